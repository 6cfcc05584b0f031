# A reader that goes away ends the work quietly; a full disk is an error.
puzzle=53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79
for _ in $(seq 1000); do echo $puzzle; done >thousand.txt
for _ in $(seq 20); do cat thousand.txt; done >many.txt
nonet convert many.txt | head -2
nonet convert --to json many.txt | wc -l
nonet convert many.txt >/dev/full
echo $?
