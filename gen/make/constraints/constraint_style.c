#include "gen/make/constraints/constraint_style.h"

#include <stdio.h>
#include <string.h>

static const char *const words[] = {
    "straight",   /* lines without bends */
    "bent",       /* lines with a bend each */
    "orthogonal", /* lines without diagonal steps */
    "apart",      /* lines and cages that do not touch, not even at a corner */
    "bare",       /* no given stands on a constraint */
    "needed",     /* no constraint can be left out */
    "length=",    /* cells of a line or cage, as in length=3..8 */
    "share=",     /* per cent of the cells that have a constraint, as in share=20..40 */
    "symmetry=",  /* of the constraints, as in symmetry=rotate180 */
    "KIND=",      /* how many constraints of a kind that is asked for, as in thermo=4..8 */
};
enum { WORDS = sizeof words / sizeof *words };

const char *constraint_style_choice(size_t index)
{
    return index < WORDS ? words[index] : NULL;
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

/* The word's value; NULL: it is another word. */
static const char *value_of(const char *word, const char *name)
{
    size_t length = strlen(name);
    return strncmp(word, name, length) == 0 ? word + length : NULL;
}

static bool take_word(const char *word, struct constraint_style *out)
{
    const char *value;
    if ((value = value_of(word, "length="))) {
        return count_range_parse(value, strlen(value), MAX_SIZE, &out->length);
    }
    if ((value = value_of(word, "share="))) {
        return count_range_parse(value, strlen(value), 100, &out->share);
    }
    if ((value = value_of(word, "symmetry="))) {
        return symmetry_find(value, &out->symmetry);
    }
    bool known = true;
    if (strcmp(word, "straight") == 0) {
        out->bends = BENDS_NONE;
    } else if (strcmp(word, "bent") == 0) {
        out->bends = BENDS_SOME;
    } else if (strcmp(word, "orthogonal") == 0) {
        out->orthogonal = true;
    } else if (strcmp(word, "apart") == 0) {
        out->apart = true;
    } else if (strcmp(word, "bare") == 0) {
        out->bare = true;
    } else {
        known = strcmp(word, "needed") == 0;
        out->needed |= known;
    }
    return known;
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
                names[i] = words[i];
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
        return diag_usage(d, at, "the shape of a %s board does not have the symmetry %s", v->name,
                          symmetry_name(s->symmetry));
    }
    if (s->length.high && s->length.high < 2) {
        return diag_usage(d, at, "a line or cage has at least 2 cells");
    }
    return STATUS_OK;
}
