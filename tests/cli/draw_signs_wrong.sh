# What cannot stand for digits, each said where it is.
echo 1........2.3...2 >four.txt
nonet draw --word BANANA four.txt
nonet draw --word SAX four.txt
nonet draw --word PLANET four.txt
nonet draw --word ABEL --pictures animals four.txt
nonet draw --word-at row four.txt
nonet draw --word-at column --word ABEL four.txt
nonet draw --pictures animals --step 1 four.txt
nonet draw --pictures nowhere four.txt
nonet generate -n 1 --seed 1 | nonet draw --pictures animals
printf 'ABEL\nNORA\nOTTO\n' >words.txt
nonet draw --words words.txt four.txt
mkdir own
for i in 1 2 4 5; do echo "<svg viewBox='0 0 9 9'><rect x='$i' width='3' height='4'/></svg>" >own/$i.svg; done
nonet draw --pictures own four.txt
mv own/5.svg own/3.svg
printf '<svg viewBox="0 0 9 9">\n  <text>A</text></svg>' >own/2.svg
nonet draw --pictures own --format svg four.txt
