# A proof is checked by a program that shares no code with Nonet, and one with any changed line is refused.
check() { "$CASES/../proof/check_proof" "$@"; }
nonet generate --seed 1 --level extreme -n 3 >classic.txt
nonet generate --variant killer --seed 3 --format json >mixed.json
nonet generate --constraints thermo,renban --seed 2 --format json >>mixed.json
nonet generate --constraints little-killer,palindrome --seed 2 --format json >>mixed.json
nonet generate --variant kropki --seed 2 --format json >>mixed.json
nonet generate --variant sandwich --seed 2 --format json >>mixed.json
nonet generate --variant twodoku --seed 2 --format json >>mixed.json
nonet generate --variant argyle --level medium --seed 2 --format json >>mixed.json
nonet generate --variant skyscrapers-5 --seed 2 --format json >>mixed.json
nonet generate --variant calcudoku-5 --constraints calc-cage,signless-cage --seed 2 --format json >>mixed.json
for puzzles in classic.txt mixed.json; do
    nonet solve --proof proof "$puzzles" >solutions && check proof | sed 's/[0-9]* clauses/N clauses/; s/[0-9]* lemmas/N lemmas/'
done
nonet solve --proof one mixed.json --quiet >/dev/null
echo "== wrong proofs"
# refuse WHAT SED: the proof with that change
refuse() {
    sed "$2" one >wrong
    cmp -s one wrong && echo "$1: the change changes nothing"
    check wrong >said && echo "$1: taken"
    echo "$1: $(sed -n 's/.*refused: //p' said)"
}
first=$(grep -n -m1 '^e' one | cut -d: -f1)
refuse "a clause of a constraint loses its first literal" "${first}s/^e [-0-9]* /e /"
refuse "a literal has another sign" "${first}s/^e -/e /"
refuse "all lines but the last are gone" '/^l [-1-9]/d; /^e/d'
refuse "a lemma from nowhere" "${first}s/.*/l 5 0 0/"
refuse "the contradiction names no line" 's/^l 0 .*/l 0 0/'
refuse "the contradiction names another line" 's/^l 0 .*/l 0 2 0/'
refuse "the contradiction names itself" 's/^l 0 .*/l 0 99999999 0/'
refuse "a line without its end" "${first}s/ 0\$//"
refuse "a candidate that is not there" "${first}s/^e [-0-9]*/e 99999999/"
refuse "another solution" 's/^solution 2/solution 3/'
refuse "another sum" 's/"sum":28/"sum":27/'
refuse "another house" 's/^row r1c1 r1c2/row r2c1 r1c2/'
refuse "a constraint less, so that there are more solutions" 's/^constraints \[{[^}]*},/constraints [/'
refuse "the end is missing" '/^end/d'
refuse "another version" 's/^nonet proof 2/nonet proof 1/'
nonet solve --proof none - <<<'.................................................................................'
echo "exit $?, $(ls none 2>/dev/null)"
nonet solve --proof none --limit 3 - <mixed.json >/dev/null
echo "exit $?, $(ls none 2>/dev/null)"
echo "== no solution"
printf '12345678.%s9\n' "$(printf '.%.0s' {1..71})" >short
cat >none.json <<'JSON'
{"puzzle":".................................................................................","constraints":[
{"kind":"cage","cells":["r1c1","r1c2"],"sum":3},{"kind":"cage","cells":["r1c5","r1c6"],"sum":4},{"kind":"thermo","cells":["r1c9","r2c9","r3c9"]}]}
JSON
tr -d '\n' <none.json >one.json
for puzzles in short one.json; do
    nonet solve --proof none "$puzzles" 2>&1 && check none | sed 's/[0-9]* clauses/N clauses/; s/[0-9]* lemmas/N lemmas/'
done
refuse() {
    sed "$2" none >wrong
    cmp -s none wrong && echo "$1: the change changes nothing"
    check wrong >said && echo "$1: taken"
    echo "$1: $(sed -n 's/.*refused: //p' said)"
}
refuse "another sum, so that there is a solution" 's/"sum":4/"sum":11/'
refuse "clause 1, which is none" 's/^l 0 .*/l 0 1 0/'
