# JSON is recognised and read by what it says: over many lines, in a list, with other blanks, a byte
# order mark, CRLF, other orders of keys and escapes, for our own objects and for those of others.
nonet generate -n 3 --seed 5 --variant killer --format json >own.json
nonet convert --to fpuzzles own.json >fpuzzles.json
nonet convert --to scl own.json >scl.json
for kind in own fpuzzles scl; do
    nonet convert --to json $kind.json >want
    # An object a line, each opened up: a line end behind commas and brackets outside of strings.
    awk '{ out = ""; quoted = 0
        for (i = 1; i <= length($0); i++) {
            c = substr($0, i, 1)
            if (c == "\"") quoted = !quoted
            out = out c
            if (!quoted && c ~ /[,{[]/) out = out "\n  "
            if (!quoted && c == ":") out = out " " }
        print out }' $kind.json >opened.json
    { printf '[\n' && sed '$!s/$/,/' $kind.json && printf ']\n'; } >list.json
    tr -d '\n' <list.json >one_line.json
    { printf '\357\273\277' && sed 's/$/\r/' opened.json; } >crlf.json
    sed 's/"puzzle"/"\\u0070uzzle"/; s/"grid"/"gri\\u0064"/; s/"cells"/"\\u0063ells"/' $kind.json >escaped.json
    for shape in opened list one_line crlf escaped; do
        nonet convert --to json $shape.json | cmp - want && echo "$kind $shape: read"
    done
done
# Mistakes are told where they are, and what follows is read.
printf '{\n  "puzzle": "%081d",\n  "variant" "9x9"\n}\n{"puzzle":"%081d"}\n' 0 0 >bad.json
printf '[{"puzzle":"%081d"}\n{"puzzle":"%081d"},\n]\n' 0 0 >commas.json
printf '[{"puzzle":"%081d"},' 0 >open.json
printf '{"puzzle":"%081d","puzzle":"%081d"}\n' 0 0 >twice.json
printf '{"puzzle":"%081d","constraints":[\n {"kind":"odd",\n  "cells":["r1c77"]}]}\n' 0 >cell.json
for file in bad commas open twice cell; do
    nonet convert --to line $file.json 2>&1 | grep -v '^ '
done
# A member stands once in an object, wherever it is, by whatever escapes; strings are UTF-8, numbers
# and words as JSON has them. Links hold characters beyond 16 bits.
{
    printf '{"puzzle":"%081d","x":{"y":1,"y":2}}\n' 0
    printf '{"puzzle":"%081d","\\u0070uzzle":"%081d"}\n' 0 0
    printf '{"puzzle":"%081d","x":01}\n' 0
    printf '{"puzzle":"%081d","x":"\377"}\n' 0
    printf '{"puzzle":"%081d","x":"\\ud800"}\n' 0
    printf '{"puzzle":"%081d","x":[1,]}\n' 0
    printf '{"puzzle":"%081d","constraints":[{"kind":"odd","kind":"odd","cells":["r1c1"]}]}\n' 0
} >strict.json
head -n 1 fpuzzles.json | sed 's/"size"/"siz\\u0065":9,&/' >twice_fpuzzles.json
head -n 1 fpuzzles.json | sed 's/"value":"/"value":"1",&/' >twice_cage.json
head -n 1 scl.json | sed 's/"cells":/"cellSize":64,&/' >twice_scl.json
for file in strict twice_fpuzzles twice_cage twice_scl; do
    nonet convert --to json $file.json 2>&1 | grep -v '^ '
done
head -n 1 fpuzzles.json | sed 's/"size"/"title":"\\ud83d\\ude00 \xC3\xA9",&/' | nonet convert --to json | cmp - <(nonet convert --to json fpuzzles.json | head -n 1) && echo "other characters: read"
# A misspelt part of the board is passed over, as any other name, but not in silence.
printf '{"puzzle":"%081d","constrains":[{"kind":"odd","cells":["r1c1"]}],"varaint":4,"remarks":1}\n' 0 |
    nonet convert --to line 2>&1 | grep -v '^ '
