# Title pages hold short titles and long ones, in every design, on small pages and large ones, whatever the board.
. "$CASES/sample.bash"
cat >short.yaml <<'YAML'
book: {title: Nine}
page: {profiles: [ingram, lulu], pages: any}
per_page: 1
style: {digits: [A, B, C, D, E, F, G, H, I]}
sections: [{level: easy, count: 16}]
YAML
cat >long.yaml <<'YAML'
book:
  title: Das große Donaudampfschifffahrts-Rätselbuch für lange Winterabende
  subtitle: Handverlesene Rätsel von sanft bis unbarmherzig, jedes ohne Raten lösbar
  author: Friederike Mayrhofer-Schlittenhuber
  publisher: Verlag der Stillen Ecke
  language: de
page: {profiles: [kdp, ingram, lulu], pages: any}
per_page: 1
answers: {place: apart}
sections:
  - {variant: sandwich, level: easy, count: 6}
  - {title: Ein Abschnitt mit einem Namen und noch einem, variant: 6x6, count: 12}
YAML
for title_page in centred left masthead grid tiles corner block plate frame poster; do
    for trim in 5x8 8.5x11; do
        for book in short long; do echo $title_page $trim $book; done
    done
done | part 3 | while read -r title_page trim book; do
    nonet book $book.yaml --set style.title_page=$title_page --set "page.trim=$trim in" -o made --quiet ||
        echo "$title_page $trim $book"
done
# A front page names the first puzzle, and the sections with their pages.
nonet book long.yaml --set style.theme=newspaper -o news --quiet
pdftotext -f 1 -l 1 news/long-kdp.pdf - | grep -c -E '^(Inhalt|Sandwich|Ein Abschnitt.*|Rätsel 1 ·.*)$'
