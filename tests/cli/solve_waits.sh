# slow
# A search that lasts says so: the empty board has more solutions than anybody can count. The line that
# the command prints, and nothing else, ends the wait for it.
printf '%081d\n' 0 >empty.txt
mkfifo words
nonet solve --method brute --count 999999999999 --threads 1 --progress plain empty.txt 2>words >counted &
search=$!
read -r line <words
kill $search
wait $search
echo "${line/([0-9]* s)/(… s)}"
wc -c <counted
