/* Steps as sentences and as JSON. */
#include <stdio.h>
#include <string.h>

#include "gen/grade/step.h"
#include "gen/grade/technique.h"

static void put_cell(const struct variant *v, unsigned cell, struct text *out)
{
    char name[CELL_NAME_SIZE];
    text_puts(out, cell_name(v, cell, name));
}

static void put_house(const struct variant *v, unsigned house, struct text *out)
{
    char name[HOUSE_NAME_SIZE];
    text_puts(out, house_name(v, house, name));
}

/* "a", "a and b", "a, b and c": the separator before item i of n. */
static void put_separator(unsigned i, unsigned n, struct text *out)
{
    if (i > 0)
        text_puts(out, i + 1 == n ? " and " : ", ");
}

/* The cells with marks of a role, each once, ascending. Returns how many. */
static unsigned role_cells(const struct step *s, unsigned roles, uint16_t cells[STEP_MAX_MARKS])
{
    unsigned count = 0;
    for (unsigned cell = 0; cell < MAX_CELLS; cell++) {
        for (unsigned i = 0; i < s->mark_count; i++) {
            if (s->mark[i].at.cell == cell && roles >> s->mark[i].role & 1) {
                cells[count++] = (uint16_t)cell;
                break;
            }
        }
    }
    return count;
}

static digit_set role_digits(const struct step *s, unsigned roles)
{
    digit_set digits = 0;
    for (unsigned i = 0; i < s->mark_count; i++) {
        if (roles >> s->mark[i].role & 1)
            digits |= digit_bit(s->mark[i].at.digit);
    }
    return digits;
}

static void put_cells(const struct variant *v, const struct step *s, unsigned roles,
                      struct text *out)
{
    uint16_t cells[STEP_MAX_MARKS];
    unsigned count = role_cells(s, roles, cells);
    for (unsigned i = 0; i < count; i++) {
        put_separator(i, count, out);
        put_cell(v, cells[i], out);
    }
}

static void put_digits(const struct step *s, unsigned roles, struct text *out)
{
    digit_set digits = role_digits(s, roles);
    unsigned count = digit_count(digits);
    unsigned i = 0;
    for (; digits; digits &= digits - 1) {
        put_separator(i++, count, out);
        text_printf(out, "%u", lowest_digit(digits));
    }
}

static void put_houses(const struct variant *v, const struct step *s, unsigned from, unsigned to,
                       struct text *out)
{
    for (unsigned i = from; i < to && i < s->house_count; i++) {
        put_separator(i - from, (to < s->house_count ? to : s->house_count) - from, out);
        put_house(v, s->house[i], out);
    }
}

/* A sentence pattern's placeholders: {P} {F} {A} {B} {C} {E} {X} the cells of a role, lower case
 * the digits of a role ({X}: the placements), {H} the first house, {G} the second, {L} the first
 * half of the houses, {M} the second half, {*} all of them, {K} the links as a chain. */
static const struct {
    char letter;
    unsigned roles;
} role_letters[] = {
    {'P', 1 << MARK_PATTERN}, {'F', 1 << MARK_FIN},
    {'A', 1 << MARK_SET_A},   {'B', 1 << MARK_SET_B},
    {'C', 1 << MARK_SET_C},   {'E', 1 << MARK_ELIMINATE},
    {'X', 1 << MARK_PLACE},   {'Q', 1 << MARK_PATTERN | 1 << MARK_FIN},
};

static void put_candidate(const struct variant *v, struct candidate c, struct text *out)
{
    text_printf(out, "%u in ", c.digit);
    put_cell(v, c.cell, out);
}

static void put_chain(const struct variant *v, const struct step *s, struct text *out)
{
    for (unsigned i = 0; i < s->link_count; i++) {
        const struct link *l = &s->link[i];
        const struct link *before = i ? &s->link[i - 1] : NULL;
        bool goes_on =
            before && before->to.cell == l->from.cell && before->to.digit == l->from.digit;
        if (!goes_on) {
            text_puts(out, before ? "; " : "");
            put_candidate(v, l->from, out);
        }
        text_puts(out, l->strong ? " = " : " - ");
        put_candidate(v, l->to, out);
    }
}

