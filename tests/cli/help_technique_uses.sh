# The help of a technique ends with a command and a config that do what they say.
nonet help missing-sign | tail -n 4
nonet help leftovers-outer | tail -n 4
nonet help full-house | tail -n 2
nonet generate -q -n 1 --seed 1 --requires leftovers-outer --variant jigsaw-9:ash
nonet generate -q -n 1 --seed 1 --requires missing-sign --constraints x
nonet generate -q -n 1 --seed 1 --requires calc-signs --constraints calc-cage
