# A bank holds puzzles with clues, finds those that are turned, and gives them back with their clues.
nonet generate -n 3 --variant killer --seed 4 --format json --quiet >killers.json
nonet generate -n 2 --variant kropki --seed 4 --format json --quiet >dots.json
nonet generate -n 2 --variant jigsaw-6 --regions random --constraints thermo,anti-king --seed 4 --format json --quiet >mixed.json
nonet generate -n 1 --seed 4 --quiet >plain.txt
nonet bank init all.bank
nonet bank add all.bank killers.json dots.json mixed.json plain.txt 2>&1
nonet shuffle --seed 1 killers.json | nonet bank add all.bank 2>&1
nonet canon killers.json | nonet bank add all.bank 2>&1
nonet bank query all.bank --variant killer --format json >back.json
nonet solve --count 2 back.json | cut -f1
nonet convert --format json killers.json | grep -o '"constraints".*\]' | sort >want
nonet convert --format json back.json | grep -o '"constraints".*\]' | sort | cmp - want
for variant in classic killer kropki jigsaw-6; do
    printf '%s: ' $variant
    nonet bank query all.bank --variant $variant --format json | wc -l
done
nonet bank verify all.bank 2>&1
# A run that is cut off is taken up again, with its clues.
nonet generate -n 2 --variant killer --seed 4 --resume kept --format json --quiet >/dev/null
wc -l <kept
head -n 1 kept >cut
nonet generate -n 3 --variant killer --seed 4 --resume cut --format json --quiet >again.json
cmp again.json killers.json
wc -l <cut
nonet generate -n 2 --variant jigsaw-6 --regions random --seed 4 --resume cut --quiet 2>&1 | cut -c1-70
nonet generate -n 2 --seed 4 --resume cut --quiet 2>&1 | cut -c1-70
