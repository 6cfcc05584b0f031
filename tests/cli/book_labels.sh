# Numbers of puzzles that stand beside or upon boards are not taken for digits, nor digits, numbers
# outside the grid and numbers of pages for those; pictures of boards keep numbers outside on the page.
check() { # THEME VARIANT COUNT [OPENERS]
  cat >book.yaml <<Y
book: {title: Kinds, author: A}
page: {trim: 6x9 in, profiles: [screen]}
per_page: 2
style: {theme: $1, opener_side: ${4-auto}}
answers: {place: book}
sections:
  - {title: A, level: easy, count: 2}
  - {title: B, variant: $2, count: $3}
seed: 21
Y
  echo "$1 $2 $3: $(nonet book book.yaml --check 2>&1 | grep -c -E 'FAIL|error') failed"
}
check bold 4x4 10
check bold futoshiki-5 3
check modern skyscraper 2
check night numbered-room 2
check modern skyscrapers-5 2 facing
check night little-killer 1 facing
