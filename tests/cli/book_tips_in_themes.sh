# In every theme and on three sizes of pages, the examples of tips pass preflight: no figure is too small or touches
# another, and none is taken for a puzzle. Two sections of a kind have two tips.
. "$CASES/sample.bash"
cat >kinds.yaml <<'YAML'
seed: 7
book: {title: Kinds}
page: {trim: 6x9 in, profiles: [screen], pages: any}
parts: {title_page: false, copyright_page: false, contents: false, how_to_play: false}
style: {opener_side: any}
answers: {place: none}
per_page: 1
sections:
  - {title: A, variant: killer, level: easy, count: 1}
  - {title: B, variant: killer, level: easy, count: 1}
  - {title: C, variant: killer, level: easy, count: 1}
  - {title: D, variant: killer-6x6, level: easy, count: 1}
  - {title: E, variant: calcudoku-9, level: easy, count: 1}
  - {title: F, variant: calcudoku-9, level: easy, count: 1}
  - {title: G, variant: calcudoku-5-signless, level: easy, count: 1}
  - {title: H, variant: skyscrapers-5, level: easy, count: 1}
  - {title: I, variant: little-killer, level: easy, count: 1}
  - {title: J, variant: quadruple, level: easy, count: 1}
  - {title: K, variant: renban, level: easy, count: 1}
  - {title: L, variant: futoshiki-6, level: easy, count: 1}
  - {title: M, variant: jigsaw-9, level: easy, count: 1}
  - {title: N, variant: samurai-6, level: easy, count: 1}
  - {title: O, variant: 4x4, count: 1}
  - {title: P, variant: xv, level: easy, count: 1}
YAML
for theme in classic modern newspaper minimal children elegant bold night large-print; do
    for trim in 5x8in 6x9in 8.5x11in; do
        case $theme,$trim in large-print,5x8in | large-print,6x9in) continue ;; esac # no boards of nine have room
        echo $theme $trim
    done
done | part 4 | while read -r theme trim; do
    nonet book kinds.yaml --set style.theme=$theme --set page.trim=$trim -o made --quiet || echo "$theme $trim"
done
# Words and numbers are those of the boards.
nonet book kinds.yaml -o made --quiet
pdftotext made/kinds.pdf - | tr '\n' ' ' | grep -oE '[0-9]+ in [0-9] cells is always [0-9 +]+[0-9]|: [0-9]+ with the digits 1 to [0-9]|a cage of [0-9]+|on a [0-9] . [0-9] board'
