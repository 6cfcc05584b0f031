# Puzzles as SudokuPad draws them: every kind there and back, its own links, and what cannot be read.
echo 'as drawings'
for options in '--variant greater' '--variant consecutive' '--variant argyle' '--variant disjoint' '--variant latin-7 --constraints arrow,thermo' \
    '--variant 10x10 --constraints even,odd' '--variant hyper --constraints anti-king'; do
    nonet generate $options --seed 2 --format json --quiet | sed 's/"techniques".*"constraints"/"constraints"/; s/,"techniques".*/}/' | tee want | nonet convert --to scl-link | nonet convert --to scl | nonet convert --to json >back
    for file in want back; do nonet convert --to json $file | grep -oE '"(puzzle|variant|regions|houses|constraints)":("[^"]*"|\[.*\])' >$file.parts; done
    cmp want.parts back.parts && echo "$options"
done
nonet generate --variant x --constraints thermo,arrow,white-dot,sandwich --seed 2 --format scl --quiet | cut -c1-700
echo "a link of SudokuPad's own making"
echo 'https://sudokupad.app/sclN4WwpgLghgJl0C5gCcCuAbMBnBByAogG5jICeABMgPYDuANOWMWeQMZXqogB25U3MRswoAjKgA9yNAJYQAFn3Jj0ggGbIo4cnI4wsjKKwUxpAc1nl1VEOQCM5CFXIAWRuMMR0FKt1ZgAdAA63KbIYPAkCOQAguRYZrwikDRgYLwQNE5+6Oj6AA5U0twQ+o4OcmBxIFA5JOQm5hD+uHRYHKgQ0j4IAEzOAMy2tv3OPYN9o8N0EHjO4s64AL50rDgAbM4rYAgA2jt0BwC6dPtHJ8CECP3LZ6d0h8dhu3sADHQvxztvtp+27790H6fL50HqfN79AFgk5/SHAnr/E4In4nfqInZooEnHYI6E4uiQ1Ggz5ouHHKi7YCsGY7P4vfwAVmONAQ9J6DLoclZ/nZdGQCFUKx6CAAxAAxFa2UUS1Q4Hp/CDbXCACiIlnQqTT6RyUSy2RyuXq+QKhdLJabZb0FUqADxqjW7LXEui6nn67m8/mC1jC8Vm30W+XTJUAPjt1N2f1sjOZ7rdhs9Jt9rCl/rlVrwquW9q+jIJMcNBtdRq9PolyfNaaDeFDWfDtNzOtjnKbCe9pvLqctVdwttrNOR0edTcLHuNbaTKZllcVGbDNL+PUHLt5I45rdLfqnXZnuEA5ERziO56HLuNF9ftyd0APpnsH+scwkn5vxscbjtbwM7mvquu4pfDltXwvCttyVTMf3nAl/wLQCS2AztPyVfc+12BEtXzItV2LRMy0va9u2QiDUIbDCV1gnDNyvacQzvRcOWPACXzgicQMQvBeyIjFQWgzDyPHXDWJvcDswRfoeLIpiKPfKjQLwQiRNzR9GLPICWIQm8OOzUlxNPUdmIE9Tu2Eus0XQocYMk/jKPwnd5JMkjzN4yy3zw6jqzvTEdOfFT9Osty9w8o9SN0tdVIMj8b2/LTFOC7y9Kk1zZNvRZDkWIA' |
    nonet convert --to json | grep -o '"constraints.*\]'
echo 'https://sudokupad.app/sclAAAA' | nonet check --quiet 2>&1 | grep error
echo 'https://sudokupad.app/x1y2z3' | nonet check --quiet 2>&1 | grep -E 'error|help'
echo "mistakes in drawings"
cells='"cells":[[{},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]]'
boxes='"regions":[[[0,0],[0,1],[1,0],[1,1]],[[0,2],[0,3],[1,2],[1,3]],[[2,0],[2,1],[3,0],[3,1]],[[2,2],[2,3],[3,2],[3,3]]]'
line='"color":"#CCC","thickness":9'
round='"width":0.8,"height":0.8,"rounded":true,"backgroundColor":"#ccc"'
dot='"width":0.3,"height":0.3,"rounded":true,"borderColor":"#000"'
while read -r members; do
    echo "{$cells,$boxes,$members}" | nonet convert --to json 2>&1 | grep -oE '[0-9]+: error.*|"constraints".*'
