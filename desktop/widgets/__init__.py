"""Small painted widgets that all pages share: text, buttons, cards, glyphs, amounts."""
