# terminal
# On a terminal a fresh puzzle tells its level, and pictures that are bytes are refused.
script -qec 'nonet generate --seed 4 --level hard' /dev/null | tr -d '\r' | tail -n 3
script -qec 'nonet generate --seed 4 --format line' /dev/null | tr -d '\r'
nonet generate --seed 4 >puzzle
script -qec 'nonet draw --format png puzzle' /dev/null | tr -d '\r'
script -qec 'nonet draw --format pdf -o puzzle.pdf puzzle; head -c 4 puzzle.pdf' /dev/null
