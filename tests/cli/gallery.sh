# The gallery of the guide is what tests/gallery/make writes: an entry for each board, kind of
# constraint, part, theme and cover, and a picture for each entry.
guide=$CASES/../../doc
"$CASES"/../gallery/make --bin "$(dirname "$(command -v nonet)")" --only-text . && cmp gallery.md "$guide/gallery.md" && echo same
entries=$(grep -c '^###' gallery.md)
rows=$(($(nonet help variants | grep -c "^  [a-z0-9]") + $(nonet help parts | grep -c "^  [a-z-]*  ")))
[ "$entries" -gt "$rows" ] && echo complete
sed -n 's/^!\[.*\](\(.*\))$/\1/p' gallery.md | while read -r picture; do
    [ -s "$guide/$picture" ] || echo "no $picture"
done
ls "$guide"/gallery/*.png | wc -l | grep -qx "$(grep -c '^!\[' gallery.md)" && echo "no picture too many"
