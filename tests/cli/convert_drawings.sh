# Drawings of f-puzzles bind no digits for Nonet: each kind that a puzzle has is named. Empty ones are not.
row='{},{},{},{},{},{},{},{},{}'
grid="[$row],[$row],[$row],[$row],[$row],[$row],[$row],[$row],[$row]"
puzzle() { printf '{"size":9,"grid":[%s],%s}\n' "$grid" "$1"; }
puzzle '"line":[{"lines":[["R1C1","R1C2"]]}],"text":[{"cells":["R1C1"],"value":"x"}]' | nonet convert --to line
puzzle '"line":[],"ruleset":"Rules","circle":[]' | nonet convert --to line
nonet convert --to fpuzzles-link <<'E' | nonet convert --to json | grep -c renban
{"puzzle":".................................................................................","constraints":[{"kind":"renban","cells":["r1c1","r1c2","r1c3"]}]}
E
