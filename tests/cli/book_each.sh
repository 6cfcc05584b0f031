# The puzzles of a book as pictures: with its signs, labels and level names; all or none.
cat >book.yaml <<'YAML'
book: {title: Two kinds, language: de}
style: {digits: [a, b, c, d, e, f, g, h, i]}
sections:
  - {title: "Small, first", label: "Tag {1}", variant: 4x4, level: easy, count: 2}
  - {level: easy, count: 1, signs: {word: BLANKETS, word_at: row}, variant: 8x8}
  - {level: easy, count: 2, candidates: corners}
seed: 3
YAML
for format in svg png eps pdf; do
    nonet book book.yaml --quiet --each $format --pictures $format --name '{section:2}-{number}-{kind}'
    ls $format | tr '\n' ' '
    echo
done
for wrong in jpg spg; do nonet book book.yaml --quiet --each no --pictures $wrong; done
cut -d, -f1-12 svg/captions.csv
grep -o '>[a-i]</text>' svg/03-4-solution.svg | sort | uniq -c
grep -o '>[A-Z]</text>' svg/02-3-solution.svg | sort -u | tr '\n' ' '
echo
grep -c '<rect' svg/03-4-puzzle.svg svg/03-4-solution.svg
pdffonts svg/../pdf/03-4-solution.pdf | tail -n +3 | wc -l
# The pictures are those of the book's own puzzles.
nonet book book.yaml --quiet --set page.profiles=[screen] --set output.name=paper -o paper
grep -o '"puzzle": "[^"]*"' paper/manifest.json | cut -d'"' -f4 >of-book
nonet book book.yaml --quiet --each again --captions json --outlines
grep -o '"puzzle": "[^"]*"' again/captions.json | cut -d'"' -f4 | cmp - of-book
grep -c '<text' again/solution-0004.svg
# The same bytes again, for any number of threads.
cp -r again before
nonet book book.yaml --quiet --each again --captions json --outlines --threads 3
diff -r before again && echo same
# Nothing of a run that fails.
touch again/mine
nonet book book.yaml --quiet --each again --captions json
nonet book book.yaml --quiet --each new --name '{kind}-{date}'
nonet book book.yaml --quiet --each new --name '{kind}-{level}'
nonet book book.yaml --quiet --each new --check
nonet book book.yaml --quiet --each new -o there
nonet book book.yaml --quiet --outlines
nonet book book.yaml --quiet --each new --set seed=none
ls
