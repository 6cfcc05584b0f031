# A chapter on techniques: its pages, the positions and answers, in the book's language; and a name
# that is none.
cat > lessons.yaml <<'END'
book: {title: Lehrbuch, language: de}
page: {trim: 6x9in, profiles: [screen], pages: any}
techniques: [hidden-single, x-wing, cage-single-set]
sections: [{level: easy, count: 2}]
parts: {section_pages: false}
answers: {place: none}
END
nonet book lessons.yaml --quiet -o out
pdftotext -layout out/lessons.pdf text
grep -c 'bung$' text
grep -c 'Antworten stehen nach' text
grep -cE '^[[:space:]]*[1-6] +(Versteckter Einer|X-Flügel|Einzige Kombination)' text
sed -i 's/x-wing/x-wings/' lessons.yaml
nonet book lessons.yaml --quiet -o none
echo "status $?"
# Titles are written as titles, and told apart where they must be.
titles() {
    nonet book titles.yaml --quiet -o titles --set techniques="$1" --set book.language="$2"
    pdftotext titles/titles.pdf - | grep -iE "^ *(naked|two|rule|règle|45er|paire|nackt|x-)[^.:]*(: inner|: outer|: int.*|: ext.*)?$" | sort -u
}
printf 'book: {title: T}\npage: {trim: 6x9in, profiles: [screen], pages: any}\nsections: [{level: easy, count: 2}]\nparts: {section_pages: false}\nanswers: {place: none}\n' >titles.yaml
titles '[naked-pair, two-string-kite, rule-of-45-inner]' en
titles '[rule-of-45-inner, rule-of-45-outer]' en
titles '[rule-of-45-inner]' fr
titles '[rule-of-45-inner, naked-pair]' de
# The rule of 45 has the sum of the board: in the lesson, the text on cages, the index and the report.
# It is taught on a board with the sum that its name has: that of the book's largest board with cages.
cat > small.yaml <<'END_YAML'
book: {title: T}
page: {trim: 6x9in, profiles: [screen], pages: any}
techniques: [rule-of-45-inner]
sections: [{variant: killer-6x6, level: medium, count: 4}]
parts: {index: true, section_pages: false}
output: {report: true}
answers: {place: none}
END_YAML
nonet book small.yaml --quiet -o small
pdftotext small/small.pdf - | grep -ioE '^(the )?rule of [0-9]+(: [a-z]+)?' | sort -u
grep -oE '<td>rule of [0-9]+' small/report.html | sort -u
sed s/killer-6x6/killer/ small.yaml >large.yaml
nonet book large.yaml --quiet -o large
pdftotext large/large.pdf - | grep -xE '(The )?Rule of [0-9]+' | sort -u
# Puzzles that are read count as those that are made; boards without cages do not.
nonet generate --variant killer-6x6 -n 4 --seed 1 --format json --quiet -o killers.json
nonet generate -n 1 --seed 1 --format json --quiet -o classics.json
sed 's/{variant: killer-6x6, level: medium, count: 4}/{variant: killer-6x6, level: any, source: file, path: killers.json, count: 4}, {source: file, path: classics.json, level: any, count: 1}/' small.yaml >read.yaml
nonet book read.yaml --quiet -o read
for book in small large read; do
    pdftotext -raw $book/$book.pdf - | tr '\n' ' ' | grep -oE 'Rule of [0-9]+, inner: All digits in (row|column|box) [1-9] add up to [0-9]+' |
        sed 's/in .* add/add/' | sort -u
done
