# Calcudoku from 3x3 to 9x9, with signs and without: the solution is a Latin square, each cage gives its
# number, the cages cover the board, and there is one solution. All read from JSON by a program of its own.
cat >judge.py <<'END'
import json, sys
count = {}
for line in sys.stdin:
    p = json.loads(line)
    size = round(len(p["puzzle"]) ** 0.5)
    digit = {f"r{i // size + 1}c{i % size + 1}": int(d) for i, d in enumerate(p["solution"])}
    for lines in [[f"r{i}c{k}" for k in range(1, size + 1)] for i in range(1, size + 1)]:
        assert sorted(digit[c] for c in lines) == list(range(1, size + 1)), lines
        turned = ["r%sc%s" % (c[3], c[1]) for c in lines]
        assert sorted(digit[c] for c in turned) == list(range(1, size + 1)), turned
    covered = []
    for cage in p["constraints"]:
        d = sorted(digit[c] for c in cage["cells"])
        covered += cage["cells"]
        product = 1
        for one in d:
            product *= one
        by = {"+": sum(d), "*": product}
        if len(d) == 2:
            by["-"] = d[1] - d[0]
            by["/"] = d[1] / d[0]
        number, sign = cage["result"], cage.get("sign")
        if cage["kind"] == "signless-cage" or len(d) == 1:
            assert sign is None and number in by.values(), cage
        else:
            assert by[sign] == number, cage
    assert sorted(covered) == sorted(digit), "a cell has no cage, or two"
    assert set(p["puzzle"]) == {"."}, "a given"
    count[p["variant"]] = count.get(p["variant"], 0) + 1
print(*(f"{n} {name}" for name, n in sorted(count.items())), sep="\n")
END
for size in 3 4 5 6 7 8 9; do
    nonet generate --variant calcudoku-$size --level ..medium -n 4 --seed 5 --format json --quiet
    nonet generate --variant calcudoku-$size-signless --level medium -n 2 --seed 5 --format json --quiet
done >made.json
python3 judge.py <made.json
nonet solve --count 2 made.json | sort | uniq -c | awk '{ n += $1; if ($2 != 1) print } END { print n, "with one solution" }'
one() { # CAGE: what is said of it on a 4x4 Latin square
    echo '{"puzzle":"................","variant":"latin-4","constraints":['"$1"']}' | nonet solve --count 2 2>&1 | head -n 1
}
one '{"kind":"calc-cage","cells":["r1c1","r1c2"],"result":2}'
one '{"kind":"calc-cage","cells":["r1c1","r1c2"],"result":2,"sign":"%"}'
one '{"kind":"calc-cage","cells":["r1c1","r1c2","r1c3"],"result":2,"sign":"-"}'
one '{"kind":"calc-cage","cells":["r1c1","r1c2"],"result":7,"sign":"×"}'
one '{"kind":"calc-cage","cells":["r1c1"],"result":3,"sign":"+"}'
one '{"kind":"cage","cells":["r1c1","r1c2"],"sum":4,"sign":"+"}'
head -n 1 made.json | nonet draw -c full
for format in fpuzzles scl line; do head -n 1 made.json | nonet convert --to $format 2>&1 | head -n 1; done
