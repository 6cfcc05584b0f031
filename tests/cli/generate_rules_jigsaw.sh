# Few jigsaw maps have a board without consecutive neighbours. A search that tries each map only briefly finds none.
nonet generate --variant jigsaw-9 --constraints non-consecutive --seed 3 --quiet --format json | nonet solve --count 2 | cut -c 1,2
# Of six digits no map has a board with both rules: the hint names what to change.
nonet generate --variant jigsaw-6 --constraints anti-king,anti-knight --seed 3 --quiet 2>&1
