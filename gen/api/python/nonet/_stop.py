"""Ending long calls: by Ctrl-C, at once, and by limits of time and work."""
from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Optional, TypeVar

from ._library import Failure, ffi, lib

Answer = TypeVar("Answer")

_here = threading.local()


def new_stop() -> Any:
    failure = Failure()
    return failure.handle(lib.nonet_stop_create(failure.at), lib.nonet_stop_drop)


def current_stop() -> Optional[Any]:
    return getattr(_here, "stop", None)


def use(stop: Optional[Any]) -> None:
    """Makes it the stop of this thread's calls."""
    _here.stop = stop
    lib.nonet_stop_use(ffi.NULL if stop is None else stop)


@contextmanager
def limit(seconds: float = 0, *, steps: int = 0) -> Iterator[None]:
    """Calls in the block that take longer, or more steps of work, all together, end with Cancelled.

    A step is a position of a search, or a step of a solution path. 0 means no limit.

        with nonet.limit(2):
            puzzle.solve()
    """
    before, stop = current_stop(), new_stop()
    lib.nonet_stop_after(stop, float(seconds))
    lib.nonet_stop_after_steps(stop, steps)
    use(stop)
    try:
        yield
    finally:
        use(before)


def interruptible(work: Callable[[], Answer]) -> Answer:
    """Does the work on a thread of its own, so that Ctrl-C, which only the main thread sees, ends it at once."""
    if threading.current_thread() is not threading.main_thread():
        return work()
    stop = current_stop() or new_stop()
    answers: list[Answer] = []
    failures: list[BaseException] = []

    def run() -> None:
        use(stop)
        try:
            answers.append(work())
        except BaseException as error:  # raised again where the work was asked for
            failures.append(error)
        finally:
            use(None)

    worker = threading.Thread(target=run, name="nonet", daemon=True)
    worker.start()
    try:
        worker.join()
    except BaseException:
        lib.nonet_stop_now(stop)
        worker.join()
        raise
    if failures:
        raise failures[0]
    return answers[0]
