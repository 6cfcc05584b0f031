cat >puzzles.txt <<'END'
...26.7.168..7..9.19...45..82.1...4...46.29...5...3.28..93...74.4..5..367.3.18...
4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......
END
columns() {
    awk -F'\t' 'NR == 1 { for (i = 1; i <= NF; i++) at[$i] = i; next } {
        print $at["level"], ($at["se"] == "" ? "-" : $at["se"]), ($at["minutes"] > 0 ? "minutes" : "") }'
}
for scale in hodoku all; do nonet grade --scale $scale puzzles.txt | columns; done
# The stable scale gives isomorphs the same score.
nonet shuffle --seed 3 puzzles.txt >others.txt
for file in puzzles.txt others.txt; do
    nonet grade --scale stable $file | cut -f6,7
done | sort | uniq -c | grep -vc ' 2 '
exit 0
