#include "gen/make/constraints/shape_grow.h"

enum {
    KEEP_DIRECTION = 55, /* per cent: as far as the line may also turn */
    MIN_LINES = 4,       /* of a kind, on boards of 9x9 */
    MAX_LINES = 8,
    CELLS_A_MARK = 6, /* the board's cells for each mark */
    CELLS_A_CIRCLE = 10,
    CELLS_A_DOT = 4,
    CELLS_AN_AREA = 14,
    MAX_AREA_SPAN = 3, /* rows or columns of an area that is not straight */
    MAX_CAGE_USUALLY = 5,
};

static unsigned draw(struct shapes *s, unsigned low, unsigned high)
{
    return low + pcg32_below(s->rng, high - low + 1);
}

static bool has_kind(kind_set kinds, enum constraint_kind_id kind)
{
    return kind < CONSTRAINT_KIND_COUNT && kinds >> kind & 1;
}

/* ---- how many, and how long ---- */

static struct count_range scaled(const struct layout *v, unsigned low, unsigned high)
{
    const unsigned cells = v->cell_count;
    low = (low * cells + 40) / 81;
    high = (high * cells + 40) / 81;
    return (struct count_range){(uint16_t)(low ? low : 1), (uint16_t)(high ? high : 1)};
}

static struct count_range usual_number(const struct layout *v, enum constraint_kind_id kind)
{
    const unsigned cells = v->cell_count;
    const struct constraint_kind *k = constraint_kinds[kind];
    unsigned about = cells / CELLS_A_MARK + 1U;
    if (k->usual.high) {
        return scaled(v, k->usual.low, k->usual.high);
    }
    switch (k->shape) {
    case CONSTRAINT_LINE:
        return scaled(v, MIN_LINES, MAX_LINES);
    case CONSTRAINT_AREA:
        if (k->make == MAKE_CAGES || k->make == MAKE_CALC) { /* as many as there is room for */
            return (struct count_range){1, (uint16_t)cells};
        }
        about = cells / CELLS_AN_AREA + 1U;
        break;
    case CONSTRAINT_PAIR:
        about = cells / CELLS_A_DOT + 1U;
        break;
    case CONSTRAINT_CORNER:
        about = cells / CELLS_A_CIRCLE + 1U;
        break;
    case CONSTRAINT_CLONE_OF:
        about = 2;
        break;
    default:
        break;
    }
    return (struct count_range){1, (uint16_t)about};
}

unsigned shape_number(struct shapes *s, enum constraint_kind_id kind)
{
    const struct count_range *asked = &s->w->number[kind];
    const struct count_range usual = usual_number(s->v, kind);
    if (!asked->high) {
        const bool is_choice = s->out && s->out->is_choice;
        return !shape_is_line(kind) ? usual.high
               : is_choice          ? 2U * usual.high
                                    : draw(s, usual.low, usual.high);
    }
    unsigned most = asked->high == CONSTRAINT_MAX_COUNT ? usual.high : asked->high; /* "4.." */
    return draw(s, asked->low, most < asked->low ? asked->low : most);
}

static unsigned capped(const struct shapes *s, enum constraint_kind_id kind, unsigned length)
{
    const struct constraint_kind *k = constraint_kinds[kind];
    const unsigned most = k->max_cells ? k->max_cells : s->v->size;
    return length > most ? most : length < k->min_cells ? k->min_cells : length;
}

unsigned shape_length(struct shapes *s, enum constraint_kind_id kind)
{
    static const uint8_t cages[] = {2, 2, 2, 3, 3, 3, 3, 4, 4, 5};
    const struct count_range *asked = &s->style->length;
    if (asked->high) {
        const unsigned low = asked->low < 2 ? 2 : asked->low;
        return capped(s, kind, draw(s, low, asked->high < low ? low : asked->high));
    }
    switch (constraint_kinds[kind]->make) {
    case MAKE_CAGES:
    case MAKE_CALC:
        return capped(s, kind, cages[pcg32_below(s->rng, sizeof cages)]);
    case MAKE_AREAS:
        return capped(s, kind, draw(s, 3, MAX_CAGE_USUALLY));
    case MAKE_ARROW:
        return capped(s, kind, draw(s, 3, 5));
    case MAKE_PILL:
        return capped(s, kind, draw(s, 5, 7));
    case MAKE_THERMO:
        return capped(s, kind, draw(s, 3, 8));
    default:
        return capped(s, kind, draw(s, 3, 7));
    }
}

