"""All steps of the game in the order of frames.py."""

from __future__ import annotations

from typing import Any

from rules.core import Step
from rules.res_arcana.attack import Attacked, LifeLossPayment, ReactAttack
from rules.res_arcana.collect import Collect, CursedForge, TakeOrLeave
from rules.res_arcana.costs import CostTurnTarget, DestroyTarget, DiscardCard, SameTypeAmount
from rules.res_arcana.effects import (
    ChooseComponent,
    ChooseEssences,
    ChooseRival,
    CollectChoose,
    OtherType,
    StraightenTarget,
)
from rules.res_arcana.match import DuelFirstPlayer, DuelPick
from rules.res_arcana.placing import Payment, PlaceCard
from rules.res_arcana.powers import CarryOut
from rules.res_arcana.preparation import (
    ChooseMage,
    ChooseMagicItem,
    ChooseStarterSet,
    DealSets,
    DraftPick,
    DrawHands,
    PassPackets,
    RevealMages,
)
from rules.res_arcana.reorder import ReorderDeck, ReorderOrder
from rules.res_arcana.turn import DiscardGain, NextTurn, PassItem, RefillMonument, StartRound, TakeAction
from rules.res_arcana.victory import CheckVictory, CleanUp, DecideVictory, GoldenStatue

STEPS: tuple[Step[Any], ...] = (
    ChooseMage(),
    ChooseStarterSet(),
    ChooseMagicItem(),
    DraftPick(),
    DuelPick(),
    DuelFirstPlayer(),
    TakeOrLeave(),
    CollectChoose(),
    ChooseEssences(),
    CursedForge(),
    TakeAction(),
    Payment(),
    DiscardGain(),
    CostTurnTarget(),
    DestroyTarget(),
    DiscardCard(),
    SameTypeAmount(),
    OtherType(),
    StraightenTarget(),
    PlaceCard(),
    ChooseRival(),
    ChooseComponent(),
    ReorderDeck(),
    ReorderOrder(),
    ReactAttack(),
    LifeLossPayment(),
    PassItem(),
    GoldenStatue(),
    CarryOut(),
    DealSets(),
    PassPackets(),
    DrawHands(),
    RevealMages(),
    StartRound(),
    Collect(),
    NextTurn(),
    RefillMonument(),
    Attacked(),
    CheckVictory(),
    DecideVictory(),
    CleanUp(),
)
