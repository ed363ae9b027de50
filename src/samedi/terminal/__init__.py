"""Play in the terminal, on the full screen (Textual) or line by line. Both draw Scenes and know no game."""
