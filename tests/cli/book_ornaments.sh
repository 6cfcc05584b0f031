# Section openers, tips, level marks and ornaments: what the page says and what has no picture, or one too coarse.
cat >fern.svg <<'END'
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 40"><path d="M2 38 C20 30 40 20 58 2 L50 24 L30 34 Z" fill="#000"/></svg>
END
cat >book.yaml <<'END'
book: {title: Ferns, introduction: Walk slowly.}
page: {trim: 6x9 in, profiles: screen, pages: any}
style: {ornament: picture, opener: picture, tail_pieces: true, ornament_picture: fern.svg, tips: true, level_marks: leaves}
sections:
  - {level: easy, count: 2}
  - {level: easy, count: 2, tip: Begin with **nines**.}
  - {level: easy, count: 2}
  - {level: easy, count: 2, variant: latin-5}
  - {level: easy, count: 2, variant: killer-6x6}
seed: 4
END
nonet book -q book.yaml -o out
pdftotext out/book.pdf - | grep -A 2 "^Tip"
for page in 1 4 9; do # title, introduction, first section: the picture's path is on each
    qpdf --qdf --object-streams=disable --pages . "$page" -- out/book.pdf page.pdf
    grep -a -c "^30 34 l$" page.pdf
done
for marks in stars dots bars pencils flames chillies stars-to-fill; do nonet book -q book.yaml --set style.level_marks=$marks -o "$marks" || exit; done
cmp -s pencils/book.pdf flames/book.pdf || echo the icons differ
nonet book -q book.yaml --set style.ornament_picture=none.svg -o bad
nonet book -q book.yaml --set style.ornament=box --set style.opener=plain --set style.tail_pieces=false -o bad
sed 's/, ornament_picture: fern.svg//' book.yaml >without.yaml
nonet book -q without.yaml -o bad
nonet generate -n 1 --seed 1 -q | nonet draw --format png -o coarse.png
nonet book -q book.yaml --set style.ornament_picture=coarse.png -o bad
[ -e bad ] || echo nothing is written
