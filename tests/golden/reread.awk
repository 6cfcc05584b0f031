# Reads a book's PDF back: which boards stand on its pages, with their numbers and references.
#
#     qpdf --qdf … >book.qdf; pdftotext -bbox book.pdf words.html
#     awk -f reread.awk book.qdf words.html
#
# Frames and their sizes come from the drawing operators, digits from the words that another program finds. One
# line a board, in page order: page, folio, number, reference, board (row by row, '.' empty).
#
# Pictures for digits are what is drawn between q and Q, in coordinates of their own, of 100 by 100. Which digit
# one stands for is read from the legends: the number to the right of the same drawing; a key that is a file of
# its own has none, so what was read is kept in the file that -v legends= names.

BEGIN { while (legends && (getline kept < legends) > 0) means[substr(kept, 3)] = substr(kept, 1, 1) }

FNR == 1 { file++ }

# An empty stream, once compressed, is damaged data to some readers.
file == 1 && /^stream/ { lines = -1 }
file == 1 && NF { lines++ }
file == 1 && /^endstream/ && lines < 2 { print "empty stream on page " page > "/dev/stderr"; failed = 1 }

# ---- pictures ----
file == 1 && $0 == "q" { inside = 1; drawing = ""; next }
file == 1 && inside && / cm$/ { centre_x = $5 + 50 * $1; centre_y = $6 + 50 * $4; across_it = 100 * $1; next }
file == 1 && $0 == "Q" {
    inside = 0
    i = ++pictures[page]
    picture[page, i] = drawing; picture_x[page, i] = centre_x; picture_y[page, i] = centre_y
    picture_side[page, i] = across_it < 0 ? -across_it : across_it
    next
}
file == 1 && inside { if (!/ w$/) drawing = drawing $0 ";"; next }

# ---- the drawing operators: stroked squares are frames ----
file == 1 && /^%% Contents for page / { page = $5; uprights = 0; next }
file == 1 && / m$/ { from_x = $1; from_y = $2 }
file == 1 && / l$/ && $1 == from_x {
    uprights++
    upright[uprights] = $1
    low[uprights] = $2 < from_y ? $2 : from_y
    top[uprights] = $2 < from_y ? from_y : $2
}
file == 1 && / re$/ { x = $1; y = $2; w = $3; h = $4; rect = 1; next }
file == 1 && rect {
    rect = 0
    if ($0 == "S" && w > 60 && w - h < 0.1 && h - w < 0.1) {
        n = ++frames[page]
        left[page, n] = x; bottom[page, n] = y; side[page, n] = w
        across[page, n] = 1
        for (i = 1; i <= uprights; i++)
            if (upright[i] > x + 1 && upright[i] < x + w - 1 && low[i] < y + 1 && low[i] > y - 1 &&
                top[i] < y + h + 1 && top[i] > y + h - 1) across[page, n]++
    }
}

# ---- the words ----
function attribute(name,    from, text) {
    from = index($0, name "=\"") + length(name) + 2
    text = substr($0, from)
    return substr(text, 1, index(text, "\"") - 1) + 0
}
file == 2 && /<page / { at++; high = attribute("height"); words = 0; next }
file == 2 && /<word / {
    words++
    x1[words] = attribute("xMin"); x2[words] = attribute("xMax")
    y1[words] = attribute("yMin"); y2[words] = attribute("yMax")
    text = $0; sub(/^[^>]*>/, "", text); sub(/<.*/, "", text)
    word[words] = text
    next
}
file == 2 && /<\/page>/ { print_boards(at) }

function print_boards(p,    k, i, folio, lowest) {
    folio = "-"; lowest = 0
    for (i = 1; i <= words; i++) {
        if (y2[i] > lowest && word[i] ~ /^[0-9ivxlc]+$/) { lowest = y2[i]; folio = word[i] }
    }
    read_legend(p)
    for (k = 1; k <= frames[p]; k++) print_board(p, k, folio)
}

