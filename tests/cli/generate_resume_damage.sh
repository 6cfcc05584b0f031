# Whatever happened to a resume file, the run that takes it up gives the same output.
# points
. "$CASES/points.bash"
run="nonet generate -n 6 --seed 1 --format tsv --quiet"
$run -o whole.tsv
damaged() { # NAME: from standard input
    cat >"$1.tsv"
    $run --resume "$1.tsv" -o out.tsv
    echo "$1: status $?"
    cmp whole.tsv out.tsv
}
damaged last < <(head -n 4 whole.tsv && sed -n 5p whole.tsv | head -c 99)
damaged middle < <(head -n 3 whole.tsv && sed -n 4p whole.tsv | head -c 99 && tail -n 3 whole.tsv)
damaged headers < <(head -n 3 whole.tsv && cat whole.tsv)
damaged zeros < <(head -n 3 whole.tsv && head -c 300 /dev/zero && echo && tail -n 2 whole.tsv)
damaged shorter < <(head -n 3 whole.tsv && sed -n 4p whole.tsv | sed 's/\t[^\t]*$//' && tail -n 3 whole.tsv)
# A given less: it has several solutions.
damaged two-solutions < <(head -n 3 whole.tsv && sed -n 4p whole.tsv | sed 's/^\([.1-9]*\)[1-9]/\1./' && tail -n 3 whole.tsv)
damaged no-rows < <(head -n 1 whole.tsv)
# What is no such file keeps all that it has.
for strange in 'dear diary\n' 'dear diary\nnobody ends me' 'nobody ends me' '{"puzzle": "'; do
    for kind in classic killer; do
        printf "$strange" >strange.tsv
        nonet generate -n 2 --seed 1 --quiet --variant "$kind" --resume strange.tsv 2>&1
        echo "strange: status $?"
        printf "$strange" | cmp - strange.tsv
    done
done

# A disk that is full ends the run and leaves whole lines.
(
    trap '' XFSZ
    ulimit -f 1
    nonet generate -n 60 --seed 1 --quiet --resume full.tsv
    echo "full: status $?"
) >messages
tail -n 1 messages
tail -c 1 full.tsv | od -An -c | tr -d ' '
nonet generate -n 60 --seed 1 --quiet -o one.txt
nonet generate -n 60 --seed 1 --quiet --resume full.tsv -o two.txt
cmp one.txt two.txt && echo "taken up"

# One process at a time.
paused_at 3 /busy.tsv nonet generate -n 1000000 --few 19 --seed 1 --resume busy.tsv -o busy.txt --quiet
nonet generate -n 6 --seed 1 --quiet --resume busy.tsv 2>&1 | sed "s/ $(cat point.pid) / N /"
end_paused
