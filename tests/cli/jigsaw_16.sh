# Jigsaws of 16x16: made on maps and on random regions, solved, graded, and the same in every exchange format.
nonet generate -n 2 --variant jigsaw-16 --level easy..hard --seed 3 --format json >map.json
nonet generate --variant jigsaw-16 --regions random --level medium --seed 3 --format json >random.json
cat map.json random.json >three.json
nonet check three.json --quiet | cut -f 2-4
nonet grade three.json --quiet | cut -f 6,9
nonet solve --format json three.json | sed 's/.*"solution":"\([^"]*\).*/\1/' >solutions
for format in json tsv csv solo fpuzzles fpuzzles-link sudokupad-link scl scl-link; do
    nonet convert --to $format three.json | nonet convert --to json | nonet solve --format json | sed 's/.*"solution":"\([^"]*\).*/\1/' |
        cmp - solutions && echo "$format: the same"
done
nonet convert --to line map.json | nonet solve --quiet | cut -c 1-16
nonet generate --variant jigsaw-16 --regions oak 2>&1
