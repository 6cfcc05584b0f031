# How many constraints there are, and how they look and lie.
count() { grep -o "\"kind\":\"$1\"" | wc -l; }
nonet generate --constraints thermo:5 --seed 1 --format json | count thermo
nonet generate --constraints thermo,arrow --constraint-style thermo=2,arrow=3 --seed 1 --format json -o two.json
count thermo <two.json
count arrow <two.json
cat >ring.txt <<'END'
.........
.#######.
.#.....#.
.#.....#.
.#.....#.
.#.....#.
.#.....#.
.#######.
.........
END
nonet generate --constraints renban --constraint-style symmetry=rotate180,orthogonal --constraint-mask ring.txt \
    --seed 1 --format json | grep -o '"renban","cells":.[^]]*'
# Regions of any shape have few boards without consecutive neighbours, so the board comes first.
nonet generate --variant jigsaw-7 --constraints non-consecutive,thermo,cage:3 --constraint-style straight --seed 2 \
    --limit 100000 --format json | count cage
nonet generate --constraints thermo --constraint-style bend 2>&1
nonet generate --constraints thermo:0 2>&1
nonet generate --constraint-style apart 2>&1
