/* Rectangles that would give the puzzle a second solution: unique rectangles 1 to 6, the hidden and
 * the avoidable rectangle. Sound only where the solution is known to be unique.
 *
 * A rectangle's cells lie in two rows, two columns and two boxes, and in no extra house, so that
 * swapping its two digits keeps every house right. With missing candidates allowed a cell needs
 * only be able to hold both digits as far as the filled cells go. */
#include "gen/grade/technique/pattern/unique_rectangles.h"

#include "gen/grade/technique/search.h"

const struct family rectangles_family = {.size = sizeof(struct rectangles)};

/* Cells that could hold the digit if only the filled cells counted. */
static cell_set room_for(const struct engine *e, unsigned digit, cell_set unfilled)
{
    cell_set room = unfilled;
    FOR_EACH_CELL(cell, e->now.filled[digit]) {
        room = set_minus(room, e->tables.peers[cell]);
    }
    return room;
}

static cell_set unfilled_cells(const struct engine *e)
{
    cell_set cells = set_none();
    for (unsigned digit = 1; digit <= e->tables.v->size; digit++) {
        cells = set_or(cells, e->now.at[digit]);
    }
    return cells;
}

static bool rectangle_in_two_boxes(const struct engine *e, const uint16_t cell[4])
{
    const struct tables *t = &e->tables;
    for (unsigned i = 0; i < 4; i++) {
        if (set_has(&t->in_extra, cell[i])) {
            return false;
        }
    }
    return share_house(t, HOUSE_BOX, cell[0], cell[1]) &&
           share_house(t, HOUSE_BOX, cell[2], cell[3]) &&
           !share_house(t, HOUSE_BOX, cell[0], cell[2]);
}

static void deadly_split(const struct engine *e, struct deadly *u)
{
    u->plain_count = 0;
    u->extra_count = 0;
    u->extras = 0;
    u->all = set_none();
    for (unsigned i = 0; i < 4; i++) {
        digit_set others = e->now.digits[u->cell[i]] & ~u->pair;
        set_add(&u->all, u->cell[i]);
        u->extras |= others;
        if (others) {
            u->extra[u->extra_count++] = u->cell[i];
        } else {
            u->plain[u->plain_count++] = u->cell[i];
        }
    }
}

static bool same_row(const struct engine *e, unsigned a, unsigned b)
{
    return share_house(&e->tables, HOUSE_ROW, a, b);
}

static bool same_column(const struct engine *e, unsigned a, unsigned b)
{
    return share_house(&e->tables, HOUSE_COLUMN, a, b);
}

static bool emit_deadly(struct engine *e, const struct deadly *u)
{
    if (!found_any(e)) {
        return false;
    }
    if (explaining(e)) {
        mark_cells(e, MARK_PATTERN, u->all, u->pair);
        mark_cells(e, MARK_FIN, u->all, u->extras);
    }
    return emit(e);
}

static bool deadly_1(struct engine *e, const struct deadly *u)
{
    if (u->plain_count != 3) {
        return false;
    }
    eliminate_digits(e, u->extra[0], u->pair);
    return emit_deadly(e, u);
}

/* One further digit in all extra cells: it stands in one of them. Type 2: two cells in a line;
 * type 5: three, or two in no line. */
static bool deadly_2_or_5(struct engine *e, const struct deadly *u, int type)
{
    if (u->plain_count != 2 && u->plain_count != 1) {
        return false;
    }
    if (!is_single(u->extras)) {
        return false;
    }
    bool line = u->extra_count == 2 &&
                (same_row(e, u->extra[0], u->extra[1]) || same_column(e, u->extra[0], u->extra[1]));
    if (line != (type == 2)) {
        return false;
    }
    unsigned digit = lowest_digit(u->extras);
    cell_set seen = e->tables.peers[u->extra[0]];
    for (unsigned i = 1; i < u->extra_count; i++) {
        seen = set_and(seen, e->tables.peers[u->extra[i]]);
    }
    eliminate_set(e, digit, seen);
    return emit_deadly(e, u);
}

