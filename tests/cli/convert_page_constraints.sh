# A page to play on has its puzzles' clues, and their rules in every language; it is read back.
nonet generate --variant killer-6x6 --seed 1 --format json >killer.json
nonet generate --variant kropki --seed 1 --level easy --format json >kropki.json
nonet convert --to html --engine none killer.json kropki.json -o page.html || echo "status $?"
grep -c '^{"puzzle".*"constraints":\[{"kind":' page.html
sed -n '/id="rule-words"/,/^<.script>/p' page.html | grep -o '^{*"..":{"cage":"[^ ]*'
sed -n '/id="rule-words"/,/^<.script>/p' page.html | grep -c '"all":"[^"][^"]*"}'
cat killer.json kropki.json | nonet convert --to json >before.json
nonet convert --to json page.html | sed 's/,"solution":"[^"]*"//' >after.json
sed 's/,"solution":"[^"]*"//' before.json | cmp - after.json && echo "read back"
# What the page's script reads is whole for boards of every form: groups smaller than houses, cells in several grids.
for variant in argyle hyper samurai skyscrapers-5; do
    nonet generate --variant $variant --level easy --seed 1 --format json | nonet convert --to html --engine none -o $variant.html
    python3 - $variant.html <<'PYTHON'
import json, re, sys
for text in re.findall(r'<script type="application/json" class="puzzle">(.*?)</script>', open(sys.argv[1]).read(), re.S):
    board = json.loads(text)["board"]
    groups = board.get("groups", [])
    print(sys.argv[1], len(board.get("houses", [])), "houses,", len(groups), "groups of", sorted(map(len, groups)), len(board.get("at", [])), "places")
PYTHON
done
