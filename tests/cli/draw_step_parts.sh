# A proof too long for one picture: its claim, then its parts, each on the board that it stands on;
# in an svg under one another. A short step is one picture.
echo ......2.3..82.4.7..54.7...9..6..18.2...5.........687...8.1.7....123.......7...... >puzzle
nonet draw --step 27 --format text puzzle >boards
grep -c '^┏' boards
grep -oE '^(Forcing net: Suppose r[0-9]c[0-9]≠[0-9]|Part [0-9] of [0-9])' boards
nonet draw --step 27 --format svg -o net.svg puzzle
grep -oE 'Part [0-9] of [0-9]' net.svg
nonet draw --step 26 --format text puzzle | grep -c '^┏'
