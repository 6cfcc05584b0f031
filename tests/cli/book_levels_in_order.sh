# The table of levels begins with the easiest, wherever its section stands.
cat >levels.yaml <<'YAML'
book: {title: Ordered}
page: {trim: 6x9 in, profiles: [screen], pages: any}
parts: {contents: false, section_pages: false, front: [{part: usual}, {part: levels}]}
sections: [{level: hard, count: 2}, {level: easy, count: 2}, {level: medium, count: 2}]
seed: 1
YAML
nonet book levels.yaml -o levels --quiet
pdftotext levels/levels.pdf - | awk 'BEGIN { RS = "\f" } /(^|\n)Levels\n/' | grep -xE 'Easy|Medium|Hard'
