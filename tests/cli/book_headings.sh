# A page that begins with a heading has no running head over it, which would say the same; the next ones have.
# The answers of lessons fill a page in two columns before they take another.
cat >book.yaml <<'YAML'
book: {title: Quiet Squares}
page: {trim: 6x9 in, profiles: [screen], pages: any}
style: {running_heads: true}
parts: {front: [{part: usual}, {part: levels}], notes_pages: 1}
hints: {include: true}
techniques: [naked-pair, x-wing]
sections: [{title: First, level: easy, count: 30}]
seed: 7
YAML
nonet book book.yaml -o b --quiet
for page in $(seq "$(pdfinfo b/book.pdf | sed -n 's/^Pages: *//p')"); do # pages of the book's parts: their first words
    pdftotext -f $page -l $page b/book.pdf - | tr '\f' '\n' | grep -v '^$' | head -2 | tr '\n' '|' | grep -iE '^(quiet squares\|)?(techniques|hints|solutions|answers|notes|levels)'
done
