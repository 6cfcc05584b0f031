#include "gen/grade/explain/constraint_words.h"

#include <stdio.h>
#include <string.h>

#include "gen/constraint/constraint.h"

/* The texts for one kind. */
struct constraint_words {
    enum text_id name;
    /* For a cell where another of the kind begins too; 0: the same as `name`. */
    enum text_id shared;
    enum text_id says;     /* explains one constraint */
    enum text_id says_not; /* explains a pair without a mark, if all marks are given */
    unsigned sum;          /* the sum that all of this kind have; 0 if each has its own, or none */
};

#define WORDS(row)     .name = TEXT_name_##row, .says = TEXT_clue_##row
#define NO_MARK(row)   .says_not = TEXT_clue_no_##row
#define RULE(row, say) .name = TEXT_name_##row, .says = say
static const struct constraint_words words_cage = {WORDS(cage)};
static const struct constraint_words words_thermo = {WORDS(thermo)};
static const struct constraint_words words_arrow = {WORDS(arrow), .shared = TEXT_name_arrow_along};
static const struct constraint_words words_greater = {WORDS(greater)};
static const struct constraint_words words_consecutive = {WORDS(consecutive), NO_MARK(consecutive)};
static const struct constraint_words words_white_dot = {WORDS(white_dot), NO_MARK(white_dot)};
static const struct constraint_words words_black_dot = {WORDS(black_dot), NO_MARK(black_dot)};
static const struct constraint_words words_x_sum = {WORDS(x_sum), NO_MARK(x_sum), .sum = 10};
static const struct constraint_words words_v_sum = {WORDS(v_sum), NO_MARK(v_sum), .sum = 5};
static const struct constraint_words words_odd = {WORDS(odd)};
static const struct constraint_words words_even = {WORDS(even)};
static const struct constraint_words words_sandwich = {WORDS(sandwich)};
static const struct constraint_words words_anti_knight = {RULE(anti_knight, TEXT_clue_differ)};
static const struct constraint_words words_anti_king = {RULE(anti_king, TEXT_clue_differ)};
static const struct constraint_words words_non_consecutive = {
    RULE(non_consecutive, TEXT_clue_side_by_side)};
static const struct constraint_words words_whisper = {WORDS(whisper)};
static const struct constraint_words words_renban = {WORDS(renban)};
static const struct constraint_words words_palindrome = {WORDS(palindrome)};
static const struct constraint_words words_between = {WORDS(between)};
static const struct constraint_words words_lockout = {WORDS(lockout)};
static const struct constraint_words words_region_sum = {WORDS(region_sum)};
static const struct constraint_words words_zipper = {WORDS(zipper)};
static const struct constraint_words words_nabner = {WORDS(nabner)};
static const struct constraint_words words_modular = {WORDS(modular)};
static const struct constraint_words words_entropic = {WORDS(entropic)};
static const struct constraint_words words_slow_thermo = {WORDS(slow_thermo)};

#define WORDS_ROW(id, row) &words_##row,
static const struct constraint_words *const words[] = {CONSTRAINT_KINDS(WORDS_ROW)};
#undef WORDS_ROW

/* The row or column of the cells. Rows and columns are the first houses of a layout. */
static unsigned line_of(const struct layout *v, const struct constraint *c)
{
    unsigned house = 0;
    while (house + 1U < v->first_house[HOUSE_BOX] &&
           (v->house[house].cell[0] != c->cell[0] || v->house[house].cell[1] != c->cell[1])) {
        house++;
    }
    return house;
}

/* Writes the cells as they appear in a name: "r1c1–r1c2" for a line, otherwise "r1c1,r1c2". A sum
 * outside the board is named by its row or column. */
static void put_place(const struct sentence *t, const struct constraint *c)
{
    enum constraint_shape shape = constraint_kind_of(c)->shape;
    for (unsigned i = 0; i < c->count && shape != CONSTRAINT_HOUSE; i++) {
        text_puts(t->out, i == 0 ? "" : shape == CONSTRAINT_LINE ? "–" : ",");
        sentence_cell(t, c->cell[i]);
    }
    if (shape == CONSTRAINT_HOUSE) {
        sentence_house(t, line_of(t->v, c));
    }
}

