# Hints of positions: a board with its candidates, and a saved game; told in three steps.
puzzle=.6............7.1.7.9..26.....16.3....4.39.56.1....9..42.8.6.......4....1.......2
echo "$puzzle" >puzzle.txt

# The candidates of a board by the rules alone, less those named as cell:digit; one=1: on one line.
position() {
    awk -v p="$1" -v gone=" $2 " -v one="${3-}" 'BEGIN {
        for (i = 0; i < 81; i++) {
            d = substr(p, i + 1, 1); s = d
            if (d == ".") {
                s = ""
                for (n = 1; n <= 9; n++) {
                    free = 1
                    for (k = 0; k < 81; k++) if (substr(p, k + 1, 1) == n && (int(k / 9) == int(i / 9) ||
                        k % 9 == i % 9 || (int(k / 27) == int(i / 27) && int(k % 9 / 3) == int(i % 9 / 3)))) free = 0
                    if (free && index(gone, " r" int(i / 9) + 1 "c" i % 9 + 1 ":" n " ") == 0) s = s n
                }
            }
            if (!one && i % 27 == 0) print "+-------+-------+-------+"
            printf "%s%s", s, one ? " " : i % 9 == 8 ? " |\n" : i % 3 == 2 ? " | " : " "
        }
        if (one) print ""
    }'
}
no_singles() { nonet hint --without full-house,naked-single,hidden-single "$@"; }

# Without anything gone, the position's hint is the puzzle's.
position "$puzzle" "" >position.txt
position "$puzzle" "" 1 >line.txt
for part in technique where what; do no_singles --reveal $part position.txt; done
no_singles puzzle.txt >want
no_singles position.txt | cmp - want && no_singles line.txt | cmp - want && echo "as for the puzzle"

# What the first step removes is gone: the next hint is the path's second step.
first=$(no_singles --format json puzzle.txt | grep -o '"eliminate":\[[^]]*' |
    grep -o '"cell":"r.c.","digit":.' | sed -E 's/"cell":"(r.c.)","digit":(.)/\1:\2/' | tr '\n' ' ')
second=$(nonet explain --without full-house,naked-single,hidden-single puzzle.txt | sed -n 's/^ *2[.] //p')
position "$puzzle" "$first" | no_singles >said
[ "$(cat said)" = "$second" ] && echo "the second step"

# What it tells programs holds no digit before the last step, and pictures no marks.
no_singles --reveal where --format json puzzle.txt | grep -c '"digit"\|"eliminate"'
no_singles --reveal where --format svg puzzle.txt >where.svg
no_singles --format svg puzzle.txt >what.svg
[ "$(grep -c '<circle' where.svg)" -lt "$(grep -c '<circle' what.svg)" ] && echo "no marks"

# A saved game counts with its entries, and with its marks where every cell has some.
printf 'nonet-game 1\nvariant classic\nrule mark\nseconds 1.000\nhints 0\ngivens %s\ndone 1\nenter r2c4=6\n' "$puzzle" >game
nonet hint game >said
echo "${puzzle:0:12}6${puzzle:13}" | nonet hint | cmp - said && echo "with its entries"
marks=$(position "$puzzle" "$first" 1 | awk '{ for (i = 1; i <= 81; i++) if (length($i) > 1)
    printf " r%dc%d?%s", int((i - 1) / 9) + 1, (i - 1) % 9 + 1, $i }')
sed -i "s/^enter.*/pencil$marks/" game
[ "$(no_singles game)" = "$second" ] && echo "with its marks"

# Mistakes are told: a candidate of the solution that is gone, a group that is none, a wrong entry.
digit=$(nonet solve puzzle.txt | cut -c1)
position "$puzzle" "r1c1:$digit" | nonet hint
sed 's/^\([1-9]*\) /\1x /' line.txt | nonet hint
sed 's/^\([1-9]\)\([1-9]*\) /\1\1 /' line.txt | nonet hint
sed -n 1,4p position.txt | nonet hint
sed -i 's/^pencil.*/enter r2c4=5/' game
nonet hint game
