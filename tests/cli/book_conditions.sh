# The conditions of a section hold for a file of bare lines as for the generator: what the lines do not
# say is found. What a board has no measure for is refused where the config asks for it.
nonet generate -n 30 --seed 4 --level easy..hard --format line --quiet -o some.txt
nonet generate -n 4 --seed 5 --givens 32..34 --symmetry none --format line --quiet >>some.txt
book() { # CONDITIONS
    cat >book.yaml <<END
book: {title: Chosen}
sections:
  - {source: file, path: some.txt, count: 2, $1}
END
    nonet book book.yaml --quiet -o out 2>messages || { grep -o 'error: .*' messages && return; }
    grep -o '"puzzle": "[^"]*"' out/manifest.json | cut -d '"' -f 4 >chosen.txt
}
book 'level: hard' && nonet grade --quiet chosen.txt | cut -f 6 | sort -u | paste -sd ' '
book 'requires: [naked-pair], excludes: [claiming]'
nonet grade --quiet chosen.txt | tail -n +2 | grep -c 'naked-pair='
nonet grade --quiet chosen.txt | grep -c 'claiming='
book 'symmetry: none' && nonet check --quiet chosen.txt | cut -f 5 | sort -u | paste -sd ' '
book 'se: 2.3..3.0' && nonet grade --quiet chosen.txt | tail -n +2 | awk -F '\t' '$8 < 2.3 || $8 > 3.0' | wc -l
book 'givens: 32..34, minimal: true'
book 'givens: 32..34' && nonet check --quiet chosen.txt | cut -f 4 | sort -u | paste -sd ' '
cat >book.yaml <<END
book: {title: Refused}
sections:
  - {source: file, path: some.txt, count: 1, variant: 6x6, se: 1.5..2.0}
END
nonet book book.yaml --quiet -o none
exit $?
