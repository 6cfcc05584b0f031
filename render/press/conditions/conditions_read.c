#include "render/press/conditions/conditions.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "gen/constraint/constraint.h"
#include "gen/make/constraints/constraint_use.h"
#include "gen/make/dig/mask.h"
#include "gen/make/search/never_required.h"
#include "gen/solve/solve.h"

static enum status read_techniques(struct technique_set *set, const struct config_texts *names,
                                   const struct book_config *cfg, struct diag *d)
{
    for (size_t i = 0; i < names->count; i++) {
        int id = technique_find(names->item[i]);
        if (id < 0) {
            struct diag_at at;
            d->hint = "'nonet help techniques' lists them";
            return diag_usage(d, book_config_at(cfg, &names->item[i], &at),
                              "there is no technique '%s'", names->item[i]);
        }
        technique_set_add(set, id);
    }
    return STATUS_OK;
}

static void add_constraint_name(struct section_conditions *c, kind_set kinds)
{
    for (size_t i = 0; i < c->constraint_name_count; i++) {
        if (c->constraint_name_kinds[i] == kinds) {
            return;
        }
    }
    if (c->constraint_name_count < CONDITION_CONSTRAINT_NAMES) {
        c->constraint_name_kinds[c->constraint_name_count++] = kinds;
    }
}

/* The names of kinds in a list with commas between. */
static enum status read_constraint_names(struct section_conditions *c, const char *list,
                                         const struct diag_at *at, struct diag *d)
{
    enum status status = constraint_spec_parse(list, &c->layout.constraints, at, d);
    for (const char *p = list; status == STATUS_OK && *p; p += *p == ',') {
        struct constraint_spec one = {0};
        char name[40];
        size_t length = strcspn(p, ",");
        snprintf(name, sizeof name, "%.*s", (int)length, p);
        status = constraint_spec_parse(name, &one, at, d);
        add_constraint_name(c, one.kinds);
        p += length;
    }
    return status;
}

/* A drawing decides on the board and its constraints. */
static enum status read_drawing(struct section_conditions *c, const struct book_config *cfg,
                                const struct config_section *s, struct diag *d)
{
    struct diag_at at;
    const struct {
        const char *name;
        bool given;
    } others[] = {{"regions", s->regions},
                  {"houses", s->houses.count > 0},
                  {"grids", s->grids},
                  {"constraints", s->constraints.count > 0},
                  {"constraint_style", s->constraint_style.count > 0},
                  {"constraint_mask", s->constraint_mask},
                  {"all_signs", s->all_signs},
                  {"few", s->few > 0},
                  {"variant", strcmp(s->variant, "classic") != 0}};
    for (size_t i = 0; i < sizeof others / sizeof *others; i++) {
        if (others[i].given) {
            d->hint = "leave it out";
            return diag_usage(d, book_config_at(cfg, &s->drawing, &at),
                              "%s does not work with around", others[i].name);
        }
    }
    if (s->source != SOURCE_GENERATE) {
        return diag_usage(d, book_config_at(cfg, &s->drawing, &at),
                          "around: only a section whose puzzles are made can complete a drawing");
    }
    c->sketch = calloc(1, sizeof *c->sketch);
    if (!c->sketch) {
        return diag_error(d, NULL, OUT_OF_MEMORY);
    }
    if (sketch_read(c->sketch, s->drawing, d) != STATUS_OK) {
        return diag_usage(d, book_config_at(cfg, &s->drawing, &at),
                          "around: the drawing cannot be completed");
    }
    c->layout.choice.kind = LAYOUT_FIXED;
    c->layout.choice.layout = layout_keep(c->sketch->base);
    c->layout.constraints.kinds = c->sketch->kinds;
    c->variant = c->sketch->base;
    return STATUS_OK;
}

