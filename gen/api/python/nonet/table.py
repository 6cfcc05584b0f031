"""Many puzzles as columns: numbers and texts in buffers of their own, no object a puzzle."""
from __future__ import annotations

from array import array
from collections.abc import Iterable, Sequence
from typing import Any, Optional, Union

from ._generate import new_generator
from ._library import Failure, ffi, lib
from ._puzzle import Puzzle

_REAL = {"se", "minutes"}
_WHOLE = {"givens", "score", "seed", "index"}

FIELDS = ("puzzle", "solution", "variant", "givens", "symmetry", "level", "score", "hardest", "minutes")


class _Texts:
    """Texts one behind another, as Arrow keeps them: where each begins, and all bytes."""

    def __init__(self) -> None:
        self.offsets = array("i", [0])
        self.data = bytearray()

    def add(self, value: bytes) -> None:
        self.data += value
        self.offsets.append(len(self.data))

    def list(self) -> list[str]:
        text = self.data.decode("utf-8")
        ends = self.offsets
        if len(text) == len(self.data):
            return [text[ends[i]:ends[i + 1]] for i in range(len(ends) - 1)]
        return [self.data[ends[i]:ends[i + 1]].decode("utf-8") for i in range(len(ends) - 1)]


class Table:
    """Columns by name. Numbers that are not known are nan, whole ones -1."""

    def __init__(self, fields: Sequence[str] = FIELDS):
        known = {ffi.string(lib.nonet_list_name(lib.NONET_FIELDS, i)).decode() for i in range(_count_fields())}
        for name in fields:
            if name not in known:
                raise ValueError(f"no field is named {name!r}; there are {', '.join(sorted(known))}")
        self.fields = tuple(fields)
        self._columns: dict[str, Any] = {
            name: array("d") if name in _REAL else array("q") if name in _WHOLE else _Texts() for name in fields
        }
        self._keys = [(name.encode(), self._columns[name]) for name in fields]
        self._room = 4096
        self._buffer = ffi.new("char[]", self._room)
        self._rows = 0

    def __len__(self) -> int:
        return self._rows

    def _add(self, handle: Any) -> None:
        for key, column in self._keys:
            length = lib.nonet_puzzle_field(handle, key, self._buffer, self._room)
            if length >= self._room:
                self._room = 2 * length
                self._buffer = ffi.new("char[]", self._room)
                length = lib.nonet_puzzle_field(handle, key, self._buffer, self._room)
            value = ffi.buffer(self._buffer, length)[:]
            if isinstance(column, _Texts):
                column.add(value)
            elif column.typecode == "d":
                column.append(float(value) if value else float("nan"))
            else:
                column.append(int(value) if value else -1)
        self._rows += 1

    def column(self, name: str) -> Union[Sequence[float], Sequence[int], list[str]]:
        column = self._columns[name]
        return column.list() if isinstance(column, _Texts) else column

    def to_pandas(self) -> Any:
        """A pandas.DataFrame; numbers share the table's memory."""
        import numpy  # pyright: ignore[reportMissingImports]
        import pandas  # pyright: ignore[reportMissingImports]

        data = {
            name: pandas.array(column.list(), dtype="string") if isinstance(column, _Texts) else numpy.frombuffer(column, column.typecode)
            for name, column in self._columns.items()
        }
        return pandas.DataFrame(data, copy=False)

    def to_arrow(self) -> Any:
        """A pyarrow.Table over the table's own buffers."""
        import pyarrow  # pyright: ignore[reportMissingImports]

        def convert(column: Any) -> Any:
            if isinstance(column, _Texts):
                buffers = [None, pyarrow.py_buffer(column.offsets), pyarrow.py_buffer(column.data)]
                return pyarrow.StringArray.from_buffers(len(column.offsets) - 1, buffers[1], buffers[2])
            kind = pyarrow.float64() if column.typecode == "d" else pyarrow.int64()
            return pyarrow.Array.from_buffers(kind, len(column), [None, pyarrow.py_buffer(column)])

        return pyarrow.table({name: convert(column) for name, column in self._columns.items()})


def _count_fields() -> int:
    count = 0
    while lib.nonet_list_name(lib.NONET_FIELDS, count) != ffi.NULL:
        count += 1
    return count


def collect(puzzles: Iterable[Puzzle], fields: Sequence[str] = FIELDS) -> Table:
    """A table of puzzles that exist."""
    table = Table(fields)
    for puzzle in puzzles:
        table._add(puzzle._handle)
    return table


def generate(number: int, *, fields: Optional[Sequence[str]] = None, grade: bool = True, **options: Any) -> Table:
    """A table of new puzzles, by the options of nonet.generate. Ctrl-C ends the work."""
    table = Table(fields or FIELDS)
    generator = new_generator(number, {"grade": grade, **options})
    raised: list[BaseException] = []

    def keep(exception: type, value: BaseException, _traceback: Any) -> None:
        raised.append(value)

    @ffi.callback("int(void *, const nonet_puzzle *)", error=1, onerror=keep)
    def receive(_context: Any, handle: Any) -> int:
        table._add(handle)
        return 0

    @ffi.callback("int(void *, uint64_t, uint64_t)", error=1, onerror=keep)
    def look(_context: Any, _done: int, _total: int) -> int:
        return 0  # entering Python is enough: a Ctrl-C that waits is raised here

    failure = Failure()
    status = lib.nonet_generate(generator, receive, look, ffi.NULL, failure.at)
    if raised:
        raise raised[0]
    failure.check(status)
    return table
