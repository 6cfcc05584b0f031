#include <stdio.h>
#include <string.h>

#include "gen/constraint/constraint.h"

static const struct constraint_variant variants[] = {
    /* clang-format off */
    {"killer", "classic", KIND_SET(CAGE), false, false, "cages with sums", {0, 0}},
    {"killer-6x6", "6x6", KIND_SET(CAGE), false, false, "cages with sums on a 6x6 board", {0, 0}},
    {"consecutive", "classic", KIND_SET(CONSECUTIVE), true, false, "bars between consecutive digits, all shown", {0, 0}},
    {"greater-boxes", "classic", KIND_SET(GREATER), false, true, "greater-than signs between the cells of each box", {0, 0}},
    {"kropki", "classic", KIND_SET(WHITE_DOT) | KIND_SET(BLACK_DOT), true, false, "white and black dots (Kropki), all shown", {0, 0}},
    {"xv", "classic", KIND_SET(X) | KIND_SET(V), false, false, "X and V between digits that add up to 10 and 5", {0, 0}},
    {"odd-even", "classic", KIND_SET(ODD) | KIND_SET(EVEN), false, false, "cells that must hold odd or even digits", {0, 0}},
    {"min-max", "classic", KIND_SET(MINIMUM) | KIND_SET(MAXIMUM), false, false, "cells whose digit is less, or greater, than all neighbours", {0, 0}},
    {"futoshiki-4", "latin-4", KIND_SET(GREATER), false, false, "futoshiki: inequality signs on a 4x4 Latin square", {5, 7}},
    {"futoshiki-5", "latin-5", KIND_SET(GREATER), false, false, "futoshiki: inequality signs on a 5x5 Latin square", {8, 11}},
    {"futoshiki-6", "latin-6", KIND_SET(GREATER), false, false, "futoshiki: inequality signs on a 6x6 Latin square", {11, 16}},
    {"futoshiki-7", "latin-7", KIND_SET(GREATER), false, false, "futoshiki: inequality signs on a 7x7 Latin square", {15, 22}},
    {"futoshiki-8", "latin-8", KIND_SET(GREATER), false, false, "futoshiki: inequality signs on an 8x8 Latin square", {19, 29}},
    {"futoshiki-9", "latin-9", KIND_SET(GREATER), false, false, "futoshiki: inequality signs on a 9x9 Latin square", {24, 36}},
    {"skyscrapers-4", "latin-4", KIND_SET(SKYSCRAPER), false, false, "skyscrapers on a 4x4 Latin square", {12, 16}},
    {"skyscrapers-5", "latin-5", KIND_SET(SKYSCRAPER), false, false, "skyscrapers on a 5x5 Latin square", {15, 20}},
    {"skyscrapers-6", "latin-6", KIND_SET(SKYSCRAPER), false, false, "skyscrapers on a 6x6 Latin square", {18, 24}},
    {"skyscrapers-7", "latin-7", KIND_SET(SKYSCRAPER), false, false, "skyscrapers on a 7x7 Latin square", {21, 28}},
    {"skyscrapers-8", "latin-8", KIND_SET(SKYSCRAPER), false, false, "skyscrapers on an 8x8 Latin square", {24, 32}},
    {"calcudoku-3", "latin-3", KIND_SET(CALC_CAGE), false, false,
     "calcudoku: cages with a result and its sign on a 3x3 Latin square", {0, 0}},
    {"calcudoku-4", "latin-4", KIND_SET(CALC_CAGE), false, false,
     "calcudoku: cages with a result and its sign on a 4x4 Latin square", {0, 0}},
    {"calcudoku-5", "latin-5", KIND_SET(CALC_CAGE), false, false,
     "calcudoku: cages with a result and its sign on a 5x5 Latin square", {0, 0}},
    {"calcudoku-6", "latin-6", KIND_SET(CALC_CAGE), false, false,
     "calcudoku: cages with a result and its sign on a 6x6 Latin square", {0, 0}},
    {"calcudoku-7", "latin-7", KIND_SET(CALC_CAGE), false, false,
     "calcudoku: cages with a result and its sign on a 7x7 Latin square", {0, 0}},
    {"calcudoku-8", "latin-8", KIND_SET(CALC_CAGE), false, false,
     "calcudoku: cages with a result and its sign on an 8x8 Latin square", {0, 0}},
    {"calcudoku-9", "latin-9", KIND_SET(CALC_CAGE), false, false,
     "calcudoku: cages with a result and its sign on a 9x9 Latin square", {0, 0}},
    {"calcudoku-3-signless", "latin-3", KIND_SET(SIGNLESS_CAGE), false, false,
     "calcudoku without signs on a 3x3 Latin square", {0, 0}},
    {"calcudoku-4-signless", "latin-4", KIND_SET(SIGNLESS_CAGE), false, false,
     "calcudoku without signs on a 4x4 Latin square", {0, 0}},
    {"calcudoku-5-signless", "latin-5", KIND_SET(SIGNLESS_CAGE), false, false,
     "calcudoku without signs on a 5x5 Latin square", {0, 0}},
    {"calcudoku-6-signless", "latin-6", KIND_SET(SIGNLESS_CAGE), false, false,
     "calcudoku without signs on a 6x6 Latin square", {0, 0}},
    {"calcudoku-7-signless", "latin-7", KIND_SET(SIGNLESS_CAGE), false, false,
     "calcudoku without signs on a 7x7 Latin square", {0, 0}},
    {"calcudoku-8-signless", "latin-8", KIND_SET(SIGNLESS_CAGE), false, false,
     "calcudoku without signs on an 8x8 Latin square", {0, 0}},
    {"calcudoku-9-signless", "latin-9", KIND_SET(SIGNLESS_CAGE), false, false,
     "calcudoku without signs on a 9x9 Latin square", {0, 0}},
    /* clang-format on */
};
enum { VARIANTS = sizeof variants / sizeof *variants };

