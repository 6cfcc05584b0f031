# A jigsaw, a board with houses of its own and a samurai go through the commands, and come out of the
# bank as they went in; none is added twice.
cat >own.txt <<'H'
.........
.aaa.bbb.
.aaa.bbb.
.aaa.bbb.
.........
.ccc.ddd.
.ccc.ddd.
.ccc.ddd.
.........
H
for board in '--variant jigsaw-7 --regions random' '--houses own.txt' '--variant samurai'; do
    echo "== $board"
    rm -f b.bank
    nonet generate -n 2 --seed 5 --level easy $board --format json -q >made.json
    nonet grade --format json made.json >graded.json
    nonet convert --to json graded.json | cmp - graded.json
    sed 's/.*"level":"\([a-z]*\)".*/\1/' graded.json
    nonet shuffle --seed 3 --format json made.json >other.json
    nonet canon --format json made.json >canon.json
    nonet canon --format json other.json | cmp - canon.json
    cmp -s made.json other.json && echo "not shuffled"
    nonet solve --format json made.json | grep -c '"solution":"[1-9]*"'
    nonet check made.json
    nonet bank init b.bank
    nonet bank add b.bank made.json 2>&1
    nonet bank add b.bank other.json 2>&1
    nonet bank query b.bank --format json >out.json
    nonet canon --format json out.json | sort >a.txt
    sort canon.json | cmp - a.txt
    nonet bank verify b.bank 2>&1
    # Solo's ids say the puzzle and its regions.
    nonet convert --to solo made.json >ids.txt 2>&1 &&
        nonet canon --format json ids.txt | grep -o '"puzzle":"[^"]*"\|"regions":"[^"]*"' >a.txt &&
        grep -o '"puzzle":"[^"]*"\|"regions":"[^"]*"' canon.json | cmp - a.txt && echo "as Solo says"
done
# A variant's houses are the same, however they are told.
nonet board --variant hyper --seed 4 --format line
nonet board --houses own.txt --seed 4 --format json | sed 's/.*"variant":"\([a-z]*\)".*/\1/'
# All that the help draws can be made.
nonet help regions | sed -n 's/^\(jigsaw[^ ]*\) .*/\1/p' >maps.txt
while read -r map; do
    nonet board --variant "${map%:*}" --regions "${map#*:}" --seed 1 --format line | grep -q " $map$" || echo "no $map"
done <maps.txt
# A jigsaw's board is named as results name it, wherever a board is named.
nonet generate -n 1 --seed 1 --variant jigsaw-9:ash --quiet >ash.txt
cut -d' ' -f2 ash.txt
cut -d' ' -f1 ash.txt | nonet solve --variant jigsaw-9:ash | cut -d' ' -f2
nonet board -n 1 --seed 1 --variant jigsaw-9:ash --quiet | cut -d' ' -f2
