# A worksheet in one command: new puzzles, pictures or words, answers upside down under each puzzle.
exec 2>&1
nonet book --sheet --variant 6x6 --pictures animals --per-page 6 --answers upside-down --name-line --language es -n 6 --seed 1 -o a
pdftotext a/sheet.pdf - | grep -E 'Nombre|Fecha'
python3 -c '
import json
print(*((p["variant"], p["page"] if "page" in p else 0) for p in json.load(open("a/manifest.json"))["puzzles"]))'
printf 'PLANET\nMARBLE # with a remark\n\nSILVER\n' >words.txt
nonet book --sheet --words words.txt --answers upside-down --seed 1 --quiet -o b
python3 -c '
import json
print(*sorted(p["word"] for p in json.load(open("b/manifest.json"))["puzzles"]))'
# Answers under every kind of board; large ones have a page each.
for board in 16x16 samurai jigsaw-9 killer kropki greater quadruple min-max; do
    nonet book --sheet --variant $board --answers upside-down --per-page 1 -n 1 --seed 1 --quiet -o each || echo "$board: $?"
done
for board in 12x12 25x25; do nonet book --sheet --variant $board -n 1 --seed 1 --quiet -o each || echo "$board: $?"; done
nonet book --sheet --level easy..medium -n 3 --seed 1 --title Hi --quiet -o c && ls c
for wrong in '--variant 7x8' '--level none' '--level Easy' '--language German' '--seed x -n 4' '-n 0' '-n x' '--per-page 40 -n 4' '--answers here -n 4' '--words none.txt' '--words words.txt --pictures animals' '--variant 6x6 words.txt' '--seed 1 words.txt'; do
    nonet book --sheet $wrong -o d 2>&1 | head -n 1
done
nonet book --variant 6x6 words.txt 2>&1 | head -n 1
# A mistake in what the sheet's own config has is told without that config, which nobody wrote.
nonet book --sheet --pictures animals -n 4 -o none --quiet 2>&1
nonet book --sheet --title '' -n 4 -o none --quiet 2>&1
nonet book --sheet -n 4 --set page.trim=A99 -o none --quiet 2>&1 | head -n 2
# Each run makes other puzzles, and prints its seed; with that seed it makes the same ones again.
nonet book --sheet --variant 6x6 -n 4 --set repeats=allow -o first 2>first.txt
nonet book --sheet --variant 6x6 -n 4 --set repeats=allow --quiet -o second
seed=$(sed -n 's/^seed //p' first.txt)
nonet book --sheet --variant 6x6 -n 4 --set repeats=allow --seed "$seed" --quiet -o again
cmp first/sheet.pdf again/sheet.pdf && cmp -s first/manifest.json second/manifest.json || echo "other puzzles"
nonet book --sheet --variant 6x6 -n 4 --set repeats=allow --set seed=1 -o set 2>&1 | grep -c '^seed'
true
