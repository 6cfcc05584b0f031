# A second ink on black pages, which are for screens, is turned to its light shade; no printer limits the sum.
cat >book.yaml <<'YAML'
book: {title: T}
page: {profiles: [screen], paper: premium-colour}
style: {theme: night}
print: {ink: {cmyk: [90, 30, 80, 20], for: [headings, openers]}}
sections: [{variant: 4x4, level: easy, count: 4}]
YAML
nonet book book.yaml --check --quiet | grep -o 'FAIL.*\|preflight: .*'