/* The extra digits as one cell of a naked subset in house h. */
static bool deadly_3_in(struct engine *e, const struct deadly *u, unsigned h, const uint16_t *cell,
                        unsigned count, unsigned from, cell_set chosen, digit_set digits,
                        unsigned size)
{
    const struct tables *t = &e->tables;
    for (unsigned i = from; i < count; i++) {
        digit_set d = digits | e->now.digits[cell[i]];
        cell_set c = chosen;
        set_add(&c, cell[i]);
        if (digit_count(d) == size + 2) {
            cell_set extra = set_or(set_of(u->extra[0]), set_of(u->extra[1]));
            cell_set group = set_or(c, extra);
            for (unsigned k = 0; k < t->v->house_count; k++) {
                if (k != h && !set_within(group, t->house[k])) {
                    continue;
                }
                FOR_EACH_DIGIT(digit, d) {
                    eliminate_set(e, digit, set_minus(t->house[k], group));
                }
            }
            if (found_any(e)) {
                if (explaining(e)) {
                    cite_house(e, h);
                    mark_cells(e, MARK_SET_A, c, d);
                }
                if (emit_deadly(e, u)) {
                    return true;
                }
            }
        }
        if (deadly_3_in(e, u, h, cell, count, i + 1, c, d, size + 1)) {
            return true;
        }
    }
    return false;
}

static bool deadly_3(struct engine *e, const struct deadly *u)
{
    const struct tables *t = &e->tables;
    if (u->plain_count != 2) {
        return false;
    }
    for (unsigned h = 0; h < t->v->house_count; h++) {
        if (!set_has(&t->house[h], u->extra[0]) || !set_has(&t->house[h], u->extra[1])) {
            continue;
        }
        uint16_t cell[ENGINE_SIZE];
        unsigned count = 0;
        FOR_EACH_CELL(c, set_minus(t->house[h], u->all)) {
            if (e->now.digits[c] && !(e->now.digits[c] & u->pair)) {
                cell[count++] = (uint16_t)c;
            }
        }
        if (count <= 12 && deadly_3_in(e, u, h, cell, count, 0, set_none(), u->extras, 0)) {
            return true;
        }
    }
    return false;
}

/* One digit of the pair stands in one of the two extra cells, which share a house: the other digit
 * goes from both. */
static bool deadly_4(struct engine *e, const struct deadly *u)
{
    const struct tables *t = &e->tables;
    if (u->plain_count != 2 ||
        !(same_row(e, u->extra[0], u->extra[1]) || same_column(e, u->extra[0], u->extra[1]))) {
        return false;
    }
    for (unsigned k = 0; k < 2; k++) {
        bool locked = false;
        for (unsigned h = 0; h < t->v->house_count; h++) {
            if (set_has(&t->house[h], u->extra[0]) && set_has(&t->house[h], u->extra[1]) &&
                set_within(set_and(t->house[h], e->now.at[u->digit[k]]), u->all)) {
                locked = true;
                if (explaining(e)) {
                    cite_house(e, h);
                }
            }
        }
        if (!locked) {
            continue;
        }
        eliminate(e, u->digit[1 - k], u->extra[0]);
        eliminate(e, u->digit[1 - k], u->extra[1]);
        if (emit_deadly(e, u)) {
            return true;
        }
        discard_found(e);
    }
    return false;
}

/* The extra cells are diagonal, and one digit of the pair forms an X-wing on the four cells: it
 * goes from the extra cells. */
static bool deadly_6(struct engine *e, const struct deadly *u)
{
    const struct tables *t = &e->tables;
    if (u->plain_count != 2 || same_row(e, u->extra[0], u->extra[1]) ||
        same_column(e, u->extra[0], u->extra[1])) {
        return false;
    }
    const uint8_t *one = t->house_in[u->extra[0]];
    const uint8_t *other = t->house_in[u->extra[1]];
    for (unsigned k = 0; k < 2; k++) {
        cell_set rows = set_or(t->house[one[HOUSE_ROW]], t->house[other[HOUSE_ROW]]);
        cell_set columns = set_or(t->house[one[HOUSE_COLUMN]], t->house[other[HOUSE_COLUMN]]);
        cell_set at = set_minus(e->now.at[u->digit[k]], u->all);
        if (set_meets(at, rows) && set_meets(at, columns)) {
            continue;
        }
        eliminate(e, u->digit[k], u->extra[0]);
        eliminate(e, u->digit[k], u->extra[1]);
        if (emit_deadly(e, u)) {
            return true;
        }
    }
    return false;
}

/* A plain corner, and a digit that is locked to the rectangle in the opposite corner's row and
 * column: the other digit goes from that corner. */
