# Another program's manifest.json is not replaced, and nothing is made beside it; one of a book, or
# an empty one, is. A name of one's own in place of it goes.
mkdir site empty
echo '{"name": "site"}' >site/manifest.json
: >empty/manifest.json
nonet book "$CASES/book_small.yaml" --quiet -o site
echo "$?: $(ls site): $(cat site/manifest.json)"
nonet book "$CASES/book_small.yaml" --quiet -o site --set output.manifest=book && ls site
nonet book "$CASES/book_small.yaml" --quiet -o site --set output.manifest=book && ls site
nonet book "$CASES/book_small.yaml" --quiet -o empty && nonet book --verify empty --quiet
