# Parts with nothing to say are left out: an index of easy puzzles, the column for minutes where no
# puzzle has an estimate.
cat >easy.yaml <<'YAML'
book: {title: Easy}
page: {trim: 6x9 in, profiles: [screen], pages: any}
parts: {index: true}
sections: [{level: easy, count: 6}]
seed: 1
YAML
nonet book easy.yaml -o easy --quiet
pdftotext easy/easy.pdf - | grep -c 'by Technique'
nonet book easy.yaml --set 'sections[0].level=hard' --set 'sections[0].count=8' -o hard --quiet
pdftotext hard/easy.pdf - | grep -c 'by Technique'
for variant in classic killer; do
  cat >levels.yaml <<YAML
book: {title: Levels}
page: {trim: 6x9 in, profiles: [screen], pages: any}
parts: {front: [{part: usual}, {part: levels}]}
sections: [{variant: $variant, level: medium, count: 2}]
seed: 1
YAML
  nonet book levels.yaml -o $variant --quiet
  pdftotext $variant/levels.pdf - | grep -c -x 'Time'
done
true
