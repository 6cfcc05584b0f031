# Every command stands in the manual, and no line begins with an unknown request.
nonet help --man >nonet.1
nonet help --man-book >nonet-book.5
nonet help | sed -n 's/^  \([a-z]*\)  .*/\1/p' | while read -r name; do
    nonet "$name" --help >/dev/null 2>&1 || continue
    grep -q "^.SS nonet $name " nonet.1 || echo "$name is missing"
done
grep -h '^[.]' nonet.1 nonet-book.5 | cut -d' ' -f1 | sort -u | tr '\n' ' '
echo
# The page names the values that a config may use, as the config's reader knows them.
for name in easy rotate180 naked-pair kdp A4; do
    sed 's/\\-/-/g' nonet-book.5 | grep -q "\b$name\b" && echo "$name"
done
