# What the output's name ends in says what is drawn, where --format does not.
echo 1..............4 >four.txt
for name in a.svg b.PNG c.pdf d.eps e.txt f g.2027; do
    nonet draw -o $name four.txt && head -c 4 $name | tr -c ' -~' . && echo " $name"
done
nonet draw --format svg -o h.png four.txt && head -c 4 h.png && echo " h.png"
nonet draw --link 'https://x/{line}' -o i.txt four.txt