static void put_placeholder(const struct variant *v, const struct step *s, char letter,
                            struct text *out)
{
    unsigned half = s->house_count / 2U;
    switch (letter) {
    case 'H':
        put_houses(v, s, 0, 1, out);
        return;
    case 'G':
        put_houses(v, s, 1, 2, out);
        return;
    case 'L':
        put_houses(v, s, 0, half, out);
        return;
    case 'M':
        put_houses(v, s, half, s->house_count, out);
        return;
    case '*':
        put_houses(v, s, 0, s->house_count, out);
        return;
    case 'K':
        put_chain(v, s, out);
        return;
    default:
        break;
    }
    for (size_t i = 0; i < sizeof role_letters / sizeof role_letters[0]; i++) {
        if (letter == role_letters[i].letter)
            put_cells(v, s, role_letters[i].roles, out);
        else if (letter == role_letters[i].letter + ('a' - 'A'))
            put_digits(s, role_letters[i].roles, out);
    }
}

/* Reasons that several techniques share. */
#define FISH_REASON "every {p} of {L} lies in {M}, so the rest of {M} has no {p}"
#define FIN_REASON                                                                                 \
    "but for {F}, every {p} of {L} would lie in {M}; so either that holds or {p} stands in {F}, "  \
    "and what loses {p} both ways goes"
#define CHAIN_REASON                                                                               \
    "either the first end of the chain or its last is true ({K}), so what both rule out goes"
#define LOOP_REASON          "the chain closes to a loop ({K}), so one end of each of its links is true"
#define DISCONTINUOUS_REASON "the chain comes back to where it began and contradicts it ({K})"
#define RECTANGLE_REASON                                                                           \
    "with {P} holding only {p}, the two digits could be swapped and the puzzle would have two "    \
    "solutions"

