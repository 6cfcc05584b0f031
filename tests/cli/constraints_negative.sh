# f-puzzles says "all white dots are given" by nonconsecutive, from which pairs with a dot of either colour are exempt.
pairs() { # pairs of cells, R1C1-R1C2, and a value
    local cells=
    for pair in $1; do cells="$cells${cells:+,}{\"cells\":[\"${pair%-*}\",\"${pair#*-}\"]$2}"; done
    printf '[%s]' "$cells"
}
white=$(pairs "R1C1-R2C1 R1C2-R2C2 R1C5-R2C5 R1C6-R2C6 R2C3-R3C3 R4C2-R4C3 R4C2-R5C2 R4C3-R5C3 R4C4-R4C5 R4C4-R5C4 R4C5-R5C5 R5C2-R5C3 R5C2-R6C2 R5C4-R5C5 R5C5-R5C6 R6C1-R6C2")
some=$(pairs "R1C1-R2C1 R1C2-R2C2 R1C5-R2C5 R1C6-R2C6 R2C3-R3C3 R4C2-R4C3")
black=$(pairs "R1C4-R1C5 R2C1-R3C1 R2C4-R3C4 R2C5-R3C5 R3C2-R4C2 R3C5-R3C6 R5C4-R6C4 R5C6-R6C6 R6C3-R6C4 R6C5-R6C6")
five=$(pairs "R1C1-R2C1 R1C3-R1C4 R1C3-R2C3 R1C4-R2C4 R1C5-R2C5 R2C3-R2C4 R3C1-R3C2 R4C2-R4C3 R4C2-R5C2 R4C3-R5C3 R4C5-R4C6 R4C6-R5C6 R5C2-R5C3" ',"value":"V"')
ten=$(pairs "R2C2-R2C3 R3C1-R4C1 R3C5-R4C5 R6C2-R6C3" ',"value":"x"')
row='[{},{},{},{},{},{}]'
try() { # members of the puzzle
    echo "{\"size\":6,\"grid\":[$row,$row,$row,$row,$row,$row],$1}" >puzzle.json
    nonet solve --count 9 puzzle.json | cut -f1
    for format in json fpuzzles fpuzzles-link sudokupad-link scl scl-link; do
        nonet convert --to $format puzzle.json | nonet solve --count 9 | cut -f1
    done | sort | uniq -c | tr -s ' '
    nonet convert --to fpuzzles puzzle.json | grep -o '"nonconsecutive":true\|"negative":[^]]*]'
    nonet convert --to json puzzle.json | grep -o '{"kind":"[a-z-]*","all":true}\|{"kind":"non[^}]*}'
}
echo "all white dots"
try "\"nonconsecutive\":true,\"difference\":$white,\"ratio\":$black"
echo "all dots"
try "\"difference\":$white,\"ratio\":$black,\"negative\":[\"ratio\"],\"nonconsecutive\":true"
echo "as earlier versions wrote it"
try "\"difference\":$white,\"ratio\":$black,\"negative\":[\"difference\",\"ratio\"]"
echo "all black dots"
try "\"difference\":$some,\"ratio\":$black,\"negative\":[\"ratio\"]"
echo "white dots, not all"
try "\"difference\":$some,\"ratio\":$black,\"nonconsecutive\":false"
echo "black dots beside nonconsecutive"
try "\"ratio\":$black,\"nonconsecutive\":true"
echo "nonconsecutive alone"
try "\"nonconsecutive\":true,\"antiknight\":true"
echo "X and V"
try "\"xv\":[${five:1:-1},${ten:1:-1}],\"negative\":[\"xv\"]"
echo "not said"
refuse() { # clues of a 6x6 board, formats
    echo "{\"puzzle\":\"....................................\",\"variant\":\"6x6\",\"constraints\":[$1]}" >ours.json
    for format in $2; do
        nonet convert --to "$format" ours.json 2>&1 | grep -o 'error.*'
    done
}
dot='"cells":["r1c1","r1c2"]}'
refuse "{\"kind\":\"non-consecutive\"},{\"kind\":\"white-dot\",$dot" "fpuzzles fpuzzles-link sudokupad-link scl scl-link"
refuse "{\"kind\":\"non-consecutive\"},{\"kind\":\"black-dot\",$dot" "fpuzzles sudokupad-link"
refuse "{\"kind\":\"x-sum\",\"all\":true},{\"kind\":\"x-sum\",$dot" "fpuzzles scl"
echo "{\"size\":6,\"grid\":[$row,$row,$row,$row,$row,$row],\"xv\":[{\"cells\":[\"R1C1\",\"R1C2\"]}]}" | nonet check --quiet 2>&1 | grep -o 'error.*'
echo "{\"size\":6,\"grid\":[$row,$row,$row,$row,$row,$row],\"ratio\":[{\"cells\":[\"R1C1\",\"R1C2\"],\"value\":\"3\"}],\"negative\":[\"ratio\"]}" | nonet check --quiet 2>&1 | grep -o 'error.*'
