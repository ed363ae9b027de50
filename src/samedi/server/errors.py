"""The error of a request that the server refuses."""

from samedi.core.errors import SamediError
from samedi.core.words import general_words


class ApiError(SamediError):
    """A refused request; nothing has changed. Each code has a sentence in every language (`no-CODE` in words/)."""

    def __init__(self, code: str, status: int = 409, **values: str | int) -> None:
        self.code, self.status, self.values = code, status, values
        super().__init__(self.text("en"))

    def text(self, lang: str) -> str:
        """The sentence in a language."""
        return general_words(lang).say(f"no-{self.code}", **self.values)
