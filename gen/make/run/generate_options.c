#include "gen/make/run/generate_options.h"

#include <string.h>

#include "gen/grade/level_range.h"

const char *generate_symmetry_choice(size_t index)
{
    if (index == GENERATE_ANY_SYMMETRY) {
        return "any";
    }
    return symmetry_choice(index);
}

static struct spec_range range_of(const struct option_range *r)
{
    return r->given ? (struct spec_range){(int)r->low, (int)r->high}
                    : (struct spec_range){0, MAX_CONDITION};
}

static enum status fill_specs(const struct generate_options *o, struct specs *w, struct diag *d)
{
    w->openings = range_of(&o->openings);
    w->bottleneck = range_of(&o->bottleneck);
    w->hard_steps = range_of(&o->hard_steps);
    w->course = o->course - 1; /* the first is any */
    w->even_digits = o->digits > 0;
    w->even_boxes = o->boxes > 0;
    w->no_dead_givens = o->no_dead_givens;
    bool any = !o->opening || strcmp(o->opening, "any") == 0;
    return any ? STATUS_OK
               : technique_set_parse(o->opening, &w->opening,
                                     &(struct diag_at){.file = "--opening"}, d);
}

static enum status fill_target(const struct generate_options *o, struct target *t, struct diag *d)
{
    t->minimal = o->minimal;
    t->singles_only = o->singles_only;
    if (o->givens.given) {
        t->givens_low = (unsigned)o->givens.low;
        if (o->givens.high < t->givens_high) { /* which is the number of cells */
            t->givens_high = (unsigned)o->givens.high;
        }
    }
    if (o->se.given) {
        t->by_se = true;
        t->se_low_tenths = (int)o->se.low;
        t->se_high_tenths = (int)o->se.high;
    }
    enum status status =
        o->level ? level_range_parse(o->level, &t->level_low, &t->level_high, d) : STATUS_OK;
    if (status == STATUS_OK && o->requires) {
        status = technique_set_parse(o->requires, &t->requires,
                                     &(struct diag_at){.file = "--requires"}, d);
    }
    if (status == STATUS_OK && o->excludes) {
        status = technique_set_parse(o->excludes, &t->excludes,
                                     &(struct diag_at){.file = "--excludes"}, d);
    }
    return status == STATUS_OK ? fill_specs(o, &t->specs, d) : status;
}

enum status generate_options_fill(const struct generate_options *o, struct layout_spec *layout,
                                  struct generate_request *r)
{
    enum status status = layout_options_read(&o->layout, true, layout, r->diag);
    if (status != STATUS_OK) {
        return status;
    }
    r->variant = layout->choice.layout;
    r->choice = layout->choice.kind == LAYOUT_FIXED ? NULL : &layout->choice;
    r->constraints = layout->constraints;
    target_init(&r->target, r->variant);
    r->count = (uint64_t)o->number;
    r->max_tries = (uint64_t)o->tries;
    r->symmetry = o->symmetry;
    r->few_givens = (unsigned)o->few;
    r->distinct = o->distinct;
    r->recheck = o->recheck;
    status = fill_target(o, &r->target, r->diag);
    if (status == STATUS_OK && o->constraint_style) {
        status =
            constraint_style_parse(o->constraint_style, &r->constraints, &r->style, NULL, r->diag);
    }
    return status == STATUS_OK && o->shard ? generate_request_set_shard(r, o->shard) : status;
}

enum status generate_use_sketch(const struct generate_options *o, const struct sketch *sketch,
                                uint64_t ways, const char *dashes, struct layout_spec *layout,
                                struct generate_request *r)
{
    const struct layout_settings *l = &o->layout;
    const bool is_usual = !l->variant || strcmp(l->variant, variant_choice(0)) == 0;
    const char *other = !is_usual             ? "variant"
                        : l->regions          ? "regions"
                        : l->houses.count     ? "houses"
                        : l->grids            ? "grids"
                        : l->constraints      ? "constraints"
                        : l->all_signs        ? "all-signs"
                        : o->constraint_style ? "constraint-style"
                        : o->few              ? "few"
                                              : NULL;
    if (other) {
        r->diag->hint = "leave it out";
        return diag_usage(r->diag, NULL, "%s%s does not work with %saround", dashes, other, dashes);
    }
    r->sketch = sketch;
    layout_drop(layout->choice.layout);
    layout->choice.layout = layout_keep(sketch->base);
    r->variant = sketch->base;
    r->count = ways;
    r->distinct = ways > 1;
    r->target.givens_high = r->variant->cell_count;
    if (!o->level) {
        target_cap_level(&r->target, r->variant);
    }
    if (o->givens.given && o->givens.high < r->variant->cell_count) {
        r->target.givens_high = (unsigned)o->givens.high;
    }
    return STATUS_OK;
}

enum status generate_option_check(const struct generate_options *o, const char *option,
                                  struct diag *d)
{
    enum level low = (enum level)0;
    enum level high = (enum level)(LEVEL_COUNT - 1);
    struct technique_set set = {{0}};
    struct constraint_spec constraints = {0};
    struct generate_request request;
    if (strcmp(option, "level") == 0) {
        return level_range_parse(o->level, &low, &high, d);
    }
    const char *techniques = strcmp(option, "requires") == 0   ? o->requires
                             : strcmp(option, "excludes") == 0 ? o->excludes
                                                               : NULL;
    if (strcmp(option, "opening") == 0 && strcmp(o->opening, "any") != 0) {
        techniques = o->opening;
    }
    if (techniques) {
        return technique_set_parse(techniques, &set, NULL, d);
    }
    if (strcmp(name_today(option), "constraints") == 0) {
        return constraint_spec_parse(o->layout.constraints, &constraints, NULL, d);
    }
    if (strcmp(option, "constraint-style") == 0) {
        struct constraint_style style = {0};
        constraints.kinds = ~(kind_set)0; /* which, another option says */
        return constraint_style_parse(o->constraint_style, &constraints, &style, NULL, d);
    }
    if (strcmp(option, "shard") == 0) {
        generate_request_init(&request);
        request.diag = d;
        return generate_request_set_shard(&request, o->shard);
    }
    return STATUS_OK;
}
