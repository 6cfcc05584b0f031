# Puzzles with clues have one solution each, whatever is mixed, and are the same for any number of threads and shards.
one() { # options of generate
    nonet generate --seed 11 --format json --quiet "$@" >made.json || echo "failed: $*"
    printf '%s: ' "$*"
    nonet solve --count 3 made.json | cut -f1 | tr '\n' ' '
    sed 's/.*"variant":"\([^"]*\)".*/\1/' made.json | sort -u | tr '\n' ' '
    grep -o '"kind":"[a-z-]*"' made.json | sort -u | sed 's/.*:"//; s/"//' | tr '\n' ' '
    echo
}
for variant in killer killer-6x6 thermo arrow greater consecutive kropki xv odd-even sandwich anti-knight anti-king; do
    one -n 2 --variant $variant
done
one -n 2 --variant jigsaw-9 --regions random --houses diagonal --constraints killer
one -n 2 --constraints anti-knight,thermo
one -n 2 --variant 6x6 --constraints cage,black-dot,sandwich --all-signs
one -n 3 --variant killer-6x6 --givens 0 --minimal
grep -o '"givens":[0-9]*' made.json
one -n 2 --variant thermo --symmetry rotate180
grep -o '"symmetry":"[a-z0-9]*"' made.json
nonet generate -n 6 --seed 5 --variant killer --threads 1 --format solo >one.txt
nonet generate -n 6 --seed 5 --variant killer --threads 4 --format solo | cmp - one.txt
for k in 1 2; do nonet generate -n 6 --seed 5 --variant killer --shard $k/2 --format solo >part$k.txt; done
sort part1.txt part2.txt >parts.txt
sort one.txt | cmp - parts.txt
# A level is what the grader says, by techniques for clues too; cages alone make easy puzzles.
for level in easy medium; do
    for clues in "--variant killer --givens 0" "--variant thermo" "--variant anti-knight --symmetry rotate180" \
        "--variant consecutive"; do
        nonet generate -n 3 --seed 3 $clues --level $level --format json --quiet >made.json
        nonet solve --count 2 made.json | cut -f1 | tr '\n' ' '
        nonet grade --format json made.json | grep -o '"level":"[a-z]*"' | sort | uniq -c | sed 's/^ *//'
    done
done
echo refused
nonet generate --constraints killr --seed 1 2>&1
nonet generate --variant thermo --format line --seed 1 2>&1
nonet generate --variant killer --few 17 --symmetry rotate180 --seed 1 2>&1
