nonet generate -n 3 --seed 1 --givens 17 --minimal --tries 5 -o out.txt
status=$?
ls
exit $status
