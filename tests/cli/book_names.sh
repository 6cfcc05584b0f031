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
nonet book book.yaml --check --set sections[0].count=1 2>&1
