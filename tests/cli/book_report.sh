# A book's report: every puzzle once, what a bank has told, in files that need no other.
cat >book.yaml <<'YAML'
book: {title: "Sums & <Signs>", author: A}
page: {trim: A5, profiles: [screen]}
sections:
  - {level: easy, count: 9, order: waves, openings: 4..}
  - {level: medium, count: 1, source: file, path: one.txt}
  - {level: medium, count: 3, order: hill, source: bank, path: b.bank}
output: {report: true}
seed: 3
YAML
nonet generate -n 5 --level medium --seed 8 >all.txt
head -n 1 all.txt | nonet shuffle --seed 3 >one.txt
nonet bank add --quiet b.bank all.txt
nonet bank use --quiet b.bank --book Other all.txt
nonet generate -n 4 --level medium --seed 9 | nonet bank add --quiet b.bank
nonet book --quiet book.yaml -o out
grep -c '<svg' out/report.html
grep -o 'Sums &amp; &lt;Signs&gt;</h1>' out/report.html
grep -c 'in a bank' out/report.html
grep -cE '(src|href)=' out/report.html
pdftotext out/report.pdf - | grep -c REPEAT
nonet book --verify out
