"""What lies between a session and the widgets of the game page: log lines, interaction, modes."""
