# Wishes for the course of the solving; the records tell it, and grading finds the same.
nonet generate -n 3 --seed 4 --level hard --hard-steps 1..2 --openings 4.. --opening skyscraper,x-wing --format json >made.json
nonet grade --course --format json made.json >graded.json
for file in made.json graded.json; do sed 's/.*"course":{\([^}]*\)}.*/\1/' $file; done
nonet generate -n 2 --seed 4 --level easy --digits even --boxes even --no-dead-givens --bottleneck ..2 --stats --threads 1
nonet generate --level easy --opening x-wing
nonet generate --opening naked-single
nonet generate --openings 5..3
nonet generate --digits odd
