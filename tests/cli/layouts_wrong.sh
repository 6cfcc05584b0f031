# Layouts that cannot be: where, what is wrong and what to change.
exec 2>&1
parted=AABBBAABBCADEECDDEECDDECC
say() {
    echo "== $1"
    shift
    "$@"
    echo "exit $?"
}
json() { printf '{"puzzle":".........................","variant":"%s"%s}\n' "$1" "$2"; }
printf 'AACBB\nAABBB\nADEEC\nDDEEC\nDDECC\n' >apart.txt
printf 'AABBB\nAABBC\nADEEC\nDDEEC\nDDEEC\n' >sizes.txt
printf 'AABBB\nAABBC\n' >short.txt
printf 'aaaaaaaaaa\n' >wide.txt
say 'a region in two pieces' nonet board --variant jigsaw-5 --regions apart.txt
say 'regions of other sizes' nonet board --variant jigsaw-5 --regions sizes.txt
say 'too few rows' nonet board --variant jigsaw-5 --regions short.txt
say 'no such map' nonet board --variant jigsaw-5 --regions oak-tree
say 'no such file' nonet board --variant jigsaw-5 --regions ./none.txt
say 'regions of no jigsaw' nonet board --variant 6x6 --regions ash
say 'a house of ten cells' nonet board --houses wide.txt
say 'no such houses' nonet board --houses nonsense
say 'grids that share no whole boxes' nonet board --grids r1c1,r6c6
say 'grids that are no places' nonet board --grids here
json jigsaw-5 ",\"regions\":\"$parted\"" | say 'read from json' nonet solve --format json
json jigsaw-5 ',"regions":"AABBB"' | say 'too short in json' nonet solve --format json
json jigsaw-5 '' | say 'no regions in json' nonet solve --format json
json nonsense '' | say 'no such variant in json' nonet solve --format json
nonet generate --variant samurai --seed 1 --format json -q >samurai.json
say 'what a format cannot say' nonet convert --to sdk samurai.json
echo '9jq:a' | say 'no id of Solo' nonet convert --from solo --to line
echo '3x3:a5' | say 'a short id' nonet convert --from solo --to line
echo '5j:y,ab' | say 'an id with half its regions' nonet convert --from solo --to line
