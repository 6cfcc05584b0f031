# A puzzle with several solutions is reported, one of them is printed, and the status is 1.
printf '%s\n' 1............... 1..4............ 1234341221434321 >p.txt
nonet solve p.txt
echo "status $?"
nonet solve --method guess p.txt 2>/dev/null
echo "status $?"
nonet solve --any p.txt
echo "status $?"
