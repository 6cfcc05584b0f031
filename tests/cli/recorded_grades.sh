# What the graders say of puzzles of all levels and kinds of boards, as it was. Whoever changes it on
# purpose stores it with --accept.
cp "$CASES/recorded_grades.txt" puzzles.txt
nonet grade --scale all --format tsv -q puzzles.txt | cut -f6-
nonet grade --scale stable --format tsv -q puzzles.txt | cut -f6,7 | md5sum
nonet grade --course --format tsv -q puzzles.txt | md5sum
nonet grade --course --format json -q puzzles.txt | md5sum
nonet explain -q puzzles.txt | md5sum
nonet explain --key --format json -q puzzles.txt | md5sum
for variant in 6x6 12x12 16x16 x hyper disjoint latin-8 jigsaw-7 jigsaw-9 samurai twodoku-3 samurai-6 \
    killer thermo arrow greater consecutive kropki xv odd-even sandwich anti-knight anti-king \
    non-consecutive; do
    for level in medium hard unfair extreme; do
        nonet generate --variant $variant --level $level --seed 8 --format json -q >puzzle.json || continue
        printf '%s %s ' $variant $level
        cat puzzle.json <(nonet grade --format json -q puzzle.json) <(nonet explain -q puzzle.json) | md5sum
    done
done
