# A puzzle that takes long is searched by all threads, with the same solutions after the same positions.
lk() { printf '{"kind":"little-killer","cells":[%s],"sum":36}' "$1"; }
line() { # ROW COLUMN STEP COUNT
    i=0
    while [ "$i" -lt "$4" ]; do
        printf '"r%dc%d",' "$(($1 + i * $3))" "$(($2 + i))"
        i=$((i + 1))
    done | sed 's/,$//'
}
{
    printf '{"puzzle":"................................8.......................9........................","constraints":['
    for l in '2 1 1 8' '3 1 1 7' '4 1 1 6' '5 1 1 5' '9 2 -1 8' '9 3 -1 7' '9 4 -1 6' '9 5 -1 5' '6 1 -1 6'; do
        lk "$(line $l)" && printf ,
    done
    lk "$(line 7 1 -1 7)"
    echo ']}'
} >puzzle.json
for threads in 1 2 7; do
    nonet solve --threads $threads --count 1000 --stats puzzle.json >$threads.txt || exit
    nonet solve --threads $threads --any puzzle.json >>$threads.txt || exit
done
cut -f 1 1.txt | head -n 1
cmp 1.txt 2.txt && cmp 1.txt 7.txt
