cat >puzzles.txt <<'END'
...26.7.168..7..9.19...45..82.1...4...46.29...5...3.28..93...74.4..5..367.3.18...
1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..
END
for method in fast brute guess; do nonet solve --method $method puzzles.txt; done
nonet solve --method brute --stats puzzles.txt
