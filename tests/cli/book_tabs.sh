# Thumb tabs that run over the edge have their section's number where no printer cuts it: how far from the trim.
cat >book.yaml <<'Y'
book: {title: T}
page: {trim: 6x9in, pages: any}
style: {theme: bold}
parts: {title_page: false, copyright_page: false, contents: false, how_to_play: false, notes_pages: 40}
answers: {place: none}
per_page: 2
sections: [{level: easy, count: 4, title: A}, {level: easy, count: 4, title: B}]
seed: 3
Y
for profile in kdp ingram lulu press; do
    bleed=$([ $profile = press ] && echo 3mm || echo 0.125in)
    nonet book book.yaml --quiet --set "page.profiles=[$profile]" --set "page.bleed=$bleed" -o $profile || continue
    set -- $(pdfinfo -box -f 3 -l 3 $profile/book.pdf | sed -n 's/.*TrimBox: *//p')
    pdftotext -f 3 -l 3 -bbox $profile/book.pdf - | sed -n 's|.*xMin="\([0-9.]*\)".*xMax="\([0-9.]*\)".*>\([12]\)</word>|\1 \2 \3|p' |
        awk -v edge="$3" -v name=$profile '$1 > edge - 56 && $2 < edge - 8 { printf "%s: section %s, %.0f pt from the trim\n", name, $3, edge - $2 }'
done
