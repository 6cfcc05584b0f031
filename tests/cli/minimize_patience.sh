# What is hard to decide stays, with a warning; a puzzle that is easy to decide needs no patience.
nonet generate --variant 16x16 --constraints thermo,arrow --seed 7 --threads 1 --quiet --format json -o large.json
nonet minimize --quiet --patience 20000 --format json large.json >/dev/null
nonet dig --quiet --seed 1 --patience 20000 --format json large.json >/dev/null
nonet generate --variant killer --seed 7 --threads 1 --quiet --format json -o small.json
nonet minimize --quiet --patience 20000 --format json small.json >a.json
nonet minimize --quiet --patience 0 --format json small.json | cmp - a.json
nonet minimize --patience few large.json
