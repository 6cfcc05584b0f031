# Input in bursts: each burst is out before the next one is sent, however many records it has.
nonet generate -n 200 --seed 3 --quiet >all
mkfifo in out
for command in "canon" "solve" "solve --count 2" "convert --to line" "shuffle --seed 1"; do
    nonet $command <in >out &
    exec 3>in 4<out
    from=1
    for size in 60 3 100 37; do
        tail -n +$from all | head -n $size >&3
        from=$((from + size))
        # Where a record is held back, the minutes are over before it comes.
        for _ in $(seq $size); do
            read -r -t 300 _ <&4 || { echo "$command holds back: before $((from - 1))" && break 2; }
        done
    done
    exec 3>&-
    cat <&4
    wait $! && echo "$((from - 1))"
done
