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
