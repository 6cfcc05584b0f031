# A section's kinds of clues that its board cannot have are named with their place.
cat >book.yaml <<'Y'
book: {title: T, author: A}
page: {trim: A5, profiles: [screen]}
sections:
  - {variant: samurai, constraints: [sandwich], count: 1}
  - {variant: 4x4, constraints: [odd, anti-king], count: 1}
seed: 1
Y
nonet book --check book.yaml 2>&1
