# A book takes its puzzles from a bank and marks them; made again it takes the same, another book
# finds only what is left, and a book that fails marks nothing.
nonet generate -n 12 --level easy --seed 9 --format tsv -o puzzles.tsv
nonet bank init my.bank
nonet bank add --quiet my.bank puzzles.tsv
cat >book.yaml <<'END'
book: {title: Banked}
sections:
  - {level: easy, count: 5, source: bank, path: my.bank}
  - {level: easy, count: 3, source: bank, path: my.bank}
END
nonet book book.yaml --quiet -o one && nonet bank stats my.bank | grep -E '^(unused|book)'
nonet book book.yaml --quiet -o two && cmp one/book.pdf two/book.pdf && echo same
nonet book book.yaml --quiet --set output.name=other -o three
echo "status $?"
nonet bank stats my.bank | grep -E '^(unused|book)'
