"""The Python package against the command, and where a Python program would use it wrongly."""
import json
import math
import os
import pickle
import re
import signal
import subprocess
import sys
import threading
from pathlib import Path

import nonet
import pytest

TOP = Path(__file__).parents[2]
NONET = os.environ.get("NONET", str(TOP / "out" / "bin" / "nonet"))
PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
SOLUTION = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"


def command(*args, text=""):
    return subprocess.run([NONET, *args], input=text, capture_output=True, text=True, check=True).stdout


def test_puzzles_are_those_of_the_command():
    told = command("generate", "-n", "5", "--level", "hard", "--seed", "7", "--format", "json")
    made = nonet.write(nonet.generate(5, level="hard", seed=7), "json")
    assert made == told


@pytest.mark.parametrize("options, words", [
    ({"variant": "6x6", "level": "easy"}, ["--variant", "6x6", "--level", "easy"]),
    ({"givens": (26, 28)}, ["--givens", "26..28"]),
    ({"constraints": ["cage"], "level": "medium"}, ["--constraints", "cage", "--level", "medium"]),
    ({"minimal": True, "symmetry": "none"}, ["--minimal", "--symmetry", "none"]),
])
def test_options(options, words):
    told = command("generate", "-n", "2", "--seed", "3", *words, "--format", "json")
    assert nonet.write(nonet.generate(2, seed=3, **options), "json") == told


def test_threads_change_nothing():
    one = [p.givens for p in nonet.generate(60, level="medium", seed=5, threads=1)]
    assert one == [p.givens for p in nonet.generate(60, level="medium", seed=5, threads=3)]


def test_one_puzzle():
    puzzle = nonet.Puzzle(PUZZLE)
    assert (puzzle.count(), len(puzzle), puzzle.size, puzzle.variant) == (1, 81, 9, "classic")
    assert puzzle[0] == 5 and puzzle[2] == 0
    assert puzzle.solution is None
    assert puzzle.solve() == SOLUTION == puzzle.solution
    puzzle.grade()
    record = json.loads(command("grade", "--format", "json", text=PUZZLE))
    assert (puzzle.level, puzzle.score, puzzle.minutes, puzzle.hardest) == (
        record["level"], record["score"], record["minutes"], record["hardest"])
    assert puzzle.to_dict()["solution"] == SOLUTION
    puzzle[0] = 0
    assert puzzle.level is None, "what was known is forgotten"
    with pytest.raises(IndexError):
        puzzle[81]


def test_what_is_no_text_is_a_type_error():
    with pytest.raises(TypeError, match="givens must be a str of digits, .* not int"):
        nonet.Puzzle(5)
    with pytest.raises(TypeError, match="givens must .* not list"):
        nonet.Puzzle([[5, 3, 0], [6, 0, 0]])
    with pytest.raises(TypeError, match="variant must be a str, not int"):
        nonet.Puzzle(variant=9)
    with pytest.raises(TypeError, match="text must be a str, not NoneType"):
        nonet.Puzzle.parse(None)
    with pytest.raises(TypeError, match="text must be a str, not bytes"):
        nonet.parse(PUZZLE.encode())
    with pytest.raises(TypeError, match="format must be a str, not int"):
        nonet.Puzzle(PUZZLE).to(1)
    with pytest.raises(TypeError, match="device must be a str, not NoneType"):
        nonet.Puzzle(PUZZLE).draw(None)


def test_messages_name_options_without_dashes_but_commands_whole():
    with pytest.raises(nonet.UsageError, match="^number must be a whole number of at least 1, not 'x'"):
        next(nonet.generate(number="x"))
    with pytest.raises(nonet.NonetError, match="'nonet book --sheet FILE' prints puzzles"):
        nonet.book.make(PUZZLE + "\n")


def test_copies_and_equality():
    puzzle = nonet.Puzzle(PUZZLE).grade()
    again = pickle.loads(pickle.dumps(puzzle))
    assert again == puzzle and hash(again) == hash(puzzle) and again.level == puzzle.level
    assert puzzle.shuffle(4) != puzzle
    assert puzzle.shuffle(4).canon() == puzzle.canon()
    assert puzzle.automorphisms() == 1


