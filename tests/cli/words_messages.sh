# Every message, option and help page keeps the house rules (tests/words/check), which find a fault.
"$CASES"/../words/list --bin "$(dirname "$(command -v nonet)")" words >listed
"$CASES"/../words/check words | sed 's/^[0-9]* messages, /messages: /'
[ "$(wc -l <words/messages.txt)" -ge 700 ] && [ "$(wc -l <words/printed-de.txt)" -ge 300 ] && echo complete
mkdir wrong
cp words/*.txt wrong
cat >>wrong/messages.txt <<'END'
cli/none.c:1: Wrong from the start
cli/none.c:2: ends badly.
cli/none.c:3: there is no board '%s'
cli/none.c:4: this lacks a digit
END
printf '      --long F            one two three four five six seven eight nine ten eleven twelve thirteen\n%26sfourteen fifteen sixteen seventeen eighteen nineteen twenty more more more more more more more more more more more more more\n' '' >>wrong/help.txt
"$CASES"/../words/check wrong | sed '/ messages, /d; s/^messages.txt:[0-9]*/messages.txt/' | cut -c1-60
