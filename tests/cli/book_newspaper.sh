# A newspaper's date line has the day as the book's language writes it, and its straps have the stars at one place,
# with a way to the solution before them or without.
cat >book.yaml <<'Y'
book: {title: T, publisher: Quiet Corner Press, published: 2027-01-15}
page: {trim: 6x9in, profiles: [screen], pages: any}
style: {theme: newspaper}
parts: {copyright_page: false, contents: false, how_to_play: false, section_pages: false}
answers: {place: book, per_page: 2}
per_page: 2
sections: [{level: easy, count: 4}]
seed: 3
Y
for language in de el en es fr it nl pl; do
    nonet book book.yaml --quiet --set book.language=$language -o $language
    pdftotext -f 1 -l 1 $language/book.pdf - | grep 2027
done
pdftotext -f 2 -l 4 -bbox en/book.pdf - | grep '★' | sed 's|.*xMax="\([0-9]*\).*|stars end at \1|' | sort | uniq -c
pdftotext -f 2 -l 4 en/book.pdf - | grep -c 'solution on'
# No line of the front page begins with the dot between two facts.
for set in 'book.language=en page.trim=7x10in' 'book.language=de page.trim=7.5x9.25in'; do
    nonet book book.yaml --quiet -o front --set "${set% *}" --set "${set#* }" --set 'parts={contents: true}' \
        --set 'sections[0]={title: Mixed, levels: {easy: 3, hard: 3}}'
    pdftotext -f 1 -l 1 front/book.pdf - | grep -cE '^ ?·'
done
