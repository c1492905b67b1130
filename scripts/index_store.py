"""Reads which declarations a source file has and uses from the index store that the compiler writes beside a debug build."""

import ctypes
import json
import subprocess
from ctypes import byref, c_bool, c_char_p, c_int, c_int64, c_size_t, c_uint64, c_void_p
from pathlib import Path
from typing import NamedTuple

# A kind of dependency of a unit, and roles of a symbol in a record, from the header indexstore.h.
RECORD = 2
DECLARATION = 0b11
REFERENCE = 0b100
OVERRIDDEN = 1 << 11


class StoreText(ctypes.Structure):
    """A string that the store owns."""

    _fields_ = [("data", c_void_p), ("length", c_size_t)]

    def __str__(self):
        return ctypes.string_at(self.data, self.length).decode()


# The result and the arguments of each function of the library.
FUNCTIONS = {
    "store_create": (c_void_p, c_char_p, c_void_p),
    "store_get_unit_name_from_output_path": (c_size_t, c_void_p, c_char_p, c_char_p, c_size_t),
    "store_get_unit_modification_time": (c_bool, c_void_p, c_char_p, c_void_p, c_void_p, c_void_p),
    "unit_reader_create": (c_void_p, c_void_p, c_char_p, c_void_p),
    "unit_reader_get_main_file": (StoreText, c_void_p),
    "unit_reader_dependencies_apply_f": (c_bool, c_void_p, c_void_p, c_void_p),
    "unit_dependency_get_kind": (c_int, c_void_p),
    "unit_dependency_get_name": (StoreText, c_void_p),
    "record_reader_create": (c_void_p, c_void_p, c_char_p, c_void_p),
    "record_reader_symbols_apply_f": (c_bool, c_void_p, c_bool, c_void_p, c_void_p),
    "symbol_get_usr": (StoreText, c_void_p),
    "symbol_get_name": (StoreText, c_void_p),
    "symbol_get_roles": (c_uint64, c_void_p),
    "symbol_get_related_roles": (c_uint64, c_void_p),
}


class MissingIndex(Exception):
    """A source file has no index, or has changed since it was indexed."""


class FileIndex(NamedTuple):
    """The USRs, which are unique in a program, of the declarations in a file, and the names of those that it uses by their USR."""

    declared: set
    used: dict


class IndexStore:
    """The index store of a build folder, such as `.build/debug`, read with the library of the toolchain."""

    def __init__(self, build):
        self.build = build.resolve()
        target = subprocess.run(["swiftc", "-print-target-info"], check=True, capture_output=True, text=True).stdout
        folder = Path(json.loads(target)["paths"]["runtimeResourcePath"]).parent
        library = ctypes.CDLL(str(next(folder.glob("libIndexStore.*"))))
        for name, (result, *arguments) in FUNCTIONS.items():
            function = library["indexstore_" + name]
            function.restype, function.argtypes = result, arguments
            setattr(self, name, function)
        path = self.build / "index/store"
        self.store = self.store_create(bytes(path), None) if path.is_dir() else None
        if not self.store:
            raise MissingIndex(f"there is no index store in {self.build}")

    def read(self, path, module):
        """Returns the index of a source file of a module."""
        name = ctypes.create_string_buffer(1024)
        output = self.build / f"{module}.build/{path.name}.o"
        self.store_get_unit_name_from_output_path(self.store, bytes(output), name, len(name))
        unit = self.unit_reader_create(self.store, name, None)
        if not unit or str(self.unit_reader_get_main_file(unit)) != str(path):
            raise MissingIndex(f"{path.name} isn't in the index")
        seconds, nanoseconds = c_int64(), c_int64()
        self.store_get_unit_modification_time(self.store, name, byref(seconds), byref(nanoseconds), None)
        if seconds.value * 10**9 + nanoseconds.value < path.stat().st_mtime_ns:
            raise MissingIndex(f"{path.name} has changed since it was indexed")
        index, records = FileIndex(set(), {}), []

        def add_dependency(dependency):
            if self.unit_dependency_get_kind(dependency) == RECORD:
                records.append(str(self.unit_dependency_get_name(dependency)))

        def add_symbol(symbol):
            usr, name = str(self.symbol_get_usr(symbol)), str(self.symbol_get_name(symbol))
            if self.symbol_get_roles(symbol) & DECLARATION:
                index.declared.add(usr)
            if self.symbol_get_roles(symbol) & REFERENCE or self.symbol_get_related_roles(symbol) & OVERRIDDEN:
                index.used[usr] = name

        self.unit_reader_dependencies_apply_f(unit, None, applier(add_dependency))
        for record in records:
            reader = self.record_reader_create(self.store, record.encode(), None)
            if not reader:
                raise MissingIndex(f"the index of {path.name} is incomplete")
            self.record_reader_symbols_apply_f(reader, True, None, applier(add_symbol))
        return index


def applier(body):
    """Returns `body`, which gets one object, as a function that the library calls for each object until it returns false."""

    def apply(_, each):
        body(each)
        return True

    return ctypes.CFUNCTYPE(c_bool, c_void_p, c_void_p)(apply)
