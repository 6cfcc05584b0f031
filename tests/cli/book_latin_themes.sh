# Boards without boxes are printed right in themes with large digits: numbers of cages stay apart from the
# digits of small solutions, and numbers outside practice boards are as large as the printer asks.
cat >calcudoku.yaml <<'YAML'
book: {title: Cages}
page: {trim: 6x9 in, profiles: [screen], pages: any}
answers: {place: book, per_page: 12}
sections: [{variant: calcudoku-5, level: easy, count: 4}, {variant: calcudoku-9, level: hard, count: 1}]
YAML
cat >towers.yaml <<'YAML'
book: {title: Towers}
page: {trim: 6x9 in, profiles: [screen], pages: any}
techniques: [skyscraper-counts]
sections: [{variant: skyscrapers-5, level: medium, count: 2}]
YAML
for theme in bold newspaper classic; do
    for book in calcudoku towers; do
        nonet book $book.yaml --set style.theme=$theme -o $theme-$book --quiet && echo "$theme $book"
    done
done
# How to Play speaks of no boxes.
pdftotext -layout classic-towers/towers.pdf - | sed -n '/^ *How to Play/,/^ *Every puzzle/p' | grep -i box | grep -vci 'no boxes' || true
