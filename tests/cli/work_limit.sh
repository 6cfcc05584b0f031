# --limit ends any search at the same place everywhere: the first puzzle is done within it, the second not.
printf '%s\n' '{"puzzle":"123456789456789123789123456231564897564897231897231564312645978645978312978312...","variant":"classic","constraints":[{"kind":"thermo","cells":["r9c8","r9c7"]}]}' \
    '{"puzzle":".................................................................................","variant":"classic","constraints":[{"kind":"thermo","cells":["r1c1","r1c2"]}]}' >puzzles.json
printf '%s\n' '{"puzzle":"................................................................................1","variant":"classic","constraints":[{"kind":"anti-knight"},{"kind":"thermo","cells":["r1c1","r1c2"]}]}' >empty.json
for command in "solve --count 1000000 --limit 100" "solve --limit 5 --method brute" "solve --limit 5 --method guess" \
    "solve --limit 9 --method logic" "check --why --limit 3" "grade --limit 9 --format tsv" "explain --limit 9" \
    "hint --limit 1" "minimize --limit 20" "dig --seed 1 --limit 20"; do
    echo "== $command"
    nonet $command puzzles.json 2>&1 | cut -c1-81
    echo "exit ${PIPESTATUS[0]}"
done
for command in "generate --variant killer --seed 1 --limit 20" "generate --few 17 --seed 1 --limit 200" \
    "draw --format text --solution --limit 20 empty.json"; do
    echo "== $command"
    nonet $command 2>&1
    echo "exit $?"
done
# Within the limit, the results are those without one.
for command in "generate --variant thermo --seed 1 --format json" "generate --seed 1 -n 70" "generate --few 20 --seed 1"; do
    nonet $command 2>/dev/null >free
    nonet $command --limit 100000000 2>/dev/null | cmp - free && echo "the same: $command"
done
# A bank takes nothing that was not finished.
nonet bank init bank.db
nonet bank add --limit 1 bank.db puzzles.json
nonet bank query bank.db 2>/dev/null | wc -l
# A book is given up as a whole.
printf 'book: {title: Limits}\nseed: 1\nsections: [{count: 2, variant: killer}]\n' >book.yaml
nonet book --limit 30 book.yaml -o made
echo "exit $?, $(ls made 2>/dev/null | wc -l) files"
# 16x16 boards: the kernels count too, across many questions.
nonet solve --count 100000 --limit 2000 --variant 16x16 <<<"$(printf '.%.0s' {1..256})"
# Boards, games and banks.
for command in "board --seed 1 --limit 5" "board --seed 1 --limit 0" "board --variant samurai --seed 1 --limit 99 --format line" \
    "play --level extreme --seed 1 --limit 5" "play --limit 20 empty.json" "play --limit x" "studio --limit 0"; do
    echo "== $command"
    nonet $command 2>&1 | cut -c1-81
    echo "exit ${PIPESTATUS[0]}"
done
nonet board --seed 1 -n 20 --limit 1000 | cmp - <(nonet board --seed 1 -n 20) && echo "the same boards"
nonet generate --variant sandwich -n 2 --seed 5 --format json -q | nonet bank add -q sandwiches.db
for command in "rate --limit 10" "rate --limit 100000000" "verify --limit 1" "verify --limit 100000000" "stats --limit 1"; do
    echo "== bank $command"
    nonet bank ${command/ / sandwiches.db } 2>&1
    echo "exit $?"
done
