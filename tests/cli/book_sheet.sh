# One command from a generator to a worksheet; a stream without puzzles is an error. A sheet has no
# page numbers, so nothing refers to them; its key has no title page but a heading.
nonet generate -n 4 --level hard --seed 3 | nonet book --sheet --quiet -o out
ls out
pdfinfo out/sheet-answers.pdf | grep '^Pages'
pdftotext out/sheet-answers.pdf - | head -n 3
pdftotext out/sheet.pdf - | grep -c page
pdftotext -layout out/sheet.pdf - | head -3 | tr -s ' _'
# A title, a text over the puzzles, in another language, and no key.
nonet generate -n 1 --seed 3 | nonet book --sheet --quiet --no-key --title 'Frau "Kay": Montag' \
    --instructions 'Jede **Ziffer** einmal.' --set book.language=de --set style.folios=none -o plain
ls plain
pdftotext -layout plain/sheet.pdf - | head -5 | tr -s ' _'
pdfinfo plain/sheet.pdf | grep '^Title'
# What a sheet has no use for is refused, each with what to do; so are its own options without it.
nonet generate -n 1 --seed 3 | nonet book --sheet -o none --set sections[0].level=hard --set cover.make=true \
    --set parts.index=true --set style.front_folios=none
echo "status $?"
nonet book --title T --check book.yaml
echo "status $?"
nonet book --sheet --quiet -o none </dev/null
echo "status $?"
ls

# Where four puzzles have no room on a page, as in large print, a page has as many as fit; a wanted
# number is refused.
nonet generate -n 4 --level easy --seed 5 --quiet -o four.txt
for wanted in '--set page.trim=A5' '--set style.theme=large-print' '--set page.trim=A6' '--per-page 2 --set page.trim=A6'; do
    rm -rf fit
    nonet book --sheet --quiet $wanted four.txt -o fit
    echo "status $?, $(pdfinfo fit/sheet.pdf 2>/dev/null | grep '^Pages')"
done
nonet book --sheet --quiet --variant 16x16 -n 4 --seed 1 --per-page 4 -o fit
nonet book --sheet --quiet --variant 6x6 -n 6 --seed 1 --set page.trim=A6 -o small
pdfinfo small/sheet.pdf | grep '^Pages'

# The same where their constraints need more room than the board alone: they too have as many as fit, and
# the message names a number that fits.
nonet book --sheet --quiet --variant skyscrapers-6 -n 4 --seed 1 --set page.trim=A6 -o towers
pdfinfo towers/sheet.pdf | grep '^Pages'
for variant in skyscrapers-6 calcudoku-6; do
    nonet book --sheet --quiet --variant $variant -n 6 --seed 1 --per-page 12 --set page.trim=A5 -o no 2>message
    fits=$(sed -n 's/.*--per-page \([0-9]*\) or less/\1/p' message)
    nonet book --sheet --quiet --variant $variant -n 6 --seed 1 --per-page "$fits" --set page.trim=A5 -o $variant
    echo "status $?, --per-page $fits"
done
