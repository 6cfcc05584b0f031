# The HTML page: what it says of a puzzle, and that no title can leave its place.
echo 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79 >puzzle.txt
nonet convert --to html --engine none --language de --title '</title><script>alert(1)</script>' puzzle.txt -o page.html
grep '<title>\|<h1>\|<html' page.html
sed -n '/class="puzzle"/,/"board"/p' page.html | cut -c 1-400
grep -c '"check":"[a-i]\{81\}"' page.html
solution=$(nonet solve --format line puzzle.txt)
grep -q "$solution" page.html && echo "the solution is in the open"
sed -n '/class="paths"/,/^<.script>/p' page.html | grep -v '<' | tr -d '\n' | base64 -d | gzip -d >paths.bin
# Shapes, and what fills them, put together again as the page does it.
whole() {
    perl -0777 -ne 'my ($line, $bytes) = /(.*?)\n(.*)/s;
        my @shape = map { s/\\(.)/$1/gr } $line =~ /"((?:[^"\\]|\\.)*)"/g;
        my @number; my ($n, $s) = (0, 0);
        for (unpack "C*", $bytes) { $n |= ($_ & 127) << $s; $s += 7; if ($_ < 128) { push @number, $n; ($n, $s) = (0, 0) } }
        my @steps;
        for (1 .. shift @number) {
            my ($text, @w, $cell) = $shape[shift @number];
            $text =~ s{([#\@\$])([a-z])}{
                my $at = ord($2) - 97;
                if (!defined $w[$at]) {
                    my $word = $1 eq "\$" ? substr($ENV{solution}, $cell, 1) : shift @number;
                    if ($1 eq "@") { $cell = $word; $word = sprintf "r%dc%d", $word / 9 + 1, $word % 9 + 1 }
                    $w[$at] = $word;
                }
                $w[$at]}ge;
            push @steps, $text;
        }
        print "\"steps\":[", join(",", @steps), "]\n"'
}
export solution
nonet explain --format json --language de puzzle.txt | sed 's/.*"steps"/"steps"/; s/,"solved".*//' | cmp - <(whole <paths.bin) &&
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
