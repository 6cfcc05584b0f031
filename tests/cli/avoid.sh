# No puzzle comes again, nor one that is the same up to relabelling: from a file, a bank, a book's
# folder and its manifest, for puzzles, constraints and books.
again() { # FILE FILE: how many puzzles the two have in common, up to relabelling
    for file in "$1" "$2"; do
        nonet convert "$file" --to json | nonet canon --format json | grep -o '"variant":"[^"]*"\|"puzzle":"[^"]*"\|"constraints":\[.*\]' |
            paste -sd' ' | sed 's/"puzzle"/\n&/g' | sort -u
    done | sort | uniq -d | grep -c puzzle
}
nonet generate -n 30 --level easy --seed 1 -o old.txt
echo "the same again: $(nonet generate -n 30 --level easy --seed 1 -o same.txt; again old.txt same.txt)"
nonet shuffle --seed 4 old.txt -o turned.txt
nonet bank add old.bank turned.txt 2>/dev/null
for avoid in old.txt turned.txt old.bank; do
    nonet generate -n 30 --level easy --seed 1 --threads 2 --avoid $avoid -o new.txt
    echo "$avoid: $(again old.txt new.txt)"
done
nonet generate -n 30 --level easy --seed 1 --threads 1 --avoid turned.txt | cmp - new.txt && echo "whatever the threads"
nonet generate -n 3 --constraints cage --seed 2 --format json -o cages.json
nonet generate -n 3 --constraints cage --seed 2 --format json --avoid cages.json -o others.json
echo "cages: $(again cages.json others.json)"
# The same seed and options make the same puzzles, but for those that are avoided: jigsaws, several grids,
# and a diagonal, which a bank keeps turned. Files, banks, manifests and folders name them.
avoided() { # KEYS OPTION…
    keys=$1
    shift
    nonet generate -n 3 --seed 3 --quiet "$@" -o first.json
    rm -f first.bank && nonet bank init first.bank && nonet bank add --quiet first.bank first.json
    printf 'book: {title: T}\npage: {profiles: [screen], trim: A4}\nper_page: 1\nseed: 3\nsections: [{count: 3, %s}]\n' "$keys" >first.yaml
    nonet book first.yaml --quiet -o first
    for avoid in first.json first.bank; do
        nonet generate -n 3 --seed 3 --quiet "$@" --avoid $avoid -o then.json
        again first.json then.json
    done
    rm -f book.bank && nonet bank init book.bank && nonet bank add --quiet book.bank first
    for avoid in first first/manifest.json book.bank; do
        nonet book first.yaml --quiet --set avoid=[$avoid] -o then
        again first/manifest.json then/manifest.json
    done
}
for board in 'variant: jigsaw-6|--variant jigsaw-6' 'variant: samurai, level: easy|--variant samurai --level easy' \
    'houses: diagonal|--houses diagonal' 'variant: killer, level: easy|--variant killer --level easy'; do
    # shellcheck disable=SC2086 # several options
    echo "${board#*|}:" $(avoided "${board%|*}" ${board#*|})
done

cat >one.yaml <<'Y'
book: {title: Volume 1}
page: {trim: A4, profiles: [home]}
sections: [{level: easy, count: 8}, {variant: 6x6, count: 2}]
seed: 1
Y
sed -e 's/Volume 1/Volume 2/' -e '$a avoid: [one]' one.yaml >two.yaml
sed 's/avoid: .*/avoid: [old.txt, one\/manifest.json, two]/' two.yaml >three.yaml
for book in one two three; do nonet book $book.yaml --quiet -o $book; done
echo "books: $(again one one) of one with itself; others $(again one two) $(again one three) $(again two three)"
nonet generate --avoid missing.txt
printf '53..7\n' >bad.txt
nonet generate --avoid bad.txt
nonet book three.yaml --set avoid=[gone] -o four
ls -d four 2>/dev/null || echo "nothing written"
