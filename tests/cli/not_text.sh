# What is no text gets one message that says what it is, not one for each line that is no puzzle.
echo 4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4...... >p.txt
gzip -n <p.txt >p.gz
nonet draw -o p.png p.txt && nonet draw -o p.pdf p.txt && nonet bank add --quiet p.bank p.txt
printf '\377\376' >utf16.txt && sed 's/./&\x0/g' p.txt >>utf16.txt
head -c 3000 /dev/zero >zeros
for file in p.gz p.png p.pdf p.bank utf16.txt zeros; do
    nonet solve $file
    nonet bank add --quiet other.bank $file 2>/dev/null || echo "$file: $?"
done
# A single byte of 0 is a fault of its line.
printf '4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4.....\0\n' | nonet solve
