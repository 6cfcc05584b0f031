#include "gen/make/constraints/constraint_draw.h"

#include <string.h>

enum {
    CELLS_A_MARK = 3, /* one cell in three is marked odd or even */
};

kind_set constraint_spec_rules(const struct constraint_spec *w)
{
    kind_set rules = 0;
    for (unsigned k = 0; k < CONSTRAINT_KIND_COUNT; k++) {
        rules |= constraint_kinds[k]->shape == CONSTRAINT_BOARD ? (kind_set)1 << k : 0;
    }
    return w->kinds & rules;
}

static void add_rules(const struct constraint_spec *w, struct constraint_list *out)
{
    kind_set rules = constraint_spec_rules(w);
    for (unsigned k = 0; k < CONSTRAINT_KIND_COUNT; k++) {
        if (rules >> k & 1) {
            constraint_list_add(out, k, false, 0, NULL, 0);
        }
    }
}

const struct layout *constraint_spec_ground(const struct constraint_spec *w,
                                            const struct layout *base)
{
    struct constraint_list l = {0};
    add_rules(w, &l);
    const struct layout *v = constraints_lay(base, &l);
    constraint_list_free(&l);
    return v;
}

/* Of the constraints from `first` on, those that are wanted. */
static void thin_out(struct constraint_list *l, size_t first, unsigned one_in, struct pcg32 *rng)
{
    size_t kept = first;
    for (size_t i = first; i < l->count; i++) {
        if (pcg32_below(rng, one_in) == 0) {
            l->item[kept++] = l->item[i];
        }
    }
    l->count = kept;
}

/* Of signs those between two cells of one box. */
static void keep_in_boxes(const struct layout *v, struct constraint_list *l, size_t first)
{
    size_t kept = first;
    for (size_t i = first; i < l->count; i++) {
        const uint16_t *cell = l->cell + l->item[i].first;
        if (box_of(v, cell[0]) == box_of(v, cell[1])) {
            l->item[kept++] = l->item[i];
        }
    }
    l->count = kept;
}

/* Between 1 and 2 both dots would be right, and the black one is drawn. */
static void drop_double_dots(struct constraint_list *l, size_t first, const uint8_t *digits)
{
    size_t kept = first;
    for (size_t i = first; i < l->count; i++) {
        const uint16_t *cell = l->cell + l->item[i].first;
        bool dot = l->item[i].kind == CONSTRAINT_WHITE_DOT && !l->item[i].all;
        if (!dot || digits[cell[0]] + digits[cell[1]] != 3) {
            l->item[kept++] = l->item[i];
        }
    }
    l->count = kept;
}

bool constraints_thin(struct constraint_list *l, kind_set kinds, struct pcg32 *rng)
{
    unsigned left[CONSTRAINT_KIND_COUNT] = {0};
    size_t kept = 0;
    for (size_t i = 0; i < l->count; i++) {
        const struct constraint_item *item = &l->item[i];
        kinds &= ~((kind_set)item->all << item->kind); /* all of its signs are given */
        left[item->kind]++;
    }
    const size_t before = l->count;
    for (size_t i = 0; i < before; i++) {
        struct constraint_item item = l->item[i];
        if (kinds >> item.kind & 1 && left[item.kind] > 1 && pcg32_below(rng, 2)) {
            left[item.kind]--;
        } else {
            l->item[kept++] = item;
        }
    }
    l->count = kept;
    return kept < before;
}

/* The cells of lines that are drawn already. */
static void mark_lines(const struct constraint_list *l, uint64_t *used)
{
    for (size_t i = 0; i < l->count; i++) {
        const struct constraint_item *item = &l->item[i];
        bool line = constraint_kinds[item->kind]->shape == CONSTRAINT_LINE;
        for (unsigned k = 0; k < item->count && line; k++) {
            unsigned cell = l->cell[item->first + k];
            used[cell / 64] |= (uint64_t)1 << cell % 64;
        }
    }
}

static bool is_area(const struct constraint_item *item)
{
    return constraint_kinds[item->kind]->shape == CONSTRAINT_AREA;
}

static void mark_areas(const struct constraint_list *l, size_t from, size_t end, uint64_t *marked)
{
    for (size_t i = from; i < end; i++) {
        for (unsigned k = 0; k < l->item[i].count && is_area(&l->item[i]); k++) {
            unsigned cell = l->cell[l->item[i].first + k];
            marked[cell / 64] |= (uint64_t)1 << cell % 64;
        }
    }
}

