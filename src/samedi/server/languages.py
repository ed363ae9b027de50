"""The languages that the server speaks."""

import re

LANGUAGES = ("en", "ja", "de", "fr")


def language_of(accept_language: str) -> str:
    """Return the first language of a browser's list that the server speaks, or English."""
    for part in accept_language[:200].split(","):
        lang = re.split("[^a-z]", part.strip().lower())[0]
        if lang in LANGUAGES:
            return lang
    return "en"
