# A font that is cut off or changed is named with what is damaged; it is never taken for a lack of
# memory, and draws nothing silently without its letters.
fonts=/usr/share/fonts/truetype/liberation
puzzle=53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79
size=$(stat -c %s "$fonts/LiberationSans-Regular.ttf")
wrong=0
for part in $(seq 0 24); do
    head -c $((size * part / 25)) "$fonts/LiberationSans-Regular.ttf" >cut.ttf
    for format in pdf svg; do
        if echo "$puzzle" | nonet draw --font ./cut.ttf --format $format -o out.$format 2>said; then
            echo "cut at $part of 25: drawn" && wrong=$((wrong + 1))
        fi
        grep -q "cut.ttf" said || { echo "cut at $part of 25:" && cat said && wrong=$((wrong + 1)); }
        grep -qi "memory" said && echo "cut at $part of 25: memory" && wrong=$((wrong + 1))
    done
done
echo "wrong: $wrong"
# The directory of tables, a row of 16 bytes each, with lengths beyond the file.
for table in 0 3 6 9; do
    cp "$fonts/LiberationSans-Regular.ttf" far.ttf
    printf '\177\377\377\377' | dd of=far.ttf bs=1 seek=$((12 + 16 * table + 12)) conv=notrunc 2>/dev/null
    echo "$puzzle" | nonet draw --font ./far.ttf --format pdf -o out.pdf
    echo "status $?"
done
ls
