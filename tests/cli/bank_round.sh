# A bank from nothing to a marked book.
puzzle=4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......
{ echo $puzzle; echo 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79; } >in.txt
nonet bank init b.bank
nonet bank init b.bank
nonet bank add b.bank in.txt
nonet shuffle --seed 3 in.txt | nonet bank add b.bank
nonet bank query b.bank --givens 30..30 --format line
nonet bank query b.bank --order sample --seed 1 -n 1 --format line >one.txt
wc -l <one.txt
nonet bank use b.bank --book 'Volume 1' in.txt
nonet bank use b.bank --book 'Volume 2' one.txt
nonet bank query b.bank --unused --format line
nonet bank stats b.bank | grep -E '^(puzzles|unused|book|variant)'
nonet bank verify b.bank
nonet bank export b.bank | cut -f 1-5
nonet bank add b.bank --level hard in.txt
echo $?
nonet bank quary b.bank
