"""Reads which declarations a source file has and uses from the index store that the compiler writes beside a debug build."""

import ctypes
import json
import subprocess
from ctypes import byref, c_bool, c_char_p, c_int, c_int64, c_size_t, c_uint, c_uint64, c_void_p
from pathlib import Path
from typing import NamedTuple

# A kind of dependency of a unit, roles of a symbol in a record, and roles of one symbol for another, from indexstore.h.
RECORD = 2
DECLARATION = 0b11
REFERENCE = 0b100
CHILD = 1 << 9
BASE = 1 << 10
OVERRIDDEN = 1 << 11
CALLED = 1 << 13
EXTENDED = 1 << 14
ACCESSOR = 1 << 15
CONTAINED = 1 << 16


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
    "record_reader_occurrences_apply_f": (c_bool, c_void_p, c_void_p, c_void_p),
    "occurrence_get_symbol": (c_void_p, c_void_p),
    "occurrence_get_roles": (c_uint64, c_void_p),
    "occurrence_get_line_col": (None, c_void_p, c_void_p, c_void_p),
    "occurrence_relations_apply_f": (c_bool, c_void_p, c_void_p, c_void_p),
    "symbol_relation_get_roles": (c_uint64, c_void_p),
    "symbol_relation_get_symbol": (c_void_p, c_void_p),
    "symbol_get_kind": (c_int, c_void_p),
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


class Occurrence(NamedTuple):
    """A place in a file at which a symbol is declared or used, with its roles for other symbols by their USRs."""

    usr: str
    name: str
    kind: int
    roles: int
    line: int
    relations: list


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

    def records(self, path, module):
        """Returns readers of the records of a source file of a module."""
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
        names, readers = [], []

        def add_dependency(dependency):
            if self.unit_dependency_get_kind(dependency) == RECORD:
                names.append(str(self.unit_dependency_get_name(dependency)))

        self.unit_reader_dependencies_apply_f(unit, None, applier(add_dependency))
        for record in names:
            readers.append(self.record_reader_create(self.store, record.encode(), None))
            if not readers[-1]:
                raise MissingIndex(f"the index of {path.name} is incomplete")
        return readers

    def read(self, path, module):
        """Returns the index of a source file of a module."""
        index = FileIndex(set(), {})

        def add_symbol(symbol):
            usr, name = str(self.symbol_get_usr(symbol)), str(self.symbol_get_name(symbol))
            if self.symbol_get_roles(symbol) & DECLARATION:
                index.declared.add(usr)
            if self.symbol_get_roles(symbol) & REFERENCE or self.symbol_get_related_roles(symbol) & OVERRIDDEN:
                index.used[usr] = name

        for reader in self.records(path, module):
            self.record_reader_symbols_apply_f(reader, True, None, applier(add_symbol))
        return index

    def occurrences(self, path, module):
        """Returns all occurrences of symbols in a source file of a module."""
        found = []

        def usr(symbol):
            return str(self.symbol_get_usr(symbol))

        def add_occurrence(occurrence):
            symbol, line, relations = self.occurrence_get_symbol(occurrence), c_uint(), []

            def add_relation(relation):
                other = self.symbol_relation_get_symbol(relation)
                relations.append((self.symbol_relation_get_roles(relation), usr(other)))

            self.occurrence_relations_apply_f(occurrence, None, applier(add_relation))
            self.occurrence_get_line_col(occurrence, byref(line), None)
            name, kind = str(self.symbol_get_name(symbol)), self.symbol_get_kind(symbol)
            roles = self.occurrence_get_roles(occurrence)
            found.append(Occurrence(usr(symbol), name, kind, roles, line.value, relations))

        for reader in self.records(path, module):
            self.record_reader_occurrences_apply_f(reader, None, applier(add_occurrence))
        return found


def applier(body):
    """Returns `body`, which gets one object, as a function that the library calls for each object until it returns false."""

    def apply(_, each):
        body(each)
        return True

    return ctypes.CFUNCTYPE(c_bool, c_void_p, c_void_p)(apply)
