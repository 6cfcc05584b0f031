# Solutions at the puzzles of the next spread, upside down; those of the last spread on a page after it.
cat >book.yaml <<'Y'
book: {title: T, author: A}
page: {trim: 6x9in, profiles: [screen], pages: any}
parts: {title_page: false, copyright_page: false, contents: false, how_to_play: false, section_pages: false}
answers: {place: book, at: later}
per_page: 1
sections: [{level: easy, count: 7}]
seed: 3
Y
nonet book book.yaml --quiet -o out || exit
grep -o '"number": [0-9]*\|"page": [0-9]*\|"solution_page": [0-9]*' out/manifest.json | paste -d' ' - - - | head -8
grep -o '"rule": "\(boards\|references\|navigation\)", "state": "[a-z]*"' out/preflight.json
# Strokes of the pictures in the legend are as large as a small solution's frame.
cat >pictures.yaml <<'Y'
book: {title: T, author: A}
page: {trim: 8.5x11 in, profiles: [screen], pages: any}
style: {theme: children}
answers: {place: book, at: later}
per_page: 4
sections:
  - {variant: 4x4, level: easy, count: 8, signs: {pictures: animals}}
  - {variant: 6x6, level: easy, count: 4, per_page: 1}
Y
nonet book pictures.yaml --quiet -o pictures && echo pictures pass
# A page with fewer solutions than the one before has digits as large as its.
nonet book book.yaml --quiet --set answers.at=back --set answers.per_page=9 --set 'sections[0].count=14' -o few || exit
for page in 15 16; do
    pdftotext -f $page -l $page -bbox few/book.pdf - | sed -n 's|.*yMin="\([0-9.]*\)".*yMax="\([0-9.]*\)">[1-9]</word>|\1 \2|p' |
        awk '{ n++; high = $2 - $1 > high ? $2 - $1 : high } END { printf "%d digits, %.0f pt high\n", n, high }'
done
