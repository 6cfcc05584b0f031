/* Simple and multi colours: the strong links of one digit, followed through, give each of their
 * cells one of two colours, of which one is true. */
#include "gen/grade/technique/pattern/conjugates.h"
#include "gen/grade/technique/pattern/templates.h"

struct colouring {
    cell_set side[2];
};

enum { MAX_COLOURINGS = ENGINE_CELLS / 2 };

/* Groups the strong links of a digit that hang together, and gives their cells two colours so that
 * the ends of each link differ: of a link one end is true, so all cells of one colour are true and
 * all of the other false. A group grows until no link adds a cell. A cell may get both colours, by
 * a ring with an odd number of links; a colour then sees itself, which makes a wrap. */
static unsigned colourings_of(const struct engine *e, unsigned digit, struct colouring *out)
{
    struct conjugates link[ENGINE_HOUSES];
    unsigned links = conjugates_of(e, digit, link);
    cell_set done = set_none();
    unsigned count = 0;
    for (unsigned first = 0; first < links; first++) {
        if (set_has(&done, link[first].cell[0])) {
            continue;
        }
        struct colouring *c = &out[count++];
        c->side[0] = set_of(link[first].cell[0]);
        c->side[1] = set_none();
        for (bool grew = true; grew;) {
            grew = false;
            for (unsigned i = 0; i < links; i++) {
                for (unsigned k = 0; k < 4; k++) {
                    unsigned from = link[i].cell[k & 1];
                    unsigned to = link[i].cell[1 - (k & 1)];
                    if (set_has(&c->side[k >> 1], from) && !set_has(&c->side[1 - (k >> 1)], to)) {
                        set_add(&c->side[1 - (k >> 1)], to);
                        grew = true;
                    }
                }
            }
        }
        done = set_or(done, set_or(c->side[0], c->side[1]));
    }
    return count;
}

static void explain_colouring(struct engine *e, unsigned digit, const struct colouring *c,
                              unsigned first_role)
{
    static const enum mark_role role[] = {MARK_PATTERN, MARK_FIN, MARK_SET_A, MARK_SET_B};
    struct conjugates link[ENGINE_HOUSES];
    unsigned links = conjugates_of(e, digit, link);
    cell_set both = set_or(c->side[0], c->side[1]);
    mark_set(e, role[first_role], digit, c->side[0]);
    mark_set(e, role[first_role + 1], digit, c->side[1]);
    for (unsigned i = 0; i < links; i++) {
        if (set_has(&both, link[i].cell[0])) {
            link_candidates(e, candidate_of(digit, link[i].cell[0]),
                            candidate_of(digit, link[i].cell[1]), true);
        }
    }
}

/* Has the digit nothing left that colours could rule out? On a plain board that is in no template.
 */
static bool all_templated(struct engine *e, unsigned digit)
{
    return e->tables.v->plain && set_empty(untemplated_cells(e, digit));
}

/* wrap: a colour that sees itself is false. trap: what sees both colours is false. */
static bool simple_colours_of_digit(struct engine *e, unsigned digit, int wrap)
{
    struct colouring c[MAX_COLOURINGS];
    if (all_templated(e, digit)) {
        return false;
    }
    unsigned count = colourings_of(e, digit, c);
    for (unsigned i = 0; i < count; i++) {
        cell_set seen[2] = {seen_by(e, c[i].side[0]), seen_by(e, c[i].side[1])};
        for (unsigned side = 0; wrap && side < 2; side++) {
            if (set_meets(seen[side], c[i].side[side])) {
                eliminate_set(e, digit, c[i].side[side]);
            }
        }
        /* A colour that sees itself is removed by the wrap, not by the trap. */
        cell_set own = set_or(c[i].side[0], c[i].side[1]);
        if (!wrap) {
            eliminate_set(
                e, digit,
                set_minus(set_and(seen[0], seen[1]), e->mode == SEARCH_VISIT ? set_none() : own));
        }
        if (!found_any(e)) {
            continue;
        }
        if (explaining(e)) {
            explain_colouring(e, digit, &c[i], 0);
        }
        if (emit(e)) {
            return true;
        }
    }
    return false;
}

bool find_simple_colours(struct engine *e, int wrap)
{
    return each_digit(e, wrap, simple_colours_of_digit);
}

static void multi_colours_eliminate(struct engine *e, unsigned digit, const struct colouring *a,
                                    const struct colouring *b, bool two)
{
    for (unsigned k = 0; k < 2; k++) {
        if (two) {
            cell_set seen = seen_by(e, a->side[k]);
            if (set_meets(seen, b->side[0]) && set_meets(seen, b->side[1])) {
                eliminate_set(e, digit, a->side[k]);
            }
            continue;
        }
        for (unsigned m = 0; m < 2; m++) {
            if (set_meets(seen_by(e, a->side[k]), b->side[m])) {
                eliminate_set(e, digit,
                              set_and(seen_by(e, a->side[1 - k]), seen_by(e, b->side[1 - m])));
            }
        }
    }
}

/* One: a colour of one pair sees a colour of another, so one of the two opposite colours is true.
 * Two: a colour sees both colours of another pair and is false. */
static bool multi_colours_of_digit(struct engine *e, unsigned digit, int kind)
{
    struct colouring c[MAX_COLOURINGS];
    if (all_templated(e, digit)) {
        return false;
    }
    unsigned count = colourings_of(e, digit, c);
    for (unsigned i = 0; i < count; i++) {
        for (unsigned j = 0; j < count; j++) {
            if (i == j) {
                continue;
            }
            multi_colours_eliminate(e, digit, &c[i], &c[j], kind == 2);
            if (!found_any(e)) {
                continue;
            }
            if (explaining(e)) {
                explain_colouring(e, digit, &c[i], 0);
                explain_colouring(e, digit, &c[j], 2);
            }
            if (emit(e)) {
                return true;
            }
        }
    }
    return false;
}

bool find_multi_colours(struct engine *e, int kind)
{
    return each_digit(e, kind, multi_colours_of_digit);
}
