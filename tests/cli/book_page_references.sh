# References to pages have one form in all walkthroughs of a book, over all solutions and at the feet of all boards:
# in full, or in brief where one of these has no room for more.
book() { # NAME SECTIONS SOLUTIONS-A-PAGE LANGUAGE TRIM [SETTING]
    cat >$1.yaml <<YAML
book: {title: References, language: $4}
page: {trim: $5 in, profiles: [screen], pages: any}
style: {check_boxes: true, headings: centred, labels: line}
answers: {per_page: $3, references: each}
walkthrough: {puzzles: [1]}
sections: [$2]
seed: 7
YAML
    nonet book $1.yaml ${6:+--set $6} -o $1 --quiet
    for file in $1/$1*.pdf; do
        pdftotext $file - | grep -oiE "^(puzzle on page|solution on page|solution in the answer key, page|answer key, p\.|p\.|rätsel auf seite|lösung auf seite|seite|s\.|łamigłówka na stronie|rozwiązanie na stronie) [0-9]+$" | sed 's/ [0-9]*$//' | sort | uniq -c | sed 's/^ *//'
    done
}
echo "wide boards, few solutions:"
book a "{level: easy, count: 4}" 6 en 6x9
echo "wide and narrow boards:"
book b "{level: easy, count: 2, per_page: 1}, {variant: 4x4, count: 12, per_page: 12}" 6 en 5x8 answers.place=apart
echo "narrow solutions, and wide ones:"
book c "{level: easy, count: 8, per_page: 1}, {variant: samurai, level: easy, count: 2, per_page: 1}" 15 pl 5.5x8.5
echo "no room in a walkthrough's heading:"
book d "{level: easy, count: 4}" 6 de 6x9
echo "nor even for half of it:"
book e "{level: easy, count: 4, per_page: 2}" 6 de 4x7
