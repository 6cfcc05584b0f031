# A filter passes on a record before the next one comes: the second is sent once the first is out.
puzzle=.6............7.1.7.9..26.....16.3....4.39.56.1....9..42.8.6.......4....1.......2
mkfifo in out
for command in canon grade solve; do
    nonet "$command" --format line <in >out &
    exec 3>in 4<out
    for record in 1 2; do
        echo "$puzzle" >&3
        # Where the record is held back, the minutes are over before it comes.
        read -r -t 300 line <&4
        [[ $line =~ ^[.0-9]{81} ]] || echo "$command holds back record $record: '$line'"
    done
    exec 3>&-
    cat <&4
    wait $! && echo "$record"
done
