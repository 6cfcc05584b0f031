# Where clues speak of numbers, letters and pictures cannot stand for digits; where they only keep
# digits apart, they can. A message about a long line quotes what is around the column.
nonet generate --variant killer-6x6 --seed 1 --format json >killer.json
nonet draw --format svg --word MARKET killer.json -o a.svg 2>&1 | sed -n '1p;2s/.*…$/cut/p'
nonet draw --format svg --pictures shapes killer.json -o a.svg 2>&1 | head -n 1
nonet generate --constraints anti-king --variant 6x6 --givens 10..30 --level easy --seed 1 --format json >king.json
nonet draw --format svg --word MARKET king.json -o b.svg && test -s b.svg && echo drawn
cat >book.yaml <<'END'
book: {title: T}
style:
  digits: [A, B, C, D, E, F]
sections:
  - {level: easy, count: 1, variant: killer-6x6}
END
nonet book --check book.yaml 2>&1 | head -n 3
sed -i 's/digits: .*/digits: ["１", "２", "３", "٤", "٥", "6"]/' book.yaml
nonet book --check book.yaml 2>&1 | grep -c 'speak of numbers' || true
sed -i '/digits:/d; /^style/d; s/killer-6x6/killer-6x6, signs: {word: MARKET}/' book.yaml
nonet book --check book.yaml 2>&1 | head -n 3
