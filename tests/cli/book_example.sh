# The example of how to play, and that of the lesson on cages, share their pages with text: in each theme and on
# narrow pages. In large print it has a page where few lines would follow it, and for children one where it would be
# small beside their larger text.
cat >book.yaml <<'YAML'
book: {title: Examples}
page: {trim: 6x9 in, profiles: [screen], pages: any}
parts: {section_pages: false}
answers: {place: none}
per_page: 1
sections:
  - {level: easy, count: 3}
  - {title: Cages, variant: killer, level: easy, count: 1}
YAML
# Words on each page that has an example.
show() { # NAME OPTIONS...
    local name=$1
    shift
    nonet book book.yaml "$@" -o "$name" --quiet || return 0
    pdftotext "$name/book.pdf" - | awk -v RS='\f' -v name="$name" '
        /An example and its solution/ { print name ": " (gsub(/[a-z][a-z][a-z]+/, "") > 30 ? "with text" : "alone on page " NR) }'
}
for theme in classic modern newspaper children minimal elegant bold; do
    show $theme --set style.theme=$theme
done
show narrow --set page.trim='5x8 in'
show large-print --set style.theme=large-print --set page.trim='8.5x11 in'
show killers --set sections[0].count=1 --set sections[1].count=3 --set style.theme=large-print --set page.trim='8.5x11 in'
