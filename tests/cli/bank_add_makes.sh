# A bank that is not there is made; lists by comma and ranges of levels are asked for.
nonet generate -n 8 --seed 2 --level easy..hard --format tsv >puzzles.tsv
nonet bank add new.bank puzzles.tsv
nonet bank query new.bank --level easy..medium | tail -n +2 | cut -f6 | sort -u
nonet bank query new.bank --level hard.. | tail -n +2 | cut -f6 | sort -u
nonet bank query new.bank --requires full-house,hidden-single --excludes x-wing,swordfish | tail -n +2 | wc -l
nonet bank query new.bank --requires full-house,hiden-single
nonet bank query missing.bank
true
