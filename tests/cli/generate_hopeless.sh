# A board that never gets so hard, or clues that are never all used, end the search early with what was found instead.
try() { # options of generate
    nonet generate --seed 7 --quiet --format json --threads 1 "$@" 2>one.txt >/dev/null
    echo "status $?"
    nonet generate --seed 7 --quiet --format json --threads 3 -n 2 "$@" 2>three.txt >/dev/null
    cmp one.txt three.txt && cat one.txt
}
try --variant 4x4 --level hard
try --variant 4x4 --level medium
try --variant jigsaw-5 --level extreme
try --variant 6x6 --constraints kropki,thermo,sandwich,arrow,xv --givens 0 --level easy
echo "an explicit number of tries is kept to"
try --variant 4x4 --level hard --tries 2500
echo "a rare technique and a symmetry"
try --requires mutant-jellyfish --symmetry rotate180 --tries 50
