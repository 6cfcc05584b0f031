# A section's text is on each of its pages: over the puzzles, between them or below them.
for at in top middle bottom; do
    cat >book.yaml <<YAML
book: {title: Texts}
page: {trim: 8.5x11 in, profiles: [home], pages: any}
answers: {place: none}
sections: [{level: easy, count: 4, per_page: 2, page_text: Sharpen your pencil., page_text_at: $at}]
seed: 2
YAML
    nonet book book.yaml -o $at --quiet || exit
    # Large digits are those of boards.
    pdftotext -bbox $at/book.pdf - | sed -nE 's/.*yMin="([0-9.]+)".*yMax="([0-9.]+)">(.*)<.*/\1 \2 \3/p; /<page/p' |
        awk -v at=$at 'function flush(k) {
                over = under = 0
                for (k = 1; k <= count; k++) y[k] < text ? over++ : under++
                if (text) print at ":" (over ? " a board over it" : "") (under ? " a board under it" : "")
                count = text = 0
            }
            /<page/ { flush() }
            $3 ~ /^[1-9]$/ && $2 - $1 > 30 { y[++count] = $1 }
            $3 == "Sharpen" { text = $1 }
            END { flush() }'
done
