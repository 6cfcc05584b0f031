"""Puzzles: one of them, many from a file, and their way to text and pictures."""
from __future__ import annotations

import json
import os
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any, Optional, Union

from ._library import Failure, bytes_of, ffi, lib, set_options, text_of

if TYPE_CHECKING:
    from ._path import Path


class Puzzle:
    """A sudoku puzzle, its solution, and what is known of it.

    >>> Puzzle("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79").count()
    1

    givens: one line of digits, '.' or '0' for an empty cell, letters above 9. variant: the board's
    name ("6x6"); None takes the plain one of that size."""

    __slots__ = ("_handle",)

    def __init__(self, givens: Optional[str] = None, variant: Optional[str] = None):
        failure = Failure()
        self._handle = failure.handle(
            lib.nonet_puzzle_create(bytes_of(variant), bytes_of(givens), failure.at), lib.nonet_puzzle_drop
        )

    @classmethod
    def _copy_of(cls, handle: Any) -> "Puzzle":
        self = cls.__new__(cls)
        copy = lib.nonet_puzzle_copy(handle)
        if copy == ffi.NULL:
            raise MemoryError
        self._handle = ffi.gc(copy, lib.nonet_puzzle_drop)
        return self

    @classmethod
    def parse(cls, text: str, format: Optional[str] = None, variant: Optional[str] = None) -> "Puzzle":
        """The first puzzle of a text in any format that Nonet reads."""
        for puzzle in parse(text, format, variant):
            return puzzle
        raise ValueError("the text has no puzzle")

    def copy(self) -> "Puzzle":
        return Puzzle._copy_of(self._handle)

    # ---- what is known ----

    def field(self, name: str) -> str:
        """A field as text, as tsv has it; '' where it is not known. Names: nonet.names("fields")."""
        key = name.encode()
        room = 256
        while True:
            buffer = ffi.new("char[]", room)
            length = lib.nonet_puzzle_field(self._handle, key, buffer, room)
            if length < room:
                return text_of(buffer)
            room = length + 1

    def _number(self, name: str, kind: Any) -> Any:
        text = self.field(name)
        return kind(text) if text else None

    @property
    def variant(self) -> str:
        return text_of(lib.nonet_puzzle_variant(self._handle))

    @property
    def size(self) -> int:
        """How many digits the board has."""
        return int(lib.nonet_puzzle_size(self._handle))

    @property
    def givens(self) -> str:
        return self.field("puzzle")

    @property
    def solution(self) -> Optional[str]:
        """None before solve() or grade()."""
        return self.field("solution") or None

    @property
    def level(self) -> Optional[str]:
        return self.field("level") or None

    @property
    def score(self) -> Optional[int]:
        return self._number("score", int)

    @property
    def se(self) -> Optional[float]:
        return self._number("se", float)

    @property
    def minutes(self) -> Optional[float]:
        return self._number("minutes", float)

    @property
    def hardest(self) -> Optional[str]:
        """The hardest technique of the solution path."""
        return self.field("hardest") or None

    @property
    def symmetry(self) -> Optional[str]:
        return self.field("symmetry") or None

    @property
    def constraints(self) -> list[dict[str, Any]]:
        """Cages, lines, dots and rules, as the JSON records have them."""
        text = self.field("constraints")
        return json.loads(text) if text else []

    def to_dict(self) -> dict[str, Any]:
        """All of it, as a JSON record."""
        return json.loads(self.to("json"))

    def __len__(self) -> int:
        return int(lib.nonet_puzzle_cells(self._handle))

    def __getitem__(self, cell: int) -> int:
        """The given of a cell, counted row by row from 0; 0 for none."""
        if not 0 <= cell < len(self):
            raise IndexError(f"cell {cell}: the board has cells 0 to {len(self) - 1}")
        return int(lib.nonet_puzzle_given(self._handle, cell))

    def __setitem__(self, cell: int, digit: int) -> None:
        if not 0 <= cell < len(self):
            raise IndexError(f"cell {cell}: the board has cells 0 to {len(self) - 1}")
        failure = Failure()
        failure.check(lib.nonet_puzzle_set_given(self._handle, cell, digit, failure.at))

    def _key(self) -> str:
        return f"{self.variant}|{self.givens}|{self.field('constraints')}"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Puzzle) and self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self._key())

    def __repr__(self) -> str:
        known = [f"{name}={value!r}" for name in ("variant", "level") if (value := getattr(self, name))]
        return f"Puzzle({', '.join([repr(self.givens), *known])})"

    def __reduce__(self) -> Any:
        return (Puzzle.parse, (self.to("json"), "json"))

    # ---- solving ----

    def count(self, limit: int = 2) -> int:
        """How many solutions, counted up to a limit."""
        return int(lib.nonet_count(self._handle, limit))

    def solve(self) -> str:
        """The solution. NonetError where there is none, or more than one."""
        failure = Failure()
        failure.check(lib.nonet_solve(self._handle, failure.at))
        return self.field("solution")

    def is_minimal(self) -> bool:
        """Is every given and every constraint needed?"""
        answer = lib.nonet_is_minimal(self._handle)
        if answer < 0:
            raise ValueError("the puzzle has not exactly one solution")
        return bool(answer)

    def grade(self, **options: Any) -> "Puzzle":
        """Fill level, score, se, hardest, minutes and symmetry; gives the puzzle itself.

        options: those of `nonet grade`: scale, without, no_uniqueness …"""
        failure = Failure()
        grader = failure.handle(lib.nonet_grader_create(failure.at), lib.nonet_grader_drop)
        set_options(lib.nonet_grader_set, grader, options)
        failure.check(lib.nonet_grade(grader, self._handle, failure.at))
        return self

    def canon(self) -> "Puzzle":
        """The canonical form, the same for all equivalent puzzles."""
        copy, failure = self.copy(), Failure()
        failure.check(lib.nonet_canon(copy._handle, ffi.NULL, failure.at))
        return copy

    def automorphisms(self) -> int:
        copy, failure, count = self.copy(), Failure(), ffi.new("uint64_t *")
        failure.check(lib.nonet_canon(copy._handle, count, failure.at))
        return int(count[0])

    def shuffle(self, seed: int = 0) -> "Puzzle":
        """An equivalent puzzle, which the seed alone decides."""
        copy, failure = self.copy(), Failure()
        failure.check(lib.nonet_shuffle(copy._handle, seed, failure.at))
        return copy

    def path(self, language: Optional[str] = None, **options: Any) -> "Path":
        """The solution path, a step at a time."""
        from ._path import Path

        return Path(self, language, options)

    def hint(self, language: Optional[str] = None) -> Optional[str]:
        """What to do next and why; None where the puzzle is solved or the techniques find nothing."""
        for step in self.path(language):
            return step.sentence
        return None

    # ---- out of it ----

    def to(self, format: str) -> str:
        """The puzzle in a text format ("grid", "json", "sdk" …)."""
        return write([self], format)

    def draw(self, device: str = "svg", **options: Any) -> bytes:
        """A picture: "svg", "png", "pdf" or "text", with the options of `nonet draw`."""
        failure = Failure()
        drawing = failure.handle(lib.nonet_drawing_create(device.encode(), failure.at), lib.nonet_drawing_drop)
        set_options(lib.nonet_drawing_set, drawing, options)
        failure.check(lib.nonet_drawing_add(drawing, self._handle, failure.at))
        length = ffi.new("size_t *")
        data = lib.nonet_drawing_finish(drawing, length, failure.at)
        if data == ffi.NULL:
            raise failure.exception()
        return bytes(ffi.buffer(data, length[0]))

    def _repr_svg_(self) -> str:
        return self.draw("svg").decode("utf-8")


