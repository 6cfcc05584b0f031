# What a killed run left in a book's web/ is swept and put right as in the folder itself, and a book
# that cannot be written leaves no empty folder.
printf 'web: {make: true, url: "https://example.org/"}\n' | cat "$CASES/book_small.yaml" - >web.yaml
nonet book web.yaml -q -o out
list() { (cd "$1" && find . | LC_ALL=C sort | tr '\n' ' ' && echo); }

echo "# killed before anything was moved"
cp -r out early
touch early/web/.index.html.nonet-new early/web/.index.html.nonet-old early/.book_small.pdf.nonet-new
nonet book --verify early
list early
touch early/web/.index.html.nonet-new
nonet book web.yaml -q -o early && list early
touch early/web/.index.html.nonet-new
nonet book "$CASES/book_small.yaml" -q -o early && list early # one without a page

echo "# killed while files were moved: the page was there before, or not"
cp -r out late
cd late/web && ln index.html .index.html.nonet-old && echo new >.x && mv .x index.html && cd ../..
printf 'kweb/index.html\0kmanifest.json\0' >late/.nonet-commit
nonet book --verify late
list late
mkdir first first/web && echo new >first/web/index.html
printf 'aweb/index.html\0' >first/.nonet-commit
nonet book web.yaml -q -o first && nonet book --verify first && list first
rm -r first/* && mkdir first/web && echo new >first/web/index.html
printf 'aweb/index.html\0' >first/.nonet-commit
nonet book --verify first 2>&1
list first

echo "# a book that cannot be written"
failed() { # COMMAND…
    "$@" >/dev/null 2>&1
    echo "status $?: $(ls -d a* b* 2>/dev/null | tr '\n' ' ')"
}
full() ( # a disk that is full
    trap '' XFSZ
    ulimit -f 8
    "$@"
)
failed full nonet book web.yaml -q -o a/b/c
failed full nonet book web.yaml -q -o a/b/c --preview b/p
failed nonet book web.yaml -q -o a/b --set page.margin=200mm
failed nonet book web.yaml -q -o a/b --set sections[0].count=0
failed nonet book web.yaml -q -o "a/$(printf 'x%.0s' {1..300})"
failed full nonet book --sheet -q -o a/b <<<53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79
failed full nonet draw --each a --format png --dpi 300 <<<53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79
failed full nonet book web.yaml -q --feed a --from 2027-01-01 --url https://example.org/ --pictures png --dpi 300
mkdir a
failed full nonet book web.yaml -q -o a/b/c # what was there stays
list a
