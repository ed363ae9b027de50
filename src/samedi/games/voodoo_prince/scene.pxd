# Type sheet of scene.py: no types, it is compiled as it is.
