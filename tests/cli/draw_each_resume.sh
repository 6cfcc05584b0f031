# A run that is killed leaves its files beside the folder; the next goes on there, keeps those that are whole
# and the same, and none of the folder's own is half new.
# points
. "$CASES/points.bash"
generate() { nonet generate -n 40 --level easy --seed "$1"; }
generate 5 >puzzles.txt
generate 6 >others.txt
draw() { nonet draw --each out --format svg "$@"; }
draw puzzles.txt
cp -r out whole
inode() { stat -c %i "$1"; }
# Kill it before the tenth file, and again when the twentieth has no bytes yet.
rm -r out
for point in "1 10" "3 20"; do
    killed_at ${point% *} out.nonet-new/puzzle-00${point#* } nonet draw --each out --format svg puzzles.txt
    ls out.nonet-new | wc -l
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
killed_at 1 out.nonet-new/puzzle-0010 nonet draw --each out --format svg others.txt
diff -r whole out && echo "as before"
draw puzzles.txt && diff -r whole out && echo "and again"
# Of two at a time the later one waits until the earlier one has ended.
nonet draw --each other --format svg others.txt
paused_at 1 out.nonet-new/puzzle-0010 nonet draw --each out --format svg puzzles.txt
draw others.txt &
later=$!
go_on || echo "the earlier one failed"
wait $later
diff -r other out && echo "the later one"
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
killed_at 1 of-book.nonet-new/puzzle-0008 nonet book book.yaml --quiet --each of-book
first=$(inode of-book.nonet-new/puzzle-0002.svg)
each && diff -r whole-book of-book && [ "$(inode of-book/puzzle-0002.svg)" = "$first" ] && echo "the book's too"
ls
