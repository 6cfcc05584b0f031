# A directory that cannot be made: an error, status 1.
echo kept >file
nonet book "$CASES/book_small.yaml" --quiet -o file/books
status=$?
cat file
exit $status
