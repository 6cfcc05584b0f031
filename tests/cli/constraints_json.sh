# Clues are read, checked and written; what cannot say or show them tells so; each mistake has its place.
empty=.................................................................................
board() { printf '{"puzzle":"%s","constraints":[%s]}\n' "$empty" "$1"; }
cage() { board "{\"kind\":\"cage\",\"cells\":[$1],\"sum\":$2}"; }
four() { printf '{"puzzle":"................","variant":"4x4","constraints":[%s]}\n' "$1"; }

four '{"kind":"cage","cells":["r1c2","r1c1"],"sum":3},{"kind":"thermo","cells":["r2c1","r2c2"]}' >four.json
nonet solve --count 1000 --method fast four.json
nonet solve --count 1000 --method brute four.json
nonet convert --format json four.json
board '{"kind":"odd","cells":["r9c9"]},{"kind":"x-sum","all":true},{"kind":"odd","cells":["r1c1"]}' |
    nonet convert --format json
cage '"r1c1","r1c2"' 9 | nonet convert --format json
cage '"r1c1","r1c2"' 9 | nonet convert --format line 2>&1
echo mistakes
{
    cage '"r1c1","r1c2"' 18
    cage '"r1c1","r1c2","r1c3","r1c4","r1c5","r1c6","r1c7","r1c8","r1c9","r2c1"' 45
    cage '"r1c1","r10c1"' 9
    cage '"r1c1","r1c1"' 9
    cage '"r1c1"' '"9"'
    board '{"kind":"cage","cells":["r1c1","r1c2"],"sum":9},{"kind":"cage","cells":["r1c2","r1c3"],"sum":9}'
    board '{"kind":"thermo","cells":["r1c1","r5c5"]}'
    for cells in '"r1c1","r1c3"' '"r1c3","r1c1"' '"r1c1","r3c1"' '"r3c1","r1c1"'; do
        board '{"kind":"thermo","cells":['"$cells"']}'
    done
    board '{"kind":"greater","cells":["r1c1","r2c2"]}'
    board '{"kind":"greater","cells":["r1c1","r1c2"],"all":true}'
    board '{"kind":"greater","cells":["r1c1","r1c2"]},{"kind":"greater","cells":["r1c2","r1c1"]}'
    board '{"kind":"odd","cells":["r1c1"]},{"kind":"even","cells":["r1c1"]}'
    board '{"kind":"sandwich","line":"r3","sum":36}'
    board '{"kind":"sandwich","line":"r10","sum":3}'
    board '{"kind":"cagge"}'
    echo '{"puzzle":"................","constraints":{"kind":"anti-knight"}}'
    board '{"cells":["r1c1"]}'
    board '{"kind":"anti-knight","cells":["r1c1"]}'
    board '{"kind":"thermo"}'
    board '{"kind":"odd","cells":["r1c1"'
    board 7
} | nonet check --quiet 2>&1 | grep error
echo none
four '{"kind":"thermo","cells":["r1c1","r1c2"]},{"kind":"thermo","cells":["r1c2","r1c1"]}' | nonet check
