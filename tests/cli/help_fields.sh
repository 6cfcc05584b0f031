nonet help fields
# The columns of tsv are these, but for those that only json has; with constraints there are more.
nonet generate --format tsv --seed 1 | head -n 1 | tr '\t' '\n' >columns
nonet generate --variant killer-6x6 --format tsv --seed 1 | head -n 1 | tr '\t' '\n' >wide
nonet help fields | sed -n 's/^  \([a-z][a-z]*\) .*/\1/p' | diff columns -
nonet help fields | sed -n 's/^  \([a-z][a-z]*\) .*/\1/p' | diff wide -
