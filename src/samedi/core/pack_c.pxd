# What compiled modules use in place of pack.pack.
from cpython.ref cimport Py_INCREF
from cpython.tuple cimport PyTuple_New, PyTuple_SET_ITEM


cdef inline tuple pack(int *at, int count):
    cdef tuple packed = PyTuple_New(count)
    cdef object value
    for i in range(count):
        value = at[i]
        Py_INCREF(value)  # SET_ITEM takes a reference of its own
        PyTuple_SET_ITEM(packed, i, value)
    return packed
