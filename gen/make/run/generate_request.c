/* What is asked of generate(): the defaults, and what no run can fulfil. */
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "gen/make/constraints/constraint_use.h"
#include "gen/make/dig/base_puzzle.h"
#include "gen/make/few/few_orbits.h"
#include "gen/make/run/generate.h"
#include "gen/make/search/never_required.h"

void generate_request_init(struct generate_request *r)
{
    memset(r, 0, sizeof *r);
    r->variant = variant_at(0);
    r->count = 1;
    r->shard = 1;
    r->shards = 1;
    r->threads = 1;
    target_init(&r->target, r->variant);
}

enum status generate_request_set_shard(struct generate_request *r, const char *text)
{
    char *end;
    unsigned long shard = strtoul(text, &end, 10);
    unsigned long shards = *end == '/' ? strtoul(end + 1, &end, 10) : 0;
    if (*text < '0' || *text > '9' || *end != '\0' || shard < 1 || shard > shards ||
        shards > INT_MAX) {
        return diag_usage(r->diag, NULL, "--shard takes K/N with K from 1 to N, not '%s'", text);
    }
    r->shard = (unsigned)shard;
    r->shards = (unsigned)shards;
    return STATUS_OK;
}

static enum status check_specs(const struct generate_request *r)
{
    const struct specs *w = &r->target.specs;
    const struct spec_range *ranges[] = {&w->openings, &w->bottleneck, &w->hard_steps};
    static const char *const names[] = {"openings", "bottleneck", "hard steps"};
    for (size_t i = 0; i < sizeof ranges / sizeof ranges[0]; i++) {
        if (ranges[i]->low > ranges[i]->high) {
            return diag_usage(r->diag, NULL, "the range %d..%d of %s is empty", ranges[i]->low,
                              ranges[i]->high, names[i]);
        }
    }
    if (technique_set_is_empty(&w->opening)) {
        return STATUS_OK;
    }
    enum level least = LEVEL_BEYOND;
    for (int id = 0; id < (int)technique_count(); id++) {
        enum level level = technique_at((size_t)id)->level;
        if (technique_set_has(&w->opening, id) && technique_is_single(id)) {
            return diag_usage(
                r->diag, NULL,
                "--opening: %s is a single, but the opening is the first step that is not a single",
                technique_at((size_t)id)->key);
        }
        least = technique_set_has(&w->opening, id) && level < least ? level : least;
    }
    return least <= r->target.level_high
               ? STATUS_OK
               : diag_usage(
                     r->diag, NULL,
                     "the opening makes a puzzle %s or harder, but --level allows %s at most",
                     level_name(least), level_name(r->target.level_high));
}

/* Can so few givens be had at all? */
static enum status check_few(const struct generate_request *r)
{
    /* Two digits that no given has could change places, unless constraints tell them apart. */
    const unsigned least = r->variant->classic       ? MIN_FEW_GIVENS
                           : r->variant->constraints ? 0
                                                     : r->variant->size - 1U;
    if (r->few_givens < least) {
        return diag_usage(r->diag, NULL, "no puzzle with fewer than %u givens has one solution",
                          least);
    }
    if (few_givens_suit(r->variant, r->symmetry, r->mask) && r->few_givens > MAX_FEW_GIVENS) {
        r->diag->hint = "use --givens for puzzles with more givens";
        return diag_usage(r->diag, NULL, "--few searches for at most %d givens", MAX_FEW_GIVENS);
    }
    struct orbits *orbits = malloc(sizeof *orbits);
    if (!orbits) {
        return diag_error(r->diag, NULL, OUT_OF_MEMORY);
    }
    bool possible = false;
    bool any = r->symmetry == GENERATE_ANY_SYMMETRY;
    for (int i = any ? 1 : r->symmetry; i <= (any ? SYMMETRY_COUNT - 1 : r->symmetry); i++) {
        symmetry_orbits(r->variant, (enum symmetry)i, orbits);
        possible = possible || (symmetry_suits(r->variant, (enum symmetry)i) &&
                                few_orbits_add_up(orbits, r->mask, r->few_givens));
    }
    free(orbits);
    const char *name = any ? "any" : symmetry_name((enum symmetry)r->symmetry);
    return possible ? STATUS_OK
                    : diag_usage(r->diag, NULL,
                                 "no pattern with the symmetry %s%s has exactly %u givens", name,
                                 r->mask ? " under the mask" : "", r->few_givens);
}

/* Can these constraints be drawn on the board? */
static enum status check_constraints(const struct generate_request *r)
{
    enum status kinds =
        constraint_spec_check(&r->constraints, r->variant, r->choice != NULL, NULL, r->diag);
    return kinds == STATUS_OK
               ? constraint_style_check(&r->constraints, &r->style, r->variant, NULL, r->diag)
               : kinds;
}

