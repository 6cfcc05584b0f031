# A section without a title is called by its level, which its line of the contents does not repeat; in a book of
# several boards, by its board. The lines are those of the contents.
cat >book.yaml <<'YAML'
book: {title: T}
page: {profiles: [screen]}
answers: {place: none}
parts: {sums: true, certificate: true, notes_pages: 2, front: [{part: usual}, {part: glossary}, {part: grading}, {part: levels}], back: [{part: puzzle-diary}, {part: score-sheet}, {part: usual}]}
sections:
  - {level: easy, count: 2}
  - {level: easy, count: 2, variant: killer}
  - {level: easy, count: 2, variant: x, title: Crosses}
  - {level: medium, count: 1, variant: x}
  - {level: medium, count: 1, variant: x}
  - {level: medium, count: 1, variant: x}
  - {levels: {easy: 1, medium: 1}, title: Mixed}
YAML
contents() { pdftotext -f 3 -l 3 out/book.pdf - | grep -E '^(Easy|Medium|Killer|Crosses|X|Mixed)' | sed 's/ *\. .*//'; }
nonet book book.yaml --quiet -o out
contents
echo 'of one board:'
sed -i 's/, variant: [a-z]*//' book.yaml
nonet book book.yaml --quiet -o out
contents
