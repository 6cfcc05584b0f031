# A report speaks the book's first language, and the book's own words come first.
cat >book.yaml <<'YAML'
book: {title: Rätsel, author: A, language: de, words: {easy: Für den Anfang, report_givens: Zahlen & Zeichen}}
page: {trim: A5, profiles: [screen]}
sections: [{level: easy, count: 2, symmetry: rotate180}, {level: medium, count: 2, symmetry: both-diagonals}]
output: {report: true}
seed: 3
YAML
nonet book --quiet book.yaml -o out
# What a browser shows, without the pictures.
sed '/<svg/,/<\/svg>/d; s/<style.*<\/style>//; s/<[^>]*>/ /g; s/  */ /g; /^ *$/d' out/report.html
grep -o '<html lang="..">' out/report.html
pdftotext out/report.pdf - | grep -E '^(Technik|Schritte|Lösungszeit|Anzahl|Rätsel:|Letztes Feld$|Punktzahl:)' | sort -u
pdftotext out/report.pdf - | grep -ciE 'puzzle|score|repeat|step|given|time to'
sed 's/, language: de, words: .*}/}\nlanguages: [el, de]/' book.yaml >two.yaml
nonet book --quiet two.yaml -o two
grep -o '<html lang="..">' two/report.html
