# What a book says of levels comes from its puzzles, also without an index: a range where a section
# is mixed, and the techniques that each level needs. A level that the book does not have shows the
# first techniques that make it.
cat >levels.yaml <<'END'
book: {title: Levels}
style: {theme: classic}
parts:
  index: false
  contents: true
  back: [{part: usual}, {part: grading}]
answers: {place: book}
calendar:
  from: 2027-01-01
  days: 7
  weekdays:
    mon: {level: easy}
    tue: {level: easy}
    wed: {level: easy}
    thu: {level: easy}
    fri: {level: hard}
    sat: {level: hard}
    sun: {level: medium}
seed: 1
END
nonet book -q levels.yaml -o out
pdftotext -layout out/levels.pdf all.txt
grep -o 'Puzzles [0-9].* · .*' all.txt | sed 's/ · about.*//' | sort -u
sed -n '/How This Book Is Graded/,$p' all.txt | grep -E '^ *(Easy|Medium|Hard|Very hard|Extreme): [A-Z]'
