# Candidates on boards without givens are not taken for digits, in large print neither.
printf 'book: {title: T, author: A}\npage: {trim: 8.5x11 in, profiles: [kdp]}\nper_page: 1\nanswers: {per_page: 2}\nsections:\n - {variant: killer, level: medium, count: 12}\nseed: 1\n' >k.yaml
for theme in classic large-print; do
    nonet book k.yaml --check --set style.candidates=full --set style.theme=$theme | grep -E 'FAIL|rules|type-size'
done
# Cells have room for a cage's number over the candidates.
printf 'book: {title: T}\npage: {trim: 9x12 in, profiles: [screen], pages: any}\nstyle: {theme: bold, board_size: 0.67, candidates: full, frame: open, cages: fine, outer_line: 6 pt}\nper_page: 6\nanswers: {per_page: 9}\nsections:\n - {variant: killer-6x6, level: easy, count: 5}\nseed: 794\n' >s.yaml
nonet book s.yaml --check 2>&1 | grep -E 'FAIL|numbers of cages'
nonet book s.yaml --check --set per_page=4 2>&1 | grep -E 'FAIL|rules'
