/* The table of kinds, and what they share. */
#include <string.h>

#include "gen/clue/kind.h"
#include "gen/clue/lines/line.h"

#define CLUE_ROW(id, row) &clue_kind_##row,
const struct clue_kind *const clue_kinds[CLUE_KIND_COUNT] = {CLUE_KINDS(CLUE_ROW)};
#undef CLUE_ROW

int clue_kind_find(const char *name, size_t length)
{
    for (int i = 0; i < CLUE_KIND_COUNT; i++) {
        if (strlen(clue_kinds[i]->name) == length &&
            memcmp(clue_kinds[i]->name, name, length) == 0) {
            return i;
        }
    }
    return -1;
}

const char *clue_kind_choice(size_t index)
{
    return index < CLUE_KIND_COUNT ? clue_kinds[index]->name : NULL;
}

bool clue_kinds_bind_digits(kind_set kinds)
{
    for (unsigned kind = 0; kind < CLUE_KIND_COUNT; kind++) {
        if (kinds >> kind & 1 && clue_kinds[kind]->is_about_values) {
            return true;
        }
    }
    return false;
}

bool has_all_signs(const struct layout *v)
{
    for (unsigned i = 0; i < clue_count(v); i++) {
        if (clue_at(v, i)->all) {
            return true;
        }
    }
    return false;
}

bool clue_kinds_need_twin_rule(kind_set kinds, enum clue_kind_id kind)
{
    bool twin = false;
    for (unsigned other = 0; other < kind; other++) {
        twin |= kinds >> other & 1 && clue_kinds[kind]->twin == clue_kinds[other];
    }
    return twin && kinds >> kind & 1;
}

void clue_rules_print(struct text *out, kind_set kinds, bool all_signs, unsigned size,
                      const struct translation *t)
{
    const char *values[] = {(char[]){digit_to_char(size), '\0'},
                            (char[]){digit_to_char(whisper_difference(size)), '\0'},
                            (char[]){digit_to_char(lockout_difference(size)), '\0'}};
    const char *gap = "";
    for (unsigned kind = 0; kind < CLUE_KIND_COUNT; kind++) {
        if (kinds >> kind & 1) {
            text_puts(out, gap);
            translation_fill(out, translation_text(t, clue_kinds[kind]->rule), values, 3);
            gap = " ";
        }
        if (clue_kinds_need_twin_rule(kinds, kind)) {
            text_printf(out, " %s", translation_text(t, clue_kinds[kind]->twin_rule));
        }
    }
    if (all_signs) {
        text_printf(out, "%s%s", gap, translation_text(t, TEXT_rule_all_signs));
    }
}

void clue_rules_plain(struct text *out, const struct layout *v, const struct translation *t)
{
    struct text printed = {0};
    clue_rules_print(&printed, v->clues ? v->clues->kinds : 0, has_all_signs(v), v->size, t);
    for (size_t i = 0; i < printed.length; i++) {
        text_add(out, &printed.data[i], printed.data[i] != '*');
    }
    out->failed |= printed.failed;
    text_free(&printed);
}
