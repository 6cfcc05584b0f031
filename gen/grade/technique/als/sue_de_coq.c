/* Sue de Coq: cells in the crossing of a box and a line, with at least two digits more than cells,
 * completed by cells of the line and cells of the box whose digits from the crossing do not
 * overlap, so that all digits are locked into the three groups. */
#include "gen/grade/technique/search.h"

struct coq {
    cell_set line; /* open cells */
    cell_set box;
    uint8_t line_house;
    uint8_t box_house;
    cell_set core;
    digit_set core_digits;
    uint16_t beside[ENGINE_SIZE]; /* the box's cells outside the core */
    unsigned beside_count;
    digit_set
        shared[ENGINE_SIZE];    /* digits of the core that a cell of those has, where it has any */
    uint8_t extra[ENGINE_SIZE]; /* … and how many others */
    unsigned shared_count;
    cell_set line_part;
    digit_set line_digits;
};

/* Cells in a part: without bound where a house has at most 9 cells, else bounded to keep the search
 * short. */
static inline unsigned coq_max_part(const struct engine *e)
{
    return e->tables.v->size <= 9 ? 9 : 3;
}

static bool emit_coq(struct engine *e, const struct coq *q, cell_set box_part, digit_set box_digits)
{
    digit_set both = box_digits & q->line_digits;
    digit_set in_box = ((q->core_digits | box_digits) & ~q->line_digits) | both;
    digit_set in_line = ((q->core_digits | q->line_digits) & ~box_digits) | both;
    cell_set rest_box = set_minus(set_minus(q->box, box_part), q->core);
    cell_set rest_line = set_minus(set_minus(q->line, q->line_part), q->core);
    FOR_EACH_DIGIT(digit, in_box) {
        eliminate_set(e, digit, rest_box);
    }
    FOR_EACH_DIGIT(other, in_line) {
        eliminate_set(e, other, rest_line);
    }
    if (!found_any(e)) {
        return false;
    }
    if (explaining(e)) {
        cite_house(e, q->line_house);
        cite_house(e, q->box_house);
        mark_cells(e, MARK_PATTERN, q->core, q->core_digits);
        mark_cells(e, MARK_SET_A, q->line_part, q->line_digits);
        mark_cells(e, MARK_SET_B, box_part, box_digits);
    }
    return emit(e);
}

/* Cells of the box, from a list of those that may be in the part, that bring exactly `plus` digits
 * fewer than cells. */
static bool coq_box(struct engine *e, const struct coq *q, const uint16_t *cell, unsigned count,
                    unsigned from, cell_set part, digit_set digits, unsigned size, unsigned plus)
{
    if (size + count - from < digit_count(digits & ~q->core_digits) + plus ||
        size == coq_max_part(e) || spend_steps(e, 1)) {
        return false; /* all cells would be too few */
    }
    for (unsigned i = from; i < count; i++) {
        digit_set d = digits | e->now.digits[cell[i]];
        cell_set p = part;
        set_add(&p, cell[i]);
        unsigned extra = digit_count(d & ~q->core_digits);
        if ((d & q->core_digits) && size + 1 == extra + plus && emit_coq(e, q, p, d)) {
            return true;
        }
        if (coq_box(e, q, cell, count, i + 1, p, d, size + 1, plus)) {
            return true;
        }
    }
    return false;
}

static unsigned list_cells(cell_set set, uint16_t *cells)
{
    unsigned count = 0;
    FOR_EACH_CELL(cell, set) {
        cells[count++] = (uint16_t)cell;
    }
    return count;
}

/* The line's part is complete: look for the box's, whose cells have none of the line's digits of
 * the core. */
static bool coq_other_part(struct engine *e, const struct coq *q, unsigned plus)
{
    uint16_t cell[ENGINE_SIZE];
    unsigned count = 0;
    digit_set forbidden = q->line_digits & q->core_digits;
    for (unsigned i = 0; i < q->beside_count; i++) {
        unsigned c = q->beside[i];
        if (!(e->now.digits[c] & forbidden) && !set_has(&q->line_part, c)) {
            cell[count++] = (uint16_t)c;
        }
    }
    return coq_box(e, q, cell, count, 0, set_none(), 0, 0, plus);
}

/* Can the box have a part if the line's part has these digits? The box's part is made of cells that
 * share no core digit with the line's part, and at least one of them shares some with the core. It
 * needs more cells than it has digits from outside the core. */
static inline bool coq_leaves_box(const struct coq *q, digit_set digits)
{
    unsigned cells = q->beside_count;
    unsigned least = ENGINE_SIZE;
    for (unsigned i = 0; i < q->shared_count; i++) {
        if (q->shared[i] & digits) {
            cells--;
        } else if (q->extra[i] < least) {
            least = q->extra[i];
        }
    }
    return least < cells;
}

