# The ending of -o's name chooses the format in every command; one that a command does not write is
# an error that names those it does, and nothing is written.
show() { for file; do echo "$file: $(head -c 18 "$file" | head -n 1)"; done; }
puzzle=53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79
echo $puzzle >p.txt
nonet generate --seed 1 -o a.json && nonet generate --seed 1 -o a.tsv && nonet generate --seed 1 -o a.html
nonet convert p.txt -o b.csv && nonet convert p.txt -o b.MD && nonet convert p.txt -o b.jsonl
nonet convert --to comma p.txt -o b.pdf
nonet solve p.txt -o c.sdk && nonet shuffle --seed 1 p.txt -o c.tex && nonet canon p.txt -o c.ndjson
nonet grade p.txt -o d.json && nonet check p.txt -o d2.json && nonet check p.txt -o d3.tsv
nonet explain p.txt -o e.svg && nonet explain p.txt -o e.htm && nonet hint p.txt -o e.json
nonet bank init z.bank && nonet bank add --quiet z.bank p.txt && nonet bank query z.bank -o f.json
nonet bank plot z.bank -o f.svg
nonet solve --count 2 p.txt -o g.txt
nonet convert p.txt -o g.2027
show a.json a.tsv a.html b.csv b.MD b.jsonl b.pdf c.sdk c.tex c.ndjson d.json d2.json d3.tsv e.svg e.htm \
    e.json f.json f.svg g.txt g.2027
ls >before
for wrong in "generate -o x.png" "convert p.txt -o x.xlsx" "solve p.txt -o x.svg" "draw p.txt -o x.jpg" \
    "check p.txt -o x.csv" "bank query z.bank -o x.png" "bank plot z.bank -o x.json" \
    "explain p.txt -o x.pdf" "hint p.txt -o x.html" "grade p.txt -o x.json.gz" "canon p.txt -o x.doc" \
    "solve --count 2 p.txt -o x.json" "book p.txt -o x.pdf"; do
    nonet $wrong
    echo "$wrong: $?" >>statuses
done
cat statuses
rm statuses
ls | diff before - && echo 'nothing was written'
