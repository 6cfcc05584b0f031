# The index stands below the glossary where both fit on a page; else each is set so that it fills most of its own.
cat >book.yaml <<'YAML'
book: {title: Back}
page: {profiles: [screen], pages: any}
parts: {index: true, back: [{part: glossary}, {part: index}]}
answers: {place: none}
sections:
  - {level: easy, count: 4}
  - {level: medium, count: 2}
  - {level: hard, requires: [x-wing], count: 4}
seed: 7
YAML
words() { # the words of a PDF's page, with how far down they end, in per cent of the page
    pdftotext -bbox -f $1 -l $1 b/book.pdf - |
        sed -n 's/.*height="\([0-9.]*\)".*/page \1/p; s/.*yMax="\([0-9.]*\)">\(.*\)<\/word>/\2 \1/p' |
        awk '$1 == "page" {height = $2; next} {print int(100 * $2 / height), $1}'
}
for trim in 5x8 6x9 8.5x11; do
    nonet book book.yaml --set "page.trim=$trim in" -o b --quiet
    for page in $(seq "$(pdfinfo b/book.pdf | sed -n 's/^Pages: *//p')"); do
        titles=$(pdftotext -f $page -l $page b/book.pdf - | grep -xE 'Contents|Glossary|Puzzles by Technique' | tr '\n' ';')
        foot=$(words $page | awk '$2 !~ /^[0-9]+$/ || $1 < 90 {if ($1 > foot) foot = $1} END {print (foot >= 60) ? "full" : "empty below"}')
        case $titles in Glossary* | Puzzles*) echo "$trim: $titles $foot" ;; esac
    done
    rm -r b
done
