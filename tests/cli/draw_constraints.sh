# Every kind of clue in characters: signs in the board, and what they mean below it.
empty=................
four() { printf '{"puzzle":"%s","variant":"4x4","constraints":[%s]}\n' "$empty" "$1"; }
two() { printf '{"kind":"%s","cells":["%s","%s"]}' "$1" "$2" "$3"; }
four '{"kind":"cage","cells":["r1c1","r1c2"],"sum":3},{"kind":"cage","cells":["r2c3","r1c3"],"sum":5},
{"kind":"odd","cells":["r4c1"]},{"kind":"even","cells":["r4c2"]}' | tr -d '\n' | nonet draw
four "$(two greater r1c1 r1c2),$(two greater r2c2 r2c1),$(two greater r3c1 r4c1),$(two greater r4c2 r3c2)" | nonet draw
four "$(two white-dot r1c1 r1c2),$(two black-dot r2c1 r3c1),$(two consecutive r4c1 r4c2),$(two v-sum r1c4 r2c4),{\"kind\":\"consecutive\",\"all\":true}" |
    nonet draw
four '{"kind":"thermo","cells":["r1c1","r2c2","r3c3"]},{"kind":"arrow","cells":["r4c4","r4c3","r4c2"]},{"kind":"anti-king"}' |
    nonet draw
four '{"kind":"sandwich","line":"r1","sum":5},{"kind":"sandwich","line":"c4","sum":0}' | nonet draw -c full
