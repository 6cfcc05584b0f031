# Large print keeps its least size in solutions too: a number of solutions that is asked for and
# leaves smaller digits is refused, the usual number becomes what fits.
printf 'book: {title: L}\npage: {trim: 6x9}\nstyle: {theme: large-print, tips: false}\nper_page: 1\nsections: [{count: 6}]\n' >large.yaml
nonet book large.yaml --quiet -o usual
grep -o 'smallest type[^"]*' usual/preflight.json
for count in 2 4 6 12; do
    nonet book large.yaml --quiet --set answers.per_page=$count --check 2>&1 | grep -oE 'smallest type.*|error.*'
done
