# Pages behind the puzzles: what makes each level, the table of sums on one page, a certificate with the title.
cat >book.yaml <<'YAML'
book: {title: Back Pages}
page: {trim: 6x9, profiles: [screen]}
answers: {place: none}
parts:
  title_page: false
  copyright_page: false
  contents: false
  how_to_play: false
  section_pages: false
  sums: true
  certificate: true
  back:
    - {part: grading}
    - {part: score-sheet}
    - {part: usual}
sections:
  - {level: medium, count: 2, requires: [naked-pair]}
  - {variant: killer, level: easy, count: 1, per_page: 1}
YAML
nonet book book.yaml --quiet -o out
text() { pdftotext -layout out/book.pdf -; }
echo 'levels by their techniques:'
text | grep -oE '^ *(Easy|Medium)(:| +[A-Z]).*' | grep -oE 'Easy|Medium|Full house|naked single|naked pair'
text | awk 'BEGIN { RS = "\f" } /Sums of Cages/ { print "sums from 3 to 30 on one page:", /4 cells/ && /6789/ }
            /has solved/ { print "certificate of:", /Back Pages/ }'
