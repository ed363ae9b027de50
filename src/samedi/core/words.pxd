# Type sheet of words.py: no types, it is compiled as it is.
