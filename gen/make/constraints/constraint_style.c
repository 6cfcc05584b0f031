#include "gen/make/constraints/constraint_style.h"

#include <stddef.h>
#include <stdio.h>
#include <string.h>

static bool take_straight(const char *value, struct constraint_style *out)
{
    out->bends = BENDS_NONE;
    return !*value;
}

static bool take_bent(const char *value, struct constraint_style *out)
{
    out->bends = BENDS_SOME;
    return !*value;
}

static bool take_length(const char *value, struct constraint_style *out)
{
    return count_range_parse(value, strlen(value), MAX_SIZE, &out->length);
}

static bool take_share(const char *value, struct constraint_style *out)
{
    return count_range_parse(value, strlen(value), 100, &out->share);
}

static bool take_symmetry(const char *value, struct constraint_style *out)
{
    return symmetry_find(value, &out->symmetry);
}

/* What a word sets: a member, or what a function makes of the text behind its name. */
#define FLAG(member) .flag = offsetof(struct constraint_style, member)
static const struct {
    const char *name;
    size_t flag;
    bool (*take)(const char *value, struct constraint_style *out);
} words[] = {
    {"straight", .take = take_straight}, /* lines without bends */
    {"bent", .take = take_bent},         /* lines with a bend each */
    {"orthogonal", FLAG(orthogonal)},    /* lines without diagonal steps */
    {"apart", FLAG(apart)},           /* lines and cages that do not touch, not even at a corner */
    {"bare", FLAG(bare)},             /* no given stands on a constraint */
    {"needed", FLAG(needed)},         /* no constraint can be left out */
    {"length=", .take = take_length}, /* cells of a line or cage, as in length=3..8 */
    {"share=", .take = take_share},   /* per cent of the cells, as in share=20..40 */
    {"symmetry=", .take = take_symmetry}, /* of the constraints, as in symmetry=rotate180 */
    {"KIND=", .take = NULL},              /* how many of a kind that is asked for: take_number */
};
#undef FLAG
enum { WORDS = sizeof words / sizeof *words };

const char *constraint_style_choice(size_t index)
{
    return index < WORDS ? words[index].name : NULL;
}

static bool has_numbers(const struct constraint_spec *w)
{
    for (unsigned kind = 0; kind < CONSTRAINT_KIND_COUNT; kind++) {
        if (w->number[kind].high) {
            return true;
        }
    }
    return false;
}

/* Does it change how constraints look or lie? */
static bool shapes_constraints(const struct constraint_style *s)
{
    return s->length.high || s->share.high || s->symmetry || s->bends || s->orthogonal ||
           s->apart || s->mask;
}

bool constraint_style_is_set(const struct constraint_spec *w, const struct constraint_style *s)
{
    return w->kinds && (has_numbers(w) || shapes_constraints(s));
}

/* False: it is not one of the words, or its value is not one of its values. */
static bool take_word(const char *word, struct constraint_style *out)
{
    for (size_t i = 0; i < WORDS; i++) {
        const char *name = words[i].name;
        const size_t length = strlen(name);
        if (words[i].take && strncmp(word, name, length) == 0) {
            return words[i].take(word + length, out);
        }
        if (words[i].flag && strcmp(word, name) == 0) {
            *(bool *)((char *)out + words[i].flag) = true;
            return true;
        }
    }
    return false;
}

/* "thermo=4..8" */
static bool take_number(const char *word, struct constraint_spec *w)
{
    const char *equals = strchr(word, '=');
    int kind = equals ? constraint_kind_find(word, (size_t)(equals - word)) : -1;
    return kind >= 0 && constraint_kinds[kind]->shape != CONSTRAINT_BOARD && w->kinds >> kind & 1 &&
           count_range_parse(equals + 1, strlen(equals + 1), CONSTRAINT_MAX_COUNT,
                             &w->number[kind]);
}

enum status constraint_style_parse(const char *list, struct constraint_spec *w,
                                   struct constraint_style *out, const struct diag_at *at,
                                   struct diag *d)
{
    for (const char *p = list;;) {
        p += strspn(p, " ");
        size_t length = strcspn(p, ",");
        char word[60];
        snprintf(word, sizeof word, "%.*s", (int)length, p);
        if (!take_word(word, out) && !take_number(word, w)) {
            const char *names[WORDS];
            for (size_t i = 0; i < WORDS; i++) {
                names[i] = words[i].name;
            }
            const char *nearest = text_nearest(word, names, WORDS);
            d->hint = "'nonet help generate' lists the styles";
            return diag_usage(d, at, "there is no style '%s' of constraints%s%s%s", word,
                              nearest ? "; did you mean '" : "", nearest ? nearest : "",
                              nearest ? "'?" : "");
        }
        if (!p[length]) {
            return STATUS_OK;
        }
        p += length + 1;
    }
}

enum status constraint_style_check(const struct constraint_spec *w,
                                   const struct constraint_style *s, const struct layout *v,
                                   const struct diag_at *at, struct diag *d)
{
    if (!w->kinds && (shapes_constraints(s) || s->bare || s->needed)) {
        d->hint = "name the kinds of constraints, as in --constraints thermo";
        return diag_usage(d, at, "a style of constraints needs constraints");
    }
    if (!symmetry_suits(v, s->symmetry)) {
        return diag_usage(d, at, "the shape of the %s board does not have the symmetry %s", v->name,
                          symmetry_name(s->symmetry));
    }
    if (s->length.high && s->length.high < 2) {
        return diag_usage(d, at, "a line or cage has at least 2 cells");
    }
    return STATUS_OK;
}
