# What is generated, by kinds of wishes, as it was. Whoever changes it on purpose stores it with
# --accept.
printf '%s\n' '####.####' '##.....##' '#..###..#' '#.##.##.#' '..##.##..' '#.##.##.#' '#..###..#' '##.....##' \
    '####.####' >mask.txt
number=3
while read -r options; do
    # shellcheck disable=SC2086 # options are words
    printf '%s: ' "$options" && nonet generate -n $number --seed 21 --format json -q $options | md5sum
done <<END
--minimal --number 200
--level easy --symmetry rotate180 --number 20
--level medium --symmetry any --number 20
--level hard --symmetry rotate90
--level unfair --symmetry both-diagonals
--level extreme --symmetry rotate180 --number 20
--level extreme --minimal --number 20
--givens 26..30 --symmetry mirror
--givens 40
--few 19 --number 6
--few 20 --symmetry rotate180
--few 24 --mask mask.txt --number 1
--mask mask.txt
--requires x-wing
--requires jellyfish --number 1
--requires hidden-quad --number 1
--requires xy-wing --excludes w-wing,pointing
--openings 3..6 --level medium
--bottleneck ..1 --level easy
--hard-steps 1..2 --openings 4..
--course late --level hard
--opening x-wing,swordfish
--digits even --boxes even
--no-dead-givens --level easy
--singles-only --minimal
--se 6.0..7.0
--distinct --number 30 --variant 4x4
--variant 6x6 --minimal
--variant 8x8 --level medium
--variant 16x16 --level easy
--variant 25x25 --level easy --number 1
--variant hyper --minimal
--variant jigsaw-9 --symmetry rotate180
--variant jigsaw-7 --distinct
--variant samurai --level hard --number 1
--variant windmill --number 1
--variant latin-9 --minimal
--variant x --houses hyper --level hard
--constraints killer --level medium
--constraints killer,thermo --number 1
--variant killer-6x6 --givens 0 --minimal --number 1
--constraints killer --few 1 --givens 0 --tries 5 --number 1
--constraints arrow --few 1 --tries 50 --number 1
--variant killer-6x6 --few 1 --givens 0 --minimal --tries 5 --number 1
--variant thermo --few 2 --tries 20 --number 1
--variant greater --minimal --number 1
--variant kropki --level hard
--constraints sandwich --all-signs
--variant xv
--variant anti-knight --minimal
END
nonet board -n 20 --seed 3 -q | md5sum
nonet board -n 20 --seed 3 --variant jigsaw-9 -q | md5sum
for variant in classic 6x6 jigsaw-9; do
    nonet board -n 501 --variant $variant --seed 3 --stats 2>stats.txt | md5sum && cat stats.txt
done
