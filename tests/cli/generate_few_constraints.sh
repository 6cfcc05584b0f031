# Few givens beside clues, or few clues without givens: one solution each, fewer than digging leaves, the same for any number of threads.
least() { nonet check --format json "$1" | sed 's/.*"solutions":\([0-9]*\),"givens":\([0-9]*\),"constraints":\([0-9]*\),"minimal":\([a-z]*\).*/\1 solution, \2 givens, \3 clues, minimal \4/'; }
for how in "--tries 60 --variant killer-6x6 --givens 0" "--tries 60 --variant 6x6 --constraints greater --givens 0" "--variant xv --tries 400"; do
    echo "$how"
    nonet generate -n 2 --seed 1 $how --format json --quiet >dug.json && least dug.json
    nonet generate -n 2 --seed 1 $how --few 1 --format json --quiet --threads 1 >few.json && least few.json
    nonet generate -n 2 --seed 1 $how --few 1 --format json --quiet --threads 3 | cmp - few.json
done
echo "enough"
nonet generate -n 1 --seed 1 --variant killer-6x6 --givens 0 --few 9 --format json --quiet >few.json && least few.json
echo "none without givens"
nonet generate --seed 1 --variant thermo --givens 0 --few 5 --tries 3 --format json 2>&1
