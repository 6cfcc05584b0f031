# -q, --threads, --progress and --color may stand before the command.
echo 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79 >p.txt
nonet -q --threads 2 --progress=none solve p.txt
nonet --color always solve missing 2>&1 | od -An -c | head -2
nonet --color=always --color=never solve missing
nonet -q --version | grep -c '^nonet '
nonet --thread 2 explain p.txt | tail -1
nonet --threads 0 solve p.txt
nonet --colour never solve p.txt
nonet --color perhaps solve p.txt