static unsigned length_to_try(struct shapes *s, enum constraint_kind_id kind)
{
    return s->length ? capped(s, kind, s->length) : shape_length(s, kind);
}

/* ---- a shape ---- */

static bool may_take(const struct shapes *s, const struct shape *shape, unsigned cell)
{
    if (cell == LAYOUT_NO_CELL || (s->style->mask && !s->style->mask[cell]) ||
        shape_has(s->used, cell)) {
        return false;
    }
    for (unsigned i = 0; i < shape->count; i++) {
        if (shape->cell[i] == cell) {
            return false;
        }
    }
    return true;
}

unsigned shape_next_cell(const struct layout *v, unsigned cell, unsigned direction)
{
    static const int8_t directions[8][2] = {{0, 1},  {1, 1},   {1, 0},  {1, -1},
                                            {0, -1}, {-1, -1}, {-1, 0}, {-1, 1}};
    int row = (int)row_of(v, cell) + directions[direction][0];
    int column = (int)column_of(v, cell) + directions[direction][1];
    bool inside =
        row >= 0 && column >= 0 && row < (int)frame_rows(v) && column < (int)frame_columns(v);
    return inside ? cell_at(v, (unsigned)row, (unsigned)column) : LAYOUT_NO_CELL;
}

bool shape_touches(const struct layout *v, unsigned one, unsigned other)
{
    int rows = (int)row_of(v, one) - (int)row_of(v, other);
    int columns = (int)column_of(v, one) - (int)column_of(v, other);
    return rows >= -1 && rows <= 1 && columns >= -1 && columns <= 1;
}

static unsigned next_cell(const struct shapes *s, unsigned cell, unsigned direction)
{
    return s->ways ? s->ways->next[cell][direction] : shape_next_cell(s->v, cell, direction);
}

/* Would a slanting step cross what is drawn, or a corner of the board's edge? */
static bool crosses(const struct shapes *s, unsigned from, unsigned direction)
{
    if (direction % 2 == 0) {
        return false;
    }
    unsigned one = next_cell(s, from, (direction + 7) % 8);
    unsigned other = next_cell(s, from, (direction + 1) % 8);
    return (one == LAYOUT_NO_CELL || other == LAYOUT_NO_CELL ||
            (shape_has(s->used, one) && shape_has(s->used, other)));
}

bool shape_may_step(const struct shapes *s, const struct shape *shape, unsigned direction)
{
    const unsigned from = shape->cell[shape->count - 1];
    const unsigned to = next_cell(s, from, direction);
    if (!may_take(s, shape, to) || crosses(s, from, direction)) {
        return false;
    }
    for (unsigned i = 0; i + 2 < shape->count; i++) {
        if (shape_touches(s->v, shape->cell[i], to)) {
            return false;
        }
    }
    return shape->count < 2 || !shape_touches(s->v, shape->cell[shape->count - 2], to) ||
           direction % 2 == 0;
}

static bool is_bent(const struct layout *v, const struct shape *shape)
{
    for (unsigned i = 2; i < shape->count; i++) {
        if (row_of(v, shape->cell[i]) + row_of(v, shape->cell[i - 2]) !=
                2 * row_of(v, shape->cell[i - 1]) ||
            column_of(v, shape->cell[i]) + column_of(v, shape->cell[i - 2]) !=
                2 * column_of(v, shape->cell[i - 1])) {
            return true;
        }
    }
    return false;
}