const struct constraint_variant *constraint_variant_at(size_t index)
{
    if (index < VARIANTS) {
        return &variants[index];
    }
    index -= VARIANTS;
    for (unsigned kind = 0; kind < CONSTRAINT_KIND_COUNT; kind++) {
        if (constraint_kinds[kind]->variant && index-- == 0) {
            return constraint_kinds[kind]->variant;
        }
    }
    return NULL;
}

const struct constraint_variant *constraint_variant_find(const char *name)
{
    const struct constraint_variant *variant;
    for (size_t i = 0; (variant = constraint_variant_at(i)) != NULL; i++) {
        if (strcmp(variant->name, name) == 0) {
            return variant;
        }
    }
    return NULL;
}

static bool is_variant_of(const struct constraint_variant *variant, const char *base,
                          kind_set kinds)
{
    return variant && !variant->in_boxes && (kinds & ~variant->kinds) == 0 &&
           strcmp(variant->base, base) == 0;
}

const struct constraint_variant *constraint_variant_of(const char *base, kind_set kinds)
{
    const struct constraint_variant *found = NULL;
    for (size_t i = 0; i < VARIANTS && !found; i++) {
        found = is_variant_of(&variants[i], base, kinds) ? &variants[i] : NULL;
    }
    for (unsigned kind = 0; kind < CONSTRAINT_KIND_COUNT && !found; kind++) {
        const struct constraint_variant *own = constraint_kinds[kind]->variant;
        found = is_variant_of(own, base, kinds) ? own : NULL;
    }
    return found;
}

bool constraint_variant_is_board(const struct constraint_variant *variant)
{
    return strcmp(variant->base, "classic") != 0;
}

/* The variant of this index among those that bring a board, or among the others. */
static const struct constraint_variant *nth_variant(size_t index, bool board)
{
    const struct constraint_variant *variant;
    for (size_t i = 0; (variant = constraint_variant_at(i)) != NULL; i++) {
        if (constraint_variant_is_board(variant) == board && index-- == 0) {
            return variant;
        }
    }
    return NULL;
}

const char *constraint_board_choice(size_t index)
{
    const struct constraint_variant *variant = nth_variant(index, true);
    return variant ? variant->name : NULL;
}

const char *constraint_board_doc(size_t index)
{
    return nth_variant(index, true)->doc;
}