static const char *const sentences[TECHNIQUE_COUNT] = {
    [TECHNIQUE_FULL_HOUSE] = "{X} is the last empty cell of {H}",
    [TECHNIQUE_NAKED_SINGLE] = "{x} is the only digit that can still go in {X}",
    [TECHNIQUE_HIDDEN_SINGLE] = "in {H}, {x} can only go in {X}",
    [TECHNIQUE_LOCKED_PAIR] =
        "{P} hold {p} between them, and lie in both {*}, so no other cell there can have those",
    [TECHNIQUE_LOCKED_TRIPLE] =
        "{P} hold {p} between them, and lie in both {*}, so no other cell there can have those",
    [TECHNIQUE_POINTING] =
        "in {H}, {p} can only go in {P}, all of which lie in {G}, so the rest of {G} has no {p}",
    [TECHNIQUE_CLAIMING] =
        "in {H}, {p} can only go in {P}, all of which lie in {G}, so the rest of {G} has no {p}",
    [TECHNIQUE_NAKED_PAIR] = "in {*}, {P} have no candidates but {p}, so these go there",
    [TECHNIQUE_NAKED_TRIPLE] = "in {*}, {P} have no candidates but {p}, so these go there",
    [TECHNIQUE_NAKED_QUAD] = "in {*}, {P} have no candidates but {p}, so these go there",
    [TECHNIQUE_HIDDEN_PAIR] = "in {H}, {p} can only go in {P}, so nothing else goes there",
    [TECHNIQUE_HIDDEN_TRIPLE] = "in {H}, {p} can only go in {P}, so nothing else goes there",
    [TECHNIQUE_HIDDEN_QUAD] = "in {H}, {p} can only go in {P}, so nothing else goes there",
    [TECHNIQUE_X_WING] = FISH_REASON,
    [TECHNIQUE_SWORDFISH] = FISH_REASON,
    [TECHNIQUE_JELLYFISH] = FISH_REASON,
    [TECHNIQUE_REMOTE_PAIR] = "{P} all hold {p}, each seeing the next, so every other one is the "
                              "same and both digits stand at the two ends",
    [TECHNIQUE_BUG_PLUS_1] = "if {P} were not {p}, every open cell would have two candidates and "
                             "every digit two places, and the puzzle two solutions",
    [TECHNIQUE_SKYSCRAPER] = "{*} each have two places for {p} and share one line ({K}), so one of "
                             "the other ends is {p}",
    [TECHNIQUE_TWO_STRING_KITE] =
        "{*} each have two places for {p}, joined in a box ({K}), so one of the other ends is {p}",
    [TECHNIQUE_DUAL_TWO_STRING_KITE] = "{*} each have two places for their digit, and meet in one "
                                       "box ({K}), so what sees two far ends goes",
    [TECHNIQUE_TURBOT_FISH] =
        "{*} each have two places for {p} and are joined ({K}), so one of the far ends is {p}",
    [TECHNIQUE_EMPTY_RECTANGLE] = "in {H} all places for {f} lie in one row and one column, and "
                                  "{G} has only two ({K}), so one of both leads to the target",
    [TECHNIQUE_DUAL_EMPTY_RECTANGLE] = "in {H} all places for {f} lie in one row and one column, "
                                       "and crossing lines have only two places ({K})",
    [TECHNIQUE_W_WING] =
        "{P} hold {p}, and {H} joins them by {f} ({K}), so one of the two holds the other digit",
    [TECHNIQUE_XY_WING] = "whatever {P} is, one of {F} takes the digit they share",
    [TECHNIQUE_XYZ_WING] =
        "whatever {P} is, the digit that it shares with {F} stands in one of the three",
    [TECHNIQUE_UNIQUE_RECTANGLE_1] = RECTANGLE_REASON,
    [TECHNIQUE_UNIQUE_RECTANGLE_2] = RECTANGLE_REASON ", so {f} stands in one of {F}",
    [TECHNIQUE_UNIQUE_RECTANGLE_3] =
        RECTANGLE_REASON ", so the other candidates of {F} form a naked subset with {A} in {H}",
    [TECHNIQUE_UNIQUE_RECTANGLE_4] =
        RECTANGLE_REASON "; one of the digits is locked to {F} in {H}, so the other goes",
    [TECHNIQUE_UNIQUE_RECTANGLE_5] = RECTANGLE_REASON ", so {f} stands in one of {F}",
    [TECHNIQUE_UNIQUE_RECTANGLE_6] =
        RECTANGLE_REASON "; one digit forms an X-wing in {P}, so it goes from {F}",
    [TECHNIQUE_HIDDEN_RECTANGLE] = RECTANGLE_REASON "; in {*} one of the digits has no other place",
    [TECHNIQUE_AVOIDABLE_RECTANGLE_1] =
        "{P} and {E} would hold two digits that could be swapped, as none of them is a given, and "
        "the puzzle would have two solutions",
    [TECHNIQUE_AVOIDABLE_RECTANGLE_2] =
        "{P} and {F} would hold two digits that could be swapped, as none of them is a given, so "
        "the further candidate stands in one of {F}",
    [TECHNIQUE_FINNED_X_WING] = FIN_REASON,
    [TECHNIQUE_SASHIMI_X_WING] = FIN_REASON,
    [TECHNIQUE_FINNED_SWORDFISH] = FIN_REASON,
    [TECHNIQUE_SASHIMI_SWORDFISH] = FIN_REASON,
    [TECHNIQUE_FINNED_JELLYFISH] = FIN_REASON,
    [TECHNIQUE_SASHIMI_JELLYFISH] = FIN_REASON,
    [TECHNIQUE_SUE_DE_COQ] =
        "{P} in {H} and {G} hold {p}; with {A} in {H} and {B} in {G} there are as many digits as "
        "cells, so each digit is locked in its line or box",
    [TECHNIQUE_SIMPLE_COLOURS_TRAP] = "either {P} or {F} are all {p}, so what sees both goes",
    [TECHNIQUE_SIMPLE_COLOURS_WRAP] =
        "either {P} or {F} are all {e}; two of one side see each other, so that side is false",
    [TECHNIQUE_MULTI_COLOURS_1] = "either {P} or {F} are all {e}, and either {A} or {B}; as one "
                                  "side of each see each other, one of the two other sides is true",
    [TECHNIQUE_MULTI_COLOURS_2] = "either {P} or {F} are all {e}, and either {A} or {B}; a side "
                                  "that sees both of the other pair is false",
    [TECHNIQUE_X_CHAIN] = CHAIN_REASON,
    [TECHNIQUE_XY_CHAIN] = CHAIN_REASON,
    [TECHNIQUE_CONTINUOUS_NICE_LOOP] = LOOP_REASON,
    [TECHNIQUE_DISCONTINUOUS_NICE_LOOP] = DISCONTINUOUS_REASON,
    [TECHNIQUE_AIC] = CHAIN_REASON,
    [TECHNIQUE_GROUPED_CONTINUOUS_NICE_LOOP] = LOOP_REASON,
    [TECHNIQUE_GROUPED_DISCONTINUOUS_NICE_LOOP] = DISCONTINUOUS_REASON,
    [TECHNIQUE_GROUPED_AIC] = CHAIN_REASON,
    [TECHNIQUE_ALS_XZ] = "{A} have one digit more than cells, and so have {B}; a digit that both "
                         "share can be in only one of them, so the others stay ({K})",
    [TECHNIQUE_ALS_XY_WING] =
        "{A} and {B} each share with {C} a digit that can be in only one of the two ({K}), so one "
        "of {A} and {B} keeps the digits that they share",
    [TECHNIQUE_ALS_CHAIN] =
        "almost locked sets, each sharing with the next a digit that can be in only one of the two "
        "({K}), so the first or the last keeps the digits that they share",
    [TECHNIQUE_DEATH_BLOSSOM] = "whichever of {p} goes in {P}, it locks one of the almost locked "
                                "sets around it ({K}), and each of them would then hold the digit",
    [TECHNIQUE_ALIGNED_PAIR_EXCLUSION] = "of the ways to fill {P} some leave nothing for {A}; the "
                                         "candidates are in none of those left",
    [TECHNIQUE_ALIGNED_TRIPLET_EXCLUSION] = "of the ways to fill {P} some leave nothing for {A}; "
                                            "the candidates are in none of those left",
    [TECHNIQUE_FRANKEN_X_WING] = FISH_REASON,
    [TECHNIQUE_FRANKEN_SWORDFISH] = FISH_REASON,
    [TECHNIQUE_FRANKEN_JELLYFISH] = FISH_REASON,
    [TECHNIQUE_FINNED_FRANKEN_X_WING] = FIN_REASON,
    [TECHNIQUE_FINNED_FRANKEN_SWORDFISH] = FIN_REASON,
    [TECHNIQUE_FINNED_FRANKEN_JELLYFISH] = FIN_REASON,
    [TECHNIQUE_MUTANT_X_WING] = FISH_REASON,
    [TECHNIQUE_MUTANT_SWORDFISH] = FISH_REASON,
    [TECHNIQUE_MUTANT_JELLYFISH] = FISH_REASON,
    [TECHNIQUE_FINNED_MUTANT_X_WING] = FIN_REASON,
    [TECHNIQUE_FINNED_MUTANT_SWORDFISH] = FIN_REASON,
    [TECHNIQUE_FINNED_MUTANT_JELLYFISH] = FIN_REASON,
    [TECHNIQUE_FINNED_MUTANT_SQUIRMBAG] = FIN_REASON,
    [TECHNIQUE_NISHIO] =
        "with it, {p} would have to go in {P}, and a house would be left without {p}",
    [TECHNIQUE_FORCING_CHAIN] = "assuming the contrary leaves a cell or a house with nothing ({K})",
    [TECHNIQUE_FORCING_NET] =
        "following {P} through all singles, every way leads to this or to a contradiction",
    [TECHNIQUE_NESTED_FORCING_NET] =
        "following {P} through all singles, and through what these rule out one assumption "
        "further, leads to a contradiction",
    [TECHNIQUE_TEMPLATE_SET] = "every way to place the remaining {x} has these cells",
    [TECHNIQUE_TEMPLATE_DELETE] = "no way to place the remaining {e} has these cells",
};

