/* Cages cut in two until they leave one solution. */
#include "gen/make/constraints/cage_draft.h"
#include "gen/make/constraints/constraint_draw.h"

/* Penalties of a cut: most for parts of one cell, then for parts with the sum of a neighbouring
 * cage, then for small parts. */
enum { PART_ALONE = 64, PART_ALIKE = 8 };

struct cut {
    unsigned cage;
    unsigned part; /* a bit a cell, the first cell's always; 0: there is no cut yet */
    unsigned badness;
    unsigned alike; /* as good as this one */
};

static unsigned sum_of_part(const struct cage *cage, unsigned part, const uint8_t *digits)
{
    unsigned sum = 0;
    for (; part; part &= part - 1) {
        sum += digits[cage->cell[__builtin_ctz(part)]];
    }
    return sum;
}

static bool is_one_cell(unsigned part)
{
    return !(part & (part - 1));
}

/* Does a cage next to the part have its sum? */
static bool has_alike(const struct cages *c, unsigned number, unsigned part, unsigned sum)
{
    for (; part; part &= part - 1) {
        uint16_t side[4];
        unsigned cell = c->at[number].cell[__builtin_ctz(part)];
        for (unsigned k = cages_sides_of(c->v, cell, side); k-- > 0;) {
            unsigned beside = c->of[side[k]];
            if (beside != number && beside != NO_CAGE && c->at[beside].sum == sum) {
                return true;
            }
        }
    }
    return false;
}

static unsigned badness_of(const struct cages *c, unsigned number, unsigned part)
{
    const struct cage *cage = &c->at[number];
    unsigned rest = ((1U << cage->count) - 1) & ~part;
    unsigned sum = sum_of_part(cage, part, c->digits);
    unsigned other_sum = cage->sum - sum;
    unsigned alike = sum == other_sum;
    alike += has_alike(c, number, part, sum);
    alike += has_alike(c, number, rest, other_sum);
    unsigned alone = is_one_cell(part);
    alone += is_one_cell(rest);
    return PART_ALONE * alone + PART_ALIKE * alike + (MAX_CAGE - cage->count);
}

/* Every way to cut the cage so that the other board is wrong; NULL: any. */
static void consider_cuts(const struct cages *c, unsigned number, const uint8_t *other,
                          struct cut *best)
{
    const struct cage *cage = &c->at[number];
    unsigned all = (1U << cage->count) - 1;
    for (unsigned part = 1; part < all; part += 2) {
        if (other && sum_of_part(cage, part, c->digits) == sum_of_part(cage, part, other)) {
            continue;
        }
        unsigned badness = badness_of(c, number, part);
        if ((best->part && badness > best->badness) || !cages_are_connected(c->v, cage, part) ||
            !cages_are_connected(c->v, cage, all & ~part)) {
            continue;
        }
        best->alike = best->part && badness == best->badness ? best->alike + 1 : 1;
        if (pcg32_below(c->rng, best->alike) == 0) {
            *best = (struct cut){number, part, badness, best->alike};
        }
    }
}

/* The cells outside the part become a new cage; returns its number. */
static unsigned carry_out(struct cages *c, const struct cut *cut)
{
    const struct cage whole = c->at[cut->cage];
    unsigned rest = c->count++;
    c->at[rest] = (struct cage){0};
    for (unsigned i = 0; i < whole.count; i++) {
        if (!(cut->part >> i & 1)) {
            cages_take(c, whole.cell[i]);
            cages_add(c, rest, whole.cell[i]);
        }
    }
    return rest;
}

/* One cell by itself goes to a neighbour, or takes a cell from one, but not where the rest of the
 * cage is: that would make good again what the other board has wrong. */
static void mend_parts(struct cages *c, unsigned one, unsigned rest)
{
    const unsigned parts[2] = {one, rest};
    const unsigned cells[2] = {c->at[one].cell[0], c->at[rest].cell[0]};
    for (unsigned i = 0; i < 2; i++) {
        if (c->at[parts[i]].count == 1) {
            (void)cages_mend(c, parts[i], c->of[cells[!i]]);
        }
    }
}

static bool all_hold(const struct cages *c, const uint8_t *digits)
{
    bool hold = true;
    for (unsigned i = 0; i < c->count && hold; i++) {
        hold = sum_of_part(&c->at[i], (1U << c->at[i].count) - 1, digits) == c->at[i].sum;
    }
    return hold;
}

bool cages_cut(struct constraint_list *l, const struct layout *v, const uint8_t *digits,
               const uint8_t *other, struct pcg32 *rng)
{
    struct cages c;
    struct cut best = {0};
    cages_begin(&c, v, digits, rng);
    cages_from_list(&c, l);
    for (unsigned i = 0; i < c.count; i++) {
        consider_cuts(&c, i, other, &best);
    }
    if (!best.part) {
        return false;
    }
    unsigned rest = carry_out(&c, &best);
    const struct cages plain = c;
    mend_parts(&c, best.cage, rest);
    cages_to_list(other && all_hold(&c, other) ? &plain : &c, l);
    return true;
}
