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
grep -c 'Antworten stehen hinter' text
grep -cE '^[[:space:]]*[1-6] +(Versteckter Einer|X-Flügel|Einzige Kombination)' text
sed -i 's/x-wing/x-wings/' lessons.yaml
nonet book lessons.yaml --quiet -o none
echo "status $?"