static enum status read_layout(struct section_conditions *c, const struct book_config *cfg,
                               const struct config_section *s, struct diag *d)
{
    if (s->drawing) {
        return read_drawing(c, cfg, s, d);
    }
    struct diag_at at[4];
    const struct layout_parts parts = {
        .variant = s->variant,
        .regions = s->regions,
        .houses = s->houses.item,
        .house_count = s->houses.count,
        .grids = s->grids,
        .all_signs = s->all_signs,
        .variant_at = book_config_at(cfg, &s->variant, &at[0]),
        .regions_at = book_config_at(cfg, &s->regions, &at[1]),
        .houses_at = book_config_at(
            cfg, s->houses.count ? (const void *)&s->houses.item[0] : &s->houses, &at[2]),
        .grids_at = book_config_at(cfg, &s->grids, &at[3]),
    };
    enum status status = layout_spec_read(&parts, &c->layout, d);
    if (status == STATUS_OK && c->layout.constraints.kinds) {
        add_constraint_name(c, c->layout.constraints.kinds);
    }
    for (size_t i = 0; i < s->constraints.count && status == STATUS_OK; i++) {
        status = read_constraint_names(c, s->constraints.item[i],
                                       book_config_at(cfg, &s->constraints.item[i], &at[0]), d);
    }
    if (s->source == SOURCE_FILE) {
        c->constraint_name_count =
            0; /* the file is the user's choice: each puzzle may have some of them */
    }
    c->variant = c->layout.choice.layout;
    return status;
}

/* A level by name, or a range of two. The names were checked by the vocabulary of the config. */
static enum status read_levels(struct section_conditions *c, const struct book_config *cfg,
                               const struct config_section *s, struct diag *d)
{
    struct target *t = &c->target;
    const char *text = s->level ? s->level : s->level_range;
    struct diag_at at;
    if (!text) {
        if (c->sketch) {
            target_cap_level(t, c->variant);
        }
        return STATUS_OK;
    }
    const char *dots = strstr(text, "..");
    char low[32];
    snprintf(low, sizeof low, "%.*s", (int)(dots ? (size_t)(dots - text) : strlen(text)), text);
    const char *high = dots ? dots + 2 : low;
    if ((*low && !level_find(low, &t->level_low)) || (*high && !level_find(high, &t->level_high))) {
        d->hint = "the levels are easy, medium, hard, unfair, extreme and beyond";
        return diag_usage(d, book_config_at(cfg, &s->level, &at), "there is no level '%s'", text);
    }
    if (t->level_low > t->level_high) {
        d->hint = "put the easier level first";
        return diag_usage(d, book_config_at(cfg, &s->level, &at),
                          "level: the range %s to %s is empty", low, high);
    }
    return STATUS_OK;
}

/* A mask of the section's board; *out stays NULL where there is none. */
static enum status read_mask(const struct section_conditions *c, const struct book_config *cfg,
                             const char *const *path, const char *field, bool **out, struct diag *d)
{
    struct diag_at at;
    if (!*path) {
        return STATUS_OK;
    }
    *out = calloc(MAX_CELLS, sizeof **out);
    if (!*out) {
        return diag_error(d, NULL, OUT_OF_MEMORY);
    }
    return mask_read(*path, c->variant, *out, d) == STATUS_OK
               ? STATUS_OK
               : diag_usage(d, book_config_at(cfg, path, &at),
                            "%s: the picture cannot be used for this section", field);
}

static enum status read_masks(struct section_conditions *c, const struct book_config *cfg,
                              const struct config_section *s, struct diag *d)
{
    enum status status = read_mask(c, cfg, &s->mask, "mask", &c->mask, d);
    if (status == STATUS_OK) {
        status = read_mask(c, cfg, &s->constraint_mask, "constraint_mask", &c->constraint_mask, d);
    }
    c->style.mask = c->constraint_mask;
    return status;
}

static enum status read_style(struct section_conditions *c, const struct book_config *cfg,
                              const struct config_section *s, struct diag *d)
{
    enum status status = STATUS_OK;
    for (size_t i = 0; i < s->constraint_style.count && status == STATUS_OK; i++) {
        struct diag_at at;
        status =
            constraint_style_parse(s->constraint_style.item[i], &c->layout.constraints, &c->style,
                                   book_config_at(cfg, &s->constraint_style.item[i], &at), d);
    }
    return status;
}

