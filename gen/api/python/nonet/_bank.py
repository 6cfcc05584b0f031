"""Banks: SQLite files of graded puzzles, no two of them equivalent."""
from __future__ import annotations

import os
from collections.abc import Iterable, Sequence
from typing import Any, Union

from ._library import Failure, ffi, lib, set_options, text_of
from ._puzzle import Puzzle
from .table import FIELDS, Table


class Bank:
    """Open with `with Bank(path, create=True) as bank:`; it is flushed and closed at the end."""

    def __init__(self, path: Union[str, os.PathLike[str]], create: bool = False):
        failure = Failure()
        self._handle = failure.handle(lib.nonet_bank_open(os.fsencode(path), int(create), failure.at), lib.nonet_bank_drop)

    def __enter__(self) -> "Bank":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        if self._handle is not None:
            self.flush()
            ffi.release(self._handle)
            self._handle = None

    def _open(self) -> Any:
        if self._handle is None:
            raise ValueError("the bank is closed")
        return self._handle

    def add(self, puzzles: Union[Puzzle, Iterable[Puzzle]]) -> int:
        """Add puzzles; gives how many were new. The others are equivalent to one that it has."""
        added, count = ffi.new("int *"), 0
        for puzzle in [puzzles] if isinstance(puzzles, Puzzle) else puzzles:
            failure = Failure()
            failure.check(lib.nonet_bank_add(self._open(), puzzle._handle, added, failure.at))
            count += added[0]
        return count

    def flush(self) -> None:
        failure = Failure()
        failure.check(lib.nonet_bank_flush(self._open(), failure.at))

    def query(self, **conditions: Any) -> list[Puzzle]:
        """Puzzles by the conditions of `nonet bank query`: level="hard", limit=10, unused=True …"""
        found: list[Puzzle] = []
        raised: list[BaseException] = []

        def keep(_type: Any, value: BaseException, _traceback: Any) -> None:
            raised.append(value)

        @ffi.callback("int(void *, const nonet_puzzle *)", error=1, onerror=keep)
        def receive(_context: Any, handle: Any) -> int:
            found.append(Puzzle._copy_of(handle))
            return 0

        failure = Failure()
        failure.check(lib.nonet_bank_set(self._open(), ffi.NULL, ffi.NULL, failure.at))
        set_options(lib.nonet_bank_set, self._open(), conditions)
        status = lib.nonet_bank_query(self._open(), receive, ffi.NULL, failure.at)
        if raised:
            raise raised[0]
        failure.check(status)
        return found

    def table(self, fields: Sequence[str] = FIELDS, **conditions: Any) -> Table:
        """The same as a table, without a Python object for each puzzle."""
        table, failure = Table(fields), Failure()
        failure.check(lib.nonet_bank_set(self._open(), ffi.NULL, ffi.NULL, failure.at))
        set_options(lib.nonet_bank_set, self._open(), conditions)
        add = ffi.addressof(lib, "nonet_table_add")
        failure.check(lib.nonet_bank_query(self._open(), add, table._handle, failure.at))
        return table

    def use(self, puzzle: Puzzle, book: str, page: int = 0) -> None:
        """Mark the bank's puzzle that is equivalent to this one as printed in a book."""
        failure = Failure()
        failure.check(lib.nonet_bank_use(self._open(), puzzle._handle, book.encode("utf-8"), page, failure.at))

    def stats(self) -> dict[str, str]:
        failure = Failure()
        text = lib.nonet_bank_stats(self._open(), failure.at)
        if text == ffi.NULL:
            raise failure.exception()
        return dict(line.split("\t", 1) for line in text_of(text).splitlines() if "\t" in line)
