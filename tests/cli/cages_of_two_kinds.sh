# Cages of several kinds share a board, no cell is in two of them, and each puzzle is read back.
for kinds in cage,plain-cage cage,repeat-cage cage,calc-cage plain-cage,signless-cage calc-cage,signless-cage cage,calc-cage,plain-cage; do
    nonet generate --variant 6x6 --constraints $kinds --seed 2 --format json --quiet >puzzle.json
    echo "$kinds: $(nonet solve --count 2 puzzle.json | cut -f 1) solution, kinds: $(grep -o '"kind":"[a-z-]*"' puzzle.json | sort -u | wc -l)"
    grep -o '"r[0-9]*c[0-9]*"' puzzle.json | sort | uniq -d
done