/* The next direction: most often the same, else a turn of 45 or 90 degrees. 8: there is none. */
static unsigned next_direction(struct shapes *s, const struct shape *shape, unsigned direction)
{
    const bool keeps = shape_may_step(s, shape, direction);
    unsigned open[4];
    unsigned count = 0;
    static const uint8_t turns[] = {1, 7, 2, 6};
    if (s->style->bends == BENDS_NONE || (keeps && pcg32_below(s->rng, 100) < KEEP_DIRECTION)) {
        return keeps ? direction : 8;
    }
    for (unsigned i = s->style->orthogonal ? 2 : 0; i < 4; i++) {
        if (shape_may_step(s, shape, (direction + turns[i]) % 8)) {
            open[count++] = (direction + turns[i]) % 8;
        }
    }
    return count ? open[pcg32_below(s->rng, count)] : keeps ? direction : 8;
}

/* A line of the length, from a random cell. */
static bool grow_line(struct shapes *s, unsigned length, struct shape *shape)
{
    const bool pill = constraint_kinds[shape->kind]->make == MAKE_PILL;
    unsigned direction = pcg32_below(s->rng, 8);
    direction = s->style->orthogonal ? direction & ~1U : direction;
    direction = pill ? 2 * pcg32_below(s->rng, 2) : direction; /* right or down */
    if (!shape_may_step(s, shape, direction)) {
        return false;
    }
    while (shape->count < length && direction < 8) {
        shape->cell[shape->count] =
            (uint16_t)shape_next_cell(s->v, shape->cell[shape->count - 1], direction);
        shape->count++;
        direction = next_direction(s, shape, direction);
    }
    return shape->count == length && (s->style->bends != BENDS_SOME || is_bent(s->v, shape));
}

static bool is_compact(const struct layout *v, const struct shape *shape)
{
    unsigned row[2] = {MAX_CELLS, 0};
    unsigned column[2] = {MAX_CELLS, 0};
    for (unsigned i = 0; i < shape->count; i++) {
        unsigned r = row_of(v, shape->cell[i]);
        unsigned c = column_of(v, shape->cell[i]);
        row[0] = r < row[0] ? r : row[0];
        row[1] = r > row[1] ? r : row[1];
        column[0] = c < column[0] ? c : column[0];
        column[1] = c > column[1] ? c : column[1];
    }
    const unsigned rows = row[1] - row[0] + 1;
    const unsigned columns = column[1] - column[0] + 1;
    return shape->count > MAX_CAGE_USUALLY || (rows <= MAX_AREA_SPAN && columns <= MAX_AREA_SPAN) ||
           rows == 1 || columns == 1;
}

static bool grow_area(struct shapes *s, unsigned length, struct shape *shape)
{
    for (unsigned tries = 8 * length; shape->count < length && tries > 0; tries--) {
        unsigned from = shape->cell[pcg32_below(s->rng, shape->count)];
        unsigned cell = shape_next_cell(s->v, from, 2 * pcg32_below(s->rng, 4));
        if (may_take(s, shape, cell)) {
            shape->cell[shape->count++] = (uint16_t)cell;
            shape->count -= !is_compact(s->v, shape);
        }
    }
    return shape->count == length;
}

/* A row, a column or a diagonal, from one of its ends. */
static bool grow_outside(struct shapes *s, struct shape *shape)
{
    const struct layout *v = s->v;
    const bool slants = constraint_kinds[shape->kind]->shape == CONSTRAINT_DIAGONAL;
    const unsigned direction = 2 * pcg32_below(s->rng, 4) + slants;
    while (shape->count < MAX_SIZE) {
        unsigned next = shape_next_cell(v, shape->cell[shape->count - 1], direction);
        if (next == LAYOUT_NO_CELL) {
            break;
        }
        shape->cell[shape->count++] = (uint16_t)next;
    }
    unsigned before = shape_next_cell(v, shape->cell[0], (direction + 4) % 8);
    return before == LAYOUT_NO_CELL && shape->count > (slants ? v->size / 3U : 1U);
}

static bool grow_corner(struct shapes *s, struct shape *shape)
{
    static const uint8_t ways[] = {0, 2, 1};
    const unsigned first = shape->cell[0];
    for (unsigned i = 0; i < 3; i++) {
        unsigned cell = shape_next_cell(s->v, first, ways[i]);
        if (cell == LAYOUT_NO_CELL || (s->style->mask && !s->style->mask[cell])) {
            return false;
        }
        shape->cell[shape->count++] = (uint16_t)cell;
    }
    return true;
}

