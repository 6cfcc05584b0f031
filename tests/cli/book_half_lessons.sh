# Lessons of half a page each: two on a page, without practice; one whose text has no room is refused. Both kinds
# explain on their first page how cells are named.
cat >book.yaml <<'Y'
book: {title: T, author: A}
page: {trim: 7x10in, profiles: [screen], pages: any}
parts: {title_page: false, copyright_page: false, contents: false, how_to_play: false, section_pages: false}
answers: {place: none}
techniques: [naked-pair, pointing, x-wing]
sections: [{level: easy, count: 1}]
seed: 3
Y
for lessons in whole half; do
    nonet book book.yaml --quiet --set "lessons=$lessons" -o out || exit
    echo "$lessons:"
    for page in 1 2; do
        pdftotext -f $page -l $page -layout out/book.pdf - | grep -oE '^ *(Naked Pair|Pointing|X-Wing|Techniques|Answers)' | sed "s/^ */$page: /"
    done
    pdftotext -f 1 -l 1 out/book.pdf - | tr '\n' ' ' | grep -o 'A cell is named by .* row 3 and column 5'
    pdftotext out/book.pdf - | grep -c Practice
done
nonet book book.yaml --check --set lessons=half --set per_page=1 --set page.trim=4x4in --set style.text_size=24pt 2>&1 | grep -v '^ '
# So is one whose text is longer than its page.
nonet book book.yaml --check --set page.trim=6x9in --set style.text_size=36pt 2>&1 | grep -v '^ '