static bool deadly_hidden(struct engine *e, const struct deadly *u)
{
    const struct tables *t = &e->tables;
    if (u->plain_count != 1 && u->plain_count != 2) {
        return false;
    }
    if (u->plain_count == 2 &&
        (same_row(e, u->plain[0], u->plain[1]) || same_column(e, u->plain[0], u->plain[1]))) {
        return false;
    }
    for (unsigned i = 0; i < u->plain_count; i++) {
        unsigned opposite = u->cell[0];
        for (unsigned k = 0; k < 4; k++) {
            if (!same_row(e, u->cell[k], u->plain[i]) && !same_column(e, u->cell[k], u->plain[i])) {
                opposite = u->cell[k];
            }
        }
        unsigned row = t->house_in[opposite][HOUSE_ROW];
        unsigned column = t->house_in[opposite][HOUSE_COLUMN];
        for (unsigned k = 0; k < 2; k++) {
            cell_set at = set_minus(e->now.at[u->digit[k]], u->all);
            if (set_meets(at, t->house[row]) || set_meets(at, t->house[column])) {
                continue;
            }
            eliminate(e, u->digit[1 - k], opposite);
            if (!found_any(e)) {
                continue;
            }
            if (explaining(e)) {
                cite_house(e, row);
                cite_house(e, column);
            }
            if (emit_deadly(e, u)) {
                return true;
            }
        }
    }
    return false;
}

enum { HIDDEN_RECTANGLE = 7 };

static bool deadly_of_type(struct engine *e, const struct deadly *u, int type)
{
    switch (type) {
    case 1:
        return deadly_1(e, u);
    case 3:
        return deadly_3(e, u);
    case 4:
        return deadly_4(e, u);
    case 6:
        return deadly_6(e, u);
    case HIDDEN_RECTANGLE:
        return deadly_hidden(e, u);
    default:
        return deadly_2_or_5(e, u, type);
    }
}

/* List the rectangles on a start cell, whose two candidates are the pair, and look at each. True:
 * the search must end. */
static bool rectangles_from(struct engine *e, unsigned start, const cell_set *room, int type)
{
    const struct tables *t = &e->tables;
    struct rectangles *l = e->rectangles;
    struct deadly u;
    if (t->house_in[start][HOUSE_BOX] == NO_HOUSE) {
        return false;
    }
    u.pair = e->now.digits[start];
    u.digit[0] = lowest_digit(u.pair);
    u.digit[1] = lowest_digit(u.pair & (u.pair - 1));
    cell_set fit;
    if (e->options->no_missing_candidates) {
        fit = set_and(e->now.at[u.digit[0]], e->now.at[u.digit[1]]);
    } else {
        fit = set_and(room[u.digit[0]], room[u.digit[1]]);
    }
    u.cell[0] = (uint16_t)start;
    FOR_EACH_CELL(second, set_and(fit, t->house[t->house_in[start][HOUSE_BOX]])) {
        bool row = same_row(e, start, second);
        if (second == start || (!row && !same_column(e, start, second))) {
            continue;
        }
        u.cell[1] = (uint16_t)second;
        enum house_kind across = row ? HOUSE_COLUMN : HOUSE_ROW;
        for (unsigned i = 0; i < t->v->size; i++) {
            u.cell[2] = t->v->house[t->house_in[start][across]].cell[i];
            u.cell[3] = t->v->house[t->house_in[second][across]].cell[i];
            if (!set_has(&fit, u.cell[2]) || !set_has(&fit, u.cell[3]) ||
                !rectangle_in_two_boxes(e, u.cell)) {
                continue;
            }
            deadly_split(e, &u);
            if (l->count < MAX_DEADLY) {
                l->of[l->count] = u;
            }
            l->count++;
            if (deadly_of_type(e, &u, type)) {
                return true;
            }
        }
    }
    return false;
}

bool find_unique_rectangle(struct engine *e, int type)
{
    struct rectangles *l = e->rectangles;
    for (unsigned i = 0; l->stamp == e->stamp && i < l->count; i++) {
        if (deadly_of_type(e, &l->of[i], type)) {
            return true;
        }
    }
    if (l->stamp == e->stamp) {
        return false;
    }
    cell_set unfilled = unfilled_cells(e);
    cell_set room[ENGINE_DIGITS];
    digit_set ready = 0;
    l->stamp = 0;
    l->count = 0;
    FOR_EACH_CELL(cell, cells_with(e, 2, 2)) {
        FOR_EACH_DIGIT(digit, e->now.digits[cell] & ~ready) {
            room[digit] = room_for(e, digit, unfilled);
        }
        ready |= e->now.digits[cell];
        if (rectangles_from(e, cell, room, type)) {
            return true;
        }
    }
    l->stamp = l->count <= MAX_DEADLY ? e->stamp : 0;
    return false;
}

/* Avoidable rectangles: filled cells that are not givens, a over b in one box. Type 1: the third
 * corner is filled too, so the fourth is not what would complete the swap. Type 2: the two open
 * corners share a third digit, which stands in one of them. */
