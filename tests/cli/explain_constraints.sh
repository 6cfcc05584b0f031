# A step that rests on clues marks them: their cells are shaded, a cage's line is bold, a sign or a
# sum has a frame. The page to step through has the clues' cells, and hints name them.
cat >four.json <<'END'
{"puzzle":"12343412........","variant":"4x4","constraints":[{"kind":"cage","cells":["r3c3","r3c4"],"sum":7},{"kind":"sandwich","line":"r4","sum":5}]}
{"puzzle":"12343412........","variant":"4x4","constraints":[{"kind":"thermo","cells":["r4c4","r3c4"]},{"kind":"greater","cells":["r3c3","r4c3"]}]}
END
for n in 1 2; do
    sed -n ${n}p four.json >one.json
    nonet explain --format json one.json | grep -o '"constraints":\[{"kind":"[a-z]*","cells":\["r[34]c[0-9]","r[34]c[0-9]"\][^]]*\],"text":"[^:]*'
    nonet explain --format svg one.json -o one.svg
    echo "shaded cells: $(grep -c 'fill="#fff3d1"' one.svg)"
    echo "bold lines: $(grep -c 'stroke="#000000" stroke-width="1.88"' one.svg)"
    echo "rings: $(grep -c '<circle.*fill="none" stroke="#000000"' one.svg)"
done
sed -n 1p four.json | nonet explain --format html - -o page.html
grep -c 'fill="#fff3d1"' page.html
