# A book's report: every puzzle once, what a bank has told, in files that need no other.
cat >book.yaml <<'YAML'
book: {title: "Sums & <Signs>", author: A}
page: {trim: A5, profiles: [screen]}
sections:
  - {level: easy, count: 9, order: waves, openings: 4..}
  - {level: medium, count: 1, source: file, path: one.txt}
  - {level: medium, count: 3, order: hill, source: bank, path: b.bank}
output: {report: true, repeats: [old.bank, b.bank]}
seed: 3
YAML
nonet generate -n 5 --level medium --seed 8 >all.txt
head -n 1 all.txt | nonet shuffle --seed 3 >one.txt
nonet bank add --quiet b.bank all.txt
nonet bank use --quiet b.bank --book Other all.txt
nonet generate -n 4 --level medium --seed 9 | nonet bank add --quiet b.bank
nonet generate -n 1 --level easy --openings 4.. --seed 5 >other.txt
nonet bank add --quiet old.bank other.txt
nonet book --quiet book.yaml -o first
# The other bank gets an isomorph of one of the book's generated puzzles: that is the only change.
grep -o 'in the bank [a-z.]*' first/report.html | sort | uniq -c
sed -n 's/.*"puzzle": *"\([1-9.]\{81\}\)".*/\1/p' first/manifest.json | head -n 1 | nonet shuffle --seed 9 | nonet bank add --quiet old.bank
nonet book --quiet book.yaml -o out
grep -o 'in the bank [a-z.]*' out/report.html | sort | uniq -c
grep -c '<svg' out/report.html
grep -o 'Sums &amp; &lt;Signs&gt;</h1>' out/report.html
grep -c 'in the bank' out/report.html
grep -cE '(src|href)=' out/report.html
pdftotext out/report.pdf - | grep -c ', Repeat'
nonet book --verify out
# What is said has names, not keys or marks; a chart of which nothing is known is not drawn.
grep -oE 'naked-single|rotate180|\*\*|full house [0-9]+' out/report.html | sed 's/ [0-9]*$//' | sort -u
pdftotext out/report.pdf - | grep -E 'SE rating|^(Time to solve, in minutes|Score|Givens)$|naked-single|^Naked single$|^[0-9]+ +[Ee]asy$' | sed 's/^[0-9]* */N /' | sort -u
