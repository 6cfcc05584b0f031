# Sections of boards with constraints have a tip for their kind, with an example; the second of a kind has another.
# Boards of several grids and of regions have one each.
cat >book.yaml <<'YAML'
seed: 7
book: {title: Tips}
page: {trim: 6x9 in, profiles: [screen], pages: any}
parts: {title_page: false, copyright_page: false, contents: false, how_to_play: false}
answers: {place: none}
style: {opener_side: any, opener: plain}
sections:
  - {title: A, variant: thermo, level: easy, count: 1}
  - {title: B, variant: arrow, level: easy, count: 1}
  - {title: C, variant: sandwich, level: easy, count: 1}
  - {title: D, variant: kropki, level: easy, count: 1}
  - {title: E, variant: greater, level: easy, count: 1}
  - {title: F, variant: thermo, level: medium, count: 1}
  - {title: G, variant: anti-knight, level: easy, count: 1}
  - {title: H, variant: non-consecutive, level: easy, count: 1}
  - {title: I, variant: samurai, level: easy, count: 1}
  - {title: J, variant: jigsaw-9, level: easy, count: 1}
YAML
nonet book book.yaml -o out --quiet
for page in 1 3 5 7 9 11 13 15 17 19; do
    echo "page $page: $(pdftotext -f $page -l $page out/book.pdf - | tr -s '\n\f' '  ' | cut -c 1-60) …" \
        "$(pdftotext -f $page -l $page out/book.pdf - | tr -s '\n\f' '  ' | grep -oE '[0-9 ]+$')"
done
# Small pages for children and large print have the examples too, smaller or with a smaller picture over the title.
for kind in "children 5x8in" "large-print 6x9in"; do
    set -- $kind
    rm -rf small
    grep -v samurai book.yaml >small.yaml
    nonet book small.yaml --set style.theme=$1 --set page.trim=$2 --set per_page=1 -o small --quiet
    count=0
    for page in 1 3 5 7 9 13; do
        if pdftotext -f $page -l $page small/small.pdf - | tr -s '\n\f' '  ' | grep -qE '[0-9] $'; then
            count=$((count + 1))
        fi
    done
    echo "$1, $2: $count examples of 6"
done
nonet book book.yaml --set style.theme=children --set page.trim=5x8in --set book.language=el \
    --set 'page.profiles=[kdp]' --set parts.notes_pages=10 -o made --quiet
