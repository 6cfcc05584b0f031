# Where no symmetry fits, as for few givens or some techniques, 'any' ends with none.
nonet generate -q -n 4 --seed 4 --symmetry any --givens 20..22 --format tsv | cut -f4,5
nonet generate -q -n 2 --seed 4 --symmetry any --requires unique-rectangle-5 --format tsv | cut -f5
nonet generate -q -n 2 --seed 4 --symmetry any --requires x-wing --format tsv | cut -f5
nonet generate -q --seed 4 --symmetry any --requires aligned-pair-exclusion --format tsv | cut -f5
nonet generate -q --seed 4 --symmetry mirror --requires aligned-pair-exclusion