def test_constraints_and_boards():
    puzzle = nonet.Puzzle(variant="4x4").add("cage", ["r1c1", "r1c2"], sum=3).add("anti-king")
    assert [c["kind"] for c in puzzle.constraints] == ["cage", "anti-king"]
    with pytest.raises(nonet.NonetError, match="no kind") as caught:
        puzzle.add("cgae", ["r1c1"])
    assert caught.value.column == 10
    assert [c["kind"] for c in puzzle.remove(1).constraints] == ["cage"]
    solutions = puzzle.solutions(limit=100)
    assert len(solutions) == puzzle.count(100) and all(s[:2] in ("12", "21") for s in solutions)
    assert nonet.Puzzle(regions="AABBBAACBBACCCDEECDDEEEDD").variant == "jigsaw-5"
    assert len(nonet.Puzzle(grids=["r1c1", "r7c7"])) == 153
    with pytest.raises(nonet.NonetError, match="not connected|region"):
        nonet.Puzzle(regions="AABBBACCBACDDACBDEEBDEEED")


def test_dig_and_minimize_as_the_command_does():
    board = nonet.Puzzle().full_board(seed=4)
    assert board.givens == command("board", "-n", "1", "--seed", "4", "--format", "line").strip()
    assert board.dig(seed=2, givens=30).givens == command("dig", "--seed", "2", "--givens", "30", text=board.givens).strip()
    assert board.minimize().givens == command("minimize", text=board.givens).strip()
    with pytest.raises(nonet.NotUnique):
        nonet.Puzzle("." * 81).minimize()
    with pytest.raises(nonet.NoSolution):
        nonet.Puzzle("11" + "." * 79).solve()


def test_limits():
    empty = nonet.Puzzle(variant="16x16")
    with nonet.limit(0.05), pytest.raises(nonet.Cancelled):
        empty.count(10**18)
    with nonet.limit(steps=100), pytest.raises(nonet.Cancelled):
        empty.count(10**18)
    assert empty.count(3) == 3, "the limit is over"


def test_path():
    steps = list((path := nonet.Puzzle(PUZZLE).path("de")))
    told = json.loads(command("explain", "--format", "json", "--language", "de", text=PUZZLE))["steps"]
    assert [step.data for step in steps] == told
    assert path.solved
    assert str(steps[0]) == steps[0].sentence != ""


def test_pictures():
    puzzle = nonet.Puzzle(PUZZLE)
    assert puzzle._repr_svg_().startswith("<")
    assert puzzle.draw("png", dpi=72).startswith(b"\x89PNG")
    with pytest.raises(nonet.UsageError):
        puzzle.draw("gif")


def test_formats_and_places(tmp_path):
    text = nonet.write(nonet.generate(4, level="easy", seed=1), "grid")
    assert len(list(nonet.parse(text))) == 4
    (tmp_path / "p.txt").write_text(text)
    assert [p.givens for p in nonet.read(tmp_path / "p.txt")] == [p.givens for p in nonet.parse(text)]
    bad = PUZZLE + "\n" + PUZZLE[:-1] + "x\n" + PUZZLE
    reader = nonet.parse(bad)
    next(reader)
    with pytest.raises(nonet.NonetError) as caught:
        next(reader)
    assert caught.value.line == 2 and caught.value.column == 81
    with pytest.raises(nonet.NonetError):
        list(nonet.read(tmp_path / "missing"))


def test_wrong_names():
    with pytest.raises(nonet.UsageError, match="did you mean 'hard'"):
        next(nonet.generate(1, level="harrd"))
    with pytest.raises(ValueError):
        nonet.names("colours")
    with pytest.raises(ValueError):
        nonet.table.generate(1, fields=["colour"])
    with pytest.raises(nonet.NonetError, match="more than one solution"):
        nonet.Puzzle("." * 81).solve()
    with pytest.raises(nonet.NonetError):
        list(nonet.generate(1, variant="4x4", level="extreme", tries=3))


