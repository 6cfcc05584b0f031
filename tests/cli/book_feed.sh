# A puzzle a day with an RSS feed: a run a day adds a day, and changes no other.
cat >daily.yaml <<'YAML'
book: {title: "Days & <nights>", subtitle: "A puzzle, daily", copyright: "Copyright 2027 A. Setter", language: fr}
sections:
  - {label: "Janvier {1}", level: easy, count: 31, variant: 4x4}
  - {level: easy, count: 5, variant: 6x6}
seed: 9
YAML
feed="nonet book daily.yaml --quiet --feed site --from 2028-02-01 --url https://example.org/jeux/"
$feed --until 2028-02-02
ls site
cat site/feed.xml
cat site/captions.csv | cut -d, -f1-6
cp site/2028-02-02-puzzle.svg yesterday.svg
$feed --until 2028-03-05
cmp yesterday.svg site/2028-02-02-puzzle.svg && ls site | wc -l
grep -c '<item>' site/feed.xml
grep '<title>' site/feed.xml | sed -n '2p;6p;$p'
grep -o 'guid>.*2028-02-29.*</guid' site/feed.xml
# The book ends before the days do.
$feed --until 2029-01-01
echo "status $?"
# Each length is the file's.
sed -n 's/.*jeux\/\(.*\)" length="\([0-9]*\)".*/\1 \2/p' site/feed.xml | while read -r file bytes; do
    [ "$(stat -c %s "site/$file")" = "$bytes" ] || echo "$file has not $bytes bytes"
done
nonet book daily.yaml --quiet --feed other --from 2028-02-01 --until 2028-02-01 --url http://x.org/a --pictures pdf --name 'le jour {date} {kind}' --captions json
ls other
grep enclosure other/feed.xml
wrong="nonet book daily.yaml --quiet --feed new"
$wrong --from 2027-01-01
$wrong --from 2027-02-29 --url https://example.org/
$wrong --from 2027-02-01 --until 2027-01-01 --url https://example.org/
$wrong --from 9999-12-30 --url https://example.org/
$wrong --from 2027-02-01 --url example.org
$wrong --from 2027-02-01 --url https://example.org/ --name '{kind}'
nonet book daily.yaml --quiet --each new --from 2027-01-01
ls
