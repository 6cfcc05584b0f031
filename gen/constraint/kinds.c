/* The table of kinds, and what they share. */
#include <string.h>

#include "gen/constraint/lines/line.h"

#define CONSTRAINT_ROW(id, row) &constraint_kind_##row,
const struct constraint_kind *const constraint_kinds[CONSTRAINT_KIND_COUNT] = {
    CONSTRAINT_KINDS(CONSTRAINT_ROW)};
#undef CONSTRAINT_ROW

/* What records called some kinds before. */
static const struct {
    const char *name;
    enum constraint_kind_id kind;
} old_names[] = {{"x-sum", CONSTRAINT_X}, {"v-sum", CONSTRAINT_V}};

int constraint_kind_find(const char *name, size_t length)
{
    for (size_t i = 0; i < sizeof old_names / sizeof *old_names; i++) {
        if (strlen(old_names[i].name) == length && memcmp(old_names[i].name, name, length) == 0) {
            return (int)old_names[i].kind;
        }
    }
    for (int i = 0; i < CONSTRAINT_KIND_COUNT; i++) {
        if (strlen(constraint_kinds[i]->name) == length &&
            memcmp(constraint_kinds[i]->name, name, length) == 0) {
            return i;
        }
    }
    return -1;
}

const char *constraint_kind_choice(size_t index)
{
    return index < CONSTRAINT_KIND_COUNT ? constraint_kinds[index]->name : NULL;
}

bool constraint_kinds_bind_digits(kind_set kinds)
{
    for (unsigned kind = 0; kind < CONSTRAINT_KIND_COUNT; kind++) {
        if (kinds >> kind & 1 && constraint_kinds[kind]->is_about_values) {
            return true;
        }
    }
    return false;
}

bool has_all_signs(const struct layout *v)
{
    for (unsigned i = 0; i < constraint_count(v); i++) {
        if (constraint_at(v, i)->all) {
            return true;
        }
    }
    return false;
}

enum constraint_kind_id constraint_or_else(enum constraint_kind_id kind)
{
    unsigned other = 0;
    while (other < CONSTRAINT_KIND_COUNT &&
           constraint_kinds[kind]->or_else != constraint_kinds[other]) {
        other++;
    }
    return (enum constraint_kind_id)other;
}

bool constraint_kinds_need_twin_rule(kind_set kinds, enum constraint_kind_id kind)
{
    bool twin = false;
    for (unsigned other = 0; other < kind; other++) {
        twin |= kinds >> other & 1 && constraint_kinds[kind]->twin == constraint_kinds[other];
    }
    return twin && kinds >> kind & 1;
}

void constraint_outside_place(const struct layout *v, const struct constraint *c, int *row,
                              int *column)
{
    *row = 2 * (int)row_of(v, c->cell[0]) - (int)row_of(v, c->cell[1]);
    *column = 2 * (int)column_of(v, c->cell[0]) - (int)column_of(v, c->cell[1]);
}

void constraint_rules_print(struct text *out, kind_set kinds, bool all_signs, unsigned size,
                            const struct translation *t)
{
    const char *values[] = {(char[]){digit_to_char(size), '\0'},
                            (char[]){digit_to_char(whisper_difference(size)), '\0'},
                            (char[]){digit_to_char(lockout_difference(size)), '\0'},
                            (char[]){digit_to_char(dutch_difference(size)), '\0'}};
    const char *gap = "";
    for (unsigned kind = 0; kind < CONSTRAINT_KIND_COUNT; kind++) {
        if (kinds >> kind & 1) {
            text_puts(out, gap);
            translation_fill(out, translation_text(t, constraint_kinds[kind]->rule), values, 4);
            gap = " ";
        }
        if (constraint_kinds_need_twin_rule(kinds, kind)) {
            text_printf(out, " %s", translation_text(t, constraint_kinds[kind]->twin_rule));
        }
    }
    if (all_signs) {
        text_printf(out, "%s%s", gap, translation_text(t, TEXT_rule_all_signs));
    }
}

void constraint_rules_plain(struct text *out, const struct layout *v, const struct translation *t)
{
    struct text printed = {0};
    constraint_rules_print(&printed, v->constraints ? v->constraints->kinds : 0, has_all_signs(v),
                           v->size, t);
    for (size_t i = 0; i < printed.length; i++) {
        text_add(out, &printed.data[i], printed.data[i] != '*');
    }
    out->failed |= printed.failed;
    text_free(&printed);
}
