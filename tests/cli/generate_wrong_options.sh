nonet generate --seed x
nonet generate --level midium --seed 1
nonet generate --shard 3/2 --seed 1
nonet generate --shard 1/2
nonet generate --resume run.tsv
nonet generate --requires x-wing --excludes x-wing --seed 1
nonet generate --level hard..easy --seed 1
nonet generate --givens 5..10 --seed 1
printf '#####\n' >mask
nonet generate --variant 4x4 --mask mask --seed 1
# A seed that was drawn is told once the work begins, not before a wrong option is.
nonet generate --givens 82
nonet generate --mask nowhere
nonet generate --requires xwng --seed 1
nonet generate --requires x-wing,finned-franken-x-wing --seed 1
nonet generate --requires thermometer --seed 1
nonet generate --requires leftovers-inner --seed 1
nonet generate --variant killer --requires unique-rectangle-1 --seed 1
nonet generate --variant samurai --requires x-wing --seed 1
nonet generate --variant futoshiki-7 --requires skyscraper --seed 1
nonet generate --requires aligned-pair-exclusion --symmetry rotate180 --seed 1
nonet generate --requires aligned-pair-exclusion --level unfair --seed 1
nonet generate --variant sandwich --requires cage-sets --seed 1
nonet generate --variant renban --requires naked-cage-pair --seed 1
nonet generate --variant thermo --requires innies-and-outies --seed 1
nonet generate --variant arrow --requires missing-sign --seed 1
nonet generate --variant samurai --few 7 --seed 1
