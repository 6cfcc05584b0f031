# A format that does not name the board says so once, unless --variant shows that the user knows it. Sizes and
# jigsaws with a named map are read back as they were, and solutions need no board.
nonet generate --variant x -n 2 --seed 3 --format json -o x.json
nonet convert --to sdm x.json
nonet shuffle --seed 1 x.json -o shuffled.txt
nonet convert --to grid --variant x x.json >grid.txt && nonet check --quiet --variant x grid.txt >checked.txt && wc -l <checked.txt
nonet solve x.json >/dev/null
nonet generate --variant 6x6 -n 1 --seed 1 --format json | nonet convert --to line | wc -l
nonet generate --variant jigsaw-9 -n 1 --seed 1 --format json | nonet convert --to line | nonet convert --to json | grep -o '"variant":"[^"]*"'
nonet bank init b.bank && nonet bank add --quiet b.bank x.json && nonet bank export --format line b.bank | wc -l
