# Full boards solve to themselves; digging them keeps one solution, down to the givens asked for.
nonet board -n 20 --seed 4 --stats --quiet >boards
nonet solve boards | cmp - boards && echo "boards are full"
nonet dig --seed 1 --givens 30 boards >puzzles
tr -d '.\n' <puzzles | wc -c
nonet solve puzzles | cmp - boards && echo "same solutions"
nonet minimize puzzles >minimal
nonet minimize --seed 5 minimal | cmp - minimal && echo "already minimal"
