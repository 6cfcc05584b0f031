# Threads make no difference, SOURCE_DATE_EPOCH sets the date, the manifest has the files' hashes.
nonet book "$CASES/book_small.yaml" --quiet --threads 1 -o one
nonet book "$CASES/book_small.yaml" --quiet --threads 2 -o two
cmp one/book_small.pdf two/book_small.pdf && cmp one/manifest.json two/manifest.json && echo same
SOURCE_DATE_EPOCH=1000000000 nonet book "$CASES/book_small.yaml" --quiet -o dated
qpdf --qdf --object-streams=disable dated/book_small.pdf - | grep -ac 'CreationDate (D:20010909014640Z'
sed -n 's/.*"name": "\([^"]*\)".*"sha256": "\([^"]*\)".*/\2  one\/\1/p' one/manifest.json | sha256sum -c
