# Few givens within a symmetry, under a mask and on other boards; what cannot be is told.
nonet generate -n 2 --seed 3 --few 22 --symmetry rotate180 --quiet | tee few.txt
nonet check few.txt | cut -f 2-5
printf '#########\n#.......#\n#.#####.#\n#.#...#.#\n#.#.#.#.#\n#.#...#.#\n#.#####.#\n#.......#\n#########\n' >rings.txt
nonet generate -n 1 --seed 3 --few 23 --mask rings.txt --quiet | nonet check --quiet >one.tsv && echo one solution
nonet generate -n 2 --seed 3 --few 8 --variant 6x6 --quiet
nonet generate -n 2 --seed 3 --few 8 --variant 6x6 --quiet --threads 2
nonet generate --seed 5 --few 120 --variant samurai --quiet | nonet check --variant samurai | cut -f 2-4
# Masks with few cells: hardly a board, or none, is the only solution of these cells.
printf '.##..#...\n....#.#..\n#....#.#.\n#...##...\n.#......#\n#####.#.#\n.#.#.#...\n..#...#..\n.##......\n' >sparse.txt
timeout 60 nonet generate --seed 3 --few 26 --mask sparse.txt --quiet | nonet check --quiet | cut -f 2,3
printf '#########\n#########\n##.......\n.........\n.........\n.........\n.........\n.........\n.........\n' >rows.txt
timeout 60 nonet generate --seed 3 --few 19 --mask rows.txt 2>&1
timeout 60 nonet generate --seed 3 --few 19 --mask rows.txt --tries 30000 2>&1
nonet generate --seed 3 --mask rows.txt 2>&1
nonet generate --few 22 --symmetry rotate90 2>&1
nonet generate --few 16 --symmetry rotate180 2>&1
nonet generate --few 26 2>&1
nonet generate --few 0 2>&1
nonet generate --few 56 --mask rings.txt --symmetry mirror 2>&1
