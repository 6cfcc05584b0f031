# Numbers outside the grid, circles, marks and areas: each is read, counted and written, and each
# mistake has its place.
four() { printf '{"puzzle":"................","variant":"4x4","constraints":[%s]}\n' "$1"; }
snake() { # the cells of a board of $1 rows, forth and back
    awk -v n="$1" 'BEGIN {
        for (r = 1; r <= n; r++) for (c = 1; c <= n; c++)
            printf "%s\"r%dc%d\"", (r + c > 2 ? "," : ""), r, r % 2 ? c : n + 1 - c
    }'
}
six() { printf '{"puzzle":"....................................","variant":"6x6","constraints":[%s]}\n' "$1"; }

for constraint in \
    '{"kind":"little-killer","cells":["r1c3","r2c4"],"sum":7}' \
    '{"kind":"x-sums","line":"r1","sum":10}' \
    '{"kind":"skyscraper","line":"c2","from":"bottom","count":4}' \
    '{"kind":"numbered-room","line":"r2","from":"right","digit":3}' \
    '{"kind":"quadruple","cells":["r2c2","r2c3","r3c2","r3c3"],"digits":[4,4,1]}' \
    '{"kind":"minimum","cells":["r1c1","r3c3"]}' '{"kind":"maximum","cells":["r1c1"]}' \
    '{"kind":"dutch-whisper","cells":["r1c1","r2c1"]}' \
    '{"kind":"double-arrow","cells":["r1c1","r1c2","r1c3"]}' \
    '{"kind":"sum-line","cells":["r1c1","r1c2","r1c3","r1c4"],"sum":5}' \
    '{"kind":"pill-arrow","cells":["r1c1","r1c2","r2c3","r3c3","r4c3","r4c4"],"pill":2}' \
    '{"kind":"pill-arrow","cells":["r1c3","r1c4","r1c2","r1c1"],"pill":2}' \
    '{"kind":"cage","cells":["r2c2","r3c2","r3c3"]}' \
    '{"kind":"repeat-cage","cells":["r2c2","r3c2","r3c3"],"sum":9}' \
    '{"kind":"difference","cells":["r1c1","r1c2"],"difference":3}' \
    '{"kind":"ratio","cells":["r1c1","r1c2"],"ratio":4}' \
    '{"kind":"clone","cells":["r1c2","r1c1"],"clone":["r3c4","r3c3"]}' \
    '{"kind":"row-indexer","cells":["r1c1"]}' '{"kind":"column-indexer","cells":["r1c2"]}' \
    '{"kind":"box-indexer","cells":["r1c4"]}' '{"kind":"anti-queen"}' \
    '{"kind":"x-sum","cells":["r1c1","r1c2"]}'; do
    four "$constraint" | nonet solve --count 300 | cut -f 1 | tr '\n' ' '
    four "$constraint" | nonet convert --format json | sed 's/.*"givens":0,//'
done
echo mistakes
{
    four '{"kind":"little-killer","cells":["r1c2","r2c3"],"sum":5}'
    four '{"kind":"little-killer","cells":["r1c1","r2c2","r3c3","r4c4"],"sum":3}'
    four '{"kind":"x-sums","line":"r1","sum":2}'
    four '{"kind":"x-sums","line":"r1","from":"top","sum":10}'
    four '{"kind":"x-sums","line":"r1","from":"side","sum":10}'
    four '{"kind":"skyscraper","line":"r1","sum":2}'
    four '{"kind":"skyscraper","line":"r1","count":5}'
    four '{"kind":"skyscraper","line":"r1","count":1},{"kind":"skyscraper","line":"r1","count":2}'
    four '{"kind":"skyscraper","line":"c1","count":1},{"kind":"little-killer","cells":["r1c2","r2c3","r3c4"],"sum":9}'
    four '{"kind":"sandwich","line":"r1","from":"right","sum":5}'
    four '{"kind":"numbered-room","line":"r2","digit":0}'
    four '{"kind":"quadruple","cells":["r1c1","r1c2","r2c1","r3c2"],"digits":[1]}'
    four '{"kind":"quadruple","cells":["r1c1","r1c2","r2c1","r2c2"],"digits":[1,2,3,4,1]}'
    four '{"kind":"quadruple","cells":["r1c1","r1c2","r2c1","r2c2"],"digits":[5]}'
    four '{"kind":"quadruple","cells":["r1c1","r1c2","r2c1","r2c2"]}'
    four '{"kind":"pill-arrow","cells":["r1c2","r1c1","r2c1"],"pill":2}'
    four '{"kind":"pill-arrow","cells":["r1c1","r1c2","r2c1"],"pill":1}'
    four '{"kind":"pill-arrow","cells":["r1c1","r1c2","r3c1"],"pill":2}'
    four '{"kind":"difference","cells":["r1c1","r1c2"],"difference":4}'
    four '{"kind":"ratio","cells":["r1c1","r1c2"],"ratio":1}'
    four '{"kind":"clone","cells":["r1c1","r1c2"],"clone":["r3c3","r4c3"]}'
    four '{"kind":"clone","cells":["r1c1","r1c2"],"clone":["r3c3"]}'
    four '{"kind":"clone","cells":["r1c1"],"clone":["r1c3"]}'
    four '{"kind":"entropy"}'
    six '{"kind":"repeat-cage","cells":["r1c1","r1c2"],"sum":13}'
    four '{"kind":"pill-arrow","cells":["r1c1","r1c2","r2c1"],"pill":0}'
    six '{"kind":"arrow","cells":['"$(snake 6)"']}'
} | nonet check --quiet 2>&1 | grep error
echo "pills drawn the other way round"
printf '{"size":6,"grid":[[{},{},{},{},{},{}],[{},{},{},{},{},{}],[{},{},{},{},{},{}],[{},{},{},{},{},{}],[{},{},{},{},{},{}],[{},{},{},{},{},{}]],"arrow":[{"lines":[["R1C3","R1C2","R1C1","R2C1"]],"cells":["R1C3","R1C2"]}]}\n' >pill.json
nonet convert --to json pill.json | sed 's/.*"constraints"://'
nonet convert --to fpuzzles pill.json | grep -o '"arrow".*'
