# One puzzle needs no thread: it is solved where none can be started. Two puzzles need them.
# points
one=53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79
solve() { env LD_PRELOAD="$FAULTS" NONET_FAULT=start:1+ nonet solve "$@"; }
echo "$one" >one.txt
printf '%s\n%s\n' "$one" "$one" >two.txt
echo "x$one" >bad.txt
solve one.txt && solve --count 2 one.txt
solve - <one.txt
solve two.txt
echo "two: $?"
solve bad.txt
echo "bad: $?"
