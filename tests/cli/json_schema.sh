# Every kind of record that is written as json obeys the schema that is told; records that do not
# are refused by it.
nonet help schema >schema.json
nonet generate -n 4 --seed 3 --level medium..hard --format json >records.json
nonet generate --variant 6x6 --seed 3 --format json >>records.json
nonet generate --variant jigsaw-6 --regions random --seed 3 --format json >>records.json
nonet generate --houses diagonal --grids r1c1,r7c7 --seed 3 --format json >>records.json
nonet generate -n 2 --seed 1 | nonet grade --format json >>records.json
echo '{"puzzle":"................","variant":"4x4","constraints":[{"kind":"cage","cells":["r1c2","r1c1"],"sum":3}]}' | nonet convert --to json >>records.json
nonet generate -n 2 --seed 1 | nonet grade --course --format json >>records.json
nonet generate -n 2 --level hard --opening pointing --seed 1 --format json >>records.json
nonet generate -n 2 --seed 1 | nonet convert --to json >>records.json
echo '.....1..2..3......1.4.....5......6....2.7........8.6........4.7.5......9..8..2...' |
    nonet convert --to json >>records.json
echo '{"puzzle":"..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9","se":10.5,"se_at_least":true}' |
    nonet convert --to json >>records.json
for variant in killer arrow kropki xv odd-even sandwich non-consecutive; do
    nonet generate --variant $variant --level medium --seed 3 --format json --quiet | nonet explain --format json >>records.json
done
cat >validate.py <<'PYTHON'
import json, sys
import jsonschema
schema = json.load(open("schema.json"))
jsonschema.Draft202012Validator.check_schema(schema)
validator = jsonschema.Draft202012Validator(schema)
seen = set()
for line in open("records.json"):
    record = json.loads(line)
    seen |= record.keys()
    for error in validator.iter_errors(record):
        print("wrong:", error.message)
print("unseen:", sorted(schema["properties"].keys() - seen))
good = json.loads(open("records.json").readline())
for key, value in [("techniques", "x-wing=1"), ("se", ">=9.5"), ("givens", "24"), ("colour", "red"),
                   ("techniques", {}), ("seed", -1), ("constraints", [{"kind": "renbam", "cells": ["r1c1"]}]),
                   ("constraints", [{"kind": "cage", "cells": ["1,1"], "sum": 3}]), ("constraints", [{"cells": ["r1c1"]}]),
                   ("steps", [{"technique": "cage-sets", "level": "easy", "score": 1, "text": "", "constraints": [{"kind": "cage", "cage": 1}]}])]:
    print(key, value, "refused" if not validator.is_valid({**good, key: value}) else "ACCEPTED")
del good["puzzle"]
print("no puzzle", "refused" if not validator.is_valid(good) else "ACCEPTED")
PYTHON
python3 validate.py
