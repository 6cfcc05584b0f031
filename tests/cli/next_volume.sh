# The next volume's config: other puzzles, the next number, no ISBN; all else stays.
cat >vol-1.yaml <<'Y'
# The first of many
book: {title: Sunday 1, isbn: 978-3-16-148410-0} # ours
page: {trim: A5, profiles: [home]}
series: {name: Sundays, volume: 1}
sections:
  - {level: easy, count: 6}   # a page or two
seed: 7
Y
nonet book --quiet vol-1.yaml -o vol-1 || exit
nonet book --next-volume vol-1.yaml >vol-2.yaml
cat vol-2.yaml
nonet book --quiet vol-2.yaml -o vol-2 && nonet book --next-volume vol-2.yaml -o vol-2 | tail -n 2
canon() { nonet canon "$1/manifest.json" 2>/dev/null | sort; }
echo "$(comm -12 <(canon vol-1) <(canon vol-2) | grep -c .) puzzles in both, $(canon vol-2 | grep -c .) in volume 2"
printf 'book: {title: Plain}\nsections: [{count: 1}]\n' | nonet book --next-volume - 2>/dev/null || echo "status $?"
printf 'book: {title: Plain}\nsections: [{count: 1}]\n' >plain.yaml
nonet book --next-volume plain.yaml
nonet book --next-volume none.yaml
echo "status $?"
echo 'titles by language, a calendar, choices and colours:'
cat >all-1.yaml <<'Y'
languages: [en, de]
book: {title: {en: Days 1, de: Tage 1}}
calendar: {from: 2027-12-30, days: 4, weekdays: {thu: {level: easy}, fri: {level: easy}}}
choices: choices.yaml
cover: {make: true, palette: deep}
Y
echo '{}' >choices.yaml
nonet book --next-volume all-1.yaml
cat >kept-1.yaml <<'Y'
book: {title: Kept}
sections:
  - level: easy
    count: 2
    keep: [{at: 1, puzzle: "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"}]
cover: {make: true}
Y
nonet book --next-volume kept-1.yaml
# The new config is not saved with -o, which names the folder of this volume.
nonet book --next-volume plain.yaml -o plain-2.yaml 2>&1
echo "status $?"
echo 'a number in the subtitle and in the texts of the cover:'
number() {
    printf 'languages: [%s]\nbook: {title: %s, subtitle: %s}\nsections: [{count: 1}]\ncover: {title: "BIG 1", subtitle: %s}\n' "$@" >n.yaml
    nonet book --next-volume n.yaml 2>/dev/null | grep -E '^(book|cover):'
}
number en 'Sunday Sudoku' '"Volume 1: 40 puzzles"' '"easy, volume 1"'
number en '"Sunday, Vol. 9"' '"40 puzzles of level 1"' '"Volumes 1"'
number en,de '{en: A, de: B}' '{en: Volume 1, de: Band 1}' '{en: Vol. 1, de: Einband 1}'
number fr A '"Tome 1"' '"Tome 2"'
number es A '"Volumen 1"' x
number nl A '"deel 1"' x
number it A '"Volume 1"' x
number pl A '"Tom 1"' x
number el Α '"Τόμος 1"' x
