# Lines of up to 81 cells are read, counted both ways, graded, drawn and written; longer ones are
# refused.
snake() { # $2 to $3 of the cells of $1 rows of 9, forth and back
    awk -v n="$1" -v from="$2" -v to="$3" 'BEGIN {
        for (r = 1; r <= n; r++) for (c = 1; c <= 9; c++) {
            i++
            if (i >= from && i <= to)
                printf "%s\"r%dc%d\"", (i > from ? "," : ""), r, (r % 2 ? c : 10 - c)
        }
    }'
}
board() { printf '{"puzzle":"%s","variant":"%s","constraints":[%s]}\n' "$1" "$2" "$3"; }
empty=.................................................................................
whole_board() { # some solution of a puzzle: which one is found first is a matter of speed
    nonet solve --quiet --any --format json "$1" | sed 's/.*"solution":"\([1-9]*\)".*/\1/'
}
open() { # it with its first and last rows open
    sed 's/^.\{22\}\(.*\).\{23\}$/......................\1......................./'
}

sums="{\"kind\":\"sum-line\",\"cells\":[$(snake 5 1 40)],\"sum\":15}"
pill="{\"kind\":\"pill-arrow\",\"cells\":[\"r1c1\",\"r1c2\",\"r1c3\",$(snake 9 16 56)],\"pill\":3}"
whisper="{\"kind\":\"dutch-whisper\",\"cells\":[$(snake 5 1 40)]}"
whole="{\"kind\":\"sum-line\",\"cells\":[$(snake 9 1 81)],\"sum\":15}"
one_board() { # a line and one of its solutions
    line=$1 solution=$2
    board "$empty" classic "$line" >empty.json
    board "$(whole_board empty.json)" classic "$line" | nonet solve --quiet --count 2 | cut -f 1
    board "$(echo "$solution" | open)" classic "$line" >open.json
    for method in fast brute; do
        nonet solve --quiet --count 5000 --method $method open.json
    done
    board "$solution" classic "$line" | nonet dig --seed 1 --format json >dug.json
    nonet grade --format tsv dug.json | tail -n 1 | cut -f 4,6-9
    grep -o '"constraints".*' empty.json | cut -d : -f 2- >given
    grep -o '"constraints".*' dug.json | cut -d : -f 2- | cmp - given
    nonet draw --format pdf -o dug.pdf dug.json && echo drawn
}
one_board "$sums" 123456978456789123789123456271534869364298517598617234617842395832965741945371682
one_board "$pill" 194586237523947861678123459231678594456291378789354126317462985845739612962815743
one_board "$whisper" 594837162261594837738261594372615948815943726649728315156372489427189653983456271
one_board "$whole" 123456978456789123789123456214875369375961842698342517537618294861294735942537681
echo refused
board "$(awk 'BEGIN { while (i++ < 256) printf "." }')" 16x16 "{\"kind\":\"sum-line\",\"cells\":[$(
    awk 'BEGIN { for (i = 0; i < 82; i++) printf "%s\"r%dc%d\"", (i ? "," : ""), int(i / 16) + 1,
        (int(i / 16) % 2 ? 16 - i % 16 : i % 16 + 1) }'
)],\"sum\":15}" | nonet check --quiet 2>&1 | grep error
