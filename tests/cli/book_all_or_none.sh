# A file that cannot be written keeps all the others as they were: no new book beside an old key.
mkdir -p out/book_small-answers.pdf
echo kept >out/book_small.pdf
nonet book "$CASES/book_small.yaml" --quiet -o out
echo "status $?"
cat out/book_small.pdf
ls out
# A book given in place of its config.
printf '%%PDF-1.4\n' >made.pdf
nonet book --check made.pdf
echo "status $?"
nonet book --watch -
echo "status $?"
# A worksheet has the puzzles that it is given.
nonet generate -n 2 --seed 1 --level easy 2>/dev/null | nonet book --sheet --set sections[0].count=1 -o out
echo "status $?"
# Pictures of the pages come with the book, and not with a book that is not fit to print.
nonet book "$CASES/book_small.yaml" --quiet -o two --preview pictures --preview-dpi 20
ls pictures | wc -l
head -c 8 pictures/page-001.png | tail -c 7 | head -n 1
nonet generate -n 1 --seed 1 2>/dev/null >one.txt
cat one.txt one.txt >twice.txt
nonet book --sheet twice.txt --quiet --preview none -o two 2>/dev/null
echo "status $?"
ls
# Names that would meet are refused before anything is written.
nonet book "$CASES/book_small.yaml" --quiet --set output.answers=book_small -o three
echo "status $?"
cp "$CASES/book_small.yaml" .
nonet book "$CASES/book_small.yaml" book_small.yaml --quiet -o three
echo "status $?"
# Several configs, one of them wrong: the others are made.
cp book_small.yaml other.yaml
echo 'book: {}' >wrong.yaml
nonet book other.yaml wrong.yaml book_small.yaml --quiet -o three
echo "status $?"
ls three
