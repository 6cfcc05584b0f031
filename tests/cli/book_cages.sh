# Cages as tiles: the rules call them cells of one shade; a book with its own words keeps these, and boards
# that shade other things keep outlines.
cat >book.yaml <<'YAML'
book: {title: Cages}
page: {trim: 6x9, profiles: [screen]}
style: {cages: tiles}
answers: {place: none}
parts: {title_page: false, copyright_page: false, contents: false, section_pages: false}
sections:
  - {variant: killer, level: easy, count: 2}
YAML
tiles() { # more than the example of the lesson has
    [ "$(qpdf --qdf --object-streams=disable out/book.pdf - | grep -acE '^0\.(89|852|871) g$')" -gt 20 ] && echo yes || echo no
}
rule() { pdftotext -nopgbrk out/book.pdf - | tr '\n' ' ' | grep -oE 'Cells of one shade|A cage with a dashed edge|Cages are tiles\.' | head -1; }
nonet book book.yaml --quiet -o out
echo "$(rule), tiles: $(tiles)"
nonet book book.yaml --quiet -o out --set style.cages=fine
echo "$(rule), tiles: $(tiles)"
nonet book book.yaml --quiet -o out --set 'book.words={rule_cage: Cages are tiles.}'
echo "$(rule)"
sed 's/variant: killer/variant: x, constraints: [killer]/' book.yaml >x.yaml
nonet book x.yaml --quiet -o out && mv out/x.pdf out/book.pdf
echo "$(rule), tiles: $(tiles)"
sed 's/variant: killer/variant: jigsaw-6, constraints: [killer], style: {shade: regions}/' book.yaml >jigsaw.yaml
nonet book jigsaw.yaml --quiet -o out && mv out/jigsaw.pdf out/book.pdf
echo "regions shaded: $(rule)"
nonet book book.yaml --quiet -o out --set style.theme=children
pdftotext -nopgbrk out/book.pdf - | tr '\n' ' ' | grep -oE 'Cells of one shade that touch|inside a dashed line' | sort -u
# The lesson has the sums of the book's own boards.
for theme in classic children; do
    nonet book book.yaml --quiet -o out --set style.theme=$theme --set 'sections[0].variant=killer-6x6'
    pdftotext -nopgbrk out/book.pdf - | tr '\n' ' ' | grep -oE 'Three cells adding up to 1[0-9] must be 4, 5 and 6|Two cells with 11 must be 5 and 6|up all the numbers from 1 to 6, you get 21|The digits from 1 to 6 add up to 21|Together It Is 21' | sort -u
done
