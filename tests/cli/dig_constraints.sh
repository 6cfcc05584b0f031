# Clues are taken away as givens are, unless they are to stay or belong to the rules; check speaks of both.
nonet generate -n 2 --seed 3 --variant killer --format json --quiet >killers.json
nonet check killers.json | cut -f2-4
nonet minimize --format json killers.json >minimal.json
nonet check --format json minimal.json | cut -d, -f3-6
solutions() { grep -o '"solution":"[^"]*"' "$1"; }
cmp <(solutions minimal.json) <(solutions killers.json) && echo "same solutions"
nonet minimize --seed 9 --format json minimal.json | cmp - minimal.json && echo "already minimal"
nonet generate -n 1 --seed 3 --variant kropki --givens 20..30 --format json --quiet >dots.json
for keep in none givens clues; do
    nonet dig --seed 2 --keep $keep --format json dots.json | nonet check --format json | cut -d, -f3-6
done
echo "all signs are given"
nonet generate -n 1 --seed 3 --variant kropki --all-signs --format json --quiet >all.json
nonet check --format json all.json | cut -d, -f3-5
nonet minimize --format json all.json | nonet check --format json | cut -d, -f3-6
