# A section with clues, houses, grids or any map finds in a bank what the bank has of it, and nothing
# else: no puzzle with other kinds of clues, and a mixture only with all of its kinds.
nonet generate -n 1 --seed 3 --quiet --format json >plain.json
nonet generate -n 1 --seed 3 --quiet --variant thermo --format json >thermo.json
nonet generate -n 1 --seed 3 --quiet --variant killer --format json >killer.json
try() {
    rm -f my.bank
    # shellcheck disable=SC2086 # the options are words
    nonet generate -n 2 --seed 5 --quiet --format json $1 >own.json
    nonet bank add --quiet my.bank plain.json thermo.json own.json
    printf 'book: {title: B}\nsections: [{count: 2, source: bank, path: my.bank, %s}]\n' "$2" >b.yaml
    rm -rf each
    nonet book b.yaml --quiet --each each --captions json 2>&1
    grep -o '"variant": "[^"]*"' each/captions.json | sort | uniq -c
}
try '--variant killer' 'variant: killer'
try '--variant killer' 'variant: classic, constraints: [cage]'
try '--constraints cage,odd' 'constraints: [cage, odd]'
try '--constraints kropki' 'constraints: [kropki]'
try '--regions random --constraints cage' 'regions: random, constraints: [cage]'
try '--regions random-half-turn' 'regions: random-half-turn'
try '--houses hyper --houses diagonal' 'houses: [hyper, diagonal]'
try '--grids r1c1,r4c4 --constraints odd' 'grids: "r1c1,r4c4", constraints: [odd]'
try '--variant 6x6 --constraints cage' 'variant: killer-6x6'
# A bank with a killer and a thermometer puzzle has no mixture of both.
rm -f my.bank
nonet bank add --quiet my.bank thermo.json killer.json
printf 'book: {title: B}\nsections: [{count: 1, source: bank, path: my.bank, constraints: [cage, thermo]}]\n' >b.yaml
nonet book b.yaml --quiet --each none 2>&1
echo "status $?"
