# A book's manifest is a puzzle stream: banks take all of its puzzles with their data.
cat >book.yaml <<'YAML'
book: {title: 'A "b" [c]'}
sections: [{count: 2, variant: 6x6}, {count: 1, variant: killer}, {count: 1, variant: jigsaw-9}, {count: 2, level: easy}]
YAML
nonet book book.yaml --quiet -o out
nonet bank add vol.bank out/manifest.json 2>&1
nonet bank add vol.bank out/manifest.json 2>&1
nonet bank stats vol.bank | grep -E '^(puzzles|variant|level easy)' | cut -f1
nonet convert --to json out/manifest.json | grep -o '"seed":[0-9]*,"index":[0-9]*' | wc -l
nonet convert --to json out/manifest.json | nonet bank add vol.bank 2>&1
nonet solve --count 2 out/manifest.json | cut -f1 | sort | uniq -c
sed '/"puzzles"/q' out/manifest.json | nonet convert --to line 2>&1
# A book's folder stands for its manifest; one without, or with a link in its place, does not.
nonet bank add folder.bank out 2>&1
mkdir empty linked && ln -s ../out/manifest.json linked/manifest.json
nonet solve empty 2>&1
nonet solve linked 2>&1