/* Writes the first or the second cell. For a sum outside the board, it writes the digits that the
 * sum lies between. */
static void put_part(const struct sentence *t, const struct constraint *c, unsigned part)
{
    if (constraint_kind_of(c)->shape == CONSTRAINT_HOUSE) {
        sentence_digit(t, part ? t->v->size : 1);
    } else if (part < c->count) {
        sentence_cell(t, c->cell[part]);
    }
}

static void put_rest(const struct sentence *t, const struct constraint *c)
{
    sentence_cells(t, c->cell + 1, c->count - 1U);
}

enum { PLACE, SUM, FIRST, SECOND, REST, VALUES };

static void fill(const struct sentence *t, enum text_id text, const struct constraint *c)
{
    struct text value[VALUES] = {{0}};
    const char *values[VALUES];
    unsigned sum = words[c->kind]->sum ? words[c->kind]->sum : c->sum;
    for (unsigned i = 0; i < VALUES; i++) {
        struct sentence inner = *t;
        inner.out = &value[i];
        if (i == PLACE) {
            put_place(&inner, c);
        } else if (i == SUM) {
            text_printf(&value[i], "%u", sum);
        } else if (i == REST) {
            put_rest(&inner, c);
        } else {
            put_part(&inner, c, i - FIRST);
        }
        values[i] = value[i].data ? value[i].data : "";
    }
    translation_fill(t->out, sentence_text(t, text), values, VALUES);
    for (unsigned i = 0; i < VALUES; i++) {
        t->out->failed |= value[i].failed;
        text_free(&value[i]);
    }
}

void constraint_words_say(const struct sentence *t, struct step_constraint which)
{
    struct constraint c = constraint_part(t->v, which.index, which.pair);
    const struct constraint_words *w = words[c.kind];
    fill(t, c.all ? w->says_not : w->says, &c);
}

/* Does another constraint of its kind begin in the same cell, such as a second arrow in one
 * circle? */
static bool shares_first_cell(const struct layout *v, const struct constraint *c)
{
    unsigned count = 0;
    for (unsigned i = 0; i < constraint_count(v); i++) {
        const struct constraint *other = constraint_at(v, i);
        count +=
            !constraint_is_rule(other) && other->kind == c->kind && other->cell[0] == c->cell[0];
    }
    return count > 1;
}

static enum text_id name_of(const struct layout *v, const struct constraint *c)
{
    const struct constraint_words *w = words[c->kind];
    return c->all                                 ? TEXT_name_all_signs
           : w->shared && shares_first_cell(v, c) ? w->shared
                                                  : w->name;
}

/* Has an earlier one the same name? All pairs of a rule share its name. */
static bool is_named(const struct layout *v, const struct step_constraint *constraint,
                     unsigned index)
{
    struct constraint c = constraint_part(v, constraint[index].index, constraint[index].pair);
    for (unsigned i = 0; i < index; i++) {
        struct constraint before = constraint_part(v, constraint[i].index, constraint[i].pair);
        if (constraint[i].index == constraint[index].index ||
            (constraint_is_rule(&c) && constraint_is_rule(&before) &&
             name_of(v, &c) == name_of(v, &before))) {
            return true;
        }
    }
    return false;
}

void constraint_words_names(const struct sentence *t, const struct step_constraint *constraint,
                            unsigned count)
{
    unsigned names = 0;
    for (unsigned i = 0; i < count; i++) {
        names += !is_named(t->v, constraint, i);
    }
    for (unsigned i = 0, done = 0; i < count; i++) {
        if (!is_named(t->v, constraint, i)) {
            struct constraint c = constraint_part(t->v, constraint[i].index, constraint[i].pair);
            sentence_separator(t, done++, names, false);
            fill(t, name_of(t->v, &c), &c);
        }
    }
}
