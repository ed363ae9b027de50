"""The rules of Voodoo Pirates, compiled, one module a chapter of the rulebook.

`state` is the table of contents: whose turn, which question, what follows. `rounds` leads through a round; `barrels`,
`actions`, `ritual`, `voyage` and `broadside` are its parts. `sea` moves ships, `objects` are the object cards, `cursed`
are the Cursed Pirates, `chance` is what is drawn and rolled, `scoring` is the end. `table` holds the fields that all
share. `object_tracking` notes who can know where an object lies; `worlds` and `playout` serve searches.
"""
