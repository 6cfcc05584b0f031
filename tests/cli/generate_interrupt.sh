# Ctrl-C ends a long run soon, with a message, and keeps what was found.
# points
. "$CASES/points.bash"
at_point interrupt:3 /journal.tsv nonet generate -n 1000000 --few 19 --seed 1 --resume journal.tsv -o out.tsv --quiet
status=$?
rm point.pid
ls
[ "$(wc -l <journal.tsv)" -gt 1 ] && echo "puzzles were kept"
exit $status
