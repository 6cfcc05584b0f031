# An editor's choices: drop, keep, move and level change single puzzles, and no others.
book() { # FOLDER OPTION…
    folder=$1
    shift
    nonet book book.yaml --quiet -o "$folder" "$@" 2>&1
}
sections() { # SECTION…
    printf 'book: {title: Editor}\npage: {profiles: [screen]}\nsections:\n' >book.yaml
    printf '  - {%s}\n' "$@" >>book.yaml
}
tell() { # FOLDER: each puzzle by its number in the first book, and the IDs to files
    python3 -c '
import json, sys
book = [json.load(open(f + "/manifest.json"))["puzzles"] for f in ("one", sys.argv[1])]
number = {p["id"]: p["number"] for p in book[0]}
print(*(str(number.get(p["id"], "new")) + ":" + p["level"] for p in book[1]))
for p in book[1]:
    open(sys.argv[1] + "/id" + str(p["number"]), "w").write(p["id"])
    open(sys.argv[1] + "/puzzle" + str(p["number"]), "w").write(p["puzzle"])' "$1"
}
id() { # NUMBER [FOLDER]
    cat "${2:-one}/id$1"
}
sections 'level: easy, count: 4' 'levels: {medium: 2, hard: 2}' 'variant: 4x4, count: 2'
book one && tell one
echo 'drop, one at a time, and the replacement too:'
echo "drop: [$(id 2)]" >choices.yaml
book two --set choices=choices.yaml && tell two
echo "drop: [$(id 2), $(id 8), $(id 2 two)]" >choices.yaml
book three --set choices=choices.yaml && tell three
[ "$(id 2 three)" != "$(id 2 two)" ] || echo 'dropped and printed'
echo 'keep with another seed, move and level:'
cat >choices.yaml <<END
keep: {3: "$(cat one/puzzle4)", 9: '{"puzzle": "$(cat one/puzzle10)"}'}
level: {$(id 10): hard}
END
book four --set choices=choices.yaml --set seed=7 && tell four
cat >choices.yaml <<END
keep: {3: "$(cat one/puzzle4)", 5: "$(cat one/puzzle8)"}
move: {$(id 3): 2, $(id 1): 4}
END
book seven --set choices=choices.yaml && tell seven
echo "move: {$(id 1): 3, $(id 8): 2}" >choices.yaml
book five --set choices=choices.yaml && tell five
echo 'from a file:'
nonet generate -n 6 --level easy --seed 5 --format json --quiet -o some.json
sections 'count: 4, source: file, path: some.json'
book one && tell one
echo "drop: [$(id 1), $(id 4)]" >choices.yaml
book two --set choices=choices.yaml && tell two
echo "drop: [$(id 1), $(id 4), $(id 3)]" >choices.yaml
book six --set choices=choices.yaml
echo 'wrong:'
for wrong in "$(printf 'drop: [x]\nkept: {}')" 'drop: [x]' 'keep: {5: abc}' 'keep: {1: abc}' "move: {$(id 1): 5}" \
    "level: {$(id 1): harder, p000000000000: easy}" \
    "move: {$(id 1): 2, $(id 2): 2}" "keep: {1: '$(cat one/puzzle2)', 2: '$(cat one/puzzle2)'}"; do
    echo "$wrong" >choices.yaml
    book six --set choices=choices.yaml
done
book six --set choices=none.yaml
