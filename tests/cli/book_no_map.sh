# A config that is a list or a single word, and an item that is a word: the error shows what to write.
printf -- '- count: 4\n' >list.yaml
printf 'puzzles\n' >word.yaml
for file in list.yaml word.yaml; do
    nonet book "$file" --check
    echo "$?"
    nonet book "$file" --check --set seed=2
    echo "$?"
done
printf 'book: {title: T}\nparts: {front: [glossary]}\nsections: [{count: 1}]\n' >item.yaml
nonet book item.yaml --check
echo "$?"
