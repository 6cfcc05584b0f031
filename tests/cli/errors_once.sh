# A message that occurs again is counted, with its places, instead of printed again.
for i in 1 2 3 4 5 6 7; do echo 4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......; done >seven.txt
sed 's/^..../4..x/' seven.txt | sed '4s/x/./;6s/x/z/' >bad.txt
nonet draw seven.txt -o p.png
nonet solve bad.txt bad.txt seven.txt >solved.txt
wc -l <solved.txt
nonet draw --threads 2 seven.txt >drawn.txt 2>&1 || true
printf 'book: {title: \377}\n# \377\n# \200\n' >latin.yaml
nonet book latin.yaml
printf 'book: {title: \0}\n' >zero.yaml
nonet book zero.yaml
# Of many names five are listed, those like it first.
nonet generate --variant kil
nonet generate --constraints thermometer
# A format cannot store a kind, whatever its cells.
nonet generate --variant 4x4 --constraints thermo -n 20 --seed 1 --format json --quiet | nonet convert --to line
# After a board of rows, a puzzle of one line.
{ printf '..4.\n1...\n...3\n.1..\n\n' && head -n 1 seven.txt; } | nonet check | wc -l
nonet convert --to json-page bad.txt
