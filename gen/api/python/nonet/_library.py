"""The shared library: where it is, and what every call of it has in common."""
from __future__ import annotations

import os
from pathlib import Path
from typing import Any, Optional

from . import _bindings

ffi: Any = _bindings.ffi

_NAMES = ("libnonet.so.0.1", "libnonet.so", "libnonet.0.1.dylib", "libnonet.dylib", "libnonet.dll")


def _load() -> Any:
    """$NONET_LIBRARY, else the copy inside the package, else the system's."""
    chosen = os.environ.get("NONET_LIBRARY")
    if chosen:
        return ffi.dlopen(chosen)
    for name in _NAMES:
        beside = Path(__file__).parent / name
        if beside.exists():
            return ffi.dlopen(str(beside))
    for name in _NAMES:
        try:
            return ffi.dlopen(name)
        except OSError:
            continue
    raise ImportError(
        "libnonet was not found: install it (package libnonet0.1, or 'make install'), "
        "or name the file in NONET_LIBRARY"
    )


lib = _load()


class NonetError(Exception):
    """What the library reports. The text has a message a line, each with its place.

    line, column: of the first message, from 1; None where it has no place."""

    def __init__(self, text: str, line: Optional[int] = None, column: Optional[int] = None):
        super().__init__(text)
        self.line = line
        self.column = column


class UsageError(NonetError, ValueError):
    """A name, an option or a config that cannot be."""


class Cancelled(NonetError):
    """The work was ended before it was done."""


class NoSolution(NonetError):
    """The puzzle breaks a rule or has no solution."""


class NotUnique(NonetError):
    """The puzzle has more than one solution."""


_CLASSES = {2: UsageError, 4: Cancelled, 6: NoSolution, 7: NotUnique}


def text_of(value: Any) -> str:
    return ffi.string(value).decode("utf-8", "replace")


def encoded(value: str, what: str) -> bytes:
    """A text for the library; what: the argument's name, and what it must be."""
    if not isinstance(value, str):
        raise TypeError(f"{what}, not {type(value).__name__}")
    return value.encode("utf-8")


def bytes_of(value: Optional[str], what: str = "this argument must be a str or None") -> Any:
    return ffi.NULL if value is None else encoded(value, what)


class Failure:
    """Room for one error: pass `.at` to a call, then check its answer."""

    def __init__(self) -> None:
        self.at = ffi.new("nonet_error *")

    def exception(self) -> NonetError:
        error = self.at
        kind = _CLASSES.get(int(error.status), NonetError)
        return kind(text_of(error.text).strip(), error.line or None, error.column or None)

    def check(self, status: int) -> None:
        if status != lib.NONET_OK:
            raise self.exception()

    def handle(self, value: Any, drop: Any) -> Any:
        """An owned handle, which Python drops with the object that keeps it."""
        if value == ffi.NULL:
            raise self.exception()
        return ffi.gc(value, drop)


def option_text(value: Any) -> str:
    """True, 7, (24, 28), ["x-wing", "skyscraper"] as the library's options write them."""
    if value is True or value is False:
        return "yes" if value else "no"
    if isinstance(value, range):
        return f"{value.start}..{value.stop - 1}"
    if isinstance(value, tuple) and len(value) == 2:
        return f"{value[0]}..{value[1]}"
    if isinstance(value, (list, set, frozenset)):
        return ",".join(str(item) for item in value)
    return str(value)


def set_options(setter: Any, handle: Any, options: dict[str, Any]) -> None:
    """Options as keyword arguments: level="hard", rate_se=True. None leaves one out."""
    for name, value in options.items():
        if value is None:
            continue
        failure = Failure()
        failure.check(setter(handle, name.replace("_", "-").encode(), option_text(value).encode("utf-8"), failure.at))
