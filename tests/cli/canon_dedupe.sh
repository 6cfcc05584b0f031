# Isomorphs fall together; the first of each kind stays as it came.
puzzle=4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......
echo $puzzle >a.txt
nonet shuffle --seed 1 a.txt >b.txt
nonet shuffle --seed 2 a.txt >c.txt
cmp -s a.txt b.txt || echo shuffled
nonet canon a.txt b.txt c.txt | sort -u
nonet canon --dedupe --original a.txt b.txt c.txt
nonet canon --automorphisms --threads 3 a.txt
nonet shuffle --seed 5 --threads 1 a.txt b.txt c.txt >one.txt
nonet shuffle --seed 5 --threads 3 a.txt b.txt c.txt | cmp - one.txt && echo same for any threads
nonet solve --format tsv b.txt | nonet shuffle --seed 9 --format tsv | cut -f 2 | tail -n +2 | nonet check | cut -f 2,3
