# A wrong length: the message names the place, in a theme's file too, and the range.
check() { # STYLE
    printf '%s\n' 'book: {title: T, author: A}' 'page: {trim: A6}' "style: {$1}" 'sections:' '- {level: easy, count: 1}' >book.yaml
    nonet book --check --quiet book.yaml
}
for height in 20 high -3mm '5 ells' 500mm '{a: 1}' 150mm; do
    check "notes: blank, notes_height: $height"
done
for line in 5pt 0.1pt thin 1; do
    echo "style: {cell_line: $line}" >mine.yaml
    check 'theme: mine.yaml, outer_line: 4 pt'
done
