# Boards of lessons are figures with words. So the paragraphs of digits alone are the numbers of positions to
# practise on, and half lessons have none.
cat >lessons.yaml <<'YAML'
book: {title: T}
page: {trim: A4, profiles: [screen]}
style: {theme: large-print}
per_page: 1
techniques: [naked-pair, x-wing]
sections: [{level: easy, count: 1}, {variant: killer, level: easy, count: 1}]
YAML
for look in 'lessons=whole' 'lessons=half --set style.theme=classic'; do
    nonet book lessons.yaml --quiet --set $look -o out
    pdfinfo -struct-text out/lessons.pdf | awk '/^ *P /{p = 1; next} p && /^ *"[0-9]+"$/ {n++} {p = 0} END {print n + 0}'
done
