# A folder that comes from elsewhere cannot make any command read, change or take away what is
# outside it, nor wait for ever.
mkdir home && echo mine >home/mine && echo mine >home/.mine.nonet-old
untouched() { # COMMAND…: nothing in home is changed by it
    timeout 60 "$@" 2>&1 | sed "s|$PWD/||g"
    echo "status ${PIPESTATUS[0]}"
    [ "$(ls -A home | tr '\n' ' ')$(cat home/mine)" = ".mine.nonet-old mine mine" ] || echo "CHANGED"
}
book() { nonet book "$CASES/book_small.yaml" --quiet "$@"; }
export -f book
book -o out

echo "# marks: through a folder, a file, and links of the mark itself"
for entry in 'kweb/mine' 'aweb/mine' 'kfile' 'afile' 'a../home/mine' "a$PWD/home/mine"; do
    rm -rf foreign && cp -r out foreign
    ln -s ../home foreign/web && ln -s ../home/mine foreign/file
    printf 'abook_small.pdf\0%s\0' "$entry" >foreign/.nonet-commit
    untouched nonet book --verify foreign
    untouched bash -c 'book -o foreign'
    ls foreign | tr '\n' ' '
done
for mark in 'ln -s ../home/mine' 'mkfifo' 'mkdir'; do
    rm -rf foreign && cp -r out foreign
    $mark foreign/.nonet-commit
    untouched nonet book --verify foreign
done

echo "# a manifest that names what is no file of the folder"
for file in 'link' 'web/mine' 'pipe' 'web' '../home/mine' '/dev/zero' 'book_small.pdf/x' "$(printf 'a%.0s' {1..300})"; do
    rm -rf foreign && mkdir foreign
    ln -s ../home foreign/web && ln -s ../home/mine foreign/link && mkfifo foreign/pipe
    printf '{\n  "files": [\n    {"name": "'"$file"'", "sha256": "%064d"}\n  ]\n}\n' 0 >foreign/manifest.json
    untouched nonet book --verify foreign
done
for manifest in 'mkfifo' 'ln -s ../home/mine' 'mkdir'; do
    rm -rf foreign && mkdir foreign && $manifest foreign/manifest.json
    untouched nonet book --verify foreign
done
row=$(printf '    {"name": "book_small.pdf", "sha256": "%064d"},\\n' 0)
printf '{\n  "files": [\n%s,\n%s\n  ]\n}\n' "${row%,*}" "${row%,*}" >out/twice.json
nonet book --verify out/twice.json 2>&1 | tail -n 1

echo "# files of a book that are links, pipes or folders already"
for file in book_small.pdf manifest.json preflight.json .book_small.pdf.nonet-new; do
    rm -rf foreign && mkdir foreign && ln -s ../home/mine "foreign/$file"
    untouched bash -c 'book -o foreign'
    ls -A foreign | tr '\n' ' '
done
for file in mkfifo mkdir; do
    rm -rf foreign && mkdir foreign && $file foreign/manifest.json
    untouched bash -c 'book -o foreign'
done
rm -rf foreign && mkdir foreign && ln -s ../home foreign/web
printf 'web: {make: true, url: "https://example.org/"}\n' | cat "$CASES/book_small.yaml" - >web.yaml
untouched nonet book web.yaml -q -o foreign
rm -rf foreign && mkdir foreign && ln -s ../home/mine foreign/page-001.png
untouched bash -c 'book -o unmade/below --preview foreign'
ls -d unmade 2>&1
echo "# but the user's own path may be a link"
mkdir real && ln -s real link
book -o link && ls real | tr '\n' ' '
ln -s real/puzzles.txt puzzles && nonet generate --seed 1 -q -o puzzles && wc -l <real/puzzles.txt

echo "# pictures"
nonet generate --seed 1 --level easy --format json >one.json
draw() { nonet draw --each "${1:-e}" --format svg one.json; }
export -f draw
for beside in 'ln -s home' 'ln -s nowhere' mkfifo touch; do
    $beside e.nonet-new
    untouched bash -c draw
    rm e.nonet-new
done
mkdir e.nonet-new && ln -s ../home/mine e.nonet-new/puzzle-0001.svg && ln -s ../home e.nonet-new/x
untouched bash -c draw
ls -A . e | grep -c nonet-new
mkdir e.nonet-new && mkfifo e.nonet-new/puzzle-0001.svg && mkdir e.nonet-new/x
untouched bash -c draw
rm -rf e e.nonet-new
mkdir e && ln -s ../home/mine e/puzzle-0001.svg
untouched bash -c draw
rm -rf e
ln -s home e
untouched bash -c draw
rm e && ln -s place e && untouched bash -c draw; ls place
sed 's|"easy"|"../../home/x"|' one.json >hostile.json
untouched nonet draw --each new --format svg --name '{kind}-{number}-{level}' hostile.json
ln -s home f.nonet-new
untouched nonet book "$CASES/book_small.yaml" -q --feed f --from 2027-01-01 --url https://example.org/
untouched nonet book "$CASES/book_small.yaml" -q --each f
ls new f 2>&1

echo "# resume files"
mkfifo pipe
untouched nonet generate -q --seed 1 --resume pipe
untouched nonet generate -q --seed 1 --resume /dev/zero
untouched nonet generate -q --seed 1 --resume home