/* Has the board such givens? `bare`: no constraints replace givens. */
static enum status check_givens(const struct generate_request *r, bool bare)
{
    const struct target *t = &r->target;
    struct diag *d = r->diag;
    if (t->givens_low > t->givens_high || t->givens_low > r->variant->cell_count) {
        return diag_usage(d, NULL, "%s boards have %u cells, so they cannot have %u givens",
                          r->variant->name, r->variant->cell_count, t->givens_low);
    }
    if (r->symmetry != GENERATE_ANY_SYMMETRY &&
        !symmetry_suits(r->variant, (enum symmetry)r->symmetry)) {
        d->hint = "use --symmetry any or none";
        return diag_usage(d, NULL, "the shape of the %s board does not have the symmetry %s",
                          r->variant->name, symmetry_name((enum symmetry)r->symmetry));
    }
    if (r->variant->classic && bare && t->givens_high < MIN_FEW_GIVENS) {
        d->hint = "--givens must allow 17 or more";
        return diag_usage(d, NULL, "no puzzle with fewer than 17 givens has one solution");
    }
    if (r->few_givens && r->constraints.kinds && (r->symmetry != SYMMETRY_NONE || r->mask)) {
        return diag_usage(d, NULL, "--few does not work with --symmetry or --mask; leave them out");
    }
    return r->few_givens && !r->constraints.kinds ? check_few(r) : STATUS_OK;
}

static enum status check_levels(const struct generate_request *r, bool bare)
{
    const struct target *t = &r->target;
    struct diag *d = r->diag;
    if (t->level_low > t->level_high) {
        return diag_usage(d, NULL, "the level range %s to %s is empty", level_name(t->level_low),
                          level_name(t->level_high));
    }
    if (t->level_low == LEVEL_BEYOND && r->variant->size <= 16) {
        d->hint = "ask for extreme, the hardest level of the techniques";
        return diag_usage(d, NULL,
                          "Nonet cannot search for %s puzzles that the techniques do not solve",
                          r->variant->name);
    }
    if (t->by_se && (!r->variant->classic || !bare)) {
        return diag_usage(d, NULL, "only classic boards have an SE rating, not %s; leave --se out",
                          r->variant->name);
    }
    return STATUS_OK;
}

/* Techniques that are found from stored puzzles alone: do these serve? */
static enum status check_bases(const struct generate_request *r, int id)
{
    const struct target *t = &r->target;
    const char *key = technique_at((size_t)id)->key;
    const bool in_file = r->tries_name;
    enum level least;
    if (!base_puzzle_is_needed(r->variant, id, &least)) {
        return STATUS_OK;
    }
    if ((r->symmetry != SYMMETRY_NONE && r->symmetry != GENERATE_ANY_SYMMETRY) || r->mask) {
        r->diag->hint =
            in_file ? "use symmetry: none and no mask" : "leave out --symmetry and --mask";
        return diag_usage(r->diag, NULL,
                          "Nonet finds no puzzle that needs %s where a symmetry or a mask says "
                          "which cells are given",
                          key);
    }
    if (t->level_high < least) {
        char hint[64];
        snprintf(hint, sizeof hint, "allow level %s, or leave %s out", level_name(least),
                 in_file ? "the level" : "--level");
        r->diag->hint = hint;
        return diag_usage(r->diag, NULL, "Nonet finds no %s puzzle that needs %s",
                          level_name(t->level_high), key);
    }
    return STATUS_OK;
}

/* Can a puzzle require this technique? `drawn`: the kinds of constraints it may have. */
static enum status check_required(const struct generate_request *r, int id, kind_set drawn)
{
    const struct target *t = &r->target;
    const struct technique *technique = technique_at((size_t)id);
    struct never_required never;
    if (technique_set_has(&t->excludes, id)) {
        return diag_usage(r->diag, NULL, "%s is in both --requires and --excludes", technique->key);
    }
    if (technique_never_required(id, r->variant, drawn, r->constraints.all_signs || r->sketch,
                                 &never)) {
        r->diag->hint = never.hint;
        return diag_usage(r->diag, NULL, "no %s puzzle needs %s: %s", r->variant->name,
                          technique->key, never.why);
    }
    if (technique->level > t->level_high) {
        return diag_usage(r->diag, NULL,
                          "%s makes a puzzle %s or harder, but --level allows %s at most",
                          technique->key, level_name(technique->level), level_name(t->level_high));
    }
    return drawn ? STATUS_OK : check_bases(r, id);
}

static enum status check_requires(const struct generate_request *r)
{
    const kind_set drawn = r->constraints.kinds | (r->sketch ? r->sketch->kinds : 0);
    enum status status = STATUS_OK;
    for (int id = 0; id < (int)technique_count() && status == STATUS_OK; id++) {
        if (technique_set_has(&r->target.requires, id)) {
            status = check_required(r, id, drawn);
        }
    }
    return status;
}

enum status generate_check(const struct generate_request *r)
{
    const bool bare = !r->constraints.kinds && !(r->sketch && r->sketch->kinds);
    enum status status = check_constraints(r);
    status = status == STATUS_OK ? check_givens(r, bare) : status;
    status = status == STATUS_OK ? check_levels(r, bare) : status;
    status = status == STATUS_OK ? check_requires(r) : status;
    return status == STATUS_OK ? check_specs(r) : status;
}
