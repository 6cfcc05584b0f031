#include "gen/board/record.h"

#include <stddef.h>
#include <string.h>

void record_init(struct record *r, const struct layout *v)
{
    r->variant = NULL;
    memset(&r->givens, 0, v->cell_count);
    record_reset(r, v);
}

void record_copy(struct record *to, const struct record *from)
{
    if (to != from) {
        layout_keep(from->variant);
        layout_drop(to->variant);
        memcpy(to, from, from->has_candidates ? sizeof *to : offsetof(struct record, candidates));
    }
}

void record_free(struct record *r)
{
    layout_drop(r->variant);
    r->variant = NULL;
}

void record_reset(struct record *r, const struct layout *v)
{
    layout_keep(v);
    layout_drop(r->variant);
    r->variant = v;
    r->has_solution = false;
    r->has_seed = false;
    r->has_candidates = false;
    r->score = -1;
    r->se_tenths = -1;
    r->se_least = -1;
    r->minutes = -1.0;
    r->seed = 0;
    r->index = 0;
    r->symmetry[0] = '\0';
    r->level[0] = '\0';
    r->hardest[0] = '\0';
    r->techniques[0] = '\0';
    r->course[0] = '\0';
}

bool techniques_valid(const char *text)
{
    for (const char *at = text; *at;) {
        size_t name = strcspn(at, "= ");
        const char *count = at + name + 1;
        if (name == 0 || at[name] != '=' || *count == '0') {
            return false;
        }
        for (const char *other = text; other < at; other += strcspn(other, " ") + 1) {
            if (strncmp(other, at, name + 1) == 0) {
                return false;
            }
        }
        size_t digits = strspn(count, "0123456789");
        if (digits == 0 || digits > 9) {
            return false;
        }
        at = count + digits;
        if (*at && (*at++ != ' ' || !*at)) {
            return false;
        }
    }
    return true;
}

bool course_valid(const char *text)
{
    for (const char *at = text; *at;) {
        size_t name = strcspn(at, "= ");
        size_t value =
            at[name] == '=' ? strspn(at + name + 1, "abcdefghijklmnopqrstuvwxyz0123456789-") : 0;
        for (const char *other = text; other < at; other += strcspn(other, " ") + 1) {
            value = strncmp(other, at, name + 1) == 0 ? 0 : value;
        }
        const char *first = at + name + 1;
        bool number = value && *first <= '9';
        if (name == 0 || value == 0 || *first == '-' ||
            (number && (strspn(first, "0123456789") != value || (*first == '0' && value > 1)))) {
            return false;
        }
        at += name + 1 + value;
        if (*at && (*at++ != ' ' || !*at)) {
            return false;
        }
    }
    return true;
}
