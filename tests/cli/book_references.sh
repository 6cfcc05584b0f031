# Which puzzles and solutions name each other's pages.
cat >book.yaml <<'Y'
book: {title: T, author: A}
page: {trim: 6x9in, profiles: [screen], pages: any}
answers: {place: book, per_page: 4}
sections: [{level: easy, count: 8}]
seed: 3
Y
for references in auto each none; do
    nonet book book.yaml --quiet --set "answers.references=$references" -o out || exit
    pdftotext -raw out/book.pdf - | tr '\n' ' ' >text
    echo "$references: $(grep -o 'solution on page' text | wc -l) puzzles, $(grep -o 'puzzle on page' text | wc -l) solutions"
    grep -o '"rule": "\(navigation\|references\)", "state": "[a-z]*"' out/preflight.json
done
nonet book book.yaml --quiet --set answers.references=auto --set answers.reversed=true -o out &&
    pdftotext -raw out/book.pdf - | tr '\n' ' ' | grep -o 'on page [0-9]*' | sort | uniq -c
