"""One folder a game. Folders in the directories of SAMEDI_GAMES belong here too."""

import os

__path__.extend(os.path.abspath(folder) for folder in os.environ.get("SAMEDI_GAMES", "").split(os.pathsep) if folder)
