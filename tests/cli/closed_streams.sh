# A standard stream that was closed is not taken by the file that is opened next.
# unwrapped
puzzle=4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......
nonet generate -n 2 -o made.txt 2>&-
echo "status $?"
grep -c . made.txt
nonet generate -n 2 -o made.txt --seed 1 <&- 2>&- >&-
echo "status $?"
grep -c . made.txt
echo $puzzle | nonet solve >&-
echo "status $?"
nonet solve <&-
echo "status $?"
