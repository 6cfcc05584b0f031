# One puzzle in every format (of the page what it holds of the puzzle), and every one read back.
puzzle=53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79
echo $puzzle >puzzle.txt
nonet convert --list | awk '{print $1, $2, $3}'
for format in json tsv csv comma grid ss sdk sdm list hodoku opensudoku markdown latex html line solo; do
    echo "== $format"
    engine=
    [ $format = html ] && engine='--engine none'
    nonet convert --to $format $engine puzzle.txt -o out.$format
    if [ $format = html ]; then
        sed -n '/class="puzzle"/,/"board"/p' out.$format
    else
        cat out.$format
    fi
    [ "$(nonet convert --to line out.$format)" = $puzzle ] || echo "$format does not come back"
    [ "$(cat out.$format out.$format | nonet convert --to line --from $format 2>/dev/null | head -1)" = $puzzle ] ||
        echo "$format does not come back from a pipe"
done
