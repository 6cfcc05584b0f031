# A config, puzzles to avoid and a game may come from a pipe, which can be read only once; a named pipe that
# nobody writes to is not waited for.
printf 'book: {title: T}\nsections: [{count: 1, level: easy}]\nseed: 1\n' >small.yaml
nonet book <(cat small.yaml) --set output.name=small --quiet -o out && ls out
nonet generate --seed 1 >first.txt
nonet generate --seed 1 --avoid <(cat first.txt) | cmp -s - first.txt || echo "another one"
nonet play <(echo 12) </dev/null
mkfifo idle
nonet book idle
nonet book small.yaml --quiet --set cover.make=true --set cover.design=photo --set cover.picture=idle
nonet draw --font idle first.txt
nonet generate --mask idle
nonet generate --regions ./idle
# Puzzles are waited for, with a word.
solved() { nonet solve idle 2>&1; }
solved >answer &
cat first.txt >idle
wait $!
tail -n 1 answer | cmp - <(nonet solve first.txt) && echo "solved"
