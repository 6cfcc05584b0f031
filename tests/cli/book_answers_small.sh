# Solutions under and beside small boards and words that they spell are read back; puzzles that are
# the same up to relabelling are avoided between sections, refused on worksheets with what to do, and
# allowed where the config says so.
try() {
    printf 'book: {title: T}\nper_page: 4\nanswers: {at: %s}\nsections: [{count: 4, %s}]\n' "$1" "$2" >b.yaml
    nonet book b.yaml --check --quiet 2>&1 | tail -n 1
}
for at in under beside; do
    try $at 'variant: 4x4'
    try $at 'variant: 4x4, signs: {word: STAR}'
    try $at 'variant: 6x6, signs: {word: GARDEN, word_at: row}'
done
try under 'variant: 4x4, signs: {pictures: animals}'
cat >many.yaml <<'END'
book: {title: T}
sections: [{count: 8, variant: 4x4, seed: 1}, {count: 8, variant: 4x4, seed: 1}]
END
nonet book many.yaml --check --quiet | tail -n 1
nonet generate -n 8 --variant 4x4 --seed 1 >small.txt
nonet book --sheet small.txt --quiet -o refused 2>&1
echo "status $?"
nonet book --sheet small.txt --quiet --set repeats=allow -o allowed && ls allowed
nonet generate -n 8 --variant 4x4 --seed 1 --distinct | nonet book --sheet --quiet -o distinct && ls distinct
printf 'book: {title: T}\nrepeats: allow\nsections: [{count: 8, variant: 4x4, source: file, path: small.txt}]\n' >file.yaml
nonet book file.yaml --check --quiet | tail -n 1
nonet book file.yaml --check --quiet --set repeats=refuse | grep FAIL
