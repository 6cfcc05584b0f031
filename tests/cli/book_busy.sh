# slow
# Where another process holds the folder and goes on holding it: an error, and nothing is changed.
mkdir out
flock out sleep 60 &
sleep 0.5
nonet book "$CASES/book_small.yaml" --quiet -o out
status=$?
kill %1
ls out
exit $status
