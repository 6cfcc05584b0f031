# A word in the solution: in a row, on the diagonal, by a list; the same for the same seed, and another for another.
printf '%s\n' 1........2.3...2 12.......3.2...4 >four.txt
nonet draw --word ABEL four.txt | head -n 10
nonet draw --word ABEL --word-at row -s --language de four.txt | head -n 10
printf '# names\nABEL\nNORA\n  # none\nGÜDL # the third\n' >names.txt
nonet draw --words names.txt -s four.txt | tail -n 1
sed -i 's/NORA/NORB/; s/^G/ G/' names.txt
nonet draw --words names.txt -s four.txt | grep word
nonet draw --words names.txt --seed 1 -s four.txt | grep word
for seed in 1 2 3 4 5 6; do nonet draw --words names.txt --seed $seed -s four.txt; done | grep word | sort -u
# A diagonal of nine, of a puzzle that has rotate180, which it keeps; and it is drawn on every device.
nonet generate -n 1 --seed 5 --symmetry rotate180 >nine.txt
nonet draw --word PATCHWORK --word-at diagonal -s nine.txt | grep ┃ | grep -v '[┠┣]' | awk '{ print $(2 * NR) }' | tr -d '\n'
echo
for device in svg png pdf; do nonet draw --word ΔΙΑΓΩΝΟΥΣ --format $device nine.txt -o nine.$device; done
pdftotext nine.pdf - | grep Letters
