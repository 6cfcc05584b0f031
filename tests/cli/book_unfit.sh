# A cover with more ink than paper holds is not written, and the old book stays as it was.
mkdir out
echo kept >out/book_small.pdf
nonet book "$CASES/book_small.yaml" --quiet --set cover.make=true --set cover.background=220000 -o out
status=$?
ls out
cat out/book_small.pdf
exit $status
