# A book for children: a story, digits to trace, stars and drawings; the theme asks for them.
cat >book.yaml <<'Y'
book: {title: T, author: A}
page: {trim: 8x8in, profiles: [screen], pages: any}
parts: {title_page: false, copyright_page: false}
answers: {place: none}
sections: [{variant: 4x4, level: easy, count: 2}]
seed: 3
Y
for set in style.theme=children style.friends=true style.theme=classic; do
    nonet book book.yaml --quiet --set "$set" -o out || exit
    echo "$set: $(pdftotext -layout out/book.pdf - | grep -cE 'The Rules in Pictures|Trace the Numbers')"
done
# On paper for colour they have colours, and preflight finds the boards beside them.
nonet book book.yaml --quiet --profile kdp --set style.theme=children --set page.paper=premium-colour \
    --set print.ink='{cmyk: [75, 15, 10, 5], for: [frames, numbers]}' --set parts.notes_pages=20 -o out &&
    grep -o '"rule": "boards", "state": "[a-z]*"' out/preflight.json
