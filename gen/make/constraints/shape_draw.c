#include "gen/make/constraints/shape_draw.h"

#include <string.h>

#include "gen/make/constraints/shape_grow.h"

enum {
    TRIES = 60,         /* of a shape, before its kind has enough */
    BOARD_TRIES = 1200, /* where it must suit a board: */
    LENGTH_TRIES = 200, /* of each length, since short ones suit it more often, */
    USUALLY_SHORTEST = 3,
};

/* ---- a shape and its images ---- */

enum { MAX_IMAGES = MOVEMENT_COUNT };

static unsigned shared_cells(const struct shape *a, const struct shape *b)
{
    unsigned found = 0;
    for (unsigned i = 0; i < a->count; i++) {
        for (unsigned k = 0; k < b->count; k++) {
            found += a->cell[i] == b->cell[k];
        }
    }
    return found;
}

static bool same_set(const struct shape *a, const struct shape *b)
{
    return a->count == b->count && shared_cells(a, b) == a->count;
}

/* The image of a line that lies on the line itself must be the same line. */
static bool same_line(const struct shape *a, const struct shape *b)
{
    bool forth = true;
    bool back = constraint_kinds[a->kind]->reads_both_ways;
    for (unsigned i = 0; i < a->count; i++) {
        forth &= a->cell[i] == b->cell[i];
        back &= a->cell[i] == b->cell[b->count - 1 - i];
    }
    return forth || back;
}

static bool overlaps(const struct shapes *s, const struct shape *a, const struct shape *b)
{
    for (unsigned i = 0; i < a->count; i++) {
        for (unsigned k = 0; k < b->count; k++) {
            if (a->cell[i] == b->cell[k] ||
                (s->style->apart && shape_touches(s->v, a->cell[i], b->cell[k]))) {
                return true;
            }
        }
    }
    return false;
}

/* All images under the symmetry, the shape first. 0: they do not go together. */
static unsigned images_of(const struct shapes *s, const struct shape *shape,
                          struct shape image[MAX_IMAGES])
{
    const unsigned movements = symmetry_movements(s->style->symmetry) | 1U;
    unsigned count = 0;
    for (unsigned m = 0; m < MOVEMENT_COUNT; m++) {
        if (!(movements >> m & 1)) {
            continue;
        }
        struct shape next = *shape;
        for (unsigned i = 0; i < shape->count; i++) {
            unsigned cell = movement_of(s->v, m, shape->cell[i]);
            if (cell == LAYOUT_NO_CELL) {
                return 0;
            }
            next.cell[i] = (uint16_t)cell;
        }
        if (constraint_kinds[shape->kind]->shape == CONSTRAINT_HOUSE &&
            next.cell[0] > next.cell[next.count - 1]) {
            for (unsigned i = 0, k = next.count; i + 1 < k; i++) {
                uint16_t moved = next.cell[i];
                next.cell[i] = next.cell[--k];
                next.cell[k] = moved;
            }
        }
        bool fresh = true;
        for (unsigned i = 0; i < count; i++) {
            if (same_set(&image[i], &next)) {
                enum constraint_shape how = constraint_kinds[shape->kind]->shape;
                bool ordered = how == CONSTRAINT_LINE || how == CONSTRAINT_CLONE_OF;
                if (ordered && !same_line(&image[i], &next)) {
                    return 0;
                }
                /* A number may stand at both ends of a row. */
                fresh &= how == CONSTRAINT_SIDE && !same_line(&image[i], &next);
            } else if (shape_takes_cells(shape->kind) && overlaps(s, &image[i], &next)) {
                return 0;
            }
        }
        if (fresh) {
            image[count++] = next;
        }
    }
    return count;
}

static bool is_clear(const struct shapes *s, const struct shape *shape)
{
    for (unsigned i = 0; i < shape->count && shape_takes_cells(shape->kind); i++) {
        for (unsigned cell = 0; cell < s->v->cell_count; cell++) {
            if (shape_has(s->used, cell) &&
                (cell == shape->cell[i] ||
                 (s->style->apart && shape_touches(s->v, cell, shape->cell[i])))) {
                return false;
            }
        }
    }
    return true;
}

/* Are there such marks on the same cells already, a circle next to this one, or such a number at
 * the same place outside? */
static bool is_known(const struct shapes *s, const struct shape *shape)
{
    const struct constraint_list *l = &s->out->list;
    for (size_t i = 0; i < l->count; i++) {
        struct shape other = {.kind = l->item[i].kind, .count = l->item[i].count};
        if (other.count > MAX_SIZE || shape_takes_cells(other.kind) ||
            constraint_kinds[other.kind]->shape != constraint_kinds[shape->kind]->shape) {
            continue;
        }
        memcpy(other.cell, l->cell + l->item[i].first, other.count * sizeof *other.cell);
        if (constraint_kinds[shape->kind]->shape == CONSTRAINT_CORNER &&
            shared_cells(&other, shape) > 1) {
            return true;
        }
        if (same_set(&other, shape) &&
            (constraint_kinds[shape->kind]->shape != CONSTRAINT_SIDE || same_line(&other, shape))) {
            return true;
        }
    }
    return false;
}

static unsigned newly_marked(const struct shapes *s, const struct shape *image, unsigned count)
{
    unsigned cells = 0;
    for (unsigned i = 0; i < count && !shape_is_outside(image->kind); i++) {
        for (unsigned k = 0; k < image[i].count; k++) {
            cells += !shape_has(s->marked, image[i].cell[k]);
        }
    }
    return cells;
}

/* Do the constraints so far leave a solution? Cages, whose sums are open, and numbers outside
 * always do. */
