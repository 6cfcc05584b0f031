"""Making puzzles, while Python does something else."""
from __future__ import annotations

import queue
import threading
from collections.abc import Callable, Iterator
from typing import Any, Optional

from ._library import Failure, ffi, lib, set_options
from ._puzzle import Puzzle
from ._stop import current_stop, use

Progress = Callable[[int, int], None]

_AHEAD = 256  # puzzles made before somebody takes them


def new_generator(number: int, options: dict[str, Any]) -> Any:
    failure = Failure()
    generator = failure.handle(lib.nonet_generator_create(failure.at), lib.nonet_generator_drop)
    set_options(lib.nonet_generator_set, generator, {"number": number, **options})
    return generator


def generate(number: int = 1, *, grade: bool = True, progress: Optional[Progress] = None, **options: Any) -> Iterator[Puzzle]:
    """Puzzles, one after another, made on threads of the library while yours goes on.

    options: those of `nonet generate` without dashes: level="hard", seed=7, variant="6x6",
    givens=(24, 28), requires=["x-wing"], minimal=True, threads=4 … The same options give the same
    puzzles. Leaving the loop, and Ctrl-C, end the work at once."""
    return _run(new_generator(number, {"grade": grade, **options}), progress)


def _run(generator: Any, progress: Optional[Progress]) -> Iterator[Puzzle]:
    made: queue.Queue[Any] = queue.Queue(_AHEAD)
    ended = threading.Event()

    def put(item: Any) -> bool:
        while not ended.is_set():
            try:
                made.put(item, timeout=0.1)
                return True
            except queue.Full:
                continue
        return False

    @ffi.callback("int(void *, const nonet_puzzle *)", error=1)
    def receive(_context: Any, handle: Any) -> int:
        return 0 if put(Puzzle._copy_of(handle)) else 1

    @ffi.callback("int(void *, uint64_t, uint64_t)", error=1)
    def report(_context: Any, done: int, total: int) -> int:
        if progress:
            progress(done, total)
        return int(ended.is_set())

    limit = current_stop()

    def work() -> None:
        failure = Failure()
        use(limit)
        status = lib.nonet_generate(generator, receive, report, ffi.NULL, failure.at)
        put(None if status == lib.NONET_OK else failure.exception())

    worker = threading.Thread(target=work, name="nonet", daemon=True)
    worker.start()
    try:
        while (item := made.get()) is not None:
            if isinstance(item, Exception):
                raise item
            yield item
    finally:
        ended.set()
        lib.nonet_generator_cancel(generator)
        worker.join()
