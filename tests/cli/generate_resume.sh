# A run that was cut off, its last line torn, is taken up to the same bytes; shards are merged.
run="nonet generate -n 12 --few 20 --seed 6 --format tsv --quiet"
$run -o whole.tsv
(head -n 4 whole.tsv && sed -n 5p whole.tsv | head -c 99) >journal.tsv
$run --threads 2 --resume journal.tsv -o resumed.tsv
cmp whole.tsv resumed.tsv && echo "resumed"
wc -l <journal.tsv
for k in 1 2 3; do
    $run --shard $k/3 -o part$k.tsv
done
(head -n 1 part1.tsv && tail -qn +2 part?.tsv) >parts.tsv
$run --resume parts.tsv -o merged.tsv
cmp whole.tsv merged.tsv && echo "merged"
nonet canon whole.tsv --format line --quiet | sort -u | wc -l
cut -f 4 whole.tsv | sort -u | tail -n 1

# A journal of another run is refused.
nonet generate -n 12 --few 20 --seed 7 --quiet --resume journal.tsv
exit $?
