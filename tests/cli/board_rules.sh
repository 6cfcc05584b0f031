# Full boards obey the rules of their variant, and what they are written with says so.
for v in anti-king anti-knight anti-queen non-consecutive; do
  nonet board --variant $v -n 5 --seed 2 --quiet >boards
  printf '%s: %s with the rule, %s of one solution\n' $v "$(grep -c "\"kind\":\"$v\"" boards)" \
    "$(nonet check boards | cut -f 2 | grep -c '^1$')"
done
nonet board --variant killer --seed 2 --quiet | wc -c
nonet board --variant non-consecutive --method retry --seed 2
nonet board --variant non-consecutive --format line --seed 2
