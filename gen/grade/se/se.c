/* The scale's rules in their order, and the rating.
 *
 * The room from the ground up: se_board.h has the position and se_rules.h the rules without
 * chains; links.h, simple_chains.h cycles and forcing chains; se_closure.h what follows from an
 * assumption, with reasons, and forcing.h the chains made of closures. propagation.h and
 * assumptions.h find out beforehand, with bare sets, which closures are worth building; deduction.h
 * and the deduce_ files are what closures use besides links. se.h alone is for others. */
#include "gen/grade/se/se.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "gen/grade/se/chain/simple_chains.h"
#include "gen/grade/se/deduce/deduce_dynamic.h"
#include "gen/grade/se/ratings.h"
#include "gen/grade/se/se_rules.h"

struct se_scratch {
    struct se_map map;
    struct se_board board;
    struct se_work work;
    struct se_links links;
    struct se_chain_tables tables;
    struct se_hint hint;
    struct se_forcing forcing;
    struct se_kept_closures kept;
    struct se_dynamic dynamic;
};

struct se_rule_row {
    const char *name;
    se_find *find;
};

static const struct se_rule_row rules[SE_RULE_COUNT] = {
    [SE_SINGLE] = {"hidden single", se_find_single},
    [SE_DIRECT_LOCKING] = {"direct intersection", se_find_direct_locking},
    [SE_DIRECT_PAIR] = {"direct hidden pair", se_find_direct_pair},
    [SE_NAKED_SINGLE] = {"naked single", se_find_naked_single},
    [SE_DIRECT_TRIPLET] = {"direct hidden triplet", se_find_direct_triplet},
    [SE_LOCKING] = {"intersection", se_find_locking},
    [SE_NAKED_PAIR] = {"naked pair", se_find_naked_pair},
    [SE_X_WING] = {"X-wing", se_find_x_wing},
    [SE_HIDDEN_PAIR] = {"hidden pair", se_find_hidden_pair},
    [SE_NAKED_TRIPLET] = {"naked triplet", se_find_naked_triplet},
    [SE_SWORDFISH] = {"swordfish", se_find_swordfish},
    [SE_HIDDEN_TRIPLET] = {"hidden triplet", se_find_hidden_triplet},
    [SE_XY_WING] = {"XY-wing", se_find_xy_wing},
    [SE_XYZ_WING] = {"XYZ-wing", se_find_xyz_wing},
    [SE_UNIQUE_LOOP] = {"unique loop", se_find_unique_loop},
    [SE_NAKED_QUAD] = {"naked quad", se_find_naked_quad},
    [SE_JELLYFISH] = {"jellyfish", se_find_jellyfish},
    [SE_HIDDEN_QUAD] = {"hidden quad", se_find_hidden_quad},
    [SE_BUG] = {"BUG", se_find_bug},
    [SE_ALIGNED_PAIR] = {"aligned pair exclusion", se_find_aligned_pair},
    [SE_CHAIN] = {"forcing chain or cycle", NULL},
    [SE_ALIGNED_TRIPLET] = {"aligned triplet exclusion", se_find_aligned_triplet},
    [SE_NISHIO] = {"Nishio forcing chain", NULL},
    [SE_MULTIPLE_CHAIN] = {"multiple forcing chain", NULL},
    [SE_DYNAMIC_CHAIN] = {"dynamic forcing chain", NULL},
    [SE_DYNAMIC_PLUS] = {"dynamic forcing chain plus", NULL},
    [SE_NESTED_CHAIN] = {"nested forcing chain", NULL},
    [SE_NESTED_MULTIPLE] = {"nested multiple forcing chain", NULL},
    [SE_NESTED_DYNAMIC] = {"nested dynamic forcing chain", NULL},
    [SE_NESTED_NESTED] = {"doubly nested forcing chain", NULL},
};

/* The kinds of forcing chains by rule; base 0: the rule is none. */
static const struct se_forcing_kind forcing_kinds[SE_RULE_COUNT] = {
    [SE_NISHIO] = {.base = SE_TENTHS_NISHIO / 10.0, .dynamic = true, .one_digit = true},
    [SE_MULTIPLE_CHAIN] = {.base = SE_TENTHS_MULTIPLE / 10.0},
    [SE_DYNAMIC_CHAIN] = {.base = SE_TENTHS_DYNAMIC / 10.0, .dynamic = true},
    [SE_DYNAMIC_PLUS] = {.base = SE_TENTHS_DYNAMIC_PLUS / 10.0,
                         .dynamic = true,
                         .level = SE_WITH_RULES},
    [SE_NESTED_CHAIN] = {.base = SE_TENTHS_NESTED_CHAINS / 10.0,
                         .dynamic = true,
                         .level = SE_WITH_CHAINS},
    [SE_NESTED_MULTIPLE] = {.base = SE_TENTHS_NESTED_MULTIPLE / 10.0,
                            .dynamic = true,
                            .level = SE_WITH_MULTIPLE},
    [SE_NESTED_DYNAMIC] = {.base = SE_TENTHS_NESTED_DYNAMIC / 10.0,
                           .dynamic = true,
                           .level = SE_WITH_DYNAMIC},
    [SE_NESTED_NESTED] = {.base = SE_TENTHS_NESTED_NESTED / 10.0,
                          .dynamic = true,
                          .level = SE_WITH_NESTED},
};

