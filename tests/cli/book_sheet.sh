# One command from a generator to a worksheet; a stream without puzzles is an error. A sheet has no
# page numbers, so nothing refers to them; its key has no title page.
nonet generate -n 4 --level hard --seed 3 | nonet book --sheet --quiet -o out
ls out
pdfinfo out/sheet-answers.pdf | grep '^Pages'
pdftotext out/sheet.pdf - | grep -c page
nonet book --sheet --quiet -o none </dev/null
echo "status $?"
ls
