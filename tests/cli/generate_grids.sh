# Boards of several grids under a rule are filled grid by grid: within a small part of the positions
# that the whole board at once would take.
for v in samurai twodoku-2 windmill; do
  nonet generate --variant $v --constraints non-consecutive --seed 1 --limit 1000000 --quiet >puzzle.json
  nonet check puzzle.json | cut -f 2
done
