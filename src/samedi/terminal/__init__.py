"""The table in the terminal: full screen with Textual, or line by line. Drawn from Scenes and nothing else."""
