# The page on grading lists the techniques of each level in order of difficulty: those of the table's level that any
# puzzle of the book needs, so that no medium one stands in Hard. At most the 8 hardest, and how many others there are.
cat >book.yaml <<'YAML'
book: {title: Levels}
page: {trim: 6x9 in, profiles: [screen], pages: any}
parts: {front: [{part: usual}, {part: levels}, {part: grading}]}
answers: {place: none}
sections:
  - {level: easy, count: 2}
  - {variant: killer, level: medium, count: 2}
  - {variant: sandwich, level: medium, count: 1}
  - {level: hard, requires: [x-wing], count: 4}
seed: 7
YAML
grading() { # LANGUAGE PATTERN-OF-EASY [SETTING]
    rm -rf b
    nonet book book.yaml --set book.language=$1 ${3:+--set $3} -o b --quiet
    pdftotext -layout b/book.pdf - | tr '\f' '\n' | sed -n "/^ *$2.*[,;]/,/^ *[ivx][ivx]*$/p" | sed 's/^ *//; s/  */ /g; /^$/d'
}
grading en Easy
grading de Leicht
grading pl Łatwe
for size in 11 11.3 12; do # how many have room
    for language in en pl; do
        said=$(grading $language '\(Łatwe\|Easy\)' style.text_size=${size}pt | tr '\n' ' ')
        echo "$size $language: $(echo "$said" | grep -oE '(and|i) [0-9]+ (others|inne|innych)')"
    done
done
# Techniques of a level that the book does not have stand at the next one that it has.
cat >book.yaml <<'YAML'
book: {title: Levels}
page: {pages: any}
parts: {front: [{part: usual}, {part: grading}]}
answers: {place: none}
sections: [{level: easy, count: 1}, {level: extreme, count: 2}]
seed: 4
YAML
grading en Extreme
# Levels have a scale, but for a table of them; the boards of the book, above, are none.
for between in '' ', {part: levels}'; do
    nonet book book.yaml --quiet --set "parts.front=[{part: usual}, {part: boards}$between, {part: grading}]" \
        --set 'sections[0].variant=x' -o scale
    pdftotext -layout scale/book.pdf - | grep -cE '^ *Easy +Extreme *$'
done
