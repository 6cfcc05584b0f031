# Solutions stand in one grid of places with cells of one size, those of boards with numbers outside too: these are
# printed with the other constraints alone.
cat >book.yaml <<'YAML'
book: {title: Places}
page: {trim: 6x9 in, profiles: [screen], pages: any}
answers: {place: apart, per_page: 12}
sections:
  - {level: easy, count: 5}
  - {variant: sandwich, level: easy, count: 2}
seed: 3
YAML
# Of all digits in boards: sizes of type, bold and not; and columns, each for nine digits or more.
places() {
    pdftotext -bbox out/book-answers.pdf - | awk -F'"' '
        />[1-9]<\/word>/ { middle = int(($2 + $6) / 2 / 3 + 0.5); column[middle]++; size[int(10 * ($8 - $4))]++ }
        END {
            for (i in column) columns += column[i] >= 9
            for (i in size) sizes += size[i] >= 20
            print columns " columns, " sizes " sizes"
        }'
}
nonet book book.yaml --quiet -o out
places
nonet book book.yaml --quiet -o out --set answers.constraints=true
places
