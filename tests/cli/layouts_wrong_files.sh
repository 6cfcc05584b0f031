# Files of regions and houses with mistakes: each is told with its line and column, and what to change.
exec 2>&1
say() {
    echo "== $1"
    shift
    "$@"
    echo "exit $?"
}
jigsaw() { nonet board -q --variant jigsaw-5 --regions "$1"; }
printf '# regions\nAABBB\nAABBC\n\nADEEC\nDDEEC\nDDECC\n' >gap.txt
printf 'A A B B B\nA A B B C\nA D E E C\nD D E F C\nD D E C C\n' >six.txt
printf 'AABBB\nAABBC\nADEEC\nDDE-C\nDDECC\n' >sign.txt
printf 'AABBB\nAABBC\nADEECC\nDDECC\nDDEC\n' >long.txt
printf 'AABBB\nAABBC\nADEEC\nDDEEC\n' >four.txt
jigsaw gap.txt >/dev/null && echo 'empty lines and comments are no mistake'
say 'a sixth region, blanks between' jigsaw six.txt
say 'no letter' jigsaw sign.txt
say 'a long row' jigsaw long.txt
say 'a row is missing' jigsaw four.txt
say 'the size is not told' nonet board -q --regions long.txt
row=.........
rows() { for i in $(seq "$1"); do echo "$row"; done; }
{ echo aa.......; rows 8; echo; echo '# the second'; rows 4; echo ....b....; rows 4; } >single.txt
{ echo aaaaaaaaa; rows 4; echo ....a....; rows 3; } >ten.txt
{ rows 4; echo ....; rows 4; } >narrow.txt
{ rows 4; echo '....;....'; rows 4; } >mark.txt
say 'a house of one cell, in the second map' nonet board -q --houses hyper --houses single.txt
say 'a house of ten cells' nonet board -q --houses ten.txt
say 'a short row' nonet board -q --houses narrow.txt
say 'no letter' nonet board -q --houses mark.txt
say 'on every grid of several' nonet board -q --variant samurai --houses ten.txt
printf 'houses:\n  - hyper\n  - |\n' >ten.yaml
sed 's/^/    /' ten.txt >>ten.yaml
printf 'houses:\n  - hypre\n' >name.yaml
printf 'houses: hyper\n' >list.yaml
printf 'houses:\n  - [a]\n' >nested.yaml
say 'ten cells in YAML' nonet board -q --houses ten.yaml
say 'an unknown name in YAML' nonet board -q --houses name.yaml
say 'no list in YAML' nonet board -q --houses list.yaml
say 'a list in the list' nonet board -q --houses nested.yaml
printf '# nothing\n' >empty.txt
say 'an empty file' jigsaw empty.txt
