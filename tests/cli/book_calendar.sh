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
words() { pdftotext -raw "$1" - | tr '\n\f' '  '; }
words one/plan.pdf | grep -oE '[0-9]+ (January|February)(, [A-Z][a-z]+(: A feast)?| 2027 puzzle on page [0-9]+)|(January|February) 2027'
heads() { # SET…: the words of the first board
    nonet book plan.yaml --quiet "$@" -o heads
    words heads/plan.pdf | grep -oE '[0-9]+ [A-Za-z0-9, ]* Easy' | head -n 1 | sed -E 's/ (Easy|solution on).*//'
}
echo 'the date alone, or with the number, also where something names puzzles by number:'
heads --set 'calendar.title="{day}. {month}"'
heads --set calendar.title='No date'
heads --set calendar.numbers=true
heads --set hints.include=true
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
wrong 'from: 2027-02-03, days: 3, weekdays: {wed: {level: easy, leave_out: [4]}}'
wrong 'from: 2027-01-01, days: 800, weekdays: {mon: {variant: 4x4}, tue: {variant: 4x4}, wed: {variant: 4x4}, thu: {variant: 4x4}}, repeat_after: 1'
numbers() { # FOLDER: the puzzles of puzzles.json by their numbers in some.tsv
    sed 's/.*"puzzle":"\([^"]*\)".*/\1/' "$1/puzzles.json" | while read -r puzzle; do grep -nF "$puzzle" some.tsv | cut -d: -f1; done | tr '\n' ' '
    echo
}
plan() { # SOURCE
    cat >source.yaml <<YAML
book: {title: From a shelf}
page: {profiles: [screen]}
calendar: {from: 2027-03-01, days: 5, weekdays: {mon: {$1}, tue: {$1}, wed: {$1}, fri: {$1}}}
YAML
}
shelf() { # FOLDER UNTIL OPTION…
    folder=$1
    until=$2
    shift 2
    nonet book source.yaml --feed "$folder" --until "$until" --url https://example.org/s/ "$@"
}
nonet generate -n 9 --level easy --seed 5 --quiet -o some.txt
nonet generate -n 9 --level easy --seed 5 --quiet --format tsv -o some.tsv
echo 'a file goes on from day to day, also in a later plan:'
plan 'source: file, path: some.txt, skip: 1'
shelf from-file 2027-03-01 && shelf from-file 2027-03-03 && numbers from-file
shelf from-file 2027-03-09 --set calendar.from=2027-03-08 && numbers from-file
shelf at-once 2027-03-05 && numbers at-once
shelf from-file 2027-03-19 --set calendar.from=2027-03-15 || echo "status $?"
echo 'what a day has published stays marked in its bank:'
nonet bank init some.bank && nonet bank add --quiet some.bank some.txt
plan 'source: bank, path: some.bank'
for day in 1 2 5; do
    shelf from-bank 2027-03-0$day && nonet bank stats some.bank | grep unused
done
shelf from-bank 2027-03-09 --set calendar.from=2027-03-08 && nonet bank stats some.bank | grep unused
numbers from-bank | tr ' ' '\n' | sort | uniq -d
shelf one-run 2027-03-05 && cmp one-run/2027-03-03-puzzle.svg from-bank/2027-03-03-puzzle.svg
echo 'choices, before and after a day is published:'
cat >source.yaml <<'YAML'
book: {title: Chosen}
page: {profiles: [screen]}
choices: choices.yaml
calendar: {from: 2027-03-01, days: 5, weekdays: {mon: {level: easy}, tue: {level: easy}, wed: {level: easy}, fri: {level: easy}}}
YAML
echo '{}' >choices.yaml
shelf plain 2027-03-05
id() { # DAY
    python3 -c '
import json, subprocess, sys
for line in open("plain/puzzles.json"):
    p = json.loads(line)
    if p["date"] == "2027-03-0" + sys.argv[1]:
        open("one.txt", "w").write(p["puzzle"] + "\n")' "$1"
    nonet book --sheet one.txt --quiet -o sheet && sed -n 's/.*"id": *"\(p[0-9a-f]*\)".*/\1/p' sheet/manifest.json
}
printf 'drop: [%s]\nmove: {%s: 1}\n' "$(id 2)" "$(id 5)" >choices.yaml
shelf chosen 2027-03-01 && shelf chosen 2027-03-02 && shelf chosen 2027-03-05
shelf at-one-run 2027-03-05 && diff -r chosen at-one-run
cmp plain/2027-03-03-puzzle.svg chosen/2027-03-03-puzzle.svg
echo '{}' >choices.yaml
shelf late 2027-03-02
printf 'move: {%s: 1}\n' "$(id 5)" >choices.yaml
shelf late 2027-03-05
cmp plain/2027-03-01-puzzle.svg late/2027-03-01-puzzle.svg
python3 -c '
import json
p = [json.loads(line)["puzzle"] for line in open("late/puzzles.json")]
print(len(p), len(set(p)))'
echo 'pictures of a plan have their dates; an earlier run says what is left; a lost picture is reported:'
nonet book plan.yaml --each each --quiet && ls each | head -n 2 && head -n 2 each/captions.csv | cut -c 1-13
feed 2027-02-05 --set calendar.from=2027-02-06 --set calendar.except=null | head -n 1
rm site/2027-01-31-solution.svg
feed 2027-02-07 --set calendar.from=2027-02-06 --set calendar.except=null
true
