# Ctrl-C ends a long run soon, with a message, and keeps what was found.
# unwrapped
nonet generate -n 1000000 --few 19 --seed 1 --resume journal.tsv -o out.tsv --quiet &
sleep 1
kill -INT $!
wait $!
status=$?
ls
[ "$(wc -l <journal.tsv)" -gt 1 ] && echo "puzzles were kept"
exit $status
