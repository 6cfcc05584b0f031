# Input in bursts: each burst is out before the next one is sent, however many records it has.
nonet generate -n 200 --seed 3 --quiet >all
for command in "canon" "solve" "solve --count 2" "convert --to line" "shuffle --seed 1"; do
    : >out
    {
        from=1
        for size in 60 3 100 37; do
            tail -n +$from all | head -n $size
            from=$((from + size))
            for _ in $(seq 100); do
                [ "$(wc -l <out)" = $((from - 1)) ] && break
                sleep 0.1
            done
            [ "$(wc -l <out)" = $((from - 1)) ] || echo "$command holds back: $(wc -l <out) of $((from - 1))" >&2
        done
    } | nonet $command >out
    wc -l <out
done
