# A picture of each puzzle and of each solution, with a list of captions; all or none.
nonet generate -n 3 --level easy --seed 5 >puzzles.txt
for format in svg png eps pdf; do
    nonet draw --each $format --format $format --name '{kind}-{number:3}-{level}' puzzles.txt
    ls $format | tr '\n' ' '
    echo
done
head -n 2 svg/captions.csv
nonet draw --each outlines --format svg --outlines --captions json puzzles.txt
grep -c '<text' svg/solution-001-easy.svg outlines/solution-0001.svg
grep -c '"solution_file": "solution-000[123].svg"' outlines/captions.json
head -n 2 eps/puzzle-002-easy.eps
# Again, over the same names; not over what is another's, nor with what would be one name.
nonet draw --each outlines --format svg --captions json puzzles.txt && grep -c '<text' outlines/solution-0001.svg
touch outlines/mine
nonet draw --each outlines --format svg --captions json puzzles.txt
nonet draw --each new --format svg --name picture puzzles.txt
nonet draw --each new --format svg --name '{kind}{number}{colour}' puzzles.txt
nonet draw --each new --format text puzzles.txt
nonet draw --each '' puzzles.txt
nonet draw --each usual puzzles.txt && ls usual | tail -n 1 # svg
echo 123456789 | nonet draw --each new --format svg
nonet draw --each svg --format svg </dev/null; ls svg | wc -l # the pictures that are there stay
nonet draw --name '{kind}{number}' puzzles.txt
ls