/* For coq_leaves_box: the digits that each cell outside the core shares with it. */
static void coq_note_shared(const struct engine *e, struct coq *q)
{
    q->shared_count = 0;
    for (unsigned i = 0; i < q->beside_count; i++) {
        digit_set digits = e->now.digits[q->beside[i]];
        if (digits & q->core_digits) {
            q->extra[q->shared_count] = (uint8_t)digit_count(digits & ~q->core_digits);
            q->shared[q->shared_count++] = digits & q->core_digits;
        }
    }
}

static bool coq_line(struct engine *e, struct coq *q, const uint16_t *cell, unsigned count,
                     unsigned from, cell_set part, digit_set digits, unsigned size, unsigned plus)
{
    if (size + count - from <= digit_count(digits & ~q->core_digits) || size == coq_max_part(e) ||
        spend_steps(e, 1)) {
        return false; /* all cells would be too few */
    }
    for (unsigned i = from; i < count; i++) {
        digit_set d = digits | e->now.digits[cell[i]];
        if (!coq_leaves_box(q, d)) {
            continue;
        }
        cell_set p = part;
        set_add(&p, cell[i]);
        unsigned extra = digit_count(d & ~q->core_digits);
        unsigned n = size + 1;
        if ((d & q->core_digits) && n > extra && n - extra < plus) {
            q->line_part = p;
            q->line_digits = d;
            if (coq_other_part(e, q, plus - (n - extra))) {
                return true;
            }
        }
        if (coq_line(e, q, cell, count, i + 1, p, d, n, plus)) {
            return true;
        }
    }
    return false;
}

static bool coq_crossing(struct engine *e, struct coq *q)
{
    uint16_t crossing[ENGINE_SIZE];
    unsigned count = list_cells(set_and(q->line, q->box), crossing);
    for (unsigned i = 0; i < count; i++) {
        for (unsigned j = i + 1; j < count; j++) {
            for (unsigned k = j; k < count; k++) { /* k == j: two cells only */
                q->core = set_or(set_of(crossing[i]), set_of(crossing[j]));
                set_add(&q->core, crossing[k]);
                q->core_digits = e->now.digits[crossing[i]] | e->now.digits[crossing[j]] |
                                 e->now.digits[crossing[k]];
                unsigned cells = k == j ? 2 : 3;
                if (digit_count(q->core_digits) < cells + 2) {
                    continue;
                }
                uint16_t others[ENGINE_SIZE];
                q->beside_count = list_cells(set_minus(q->box, q->core), q->beside);
                coq_note_shared(e, q);
                unsigned other_count = list_cells(set_minus(q->line, q->core), others);
                if (coq_line(e, q, others, other_count, 0, set_none(), 0, 0,
                             digit_count(q->core_digits) - cells)) {
                    return true;
                }
            }
        }
    }
    return false;
}

/* In the crossing of one line and one box, where something changed in either. */
static bool coq_of(struct engine *e, unsigned line, unsigned box, cell_set open)
{
    const struct tables *t = &e->tables;
    uint32_t *searched = &e->sue_de_coq_searched[line][box];
    if (on_path(e) && *searched >= e->changes.house[line] && *searched >= e->changes.house[box]) {
        return false;
    }
    struct coq q; /* the rest is worked out for each core */
    q.line = set_and(t->house[line], open);
    q.box = set_and(t->house[box], open);
    q.line_house = (uint8_t)line;
    q.box_house = (uint8_t)box;
    if (set_count(set_and(q.line, q.box)) >= 2 && coq_crossing(e, &q)) {
        return true;
    }
    *searched = spend_steps(e, 0) ? 0 : e->stamp;
    return false;
}

bool find_sue_de_coq(struct engine *e, int argument)
{
    (void)argument;
    const struct tables *t = &e->tables;
    const struct house_list *boxes = &t->of_kind[HOUSE_BOX];
    cell_set open = set_none();
    for (unsigned digit = 1; digit <= t->v->size; digit++) {
        open = set_or(open, e->now.at[digit]);
    }
    note_changes(e);
    for (unsigned kind = HOUSE_ROW; kind <= HOUSE_COLUMN; kind++) {
        const struct house_list *lines = &t->of_kind[kind];
        for (unsigned i = 0; i < lines->count; i++) {
            for (unsigned k = 0; k < boxes->count; k++) {
                if (coq_of(e, lines->house[i], boxes->house[k], open)) {
                    return true;
                }
            }
        }
    }
    return false;
}
