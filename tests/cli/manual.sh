# Every command stands in the manual, and no line begins with an unknown request.
nonet help --man >nonet.1
nonet help --man-book >nonet-book.5
nonet help | sed -n 's/^  \([a-z]*\)  .*/\1/p' | while read -r name; do
    nonet "$name" --help >/dev/null 2>&1 || continue
    grep -q "^.SS nonet $name " nonet.1 || echo "$name is missing"
done
grep -h '^[.]' nonet.1 nonet-book.5 | cut -d' ' -f1 | sort -u | tr '\n' ' '
