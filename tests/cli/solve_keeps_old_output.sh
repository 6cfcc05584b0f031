# A run that fails leaves the file that was there, and no other.
mkdir out && echo old >out/solved.txt
nonet solve -o out/solved.txt --count 0 </dev/null
echo "$?"
cat out/*
nonet solve -o out/solved.txt missing.txt
status=$?
ls out
cat out/*
exit $status
