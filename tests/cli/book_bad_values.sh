# Each mistake names its place and says what would do; nothing is written.
book() { nonet book "$CASES/book_small.yaml" --quiet -o out "$@"; echo "status $?"; }
book --set page.trim=5x8 --set per_page=9
book --set style.font="No Such Family"
book --set sections[0].count=10000 --set page.pages=1..24
book --set page.profiles=kdp --set sections[0].count=40 --set page.margins.outside="1 mm"
book --set page.profiles=kdp --set sections[0].count=1
book --set book.title="Sudoku 􏿽"
book --set answers.per_page=20 --set page.trim=5x8
book --set page.trim="2.5 x 2.5 in"
book --set page.profiles=kdp --set page.trim="9 x 12 in"
book --set page.profiles=lulu --set page.bleed="0.25 in"
book --set page.profiles=kdp --set page.paper=standard-colour --set sections[0].count=60
book --set style.candidates=full --set page.trim=6x9 --set per_page=4
book --set cover.make=true --set cover.back_text="Sudoku 􏿽"
book --set cover.make=true --set cover.title="$(printf "%0100d" 0)"
book --profile amazon
ls out 2>/dev/null
