# Pictures of steps: well-formed, with the sentences of the text and a board for the puzzle, for
# each step that removes candidates, and for the end; one puzzle only.
cat >puzzle.txt <<'END'
.6............7.1.7.9..26.....16.3....4.39.56.1....9..42.8.6.......4....1.......2
END
# Nothing but whole elements, text without stray marks, and one root that is closed.
well_formed() {
    sed -E -e 's/<[a-z]+( [a-zA-Z0-9-]+="[^"<&]*")*\/>//g' -e 's/&(lt|gt|amp|quot);//g' \
        -e 's/<(text|title)( [a-zA-Z0-9-]+="[^"<&]*")*>[^<>&]*<\/\1>//g' \
        -e 's/<svg( [a-zA-Z0-9-]+="[^"<&]*")*>/root/' -e 's/<\/svg>/end/' "$1" |
        sed '/^$/d' | tr '\n' ' '
}
nonet explain puzzle.txt >path.txt
nonet explain --format svg puzzle.txt >path.svg
nonet hint --format svg -o hint.svg puzzle.txt
well_formed path.svg && echo
well_formed hint.svg && echo

# The sentences, with their line ends taken out again.
sed -nE 's/<text [^>]*font-size="9"[^>]*>(.{2,})<\/text>/\1/p' path.svg | tr '\n' ' ' >said
grep '^ *[0-9]*[.] ' path.txt | sed -E 's/^ +//' | tr '\n' ' ' >want
grep -qF -- "$(cat want)" said && echo "every sentence"
grep -qF "<title>$(nonet hint puzzle.txt)</title>" hint.svg && echo "the hint's sentence"

# Boards are told by their outer lines, as many as the hint's one board has.
boards() { grep -c 'stroke-width="2.25"' "$1"; }
removing=$(grep -c ' Remove ' path.txt)
[ "$(boards path.svg)" = $((($(boards hint.svg)) * (removing + 2))) ] && echo "every board"

# Marks: the square of the digit to place, and its sample in the key; strokes and links where candidates go.
grep -c '<rect .*fill="#000000"' hint.svg
nonet explain --format svg puzzle.txt | grep -qE '<line .*stroke="#333333"' && echo "links"

cat puzzle.txt puzzle.txt | nonet hint --format svg >/dev/null
