# Boards on standard output are in ASCII unless the locale is UTF-8; files are the same everywhere.
echo 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79 >p.txt
LC_ALL=C nonet draw p.txt
LC_ALL=C nonet help regions | LC_ALL=C grep -c '[^ -~]'
LC_ALL= LC_CTYPE=de_DE.UTF8 nonet draw p.txt | head -1
LC_ALL=C nonet draw p.txt -o one.txt && nonet draw p.txt -o other.txt && cmp one.txt other.txt && echo same
