#include <stdio.h>
#include <string.h>

#include "gen/constraint/constraint.h"

#define KIND(id) ((kind_set)1 << CONSTRAINT_##id)

const struct constraint_variant constraint_variants[] = {
    {"killer", "classic", KIND(CAGE), false, "cages with sums"},
    {"killer-6x6", "6x6", KIND(CAGE), false, "cages with sums on a 6x6 board"},
    {"thermo", "classic", KIND(THERMO), false, "thermometers"},
    {"arrow", "classic", KIND(ARROW), false, "arrows"},
    {"greater", "classic", KIND(GREATER), false, "greater-than signs"},
    {"consecutive", "classic", KIND(CONSECUTIVE), true,
     "bars between consecutive digits, all shown"},
    {"kropki", "classic", KIND(WHITE_DOT) | KIND(BLACK_DOT), true,
     "white and black dots (Kropki), all shown"},
    {"xv", "classic", KIND(X_SUM) | KIND(V_SUM), false,
     "X and V between digits that add up to 10 and 5"},
    {"odd-even", "classic", KIND(ODD) | KIND(EVEN), false,
     "cells that must hold odd or even digits"},
    {"sandwich", "classic", KIND(SANDWICH), false,
     "sums of the digits between the least and the greatest (sandwich)"},
    {"anti-knight", "classic", KIND(ANTI_KNIGHT), false,
     "cells a knight's move apart have different digits"},
    {"anti-king", "classic", KIND(ANTI_KING), false,
     "cells that touch at a corner have different digits"},
    {"non-consecutive", "classic", KIND(NON_CONSECUTIVE), false,
     "neighbouring cells never hold consecutive digits"},
    {"whisper", "classic", KIND(WHISPER), false,
     "German whispers: neighbours on a line differ by at least 5"},
    {"renban", "classic", KIND(RENBAN), false, "lines of consecutive digits in any order"},
    {"palindrome", "classic", KIND(PALINDROME), false, "lines that read the same from both ends"},
    {"between", "classic", KIND(BETWEEN), false,
     "lines with digits between those in the circles at the ends"},
    {"lockout", "classic", KIND(LOCKOUT), false,
     "lines with digits outside the range of their ends"},
    {"region-sum", "classic", KIND(REGION_SUM), false, "lines with the same sum in each box"},
    {"zipper", "classic", KIND(ZIPPER), false,
     "lines whose mirrored cells add up to the middle digit"},
    {"nabner", "classic", KIND(NABNER), false, "lines without equal or consecutive digits"},
    {"modular", "classic", KIND(MODULAR), false, "lines of three remainders in turn"},
    {"entropic", "classic", KIND(ENTROPIC), false, "lines of low, middle and high digits in turn"},
    {"slow-thermo", "classic", KIND(SLOW_THERMO), false,
     "thermometers whose digits never decrease"},
};
const size_t constraint_variant_count = sizeof constraint_variants / sizeof *constraint_variants;

const struct constraint_variant *constraint_variant_find(const char *name)
{
    for (size_t i = 0; i < constraint_variant_count; i++) {
        if (strcmp(constraint_variants[i].name, name) == 0) {
            return &constraint_variants[i];
        }
    }
    return NULL;
}

const char *constraint_spec_choice(size_t index)
{
    if (index < CONSTRAINT_KIND_COUNT) {
        return constraint_kinds[index]->name;
    }
    /* Short names that are no kinds' too. */
    for (size_t i = 0, at = CONSTRAINT_KIND_COUNT; i < constraint_variant_count; i++) {
        const char *name = constraint_variants[i].name;
        if (constraint_kind_find(name, strlen(name)) < 0 && at++ == index) {
            return name;
        }
    }
    return NULL;
}

const char *constraint_spec_doc(size_t index)
{
    const char *name = constraint_spec_choice(index);
    return index < CONSTRAINT_KIND_COUNT ? constraint_kinds[index]->doc
                                         : constraint_variant_find(name)->doc;
}

enum status constraint_spec_parse(const char *list, struct constraint_spec *spec,
                                  const struct diag_at *at, struct diag *d)
{
    for (const char *p = list;;) {
        size_t length = strcspn(p, ",");
        char word[40];
        snprintf(word, sizeof word, "%.*s", (int)length, p);
        int kind = constraint_kind_find(p, length);
        const struct constraint_variant *variant = constraint_variant_find(word);
        if (kind < 0 && !variant) {
            const char *names[CONSTRAINT_KIND_COUNT + 32];
            size_t count = 0;
            while (constraint_spec_choice(count)) {
                names[count] = constraint_spec_choice(count);
                count++;
            }
            const char *nearest = text_nearest(word, names, count);
            d->hint = "'nonet help constraints' lists them";
            return diag_usage(d, at, "there is no kind of constraint '%s'%s%s%s", word,
                              nearest ? " (did you mean " : "", nearest ? nearest : "",
                              nearest ? "?)" : "");
        }
        spec->kinds |= kind >= 0 ? (kind_set)1 << kind : variant->kinds;
        spec->all_signs |= kind < 0 && variant->all_signs;
        if (!p[length]) {
            return STATUS_OK;
        }
        p += length + 1;
    }
}
