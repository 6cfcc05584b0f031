"""Puzzles: one of them, many from a file, and their way to text and pictures."""
from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, Optional, TypeVar, Union

from ._library import Cancelled, Failure, bytes_of, encoded, ffi, lib, set_options, text_of
from ._stop import interruptible

if TYPE_CHECKING:
    from ._path import Path

Answer = TypeVar("Answer")


class Puzzle:
    """A sudoku puzzle, its solution, and what is known of it.

    >>> Puzzle("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79").count()
    1

    givens: one line of digits, '.' or '0' for an empty cell, letters above 9; None is an empty board.
    variant: the board's name ("6x6"); None takes the plain one of that size. Boards without a name
    have regions (a letter for each cell), grids (["r1c1", "r7c7"]) or extra houses (["diagonal"])."""

    __slots__ = ("_handle",)

    def __init__(
        self,
        givens: Optional[str] = None,
        variant: Optional[str] = None,
        *,
        regions: Optional[str] = None,
        grids: Optional[Sequence[str]] = None,
        houses: Sequence[str] = (),
    ):
        failure = Failure()
        cells = bytes_of(givens, "givens must be a str of digits, with '.' or '0' for an empty cell")
        parts = [f"regions={regions}"] if regions else []
        parts += [f"grids={','.join(grids)}"] if grids else []
        parts += [f"houses={house}" for house in houses]
        if parts:
            parts += [f"variant={variant}"] if variant else []
            kept = [ffi.new("char[]", part.encode("utf-8")) for part in parts]
            handle = lib.nonet_puzzle_create_board(ffi.new("const char *[]", kept), len(kept), cells, failure.at)
        else:
            handle = lib.nonet_puzzle_create(bytes_of(variant, "variant must be a str"), cells, failure.at)
        self._handle = failure.handle(handle, lib.nonet_puzzle_drop)

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
        """The one puzzle of a text in any format that Nonet reads."""
        self, failure = cls.__new__(cls), Failure()
        handle = lib.nonet_puzzle_parse(encoded(text, "text must be a str"), bytes_of(format), bytes_of(variant), failure.at)
        self._handle = failure.handle(handle, lib.nonet_puzzle_drop)
        return self

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
        """Cages, lines, dots and rules, a JSON record each. Add with add(), remove with remove()."""
        found, buffer = [], ffi.new("char[]", 4096)
        for i in range(lib.nonet_puzzle_constraint_count(self._handle)):
            length = lib.nonet_puzzle_constraint(self._handle, i, buffer, len(buffer))
            if length >= len(buffer):
                buffer = ffi.new("char[]", length + 1)
                lib.nonet_puzzle_constraint(self._handle, i, buffer, len(buffer))
            found.append(json.loads(text_of(buffer)))
        return found

    def add(self, kind: str, cells: Optional[Sequence[str]] = None, **fields: Any) -> "Puzzle":
        """Add a constraint; gives the puzzle itself: add("cage", ["r1c1", "r1c2"], sum=9),
        add("sandwich", line="r3", sum=12), add("anti-knight"), add("white-dot", all=True)."""
        failure = Failure()
        record = {"kind": kind, **({} if cells is None else {"cells": list(cells)}), **fields}
        failure.check(lib.nonet_puzzle_add_constraint(self._handle, json.dumps(record, separators=(",", ":")).encode("utf-8"), failure.at))
        return self

    def remove(self, index: int) -> "Puzzle":
        """Remove the constraint of this index in `constraints`; gives the puzzle itself."""
        failure = Failure()
        if not 0 <= index < lib.nonet_puzzle_constraint_count(self._handle):
            raise IndexError(f"there is no constraint {index}")
        failure.check(lib.nonet_puzzle_remove_constraint(self._handle, index, failure.at))
        return self

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

    def _run(self, work: Callable[[], Answer], long: bool = False) -> Answer:
        """What may take long is done where Ctrl-C ends it. A classic board never takes long."""
        return interruptible(work) if long or self.variant != "classic" else work()

    def count(self, limit: int = 2) -> int:
        """How many solutions, counted up to a limit."""
        found = self._run(lambda: int(lib.nonet_count(self._handle, limit)), limit > 1000)
        if found == 2**64 - 1:
            raise Cancelled("cancelled")
        return found

    def solve(self) -> str:
        """The solution. NoSolution or NotUnique where there is not exactly one."""
        failure = Failure()
        failure.check(self._run(lambda: lib.nonet_solve(self._handle, failure.at)))
        return self.field("solution")

    def solutions(self, limit: int = 10) -> list[str]:
        """The solutions, at most this many."""
        found: list[str] = []

        @ffi.callback("int(void *, const nonet_puzzle *)", error=1)
        def receive(_context: Any, handle: Any) -> int:
            found.append(Puzzle._copy_of(handle).field("solution"))
            return 0

        failure = Failure()
        work = lambda: lib.nonet_each_solution(self._handle, limit, receive, ffi.NULL, failure.at)  # noqa: E731
        failure.check(self._run(work, limit > 1000))
        return found

    def is_minimal(self) -> bool:
        """Is every given and every constraint needed?"""
        answer = self._run(lambda: lib.nonet_is_minimal(self._handle))
        if answer < 0:
            raise ValueError("the puzzle has not exactly one solution")
        return bool(answer)

    def minimize(self, seed: int = 0) -> "Puzzle":
        """A puzzle without the givens and constraints that are not needed; the seed decides which stay."""
        copy, failure = self.copy(), Failure()
        failure.check(self._run(lambda: lib.nonet_minimize(copy._handle, seed, failure.at)))
        return copy

    def dig(self, seed: int = 0, givens: int = 0, symmetry: Optional[str] = None) -> "Puzzle":
        """A puzzle with givens removed at random while there is one solution, down to a number of givens."""
        copy, failure = self.copy(), Failure()
        failure.check(self._run(lambda: lib.nonet_dig(copy._handle, seed, givens, bytes_of(symmetry), failure.at)))
        return copy

    def full_board(self, seed: int = 0) -> "Puzzle":
        """A random full board that obeys this puzzle's houses and constraints."""
        copy, failure = self.copy(), Failure()
        failure.check(self._run(lambda: lib.nonet_full_board(copy._handle, seed, failure.at)))
        return copy

    def grade(self, **options: Any) -> "Puzzle":
        """Fill level, score, se, hardest, minutes and symmetry; gives the puzzle itself.

        options: those of `nonet grade`: scale, without, no_uniqueness …"""
        failure = Failure()
        grader = failure.handle(lib.nonet_grader_create(failure.at), lib.nonet_grader_drop)
        set_options(lib.nonet_grader_set, grader, options)
        failure.check(self._run(lambda: lib.nonet_grade(grader, self._handle, failure.at), bool(options.get("se_full"))))
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
        drawing = failure.handle(lib.nonet_drawing_create(encoded(device, "device must be a str"), failure.at), lib.nonet_drawing_drop)
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
    data, failure = encoded(text, "text must be a str"), Failure()
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
    writer = failure.handle(lib.nonet_writer_create(encoded(format, "format must be a str"), failure.at), lib.nonet_writer_drop)
    for puzzle in puzzles:
        lib.nonet_writer_put(writer, puzzle._handle)
    text = lib.nonet_writer_finish(writer, ffi.NULL, failure.at)
    if text == ffi.NULL:
        raise failure.exception()
    return text_of(text)
