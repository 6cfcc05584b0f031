#include "gen/bank/query_options.h"

#include <string.h>

#include "gen/board/symmetry.h"
#include "gen/grade/level_range.h"

const char *bank_order_choice(size_t index)
{
    return index < BANK_ORDER_COUNT ? bank_order_name((enum bank_order)index) : NULL;
}

static enum status wrong_name(struct diag *d, const char *option, const char *topic,
                              const char *name)
{
    return diag_usage(d, NULL, "--%s: there is no '%s'; 'nonet help %s' lists them", option, name,
                      topic);
}

static bool is_variant(const char *name)
{
    size_t i = 0;
    while (layout_or_map_choice(i) && strcmp(layout_or_map_choice(i), name) != 0) {
        i++;
    }
    return layout_or_map_choice(i) != NULL;
}

static enum status check_names(const struct bank_query_options *o, struct diag *d)
{
    enum symmetry symmetry;
    if (o->variant && !is_variant(o->variant)) {
        return wrong_name(d, "variant", "variants", o->variant);
    }
    if (o->symmetry && !symmetry_find(o->symmetry, &symmetry)) {
        return wrong_name(d, "symmetry", "symmetries", o->symmetry);
    }
    if (o->hardest && technique_find(o->hardest) < 0) {
        return wrong_name(d, "hardest", "techniques", o->hardest);
    }
    if (o->used && o->unused) {
        return diag_usage(d, NULL, "--used and --unused contradict each other; give one of them");
    }
    return STATUS_OK;
}

static enum status read_techniques(const struct option_list *list, const char *names[],
                                   size_t *count, struct diag *d)
{
    struct technique_set set = {{0}};
    enum status status = STATUS_OK;
    for (size_t i = 0; i < list->count && status == STATUS_OK; i++) {
        status = technique_set_parse(list->item[i], &set, NULL, d);
    }
    *count = 0;
    for (size_t i = 0; i < technique_count(); i++) {
        if (technique_set_has(&set, (int)i)) {
            names[(*count)++] = technique_at(i)->key;
        }
    }
    return status;
}

static struct bank_range range_of(const struct option_range *r)
{
    return (struct bank_range){r->given, r->low, r->high};
}

enum status bank_query_options_fill(const struct bank_query_options *o, struct bank_filter *filter,
                                    struct bank_query_names *names, struct diag *d)
{
    enum level low = LEVEL_EASY;
    enum level high = LEVEL_BEYOND;
    *filter = (struct bank_filter){
        .variant = o->variant,
        .symmetry = o->symmetry,
        .hardest = o->hardest,
        .requires = names->requires,
        .excludes = names->excludes,
        .givens = range_of(&o->givens),
        .score = range_of(&o->score),
        .se_tenths = range_of(&o->se),
        .minutes = range_of(&o->minutes),
        .minimal = o->minimal,
        .state = o->used     ? BANK_USED
                 : o->unused ? BANK_UNUSED
                             : BANK_ANY,
        .order = (enum bank_order)o->order,
        .descending = o->descending,
        .seed = o->seed,
        .limit = (uint64_t)o->limit,
        .skip = (uint64_t)o->skip,
    };
    enum status status = check_names(o, d);
    if (status == STATUS_OK && o->level) {
        status = level_range_parse(o->level, &low, &high, d);
        filter->level = (struct bank_range){true, low, high};
    }
    if (status == STATUS_OK) {
        status = read_techniques(&o->requires, names->requires, &filter->requires_count, d);
    }
    if (status == STATUS_OK) {
        status = read_techniques(&o->excludes, names->excludes, &filter->excludes_count, d);
    }
    return status;
}
