# One puzzle in every format (the page's style and script left out), and every one read back.
puzzle=53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79
echo $puzzle >puzzle.txt
nonet convert --list | awk '{print $1, $2, $3}'
for format in json tsv csv comma grid ss sdk sdm list hodoku opensudoku markdown latex html line solo; do
    echo "== $format"
    nonet convert --to $format puzzle.txt -o out.$format
    sed -e '/<style>/,/<\/style>/d' -e '/<script>/,/<\/script>/d' out.$format
    [ "$(nonet convert --to line out.$format)" = $puzzle ] || echo "$format does not come back"
    [ "$(cat out.$format out.$format | nonet convert --to line --from $format 2>/dev/null | head -1)" = $puzzle ] ||
        echo "$format does not come back from a pipe"
done
