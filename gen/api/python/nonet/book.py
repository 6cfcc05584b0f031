"""Books: a YAML config in, PDF files out."""
from __future__ import annotations

import json
import os
from collections.abc import Callable, Mapping
from typing import Any, Optional, Union

from ._library import Failure, bytes_of, ffi, lib, text_of

Progress = Callable[[int, int], None]


def make(
    config: Union[str, os.PathLike[str]],
    directory: Optional[Union[str, os.PathLike[str]]] = None,
    *,
    set: Optional[Mapping[str, Any]] = None,
    profile: Optional[str] = None,
    threads: int = 0,
    progress: Optional[Progress] = None,
) -> dict[str, Any]:
    """Make a book and write its files to a directory, all or none; gives the preflight report.

    config: the path of a YAML file, or its text where it has more than one line. directory None: make
    and check it, but write nothing. set: overrides, {"page.trim": "A4"}."""
    failure = Failure()
    words = [f"{key}={value}".encode("utf-8") for key, value in (set or {}).items()]
    kept = [ffi.new("char[]", word) for word in words]
    overrides = ffi.new("const char *[]", kept) if kept else ffi.NULL
    name = os.fspath(config)
    if "\n" in name:
        data = name.encode("utf-8")
        handle = lib.nonet_book_open_text(b"config", data, len(data), overrides, len(kept), failure.at)
    else:
        handle = lib.nonet_book_open(os.fsencode(name), overrides, len(kept), failure.at)
    book = failure.handle(handle, lib.nonet_book_drop)

    @ffi.callback("int(void *, uint64_t, uint64_t)", error=0)
    def report(_context: Any, done: int, total: int) -> int:
        if progress:
            progress(done, total)
        return 0

    where = ffi.NULL if directory is None else os.fsencode(directory)
    failure.check(lib.nonet_book_make(book, where, bytes_of(profile), threads, report, ffi.NULL, failure.at))
    text = lib.nonet_book_report(book)
    return json.loads(text_of(text)) if text != ffi.NULL else {}
