# A program that must not be copied asks for work in process: a book with another PDF's page in it is
# made and checked where no process and no thread can be started, with the same bytes.
# points
printf '%s\n' 'book: {title: Small}' 'seed: 1' 'sections: [{count: 1, level: easy}]' >small.yaml
nonet book small.yaml --quiet -o own
cp small.yaml with.yaml
echo 'parts: {back: [{part: usual}, {part: pdf, pdf: own/small.pdf}]}' >>with.yaml
nonet book with.yaml --quiet --threads 1 -o one
env LD_PRELOAD="$FAULTS" NONET_FAULT=start:1+ nonet book with.yaml --quiet --threads 1 -o none
echo "child processes: $?"
env LD_PRELOAD="$FAULTS" NONET_FAULT=start:1+ NONET_IN_PROCESS=1 nonet book with.yaml --quiet --threads 1 -o two
echo "in process: $?"
diff -r one two && echo same
