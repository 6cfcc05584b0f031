# A jigsaw's map has one name, which every command and config takes.
map=jigsaw-9:ash
nonet help $map
cat >map.yaml <<END
book: {title: T}
page: {trim: 6x9in, profiles: [screen], pages: any}
sections: [{variant: $map, count: 2, level: easy}]
END
nonet book map.yaml --quiet -o made
nonet book --sheet --variant $map -n 2 --seed 1 --quiet -o sheet
nonet generate --variant jigsaw-9 -n 9 --seed 1 --level easy --format json --quiet |
    nonet bank add all.bank - --quiet >added
nonet bank query all.bank --variant jigsaw-9 --format json --quiet | grep -o 'jigsaw-9:[a-z]*' | sort | uniq -c
nonet bank query all.bank --variant $map --format json --quiet | grep -o 'jigsaw-9:[a-z]*' | sort | uniq -c
sed 's/level: easy/source: bank, path: all.bank/' map.yaml >kept.yaml
nonet book kept.yaml --quiet -o kept
grep -ho 'jigsaw-9:[a-z]*' made/manifest.json sheet/manifest.json kept/manifest.json | sort | uniq -c
nonet book --new --kind $map | grep -o "variant: $map"
# One that is none.
sed -i s/ash/asx/ map.yaml
nonet book map.yaml --check 2>&1 | head -n 1
nonet book --sheet --variant jigsaw-9:asx -n 1
nonet bank query all.bank --variant jigsaw-9:asx
nonet help jigsaw-9:asx
