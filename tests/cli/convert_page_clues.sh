# A page that cannot show a puzzle's clues does not leave them out.
nonet generate --variant killer-6x6 --seed 1 --format json >killer.json
nonet convert --to html --engine none killer.json -o page.html 2>messages
echo "status $?"
sed -n '1s/: cage of .*//p' messages
