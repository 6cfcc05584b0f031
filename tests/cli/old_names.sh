# Constraints were called clues: the old option, JSON member, column and config key are still read.
nonet generate --clues killer --seed 4 --level easy --format json >old.json
nonet generate --constraints killer --seed 4 --level easy --format json >new.json
cmp old.json new.json && echo same option
sed 's/"constraints":/"clues":/' new.json >clues.json
nonet convert --to json clues.json | cmp - new.json && echo same member
nonet convert --to tsv new.json >new.tsv
sed '1s/constraints$/clues/' new.tsv | nonet convert --to tsv | cmp - new.tsv && echo same column
nonet dig --keep clues --seed 1 -q clues.json >kept && nonet dig --keep constraints --seed 1 -q new.json | cmp - kept && echo same word
printf 'book: {title: T}\nsections: [{%s: [thermo], level: easy, count: 1}]\nseed: 1\n' clues >old.yaml
sed 's/clues/constraints/' old.yaml >new.yaml
nonet book --check old.yaml >old.out 2>&1 && nonet book --check new.yaml >new.out 2>&1 && sed 's/old/new/g' old.out | cmp - new.out && echo same key
nonet help clues | cmp - <(nonet help constraints) && echo same topic
nonet generate --requires sign,outside-combinations 2>&1 || echo refused
