# Puzzles with names and a setter's note; too many of either are refused, and so is a note that does
# not fit in two lines.
cat >book.yaml <<'Y'
book: {title: T, author: A}
page: {trim: 6x9in, profiles: [screen], pages: any}
answers: {place: none}
sections:
  - title: Gates
    level: easy
    count: 3
    names: [The Gate, Three Owls]
    setter_notes: [The middle column is a key., Begin with the sevens.]
seed: 3
Y
nonet book book.yaml --quiet -o out && pdftotext -layout out/book.pdf - |
    grep -oE 'The Gate|Three Owls|The middle column.*|Begin with.*' | sed 's/ *$//'
# Some puzzles may go without, and two may have the same.
nonet book book.yaml --quiet -o out2 --set 'sections[0].names=[Twin, "", Twin]' --set 'sections[0].setter_notes=["", Look.]' \
    --set 'sections[0].label=Day {1}' && pdftotext -raw out2/book.pdf - | tr '\n' ' ' | grep -oE '[0-9] (Twin|Day [0-9])|Look\.'
# Four on a page leave no room for a name next to its number: it has a line over the board, or two, and none is cut.
cat >four.yaml <<'Y'
book: {title: T, author: A}
page: {trim: 6x9in, profiles: [screen], pages: any}
per_page: 4
answers: {place: book}
parts: {title_page: false, copyright_page: false, contents: false, how_to_play: false, section_pages: false}
sections:
  - {level: easy, count: 4, names: [The Gate of the Sleeping Lions, Three Owls in the Snow, Dew, An Owl on the Long River in the Fog of a Morning]}
seed: 3
Y
for theme in classic bold modern newspaper elegant children minimal large-print; do
    size=$([ $theme = large-print ] && echo "--set page.trim=8.5x11in --set per_page=1")
    # shellcheck disable=SC2086
    nonet book four.yaml --quiet --set style.theme=$theme $size -o "four-$theme" &&
        echo "$theme: $(pdftotext "four-$theme/four.pdf" - | grep -oE '(Lions|Snow|Dew|Morning)$' | sort | tr '\n' ' ')$(pdftotext "four-$theme/four.pdf" - | grep '…')"
done
nonet book four.yaml --check --set per_page=9 --set style.min_cell=4mm --set 'sections[0].names=[Dew, "", THREE OWLS THAT SIT IN THE SNOW AND WAIT FOR THE FIRST LIGHT]' 2>&1
# A calendar's puzzles have their dates, and so have their solutions; with a list by numbers they keep these.
cat >days.yaml <<'Y'
book: {title: T, author: A}
page: {trim: 6x9in, profiles: [screen], pages: any}
answers: {place: both, per_page: 12}
parts: {section_pages: false}
sections:
  - {title: May, label: "May {1}", level: easy, count: 3, order: shuffled}
  - {title: June, label: "June {1}", level: easy, count: 2, order: shuffled}
seed: 3
Y
for more in parts.index=false answers.reversed=true parts.index=true; do
    echo "== $more"
    nonet book days.yaml --quiet --set $more -o days && pdftotext -raw days/days.pdf - | tr -d '\f' |
        awk '/^(May|June)/ && before ~ /^[0-9]$/ { $0 = before " " $0 } { before = $0; print }' | grep -oE '^[0-9] (May|June)( [0-9])?'
done
nonet book book.yaml --check --set per_page=4 --set "sections[0].setter_notes=[Of four puzzles on a page this note has far too many words for two lines, since each board is narrow and a note is set no smaller than the type that readers can read with ease.]" 2>&1
nonet book book.yaml --check --set sections[0].count=1 2>&1
