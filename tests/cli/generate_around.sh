# A drawing is completed: numbers are chosen and givens added until there is one solution.
cat >drawing.json <<'END'
{"puzzle":"5................................................................................","constraints":[
 {"kind":"cage","cells":["r5c4","r5c5","r5c6"]},{"kind":"cage","cells":["r1c4","r1c5"],"sum":9},
 {"kind":"thermo","cells":["r9c9","r8c9","r7c9","r7c8"]},{"kind":"dot","cells":["r4c1","r4c2"]},
 {"kind":"little-killer","cells":["r1c3","r2c2","r3c1"]},{"kind":"x-sums","line":"r5","sum":null},
 {"kind":"quadruple","cells":["r6c6","r6c7","r7c6","r7c7"]}]}
END
nonet generate --around drawing.json --vary 2 --level easy..medium --seed 1 --format json -o two.json
echo "status $?"
nonet check two.json | cut -f 2
grep -c '"kind":"cage","cells":\["r1c4","r1c5"\],"sum":9.*"kind":"little-killer".*"sum":' two.json
cut -c 12 two.json
# In f-puzzles' JSON a cage without a value is open too.
nonet generate --variant killer --seed 1 --format json | nonet convert --to fpuzzles - |
    sed 's/,"value":"[0-9]*"//g' >cages.json
nonet generate --around cages.json --seed 2 --format json | nonet check - | cut -f 2
# What cannot be.
cat >clash.json <<'END'
{"puzzle":"1................................................................................","constraints":[
 {"kind":"thermo","cells":["r2c1","r1c1"]},{"kind":"cage","cells":["r5c4","r5c5","r5c6"]}]}
END
nonet generate --around clash.json 2>&1 | sed 1q
nonet generate --around "$(cat clash.json)" 2>&1 | sed 1q
cat drawing.json drawing.json | nonet generate --around - 2>&1 | sed 1q
nonet generate --around drawing.json --few 20 2>&1 | sed 1q
nonet generate --vary 2 2>&1 | sed 1q
echo '# a drawing without givens needs no puzzle; other records do'
echo '{"variant":"6x6","constraints":[{"kind":"thermo","cells":["r1c1","r1c2","r1c3","r2c3"]}]}' | nonet generate --around - --seed 3 | nonet check --format tsv | cut -f 2
echo '{"variant":"6x6"}' | nonet solve 2>&1 | head -n 1
# Signs of calcudoku that the drawing has stay; only the results are chosen, so that they are there.
cages='{"kind": "calc-cage", "cells": ["r1c1", "r2c1"], "sign": "/"}, {"kind": "calc-cage", "cells": ["r3c3", "r3c4"], "sign": "-"}'
for seed in 1 2 3 4 5; do
    echo "{\"variant\": \"latin-4\", \"puzzle\": \"................\", \"constraints\": [$cages]}" >signs.json
    nonet generate --around signs.json --seed $seed --format json | grep -o '"sign":"."' | tr '\n' ' '
done
echo
echo "{\"variant\": \"latin-4\", \"puzzle\": \"2...3...........\", \"constraints\": [$cages]}" >signs.json
nonet generate --around signs.json 2>&1 | grep -o "calc-cage of ÷.*"
