# A step names each constraint that it rests on, by its kind and cells, in every language; and what a
# puzzle does not have is not spoken of.
puzzle() { printf '{"puzzle":"%s","variant":"4x4","constraints":[%s]}\n' "$1" "$2"; }
on() { printf '{"kind":"%s","cells":["%s"]}' "$1" "$(echo $2 | sed 's/ /","/g')"; }
rows=12343412
puzzle $rows........ '{"kind":"cage","cells":["r3c1","r3c2"],"sum":3}' >cage
puzzle $rows........ "$(on thermo 'r3c2 r3c1 r4c2 r4c1')" >thermo
puzzle $rows........ "$(on arrow 'r4c2 r3c1 r3c2')" >arrow
puzzle ${rows}2....... "$(on greater 'r3c1 r3c2')" >greater
puzzle ${rows}2....... "$(on consecutive 'r3c2 r3c3')" >consecutive
puzzle ${rows}2....... "$(on white-dot 'r3c2 r3c3')" >white-dot
puzzle ${rows}2....... "$(on black-dot 'r3c1 r3c2')" >black-dot
puzzle ${rows}2....... "$(on v 'r3c1 r3c2')" >v
puzzle ${rows}........ '{"kind":"sandwich","line":"r4","sum":5}' >sandwich
nonet generate --variant odd-even --level easy --seed 4 --format json --quiet >parity
for kind in odd even; do ln -sf parity $kind; done
# The first step that rests on a constraint of the kind.
first() { nonet explain -l $1 --format json $2 | sed 's/\(},\|\[\){"technique"/\n{"technique"/g' | sed -n '/^{"technique.*"constraints":\[{"kind":"'$2'"[^}]*}\]/{s/.*"text":"//;s/".*//;p;q;}'; }
for language in en de fr es nl it pl el; do
    echo "$language"
    for kind in cage thermo arrow greater consecutive white-dot black-dot v odd even sandwich; do
        first $language $kind
    done
done

# Several at once: where one ends and the next begins. Dots alone, and no word of cages.
nonet generate -n 8 --variant kropki --level medium..extreme --seed 1 --format json --quiet >dots.json
nonet generate -n 8 --variant xv --level medium..extreme --seed 1 --format json --quiet >>dots.json
nonet generate -n 4 --variant thermo --level medium..extreme --seed 1 --format json --quiet >>dots.json
nonet explain dots.json >steps
echo "of cages: $(grep -ic cage steps)"
for name in 'Pair locked' 'Hidden pair in c' 'Triple locked' 'Constraints in one'; do
    grep -o "$name.*" steps | head -n 1
done
nonet explain --format json dots.json | grep -o '"technique":"cages-in-house"[^}]*}.*' | grep -o '"constraints":\[{"kind":[^]]*\][^]]*\]' | head -n 1

# What may stand between 1 and 2, where a puzzle has both dots.
nonet generate --variant kropki --seed 1 --format json --quiet | nonet convert --to scl | grep -o 'signs: Between[^\]*'
