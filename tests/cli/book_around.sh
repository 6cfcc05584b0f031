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
nonet check made.json --format tsv | cut -f 2
sort -u made.json | wc -l
book 'around: drawing.json, variant: 6x6, count: 1' | sed 's/.*: error/error/' | head -n 1
book 'around: drawing.json, constraints: [thermo], count: 1' | sed 's/.*: error/error/' | head -n 1
book 'around: none.json, count: 1' | sed 's/.*: error/error/' | head -n 2
