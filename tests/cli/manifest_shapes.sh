# A manifest that another program has indented, put on one line or ordered is the manifest it was: an
# input of puzzles, what a folder is checked by, and what a new run of the book replaces.
cat >book.yaml <<'YAML'
book: {title: 'A "b" [c] é'}
sections: [{count: 2, variant: 6x6}, {count: 1, variant: killer}, {count: 1, variant: jigsaw-9}]
YAML
nonet book book.yaml --quiet -o out
nonet convert --to json out/manifest.json >want
cat >shapes.py <<'PYTHON'
import json
text = open("out/manifest.json", encoding="utf-8").read()
data = json.loads(text)
end = text.rstrip()[:-1]
shapes = {
    "wide": json.dumps(data, indent=2), "own-letters": json.dumps(data, indent=4, ensure_ascii=False),
    "tabs-sorted": json.dumps(data, indent="\t", sort_keys=True), "reversed": json.dumps(dict(reversed(data.items()))),
    "one-line": json.dumps(data, separators=(",", ":")), "marked": "\ufeff" + text,
    "crlf": text.replace("\n", "\r\n"), "blanks": text.replace(": [", " \n:\t[ \n\n"),
    "cut": json.dumps(data)[:-60], "cut-behind": end, "twice": end + ',"puzzles":[]}', "behind": text + "x",
    "title-twice": '{"title":1,"\\u0074itle":2,' + text[1:], "without": '{"files":[],"title":"x"}', "no-list": '{"files":[],"puzzles":{}}',
}
for name, shape in shapes.items():
    open(name + ".json", "w", encoding="utf-8", newline="").write(shape)
print(*shapes)
PYTHON
for shape in $(python3 shapes.py); do
    echo "$shape:"
    nonet convert --to json "$shape.json" 2>messages | cmp -s - want && echo "the puzzles are read"
    nonet convert --to json - <"$shape.json" 2>/dev/null | cmp -s - want && echo "and from a pipe"
    grep -v '^ ' messages
    mkdir folder && cp out/* folder && cp "$shape.json" folder/manifest.json
    nonet book --verify folder 2>&1 | sed 's/:[0-9]*:[0-9]*:/:/'
    nonet book book.yaml --quiet -o folder 2>/dev/null && cmp out/manifest.json folder/manifest.json && echo "replaced"
    rm -r folder
done