static bool avoidable_at(struct engine *e, const uint16_t cell[4], int type)
{
    unsigned a = e->now.value[cell[0]];
    unsigned b = e->now.value[cell[1]];
    unsigned third = e->now.value[cell[2]];
    unsigned fourth = e->now.value[cell[3]];
    assert(a > 0 && b > 0);
    digit_set open3 = e->now.digits[cell[2]];
    digit_set open4 = e->now.digits[cell[3]];
    if (type == 1) {
        if (third == b && !fourth && !e->givens->cell[cell[2]]) {
            eliminate(e, a, cell[3]);
        } else if (fourth == a && !third && !e->givens->cell[cell[3]]) {
            eliminate(e, b, cell[2]);
        }
    } else if (is_pair(open3) && is_pair(open4) && (open3 & digit_bit(b)) &&
               (open4 & digit_bit(a)) && (open3 & ~digit_bit(b)) == (open4 & ~digit_bit(a))) {
        unsigned digit = lowest_digit(open3 & ~digit_bit(b));
        eliminate_set(e, digit, set_and(e->tables.peers[cell[2]], e->tables.peers[cell[3]]));
    }
    if (!found_any(e)) {
        return false;
    }
    if (explaining(e)) {
        for (unsigned i = 0; i < 4; i++) {
            if (e->now.value[cell[i]]) {
                mark(e, MARK_PATTERN, e->now.value[cell[i]], cell[i]);
            } else {
                mark_cells(e, MARK_FIN, set_of(cell[i]), e->now.digits[cell[i]]);
            }
        }
    }
    return emit(e);
}

/* Where a house holds the digit: one bit, as in `places`. */
static uint32_t place_filled(const struct engine *e, unsigned house, unsigned digit)
{
    cell_set cells = set_and(e->now.filled[digit], e->tables.house[house]);
    if (set_empty(cells)) {
        return 0;
    }
    const struct layout *v = e->tables.v;
    unsigned cell = set_first(cells);
    for (unsigned k = 0; k < v->house_count_of[cell]; k++) {
        if (v->house_of[cell][k] == house) {
            return 1U << v->place_in[cell][k];
        }
    }
    return 0;
}

/* Places along both houses in which the far corners may be those of an avoidable rectangle: one is
 * open to the near corner's digit across, and the other is filled with it, or open to it, too. */
static uint32_t far_places(const struct engine *e, const uint16_t near[2], const unsigned house[2],
                           int type)
{
    unsigned a = e->now.value[near[0]];
    unsigned b = e->now.value[near[1]];
    uint32_t third = e->now.places[house[0]][b];
    uint32_t fourth = e->now.places[house[1]][a];
    return type == 2
               ? third & fourth
               : (third & place_filled(e, house[1], a)) | (fourth & place_filled(e, house[0], b));
}

/* Cells that are filled but no givens. */
static cell_set placed_cells(const struct engine *e)
{
    cell_set cells = set_none();
    for (unsigned digit = 1; digit <= e->tables.v->size; digit++) {
        cells = set_or(cells, e->now.filled[digit]);
    }
    FOR_EACH_CELL(cell, cells) {
        if (e->givens->cell[cell]) {
            set_remove(&cells, cell);
        }
    }
    return cells;
}

bool find_avoidable_rectangle(struct engine *e, int type)
{
    const struct tables *t = &e->tables;
    uint16_t cell[4];
    const cell_set placed = placed_cells(e);
    FOR_EACH_CELL(first, placed) {
        if (t->house_in[first][HOUSE_BOX] == NO_HOUSE) {
            continue;
        }
        FOR_EACH_CELL(second, set_and(placed, t->house[t->house_in[first][HOUSE_BOX]])) {
            bool row = same_row(e, first, second);
            if (second == first || (!row && !same_column(e, first, second))) {
                continue;
            }
            enum house_kind across = row ? HOUSE_COLUMN : HOUSE_ROW;
            const unsigned house[2] = {t->house_in[first][across], t->house_in[second][across]};
            cell[0] = (uint16_t)first;
            cell[1] = (uint16_t)second;
            for (uint32_t left = far_places(e, cell, house, type); left; left &= left - 1) {
                cell[2] = t->v->house[house[0]].cell[__builtin_ctz(left)];
                cell[3] = t->v->house[house[1]].cell[__builtin_ctz(left)];
                if (rectangle_in_two_boxes(e, cell) && avoidable_at(e, cell, type)) {
                    return true;
                }
            }
        }
    }
    return false;
}
