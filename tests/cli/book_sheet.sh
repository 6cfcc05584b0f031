# One command from a generator to a worksheet; a stream without puzzles is an error.
nonet generate -n 4 --level hard --seed 3 | nonet book --sheet --quiet -o out
ls out
nonet book --sheet --quiet -o none </dev/null
echo "status $?"
ls
