# Threads make no difference, SOURCE_DATE_EPOCH sets the date, the manifest has the files' hashes.
book() {
    nonet book "$CASES/book_small.yaml" --quiet --set page.profiles=[screen,home] \
        --set cover.make=true --set home.imposition=booklet "$@"
}
book --threads 1 -o one
book --threads 3 -o two
diff -r one two && echo same
SOURCE_DATE_EPOCH=1000000000 book -o dated
qpdf --qdf --object-streams=disable dated/book_small-screen.pdf - |
    grep -ac 'CreationDate (D:20010909014640Z'
sed -n 's/.*"name": "\([^"]*\)".*"sha256": "\([^"]*\)".*/\2  one\/\1/p' one/manifest.json | sha256sum -c
# ... and every file has one, but for the manifest itself.
ls one | wc -l
