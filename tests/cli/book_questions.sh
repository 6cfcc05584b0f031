# Hints of children's books are questions: no names of techniques, no r1c2. Each asks about a row, a column, a
# box or a cell.
cat >book.yaml <<'YAML'
book: {title: Questions}
page: {trim: 6x9 in, profiles: [screen], pages: any}
style: {theme: children}
hints: {include: true}
sections:
  - {level: easy, count: 4}
  - {level: hard, count: 4}
  - {variant: killer, level: hard, count: 2}
seed: 3
YAML
for language in en de; do # the theme alone asks
  nonet book book.yaml --set book.language=$language -o $language --quiet
  pdftotext -layout $language/book.pdf - | tr '\f' '\n' | sed -n '/^ *\(Hints\|Tipps\|Hinweise\)$/,/^ *\(Solutions\|Lösungen\)$/p' |
    grep -E '^ *[0-9]+ +[A-Z]' | sed 's/^ *//; s/  */ /g'
done
