# Pictures for digits, of a built-in set and of a folder; as text the digits stay.
echo 1........2.3...2 >four.txt
nonet draw --pictures animals four.txt
nonet draw --pictures animals --format svg four.txt | grep -c '<g transform'
nonet draw --pictures shapes --format svg four.txt | sed -n '/<g /,/<\/g>/p' | head -n 3
nonet draw --pictures shapes --format pdf four.txt -o four.pdf && pdftotext four.pdf - | tr -d '\f'
mkdir own
for i in 1 2 3 4; do echo "<svg viewBox='0 0 9 9'><rect x='$i' width='3' height='4' fill='navy'/></svg>" >own/$i.svg; done
nonet draw --pictures own --format svg four.txt | grep '<path' | sort | uniq -c