/* Removes the cages among these items that have a marked cell, and returns the new end. */
static size_t drop_marked(struct constraint_list *l, size_t from, size_t end,
                          const uint64_t *marked)
{
    size_t kept = from;
    for (size_t i = from; i < end; i++) {
        bool marks = false;
        for (unsigned k = 0; k < l->item[i].count && is_area(&l->item[i]); k++) {
            unsigned cell = l->cell[l->item[i].first + k];
            marks |= marked[cell / 64] >> cell % 64 & 1;
        }
        if (!marks) {
            l->item[kept++] = l->item[i];
        }
    }
    memmove(l->item + kept, l->item + end, (l->count - end) * sizeof *l->item);
    l->count -= end - kept;
    return kept;
}

/* No cell is in two cages. Cages from `first` on take the place of those that were drawn from
 * `begin` on; if they fill the board, half of them do. Earlier ones stay. */
static void part_cages(struct constraint_list *l, size_t begin, size_t first, bool fill,
                       struct pcg32 *rng)
{
    uint64_t fixed[(MAX_CELLS + 63) / 64] = {0};
    uint64_t drawn[(MAX_CELLS + 63) / 64] = {0};
    bool others = false;
    for (size_t i = 0; i < first; i++) {
        others |= is_area(&l->item[i]);
    }
    if (!others || first == l->count) {
        return;
    }
    if (fill) {
        size_t kept = first;
        for (size_t i = first; i < l->count; i++) {
            const struct constraint_item item = l->item[i];
            if (kept == first || pcg32_below(rng, 2)) {
                l->item[kept++] = item;
            }
        }
        l->count = kept;
    }
    mark_areas(l, 0, begin, fixed);
    drop_marked(l, first, l->count, fixed);
    mark_areas(l, first, l->count, drawn);
    drop_marked(l, begin, first, drawn);
}

void constraints_draw(const struct layout *v, const uint8_t *digits,
                      const struct constraint_spec *w, enum level level, struct pcg32 *rng,
                      struct constraint_list *out)
{
    uint64_t used[(MAX_CELLS + 63) / 64] = {0}; /* by lines */
    mark_lines(out, used);
    size_t begin = out->count;
    bool both_dots = w->kinds >> CONSTRAINT_WHITE_DOT & w->kinds >> CONSTRAINT_BLACK_DOT & 1;
    add_rules(w, out);
    for (unsigned k = 0; k < CONSTRAINT_KIND_COUNT; k++) {
        const struct constraint_kind *kind = constraint_kinds[k];
        size_t first = out->count;
        if (!(w->kinds >> k & 1)) {
            continue;
        }
        switch (kind->make) {
        case MAKE_CAGES:
            cages_draw(v, digits, level, rng, out);
            break;
        case MAKE_THERMO:
        case MAKE_ARROW:
        case MAKE_PILL:
        case MAKE_FORTH:
        case MAKE_WHOLE:
        case MAKE_MIRRORED:
            lines_draw(v, digits, k, used, rng, out);
            break;
        case MAKE_ALL:
            kind->derive(v, digits, out);
            if (w->in_boxes && kind->shape == CONSTRAINT_PAIR) {
                keep_in_boxes(v, out, first);
            }
            break;
        case MAKE_SOME:
            kind->derive(v, digits, out);
            thin_out(out, first, CELLS_A_MARK, rng);
            break;
        case MAKE_FEW:
            few_draw(v, digits, k, w->kinds, rng, out);
            break;
        case MAKE_AREAS:
            areas_draw(v, digits, k, used, rng, out);
            break;
        case MAKE_CALC:
            calc_draw(v, digits, k, level, rng, out);
            break;
        case MAKE_CLONES:
            clones_draw(v, digits, used, rng, out);
            break;
        case MAKE_RULE: /* add_rules had it */
        case MAKE_NONE:
            break;
        }
        if (kind->shape == CONSTRAINT_AREA) {
            part_cages(out, begin, first, kind->make == MAKE_CAGES || kind->make == MAKE_CALC, rng);
        }
        if (kind->may_all && w->all_signs) {
            constraint_list_add(out, k, true, 0, NULL, 0);
        }
    }
    if (both_dots) {
        drop_double_dots(out, begin, digits);
    }
}