/* The names of board, level, symmetry and techniques. */
static enum status read_names(struct section_conditions *c, const struct book_config *cfg,
                              const struct config_section *s, struct diag *d)
{
    struct diag_at at;
    enum symmetry symmetry;
    if (read_layout(c, cfg, s, d) != STATUS_OK) {
        return STATUS_USAGE;
    }
    if (!solve_prepare(c->variant)) {
        return diag_error(d, NULL, OUT_OF_MEMORY);
    }
    target_init(&c->target, c->variant);
    if (read_levels(c, cfg, s, d) != STATUS_OK) {
        return STATUS_USAGE;
    }
    c->symmetry = GENERATE_ANY_SYMMETRY;
    if (s->symmetry && strcmp(s->symmetry, "any") != 0) {
        if (!symmetry_find(s->symmetry, &symmetry)) {
            d->hint = "'nonet help symmetries' lists them";
            return diag_usage(d, book_config_at(cfg, &s->symmetry, &at),
                              "there is no symmetry '%s'", s->symmetry);
        }
        c->symmetry = (int)symmetry;
    }
    enum status status = read_techniques(&c->target.requires, &s->requires, cfg, d);
    return status == STATUS_OK ? read_techniques(&c->target.excludes, &s->excludes, cfg, d)
                               : status;
}

static void read_ranges(struct section_conditions *c, const struct config_section *s)
{
    struct target *t = &c->target;
    if (s->givens.max >= 0) {
        t->givens_low = (unsigned)s->givens.min;
        if ((unsigned)s->givens.max < t->givens_high) { /* which is the number of cells */
            t->givens_high = (unsigned)s->givens.max;
        }
    }
    if (s->se.max > 0) {
        t->by_se = true;
        t->se_low_tenths = (int)(s->se.min * 10 + 0.5);
        t->se_high_tenths = (int)(s->se.max * 10 + 0.5);
    }
    c->has_score = s->score.max > 0;
    c->score_low = s->score.min;
    c->score_high = s->score.max;
    c->has_minutes = s->minutes.max > 0;
    c->minutes_low = s->minutes.min;
    c->minutes_high = s->minutes.max;
    t->minimal = s->minimal;
    t->singles_only = s->singles_only;
}

static struct spec_range range_of(const struct config_range *r)
{
    return (struct spec_range){r->min, r->max};
}

static enum status read_specs(struct section_conditions *c, const struct book_config *cfg,
                              const struct config_section *s, struct diag *d)
{
    struct specs *w = &c->target.specs;
    w->openings = range_of(&s->openings);
    w->bottleneck = range_of(&s->bottleneck);
    w->hard_steps = range_of(&s->hard_steps);
    w->course = (int)s->course - 1; /* the first is any */
    w->even_digits = s->digits > 0;
    w->even_boxes = s->boxes > 0;
    w->no_dead_givens = s->no_dead_givens;
    return read_techniques(&w->opening, &s->opening, cfg, d);
}

