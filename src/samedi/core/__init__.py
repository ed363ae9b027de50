"""The contract between the games and everything that plays, shows or stores them.

A type sheet (`x.pxd`) beside a module lets Cython compile the module. A sheet `x_c.pxd` holds inline C functions, which
compiled modules use in place of the Python module `x` (`cimport x_c as x`).
"""
