# Fourteen little killers and few givens: there a question may take hours, so such questions are put
# off until others have gone.
nonet generate --constraints little-killer --minimal --seed 2 --threads 1 --quiet --format json >puzzle.json
nonet check puzzle.json | cut -f 2,4
