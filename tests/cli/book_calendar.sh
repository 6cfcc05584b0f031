# A calendar: a puzzle a day by weekday and date, as a book and as a feed that goes on.
exec 2>&1
cat >plan.yaml <<'END'
book: {title: Every day}
page: {profiles: [screen]}
calendar:
  from: 2027-01-30
  days: 5
  weekdays: {sat: {level: easy}, sun: {variant: 4x4}, mon: {level: easy}, tue: {level: medium}, wed: {level: easy}}
  except: {2027-02-01: {variant: 4x4, title: A feast}, 2027-02-02: none}
  editions: {web: 1}
END
lines() { # TEXT: a stream of JSON with ids or dates
    python3 -c '
import json, sys
for p in json.load(open("one/manifest.json"))["puzzles"]:
    print(p["number"], p["section"], p["variant"], p["level"])'
}
nonet book plan.yaml --quiet -o one && lines
pdftotext -layout one/plan.pdf - | grep -E '20[0-9][0-9]|day' | sed 's/ \. .*//; s/ Easy.*//; s/  *solution.*//; s/  */ /g; s/ $//' | grep -v '^Every day$'
feed() { # UNTIL OPTION…
    until=$1
    shift
    nonet book plan.yaml --feed site --edition web --until "$until" --url https://example.org/s/ "$@" 2>&1
}
echo 'the feed goes on, and keeps what is published:'
feed 2027-01-31
cp -r site before
feed 2027-02-04 --set seed=9 --set calendar.weekdays.sat.level=hard
for file in 2027-01-30-puzzle.svg 2027-01-30-solution.svg; do cmp before/$file site/$file; done
head -n 2 site/captions.csv | cmp - before/captions.csv
ls site
sed -n 's/.*<title>\(.*\)<.title>/\1/p; s/.*<pubDate>\(.*\)<.pubDate>/\1/p' site/feed.xml
echo 'a later beginning keeps the days before it:'
feed 2027-02-09 --set calendar.from=2027-02-06 --set calendar.except=null
ls site | grep -c puzzle
echo 'what cannot be:'
feed 2027-03-01 --set calendar.from=2027-02-06 --set calendar.except=null
feed 2027-02-01 --from 2027-01-01
feed 2027-02-01 --edition paper
wrong() { # CALENDAR…
    printf 'book: {title: W}\ncalendar: {%s}\n' "$1" >wrong.yaml
    nonet book wrong.yaml 2>&1 | head -n 1
}
wrong 'days: 3, weekdays: {mon: {level: easy}}'
wrong 'from: 2027-02-30, days: 3, weekdays: {mon: {level: easy}}'
wrong 'from: 2027-02-03, days: 3, weekdays: {monday: {level: easy}}'
wrong 'from: 2027-02-03, days: 3, weekdays: {mon: {level: easy, count: 2}}'
wrong 'from: 2027-02-03, days: 3, weekdays: {wed: {level: easy}}, except: {2027-2-3: none}'
wrong 'from: 2027-02-03, days: 3, weekdays: {sun: {level: easy}}'
wrong 'from: 2027-02-03, days: 3, weekdays: {wed: {level: easy}}, title: "{week}"'
wrong 'from: 2027-02-03, days: 3, weekdays: {wed: {level: easy}}, except: {2028-01-01: none}'
true
