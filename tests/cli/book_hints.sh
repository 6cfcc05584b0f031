# Hints name a technique and where to look for it, and what the board then holds only with length: full. What
# the reader finds before and the grid stand in one pair of brackets. Only what the hints use is explained.
cat >book.yaml <<'YAML'
book: {title: Looks}
page: {trim: 6x9 in, profiles: [screen], pages: any}
hints: {include: true}
sections:
  - {level: easy, count: 2}
  - {level: hard, requires: [x-wing], count: 1}
  - {variant: killer, level: medium, count: 1}
  - {variant: kropki, level: easy, count: 1}
  - {variant: twodoku-6, level: medium, count: 2}
seed: 3
YAML
hints() { # LANGUAGE [SETTING]: the text of the hints
    rm -rf b
    nonet book book.yaml --set book.language=$1 ${2:+--set $2} -o b --quiet
    pdftotext -layout b/book.pdf - | tr '\f' '\n' |
        sed -nE '/^ *(Hints|Tipps|Indices|Ayudas|Suggerimenti|Wskazówki|Υποδείξεις)$/,/^ *[0-9IVX]+$/p' | sed 's/^ *//; s/  */ /g'
}
hints en
hints en hints.length=full
for language in de fr es nl it pl el; do # names and places alone
    hints $language >said
    grep -cE '^[0-9]+ .*:' said
    grep -nE '=|≠|→|\) \(' said
done
true
