#include "gen/make/constraints/line_find.h"

#include "gen/make/constraints/shape_draw.h"
#include "gen/make/constraints/shape_grow.h"

enum {
    MIN_LENGTH = 3,
    STEPS = 600, /* of one try */
    /* Per cent of the cells inside a line where it may bend, or anywhere on lines of LONG cells if
     * no other is found. With these, lines bend as often as those of shape_draw.h. */
    BEND_THERMO = 50,
    BEND_ARROW = 64,
    LONG = 6,
};

struct finder {
    struct shapes shapes;
    const uint8_t *digits;
    uint16_t order[MAX_CELLS]; /* in which cells are tried as a line's first */
    uint8_t reach[MAX_CELLS];  /* cells of the longest way from here along which digits increase */
    /* The line in hand. */
    struct shape shape;
    bool rises;
    unsigned length;
    unsigned steps;
};

/* Does the cell's digit continue the line? `left` is the rest of the circle's digit, `after` the
 * number of cells after this one. */
static bool fits(const struct finder *f, unsigned to, unsigned from, unsigned left, unsigned after)
{
    const unsigned digit = f->digits[to];
    return f->rises ? digit > f->digits[from] && f->reach[to] > after
           : after  ? digit + after <= left
                    : digit == left;
}

static bool extend(struct finder *f, unsigned direction, unsigned bends, unsigned left);

/* Takes a step in this direction, and finishes the line. */
static bool step(struct finder *f, unsigned direction, unsigned bends, unsigned left)
{
    struct shape *line = &f->shape;
    const unsigned from = line->cell[line->count - 1];
    const unsigned to = f->shapes.ways->next[from][direction];
    const unsigned after = f->length - line->count - 1;
    if (to == LAYOUT_NO_CELL || !fits(f, to, from, left, after) ||
        !shape_may_step(&f->shapes, line, direction) || f->steps == 0) {
        return false;
    }
    f->steps--;
    line->cell[line->count++] = (uint16_t)to;
    if (after == 0 || extend(f, direction, bends, left - f->digits[to])) {
        return true;
    }
    line->count--;
    return false;
}

/* Finishes the line with at most this number of bends: straight ahead first, then the four turns.
 */
static bool extend(struct finder *f, unsigned direction, unsigned bends, unsigned left)
{
    static const uint8_t turns[] = {1, 7, 2, 6};
    if (step(f, direction, bends, left)) {
        return true;
    }
    const unsigned first = bends ? pcg32_below(f->shapes.rng, 4) : 0;
    for (unsigned i = 0; i < 4 && bends; i++) {
        if (step(f, (direction + turns[(first + i) % 4]) % 8, bends - 1, left)) {
            return true;
        }
    }
    return false;
}

/* Finds a line of the length with at most this number of bends, from the first cell in a random
 * order. */
static bool find_line(struct finder *f, unsigned bends)
{
    const struct layout *v = f->shapes.v;
    const unsigned offset = pcg32_below(f->shapes.rng, v->cell_count);
    f->steps = STEPS;
    for (unsigned i = 0; i < v->cell_count; i++) {
        const unsigned cell = f->order[(offset + i) % v->cell_count];
        const unsigned digit = f->digits[cell];
        if (shape_has(f->shapes.used, cell) ||
            (f->rises ? f->reach[cell] < f->length : digit + 1U < f->length)) {
            continue;
        }
        f->shape.count = 1;
        f->shape.cell[0] = (uint16_t)cell;
        const unsigned first = pcg32_below(f->shapes.rng, 8);
        for (unsigned k = 0; k < 8; k++) {
            if (step(f, (first + k) % 8, bends, digit)) {
                return true;
            }
        }
    }
    return false;
}

