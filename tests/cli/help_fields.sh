nonet help fields
# The columns of tsv are these, but for those that only json has.
nonet generate --format tsv --seed 1 | head -n 1 | tr '\t' '\n' >columns
nonet help fields | sed -n 's/^  \([a-z][a-z]*\) .*/\1/p' | diff columns -
