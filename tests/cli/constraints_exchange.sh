# Puzzles with clues go to the formats of other programs and back; what those cannot say is named.
for variant in killer thermo arrow kropki xv odd-even sandwich anti-knight; do
    nonet generate -n 2 --variant $variant --seed 2 --format json --quiet
done >all.json
nonet generate -n 2 --variant jigsaw-9 --regions random --houses diagonal --constraints killer,anti-king --seed 3 --format json --quiet >>all.json
grep -o '"constraints".*\]' all.json >want
for format in fpuzzles fpuzzles-link sudokupad-link scl scl-link; do
    nonet convert --to $format all.json >out.txt
    nonet convert --to json out.txt | grep -o '"constraints".*\]' | cmp - want
    printf '%s ' $format
    nonet solve --count 2 out.txt | cut -f1 | sort | uniq -c | tr -s ' '
done
nonet generate -n 2 --variant killer-6x6 --seed 2 --format json --quiet >small.json
nonet convert --to solo small.json
nonet convert --to solo small.json | nonet convert --to json | grep -o '"constraints".*\]' >back
grep -o '"constraints".*\]' small.json | cmp - back
nonet convert --to fpuzzles small.json | head -n 1
echo 'not said'
for variant in greater consecutive; do
    nonet generate --variant $variant --seed 2 --format json --quiet | nonet convert --to fpuzzles 2>&1 | grep error
done
nonet generate --variant thermo --seed 2 --format solo 2>&1
head -n 4 all.json | tail -n 1 | nonet convert --to solo 2>&1 | grep error | cut -c1-80
echo mistakes
empty='{},{},{},{}'
grid="\"size\":4,\"grid\":[[$empty],[$empty],[$empty],[$empty]]"
for members in '"littlekillersum":[{"cell":"R0C1","value":"9"}]' '"killercage":[{"cells":["R1C1","R1C2"],"value":"8"}]' \
    '"killercage":[{"cells":["R1C1","R1C5"],"value":"4"}]' '"killercage":[{"cells":["R1C1"]}]' \
    '"thermometer":[{"lines":[["R1C1","R3C3"]]}]' '"difference":[{"cells":["R1C1","R1C2"],"value":"3"}]' \
    '"arrow":[{"cells":["R1C1","R1C2"],"lines":[["R1C1","R2C1"]]}]' '"negative":["clone"]' \
    '"sandwichsum":[{"cell":"R1C1","value":"4"}]' '"odd":[{"cell":"X1"}]' '"killercage":[{"cells":["R1C1"' '"odd":{"a":'; do
    echo "{$grid,$members}" | nonet check --quiet 2>&1 | grep error
done
echo '{"size":4,"grid":[[{}]]}' | nonet check --quiet 2>&1 | grep error
echo 'https://www.f-puzzles.com/?load=N4IgzglgXg' | nonet check --quiet 2>&1 | grep error
echo 'https://sudokupad.app/fpuzzlesAAAA' | nonet check --quiet 2>&1 | grep error
