# Pictures for a shop's page: their names and sizes, the same bytes each time.
cat >book.yaml <<'Y'
book: {title: The Long Evening, subtitle: Sudoku by the fire, author: A}
page: {trim: 6x9in, profiles: [screen], pages: any}
cover: {listing: true, points: [One, Two]}
sections: [{level: easy, count: 4}]
seed: 3
Y
nonet book book.yaml --quiet -o out && nonet book book.yaml --quiet -o again || exit
for f in out/*-listing-*.jpg; do
    cmp "$f" "again/${f#out/}"
    size=$(od -A n -v -t x1 "$f" | tr -d ' \n' | sed -n 's/.*ffc0001108\(....\)\(....\).*/0x\2 0x\1/p')
    # shellcheck disable=SC2086
    printf '%s: %d x %d\n' "${f#out/}" $size
done
nonet book --verify out && nonet help config cover.listing | grep -c 'A+'
# Without points, the banner has the sections.
for name in One Other; do
    sed "s/, points: .*}/}/; s/level: easy/title: $name, level: easy/" book.yaml >$name.yaml
    nonet book $name.yaml --quiet -o $name || exit
done
if cmp -s One/One-listing-banner.jpg Other/Other-listing-banner.jpg; then
    echo "the banners are the same"
fi
