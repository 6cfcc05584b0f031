# A board of its own is in what explain tells programs, and its regions are called so.
nonet generate --variant jigsaw-9 --level medium --seed 4 --format json >puzzle.json
nonet explain --format json puzzle.json >path.json
nonet convert --to json path.json | cmp - puzzle.json && echo "the record is whole"
nonet explain puzzle.json | grep -c 'region [1-9]' >lines && echo "regions are named"
nonet explain puzzle.json | grep -q 'box' && echo "boxes are named, and there are none"
true
