# A book's config where puzzles should be, and puzzles where a config should be: each names the command.
cat >book.yaml <<'Y'
# The parish magazine
book: {title: Squares}
sections:
- {level: easy, count: 4}
- title: More
  puzzles: more.txt
Y
printf 'per_page: 2\nsections: [\n  {level: easy, count: 4}\n]\r\n' >flow.yaml
for command in solve grade explain check canon convert; do
    nonet $command book.yaml 2>&1 | grep -v '^puzzle	'
done
nonet solve <flow.yaml
nonet bank add --quiet x.bank book.yaml || echo "bank: $?"
echo ..2...4.8..1...2..6......975...27...9.85...4....19........7.3...6.4.........3.1.4 >p.txt
nonet book p.txt || echo "book: $?"
# Puzzles under a heading are puzzles still.
{ echo 'book: 3'; cat p.txt; } >headed.txt
nonet solve headed.txt
