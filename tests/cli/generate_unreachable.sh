nonet generate -n 3 --seed 1 --givens 17 --minimal --tries 5 -o out.txt
status=$?
# There are no more different ones.
nonet generate -n 60 --seed 1 --variant 4x4 --distinct --minimal -q -o out.txt
echo "status $?"
ls
nonet generate --variant 4x4 --givens 16 --seed 1
nonet generate --variant 4x4 --givens 17 --seed 1
exit $status