def test_names():
    assert "classic" in nonet.names("variants")
    assert "x-wing" in nonet.names("techniques")
    assert "de" in nonet.names("languages")


def test_leaving_early_ends_the_work():
    before = threading.active_count()
    made = nonet.generate(10**7, level="extreme", threads=2)
    assert next(made).level == "extreme"
    made.close()
    assert threading.active_count() == before


@pytest.mark.parametrize("work", [
    "for p in nonet.generate(10**8, level='hard'): pass",
    "nonet.table.generate(10**8, level='hard')",
    "nonet.Puzzle(variant='16x16').count(10**18)",
])
def test_ctrl_c(work):
    # what a shell runs in the background ignores Ctrl-C, and so would this
    heard = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)"
    code = f"{heard}\nimport nonet\ntry:\n    print('on', flush=True)\n    {work}\nexcept KeyboardInterrupt:\n    print('ended', flush=True)\n"
    with subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout.readline() == "on\n"
        process.send_signal(signal.SIGINT)
        assert process.stdout.read() == "ended\n"
        assert process.wait() == 0


def test_tables():
    table = nonet.table.generate(50, level="easy..hard", seed=3, fields=("puzzle", "level", "minutes", "se", "givens"))
    puzzles = list(nonet.generate(50, level="easy..hard", seed=3))
    assert table.column("puzzle") == [p.givens for p in puzzles]
    assert list(table.column("minutes")) == [p.minutes for p in puzzles]
    assert math.isnan(table.column("se")[0])
    assert list(table.column("givens")) == [81 - p.givens.count(".") for p in puzzles]
    assert nonet.table.collect(puzzles).column("level") == table.column("level")


def test_pandas():
    pandas = pytest.importorskip("pandas")
    frame = nonet.table.generate(20, level="easy", seed=1).to_pandas()
    assert isinstance(frame, pandas.DataFrame) and len(frame) == 20
    assert set(frame["level"]) == {"easy"} and frame["minutes"].mean() > 0


def test_arrow():
    pytest.importorskip("pyarrow")
    table = nonet.table.generate(20, level="easy", seed=1).to_arrow()
    assert table.num_rows == 20 and set(table["level"].to_pylist()) == {"easy"}


def test_banks(tmp_path):
    puzzles = list(nonet.generate(10, level="easy", seed=1))
    with nonet.Bank(tmp_path / "b.bank", create=True) as bank:
        assert bank.add(puzzles) == 10
        assert bank.add(puzzles[0].shuffle(3)) == 0, "an equivalent one"
        assert len(bank.query(level="easy", limit=4)) == 4
        bank.use(puzzles[0], "Book", 3)
        assert len(bank.query(unused=True)) == 9
        assert bank.stats()
    with pytest.raises(ValueError, match="closed"):
        bank.query()
    with pytest.raises(nonet.NonetError):
        nonet.Bank(tmp_path / "missing.bank")


def test_books(tmp_path):
    done = []
    config = "book: {title: Ten}\npage: {trim: A4, profiles: [home]}\nsections:\n  - {level: easy, count: 10}\nseed: 1\n"
    report = nonet.book.make(config, tmp_path / "out", set={"page.trim": "A5"}, threads=2, progress=lambda d, t: done.append((d, t)))
    assert report["pass"] and any((tmp_path / "out").glob("*.pdf"))
    made = nonet.book.files(config)
    assert {p.name for p in (tmp_path / "out").iterdir()} == set(made)
    with pytest.raises(ZeroDivisionError):
        nonet.book.files(config, progress=lambda d, t: 1 // 0)
    with pytest.raises(nonet.NonetError) as caught:
        nonet.book.make("book: {title: x}\nsections: [{levle: easy}]\n")
    assert caught.value.line == 2


def test_guide(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    space = {}
    for code in re.findall(r"```python\n(.*?)```", (TOP / "doc" / "python.md").read_text(), re.S):
        exec(compile(code, "doc/python.md", "exec"), space)
