# Titles, names and words of a cover have the apostrophes and spaces of their language, in fonts without
# such spaces, too: no line begins with a French colon.
cat >book.yaml <<'YAML'
book: {title: "L'été : la suite", subtitle: "Grilles pour les heures tranquilles : du facile au diabolique", author: A, language: fr}
page: {trim: 7x10 in, profiles: [kdp], pages: any}
parts: {notes_pages: 20}
sections: [{title: "D'abord", variant: 4x4, count: 4, per_page: 1, names: ["L'un"]}]
cover: {make: true, design: prism}
YAML
nonet book book.yaml --quiet -o out && pdftotext -f 1 -l 30 out/book.pdf - | grep -oE "(^L.été|^D.abord|L.un$)" | sort -u
pdftotext out/book-cover.pdf - | grep -cE "^( |:|.*')"
true
