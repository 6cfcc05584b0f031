# A folder is whole, or what is wrong with it is said; what an interrupted run changed is put back.
nonet book "$CASES/book_small.yaml" --quiet -o out
nonet book --verify out
nonet book --verify --quiet out/manifest.json
echo "status $?"
cp -r out changed
echo more >>changed/book_small.pdf
rm changed/preflight.json
nonet book --verify changed
echo "status $?"
head -c 700 out/manifest.json >changed/manifest.json
nonet book --verify changed 2>&1 | tail -n 1
nonet book --verify nowhere
echo "status $?"

# As a run leaves it that is killed while it moves its files.
cp -r out killed
cd killed || exit
ln book_small.pdf .book_small.pdf.nonet-old
echo new >.x && mv .x book_small.pdf
echo new >added.pdf
echo new >.manifest.json.nonet-new
printf 'kbook_small.pdf\0aadded.pdf\0kmanifest.json\0' >.nonet-commit
nonet book --verify .
echo "status $?"
ls -A
cd ..
diff -r out killed && echo "as before"

# The same where a file of the folder is a link to one elsewhere: nothing is followed, or changed.
mkdir linked elsewhere
ln -s ../elsewhere/kept linked/kept
ln -s ../elsewhere/added linked/added
echo old >elsewhere/.kept.nonet-old
echo new | tee elsewhere/kept >elsewhere/added
printf 'kkept\0aadded\0' >linked/.nonet-commit
nonet book --verify linked 2>&1
echo "status $?"
ls -A linked elsewhere
cat elsewhere/kept
# A folder of others: nothing outside is touched, and a damaged list of files is told as one.
mkdir foreign
echo mine >mine
for name in "$PWD/mine" ../mine web/../../mine; do
    printf 'a%s\0' "$name" >foreign/.nonet-commit
    nonet book --verify foreign 2>&1
    echo "status $?"
done
rm foreign/.nonet-commit
for name in '' ../mine '\\u001'; do
    printf '{\n  "files": [\n    {"name": "'"$name"'", "sha256": "%064d"},\n  ],\n]\n}\n' 0 >foreign/manifest.json
    nonet book --verify foreign 2>&1
done
printf '{\n  "files": [\n    {"name": "\\u001' >foreign/manifest.json
nonet book --verify foreign 2>&1
cat mine

# Two books at a time, and a file that cannot be replaced.
chmod 600 out/book_small.pdf
nonet book "$CASES/book_small.yaml" --quiet -o out --set seed=2 &
nonet book "$CASES/book_small.yaml" --quiet -o out --set seed=3
wait
nonet book --verify --quiet out
echo "status $?"
stat -c %a out/book_small.pdf
nonet book "$CASES/book_small.yaml" --quiet -o out --set output.answers=BOOK_SMALL
echo "status $?"
