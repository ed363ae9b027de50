# Type sheet of session.py: no types, it is compiled as it is.
