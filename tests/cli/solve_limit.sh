# A limit by work ends the same way everywhere: the first puzzle is solved within it, the second not.
printf '%s\n' '{"puzzle":"123456789456789123789123456231564897564897231897231564312645978645978312978312...","variant":"classic","constraints":[{"kind":"thermo","cells":["r9c8","r9c7"]}]}' \
    '{"puzzle":".................................................................................","variant":"classic","constraints":[{"kind":"thermo","cells":["r1c1","r1c2"]}]}' >puzzles.json
nonet solve --count 1000000 --limit 100 puzzles.json
echo "exit $?"
nonet solve --limit 100 --method brute puzzles.json
