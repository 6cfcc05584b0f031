# A config that is a list, or a single word: the kind that is wanted is told.
printf -- '- count: 4\n' >list.yaml
printf 'puzzles\n' >word.yaml
for file in list.yaml word.yaml; do
    nonet book "$file" --check
    echo "$?"
    nonet book "$file" --check --set seed=2
    echo "$?"
done
