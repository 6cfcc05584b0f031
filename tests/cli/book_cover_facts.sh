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
        pdftotext -layout out/killers-cover.pdf - | sed -n '/ · /s/   */ | /gp'
done