/* A puzzle that no rule solves needs at least the last. */
enum { BEYOND_TENTHS = SE_TENTHS_NESTED_NESTED };

const char *se_rule_name(enum se_rule rule)
{
    return rules[rule].name;
}

void se_options_init(struct se_options *o)
{
    *o = (struct se_options){.work_limit = 700000};
}

struct se_scratch *se_scratch_new(void)
{
    struct se_scratch *s = calloc(1, sizeof *s);
    if (s) {
        se_map_init(&s->map);
        se_dynamic_init(&s->dynamic);
        se_forcing_nest(&s->forcing, &s->dynamic.inner);
        se_forcing_keep(&s->forcing, &s->kept);
    }
    return s;
}

void se_scratch_drop(struct se_scratch *s)
{
    free(s);
}

/* The rules made of chains share the links of the position. */
static int find_chain(struct se_scratch *s, enum se_rule rule)
{
    struct se_board *b = &s->board;
    if (rule == SE_CHAIN) {
        se_links_build(&s->links, &s->map, b->cand, b->at);
        se_forcing_step(&s->forcing);
        se_assumptions_imply(&s->forcing.assumptions, &s->links, b, &s->work);
        se_chain_search(&s->tables, &s->links, &s->forcing.assumptions.implied, b, &s->work,
                        &s->hint);
    } else if (forcing_kinds[rule].base > 0) {
        se_forcing_search(&s->forcing, &forcing_kinds[rule], &s->links, b, &s->work, &s->hint);
    } else {
        return 0;
    }
    return s->work.stopped ? 0 : se_hint_apply(&s->hint, b);
}

/* Apply the next step. Returns its rating; 0 where the work ran out at *rule, or where no rule
 * finds one (*rule is then SE_RULE_COUNT). */
static int next_step(struct se_scratch *s, int hardest, enum se_rule *rule)
{
    for (unsigned i = 0; i < SE_RULE_COUNT; i++) {
        *rule = (enum se_rule)i;
        int tenths =
            rules[i].find ? rules[i].find(&s->board, hardest) : find_chain(s, (enum se_rule)i);
        if (tenths || s->work.stopped) {
            return tenths;
        }
    }
    *rule = SE_RULE_COUNT;
    return 0;
}

/* The rating that a puzzle has at least when all rules before this one have failed. */
static int min_of(enum se_rule rule)
{
    return rule == SE_CHAIN ? SE_TENTHS_CYCLE : (int)lround(forcing_kinds[rule].base * 10);
}

/* The work limit was reached at this rule, or no rule applies. */
static void note_bound(struct se_rating *out, enum se_rule rule)
{
    int least = rule < SE_RULE_COUNT ? min_of(rule) : BEYOND_TENTHS;
    out->bounded = true;
    if (least > out->er_tenths) {
        out->er_tenths = least;
    }
}

static void note_step(struct se_rating *out, int tenths, enum se_rule rule, bool placed)
{
    if (out->steps++ == 0) {
        out->ed_tenths = tenths;
    }
    out->count[rule]++;
    if (tenths > out->er_tenths) {
        out->er_tenths = tenths;
        out->hardest = rule;
    }
    if (placed && out->ep_tenths == 0) {
        out->ep_tenths = out->er_tenths;
    }
}

/* Does every cell hold its digit of the solution, or have it left? */
static bool keeps(const struct se_board *b, const struct grid *solution)
{
    for (unsigned cell = 0; cell < SE_CELLS; cell++) {
        unsigned digit = solution->cell[cell];
        bool kept = b->digit[cell] ? b->digit[cell] == digit : b->cand[cell] >> (digit - 1) & 1;
        if (!kept) {
            return false;
        }
    }
    return true;
}

bool se_rate(const struct layout *v, const struct grid *givens, const struct se_options *o,
             struct se_scratch *s, struct se_rating *out)
{
    struct se_board *b = &s->board;
    memset(out, 0, sizeof *out);
    if (!v->classic || !se_board_init(b, &s->map, givens)) {
        return false;
    }
    s->work = (struct se_work){.limit = o->work_limit};
    se_forcing_begin(&s->forcing);
    while (b->left && !b->broken) {
        enum se_rule rule = SE_SINGLE;
        b->placed = false;
        int tenths = next_step(s, out->er_tenths, &rule);
        out->work = s->work.done;
        if (tenths == 0) {
            note_bound(out, rule);
            return true;
        }
        note_step(out, tenths, rule, b->placed);
        if (o->solution && out->unsound_step == 0 && !keeps(b, o->solution)) {
            out->unsound_step = out->steps;
        }
        if (o->cap_tenths && tenths > o->cap_tenths) {
            out->capped = true;
            return true;
        }
    }
    out->solved = !b->broken;
    return !b->broken;
}

void se_to_record(const struct se_rating *rating, struct record *r)
{
    r->se_tenths = rating->solved ? rating->er_tenths : -1;
    r->se_least = rating->bounded ? rating->er_tenths : -1;
}
