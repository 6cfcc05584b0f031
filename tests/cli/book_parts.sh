# Pages of a PDF from elsewhere stand in a book as they are, and what cannot be printed is refused with its place.
small() { nonet book "$CASES/book_small.yaml" --quiet "$@" -o out; }
own() { file=$1; shift; small --set "parts.back=[{part: usual}, {part: pdf, pdf: $file}]" "$@"; }
# A PDF of the same size: another book's title page.
nonet book "$CASES/book_small.yaml" --quiet --profile screen --set book.title="From elsewhere" -o own
qpdf own/book_small.pdf --pages . 1 -- "$PWD/page.pdf"
own "$PWD/page.pdf"
pdftotext out/book_small.pdf - | grep -c "From elsewhere"
qpdf --check out/book_small.pdf | tail -n 1
rm -r out
qpdf --encrypt secret secret 256 -- page.pdf locked.pdf
own "$PWD/locked.pdf"
qpdf --encrypt "" secret 256 -- page.pdf owned.pdf
own "$PWD/owned.pdf"
head -c 2000 page.pdf >broken.pdf
own "$PWD/broken.pdf"
echo "no PDF" >none.pdf
own "$PWD/none.pdf"
own "$PWD/page.pdf" --set page.trim="7 x 10 in"
# A form that shows itself ten times, and so on.
cat >raw.pdf <<'END'
%PDF-1.4
1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj
2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj
3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 432 648]/Contents 4 0 R/Resources<</XObject<</X 4 0 R>>>>>> endobj
4 0 obj <</Subtype/Form/BBox[0 0 9 9]/Length 60>> stream
/X Do /X Do /X Do /X Do /X Do /X Do /X Do /X Do /X Do /X Do 
endstream endobj
trailer <</Size 5/Root 1 0 R>>
END
qpdf raw.pdf ages.pdf 2>/dev/null
own "$PWD/ages.pdf"
[ -e out ] || echo nothing is written
nonet help parts | grep -c "^  [a-z]"