static void put_sentence(const struct variant *v, const struct step *s, struct text *out)
{
    const char *p = sentences[s->technique];
    while (*p) {
        if (*p == '{') {
            put_placeholder(v, s, p[1], out);
            p += 3;
            continue;
        }
        size_t plain = strcspn(p, "{");
        text_add(out, p, plain);
        p += plain;
    }
}

/* "r1c1 and r1c2 lose 5; r3c4 loses 6": the eliminations digit by digit. */
static void put_eliminations(const struct variant *v, const struct step *s, struct text *out)
{
    digit_set digits = role_digits(s, 1 << MARK_ELIMINATE);
    bool first = true;
    for (; digits; digits &= digits - 1) {
        unsigned digit = lowest_digit(digits);
        unsigned count = 0;
        uint16_t cells[STEP_MAX_MARKS];
        for (unsigned i = 0; i < s->mark_count; i++) {
            if (s->mark[i].role == MARK_ELIMINATE && s->mark[i].at.digit == digit)
                cells[count++] = s->mark[i].at.cell;
        }
        text_puts(out, first ? "" : "; ");
        first = false;
        for (unsigned i = 0; i < count; i++) {
            put_separator(i, count, out);
            put_cell(v, cells[i], out);
        }
        text_printf(out, "%s %u", count == 1 ? " loses" : " lose", digit);
    }
}

