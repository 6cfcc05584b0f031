# The HTML page: what it says of a puzzle, and that no title can leave its place.
echo 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79 >puzzle.txt
nonet convert --to html --engine none --language de --title '</title><script>alert(1)</script>' puzzle.txt -o page.html
grep '<title>\|<h1>\|<html' page.html
sed -n '/class="puzzle"/,/"board"/p' page.html | cut -c 1-400
grep -c '"check":"[a-i]\{81\}"' page.html
solution=$(nonet solve --format line puzzle.txt)
grep -q "$solution" page.html && echo "the solution is in the open"
sed -n '/^"path":\[$/d; s/^"\([A-Za-z0-9+\/=]*\)"[],].*/\1/p' page.html | tr -d '\n' | base64 -d | gzip -d >path.json
# Shapes, and what fills them, put together again as the page does it.
whole() {
    perl -0777 -ne 'my ($shapes, $steps, $end) = /"shapes":\[(.*)\],"steps":\[(.*)\],("solved".*)/s;
        my @shape = map { s/\\(.)/$1/gr } $shapes =~ /"((?:[^"\\]|\\.)*)"/g;
        print "\"steps\":[", join(",", map { my ($n, @w) = split / /; $shape[$n] =~ s/#([a-z])/$w[ord($1) - 97]/ger }
            $steps =~ /"([^"]*)"/g), "],$end\n"'
}
nonet explain --format json --language de puzzle.txt | sed 's/.*"steps"/"steps"/' | cmp - <(whole <path.json) &&
    echo "the path is what explain says"
# The policy names the style and the script that are there.
for part in style script; do
    sed -n "/^<$part>\$/,/<\/$part>\$/p" page.html | sed -e "1s/^<$part>//" -e "\$s/<\/$part>\$//" >$part.text
    hash=$(head -c -1 $part.text | sha256sum | cut -c 1-64)
    hash=$(printf "$(echo $hash | sed 's/../\\x&/g')" | base64)
    grep -q "$part-src 'sha256-$hash'" page.html || echo "$part: another hash than $hash"
done
# Several solutions: nothing to check against.
printf '%016d\n' 0 | nonet convert --to html --engine none | grep -c '"check":'
# An engine is what it is said to be.
echo nothing >engine.gz
nonet convert --to html --engine engine.gz puzzle.txt
nonet convert --to html --engine missing.gz puzzle.txt
nonet convert --to tsv --title x puzzle.txt
