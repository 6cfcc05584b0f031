# Tables from elsewhere, whose columns have other names; and what a slip says.
exec 2>&1
puzzle=53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79
solution=534678912672195348198342567859761423426853791713924856961537284287419635345286179
for table in "quizzes,solutions\n$puzzle,$solution" "source,question,answer,rating\nx,$puzzle,$solution,3" \
    "Puzzle;Solution\n$puzzle;$solution" "quizzes,puzzle\nx,$puzzle" "Sudoku\tSolutions\n$puzzle\t"; do
    printf "$table\n" >table
    nonet convert --to tsv table | tail -n +2 | cut -f 1,2
done
echo 'not a header, or without puzzles'
printf "Sudoku\n$puzzle\n" | nonet solve
printf "quizz,solutions\n$puzzle,$solution\n" | nonet solve | tail -n 1
echo "[\"$puzzle\"]" | nonet solve
echo 5 | nonet solve --quiet
nonet solve $puzzle
nonet solve missing.txt
echo 'a row a line, its cells parted'
for row in 1 2; do printf '0,0,4,3\n1,0,0,0\n0,0,0,2\n0,1,0,0\n\n'; done >cells.csv
nonet convert --to line cells.csv
printf '5,3,0,0,7,0,0,0\n' | nonet solve --quiet
echo 'as spreadsheets save a board, with nothing in an empty cell, and as people write one'
printf '5,3,,,7,,,,\n6,,,1,9,5,,,\n,9,8,,,,,6,\n8,,,,6,,,,3\n4,,,8,,3,,,1\n7,,,,2,,,,6\n,6,,,,,2,8,\n,,,4,1,9,,,5\n,,,,8,,,7,9\n' >sheet.csv
nonet convert --to line sheet.csv
tr , ';' <sheet.csv | nonet convert --to line
tr , '\t' <sheet.csv | nonet convert --to line
{ cat sheet.csv; echo; sed 's/^5/,/; s/,,7,,,,$/,,7,,,/' sheet.csv | sed 's/$/\r/'; } | nonet convert --to line
sed 's/,,/,_,/g; s/,,/,_,/g; s/^,/_,/; s/,$/,_/; s/,/ /g; s/^\(.....\) \(.....\) /\1 | \2 | /' sheet.csv | sed '3a ------+-------+------' | nonet convert --to line
printf '5,3,,,7,,,,\n6,,,1,9,5,,,12\n' | nonet solve --quiet