def _read(reader: Any) -> Iterator[Puzzle]:
    while True:
        puzzle, failure = Puzzle(), Failure()
        status = lib.nonet_reader_next(reader, puzzle._handle, failure.at)
        if status == lib.NONET_END:
            return
        failure.check(status)
        yield puzzle


def parse(text: str, format: Optional[str] = None, variant: Optional[str] = None) -> Iterator[Puzzle]:
    """The puzzles of a text, one after another; the format is recognised."""
    data, failure = text.encode("utf-8"), Failure()
    return _read(failure.handle(
        lib.nonet_reader_open_text(b"text", data, len(data), bytes_of(format), bytes_of(variant), failure.at),
        lib.nonet_reader_drop,
    ))


def read(path: Union[str, os.PathLike[str]], format: Optional[str] = None, variant: Optional[str] = None) -> Iterator[Puzzle]:
    """The puzzles of a file, one after another."""
    failure = Failure()
    return _read(failure.handle(
        lib.nonet_reader_open(os.fsencode(path), bytes_of(format), bytes_of(variant), failure.at), lib.nonet_reader_drop
    ))


def write(puzzles: Iterable[Puzzle], format: str = "json") -> str:
    """A text of puzzles in a format."""
    failure = Failure()
    writer = failure.handle(lib.nonet_writer_create(format.encode(), failure.at), lib.nonet_writer_drop)
    for puzzle in puzzles:
        lib.nonet_writer_put(writer, puzzle._handle)
    text = lib.nonet_writer_finish(writer, ffi.NULL, failure.at)
    if text == ffi.NULL:
        raise failure.exception()
    return text_of(text)
