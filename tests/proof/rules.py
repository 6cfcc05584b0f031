"""What puzzles mean, read plainly and without any code of Nonet: boards, and every kind of constraint.

A constraint becomes rules. A rule reads its cells one after another, like a person with a finger on the
board, and remembers little: a state. `step(i, state, digit)` gives the state after cell i, or None where
the digits so far break the rule; `accepts(state)` judges the end. Rules also list pairs of cells that
must differ. Everything else (counting, encoding for other programs, checking proofs) follows from that.
"""
import json
import re


class Rule:
    def __init__(self, name, cells, start, step, accepts=lambda state: True):
        self.name, self.cells, self.start, self.step, self.accepts = name, list(cells), start, step, accepts

    def holds(self, digits):
        state = self.start
        for i, cell in enumerate(self.cells):
            state = self.step(i, state, digits[cell])
            if state is None:
                return False
        return self.accepts(state)


class Board:
    """Cells are numbers in reading order. houses: (kind, cells); differ: pairs that hold different digits."""

    def __init__(self, size, names, houses, groups=()):
        self.size, self.names, self.houses, self.groups = size, names, houses, groups
        self.place = {tuple(int(n) - 1 for n in re.match(r"r(\d+)c(\d+)$", name).groups()): i
                      for i, name in enumerate(names)}
        self.where = {i: place for place, i in self.place.items()}
        self.number = {name: i for i, name in enumerate(names)}
        self.box = {}
        for n, (kind, cells) in enumerate(houses):
            if kind == "box":
                for cell in cells:
                    self.box[cell] = n
        self.differ = set()
        for _, cells in houses:
            self.all_differ(cells)
        for cells in groups:
            self.all_differ(cells)

    def all_differ(self, cells):
        for a in cells:
            for b in cells:
                if a < b:
                    self.differ.add((a, b))

    def neighbours(self, cell, steps=((0, 1), (1, 0), (0, -1), (-1, 0))):
        row, column = self.where[cell]
        return [self.place[row + r, column + c] for r, c in steps if (row + r, column + c) in self.place]


