# Candidates in empty cells: none, each of them, or two lines that part a corner off to write in.
echo 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79 >one.txt
for candidates in none full corner; do
    nonet draw --candidates $candidates --format svg -o $candidates.svg one.txt
    echo "$candidates: $(grep -c '<line' $candidates.svg) lines, $(grep -c '<text' $candidates.svg) texts"
done
nonet draw -c corner one.txt | head -n 3
