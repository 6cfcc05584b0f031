"""Many puzzles as columns: numbers and texts in the library's own buffers, no Python object a puzzle."""
from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Literal, Optional, Union

from ._generate import new_generator
from ._library import Failure, ffi, lib
from ._puzzle import Puzzle
from ._stop import interruptible

FIELDS = ("puzzle", "solution", "variant", "givens", "symmetry", "level", "score", "hardest", "minutes")

# With few different values: pandas keeps a number for each row.
_CATEGORIES = {"variant", "symmetry", "level", "hardest"}


class Table:
    """Columns by name. Numbers that are not known are nan, whole ones None (in a table of pandas: <NA>)."""

    def __init__(self, fields: Sequence[str] = FIELDS):
        failure = Failure()
        kept = [ffi.new("char[]", name.encode("utf-8")) for name in fields]
        self._handle = failure.handle(
            lib.nonet_table_create(ffi.new("const char *[]", kept), len(kept), failure.at), lib.nonet_table_drop
        )
        self.fields = tuple(fields)

    def __len__(self) -> int:
        return int(lib.nonet_table_rows(self._handle))

    def _add(self, handle: Any) -> None:
        if lib.nonet_table_add(self._handle, handle) != 0:
            raise MemoryError

    def _index(self, name: str) -> int:
        try:
            return self.fields.index(name)
        except ValueError:
            raise KeyError(f"the table has no column {name!r}; it has {', '.join(self.fields)}") from None

    def _texts(self, index: int) -> "tuple[Any, Any]":
        """The bytes of all texts, and where each begins, as buffers of the library."""
        at = ffi.new("const int64_t **")
        data = lib.nonet_table_texts(self._handle, index, at)
        ends = ffi.buffer(at[0], 8 * (len(self) + 1))
        return ffi.buffer(data, at[0][len(self)]), ends

    def _numbers(self, index: int) -> "tuple[Literal['q', 'd'], Any]":
        whole = lib.nonet_table_kind(self._handle, index) == lib.NONET_COLUMN_INTEGERS
        values = (lib.nonet_table_integers if whole else lib.nonet_table_reals)(self._handle, index)
        return ("q" if whole else "d"), ffi.buffer(values, 8 * len(self))

    def _is_text(self, index: int) -> bool:
        return lib.nonet_table_kind(self._handle, index) == lib.NONET_COLUMN_TEXTS

    def column(self, name: str) -> "Union[list[str], list[float], list[Optional[int]]]":
        """A column as a list."""
        index = self._index(name)
        if self._is_text(index):
            data, ends = self._texts(index)
            text, at = bytes(data), memoryview(ends).cast("q")
            return [text[at[i]:at[i + 1]].decode("utf-8") for i in range(len(self))]
        code, values = self._numbers(index)
        numbers: list[Any] = memoryview(values).cast(code).tolist()
        return numbers if code == "d" else [None if n == -(2**63) else n for n in numbers]

    def to_pandas(self) -> Any:
        """A pandas.DataFrame. Levels and the like become categories."""
        import numpy  # pyright: ignore[reportMissingImports]
        import pandas  # pyright: ignore[reportMissingImports]

        def convert(name: str) -> Any:
            index = self._index(name)
            if not self._is_text(index):
                code, values = self._numbers(index)
                numbers = numpy.frombuffer(values, code).copy()
                missing = numbers == numpy.iinfo("int64").min if code == "q" else None
                return pandas.arrays.IntegerArray(numbers, missing) if missing is not None and missing.any() else numbers
            if name in _CATEGORIES:
                return pandas.Categorical(self._fixed(index))
            return pandas.array(self.column(name), dtype="string")

        return pandas.DataFrame({name: convert(name) for name in self.fields}, copy=False)

    def _fixed(self, index: int) -> Any:
        """Short texts as a numpy array of one width, made without an object a row."""
        import numpy  # pyright: ignore[reportMissingImports]

        data, ends = self._texts(index)
        at = numpy.frombuffer(ends, "q")
        lengths = numpy.diff(at)
        width = int(lengths.max()) if len(lengths) else 1
        room = numpy.zeros((len(lengths), max(width, 1)), "u1")
        inside = numpy.arange(max(width, 1)) < lengths[:, None]
        room[inside] = numpy.frombuffer(data, "u1")
        return room.view(f"S{max(width, 1)}").ravel().astype(f"U{max(width, 1)}")

    def to_arrow(self) -> Any:
        """A pyarrow.Table over the library's buffers, which are not copied."""
        import pyarrow  # pyright: ignore[reportMissingImports]

        def share(buffer: Any) -> Any:
            address = int(ffi.cast("uintptr_t", ffi.from_buffer(buffer)))
            return pyarrow.foreign_buffer(address, len(buffer), base=self)

        def convert(index: int) -> Any:
            if self._is_text(index):
                data, ends = self._texts(index)
                return pyarrow.LargeStringArray.from_buffers(len(self), share(ends), share(data))
            code, values = self._numbers(index)
            kind = pyarrow.int64() if code == "q" else pyarrow.float64()
            return pyarrow.Array.from_buffers(kind, len(self), [None, share(values)])

        return pyarrow.table({name: convert(i) for i, name in enumerate(self.fields)})


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
    failure = Failure()

    def work() -> int:
        # The library fills the table itself: no Python runs until all are made.
        return lib.nonet_generate(generator, ffi.addressof(lib, "nonet_table_add"), ffi.NULL, table._handle, failure.at)

    failure.check(interruptible(work))
    return table
