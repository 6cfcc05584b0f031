# A bank's figures as charts: a dot a puzzle, in the format that the output's name says.
nonet generate -n 6 --seed 3 | nonet bank add --quiet b.bank
nonet bank plot b.bank | grep -c '<circle'
nonet bank plot b.bank --level extreme..beyond --givens 80.. -o none.svg
nonet bank plot b.bank -o plot.png && head -c 4 plot.png | tail -c 3
nonet bank plot b.bank -o plot.pdf && head -c 5 plot.pdf
