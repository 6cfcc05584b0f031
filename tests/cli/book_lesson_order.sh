# The lesson on cages follows its section's opener, or takes the place of a blank page before it, whatever side
# openers stand on. Where these stand at the head of a page of puzzles, the section with the lesson has a page for its own.
cat >book.yaml <<'YAML'
book: {title: Lessons}
page: {trim: 6x9 in, profiles: [screen], pages: any}
parts: {title_page: false, copyright_page: false}
style: {tips: false}
answers: {place: none}
sections:
  - {title: Alpha, level: easy, count: 8}
  - {title: Beta, variant: killer, level: easy, count: 2}
YAML
for side in any right facing head; do
    for count in 6 8; do
        nonet book book.yaml --set style.opener_side=$side --set sections[0].count=$count --set per_page=2 -o out --quiet
        printf '%s, %s:' $side $count
        pdftotext out/book.pdf - | tr '\n\f' ' \n' | while read -r text; do
            case "$text " in
            *'no digit twice'* | *'a cage'*) printf ' lesson' ;;
            *Puzzles\ *Puzzles\ *) printf ' contents' ;;
            *Alpha*Puzzles* | *Beta*Puzzles*) printf ' opener' ;;
            *[0-9]*) printf ' .' ;;
            *) printf ' blank' ;;
            esac
        done
        echo
    done
done
