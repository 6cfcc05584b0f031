# Candidates on boards without givens are not taken for digits, in large print neither.
printf 'book: {title: T, author: A}\npage: {trim: 8.5x11 in, profiles: [kdp]}\nper_page: 1\nanswers: {per_page: 2}\nsections:\n - {variant: killer, level: medium, count: 12}\nseed: 1\n' >k.yaml
for theme in classic large-print; do
    nonet book k.yaml --check --set style.candidates=full --set style.theme=$theme | grep -E 'FAIL|rules|type-size'
done
