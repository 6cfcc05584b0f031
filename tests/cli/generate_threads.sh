# The output is the same for any number of threads, and the shards' union is the whole.
options="-n 30 --seed 9 --symmetry any --format tsv --quiet"
nonet generate $options --threads 1 -o one.tsv
nonet generate $options --threads 4 -o four.tsv
cmp one.tsv four.tsv && echo "threads agree"
for k in 1 2 3; do
    nonet generate $options --shard $k/3 -o part$k.tsv
done
column=$(head -n 1 one.tsv | tr '\t' '\n' | grep -nx index | cut -d: -f1)
(head -n 1 one.tsv && tail -qn +2 part?.tsv | sort -t "$(printf '\t')" -n -k "$column,$column") >union.tsv
cmp one.tsv union.tsv && echo "shards agree"
