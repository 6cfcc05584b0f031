# What a bank's puzzles lack is found later, in place; a question says how many lack it.
nonet generate -n 6 --seed 3 | nonet bank add b.bank
nonet bank query b.bank --se 1.0..9.0
nonet bank rate b.bank
nonet bank rate b.bank
nonet bank query b.bank --se 1.0..9.0 --format json | sed 's/.*"se":\([0-9.]*\).*"course":{"openings":\([0-9]*\).*/\1 \2/'
nonet bank query b.bank | nonet grade --course --format json - | sed 's/.*"se":\([0-9.]*\).*"course":{"openings":\([0-9]*\).*/\1 \2/'
nonet bank verify b.bank
# What was known stays.
nonet generate -n 1 --seed 3 --format json | sed 's/"minutes":[0-9.]*/"minutes":77/' | nonet bank add known.bank
nonet bank rate known.bank
nonet bank query known.bank --format json | grep -o '"minutes":[0-9.]*'
nonet bank rate b.bank more.txt
