# Puzzles with names and a setter's note; too many of either are refused, and so is a note that does
# not fit in two lines.
cat >book.yaml <<'Y'
book: {title: T, author: A}
page: {trim: 6x9in, profiles: [screen], pages: any}
answers: {place: none}
sections:
  - title: Gates
    level: easy
    count: 3
    names: [The Gate, Three Owls]
    setter_notes: [The middle column is a key., Begin with the sevens.]
seed: 3
Y
nonet book book.yaml --quiet -o out && pdftotext -layout out/book.pdf - |
    grep -oE 'The Gate|Three Owls|The middle column.*|Begin with.*' | sed 's/ *$//'
# Some puzzles may go without, and two may have the same.
nonet book book.yaml --quiet -o out2 --set 'sections[0].names=[Twin, "", Twin]' --set 'sections[0].setter_notes=["", Look.]' \
    --set 'sections[0].label=Day {1}' && pdftotext -layout out2/book.pdf - | grep -oE '[0-9] (Twin|Day [0-9])|Look\.'
nonet book book.yaml --check --set sections[0].count=1 2>&1
