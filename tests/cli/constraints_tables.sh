# Puzzles with constraints, and boards that no name says, in tables: every column that plain puzzles
# have, and regions, houses, grids and clues behind them. They are read back as they were.
for variant in killer thermo kropki sandwich anti-knight; do
    nonet generate --variant $variant --seed 1 --level easy --format json --quiet
done >some.json
nonet generate --houses diagonal --grids r1c1,r7c7 --seed 3 --format json --quiet >>some.json
nonet generate --variant jigsaw-9 --regions random --houses diagonal --seed 3 --format json --quiet >>some.json
nonet generate --seed 2 --format json --quiet >plain.json
cat some.json plain.json >all.json
nonet bank init my.bank && nonet bank add --quiet my.bank all.json
nonet bank query my.bank --format json >rows.json
for format in tsv csv; do
    nonet convert --to $format all.json >all.$format
    nonet convert --to json all.$format | cmp - all.json && echo "$format: read back"
    nonet bank query my.bank --format $format >rows.$format
    nonet convert --to json rows.$format | cmp - rows.json && echo "$format: a bank's rows"
    nonet grade --quiet --format $format all.json | nonet convert --to json | sed 's/,"solution":"[^"]*"//' | wc -l
    nonet solve --quiet --format $format all.json | nonet convert --to json | grep -c '"solution"'
    nonet generate --variant xv --seed 4 --format $format --quiet >one.$format
    nonet generate --variant xv --seed 4 --format json --quiet | cmp - <(nonet convert --to json one.$format)
    head -n 1 one.$format
done
sed -n 2p all.tsv | cut -f 3-6,9,17 | cut -c 1-120
sed -n 2p all.csv | grep -o '"\[{""kind"".*' | cut -c 1-60
cat >read.py <<'PYTHON'
import csv, json
for name, how in (("all.csv", {}), ("all.tsv", {"delimiter": "\t"})):
    rows = list(csv.DictReader(open(name, newline=""), **how))
    records = [json.loads(line) for line in open("all.json")]
    print(name, all(json.loads(row["constraints"] or "[]") == record.get("constraints", []) and row["level"] == record["level"]
                    and row["regions"] == record.get("regions", "") and row["grids"] == ",".join(record.get("grids", []))
                    for row, record in zip(rows, records, strict=True)))
PYTHON
python3 read.py

echo "plain puzzles first: one header has the columns for all"
cat plain.json some.json plain.json >mixed.json
nonet generate --seed 2 --quiet >plain.txt
for format in tsv csv; do
    nonet convert --to $format mixed.json >mixed.$format
    grep -n '^puzzle' mixed.$format | cut -c 1-30
    awk -F'\t' 'NF != 17' mixed.tsv
    nonet convert --to json mixed.$format | cmp - mixed.json && echo "read back"
    cat mixed.json | nonet convert --to $format | cmp - mixed.$format && echo "from a pipe the same"
    nonet convert --to $format plain.json some.json plain.json | cmp - mixed.$format && echo "from files the same"
    nonet convert --to $format - <mixed.json | cmp - mixed.$format && echo "from an open file the same"
    { nonet convert --to $format plain.txt && nonet convert --to $format plain.json && cat plain.txt | nonet convert --to $format; } | grep -c clues
    cat plain.json | nonet convert --to $format plain.txt - | grep -c '^puzzle.*constraints$'
done
# Tables of two headers, as earlier versions wrote them.
{ nonet convert --to tsv plain.json && nonet convert --to tsv some.json; } >two.tsv
nonet convert --to tsv two.tsv | grep -c '^puzzle'
nonet convert --to json two.tsv | cmp - <(cat plain.json some.json) && echo "read back"
cat two.tsv | nonet convert --to csv >two.csv 2>messages || cat messages
echo "a bank's table has one header, as wide as its rows ask"
nonet bank query my.bank --variant classic --level easy --format tsv | head -n 1
nonet bank query my.bank --order givens --format csv | grep -c '^puzzle'

echo "what is wrong in a column is reported where it stands"
row() { printf 'puzzle,variant,clues\n................,4x4,"%s"\n' "$1"; }
row '[{""kind"":""cage"",""cells"":[""r1c1"",""r1c2""],""sum"":3}]' | nonet convert --to json
row '[{""kind"":""cage"",""cells"":[""r1c1"",""r9c9""],""sum"":3}]' | nonet convert --to json 2>&1
row '[{""kind"":""cage""' | nonet convert --to json 2>&1
# From spreadsheets: values with quotes in quotes, though parted by tabs; and semicolons.
printf 'puzzle\tvariant\tclues\n................\t4x4\t"[{""kind"":""anti-king""}]"\n' | nonet convert --to json
printf 'puzzle;variant;clues\n................;4x4;[{"kind":"anti-king"}]\n' | nonet convert --to json
