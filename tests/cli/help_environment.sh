# What the program reads from its environment, and what its exit status means.
nonet help environment
echo
nonet help exit-status
# Every variable that the source asks for is told of.
nonet help environment >told.txt
grep -rhoE 'getenv\("[A-Z_]+"\)' "$CASES"/../../{base,cli,config,gen,render} --include=*.c |
    sed 's/.*"\(.*\)".*/\1/' | sort -u | while read -r name; do
    [ "$name" = HOME ] || grep -q "^  $name " told.txt || echo "nothing about $name"
done
nonet help --man dig | head -8
nonet help --man digg
