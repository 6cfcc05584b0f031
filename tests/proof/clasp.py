"""Puzzles as pseudo-Boolean problems (OPB), and their solutions counted by clasp (Debian: clasp)."""
import json
import subprocess
import tempfile

from rules import Board, board_named, digit_of, plain_board, read_constraints

GRIDS = {"samurai": "r1c1,r1c13,r7c7,r13c1,r13c13", "twodoku": "r1c1,r7c7", "twodoku-2": "r1c1,r4c7",
         "twodoku-3": "r1c1,r1c7", "twodoku-6": "r1c1,r5c4", "triple": "r1c1,r7c7,r13c13"}
# Boards with more houses, whose maps a record has only beside constraints.
MAPS = ("hyper", "centre-dot", "asterisk", "disjoint", "girandola", "argyle", "pinwheel", "antidiagonal")


def grids_board(places, inner):
    """Grids that share cells, at these places of the frame."""
    size = inner.size
    starts = [tuple(int(n) - 1 for n in place[1:].split("c")) for place in places]
    cells = sorted({(r + i // size, c + i % size) for r, c in starts for i in range(size * size)})
    number = {cell: i for i, cell in enumerate(cells)}
    houses = [(kind, [number[r + i // size, c + i % size] for i in house])
              for r, c in starts for kind, house in inner.houses]
    return Board(size, [f"r{r + 1}c{c + 1}" for r, c in cells], houses)


def parts(letters):
    """The cells of each letter of a map."""
    return [[i for i, x in enumerate(letters) if x == letter] for letter in sorted(set(letters) - {"."})]


def board_of(record):
    """The board of a puzzle in json, with more houses where it has maps of them; None: it is not known."""
    name = record["variant"]
    cells = len(record["puzzle"])
    places = record.get("grids", GRIDS.get(name))
    if places:
        inner = plain_board(6, 3, 2) if name.endswith("-6") else plain_board(9, 3, 3)
        return grids_board(places.split(",") if isinstance(places, str) else places, inner)
    size = int(cells ** 0.5)
    if "regions" in record:
        board = plain_board(size, 0, 0)
        board = Board(size, board.names, board.houses + [("box", part) for part in parts(record["regions"])])
    elif name.split("-")[0] in ("futoshiki", "skyscrapers", "calcudoku"):
        board = plain_board(size, 0, 0)
    else:  # the name may be that of its constraints
        named = {81: "classic", 16: "4x4", 36: "6x6", 64: "8x8", 144: "12x12", 256: "16x16", 625: "25x25"}
        board = board_named(name) or board_named(named.get(cells, ""))
    unknown = (name.startswith("jigsaw") and "regions" not in record) or (name in MAPS and "houses" not in record)
    if not board or unknown:
        return None
    maps = record.get("houses", [])
    more = [part for letters in (maps.split(",") if isinstance(maps, str) else maps) for part in parts(letters)]
    return Board(size, board.names, board.houses + [("house", part) for part in more if len(part) == size],
                 [part for part in more if len(part) < size])


def layers(rule, size):
    """For each cell, the transitions (state, digit, next) on a way that the rule accepts."""
    states, steps = {rule.start}, []
    for i in range(len(rule.cells)):
        step = [(s, d, to) for s in states for d in range(1, size + 1) if (to := rule.step(i, s, d)) is not None]
        steps.append(step)
        states = {to for _, _, to in step}
    good = {s for s in states if rule.accepts(s)}
    for i in reversed(range(len(steps))):
        steps[i] = [t for t in steps[i] if t[2] in good]
        good = {t[0] for t in steps[i]}
    return steps


class Problem:
    def __init__(self, board, constraints, givens):
        self.size, self.count, self.lines = board.size, len(board.names) * board.size, []
        rules = read_constraints(board, constraints)
        for cell in range(len(board.names)):
            self.one_of([self.holds(cell, d) for d in range(1, self.size + 1)])
        for _, house in board.houses:
            for d in range(1, self.size + 1):
                self.one_of([self.holds(cell, d) for cell in house])
        together = {tuple(sorted((a, b))) for _, h in board.houses for a in h for b in h}
        for a, b in board.differ - together:
            for d in range(1, self.size + 1):
                self.any_of([-self.holds(a, d), -self.holds(b, d)])
        for cell, digit in enumerate(givens):
            if digit:
                self.any_of([self.holds(cell, digit)])
        for rule in rules:
            self.add_rule(rule)

    def holds(self, cell, digit):
        return cell * self.size + digit

    def new(self):
        self.count += 1
        return self.count

    def one_of(self, literals):
        self.lines.append(" ".join(f"1 x{x}" for x in literals) + " = 1;")

    def any_of(self, literals):
        self.lines.append(" ".join(f"1 x{x}" if x > 0 else f"1 ~x{-x}" for x in literals) + " >= 1;")

    def add_rule(self, rule):
        """A variable for each state between two cells; the digits decide which one is true."""
        steps = layers(rule, self.size)
        before = {rule.start: None}
        for i, cell in enumerate(rule.cells):
            after = {}
            for state, digit, to in steps[i]:
                if to not in after:
                    after[to] = self.new() if i + 1 < len(rule.cells) else None
            allowed = {(s, d): to for s, d, to in steps[i]}
            for state, was in before.items():
                for d in range(1, self.size + 1):
                    now = [-self.holds(cell, d)] + ([-was] if was else [])
                    to = allowed.get((state, d))
                    if (state, d) not in allowed:
                        self.any_of(now)
                    elif after[to]:
                        self.any_of(now + [after[to]])
            known = [x for x in after.values() if x]
            if known:
                self.one_of(known)
            if not after:
                self.lines.append("1 x1 >= 2;")
                return
            before = after

    def text(self):
        return f"* #variable= {self.count} #constraint= {len(self.lines)}\n" + "\n".join(self.lines) + "\n"


def has_alike_neighbours(record):
    board = board_of(record)
    for kind in ("minimum", "maximum"):
        marked = {board.number[n] for c in record.get("constraints", []) if c["kind"] == kind for n in c["cells"]}
        if any(b in marked for a in marked for b in board.neighbours(a)):
            return True
    return False


def count(record, limit=2, constraints=None, givens=None):
    """Its solutions, up to a limit; None where the board is not known."""
    board = board_of(record)
    if not board:
        return None
    puzzle = [digit_of(c) for c in record["puzzle"]] if givens is None else givens
    problem = Problem(board, record.get("constraints", []) if constraints is None else constraints, puzzle)
    with tempfile.NamedTemporaryFile("w", suffix=".opb") as file:
        file.write(problem.text())
        file.flush()
        run = subprocess.run(["clasp", "-n", str(limit), "--outf=2", file.name], capture_output=True, text=True)
    return json.loads(run.stdout)["Models"]["Number"]
