# A book that has a puzzle twice is not written, and the old book stays as it was.
mkdir out
echo kept >out/twice.pdf
nonet generate -n 1 --seed 1 --quiet >one.txt
cat one.txt one.txt >twice.txt
printf 'book: {title: Twice}\nsections: [{count: 2, source: file, path: twice.txt}]\n' >twice.yaml
nonet book twice.yaml --quiet -o out
status=$?
ls out
cat out/twice.pdf
exit $status
