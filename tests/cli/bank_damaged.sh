# Of a bank whose file is damaged, messages say so in one line each, and what to do.
nonet generate -n 40 --seed 1 --format tsv --quiet >puzzles.tsv
nonet bank add a.bank puzzles.tsv 2>/dev/null
# A few pages are zeros, the first is not.
dd if=/dev/zero of=a.bank bs=512 seek=16 count=32 conv=notrunc 2>/dev/null
for command in verify stats query; do
    nonet bank $command a.bank >out.txt 2>said.txt
    echo "$command: $?"
    sed 's/: the bank is damaged: .*/: the bank is damaged: …/' said.txt | sort -u
done
