# Files that an earlier run made for the same book, and this one did not, are named: they may have other
# puzzles. Nothing else in the folder is.
exec 2>&1
book() { nonet book "$CASES/book_small.yaml" --quiet -o out "$@"; }
book && echo "nothing to name"
touch out/mine.pdf out/book_small-notes.txt out/other-answers.pdf && book --set seed=2 && echo "still nothing"
book --set answers.place=book
book --set answers.place=book --set page.profiles=[screen,home]
rm out/book_small.pdf out/book_small-answers.pdf && book --set answers.place=book --set page.profiles=[screen,home] && echo "nothing again"
book --check --set answers.place=none >/dev/null && echo "nothing is written"
ls out
