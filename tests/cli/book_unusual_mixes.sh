# Books that someone may ask for though no sample is like them: each is made and passes preflight. Once preflight
# refused each of them, for an error on its pages or because it misread them.
check() { # SECTIONS SETTING…
    local sections=$1 setting sets=()
    shift
    for setting; do
        sets+=(--set "$setting")
    done
    printf 'book: {title: Mixed}\npage: {profiles: [screen], pages: any}\nsections: [%s]\nseed: 2\n' "$sections" >book.yaml
    nonet book book.yaml --check "${sets[@]}" | grep -E 'FAIL|^preflight'
}
echo 'a book that begins with small boards has openers with large details'
check '{variant: 4x4, count: 1, per_page: 1}, {variant: jigsaw-9, count: 1, per_page: 1}' \
    style.theme=large-print page.trim='8.5x11 in'
echo 'a number at the outer edge of a thick line'
check '{variant: samurai, count: 1}' page.trim='5x8 in' page.profiles=home style.theme=bold style.labels=margin
echo 'feet close to the next board'
check '{level: easy, count: 4, per_page: 2}' page.trim='8.5x11 in' style.theme=night style.check_boxes=true
echo 'no page numbers, so no references and no links'
check '{level: easy, count: 2}' style.folios=none
echo 'candidates, too small in the pictures of the rules'
check '{variant: 4x4, count: 1, per_page: 1}, {variant: arrow, count: 1, per_page: 1}' style.candidates=full
echo 'lines that slant over the edge of a detail'
check '{variant: thermo, level: easy, count: 8, per_page: 1, title: Some long title of a section}' \
    style.theme=classic page.trim='5.5x8.5 in' page.profiles=ingram
echo 'a certificate, its frame at the least margin'
check '{level: easy, count: 14, per_page: 1}' style.theme=modern page.trim=A5 page.profiles=lulu parts.certificate=true
echo 'numbers outside the grid: two columns of boards, a solution with many over it, a head under another board'
check '{variant: sandwich, level: easy, count: 4, per_page: 4}' page.trim='8.5x11 in' style.theme=classic seed=8
check '{variant: sandwich, level: easy, count: 5, per_page: 1}, {level: medium, count: 8, per_page: 1}' \
    page.trim='7x10 in' style.theme=classic
check '{variant: sandwich, level: easy, count: 6, per_page: 2}' page.trim='5x8 in' style.theme=modern
echo 'stars to colour in, and drawings next to them'
check '{variant: little-killer, level: easy, count: 6, per_page: 2}' page.trim='5.5x8.5 in' style.theme=children \
    style.stars=true page.profiles=press
echo 'a solution next to the last board, over the number of the page'
check '{variant: killer, level: medium, count: 5, per_page: 2}' page.trim='6x9 in' style.theme=classic \
    answers.at=beside page.profiles=press seed=5
echo 'names of many cells in hints'
check '{variant: clone, level: easy, count: 6, per_page: 1}' page.trim='5x8 in' style.theme=modern hints.include=true
echo 'an opener too low for a detail'
check '{variant: quadruple, level: easy, count: 3, per_page: 2}' page.trim='8.25x6 in' style.theme=children \
    style.opener=band book.language=el
echo 'codes of solutions over the marks of the level of other boards'
check '{level: easy, count: 4, per_page: 4}' page.trim='8.5x11 in' style.theme=modern answers.at=code
echo 'large numbers next to boards'
check '{variant: 4x4, level: easy, count: 2, per_page: 1}' page.trim='8.25x6 in' style.theme=minimal style.large_print=true
echo 'titles of a book and of a section whose first letter reaches over their line'
check '{level: easy, count: 1, per_page: 1}' style.theme=large-print page.trim='8.5x11 in' book.title=Jumbo page.profiles=home
check '{variant: 6x6, count: 6, per_page: 1}, {level: easy, count: 6, per_page: 1, title: Jig}' \
    style.theme=minimal page.trim='6x9 in' page.profiles=ingram
echo 'names of two lines under large labels'
check '{variant: 4x4, count: 2, names: [The Gate, Three Owls in the Long Grass of the Meadow]}' \
    style.theme=large-print page.trim='8.5x11 in' per_page=1 answers.place=book
echo 'words of a spine from two fonts'
check '{level: easy, count: 4, per_page: 1}' style.theme=elegant cover.make=true cover.design=notebook \
    book.title='Το Μεγάλο Βιβλίο Σουντόκου' book.author=X page.trim='6x9 in' page.profiles=press parts.notes_pages=96
echo "a page's number at the head near the numbers of small solutions"
easy='{level: easy, count: 2}'
check '{level: easy, count: 6}, {level: easy, count: 5}' style.theme=newspaper page.trim='7x10 in' per_page=1 \
    answers.per_page=12 seed=7
echo 'a table with headings on discs and on bands'
check "$easy" style.theme=children parts.sums=true page.trim='5x8 in' seed=7
check "$easy" style.theme=bold parts.sums=true page.trim='5x8 in' seed=7
echo 'lines right under a board, with nothing between'
check "$easy" style.theme=large-print page.trim='8.5x11 in' per_page=1 answers.at=code style.vote_boxes=true seed=7
check '{level: easy, count: 5}' style.theme=newspaper page.trim='8x10 in' page.profiles=home style.folios=none \
    style.time_line=true seed=7
check "$easy" style.theme=night answers.at=under style.vote_boxes=true seed=7
echo 'constraints over a board next to the board before it, and stars with parts at its head and its foot'
check '{variant: sandwich, level: easy, count: 3}' style.theme=children page.trim='8.25x11 in' per_page=4 seed=7
check '{variant: sandwich, level: easy, count: 4}' style.theme=children page.trim='8x10 in' per_page=4 \
    style.stars=true page.profiles=kdp parts.notes_pages=26 seed=7
