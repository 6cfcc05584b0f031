# A puzzle has each kind of clue that was asked for, and uses it; a board that cannot have one is named before any work.
refuse() { # options of generate
    nonet generate --seed 1 --quiet --format json "$@"
    echo "status $?"
}
refuse --variant samurai --constraints sandwich 2>&1
refuse --variant twodoku-6 --constraints thermo,sandwich 2>&1
refuse --variant 4x4 --constraints xv 2>&1
refuse --variant latin-5 --constraints killer,x-sum 2>&1
refuse --variant 4x4 --constraints anti-king 2>&1
refuse --variant 4x4 --constraints odd,non-consecutive 2>&1
kinds() { grep -o '"kind":"[a-z-]*"' | sort -u | sed 's/.*:"//; s/"//' | tr '\n' ' '; echo; }
echo "minimal without givens"
nonet generate -n 2 --seed 1 --constraints anti-knight,thermo,kropki --minimal --givens 0 --format json --quiet >made.json
while read -r puzzle; do
    echo "$puzzle" | kinds
    echo "$puzzle" | nonet check --keep anti-knight,thermo,kropki | tail -n 1 | cut -f2-4
done <made.json
echo "few"
nonet generate --seed 1 --variant 6x6 --constraints thermo,odd-even --few 1 --tries 40 --format json --quiet | kinds
nonet generate --seed 1 --variant 6x6 --constraints thermo,odd-even --few 1 --tries 40 --givens 0 --format json --quiet | kinds
echo "kept"
nonet generate --seed 3 --variant 6x6 --constraints thermo,even,kropki --format json --quiet >three.json
nonet minimize --format json three.json | kinds
nonet minimize --keep thermo,even --format json three.json >kept.json
kinds <kept.json
nonet check kept.json | tail -n 1 | cut -f2-4
nonet check --keep thermo,even kept.json | tail -n 1 | cut -f2-4
nonet minimize --keep givens,thermo --format json three.json | kinds
echo "names of boards"
for board in futoshiki-4 killer-6x6 thermo,skyscrapers-4; do
    nonet generate --seed 1 --constraints $board 2>&1
    echo "exit status $?"
done
nonet help futoshiki-4
nonet minimize --keep thermos three.json 2>&1
nonet check --keep ther three.json 2>&1