static void put_placements(const struct variant *v, const struct step *s, struct text *out)
{
    bool first = true;
    for (unsigned i = 0; i < s->mark_count; i++) {
        if (s->mark[i].role != MARK_PLACE)
            continue;
        text_puts(out, first ? "" : ", ");
        first = false;
        put_cell(v, s->mark[i].at.cell, out);
        text_printf(out, " = %u", s->mark[i].at.digit);
    }
}

void step_explain(const struct variant *v, const struct step *s, struct text *out)
{
    const char *name = technique_at((size_t)s->technique)->name;
    bool places = role_digits(s, 1 << MARK_PLACE) != 0;
    bool drops = role_digits(s, 1 << MARK_ELIMINATE) != 0;
    char first = name[0];
    text_printf(out, "%c%s: ", first >= 'a' && first <= 'z' ? first - 'a' + 'A' : first, name + 1);
    put_sentence(v, s, out);
    text_puts(out, ": ");
    put_placements(v, s, out);
    text_puts(out, places && drops ? "; " : "");
    put_eliminations(v, s, out);
    text_puts(out, ".");
}

static const char *const role_keys[] = {"place", "eliminate", "pattern", "fin",
                                        "set_a", "set_b",     "set_c"};

static void json_candidate(const struct variant *v, struct candidate c, struct text *out)
{
    char name[CELL_NAME_SIZE];
    text_printf(out, "{\"cell\":\"%s\",\"digit\":%u}", cell_name(v, c.cell, name), c.digit);
}

/* Nothing that goes into the strings has a character that JSON escapes. */
void step_to_json(const struct variant *v, const struct step *s, struct text *out)
{
    const struct technique *t = technique_at((size_t)s->technique);
    text_printf(out, "{\"technique\":\"%s\",\"level\":\"%s\",\"score\":%d", t->key,
                level_name(t->level), t->score);
    for (unsigned role = MARK_PLACE; role <= MARK_SET_C; role++) {
        bool any = false;
        for (unsigned i = 0; i < s->mark_count; i++) {
            if (s->mark[i].role != role)
                continue;
            text_printf(out, any ? "," : ",\"%s\":[", role_keys[role]);
            any = true;
            json_candidate(v, s->mark[i].at, out);
        }
        text_puts(out, any ? "]" : "");
    }
    for (unsigned i = 0; i < s->link_count; i++) {
        text_puts(out, i ? ",{\"from\":" : ",\"links\":[{\"from\":");
        json_candidate(v, s->link[i].from, out);
        text_puts(out, ",\"to\":");
        json_candidate(v, s->link[i].to, out);
        text_printf(out, ",\"strong\":%s}", s->link[i].strong ? "true" : "false");
    }
    text_puts(out, s->link_count ? "]" : "");
    for (unsigned i = 0; i < s->house_count; i++) {
        text_puts(out, i ? ",\"" : ",\"houses\":[\"");
        put_house(v, s->house[i], out);
        text_puts(out, "\"");
    }
    text_puts(out, s->house_count ? "]" : "");
    text_puts(out, ",\"text\":\"");
    step_explain(v, s, out);
    text_puts(out, "\"}");
}
