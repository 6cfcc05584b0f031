# Two lines meet at each corner of a cage, and dashes of neighbouring cages stand next to each other.
echo '{"puzzle":"................","variant":"4x4","constraints":[
 {"kind":"plain-cage","cells":["r1c1","r1c2","r2c2"]},{"kind":"plain-cage","cells":["r1c3","r2c3"]}]}' |
    tr -d '\n' | nonet draw --format svg |
    sed -n 's/.*x1="\(.*\)" y1="\(.*\)" x2="\(.*\)" y2="\(.*\)" fill.*#333333.*/\1 \2 \3 \4/p' >lines
# In cells of 28 pt from 6 pt on, lines run 0.12 of a cell inside.
awk 'function near(a, b) { return a - b < 0.5 && b - a < 0.5 }
     function at(cells, side) { return 6 + 28 * (cells + 0.12 * side) }
     { x1[NR] = $1; y1[NR] = $2; x2[NR] = $3; y2[NR] = $4 }
     END {
         split("0 1 0 1 2 -1 0 1 2 -1 2 -1 0 1 1 -1 1 1 1 -1 1 1 2 -1 2 -1 2 -1 2 1 0 1 3 -1 0 1 2 1 2 -1 3 -1 2 -1", c, " ")
         for (k = 1; k in c; k += 4) {
             x = at(c[k], c[k + 1]); y = at(c[k + 2], c[k + 3]); n = 0
             for (i = 1; i <= NR; i++)
                 n += (near(x1[i], x) && near(y1[i], y)) || (near(x2[i], x) && near(y2[i], y))
             print "lines that end at a corner: " n
         }
     }' lines
awk '$1 == $3 && $1 > 58 && $1 < 66 { seen[$2 " " $4]++ } END { for (i in seen) n[seen[i]]++; print "dashes side by side: " n[2] ", alone: " n[1] + 0 }' lines
