# A sample is printed as a config to start from, changed as --set says.
nonet book --new killer | cmp - "$BOOKS/killer.yaml" && echo "the sample"
nonet book --new killer --set page.trim=A5 --set 'book.title="My: book"' --set sections[0].count=3 >my.yaml
diff "$BOOKS/killer.yaml" my.yaml
nonet book --check my.yaml --quiet >/dev/null && echo "can be made"
nonet book --new killer --set page.trim=A99
echo "status $?"
nonet book --new nothing 2>&1 | cut -c1-60
nonet book --new killer --set nothing
echo "status $?"
echo 'from answers:'
nonet book --new --quiet --title 'My: book' --kind killer --size A5 --vendor home --level hard --count 3 --language de </dev/null >asked.yaml
grep -v '^ *#' asked.yaml | head -n 16
nonet book --check asked.yaml --quiet >/dev/null && echo "can be made"
nonet book --new --vendor nobody </dev/null 2>&1
nonet book --new --kind killers --level leicht </dev/null 2>&1
nonet book --new --level leicht </dev/null 2>&1
nonet book --new --size 7x --count 0 </dev/null 2>&1
echo "status $?"
# -o saves a new config, and never over another.
nonet book --new killer -o saved.yaml && cmp saved.yaml "$BOOKS/killer.yaml"
echo '# mine' >mine.yaml
nonet book --new killer -o mine.yaml 2>&1
echo "status $?, $(cat mine.yaml)"
nonet book --new --quiet --count 3 -o asked-too.yaml </dev/null && grep -c 'count: 3' asked-too.yaml
nonet book --print-defaults -o all.yaml && nonet book --print-defaults | cmp - all.yaml
# Arguments that are missing, or too many.
nonet book --verify 2>&1
nonet book --sheet a.txt b.txt 2>&1
echo "status $?"
