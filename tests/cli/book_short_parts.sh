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
# Each page's titles, and how far down its words end: in per cent of the page, but for the page's number.
pages() { # TRIM
    {
        pdftotext b/book.pdf - | sed 's/\f/page\n/g'
        pdftotext -bbox b/book.pdf - |
            sed -n 's/.*height="\([0-9.]*\)".*/page \1/p; s/.*yMax="\([0-9.]*\)">\(.*\)<\/word>/word \1 \2/p'
    } | awk -v trim="$1" '
        function tell() { if (title[at] ~ /^(Glossary|Puzzles)/) print trim ": " title[at] " " (foot >= 60 ? "full" : "empty below") }
        BEGIN { page = 1 }
        $0 == "page" { page++; next }
        $1 == "page" { tell(); at++; height = $2; foot = 0; next }
        $1 == "word" { end = int(100 * $2 / height); if (($3 !~ /^[0-9]+$/ || end < 90) && end > foot) foot = end; next }
        /^(Contents|Glossary|Puzzles by Technique)$/ { title[page] = title[page] $0 ";" }
        END { tell() }'
}
for trim in 5x8 6x9 8.5x11; do
    nonet book book.yaml --set "page.trim=$trim in" -o b --quiet
    pages $trim
    rm -r b
done
