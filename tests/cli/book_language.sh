# Hints, walkthroughs and the index speak the book's language and its own words, with its digits.
cat >letters.yaml <<'END'
book:
  title: Buchstaben
  language: de
  words:
    naked-pair: Zwillinge
    tell_remove: "Weg damit: {1}."
page:
  trim: 6x9 in
  pages: any
style:
  digits: [a, b, c, d, e, f, g, h, i]
parts:
  index: true
hints:
  include: true
  per_puzzle: 2
walkthrough:
  hardest: 1
  max_steps: 3
sections:
  - level: hard
    count: 6
    requires: [naked-pair]
seed: 3
END
nonet book letters.yaml --profile screen --quiet -o out || exit
said() { pdftotext -layout out/letters.pdf - | tr -s ' \n' '  ' | grep -qF -- "$1" && echo "$1"; }
said "Tipps"
said "Schritt für Schritt"
said "Ein Feld wird nach seiner Zeile"
said "nur in "
said "Weg damit: "
said "Zwillinge"
said "Nacktes Paar" # replaced, so not said
pdftotext out/letters.pdf - | grep -E "Streiche [a-i]"
said "Remove"
pdftotext out/letters.pdf - | grep -oE 'r[1-9]c[1-9] = .' | grep -vE ' [a-i]$' # no digit but its own
pdftotext out/letters.pdf - | grep -cE '^Schritt [0-9]+$'