done <<END
"lines":[{$line,"wayPoints":[[0.5,0.5],[2.5,0.5]]}]
"lines":[{$line,"wayPoints":[[0.5,0.5],[2.5,0.5]]}],"underlays":[{"center":[2.5,0.5],$round}]
"lines":[{$line,"wayPoints":[[0.5,0.5],[2.5,0.5]]}],"underlays":[{"center":[0.5,0.5],$round},{"center":[2.5,0.5],$round}]
"lines":[{$line,"wayPoints":[[0.5,0.5],[2.5,1.5]]}],"underlays":[{"center":[0.5,0.5],$round}]
"lines":[{$line,"wayPoints":[[0.5,0.5],[5.5,0.5]]}],"underlays":[{"center":[0.5,0.5],$round}]
"lines":[{$line,"wayPoints":[[0,1],[1,0]]}]
"metadata":{"rules":"Lines are palindromes."},"lines":[{$line,"wayPoints":[[0.5,0.5],[2.5,0.5]]}],"underlays":[{"center":[2.5,0.5],$round}]
"arrows":[{"color":"#000","wayPoints":[[0.9,0.5],[2.5,0.5]]}]
"arrows":[{"color":"#000","wayPoints":[[-0.5,0.5],[0.5,1.5]]}]
"arrows":[{"color":"#000","wayPoints":[[0.9,0.5],[2.5,0.5]]}],"overlays":[{"center":[0.5,0.5],$round}]
"overlays":[{"center":[0.5,1],$dot,"backgroundColor":"#FFF"},{"center":[1,1.5],$dot,"backgroundColor":"#000000","text":2}]
"overlays":[{"center":[0.5,1],$dot,"backgroundColor":"#AAA"}]
"overlays":[{"center":[0.5,1],$dot,"backgroundColor":"#FFF","text":3}]
"overlays":[{"center":[1,1],$dot,"backgroundColor":"#FFF"}]
"metadata":{"rules":["Normal rules.","Circles are odd."]},"underlays":[{"center":[0.5,0.5],$round}]
"metadata":{"rules":"Circles count."},"underlays":[{"center":[0.5,0.5],$round}]
"underlays":[{"center":[0.5,0.5],"width":1,"height":1,"backgroundColor":"#F00"}]
"overlays":[{"center":[0.5,1],"width":0.2,"height":0.2,"text":"<","angle":0},{"center":[1,1.5],"width":0.2,"height":0.2,"text":"<","angle":90}]
"overlays":[{"center":[-0.5,1.5],"width":0.2,"height":0.2,"text":"5"}]
"metadata":{"rules":"Sandwich sums."},"overlays":[{"center":[-0.5,1.5],"width":0.2,"height":0.2,"text":"5"}]
"metadata":{"rules":"Sandwich sums."},"overlays":[{"center":[-0.5,-0.5],"width":0.2,"height":0.2,"text":"5"}]
"cages":[{"value":"rules: Anti-knight sudoku."},{"cells":[[0,0],[0,1]],"value":"5","unique":true}]
"cages":[{"cells":[[0,0],[0,1]],"value":"5","unique":false}]
"cages":[{"cells":[[0,0],[0,4]],"value":"5","unique":true}]
"cages":[{"cells":[[0,0],[0,1]],"value":"a"}]
"global":["antiking","antiking"]
"global":["entropy"]
"metadata":{"rules":"All possible white dots are given."},"overlays":[{"center":[0.5,1],$dot,"backgroundColor":"#FFF"}]
"metadata":{"rules":"Cages.","solution":"1234341221434321"},"cages":[{"cells":[[0,0],[0,1]],"value":"5","unique":true}]
"metadata":{"rules":"Cages.","solution":"1234341221434321"},"cages":[{"cells":[[0,0],[0,1]],"value":"3","unique":true}]
"metadata":{"title":"Sandwich"},"overlays":[{"center":[-0.5,1.5],"width":0.2,"height":0.2,"text":"5"}]
"cages":[{"value":"title: Sandwich"},{"value":"rules: No rules provided for this puzzle."}],"overlays":[{"center":[-0.5,1.5],"width":0.2,"height":0.2,"text":"5"}]
"logic":{"a":1}
END
echo '{"cells":[[{},{}],[{}]]}' | nonet check --quiet 2>&1 | grep error
echo '{"cells":[[{},{},{}],[{},{},{}],[{},{},{"value":7}]]}' | nonet check --quiet 2>&1 | grep error
echo "an arrow as it is drawn"
echo '{"puzzle":"12343412........","variant":"4x4","constraints":[{"kind":"arrow","cells":["r3c2","r4c2","r4c1"]}]}' |
    nonet convert --to scl | grep -o '"arrows":.*"overlays":\[{[^}]*'