const char *constraint_spec_choice(size_t index)
{
    if (index < CONSTRAINT_KIND_COUNT) {
        return constraint_kinds[index]->name;
    }
    /* Short names that are no kinds' too. */
    const struct constraint_variant *variant;
    for (size_t i = 0, at = CONSTRAINT_KIND_COUNT; (variant = nth_variant(i, false)); i++) {
        const char *name = variant->name;
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

void constraint_variant_numbers(const struct constraint_variant *variant,
                                struct constraint_spec *spec)
{
    for (unsigned kind = 0; kind < CONSTRAINT_KIND_COUNT; kind++) {
        if (variant->kinds >> kind & 1 && variant->number.high) {
            spec->number[kind] = variant->number;
        }
    }
}

static bool read_number(const char **p, const char *end, unsigned *number)
{
    const char *first = *p;
    *number = 0;
    while (*p < end && **p >= '0' && **p <= '9' && *number < 10000) {
        *number = 10 * *number + (unsigned)(*(*p)++ - '0');
    }
    return *p > first;
}

bool count_range_parse(const char *text, size_t length, unsigned most, struct count_range *out)
{
    const char *p = text;
    const char *end = text + length;
    unsigned low = 0;
    unsigned high = most;
    bool first = read_number(&p, end, &low);
    bool dots = end - p >= 2 && p[0] == '.' && p[1] == '.';
    p += dots ? 2 : 0;
    bool second = dots && read_number(&p, end, &high);
    high = second ? high : most;
    if (p != end || !(first || second) || high > most || low > high || high == 0) {
        return false;
    }
    high = dots ? high : low;
    *out = (struct count_range){(uint16_t)low, (uint16_t)high};
    return high > 0;
}

static enum status refuse_word(const char *word, const struct constraint_variant *variant,
                               const struct diag_at *at, struct diag *d)
{
    const char *names[CONSTRAINT_KIND_COUNT + VARIANTS];
    size_t count = 0;
    if (variant) {
        d->hint = "give it as the variant, which brings its constraints";
        return diag_usage(d, at, "'%s' is a board, not a kind of constraint", word);
    }
    while (constraint_spec_choice(count)) {
        names[count] = constraint_spec_choice(count);
        count++;
    }
    const char *nearest = text_nearest(word, names, count);
    struct text rest = {0};
    if (nearest) {
        text_printf(&rest, "did you mean '%s'?", nearest);
    } else {
        text_puts(&rest, "choose one of: ");
        text_choices(&rest, word, names, count);
    }
    d->hint = "'nonet help constraints' lists them";
    enum status status = diag_usage(d, at, "there is no kind of constraint '%s'; %s", word,
                                    rest.data ? rest.data : "");
    text_free(&rest);
    return status;
}

enum status constraint_spec_parse(const char *list, struct constraint_spec *spec,
                                  const struct diag_at *at, struct diag *d)
{
    for (const char *p = list;;) {
        size_t length = strcspn(p, ",");
        char word[40];
        snprintf(word, sizeof word, "%.*s", (int)length, p);
        const char *colon = memchr(p, ':', length);
        const size_t named = colon ? (size_t)(colon - p) : length;
        word[named < sizeof word ? named : sizeof word - 1] = '\0';
        int kind = constraint_kind_find(p, named);
        const struct constraint_variant *variant = constraint_variant_find(word);
        if (kind < 0 && (!variant || constraint_variant_is_board(variant))) {
            return refuse_word(word, variant, at, d);
        }
        if (colon && (kind < 0 || constraint_kinds[kind]->shape == CONSTRAINT_BOARD ||
                      !count_range_parse(colon + 1, length - named - 1, CONSTRAINT_MAX_COUNT,
                                         &spec->number[kind]))) {
            d->hint = "write how many there are as in thermo:4..8";
            return diag_usage(d, at, "'%.*s' is not a number of %s constraints",
                              (int)(length - named - 1), colon + 1, word);
        }
        spec->kinds |= kind >= 0 ? (kind_set)1 << kind : variant->kinds;
        spec->all_signs |= kind < 0 && variant->all_signs;
        spec->in_boxes |= kind < 0 && variant->in_boxes;
        if (kind < 0) {
            constraint_variant_numbers(variant, spec);
        }
        if (!p[length]) {
            return STATUS_OK;
        }
        p += length + 1;
    }
}