# The number whose left edge is next to the picture's right one, at its height.
function read_legend(p,    i, k, gap, off) {
    for (i = 1; i <= pictures[p]; i++)
        for (k = 1; k <= words; k++) {
            gap = x1[k] - picture_x[p, i] - picture_side[p, i] / 2
            off = (y1[k] + y2[k]) / 2 - (high - picture_y[p, i])
            if (word[k] !~ /^[0-9]$/ || gap < 0 || gap > 8 || off < -4 || off > 4) continue
            if ((picture[p, i] in means) && means[picture[p, i]] != word[k]) {
                print "page " p ": a picture is " word[k] " here and " means[picture[p, i]] " elsewhere" > "/dev/stderr"
                failed = 1
            }
            means[picture[p, i]] = word[k]
        }
}

# The number stands over a board's left corner; a puzzle's reference below its right corner, a
# solution's over it.
function print_board(p, k, folio,    l, t, s, i, j, c, r, run, size, cell, board, number, ref, filled, digit) {
    l = left[p, k]; s = side[p, k]; t = high - bottom[p, k] - s; size = across[p, k]; cell = s / size
    split("", digit); number = "-"; filled = 0
    # A walkthrough's picture has candidates in its cells, in small type.
    for (i = 1; i <= words; i++)
        if (x1[i] > l && x2[i] < l + s && y1[i] + y2[i] > 2 * t && y1[i] + y2[i] < 2 * (t + s) &&
            y2[i] - y1[i] < cell / 2) return
    for (i = 1; i <= words; i++) {
        middle_x = (x1[i] + x2[i]) / 2; middle_y = (y1[i] + y2[i]) / 2
        if (middle_x > l && middle_x < l + s && middle_y > t && middle_y < t + s) {
            # Wide letters in neighbouring cells come as one word.
            c = int((x1[i] - l) / cell); r = int((middle_y - t) / cell)
            run = length(word[i])
            if (run > 1 && (word[i] !~ /^[A-Z]+$/ || int((x2[i] - l) / cell) != c + run - 1)) {
                print "page " p ": a run of digits: " word[i] > "/dev/stderr"
                failed = 1
            }
            for (j = 0; j < run; j++) {
                if ((r, c + j) in digit) { print "page " p ": two digits in a cell: " word[i] > "/dev/stderr"; failed = 1 }
                digit[r, c + j] = substr(word[i], j + 1, 1)
                filled++
            }
        }
    }
    for (i = 1; i <= pictures[p]; i++) {
        middle_x = picture_x[p, i]; middle_y = high - picture_y[p, i]
        if (middle_x > l && middle_x < l + s && middle_y > t && middle_y < t + s) {
            c = int((middle_x - l) / cell); r = int((middle_y - t) / cell)
            if ((r, c) in digit) { print "page " p ": two pictures in a cell" > "/dev/stderr"; failed = 1 }
            digit[r, c] = (picture[p, i] in means) ? means[picture[p, i]] : "?"
            filled++
        }
    }
    ref_above = "-"; ref_below = "-"; nearest = 34
    for (i = 1; i <= words; i++) {
        if (word[i] !~ /^[0-9]+$/) continue
        above = t - y2[i]; below = y1[i] - (t + s)
        if (above > -6 && above < 34 && x1[i] - l < 3 && l - x1[i] < 3) number = word[i]
        if (x2[i] - l - s > 2 || l + s - x2[i] > 2) continue
        if (above > -6 && above < 34) ref_above = word[i]
        if (below > -6 && below < nearest) { ref_below = word[i]; nearest = below }
    }
    ref = filled == size * size ? ref_above : ref_below
    board = ""
    for (r = 0; r < size; r++) for (c = 0; c < size; c++) board = board ((r, c) in digit ? digit[r, c] : ".")
    print p, folio, number, ref, board
}
END {
    for (drawing in means) if (legends) print means[drawing] " " drawing > legends
    exit failed
}