/* What no puzzle of the board can be, and what its board has no measure for. */
static enum status refuse_impossible(const struct section_conditions *c,
                                     const struct book_config *cfg, const struct config_section *s,
                                     struct diag *d)
{
    const struct target *t = &c->target;
    const struct layout *v = c->variant;
    struct diag_at at;
    const void *asked = s->constraints.count ? (const void *)&s->constraints.item[0] : &s->variant;
    if (!c->sketch &&
        constraint_spec_check(&c->layout.constraints, v, c->layout.choice.kind != LAYOUT_FIXED,
                              book_config_at(cfg, asked, &at), d) != STATUS_OK) {
        return STATUS_USAGE;
    }
    if (t->by_se && (!v->classic || c->layout.constraints.kinds)) {
        d->hint = "ask for a level or a score instead";
        return diag_usage(d, book_config_at(cfg, &s->se, &at),
                          "se: %s %s have no SE rating, only classic boards without constraints do",
                          v->name,
                          c->layout.constraints.kinds ? "boards with constraints" : "boards");
    }
    if (t->givens_low > v->cell_count) {
        return diag_usage(d, book_config_at(cfg, &s->givens, &at),
                          "givens: %s boards have %u cells", v->name, v->cell_count);
    }
    if (v->classic && !c->layout.constraints.kinds && t->givens_high < 17) {
        d->hint = "write 17 or more";
        return diag_usage(d, book_config_at(cfg, &s->givens, &at),
                          "givens: no puzzle with fewer than 17 givens has one solution");
    }
    enum level highest = s->levels.count ? LEVEL_EASY : t->level_high;
    for (size_t i = 0; i < s->levels.count; i++) {
        enum level one = LEVEL_EASY;
        (void)level_find(s->levels.item[i].name, &one);
        highest = one > highest ? one : highest;
    }
    for (size_t i = 0; i < s->requires.count; i++) {
        int technique = technique_find(s->requires.item[i]);
        enum level level = technique_at((size_t)technique)->level;
        struct never_required never;
        if (s->source == SOURCE_GENERATE &&
            technique_never_required(technique, v, c->layout.constraints.kinds,
                                     c->layout.constraints.all_signs, &never)) {
            d->hint = never.hint;
            return diag_usage(d, book_config_at(cfg, &s->requires.item[i], &at),
                              "requires: no puzzle of this section needs '%s': %s",
                              s->requires.item[i], never.why);
        }
        if (level > highest) {
            d->hint = "choose a harder level, or remove the technique";
            return diag_usage(d, book_config_at(cfg, &s->requires.item[i], &at),
                              "requires: '%s' makes a puzzle %s or harder, but the level is %s",
                              s->requires.item[i], level_name(level), level_name(highest));
        }
    }
    return STATUS_OK;
}

void section_request_fill(const struct section_conditions *c, const struct config_section *section,
                          struct generate_request *r)
{
    generate_request_init(r);
    r->variant = c->variant;
    r->choice = c->layout.choice.kind == LAYOUT_FIXED ? NULL : &c->layout.choice;
    r->sketch = c->sketch;
    if (!c->sketch) {
        r->constraints = c->layout.constraints;
    }
    r->style = c->style;
    r->target = c->target;
    r->symmetry = c->symmetry;
    r->mask = c->mask;
    r->few_givens = section->few;
    r->max_tries = section->tries;
    r->tries_name = "'tries' in the section";
    r->recheck = section->recheck;
    if ((r->few_givens || c->sketch) && section->symmetry == NULL) {
        r->symmetry = SYMMETRY_NONE;
    }
}

/* What the generator refuses. */
static enum status check_request(const struct section_conditions *c, const struct book_config *cfg,
                                 const struct config_section *s, struct diag *d)
{
    struct generate_request r;
    struct diag_at at;
    if (s->source != SOURCE_GENERATE) {
        return STATUS_OK;
    }
    section_request_fill(c, s, &r);
    r.diag = d;
    return generate_check(&r) == STATUS_OK ? STATUS_OK
                                           : diag_usage(d, book_config_at(cfg, s, &at),
                                                        "no puzzle can be made for this section");
}

enum status section_conditions_read(struct section_conditions *c, const struct book_config *cfg,
                                    const struct config_section *section, struct diag *d)
{
    memset(c, 0, sizeof *c);
    enum status status = read_names(c, cfg, section, d);
    if (status != STATUS_OK) {
        return status;
    }
    read_ranges(c, section);
    status = read_specs(c, cfg, section, d);
    status = status == STATUS_OK ? read_masks(c, cfg, section, d) : status;
    status = status == STATUS_OK ? read_style(c, cfg, section, d) : status;
    status = status == STATUS_OK ? refuse_impossible(c, cfg, section, d) : status;
    return status == STATUS_OK ? check_request(c, cfg, section, d) : status;
}

struct section_conditions section_conditions_of_level(const struct section_conditions *c,
                                                      const char *level)
{
    struct section_conditions one = *c;
    if (level_find(level, &one.target.level_low)) {
        one.target.level_high = one.target.level_low;
    }
    return one;
}

void section_conditions_free(struct section_conditions *c)
{
    free(c->mask);
    free(c->constraint_mask);
    c->mask = c->constraint_mask = NULL;
    if (c->sketch) {
        sketch_free(c->sketch);
        free(c->sketch);
        c->sketch = NULL;
    }
    layout_spec_free(&c->layout);
}
