# slow
# Where another process holds the folder and goes on holding it: an error, and nothing is changed.
mkdir out
exec 9<out
flock 9
nonet book "$CASES/book_small.yaml" --quiet -o out
status=$?
ls out
exit $status
