cat >puzzles.txt <<'END'
...26.7.168..7..9.19...45..82.1...4...46.29...5...3.28..93...74.4..5..367.3.18...
4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......
END
nonet solve puzzles.txt >fast.txt
nonet solve --method logic puzzles.txt | diff fast.txt - && echo same
nonet solve --method logic --count 2 puzzles.txt
