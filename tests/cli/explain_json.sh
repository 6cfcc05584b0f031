# Valid JSON, whose placements lead from the puzzle to the solution.
cat >puzzles.txt <<'END'
4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......
END
nonet explain --format json puzzles.txt >path.json
steps=$(grep -o '"technique":' path.json | wc -l)
places=$(grep -o '"place":\[{"cell":"r[1-9]c[1-9]"' path.json | sort -u | wc -l)
grep -c '"solved":true' path.json
echo "$places cells placed"
[ "$(nonet explain puzzles.txt | grep -c '^ *[0-9]*\. ')" = "$steps" ] && echo "the text has as many steps"
