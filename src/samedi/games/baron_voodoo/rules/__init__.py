"""The rules of Baron Voodoo, compiled, one module a chapter of the rulebook.

`state` is the table of contents: whose turn, which question, what follows. `board` holds the fields that all share.
`filling` fills the board, `capturing` is the jump, `powers` are the powers of the dice, `loas` is what the loas do,
`zones` counts, `playout` serves searches.
"""