/* Find a line of the kind, and add it: where none has the length, a shorter one. */
static bool add_line(struct finder *f, enum constraint_kind_id kind, unsigned length,
                     struct constraint_list *out)
{
    for (; length >= MIN_LENGTH; length--) {
        f->shape = (struct shape){.kind = kind};
        f->rises = constraint_kinds[kind]->make == MAKE_THERMO;
        f->length = length;
        unsigned bends = 0;
        for (unsigned i = 2; i < length; i++) {
            bends += pcg32_below(f->shapes.rng, 100) < (f->rises ? BEND_THERMO : BEND_ARROW);
        }
        if (find_line(f, bends) || (length >= LONG && find_line(f, length))) {
            constraint_list_add(out, kind, false, 0, f->shape.cell, f->shape.count);
            for (unsigned i = 0; i < f->shape.count; i++) {
                f->shapes.used[f->shape.cell[i] / 64] |= (uint64_t)1 << f->shape.cell[i] % 64;
            }
            return true;
        }
    }
    return false;
}

static void find_reach(struct finder *f)
{
    const struct layout *v = f->shapes.v;
    uint16_t of_digit[MAX_CELLS]; /* the cells, by their digits */
    unsigned end[MAX_SIZE + 2] = {0};
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        end[f->digits[cell] + 1]++;
    }
    for (unsigned digit = 1; digit <= v->size; digit++) {
        end[digit + 1] += end[digit];
    }
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        of_digit[end[f->digits[cell]]++] = (uint16_t)cell;
    }
    for (unsigned k = v->cell_count; k-- > 0;) {
        const unsigned cell = of_digit[k];
        unsigned most = 0;
        for (unsigned i = 0; i < 8; i++) {
            const unsigned next = f->shapes.ways->next[cell][i];
            const bool up = next != LAYOUT_NO_CELL && f->digits[next] > f->digits[cell];
            most = up && f->reach[next] > most ? f->reach[next] : most;
        }
        f->reach[cell] = (uint8_t)(most + 1);
    }
}

bool lines_are_found(const struct constraint_spec *w, const struct constraint_style *style)
{
    const kind_set kinds = shapes_kinds(w, style);
    bool found = kinds && !constraint_style_is_set(w, style);
    for (unsigned kind = 0; kind < CONSTRAINT_KIND_COUNT; kind++) {
        const enum constraint_making make = constraint_kinds[kind]->make;
        found &= !(kinds >> kind & 1) || make == MAKE_THERMO || make == MAKE_ARROW;
    }
    return found;
}

static void make_ways(struct line_ways *ways, const struct layout *v)
{
    if (ways->serial == v->serial) {
        return;
    }
    ways->serial = v->serial;
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        for (unsigned direction = 0; direction < 8; direction++) {
            ways->next[cell][direction] = (uint16_t)shape_next_cell(v, cell, direction);
        }
    }
}

bool lines_find(const struct layout *v, const uint8_t *digits, const struct constraint_spec *w,
                const struct constraint_style *style, struct line_ways *ways, struct pcg32 *rng,
                struct constraint_list *out)
{
    struct finder f;
    f.shapes = (struct shapes){.v = v->bare, .ways = ways, .w = w, .style = style, .rng = rng};
    f.digits = digits;
    const kind_set kinds = shapes_kinds(w, style);
    unsigned wanted[CONSTRAINT_KIND_COUNT][MAX_SIZE + 1] = {{0}}; /* by kind and length */
    make_ways(ways, f.shapes.v);
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        f.order[cell] = (uint16_t)cell;
    }
    pcg32_shuffle(rng, f.order, v->cell_count);
    if (kinds >> CONSTRAINT_THERMO & 1) {
        find_reach(&f);
    }
    for (unsigned kind = 0; kind < CONSTRAINT_KIND_COUNT; kind++) {
        for (unsigned n = kinds >> kind & 1 ? shape_number(&f.shapes, kind) : 0; n > 0; n--) {
            wanted[kind][shape_length(&f.shapes, kind)]++;
        }
    }
    /* The longest lines first, since they are the hardest to find. */
    kind_set drawn = 0;
    for (unsigned length = MAX_SIZE; length > 0; length--) {
        for (unsigned kind = 0; kind < CONSTRAINT_KIND_COUNT; kind++) {
            for (unsigned n = wanted[kind][length]; n > 0; n--) {
                drawn |= (kind_set)add_line(&f, kind, length, out) << kind;
            }
        }
    }
    return drawn == kinds && !out->failed;
}
