# Every theme makes a sound book, its faces are in it, what the config says goes before it, and what
# is wrong with a theme is told where it stands.
for theme in classic modern newspaper large-print children minimal elegant bold night; do
    nonet book "$CASES/book_small.yaml" --quiet -o "$theme" --set style.theme=$theme --set per_page=1 \
        --set page.trim=8x10 --set style.running_heads=true || exit 1
    printf '%s: %s\n' "$theme" "$(pdffonts "$theme/book_small.pdf" | sed 1,2d | sed 's/^[A-Z]*+//; s/ .*//' | LC_ALL=C sort | tr '\n' ' ')"
    pdffonts "$theme/book_small.pdf" | sed 1,2d | grep -vc ' yes yes yes ' | grep -qx 0 || echo "$theme: a font is not embedded"
done
# A copy that is changed, beside the config; the config's own word wins.
printf 'style:\n  font: Lato\n  digit_font: Open Sans\n  title_page: left\n' >own.yaml
printf 'book: {title: T}\nstyle: {theme: own.yaml, digit_font: Lato}\nsections: [{level: easy, count: 1}]\n' >t.yaml
nonet book t.yaml --quiet -o own && pdffonts own/t.pdf | sed 1,2d | grep -c OpenSans
# Mistakes.
printf 'style:\n  fonts: Lato\n' >own.yaml
nonet book t.yaml --quiet -o own; echo "status $?"
printf 'style: {font: Lato}\npage: {trim: A4}\n' >own.yaml
nonet book t.yaml --quiet -o own; echo "status $?"
printf 'style: {theme: modern}\n' >own.yaml
nonet book t.yaml --quiet -o own; echo "status $?"
nonet book "$CASES/book_small.yaml" --set style.theme=moderm --quiet -o own; echo "status $?"
nonet book "$CASES/book_small.yaml" --set style.theme=baroque --quiet -o own; echo "status $?"
