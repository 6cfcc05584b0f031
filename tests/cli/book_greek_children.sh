# A Greek children's book has one family for letters and digits, inside and on the cover.
cat > book.yaml <<'END'
book: {title: Το πρώτο μου σουντόκου, author: Άννα Σέττερ, language: el}
page: {trim: 8.5x11 in, profiles: [screen]}
style: {theme: children}
cover: {make: true, design: animals}
parts:
  front: [{part: title}, {part: copyright}, {part: how-to-play}, {part: story}, {part: levels}, {part: usual}]
  certificate: true
sections: [{title: Μικρά, variant: 4x4, count: 1}]
seed: 1
END
nonet book --quiet book.yaml -o out || exit
for file in out/*.pdf; do
    printf '%s:' "${file##*/}"
    pdffonts "$file" | awk 'NR > 2 { sub(/^[A-Z]*\+/, "", $1); sub(/-.*/, "", $1); print $1 }' | sort -u | tr '\n' ' '
    echo
done
