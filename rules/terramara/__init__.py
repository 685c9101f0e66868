"""Terramara: a Bronze Age clan sends explorers along the Po, into rounds that have not come yet.

The faces of artifacts, tiles and starting cards are our own where the printed ones are not public (source =
"designed" in the TOML files); an owner of the game can enter the printed ones (`TerramaraGame.with_content`).

Where to look: `loading`, `content` and `programs` read the TOML files and compile effects, `effects` runs them;
`table`, `player` and `layout` are the data; `placement`, `crafting`, `costs`, `road`, `tracks`, `rounds`,
`characters` and `setup_steps` are the rules by subject; `turn`, `choices` and `resource_steps` ask the players.
"""

from rules.terramara.game import GAME

__all__ = ["GAME"]
