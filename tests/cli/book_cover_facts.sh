# The facts on a back name the kinds of sections that have no title, in the book's language; the same kind
# and level is one row.
cat >killers.yaml <<'YAML'
book: {title: Killers, author: A. Setter}
page: {profiles: kdp, trim: 5x8 in}
parts: {notes_pages: 20}
sections: [{level: easy, count: 1}, {variant: killer, level: medium, count: 2}, {level: easy, count: 2}]
cover: {make: true, design: cages, barcode: none, sample_puzzle: 0}
seed: 8
YAML
for language in en de; do
    nonet book killers.yaml --quiet --set book.language=$language -o out &&
        pdftotext -layout out/killers-cover.pdf - | grep -A2 '^ *[0-9]' | sed 's/   */ | /g'
done
# Where all are of one kind, the levels alone are named.
nonet book killers.yaml --quiet --set 'sections=[{level: easy, count: 2}, {level: medium, count: 1}]' -o out &&
    pdftotext -layout out/killers-cover.pdf - | grep -A2 '^ *[0-9]' | sed 's/   */ | /g'
# Of more than eight kinds, the last row has all others.
cat >kinds.yaml <<'YAML'
book: {title: Kinds, author: A. Setter}
page: {profiles: kdp, trim: 6x9 in}
parts: {notes_pages: 20}
sections:
- {level: easy, count: 9}
- {variant: 4x4, count: 2}
- {variant: 6x6, count: 3}
- {variant: 8x8, count: 2}
- {variant: jigsaw-5, count: 2}
- {variant: jigsaw-6, count: 2}
- {variant: antidiagonal, count: 2}
- {variant: thermo, count: 4}
- {variant: arrow, count: 5}
- {variant: killer, level: medium, count: 2}
cover: {make: true, design: dots, barcode: none, sample_puzzle: 0}
seed: 8
YAML
nonet book kinds.yaml --quiet -o out && pdftotext -layout out/kinds-cover.pdf - | grep -o '[0-9]* *…' | tr -s ' '
