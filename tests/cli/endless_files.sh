# What has no end is not read to it.
nonet solve /dev/zero
echo "status $?"
nonet grade --case /dev/zero
echo "status $?"
printf 'book: {title: T}\nsections: [{count: 1, source: file, path: /dev/zero}]\n' >book.yaml
nonet book book.yaml -o out
echo "status $?"
nonet play /dev/zero
echo "status $?"
ls
