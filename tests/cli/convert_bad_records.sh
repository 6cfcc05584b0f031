# Bad records are reported with their places, the rest goes on; --strict writes nothing.
printf '1..4..2..3..2..1\n1..4..2..x..2..1\n1234341221434321\n1..5..2..3..2..1 too large\n' >in.txt
nonet convert in.txt --to comma -o out.txt
echo $?
cat out.txt
echo old >old.txt
nonet convert --strict in.txt -o old.txt
echo $?
cat old.txt
printf 'board\tlevel\n1..4..2..3..2..1\teasy\n' | nonet convert --from tsv
nonet convert --variant clasic in.txt
