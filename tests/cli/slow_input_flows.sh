# A filter passes on a record before the next one comes: the second is sent once the first is out.
puzzle=.6............7.1.7.9..26.....16.3....4.39.56.1....9..42.8.6.......4....1.......2
for command in canon grade solve; do
    : >"$command.out"
    {
        echo "$puzzle"
        for _ in $(seq 50); do
            grep -q '[.0-9]\{81\}' "$command.out" && echo "$puzzle" && break
            sleep 0.1
        done
    } | nonet "$command" --format line >"$command.out"
    wc -l <"$command.out"
done
