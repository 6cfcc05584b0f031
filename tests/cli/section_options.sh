# A section takes every option of 'nonet generate' under its name, with '_' for '-', and the same values.
# Options that are about a run, not about a puzzle, are named here: a new option must be a key, or join them.
nonet generate --help | sed -n 's/^ \{2,6\}\(-[a-z], \)\{0,1\}--\([a-z-]*\).*/\2/p' | sort >options
nonet book --print-schema | python3 -c '
import json, sys
schema = json.load(sys.stdin)
section = schema["properties"]["sections"]
while "items" in section or "anyOf" in section or "oneOf" in section:
    section = section["items"] if "items" in section else [s for s in section.get("anyOf", section.get("oneOf")) if "items" in s][0]
of_the_run = {
    "number": "count of the section",
    "shard": "a book is made as a whole", "resume": "a book is made as a whole", "stats": "a report of the run",
    "vary": "count of the section", "output": "", "format": "", "threads": "", "quiet": "", "progress": "", "color": "", "help": "",
}
options = open("options").read().split()
print(len(options), "options,", sum(o.replace("-", "_") in section["properties"] for o in options), "of them keys")
for o in options:
    if o not in of_the_run and o.replace("-", "_") not in section["properties"]:
        print("no key for --" + o)
for o in of_the_run:
    if o not in options:
        print("no option --" + o)'
printf '#########\n#.......#\n#########\n#########\n####.####\n#########\n#########\n#.......#\n#########\n' >mask.txt
printf 'AAABBBCCC\nAAABBBCCC\nAAABBBCCC\nDDDEEEFFF\nDDDEEEFFF\nDDDEEEFFF\nGGGHHHIII\nGGGHHHIII\nGGGHHHIII\n' >regions.txt
nonet generate -n 2 --seed 1 --quiet -o known.txt
both() { # OPTIONS KEYS, with '; ' between keys: the status of each
    eval "nonet generate -n 1 --seed 1 --quiet $1 >generated 2>&1"
    one=$?
    {
        printf 'book: {title: T}\npage: {profiles: [screen]}\nper_page: 1\nseed: 1\n'
        printf 'parts: {title_page: false, copyright_page: false, contents: false, how_to_play: false}\nsections:\n  - count: 1\n'
        echo "    $2" | sed 's/; /\n    /g'
    } >book.yaml
    nonet book book.yaml --quiet -o made >said 2>&1
    two=$?
    if [ $one != 0 ] && [ $two != 0 ]; then echo "refused: $2"; elif [ $one != $two ]; then
        echo "$1: $one; $2: $two"
        cat said
    fi
}
both '--level easy..' 'level: easy..'
both '--level ..medium' 'level: ..medium'
both '--se 3.0..' 'se: 3.0..'
both '--se ..2.5' 'se: ..2.5'
both '--se 1.5' 'se: 1.5'
both '--givens ..30' 'givens: ..30'
both '--givens 30' 'givens: 30'
both '--minimal --symmetry any' 'minimal: true; symmetry: any'
both '--symmetry none' 'symmetry: none'
both '--mask mask.txt' 'mask: mask.txt'
both '--requires naked-pair,x-wing' 'requires: naked-pair,x-wing'
both '--requires naked-pair --level medium' 'requires: [naked-pair]; level: medium'
both '--excludes naked-pair,x-wing --level medium' 'excludes: naked-pair, x-wing; level: medium'
both '--openings 3.. --bottleneck ..9 --hard-steps ..5' 'openings: 3..; bottleneck: ..9; hard_steps: ..5'
both '--course early' 'course: early'
both '--opening naked-pair,locked-pair' 'opening: naked-pair,locked-pair'
both '--opening any' 'opening: any'
both '--digits even --boxes even' 'digits: even; boxes: even'
both '--no-dead-givens' 'no_dead_givens: true'
both '--singles-only' 'singles_only: true'
both '--few 25' 'few: 25'
both '--distinct --avoid known.txt' 'distinct: true; avoid: known.txt'
both '--variant samurai --level easy --symmetry rotate180' 'variant: samurai; level: easy; symmetry: rotate180'
both '--regions regions.txt' 'regions: regions.txt'
both '--variant jigsaw-6' 'variant: jigsaw-6'
both '--houses diagonal' 'houses: diagonal'
both '--grids r1c1,r7c7' 'grids: r1c1,r7c7'
both '--constraints thermo,arrow' 'constraints: thermo,arrow'
both '--constraints kropki --all-signs' 'constraints: kropki; all_signs: true'
both '--variant 6x6 --constraints killer' 'variant: 6x6; constraints: [killer]'
both '--variant samurai --constraints thermo' 'variant: samurai; constraints: thermo'
both '--tries 1000 --recheck' 'tries: 1000; recheck: true'
both '--variant 16x16 --level easy' 'variant: 16x16; level: easy'
both '--level hard..easy' 'level: hard..easy'
both '--givens 99' 'givens: 99'
both '--few 16' 'few: 16'
both '--opening nothing' 'opening: nothing'
both '--variant 6x6 --se 2..3' 'variant: 6x6; se: 2..3'
echo 'repeats that the book allows, but not a section:'
count() { python3 -c 'import json; p = [q["id"] for q in json.load(open("made/manifest.json"))["puzzles"]]; print(len(p), len(set(p)))'; }
printf 'book: {title: T}\npage: {profiles: [screen]}\nrepeats: allow\nsections: [{count: 60, variant: 4x4, seed: 3}]\n' >book.yaml
nonet book book.yaml --quiet -o made && count
nonet book book.yaml --set sections[0].distinct=true --quiet -o made && count
echo 'a section avoids what a file has, also when it takes its puzzles from one:'
nonet generate -n 4 --seed 1 --quiet -o four.txt
printf 'book: {title: T}\npage: {profiles: [screen]}\nsections: [{count: 2, source: file, path: four.txt, avoid: known.txt}]\n' >book.yaml
nonet book book.yaml --quiet -o made && python3 -c 'import json; print(*(q["puzzle"] for q in json.load(open("made/manifest.json"))["puzzles"]), sep="\n")' |
    cmp - <(tail -n 2 four.txt)
printf 'book: {title: T}\nsections: [{number: 2}]\n' >book.yaml
nonet book book.yaml --check 2>&1 | head -n 1
