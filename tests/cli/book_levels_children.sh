# Books for children print the times of levels and sections only where they rise with the levels; on a smaller board a
# harder level takes less time. Their index lists only tricks that have a name for children.
book() { # VARIANT-OF-EASY VARIANT-OF-MEDIUM THEME
    cat >book.yaml <<YAML
book: {title: Levels}
style: {theme: $3}
page: {trim: 8.5x11 in, profiles: [screen], pages: any}
parts: {front: [{part: usual}, {part: levels}], index: true}
answers: {place: none}
sections:
  - {variant: $1, level: easy, count: 2}
  - {variant: $2, level: medium, count: 2}
seed: 7
YAML
    rm -rf b
    nonet book book.yaml -o b --quiet
    echo "$3, $1 then $2: $(pdftotext -layout b/book.pdf - | grep -c 'about [0-9–]* min') lines with times"
    pdftotext -layout b/book.pdf - | grep -iE '(Sandwich|Twins|in One).* [0-9]+$' | sed 's/^ *//; s/  */ /g' | sort -u
}
book x 8x8 children
book 6x6 x children
book x 8x8 classic
book 6x6 sandwich children
