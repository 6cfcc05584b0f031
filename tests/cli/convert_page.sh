# The HTML page: what it says of a puzzle, and that no title can leave its place.
echo 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79 >puzzle.txt
nonet convert --to html --engine none --language de --title '</title><script>alert(1)</script>' puzzle.txt -o page.html
grep '<title>\|<h1>\|<html' page.html
sed -n '/class="puzzle"/,/"board"/p' page.html | cut -c 1-400
grep -c '"check":"[a-i]\{51\}"' page.html
solution=$(nonet solve --format line puzzle.txt)
grep -q "$solution" page.html && echo "the solution is in the open"
# The policy names the style and the script that are there.
for part in style script; do
    sed -n "/^<$part>\$/,/<\/$part>\$/p" page.html | sed -e "1s/^<$part>//" -e "\$s/<\/$part>\$//" >$part.text
    hash=$(head -c -1 $part.text | sha256sum | cut -c 1-64)
    hash=$(printf "$(echo $hash | sed 's/../\\x&/g')" | base64)
    grep -q "$part-src 'sha256-$hash'" page.html || echo "$part: another hash than $hash"
done
# Several solutions: nothing to check against.
printf '%016d\n' 0 | nonet convert --to html --engine none | grep -c '"check":'
# What a web server needs beside the page, for a browser that installs it.
nonet convert --engine none --offline --title Sunday --first-day 2027-01-01 puzzle.txt -o play.html
ls play*
grep -o 'data-offline="[^"]*" data-from="[^"]*"' play.html
cat play-app.webmanifest
grep FILES play-sw.js | head -n 1
nonet convert --to html --engine none --offline puzzle.txt
nonet convert --to html --engine none --first-day 2027-02-29 puzzle.txt
# An engine is what it is said to be.
echo nothing >engine.gz
nonet convert --to html --engine engine.gz puzzle.txt
nonet convert --to html --engine missing.gz puzzle.txt
nonet convert --to tsv --title x puzzle.txt
