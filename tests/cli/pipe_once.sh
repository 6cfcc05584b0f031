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
# Puzzles are waited for, with a word before.
mkfifo words
nonet solve idle 2>words >answer &
exec 3<words
read -r -t 60 word <&3 && echo "$word"
cat first.txt >idle
wait $!
cmp answer <(nonet solve first.txt) && echo "solved"
