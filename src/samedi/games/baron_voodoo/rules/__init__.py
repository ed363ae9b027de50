"""The rules of Baron Voodoo, compiled, one module for each chapter of the rulebook.

`state` is the table of contents: whose turn it is, which question is asked, what follows. `board` holds the fields
that all chapters share. `filling` fills the board, `capturing` is the jump, `powers` says which powers may be used and
`loas` carries them out, `zones` holds the effects of captured dice, `combos` lays dice together and counts at the end,
`playout` serves searches.
"""
