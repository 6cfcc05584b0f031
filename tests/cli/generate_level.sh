# What is generated for a level grades as that level, and has one solution.
for level in easy medium; do
    nonet generate -n 5 --seed 3 --level $level --symmetry rotate180 --recheck --quiet >puzzles
    nonet grade puzzles | grep -cw $level
    nonet solve --count 2 puzzles | cut -f1 | sort | uniq -c | sed 's/^ *//'
done
