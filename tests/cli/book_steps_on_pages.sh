# Two steps stand on each page, on the first one too, with how cells are named above them: heads stand next to
# the boards.
cat >book.yaml <<'YAML'
seed: 41
book: {title: Steps}
page: {trim: 6x9 in, profiles: [kdp], pages: any}
style: {theme: bold}
per_page: 1
sections: [{level: easy, count: 16}]
walkthrough: {puzzles: 1}
YAML
nonet book book.yaml -o out --quiet
for ((page = 1; page <= 40; page++)); do
    steps=$(pdftotext -f $page -l $page out/book.pdf - 2>/dev/null | grep -cE "^Step [0-9]+$")
    [ "$steps" -gt 0 ] && echo -n "$steps "
done
echo