def plain_board(size, width, height, extra=()):
    names = [f"r{r + 1}c{c + 1}" for r in range(size) for c in range(size)]
    houses = [("row", [r * size + c for c in range(size)]) for r in range(size)]
    houses += [("column", [r * size + c for r in range(size)]) for c in range(size)]
    if width:
        houses += [("box", [(top + i // width) * size + left + i % width for i in range(size)])
                   for top in range(0, size, height) for left in range(0, size, width)]
    return Board(size, names, houses + list(extra))


# ---- rules that many kinds share ----

def pair(name, a, b, good):
    return Rule(name, [a, b], (), lambda i, s, d: (d,) if i == 0 else (() if good(s[0], d) else None))


def steps(name, cells, good):
    return Rule(name, cells, 0, lambda i, last, d: d if i == 0 or good(last, d) else None)


def total(name, cells, wanted):
    return Rule(name, cells, 0, lambda i, s, d: s + d if s + d <= wanted else None, lambda s: s == wanted)


def rest_of(name, first, others, goal):
    """The digits of `first`, by goal(digits), are the sum of the others."""
    def step(i, s, d):
        if i < len(first):
            s = s + (d,)
            return s if i + 1 < len(first) else goal(s)
        return s - d if s >= d else None
    return Rule(name, list(first) + list(others), (), step, lambda s: s == 0)


def twins(name, ones, others):
    cells = [cell for both in zip(ones, others) for cell in both]
    return Rule(name, cells, 0, lambda i, s, d: d if i % 2 == 0 or d == s else None)


def fixed(name, cell, good):
    return Rule(name, [cell], 0, lambda i, s, d: 0 if good(d) else None)


# ---- kinds ----

def marked_pairs(board, constraints, kinds):
    return {frozenset(board.number[c] for c in k["cells"])
            for k in constraints if k["kind"] in kinds and "cells" in k and len(k["cells"]) == 2}


PAIRS = {
    "greater": lambda a, b: a > b,
    "consecutive": lambda a, b: abs(a - b) == 1,
    "white-dot": lambda a, b: abs(a - b) == 1,
    "black-dot": lambda a, b: a == 2 * b or b == 2 * a,
    "x": lambda a, b: a + b == 10,
    "v": lambda a, b: a + b == 5,
}


def all_others(board, constraints, kind):
    twins = {"white-dot", "black-dot"}
    marked = marked_pairs(board, constraints, twins if kind in twins else {kind})
    good = PAIRS[kind]
    return [pair(kind, a, b, lambda x, y: not good(x, y)) for a in range(len(board.names))
            for b in board.neighbours(a, ((0, 1), (1, 0))) if frozenset((a, b)) not in marked]


def seen(board, c):
    """The cells of a row or column from the side of its number on."""
    number = int(c["line"][1:]) - 1
    at = 0 if c["line"][0] == "r" else 1
    cells = [i for i in range(len(board.names)) if board.where[i][at] == number]
    return cells[::-1] if c.get("from") in ("right", "bottom") else cells


def sandwich(board, c):
    def step(i, s, d):
        ends, inside = s
        if d in (1, board.size):
            return (ends + 1, inside)
        inside += d if ends == 1 else 0
        return (ends, inside) if inside <= c["sum"] else None
    return Rule("sandwich", seen(board, c), (0, 0), step, lambda s: s[1] == c["sum"])


def x_sums(board, c):
    def step(i, s, d):
        left, sum_ = (d, 0) if i == 0 else s
        return (max(left - 1, 0), sum_ + (d if left else 0)) if sum_ <= c["sum"] else None
    return Rule("x-sums", seen(board, c), None, step, lambda s: s[1] == c["sum"])


def skyscraper(board, c):
    return Rule("skyscraper", seen(board, c), (0, 0),
                lambda i, s, d: (d, s[1] + 1) if d > s[0] else s, lambda s: s[1] == c["count"])


def numbered_room(board, c):
    def step(i, s, d):
        left = d if i == 0 else s
        return None if left == 1 and d != c["digit"] else max(left - 1, 0)
    return Rule("numbered-room", seen(board, c), 0, step, lambda s: s == 0)


def by_ends(name, cells, inner, ends=lambda low, high: True):
    def step(i, s, d):
        if i == 0:
            return (d,)
        if i == 1:
            low, high = min(s[0], d), max(s[0], d)
            return (low, high) if ends(low, high) else None
        return s if inner(s[0], s[1], d) else None
    return Rule(name, [cells[0], cells[-1]] + cells[1:-1], (), step)


def renban(cells):
    def step(i, s, d):
        if s >> d & 1:
            return None
        s |= 1 << d
        return s if s.bit_length() - (s & -s).bit_length() < len(cells) else None
    return Rule("renban", cells, 0, step)


def nabner(cells):
    return Rule("nabner", cells, 0, lambda i, s, d: None if s & (7 << d - 1) else s | 1 << d)


def three_differ(name, cells, of):
    def step(i, s, d):
        return None if of(d) in s else (s + (of(d),))[-2:]
    return Rule(name, cells, (), step)


def region_sum(board, cells):
    starts = [i for i in range(len(cells)) if i == 0 or board.box[cells[i]] != board.box[cells[i - 1]]]

    def step(i, s, d):
        goal, now = s
        if i in starts and i > 0:
            if goal is None:
                goal = now
            elif goal != now:
                return None
            now = 0
        return (goal, now + d) if goal is None or now + d <= goal else None
    return Rule("region-sum", cells, (None, 0), step, lambda s: s[0] is None or s[0] == s[1])


def zipper(cells):
    n = len(cells)
    order = [n // 2] if n % 2 else []
    for i in range(n // 2):
        order += [i, n - 1 - i]

    def step(i, s, d):
        if n % 2:
            if i == 0:
                return (d, None)
            goal, first = s
            if first is None:
                return (goal, d)
            return (goal, None) if first + d == goal else None
        goal, first = s
        if first is None:
            return (goal, d)
        return (first + d, None) if goal in (None, first + d) else None
    return Rule("zipper", [cells[i] for i in order], (None, None), step)


def sum_line(cells, wanted):
    def step(i, s, d):
        s += d
        return None if s > wanted else s % wanted
    return Rule("sum-line", cells, 0, step, lambda s: s == 0)


def calculated(name, cells, result, sign):
    """Digits of which an operation gives the result: that of the sign, or any."""
    def step(i, s, d):
        sum_, product, first = s
        return (sum_ + d, product * d, d if i == 0 else first)

    def accepts(s):
        sum_, product, first = s
        last = sum_ - first
        low, high = min(first, last), max(first, last)
        if len(cells) == 1:
            return first == result
        return (sign in ("+", None) and sum_ == result) or (sign in ("*", None) and product == result) or \
            (len(cells) == 2 and ((sign in ("-", None) and high - low == result) or
                                  (sign in ("/", None) and high == low * result)))
    return Rule(name, cells, (0, 1, 0), step, accepts)


def quadruple(cells, digits):
    def step(i, s, d):
        if d in s:
            s = list(s)
            s.remove(d)
        return tuple(s)
    return Rule("quadruple", cells, tuple(sorted(digits)), step, lambda s: not s)


def indexer(name, cell, line, place):
    """In the marked cell, d means that the d-th cell of the line holds its place."""
    others = [c for c in line if c != cell]
    number = {c: i + 1 for i, c in enumerate(line)}

    def step(i, s, d):
        if i == 0:
            return d
        return None if number[others[i - 1]] == s and d != place else s
    return Rule(name, [cell] + others, 0, step)


def rules_of(board, c, constraints):
    """The rules of one constraint. Pairs that must differ go to board.differ."""
    kind, size = c["kind"], board.size
    cells = [board.number[name] for name in c.get("cells", [])]
    if c.get("all"):
        return all_others(board, constraints, kind)
    if kind in PAIRS:
        return [pair(kind, cells[0], cells[1], PAIRS[kind])]
    if kind in ("cage", "plain-cage", "repeat-cage"):
        if kind != "repeat-cage":
            board.all_differ(cells)
        return [total(kind, cells, c["sum"])] if kind != "plain-cage" else []
    if kind in ("anti-knight", "anti-king"):
        moves = ((1, 2), (2, 1), (1, -2), (2, -1)) if kind == "anti-knight" else ((1, 1), (1, -1))
        for a in range(len(board.names)):
            for b in board.neighbours(a, moves):
                board.differ.add((min(a, b), max(a, b)))
        return []
    if kind == "non-consecutive":
        return [pair(kind, a, b, lambda x, y: abs(x - y) != 1) for a in range(len(board.names))
                for b in board.neighbours(a, ((0, 1), (1, 0)))]
    if kind == "anti-queen":
        out = []
        for a in range(len(board.names)):
            for b in range(a):
                (r, k), (s, l) = board.where[a], board.where[b]
                if abs(r - s) == abs(k - l):
                    out.append(pair(kind, a, b, lambda x, y: not x == y == size))
        return out
    if kind == "entropy":
        out = []
        for a in range(len(board.names)):
            four = [a] + board.neighbours(a, ((0, 1), (1, 0), (1, 1)))
            if len(four) == 4:
                out.append(Rule(kind, four, 0, lambda i, s, d: s | 1 << (d - 1) // (size // 3), lambda s: s == 7))
        return out
    if kind in ("minimum", "maximum"):
        sign = 1 if kind == "minimum" else -1
        marked = {board.number[name] for k in constraints if k["kind"] == kind for name in k["cells"]}
        return [Rule(kind, [a] + [b for b in board.neighbours(a) if b not in marked], 0,
                     lambda i, s, d: d if i == 0 else (s if sign * s < sign * d else None)) for a in cells]
    if kind in ("row-indexer", "column-indexer", "box-indexer"):
        out = []
        for a in cells:
            row, column = board.where[a]
            if kind == "box-indexer":
                line = board.houses[board.box[a]][1]
                place = line.index(a) + 1
            elif kind == "row-indexer":
                line, place = [i for i in range(len(board.names)) if board.where[i][1] == column], row + 1
            else:
                line, place = [i for i in range(len(board.names)) if board.where[i][0] == row], column + 1
            out.append(indexer(kind, a, line, place))
        return out
    if kind == "clone":
        return [twins(kind, cells, [board.number[b] for b in c["clone"]])]
    if kind == "palindrome":
        return [twins(kind, cells[:len(cells) // 2], cells[::-1])]
    if kind in ("thermo", "renban", "nabner", "greater"):
        board.all_differ(cells)  # as the rule implies
    one = {
        "thermo": lambda: steps(kind, cells, lambda a, b: a < b),
        "slow-thermo": lambda: steps(kind, cells, lambda a, b: a <= b),
        "whisper": lambda: steps(kind, cells, lambda a, b: abs(a - b) >= (size + 1) // 2),
        "dutch-whisper": lambda: steps(kind, cells, lambda a, b: abs(a - b) >= max((size - 1) // 2, 1)),
        "arrow": lambda: rest_of(kind, cells[:1], cells[1:], lambda s: s[0]),
        "double-arrow": lambda: rest_of(kind, [cells[0], cells[-1]], cells[1:-1], sum),
        "pill-arrow": lambda: rest_of(kind, cells[:c.get("pill", 2)], cells[c.get("pill", 2):],
                                      lambda s: int("".join(map(str, s)))),
        "sandwich": lambda: sandwich(board, c),
        "x-sums": lambda: x_sums(board, c),
        "skyscraper": lambda: skyscraper(board, c),
        "numbered-room": lambda: numbered_room(board, c),
        "between": lambda: by_ends(kind, cells, lambda low, high, d: low < d < high),
        "lockout": lambda: by_ends(kind, cells, lambda low, high, d: d < low or d > high,
                                   lambda low, high: high - low >= size // 2),
        "renban": lambda: renban(cells),
        "nabner": lambda: nabner(cells),
        "modular": lambda: three_differ(kind, cells, lambda d: d % 3),
        "entropic": lambda: three_differ(kind, cells, lambda d: (d - 1) // (size // 3)),
        "region-sum": lambda: region_sum(board, cells),
        "zipper": lambda: zipper(cells),
        "little-killer": lambda: total(kind, cells, c["sum"]),
        "sum-line": lambda: sum_line(cells, c["sum"]),
        "calc-cage": lambda: calculated(kind, cells, c["result"], c.get("sign")),
        "signless-cage": lambda: calculated(kind, cells, c["result"], None),
        "quadruple": lambda: quadruple(cells, c["digits"]),
        "difference": lambda: pair(kind, *cells, lambda a, b: abs(a - b) == c["difference"]),
        "ratio": lambda: pair(kind, *cells, lambda a, b: a == c["ratio"] * b or b == c["ratio"] * a),
    }.get(kind)
    if one:
        return [one()]
    if kind in ("odd", "even"):
        return [fixed(kind, a, lambda d: d % 2 == (kind == "odd")) for a in cells]
    raise ValueError(f"unknown kind of constraint: {kind}")


def read_constraints(board, constraints):
    if isinstance(constraints, str):
        constraints = json.loads(constraints)
    return [rule for c in constraints for rule in rules_of(board, c, constraints)]


# ---- the boards that have a name ----

SIZES = {"classic": (9, 3, 3), "4x4": (4, 2, 2), "6x6": (6, 3, 2), "8x8": (8, 4, 2), "10x10": (10, 5, 2),
         "12x12": (12, 4, 3), "15x15": (15, 5, 3), "16x16": (16, 4, 4), "20x20": (20, 5, 4), "25x25": (25, 5, 5),
         **{f"latin-{n}": (n, 0, 0) for n in range(4, 10)}}


def board_named(name):
    """None for a board whose houses these programs do not know by themselves."""
    if name == "x":
        return plain_board(9, 3, 3, [("house", [10 * i for i in range(9)]), ("house", [8 + 8 * i for i in range(9)])])
    return plain_board(*SIZES[name]) if name in SIZES else None


def digit_of(character):
    return 0 if character in ".0" else int(character, 36)
