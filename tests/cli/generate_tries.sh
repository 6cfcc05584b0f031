# The error's number of tries is the option's, and puzzles count from 1.
nonet generate -n 2 --givens ..17 --tries 300 --seed 1
