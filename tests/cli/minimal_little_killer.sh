# Boards whose clues can be proven needed soon come first, so that little work finds one.
nonet generate --variant little-killer --minimal --seed 4 --limit 80000 --format json >made.json
echo "exit $?"
nonet check made.json