static bool leaves_solution(const struct shapes *s, size_t first, enum constraint_kind_id kind)
{
    const struct constraint_kind *k = constraint_kinds[kind];
    if (s->out->board) {
        return sketch_suits_board(s->out, first, s->rng);
    }
    return (k->has_sum && k->make != MAKE_PILL && k->shape != CONSTRAINT_PAIR &&
            k->shape != CONSTRAINT_LINE) ||
           k->has_digits || kind == CONSTRAINT_GREATER || sketch_begin(s->out, first, s->rng);
}

static void mark(struct shapes *s, const struct shape *shape)
{
    for (unsigned i = 0; i < shape->count && !shape_is_outside(shape->kind); i++) {
        const unsigned cell = shape->cell[i];
        const uint64_t bit = (uint64_t)1 << cell % 64;
        s->marked_count += !shape_has(s->marked, cell);
        s->marked[cell / 64] |= bit;
        s->used[cell / 64] |= shape_takes_cells(shape->kind) ? bit : 0;
    }
}

/* Draw one of the kind, and its images: at most `most`. Returns how many were drawn. */
static unsigned draw_one(struct shapes *s, enum constraint_kind_id kind, unsigned most)
{
    char buffer[CONSTRAINT_COMPLAINT_SIZE];
    struct constraint_list *l = &s->out->list;
    const unsigned share = s->style->share.high ? s->style->share.high : 100;
    struct shape shape;
    struct shape image[MAX_IMAGES];
    const unsigned shortest = s->style->length.low ? s->style->length.low : USUALLY_SHORTEST;
    s->length = s->out->board ? shape_length(s, kind) : 0;
    for (unsigned tries = s->out->board ? BOARD_TRIES : TRIES; tries > 0 && !l->failed; tries--) {
        if (s->length > shortest && tries < BOARD_TRIES && tries % LENGTH_TRIES == 0) {
            s->length--;
        }
        unsigned count = shape_grow(s, kind, &shape) ? images_of(s, &shape, image) : 0;
        if (!count || count > most ||
            100 * (s->marked_count + newly_marked(s, image, count)) > share * s->v->cell_count) {
            continue;
        }
        const size_t items = l->count;
        const size_t cells = l->cell_count;
        bool good = true;
        for (unsigned i = 0; i < count && good; i++) {
            good = is_clear(s, &image[i]) && !is_known(s, &image[i]);
            if (good) {
                constraint_list_add(l, kind, false, shape.sum, image[i].cell, image[i].count);
                good = !l->failed && !constraint_list_complain(l, s->v, buffer);
            }
        }
        if (good && leaves_solution(s, items, kind)) {
            for (unsigned i = 0; i < count; i++) {
                mark(s, &image[i]);
            }
            return count;
        }
        l->count = items;
        l->cell_count = cells;
    }
    return 0;
}

kind_set shapes_kinds(const struct constraint_spec *w, const struct constraint_style *style)
{
    const bool all = constraint_style_is_set(w, style);
    kind_set kinds = 0;
    for (unsigned kind = 0; kind < CONSTRAINT_KIND_COUNT; kind++) {
        const struct constraint_kind *k = constraint_kinds[kind];
        const bool drawn = all ? k->shape != CONSTRAINT_BOARD && !(w->all_signs && k->may_all)
                               : shape_is_line(kind);
        kinds |= w->kinds & (kind_set)drawn << kind;
    }
    return kinds;
}

static void add_rules(const struct layout *v, const struct constraint_spec *w, struct sketch *out)
{
    out->base = layout_keep(v->bare);
    out->kinds = w->kinds;
    for (unsigned kind = 0; kind < CONSTRAINT_KIND_COUNT; kind++) {
        if (w->kinds >> kind & 1 && constraint_kinds[kind]->shape == CONSTRAINT_BOARD) {
            constraint_list_add(&out->list, kind, false, 0, NULL, 0);
        }
    }
}

bool shapes_draw(const struct layout *v, const struct constraint_spec *w,
                 const struct constraint_style *style, struct pcg32 *rng, struct sketch *out)
{
    struct shapes s = {.v = v->bare, .w = w, .style = style, .rng = rng, .out = out};
    const kind_set kinds = shapes_kinds(w, style);
    unsigned wanted[CONSTRAINT_KIND_COUNT] = {0};
    add_rules(v, w, out);
    for (unsigned kind = 0; kind < CONSTRAINT_KIND_COUNT; kind++) {
        const bool drawn = kinds >> kind & 1 && !shape_is_drawn_with_other(&s, kind);
        wanted[kind] = drawn ? shape_number(&s, kind) : 0;
    }
    for (bool more = true; more && !out->list.failed;) { /* one of each in turn */
        more = false;
        for (unsigned kind = 0; kind < CONSTRAINT_KIND_COUNT; kind++) {
            const bool spare = style->share.low && !w->number[kind].high && wanted[kind] &&
                               100 * s.marked_count < style->share.low * v->cell_count;
            const unsigned left = wanted[kind] > s.drawn[kind] ? wanted[kind] - s.drawn[kind] : 0;
            const unsigned drawn =
                left || spare ? draw_one(&s, kind, spare ? v->cell_count : left) : 0;
            s.drawn[kind] += drawn;
            more |= drawn > 0;
        }
    }
    bool enough = 100 * s.marked_count >= style->share.low * v->cell_count;
    for (unsigned kind = 0; kind < CONSTRAINT_KIND_COUNT; kind++) {
        enough &= !wanted[kind] || (s.drawn[kind] && s.drawn[kind] >= w->number[kind].low);
    }
    return enough && !out->list.failed;
}
