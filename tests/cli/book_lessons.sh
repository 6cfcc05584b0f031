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
