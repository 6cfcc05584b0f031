# A section completes a drawing: as many ways as it has puzzles, each unique and around the drawing.
cat >drawing.json <<'END'
{"variant":"6x6","constraints":[{"kind":"cage","cells":["r1c1","r1c2"]},
 {"kind":"thermo","cells":["r3c1","r3c2","r3c3","r4c3"]},{"kind":"skyscraper","line":"c5"}]}
END
book() { # KEYS of the section
    printf 'book: {title: T}\npage: {profiles: [screen]}\nper_page: 1\nseed: 1\nsections:\n  - {%s}\n' "$1" >book.yaml
    nonet book book.yaml --quiet -o made 2>&1
}
book 'around: drawing.json, count: 3'
echo "status $?"
python3 -c '
import json
drawing = [json.loads(p) for p in ("{\"kind\":\"thermo\",\"cells\":[\"r3c1\",\"r3c2\",\"r3c3\",\"r4c3\"]}",)]
for p in json.load(open("made/manifest.json"))["puzzles"]:
    print(json.dumps({key: p[key] for key in ("puzzle", "variant", "constraints")}))
    kinds = [c["kind"] for c in p["constraints"]]
    assert kinds == ["cage", "thermo", "skyscraper"], kinds
    assert p["constraints"][1] == drawing[0] and p["constraints"][0]["cells"] == ["r1c1", "r1c2"]
' >made.json
echo "status $?"
python3 -c 'import json; print(json.dumps([json.loads(line)["puzzle"] for line in open("made.json")]))' >made.json.first
nonet check made.json --format tsv | cut -f 2
sort -u made.json | wc -l
# The drawing itself in the config, as JSON, over several lines, or as a link.
book "around: '$(tr -d '\n' <drawing.json)', count: 3"
python3 -c 'import json; print(json.load(open("made.json.first")) == [p["puzzle"] for p in json.load(open("made/manifest.json"))["puzzles"]])'
printf 'book: {title: T}\npage: {profiles: [screen]}\nper_page: 1\nseed: 1\nsections:\n  - count: 1\n    around: |\n' >book.yaml
sed 's/^/      /' drawing.json >>book.yaml
nonet book book.yaml --quiet -o made
echo "status $?"
book "around: '$(nonet generate --seed 2 --variant thermo --format json | nonet convert --to sudokupad-link)', count: 1"
echo "status $?"
book 'around: drawing.json, variant: 6x6, count: 1' | sed 's/.*: error/error/' | head -n 1
book 'around: drawing.json, constraints: [thermo], count: 1' | sed 's/.*: error/error/' | head -n 1
book 'around: none.json, count: 1' | sed 's/.*: error/error/' | head -n 2
