# Days as each language writes them: the first of a month, months behind a day of theirs, and weekdays with a
# capital where a text begins with them.
cat >book.yaml <<'YAML'
book: {title: T, edition: '2', published: 2027-03-01}
page: {profiles: [screen]}
calendar: {from: 2027-01-31, days: 2, weekdays: {sun: {level: easy}, mon: {level: easy}}}
YAML
for language in en de fr es nl it pl el; do
    nonet book book.yaml --set book.language=$language --quiet -o $language
    pdftotext -f 2 -l 2 $language/book.pdf - | grep '^2, '
    pdftotext -layout $language/book.pdf - | grep -oE '^ *(31|1) .* 2027' | sed 's/^ *//' | sort -ru | head -n 2
    nonet book book.yaml --set book.language=$language --quiet --each pictures-$language
    cut -d, -f5- pictures-$language/captions.csv | tail -n 2 | sed -E "s|,(easy).*||"
done
