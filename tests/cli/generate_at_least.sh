# At least so many givens: that many or a few more, not a board that is nearly full.
nonet generate -n 6 --seed 4 --givens 35.. --format tsv | cut -f4
nonet generate --seed 4 --givens 40.. --symmetry rotate90 --format tsv | cut -f4
