# The course of a puzzle as a table, as json and as text.
echo '...1.3.9..3..9..........5...5...7..26.7....3.14.2.....8.......79..514.......2.4..' >hard.txt
nonet grade --course hard.txt
nonet grade --course --format json hard.txt | nonet convert --to json
nonet grade --course --format text hard.txt
nonet grade --course --format sdk hard.txt
echo '{"puzzle":"...1.3.9..3..9..........5...5...7..26.7....3.14.2.....8.......79..514.......2.4..","course":{"openings":"A"}}' | nonet convert --to json
nonet help course
