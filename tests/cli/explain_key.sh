# What is no single of a path, by the numbers that its steps have; and a page to step through.
echo '...1.3.9..3..9..........5...5...7..26.7....3.14.2.....8.......79..514.......2.4..' >hard.txt
nonet explain --key hard.txt
nonet explain hard.txt | grep -n Turbot
nonet explain --key --format json hard.txt | grep -o '"technique":"[^"]*"'
nonet explain --key --format html --language fr -o path.html hard.txt
grep -c '<figure>' path.html
grep -c '<li>' path.html
grep -cE '(src|href)=' path.html
nonet explain --format html hard.txt | grep -c '<figure>'
nonet explain --format html hard.txt hard.txt >/dev/null
