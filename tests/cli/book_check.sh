# The report goes over every rule and says so in words and in JSON; nothing is written.
nonet book "$CASES/book_small.yaml" --check --quiet --set cover.make=true -o out |
    awk '/^  / { print $1, $2; next } { print }'
nonet book "$CASES/book_small.yaml" --check --quiet --format json | head -3 | cut -c 1-60
ls
