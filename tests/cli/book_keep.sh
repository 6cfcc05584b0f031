# Puzzles that are kept stay at their places, whatever else changes; those left out are replaced.
base() { printf 'book: {title: K}\npage: {trim: A5, profiles: home}\nsections:\n  - {count: 4, %s}\n  - {count: 2, variant: 4x4}\n' "$1"; }
puzzles() { base "$1" >book.yaml && nonet book --quiet book.yaml -o out 2>/dev/null >/dev/null && sed -n 's/.*"puzzle": *"\([^"]*\)".*/\1/p' out/manifest.json; }
puzzles 'level: easy' >easy
one=$(sed -n 1p easy) four=$(sed -n 4p easy)
compare() { # WHAT: each of the section's puzzles, by its number in the first book; "-" for another
    for n in 1 2 3 4; do
        at=$(grep -nxF "$(sed -n ${n}p new)" easy | cut -d: -f1)
        printf '%s ' "${at:--}"
    done
    echo "$1"
}
puzzles "level: easy, keep: [{at: 4, puzzle: \"$four\"}]" >new && compare 'kept in its place'
puzzles "level: easy, keep: [{at: 1, puzzle: \"$four\"}]" >new && compare 'moved'
puzzles "level: hard, keep: [{at: 2, puzzle: \"$one\"}]" >new && compare 'kept among hard ones'
puzzles "level: easy, leave_out: [\"$one\"]" >new && compare 'left out'
puzzles "level: easy, order: given, keep: [{at: 3, puzzle: \"$(nonet generate --seed 8 -n 1)\"}]" >new && compare 'exchanged'
puzzles "level: easy, keep: [{at: 1, puzzle: \"$(nonet generate --seed 8 -n 1)\", instead_of: \"$four\"}]" >new && compare 'instead of the fourth'
tail -2 new | cmp - <(tail -2 easy) && echo 'the other section stays'
base 'level: easy, keep: [{at: 9, puzzle: "12"}]' >wrong.yaml
nonet book wrong.yaml -o out
base 'level: easy, keep: [{at: 1, puzzle: "12"}], leave_out: ["1.3..2..4....21."]' >wrong.yaml
nonet book wrong.yaml -o out
base "level: easy, keep: [{at: 1, puzzle: \"$one\"}, {at: 1, puzzle: \"$four\"}]" >wrong.yaml
nonet book wrong.yaml -o out
