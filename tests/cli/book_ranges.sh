# Sections take ranges and mixes of levels, minutes, masks, and what else 'generate' takes.
column() { # FIELD…: of each puzzle, from the manifest
    python3 -c '
import json, sys
for p in json.load(open("out/manifest.json"))["puzzles"]:
    print(*(p.get(f) for f in sys.argv[1:]))' "$@"
}
book() { # SECTION…
    {
        echo 'book: {title: Ranges}'
        echo 'page: {profiles: [screen]}'
        echo 'sections:'
        printf '  - {%s}\n' "$@"
    } >book.yaml
    nonet book book.yaml --quiet -o out 2>messages || cat messages
}
echo 'a mix:'
book 'levels: {medium: 2, easy: 3, hard: 1}' && column level
echo 'in the order given:'
book 'levels: {medium: 2, easy: 3, hard: 1}, order: given' && column level
echo 'a range:'
book 'level: medium..hard, count: 12, givens: 26..28' && column level givens | sort -u
echo 'minutes:'
book 'minutes: 5..6, count: 12' && column minutes | awk '$1 < 4.5 || $1 > 6.5'
nonet generate -n 40 --seed 9 --format json --quiet -o some.json
book 'source: file, path: some.json, minutes: 5..9, count: 4' && column minutes | awk '$1 < 4.5 || $1 >= 9.5'
nonet generate -n 40 --seed 9 --format line --quiet -o some.txt
echo 'a mix of a file:'
book 'source: file, path: some.txt, levels: {hard: 2, easy: 2}' && column level
echo 'singles only, few givens, a mask:'
book 'singles_only: true, count: 4' 'few: 21, count: 1, tries: 9000, recheck: true' && column level givens | tail -n 1
nonet generate -n 9 --seed 9 --singles-only --format line --quiet -o singles.txt
nonet generate -n 9 --seed 9 --requires naked-pair --format line --quiet >>singles.txt
book 'source: file, path: singles.txt, singles_only: true, count: 10'
grep -c 'only 9 were found' messages
printf '#########\n####.####\n###...###\n##.....##\n#.......#\n##.....##\n###...###\n####.####\n#########\n' >ring.txt
book 'mask: ring.txt, count: 2' && python3 -c '
import json
mask = "".join(open("ring.txt").read().split())
for p in json.load(open("out/manifest.json"))["puzzles"]:
    print(all(m == "#" for m, c in zip(mask, p["puzzle"]) if c != "."))'
echo 'what cannot be:'
book 'level: easy..haard, count: 1' 'level: .., count: 1' 'levels: [easy]' 'levels: {hard: 0}'
book 'level: easy' 'levels: {easy: 3}, count: 4' 'levels: {easy: 3}, level: hard' 'source: file, path: x, count: 1, few: 20'
book 'level: hard..easy, count: 1' 'few: 30, count: 1' 'mask: none.txt, count: 1' \
    'levels: {easy: 3, medium: 1}, requires: [x-wing]'
