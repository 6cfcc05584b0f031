# Hints and walkthroughs in a list of parts: they stand where the list has them, though nobody has made
# them yet when the list is checked. Without the settings that make them, the message says which to set.
book() { # NAME SETTINGS
    cat >$1.yaml <<YAML
book: {title: Listed}
page: {profiles: [screen]}
$2
parts:
  how_to_play: false
  back: [{part: walkthroughs}, {part: solutions}, {part: hints}]
sections: [{level: medium, count: 2}]
YAML
    nonet book $1.yaml --quiet -o $1
}
book with 'hints: {include: true}
walkthrough: {hardest: 1}' &&
    pdftotext with/with.pdf - | sed -nE 's,^(Step by Step|Solutions|Hints) [. ]+[0-9]+$,\1,p'
book without 'hints: {include: false}' || true
