# What a spreadsheet would run as a formula is text in captions.csv, csv and tsv, and comes back from
# streams as it was; the JSON has it plain. Names that are not UTF-8 leave JSON that is valid.
cat >b.yaml <<'YAML'
book: {title: B}
sections:
  - {count: 1, variant: 4x4, title: '=HYPERLINK("http://x")', label: '@SUM(1,2) {1}'}
  - {count: 1, variant: 6x6, title: '-3', label: '+1+1'}
  - {count: 1, variant: 6x6, title: 'A, "B"', label: 'plain'}
YAML
nonet book b.yaml --quiet --each csv --name '={kind}{number}'
cut -d, -f1-6,12- csv/captions.csv | cut -c1-150
nonet book b.yaml --quiet --each json --captions json
grep -o '"title": .*"level"' json/captions.json
printf 'puzzle\tlevel\thardest\tsymmetry\n4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......\t=1+1\t@x\t-3\n' >evil.tsv
for format in csv tsv json; do
    nonet convert --to $format evil.tsv | tail -n 1 >out.$format
    cat out.$format
done
nonet convert --to csv evil.tsv | nonet convert --to json | cmp - out.json && echo same
nonet convert --to tsv evil.tsv | nonet convert --to json | cmp - out.json && echo same
name=$(printf 'bo\377ok')
printf 'book: {title: B}\nsections: [{count: 1, variant: 4x4}]\n' >"$name.yaml"
nonet book "$name.yaml" --quiet -o out
for file in out/manifest.json out/preflight.json; do
    iconv -f UTF-8 -t UTF-8 "$file" >/dev/null && echo valid
done
nonet book --verify out --quiet && echo whole
nonet draw --each each --captions json --name "$name{kind}{number}" --format svg evil.tsv
iconv -f UTF-8 -t UTF-8 each/captions.json >/dev/null && echo valid
