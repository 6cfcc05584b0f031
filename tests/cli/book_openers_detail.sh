# A section may open with a large detail of its first puzzle, which shows givens and clues and nothing of the
# solution, and on a left page that faces its puzzles. Preflight does not take the detail for a puzzle.
. "$CASES/sample.bash"
cat >puzzles.txt <<'TXT'
53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79
TXT
cat >book.yaml <<'YAML'
book: {title: Details}
page: {trim: 6x9 in, profiles: [screen], pages: any}
parts: {title_page: false, copyright_page: false, contents: false, how_to_play: false}
style: {opener: detail, opener_side: facing, tips: false}
answers: {place: none}
sections:
  - {title: Alpha, source: file, path: puzzles.txt, count: 1}
  - {title: Beta, level: easy, count: 3}
YAML
nonet book book.yaml -o out --quiet
for page in 1 2 3 4 5 6; do
    echo "page $page: $(pdftotext -f $page -l $page out/book.pdf - | tr -s '\n\f' '  ' | cut -c 1-60)"
done
cat >kinds.yaml <<'YAML'
book: {title: Kinds}
page: {trim: 6x9 in, profiles: [screen], pages: any}
answers: {place: book, per_page: 6}
sections:
  - {variant: killer, level: easy, count: 1}
  - {variant: sandwich, level: easy, count: 1}
  - {variant: 4x4, count: 1}
  - {variant: jigsaw-9, level: easy, count: 1}
  - {variant: samurai, level: easy, count: 1}
YAML
for theme in classic modern minimal newspaper children elegant bold night; do
    for side in facing head any; do echo $theme $side; done
done | part 2 | while read -r theme side; do
    nonet book kinds.yaml --set style.theme=$theme --set style.opener=detail --set style.opener_side=$side \
        -o made --quiet || echo "$theme $side"
done
# Silhouettes and the box are not taken for puzzles either, nor are the lines, dots and numbers of constraints.
cat >lines.yaml <<'YAML'
book: {title: Lines}
page: {trim: 5x8 in, profiles: [kdp], pages: any}
answers: {place: apart, per_page: 6}
sections:
  - {variant: thermo, level: easy, count: 12}
  - {variant: kropki, level: easy, count: 6}
  - {variant: odd-even, level: easy, count: 4}
YAML
for opener in silhouettes box rows band frame; do
    for side in head any; do
        for book in kinds lines; do echo $opener $side $book; done
    done
done | part 3 | while read -r opener side book; do
    nonet book $book.yaml --set style.opener=$opener --set style.opener_side=$side -o made --quiet ||
        echo "$book $opener $side"
done
