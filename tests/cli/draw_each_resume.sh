# A run that is killed leaves its files beside the folder; the next goes on there, keeps those that are whole
# and the same, and none of the folder's own is half new.
generate() { nonet generate -n 40 --level easy --seed "$1"; }
generate 5 >puzzles.txt
generate 6 >others.txt
draw() { nonet draw --each out --format svg "$@"; }
kill_at() { # FOLDER FILES PROCESS: when so many are there
    until [ "$(ls "$1" 2>/dev/null | wc -l)" -ge "$2" ]; do :; done
    kill -KILL "$3"
    wait "$3" 2>/dev/null
}
draw puzzles.txt
cp -r out whole
inode() { stat -c %i "$1"; }
# Kill it when some files are there, and again.
rm -r out
for round in 1 2; do
    nonet draw --each out --format svg puzzles.txt &
    kill_at out.nonet-new $((round * 10)) $!
    [ -e out ] || echo "nothing is in its place"
done
first=$(inode out.nonet-new/puzzle-0001.svg)
# One that is half, one that is of something else, one that this run would not write.
head -c 100 whole/puzzle-0002.svg >out.nonet-new/puzzle-0002.svg
cp whole/puzzle-0004.svg out.nonet-new/puzzle-0003.svg
echo other >out.nonet-new/leftover.svg
draw puzzles.txt
diff -r whole out && echo "as if it had not been killed"
[ "$(inode out/puzzle-0001.svg)" = "$first" ] && echo "kept"
[ -e out.nonet-new ] || echo "nothing is left"
# Killed while other puzzles are drawn over a folder: the old one stays as it was until all is new.
nonet draw --each out --format svg others.txt &
kill_at out.nonet-new 10 $!
diff -r whole out && echo "as before"
draw puzzles.txt && diff -r whole out && echo "and again"
# Two at a time wait for each other, and one of the two it is.
draw puzzles.txt &
draw others.txt
wait
nonet draw --each other --format svg others.txt
diff -rq out whole >/dev/null || diff -rq out other >/dev/null && echo "one of the two"
# A run that fails leaves nothing.
echo 123456789 | nonet draw --each new --format svg 2>/dev/null || ls -d new*  2>/dev/null
# Books too.
cat >book.yaml <<'END'
book: {title: Pictures}
sections: [{level: easy, count: 30, givens: 30..40}]
seed: 3
END
each() { nonet book book.yaml --quiet --each of-book; }
each && mv of-book whole-book
nonet book book.yaml --quiet --each of-book &
kill_at of-book.nonet-new 8 $!
first=$(inode of-book.nonet-new/puzzle-0002.svg)
each && diff -r whole-book of-book && [ "$(inode of-book/puzzle-0002.svg)" = "$first" ] && echo "the book's too"
ls
