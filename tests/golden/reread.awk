# Reads a book's PDF back: which boards stand on its pages, with their numbers and references.
#
#     qpdf --qdf … >book.qdf; pdftotext -bbox book.pdf words.html
#     awk -f reread.awk book.qdf words.html
#
# Frames and cells come from the drawing operators, digits from the words that another program finds. One
# line a board, in page order: page, folio, number, reference, board: row by row, '.' empty, '_' where there is
# no cell, '/' after each row. A board over two pages gives two lines.
#
# Pictures for digits are what is drawn between q and Q, in coordinates of their own, of 100 by 100, but for frames. Which digit
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
file == 1 && inside && / cm$/ { art_x = $5; art_y = $6; centre_x = $5 + 50 * $1; centre_y = $6 + 50 * $4; across_it = 100 * $1; next }
file == 1 && $0 == "Q" {
    inside = 0
    if (across_it == 100 && drawing ~ /h;S;$/) { add_outline(drawing); next }
    i = ++pictures[page]
    picture[page, i] = drawing; picture_x[page, i] = centre_x; picture_y[page, i] = centre_y
    picture_side[page, i] = across_it < 0 ? -across_it : across_it
    next
}
file == 1 && inside { if (!/ w$/ && $0 != "0 g") drawing = drawing $0 ";"; next }

# ---- the drawing operators: black lines, and what frames them: a stroked rectangle, or the outline of several
# grids, which is the largest path that no rectangle frames ----
file == 1 && /^%% Contents for page / { page = $5; gray = 0; pen = 1; next }
file == 1 && / G$/ { gray = $1 }
file == 1 && / K$/ { gray = $1 + $2 + $3 + $4 > 0.5 ? 0 : 1 } # a second ink at full strength
file == 1 && / w$/ { pen = $1 }
# Dashed lines are those of cages.
file == 1 && / d$/ { dashed = $0 !~ /^\[ *\]/ }
file == 1 && / m$/ { from_x = $1; from_y = $2; grow($1, $2) }
file == 1 && / l$/ {
    grow($1, $2)
    # Lines between cells may be thin gray ones; other gray lines are thermometers and the like.
    if (!dashed && (gray + 0 == 0 || (gray + 0 < 0.8 && pen < 1.3)) && ($1 == from_x || $2 == from_y)) {
        n = ++segments[page]
        seg_gray[page, n] = gray + 0
        seg_x1[page, n] = least($1, from_x); seg_x2[page, n] = $1 + from_x - least($1, from_x)
        seg_y1[page, n] = least($2, from_y); seg_y2[page, n] = $2 + from_y - least($2, from_y)
    }
    from_x = $1; from_y = $2
}
file == 1 && / c$/ { grow($5, $6); from_x = $5; from_y = $6 }
file == 1 && / re$/ { x = $1; y = $2; w = $3; h = $4; rect = 1; next }
file == 1 && /^[SfFbBn]\*?$/ {
    if ($0 == "S" && gray + 0 == 0) {
        if (rect) add_frame(x, y, x + w, y + h, 1)
        else if (drawn) add_frame(low_x + pen / 2, low_y + pen / 2, high_x - pen / 2, high_y - pen / 2, 0)
    }
    rect = 0; drawn = 0
}

