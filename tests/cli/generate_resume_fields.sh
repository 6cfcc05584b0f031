# Every field of a kept line is compared with the puzzle itself: a line that was changed is refused,
# with its place and the field, and the output is that of a run without it.
check() { # NAME, then the run's options
    local name=$1
    shift
    nonet generate "$@" --quiet -o "$name.whole"
    cat >"$name.work" # the kept lines
    cp "$name.work" "$name.before"
    nonet generate "$@" --quiet --resume "$name.work" -o "$name.out" 2>&1 | cut -c 1-110
    cmp "$name.whole" "$name.out" && head -c "$(stat -c %s "$name.before")" "$name.work" | cmp - "$name.before"
}
tsv="-n 4 --seed 1 --level hard --format tsv"
nonet generate $tsv --quiet -o kept.tsv
column=0
for name in $(head -n 1 kept.tsv); do
    column=$((column + 1))
    case $name in
    puzzle) wrong=$(cut -f 1 kept.tsv | sed -n 4p) ;;
    solution) wrong=$(cut -f 2 kept.tsv | sed -n 4p) ;;
    variant) wrong=x ;;
    symmetry) wrong=full ;;
    level) wrong=easy ;;
    se) wrong=9.9 ;;
    hardest) wrong=naked-single ;;
    techniques) wrong=naked-single=3 ;;
    minutes) wrong=0.1 ;;
    *) wrong=99 ;;
    esac
    [ $name = index ] && continue # output of generate does not show a changed index; see below
    echo "# $name"
    awk -F'\t' -v OFS='\t' -v c=$column -v w="$wrong" 'NR == 3 { $c = w } { print }' kept.tsv |
        check $name $tsv
done 2>&1 | sed 's/^\([a-z]*\)[.]work/work/'
echo "# a line whose fields agree is kept, whatever else the run wants"
check same $tsv <kept.tsv
check few -n 4 --seed 1 --level hard --format line <kept.tsv
cut -f 1 few.work | head -n 5 | cmp - <(cut -f 1 kept.tsv) && wc -l <few.work
nonet generate -n 2 --seed 3 --se 2.0..4.0 --format tsv -q -o se.tsv
sed '2s/\(\t[^\t]*\)\{6\}$//' se.tsv >/dev/null
awk -F'\t' -v OFS='\t' 'NR == 2 { $8 = "3.9" } { print }' se.tsv | check se -n 2 --seed 3 --se 2.0..4.0 --format tsv
echo "# clues, and the other formats"
clues="-n 3 --seed 2 --variant killer --level easy..hard --format json"
nonet generate $clues -q -o kept.json
check json $clues <kept.json
sed '2s/"givens":[0-9]*/"givens":80/' kept.json | check json-givens $clues
sed '2s/"level":"[a-z]*"/"level":"unfair"/' kept.json | check json-level $clues
sed '2s/"minutes":[0-9.]*/"minutes":1.5/' kept.json | check json-minutes $clues
sed '2s/"sum":[0-9]*/"sum":17/' kept.json | check json-sum $clues
sed '2s/"score":[0-9]*/"score":1/' kept.json | check json-score $clues
few="-n 3 --few 22 --seed 1 --format tsv"
nonet generate $few -q -o few.tsv
awk -F'\t' -v OFS='\t' 'NR == 3 { $6 = "medium"; $5 = "mirror" } { print }' few.tsv | check few-22 $few
echo "# shards"
for k in 1 2; do nonet generate $tsv -q --shard $k/2 -o part$k; done
(cat part1 && tail -n +2 part2) | sed '2s/\thard\t/\teasy\t/' | check shards $tsv
echo "# a file that --resume wrote shows any change of a line, of the index alone too"
changed() { # NAME EXPRESSION, then the run's options
    local name=$1 change=$2
    shift 2
    nonet generate "$@" --quiet --resume $name.first -o $name.whole
    sed "$change" $name.first | check $name "$@"
    nonet generate "$@" --quiet --resume $name.first -o $name.again && cmp $name.whole $name.again
}
changed index '3s/\t\([0-9]*\)\t\([0-9a-f]*\)$/\t7\t\2/' $tsv
changed digit '4s/[0-9a-f]$/x/' $tsv
changed unchecked 's/\t[^\t]*$//' $tsv
changed json-index '2s/"index":[0-9]*/"index":7/' $clues
changed json-none 's/,"check":"[0-9a-f]*"//' $clues
