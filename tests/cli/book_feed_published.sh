# Days that a feed has published stay, byte for byte, whatever changes: else the run is refused.
cat >daily.yaml <<'YAML'
book: {title: Days}
sections:
  - {label: "No. {1}", level: easy, count: 6, variant: 6x6}
  - {level: easy, count: 3, variant: 6x6}
seed: 9
YAML
url="--url https://example.org/s/"
feed() {
    nonet book daily.yaml --quiet --feed site "$@" 2>&1
    echo "status $?"
}
sums() {
    (cd site && cat -- *) | cksum
}
feed --from 2028-02-01 --until 2028-02-03 $url
sums >before
echo "-- each of these would change or remove a published day"
feed --from 2028-02-01 --until 2028-02-04 $url --set seed=10
feed --from 2028-02-01 --until 2028-02-04 --url https://example.org/t/
feed --from 2028-02-01 --until 2028-02-04 $url --set book.language=de
feed --from 2028-02-01 --until 2028-02-04 $url --set 'sections[0].label=Nr. {1}'
feed --from 2028-02-01 --until 2028-02-02 $url
feed --from 2028-02-02 --until 2028-02-04 $url
feed --from 2028-01-31 --until 2028-02-04 $url
feed --from 2028-02-01 --until 2028-02-04 $url --pictures png
feed --from 2028-02-01 --until 2028-02-04 $url --captions json
feed --from 2028-02-01 --until 2028-02-04 $url --name '{kind} of {date}'
feed --from 2028-02-20 --until 2028-02-28 $url
sums | cmp - before && echo "nothing changed"
ls
echo "-- what comes after may change"
feed --from 2028-02-01 --until 2028-02-04 $url --set 'sections[1].variant=4x4' --set book.title=Nights
feed --from 2028-02-01 $url --set 'sections[1].variant=4x4'
ls site | wc -l
sums >before
feed --from 2028-02-01 $url --set seed=10
sums | cmp - before && echo "nothing changed"
echo "-- unless it is wanted"
feed --from 2028-02-02 --until 2028-02-05 $url --set seed=10 --pictures png --captions json --replace
ls site
echo "-- folders that are no feed's"
mkdir other each
echo mine >other/notes.txt
nonet book daily.yaml --quiet --feed other --from 2028-02-01 $url --replace
nonet book daily.yaml --quiet --each each --name '2028-02-01-{kind}{number}'
nonet book daily.yaml --quiet --feed each --from 2028-02-01 $url --replace
mkdir alien
echo '<rss version="0.91"></rss>' >alien/feed.xml
nonet book daily.yaml --quiet --feed alien --from 2028-02-01 $url --replace
cat alien/feed.xml
nonet book daily.yaml --quiet --each new --replace
ls
