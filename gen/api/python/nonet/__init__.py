"""Sudoku puzzles of all sizes: solve, make, grade, explain, draw and print them.

    import nonet

    for puzzle in nonet.generate(3, level="hard", seed=1):
        print(puzzle.givens, puzzle.minutes)
"""
from __future__ import annotations

from . import book, table
from ._bank import Bank
from ._generate import generate
from ._library import Cancelled, NonetError, NoSolution, NotUnique, UsageError, ffi, lib, text_of
from ._path import Path, Step
from ._puzzle import Puzzle, parse, read, write
from ._stop import limit

__version__ = text_of(lib.nonet_version())

_LISTS = ("variants", "levels", "symmetries", "techniques", "formats", "fields", "languages", "constraints")


def names(kind: str) -> dict[str, str]:
    """The names of a list, each with what there is to say of it: "variants", "techniques" …"""
    if kind not in _LISTS:
        raise ValueError(f"no list is named {kind!r}; there are {', '.join(_LISTS)}")
    number, found = _LISTS.index(kind), {}
    while (name := lib.nonet_list_name(number, len(found))) != ffi.NULL:
        found[text_of(name)] = text_of(lib.nonet_list_doc(number, len(found)))
    return found


def count(puzzle: str, limit: int = 2) -> int:
    """How many solutions a puzzle has that is given as one line, counted up to a limit."""
    return Puzzle(puzzle).count(limit)


__all__ = [
    "Bank", "Cancelled", "NoSolution", "NonetError", "NotUnique", "Path", "Puzzle", "Step", "UsageError", "book", "count",
    "generate", "limit", "names", "parse", "read", "table", "write",
]
