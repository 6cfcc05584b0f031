# Game IDs that Solo made: two of each of its classes, trivial to unreasonable, for plain boards, X
# and jigsaws. Each has one solution, is written back as it was, and a higher class is not easier.
cut -d' ' -f2 "$CASES/solo_ids.txt" >ids
nonet convert -q --format solo ids | cmp - ids && echo "$(wc -l <ids) written back the same"
nonet solve -q --count 2 ids | cut -f1 | sort | uniq -c | sed 's/^ *//'
for class in t b i a e u; do
    sed -n "s/^d$class //p" "$CASES/solo_ids.txt" >class
    echo "d$class:" $(nonet grade -q --scale hodoku --format json class | sed 's/.*"level":"\([a-z]*\)".*/\1/' | sort | uniq -c)
done
