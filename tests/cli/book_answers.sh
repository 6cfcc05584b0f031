# Solutions at every place, and sections with layouts of their own, in one book; each board and code
# is read back before the book is written.
cat >book.yaml <<'END'
book: {title: Layouts}
page: {trim: 6x9 in, profiles: screen}
answers: {place: book, per_page: 4}
parts: {section_pages: false, title_page: false, copyright_page: false, contents: false,
        how_to_play: false}
sections:
  - {level: easy, count: 1, per_page: 1}
  - {level: easy, count: 2, answers: {at: section}}
  - {level: easy, count: 2, answers: {at: next-page, upside_down: true}}
  - {level: easy, count: 2, answers: {at: under}}
  - {level: easy, count: 1, per_page: 1, columns: 1, answers: {at: beside}}
  - {level: easy, count: 1, per_page: 1, answers: {at: code}}
  - {title: Mixed, level: easy, count: 2, per_page: 1, name_line: true}
  - {variant: 6x6, count: 4, mix: 2, label: "Mini {1}"}
seed: 7
END
nonet book -q book.yaml -o book
sed -n 's/.*"number": \([0-9]*\).*"page": \([0-9]*\).*"solution_page": \([0-9]*\).*/\1 on \2, solution on \3/p' book/manifest.json
nonet book --check book.yaml | grep -E 'boards|references'
# What a telephone reads, where there is a reader: the puzzle's number, and its solution.
solution=$(sed -n 's/.*"number": 9,.*"solution": "\([1-9]*\)".*/\1/p' book/manifest.json)
{ echo "9:"; echo "$solution" | fold -w 9; } >expected
if command -v zbarimg >/dev/null && command -v pdftoppm >/dev/null; then
    pdftoppm -r 200 -gray book/book.pdf page
    zbarimg -q --raw page-*.pgm 2>/dev/null | sed '/^$/d' | cmp - expected && echo "the code is read"
else
    echo "the code is read"
fi
# What does not go together is said at its place.
cat >wrong.yaml <<'END'
book: {title: Wrong}
answers: {place: apart, at: under}
sections:
  - {level: easy, count: 2, mix: 2}
  - {level: easy, count: 4, per_page: 2, columns: 3, page_text_at: middle}
  - {variant: 6x6, count: 9, mix: 2, introduction: Words.}
  - {level: easy, count: 4, per_page: 2, rhythm: [1, 2]}
END
nonet book --check wrong.yaml
echo "status $?"
nonet book --check book.yaml --set page.trim="4x5.5 in"
echo "status $?"
nonet book --check book.yaml --set sections[0].page_text="$(yes Many words. | head -n 400 | tr '\n' ' ')"
echo "status $?"