/* Two areas of the same shape. */
static bool grow_clone(struct shapes *s, unsigned length, struct shape *shape)
{
    const struct layout *v = s->v;
    const unsigned most = s->v->size / 2U < MAX_CAGE_USUALLY ? s->v->size / 2U : MAX_CAGE_USUALLY;
    if (!grow_area(s, length > most ? most : length, shape)) {
        return false;
    }
    const unsigned count = shape->count;
    const int rows = (int)pcg32_below(s->rng, frame_rows(v));
    const int columns = (int)pcg32_below(s->rng, 2U * frame_columns(v)) - (int)frame_columns(v);
    for (unsigned i = 0; i < count; i++) {
        int row = (int)row_of(v, shape->cell[i]) + rows;
        int column = (int)column_of(v, shape->cell[i]) + columns;
        bool inside = row < (int)frame_rows(v) && column >= 0 && column < (int)frame_columns(v);
        unsigned cell = inside ? cell_at(v, (unsigned)row, (unsigned)column) : LAYOUT_NO_CELL;
        if (!may_take(s, shape, cell)) {
            return false;
        }
        shape->cell[shape->count++] = (uint16_t)cell;
    }
    return true;
}

/* The number of kinds of which all constraints have the same; others are still to be chosen, and so
 * is which of two marks it is where both are wanted. */
static unsigned sum_of(const struct shapes *s, enum constraint_kind_id kind)
{
    const struct constraint_kind *k = constraint_kinds[kind];
    const kind_set kinds = s->w->kinds;
    const bool both = has_kind(kinds, constraint_or_else(kind)) || kind == CONSTRAINT_GREATER;
    if (k->make == MAKE_PILL) {
        return 2;
    }
    if (kind == CONSTRAINT_SUM_LINE) {
        return s->v->size + 1U;
    }
    return both || k->has_sum || k->has_digits ? CONSTRAINT_OPEN : 0;
}

bool shape_is_drawn_with_other(const struct shapes *s, enum constraint_kind_id kind)
{
    for (unsigned first = 0; first < CONSTRAINT_KIND_COUNT; first++) {
        if (has_kind(s->w->kinds, (enum constraint_kind_id)first) &&
            constraint_kinds[first]->or_else == constraint_kinds[kind]) {
            return true;
        }
    }
    return false;
}

bool shape_grow(struct shapes *s, enum constraint_kind_id kind, struct shape *shape)
{
    const struct layout *v = s->v;
    *shape = (struct shape){.kind = kind, .sum = sum_of(s, kind)};
    const unsigned first = pcg32_below(s->rng, v->cell_count);
    const bool free = may_take(s, shape, first);
    shape->cell[0] = (uint16_t)first;
    shape->count = 1;
    if (shape_is_outside(kind)) {
        return grow_outside(s, shape);
    }
    if ((s->style->mask && !s->style->mask[first]) || (shape_takes_cells(kind) && !free)) {
        return false;
    }
    unsigned next;
    switch (constraint_kinds[kind]->shape) {
    case CONSTRAINT_LINE:
        return grow_line(s, length_to_try(s, kind), shape);
    case CONSTRAINT_AREA:
        return grow_area(s, length_to_try(s, kind), shape);
    case CONSTRAINT_CLONE_OF:
        return grow_clone(s, length_to_try(s, kind), shape);
    case CONSTRAINT_CORNER:
        return grow_corner(s, shape);
    case CONSTRAINT_PAIR:
        next = shape_next_cell(v, first, 2 * pcg32_below(s->rng, 2));
        shape->cell[shape->count++] = (uint16_t)next;
        return next != LAYOUT_NO_CELL && (!s->style->mask || s->style->mask[next]) &&
               (!s->w->in_boxes || box_of(v, first) == box_of(v, next));
    default:
        return true;
    }
}
