# Bad puzzles are reported in input order and skipped, for any number of threads.
cat >puzzles.txt <<'END'
4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......
4.....8.5.3.
44....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......
5..9...4.4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7....2.....
..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9
END
nonet solve --threads 1 puzzles.txt 2>one.txt
nonet solve --threads 4 puzzles.txt
status=$?
nonet solve --threads 4 puzzles.txt 2>four.txt >/dev/null
cmp one.txt four.txt && exit $status
