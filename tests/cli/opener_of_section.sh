# A section's title page may show the picture or a scene, as the book's may.
cat >disc.svg <<'S'
<svg xmlns="http://www.w3.org/2000/svg" width="100" height="60"><circle cx="50" cy="30" r="28"/></svg>
S
cat >book.yaml <<'Y'
book: {title: T, author: A}
page: {trim: 6x9in, profiles: [screen], pages: any}
style: {ornament_picture: disc.svg}
answers: {place: none}
sections:
  - {title: One, level: easy, count: 1, style: {opener: scene}}
  - {title: Two, level: easy, count: 1, style: {opener: picture}}
seed: 3
Y
nonet book book.yaml --check --quiet >/dev/null && echo "both are shown"
sed '/ornament_picture/d' book.yaml >without.yaml
nonet book without.yaml --check --quiet 2>&1
