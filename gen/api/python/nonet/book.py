"""Books: a YAML config in, PDF files out."""
from __future__ import annotations

import json
import os
from collections.abc import Callable, Mapping
from typing import Any, Optional, Union

from ._library import Failure, bytes_of, ffi, lib, text_of
from ._stop import interruptible

Progress = Callable[[int, int], None]


def _open(config: Union[str, os.PathLike[str]], overrides: Optional[Mapping[str, Any]]) -> Any:
    failure = Failure()
    kept = [ffi.new("char[]", f"{key}={value}".encode("utf-8")) for key, value in (overrides or {}).items()]
    texts = ffi.new("const char *[]", kept) if kept else ffi.NULL
    name = os.fspath(config)
    if "\n" in name:
        data = name.encode("utf-8")
        handle = lib.nonet_book_open_text(b"config", data, len(data), texts, len(kept), failure.at)
    else:
        handle = lib.nonet_book_open(os.fsencode(name), texts, len(kept), failure.at)
    return failure.handle(handle, lib.nonet_book_drop)


def _run(book: Any, where: Any, profile: Optional[str], threads: int, progress: Optional[Progress]) -> dict[str, Any]:
    failure = Failure()
    raised: list[BaseException] = []

    def keep(_type: Any, value: BaseException, _traceback: Any) -> None:
        raised.append(value)

    @ffi.callback("int(void *, uint64_t, uint64_t)", error=1, onerror=keep)
    def report(_context: Any, done: int, total: int) -> int:
        if progress:
            progress(done, total)
        return 0

    work = lambda: lib.nonet_book_make(book, where, bytes_of(profile), threads, report, ffi.NULL, failure.at)  # noqa: E731
    status = interruptible(work)
    if raised:
        raise raised[0]
    failure.check(status)
    text = lib.nonet_book_report(book)
    return json.loads(text_of(text)) if text != ffi.NULL else {}


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
    and check it, but write nothing. set: overrides, {"page.trim": "A4"}. What progress raises ends
    the work, and so does Ctrl-C; nothing is written then."""
    where = ffi.NULL if directory is None else os.fsencode(directory)
    return _run(_open(config, set), where, profile, threads, progress)


def files(
    config: Union[str, os.PathLike[str]],
    *,
    set: Optional[Mapping[str, Any]] = None,
    profile: Optional[str] = None,
    threads: int = 0,
    progress: Optional[Progress] = None,
) -> dict[str, bytes]:
    """Make a book in memory: the bytes of its files by their names, the PDFs, the manifest …"""
    book, found = _open(config, set), {}
    _run(book, ffi.NULL, profile, threads, progress)
    length = ffi.new("size_t *")
    while (data := lib.nonet_book_file(book, len(found), length)) != ffi.NULL:
        name = text_of(lib.nonet_book_file_name(book, len(found)))
        found[name] = bytes(ffi.buffer(data, length[0]))
    return found
