# Kinds outside the grid share its places: none takes all, however large the board.
for v in classic 16x16; do
  nonet generate --variant $v --constraints sandwich,x-sums,skyscraper --seed 1 --quiet >puzzle.json
  for k in sandwich x-sums skyscraper; do
    printf '%s %s: %s\n' $v $k "$(grep -o "\"kind\":\"$k\"" puzzle.json | wc -l)"
  done
  nonet check puzzle.json | cut -f 2
done
