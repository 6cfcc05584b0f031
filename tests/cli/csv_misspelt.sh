# A column that nearly has the name of a part of the board is reported, once; others are not ours.
exec 2>&1
P=53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79
printf 'puzzle,constraint,colour\n%s,x,red\n%s,x,red\n' $P $P | nonet convert --to line
printf 'id;quizzes;Variants;date\n1;%s;x;today\n' $P | nonet convert --to line
printf 'puzzle\tregion\tlevel\n%s\t\teasy\n' $P | nonet convert --to line
