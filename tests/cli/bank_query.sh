# Each condition of a query finds the puzzles of the bank that fit it, and no others; names must be known.
# shellcheck disable=SC2016 # the conditions are awk's
for symmetry in rotate180 mirror both full; do
    nonet generate -n 3 --seed 1 --symmetry $symmetry --format tsv -o $symmetry.tsv
done
nonet generate -n 3 --seed 4 --level hard --minimal --format tsv -o none.tsv
nonet bank add --quiet --rate-se b.bank ./*.tsv
nonet bank use --quiet b.bank --book Weekly mirror.tsv
nonet bank query b.bank --format tsv | tail -n +2 >all
columns() { head -n 1 full.tsv | cut -f -11 | tr '\t' '\n' | awk '{ print "-v", $0 "=" NR }'; }
find() { # CONDITION OPTION…
    local condition=$1
    shift
    # shellcheck disable=SC2046 # words
    awk -F '\t' $(columns) "$condition" all | cut -f 1 >want
    nonet bank query b.bank "$@" --format line | sed 's/ .*//' >found
    cmp want found && echo "$([ -s found ] && echo some || echo none): $*"
}
find '1'
find '$symmetry == "rotate180" || $symmetry == "both" || $symmetry == "full"' --symmetry rotate180
find '$symmetry == "mirror" || $symmetry == "both" || $symmetry == "full"' --symmetry mirror
find '$symmetry == "full"' --symmetry full
find '$level == "easy"' --level easy
find '$level == "easy" || $level == "medium"' --level easy..medium
find '$hardest == "hidden-single"' --hardest hidden-single
find '$techniques ~ /pointing/' --requires pointing
find '$techniques !~ /pointing/' --excludes pointing
find '$givens >= 26 && $givens <= 30' --givens 26..30
find '$score <= 400' --score ..400
find '$minutes >= 5' --minutes 5..
find '$se >= 1.5 && $se <= 3.0' --se 1.5..3.0
find '$symmetry == "mirror"' --used
find '$symmetry == "mirror"' --used --book Weekly
find '$symmetry != "mirror"' --unused
find 'NR > 2 && NR <= 7' --skip 2 --limit 5
find '1' --variant classic
find '0' --variant 6x6
cut -f 1,12,13 ./*.tsv | grep -v puzzle | sort >want
cut -f 1,12,13 all | sort | cmp want - && echo "the seeds are kept"
sort -t "$(printf '\t')" -k 7,7nr -s all | cut -f 7 >want
nonet bank query b.bank --order score --descending --format tsv | tail -n +2 | cut -f 7 | cmp want - && echo "in order"
for wrong in '--variant clasic' '--symmetry mirrors' '--hardest nothing' '--requires nothing' '--used --unused'; do
    # shellcheck disable=SC2086 # words
    nonet bank query b.bank $wrong 2>&1 | grep 'error:'
done