# A frame with round corners is a drawing of the board's size, y downwards.
function add_outline(path,    op, n, i, xy, wide, deep) {
    n = split(path, op, ";")
    for (i = 1; i <= n; i++) {
        if (op[i] !~ / [ml]$/) continue
        split(op[i], xy, " ")
        if (xy[1] > wide) wide = xy[1]
        if (xy[2] > deep) deep = xy[2]
    }
    add_frame(art_x, art_y - deep, art_x + wide, art_y, 1)
}
function least(a, b) { return a < b ? a : b }
function grow(px, py) {
    if (!drawn || px < low_x) low_x = px
    if (!drawn || px > high_x) high_x = px
    if (!drawn || py < low_y) low_y = py
    if (!drawn || py > high_y) high_y = py
    drawn = 1
}
function within(x1, y1, x2, y2, p, k) {
    return x1 > left[p, k] - 4 && x2 < right[p, k] + 4 && y1 > bottom[p, k] - 4 && y2 < top[p, k] + 4
}
function add_frame(x1, y1, x2, y2, is_rect,    k) {
    if (x2 - x1 < 60 || y2 - y1 < 60) return
    for (k = 1; k <= frames[page]; k++) {
        around = left[page, k] > x1 - 4 && right[page, k] < x2 + 4 && bottom[page, k] > y1 - 4 && top[page, k] < y2 + 4
        if (within(x1, y1, x2, y2, page, k) && (framed[page, k] || !around)) return
        if (around && !framed[page, k]) break
    }
    if (k > frames[page]) k = ++frames[page]
    left[page, k] = x1; bottom[page, k] = y1; right[page, k] = x2; top[page, k] = y2; framed[page, k] = is_rect
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

function is_on_board(i, p,    k, across, up) {
    across = (x1[i] + x2[i]) / 2; up = high - (y1[i] + y2[i]) / 2
    for (k = 1; k <= frames[p]; k++)
        if (across > left[p, k] && across < right[p, k] && up > bottom[p, k] && up < top[p, k]) return 1
    return 0
}
# No other word is near it on its line, and no board under it.
function is_alone(i, p,    k) {
    for (k = 1; k <= frames[p]; k++)
        if (high - top[p, k] - y2[i] < 9 && x1[i] > left[p, k] - 14 && x2[i] < right[p, k] + 14) return 0
    for (k = 1; k <= words; k++)
        if (k != i && y1[k] < y2[i] && y2[k] > y1[i] && x1[k] < x2[i] + 30 && x2[k] > x1[i] - 30) return 0
    return 1
}

function print_boards(p,    k, i, folio, lowest, highest) {
    # A page number at the foot is the lowest word, under all boards.
    folio = "-"; lowest = folio_at = 0
    for (i = 1; i <= words; i++) on_board[i] = is_on_board(i, p)
    for (k = 1; k <= frames[p]; k++) if (high - bottom[p, k] > lowest) lowest = high - bottom[p, k]
    for (i = 1; i <= words; i++) {
        if (!on_board[i] && y2[i] > lowest && word[i] ~ /^[0-9ivxlc]+$/) { lowest = y2[i]; folio = word[i] }
    }
    # A page number in the head is the highest word that is alone there.
    highest = 0.07 * high
    for (i = 1; i <= words; i++)
        if (y2[i] < highest && word[i] ~ /^[0-9ivxlc]+$/ && is_alone(i, p)) { folio = word[i]; folio_at = i; highest = y2[i] }
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

# Where the lines of a frame lie, ascending: in grid[1 …], their number in grid[0].
function add_line(grid, at_pt,    i, j) {
    for (i = 1; i <= grid[0]; i++) {
        if (at_pt - grid[i] < 2 && grid[i] - at_pt < 2) return
        if (grid[i] > at_pt) break
    }
    for (j = ++grid[0]; j > i; j--) grid[j] = grid[j - 1]
    grid[i] = at_pt
}
function seg_length(p, i) { return seg_x2[p, i] - seg_x1[p, i] + seg_y2[p, i] - seg_y1[p, i] }
# Dashes of cages and corners for notes are shorter than the side of any cell.
function is_line(p, k, i) {
    return within(seg_x1[p, i], seg_y1[p, i], seg_x2[p, i], seg_y2[p, i], p, k) &&
           seg_length(p, i) >= (right[p, k] - left[p, k]) / 30
}
function find_lines(p, k, xs, ys,    i) {
    split("", xs); split("", ys); split("", upright); split("", level)
    uprights = levels = xs[0] = ys[0] = 0
    # The lines between cells are of the gray that most lines have; arrows are of another.
    split("", drawn_in); main_gray = 0
    for (i = 1; i <= segments[p]; i++) {
        if (!is_line(p, k, i) || !seg_gray[p, i]) continue
        drawn_in[seg_gray[p, i]] += seg_length(p, i)
        if (drawn_in[seg_gray[p, i]] > drawn_in[main_gray]) main_gray = seg_gray[p, i]
    }
    for (i = 1; i <= segments[p]; i++) {
        if (!is_line(p, k, i) || (seg_gray[p, i] && seg_gray[p, i] != main_gray)) continue
        if (seg_x1[p, i] == seg_x2[p, i]) { upright[++uprights] = i; add_line(xs, seg_x1[p, i]) }
        else { level[++levels] = i; add_line(ys, seg_y1[p, i]) }
    }
    if (framed[p, k]) {
        add_line(xs, left[p, k]); add_line(xs, right[p, k]); add_line(ys, bottom[p, k]); add_line(ys, top[p, k])
    }
}
# A cell has lines on all of its sides.
function is_cell(p, xa, ya, xb, yb) { return framed_at(p, xa, (ya + yb) / 2) && framed_at(p, xb, (ya + yb) / 2) &&
                                             lined_at(p, (xa + xb) / 2, ya) && lined_at(p, (xa + xb) / 2, yb) }
function framed_at(p, px, py,    i, s) {
    for (i = 1; i <= uprights; i++) {
        s = upright[i]
        if (seg_x1[p, s] - px < 2 && px - seg_x1[p, s] < 2 && seg_y1[p, s] < py && seg_y2[p, s] > py) return 1
    }
    return 0
}
function lined_at(p, px, py,    i, s) {
    for (i = 1; i <= levels; i++) {
        s = level[i]
        if (seg_y1[p, s] - py < 2 && py - seg_y1[p, s] < 2 && seg_x1[p, s] < px && seg_x2[p, s] > px) return 1
    }
    return 0
}

# The number of the last line before a place.
function before(lines, at_pt,    i) {
    for (i = 1; i < lines[0] && lines[i + 1] < at_pt; i++);
    return i
}
function put_digit(p, r, c, sign, digit) {
    if ((r, c) in digit) { print "page " p ": two digits in a cell: " sign > "/dev/stderr"; failed = 1 }
    digit[r, c] = sign
}

# Is a word over a board nearer to the board above it, whose reference it then is?
function belongs_above(p, k, i, above,    other, below) {
    for (other = 1; (p, other) in left; other++) {
        below = y1[i] - (high - bottom[p, other])
        if (other != k && below > -6 && below < above && x2[i] - right[p, other] < 14 && right[p, other] - x2[i] < 14)
            return 1
    }
    return 0
}

# Has a number next to a board words on its line, as in "page 8"?
function has_words(i, l,    k) {
    for (k = 1; k <= words; k++)
        if (word[k] !~ /^[0-9]+$/ && !on_board[k] && y1[k] < y2[i] && y2[k] > y1[i] && (x2[k] < l) == (x2[i] < l)) return 1
    return 0
}
# Does it end a run of words over the right half of a board? Words follow a number of minutes.
function ends_words(i, l, e,    k, found) {
    for (k = 1; k <= words && x1[i] > (l + e) / 2 && x2[i] < e; k++) {
        if (k == i || on_board[k] || y1[k] >= y2[i] || y2[k] <= y1[i]) continue
        if (x1[k] > x2[i] - 1 && x1[k] - x2[i] < 6) return 0
        if (word[k] !~ /^[0-9]+$/ && x2[k] < x1[i] + 1 && x1[i] - x2[k] < 6) found = 1
    }
    return found
}
# Constraints outside the grid stand in the middle of cells that would be there, at least two in one size on a side.
function is_near(a, b) { return a - b < 2 && b - a < 2 }
# Of a place in cells, from the one before the board: that cell, if it is in its middle; else -1.
function cell_of(place, cell) {
    return place > 0 && is_near((place - int(place)) * cell, cell / 2) ? int(place) : -1
}
function side_of(i, l, e, t, u, cell,    c, r, columns, rows) {
    c = cell_of(((x1[i] + x2[i]) / 2 - l) / cell + 1, cell); columns = int((e - l) / cell + 0.5)
    r = cell_of(((y1[i] + y2[i]) / 2 - t) / cell + 1, cell); rows = int((u - t) / cell + 0.5)
    if (c < 0 || r < 0 || c > columns + 1 || r > rows + 1) return ""
    return r == 0 ? "over" : r == rows + 1 ? "under" : c == 0 ? "left" : c == columns + 1 ? "right" : ""
}
function find_constraints(l, e, t, u, cell,    i, side, alike) {
    split("", is_constraint); split("", alike); over_board = under_board = 0
    for (i = 1; i <= words; i++) {
        side = on_board[i] || word[i] !~ /^[0-9]+$/ ? "" : side_of(i, l, e, t, u, cell)
        if (side) alike[is_constraint[i] = side sprintf(" %.1f", y2[i] - y1[i])]++
    }
    for (i in is_constraint) {
        if (alike[is_constraint[i]] < 2) delete is_constraint[i]
        else if (is_constraint[i] ~ /^over/) over_board = cell
        else if (is_constraint[i] ~ /^under/) under_board = cell
    }
}
# In the column next to a board a large number at its top, or as high as constraints over it, is its own, and one
# in words is the reference.
function read_aside(l, e, t, u,    i, middle) {
    aside_number = aside_ref = "-"
    for (i = 1; i <= words; i++) {
        middle = (x1[i] + x2[i]) / 2
        if (word[i] !~ /^[0-9]+$/ || i == folio_at || on_board[i] || (i in is_constraint)) continue
        if (y2[i] > u || y1[i] < t - over_board - 40 || (middle > l && middle < e)) continue
        if (y2[i] - y1[i] > 18 && y1[i] - t < 12 && y2[i] > t - over_board) aside_number = word[i]
        else if (has_words(i, l)) aside_ref = word[i]
    }
}
# Over a board, its number is in larger type than what is next to it: at the left or in the middle.
function read_number(l, e, t,    i, off, above, size, largest) {
    number = "-"; largest = 0
    for (i = 1; i <= words; i++) {
        if (word[i] !~ /^[0-9]+$/ || i == folio_at || on_board[i] || (i in is_constraint)) continue
        off = x1[i] > l ? x1[i] - l : l - x1[i]; above = t - over_board - y2[i]; size = y2[i] - y1[i]
        if (above < -10 || above > 34 || size <= largest) continue
        if (off < inset || is_near(x1[i] + x2[i], l + e)) { number = word[i]; largest = size }
    }
}

# The number stands over a board's left corner; a reference over its right corner or before the level there, or
# below it, a solution's over it.
function print_board(p, k, folio,    l, e, t, u, i, j, c, r, run, cells, board, ref, filled, digit, sum, xs, ys) {
    l = left[p, k]; e = right[p, k]; t = high - top[p, k]; u = high - bottom[p, k]
    find_lines(p, k, xs, ys)
    if (xs[0] < 3 || ys[0] < 3) return # a frame around words
    if (ys[0] < 5 && xs[0] > ys[0]) return # three rows of a tip's example
    split("", digit); filled = 0
    # A walkthrough's picture has candidates in its cells, in small type; a cage its sum in the corner of one.
    split("", sum)
    for (i = 1; i <= words; i++)
        if (x1[i] > l && x2[i] < e && y1[i] + y2[i] > 2 * t && y1[i] + y2[i] < 2 * u &&
            y2[i] - y1[i] < (xs[2] - xs[1]) / 2) {
            if (word[i] ~ /^[XV]+$/) { sum[i] = 1; continue } # signs between cells
            # Tables have words.
            if (x1[i] - xs[before(xs, x1[i])] > (xs[2] - xs[1]) / 10 || word[i] !~ /^[0-9]+$/) return
            sum[i] = 1
        }
    for (i = 1; i <= words; i++) {
        if (i in sum) continue
        middle_x = (x1[i] + x2[i]) / 2; middle_y = high - (y1[i] + y2[i]) / 2
        if (middle_x > l && middle_x < e && middle_y > bottom[p, k] && middle_y < top[p, k]) {
            # Wide letters in neighbouring cells come as one word.
            c = before(xs, x1[i]); r = before(ys, middle_y); run = length(word[i])
            if (run > 1 && (word[i] !~ /^[A-Z]+$/ || before(xs, x2[i]) != c + run - 1)) {
                print "page " p ": a run of digits: " word[i] > "/dev/stderr"
                failed = 1
            }
            for (j = 0; j < run; j++) put_digit(p, r, c + j, substr(word[i], j + 1, 1), digit)
            filled += run
        }
    }
    for (i = 1; i <= pictures[p]; i++) {
        middle_x = picture_x[p, i]; middle_y = picture_y[p, i]
        if (picture_side[p, i] < (xs[2] - xs[1]) / 2) continue # marks of levels
        if (middle_x > l && middle_x < e && middle_y > bottom[p, k] && middle_y < top[p, k]) {
            put_digit(p, before(ys, middle_y), before(xs, middle_x),
                      (picture[p, i] in means) ? means[picture[p, i]] : "?", digit)
            filled++
        }
    }
    board = ""
    for (r = ys[0] - 1; r >= 1; r--) {
        for (c = 1; c < xs[0]; c++) {
            cell = framed[p, k] || is_cell(p, xs[c], ys[r], xs[c + 1], ys[r + 1])
            cells += cell
            board = board ((r, c) in digit ? digit[r, c] : cell ? "." : "_")
        }
        board = board "/"
    }
    find_constraints(l, e, t, u, xs[2] - xs[1])
    inset = 20 # on a bar they keep off its ends
    # Of a half of several grids it stands over the cells of the top row.
    for (c = 1; !framed[p, k] && c < xs[0] && !is_cell(p, xs[c], ys[ys[0] - 1], xs[c + 1], ys[ys[0]]);) c++
    read_number(c > 1 && c < xs[0] ? xs[c] : l, e, t)
    ref_above = "-"; ref_below = "-"; nearest = 34; flush = inset
    for (i = 1; i <= words; i++) {
        if (word[i] !~ /^[0-9]+$/ || i == folio_at || on_board[i] || (i in is_constraint)) continue
        above = t - over_board - y2[i]; below = y1[i] - u - under_board
        # The level stands between a reference and the right corner.
        if (above > -6 && above < 34 && e - x2[i] > inset && ends_words(i, l, e)) { ref_above = word[i]; flush = 0 }
        if (x2[i] - e > inset || e - x2[i] > inset) continue
        off = x2[i] > e ? x2[i] - e : e - x2[i]
        if (above > -6 && above < 34 && off < flush && !belongs_above(p, k, i, above)) { ref_above = word[i]; flush = off }
        if (below > -6 && below < nearest) { ref_below = word[i]; nearest = below }
    }
    ref = filled == cells || (ref_above != "-" && nearest > 12) ? ref_above : ref_below
    read_aside(l, e, t, u)
    if (aside_number != "-" && filled < cells) {
        number = aside_number
        if (aside_ref != "-") ref = aside_ref # else it is at the foot
    }
    print p, folio, number, ref, board
}
END {
    for (drawing in means) if (legends) print means[drawing] " " drawing > legends
    exit failed
}
