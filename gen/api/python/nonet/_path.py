"""Solution paths: what a person would do, step by step."""
from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Optional

from ._library import Failure, bytes_of, ffi, lib, set_options, text_of
from ._puzzle import Puzzle


@dataclass(frozen=True)
class Step:
    """technique: its name; sentence: what it does and why; data: the same as a JSON record."""

    technique: str
    sentence: str
    data: dict[str, Any]

    def __str__(self) -> str:
        return self.sentence


class Path(Iterator[Step]):
    """The steps of a puzzle, one after another. Afterwards `solved` says whether they reach the end."""

    def __init__(self, puzzle: Puzzle, language: Optional[str] = None, options: Optional[dict[str, Any]] = None):
        failure = Failure()
        grader = failure.handle(lib.nonet_grader_create(failure.at), lib.nonet_grader_drop)
        set_options(lib.nonet_grader_set, grader, options or {})
        self._handle = failure.handle(
            lib.nonet_path_create(grader, puzzle._handle, bytes_of(language), failure.at), lib.nonet_path_drop
        )

    @property
    def solved(self) -> bool:
        return bool(lib.nonet_path_is_solved(self._handle))

    def __next__(self) -> Step:
        if lib.nonet_path_next(self._handle) != lib.NONET_OK:
            raise StopIteration
        # A text is the handle's until the next call, so each is copied at once.
        return Step(self._text(lib.nonet_path_technique), self._text(lib.nonet_path_sentence),
                    json.loads(self._text(lib.nonet_path_json)))

    def _text(self, function: Any) -> str:
        text = function(self._handle)
        if text == ffi.NULL:
            raise MemoryError
        return text_of(text)
