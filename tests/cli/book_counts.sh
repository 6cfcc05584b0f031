# Words agree with the number of puzzles and of minutes.
cat >book.yaml <<'YAML'
book: {title: T, author: A}
page: {profiles: [screen], pages: any}
sections: [{title: S, variant: 4x4, level: easy, count: 1}]
cover: {make: true, design: numeral, sample_puzzle: 0}
YAML
cover() { # LANGUAGE COUNT
    nonet book book.yaml --quiet -o out --set book.language=$1 --set "sections[0].count=$2" >/dev/null 2>&1
    echo "$2 $(pdftotext out/book-cover.pdf - | grep -xE 'Puzzles?|Rätsel|Grilles?|Sudokus?|Łamigłów.*' | head -1)"
}
for count in 1 3 5 12 22 25; do cover pl $count; done
for language in en fr es; do cover $language 1; done
for language in de el en es fr it nl pl; do
    nonet book book.yaml --quiet -o out --set book.language=$language --set style.estimated_time=true 2>/dev/null
    pdftotext out/book.pdf - | grep -oE '[^ ]+ 1 [mMλ][^ ]*' | head -1
done
