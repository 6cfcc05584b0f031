# Boards of a book's sections: by name, map, file and grids; what is wrong stands where the config says it.
exec 2>&1
printf 'aaabb\naabbb\nccddd\ncccdd\neeeee\n' >five.txt
cat >wrong.yaml <<'END'
book: {title: Wrong}
sections:
  - {count: 1, regions: rondom}
  - {count: 1, variant: jigsaw-6, regions: nope}
  - {count: 1, houses: [hyper, diagonul]}
  - {count: 1, grids: "r1c1,r2c2"}
  - {count: 1, variant: jigsaw-5, regions: none.txt}
  - count: 1
    variant: jigsaw-5
    regions: |
      aaabb
      aabbd
      ccddd
      cccdb
      eeeee
  - count: 1
    regions: five.txt
    houses:
      - ".ab."
END
nonet book wrong.yaml --quiet -o none
echo "exit $?"
cat >right.yaml <<'END'
book: {title: Right}
page: {trim: 5.5x8.5 in, profiles: [screen]}
parts: {section_pages: false}
answers: {place: book, per_page: 6}
sections:
  - {count: 1, regions: five.txt}
  - count: 1
    regions: |
      aaabb
      aabbb
      ccddd
      cccdd
      eeeee
  - {count: 1, level: easy, houses: [hyper, diagonal]}
  - {count: 1, level: easy, grids: "r1c1,r7c1"}
  - {count: 2, level: easy, variant: samurai}
  - {count: 1, level: easy, variant: twodoku-6, per_page: 1}
  - {count: 2, source: file, path: puzzles.json, variant: jigsaw-6}
seed: 5
END
nonet generate -n 3 --variant jigsaw-6 --regions random --seed 1 --level easy --format json --quiet -o puzzles.json
nonet book right.yaml --quiet --check >verdicts && grep " boards " verdicts
nonet book right.yaml --quiet -o out && grep -o '"number": [0-9]*\|"variant": "[^"]*"\|"page": [0-9]*\|"regions"\|"houses"\|"grids"' \
    out/manifest.json | paste -sd ' ' | sed 's/ "number"/\n"number"/g'
echo '== a page that is too small'
nonet book right.yaml --quiet --set page.trim=A6 --set per_page=1 --set answers.place=none -o none
echo "exit $?"
