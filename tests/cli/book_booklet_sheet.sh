# A booklet is folded from sheets of which its pages are half, where these are usual; else from A4.
cat >book.yaml <<'END'
book: {title: T}
page: {trim: A5, profiles: [home], pages: any}
home: {imposition: booklet}
sections: [{count: 2, level: easy}]
answers: {place: none}
END
sheet() { # OPTION…
    nonet book book.yaml --quiet -o out "$@" 2>/dev/null
    echo "$*: $(pdfinfo out/book-[bs]*.pdf | sed -n 's/^Page size: *//p')"
    rm -r out
}
sheet
for trim in 'Half Letter' 5.5x8.5 '140x216 mm' '7x8.5 in' '8.5x5.5 in' 6x9 A4; do
    sheet --set page.trim="$trim"
done
sheet --set page.trim='Half Letter' --set home.sheet=A4
sheet --set page.trim='Half Letter' --set home.sheet=auto
sheet --set page.trim='Half Letter' --set home.imposition=nup --set home.pages_per_side=2
