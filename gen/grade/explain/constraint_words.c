#include "gen/grade/explain/constraint_words.h"

#include <stdio.h>
#include <string.h>

#include "gen/constraint/cage_sign.h"
#include "gen/constraint/constraint.h"

/* The row or column of the cells. Rows and columns are the first houses of a layout. */
static unsigned line_of(const struct layout *v, const struct constraint *c)
{
    unsigned first = c->cell[0] < c->cell[1] ? c->cell[0] : c->cell[c->count - 1];
    unsigned second = c->cell[0] < c->cell[1] ? c->cell[1] : c->cell[c->count - 2];
    unsigned house = 0;
    while (house + 1U < v->first_house[HOUSE_BOX] &&
           (v->house[house].cell[0] != first || v->house[house].cell[1] != second)) {
        house++;
    }
    return house;
}

/* Is the place of a constraint that of another one of its kind too? A line's place is its ends, any
 * other's the first cell. */
static bool shares_place(const struct layout *v, const struct constraint *c, bool line)
{
    unsigned count = 0;
    for (unsigned i = 0; i < constraint_count(v); i++) {
        const struct constraint *other = constraint_at(v, i);
        count += !constraint_is_rule(other) && other->kind == c->kind &&
                 other->cell[0] == c->cell[0] &&
                 (!line || other->cell[other->count - 1] == c->cell[c->count - 1]);
    }
    return count > 1;
}

/* The text that says where a constraint is by few cells, as a setter would: a line by its ends, a
 * cage of many cells by the one that has the sum. False: all its cells must be named, as others of
 * its kind share these, or its kind has none that stand for the rest. */
static bool short_place(const struct layout *v, const struct constraint *c, enum text_id *text)
{
    enum { MANY = 4 };
    const struct constraint_kind *k = constraint_kind_of(c);
    const bool line = k->shape == CONSTRAINT_LINE || k->shape == CONSTRAINT_DIAGONAL;
    const bool cage = k->shape == CONSTRAINT_AREA && k->has_sum && c->count >= MANY;
    *text = line ? TEXT_name_ends : TEXT_name_at;
    return (line || cage) && !shares_place(v, c, line);
}

static void put_short_place(const struct sentence *t, const struct constraint *c, enum text_id text)
{
    struct text cell[2] = {{0}};
    for (unsigned i = 0; i < 2; i++) {
        struct sentence inner = *t;
        inner.out = &cell[i];
        sentence_cell(&inner, c->cell[i ? c->count - 1 : 0]);
        t->out->failed |= cell[i].failed;
    }
    if (!t->out->failed) {
        translation_fill(t->out, sentence_text(t, text),
                         (const char *const[]){cell[0].data, cell[1].data}, 2);
    }
    text_free(&cell[0]);
    text_free(&cell[1]);
}

/* Writes where it is, as a name has it: "from r1c1 to r1c3", "at r1c1", "r1c1,r1c2". A sum outside
 * the board is named by its row or column. */
static void put_place(const struct sentence *t, const struct constraint *c)
{
    const enum constraint_shape shape = constraint_kind_of(c)->shape;
    enum text_id text;
    if (shape == CONSTRAINT_HOUSE || shape == CONSTRAINT_SIDE) {
        sentence_house(t, line_of(t->v, c));
        return;
    }
    if (short_place(t->v, c, &text)) {
        put_short_place(t, c, text);
        return;
    }
    for (unsigned i = 0; i < constraint_own_cells(c); i++) {
        text_puts(t->out, i == 0 ? "" : shape == CONSTRAINT_LINE ? "–" : ",");
        sentence_cell(t, c->cell[i]);
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

/* The sum or number, or the digits. */
static void put_number(struct text *out, const struct constraint *c)
{
    const struct constraint_kind *k = constraint_kind_of(c);
    unsigned digit[CONSTRAINT_MAX_DIGITS];
    unsigned count = k->has_digits ? constraint_digits_unpack(c->sum, digit) : 0;
    for (unsigned i = 0; i < count; i++) {
        text_printf(out, "%s%u", i ? " " : "", digit[i]);
    }
    if (!k->has_digits && k->words.sum) {
        text_printf(out, "%u", k->words.sum);
    } else if (!k->has_digits) {
        char number[CONSTRAINT_NUMBER_SIZE];
        text_puts(out, constraint_number_print(c, number));
    }
}

enum { PLACE, SUM, FIRST, SECOND, VALUES };

static void fill(const struct sentence *t, enum text_id text, const struct constraint *c)
{
    struct text value[VALUES] = {{0}};
    const char *values[VALUES];
    for (unsigned i = 0; i < VALUES; i++) {
        struct sentence inner = *t;
        inner.out = &value[i];
        if (i == PLACE) {
            put_place(&inner, c);
        } else if (i == SUM) {
            put_number(&value[i], c);
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

static enum text_id name_of(const struct layout *v, const struct constraint *c)
{
    const struct constraint_words *w = &constraint_kind_of(c)->words;
    return c->all                                   ? TEXT_name_all_signs
           : w->shared && shares_place(v, c, false) ? w->shared
                                                    : w->name;
}

/* Writes its name and the rule of its kind, without the markup of printed texts and without the
 * last full stop. */
static void say_rule(const struct sentence *t, const struct constraint *c)
{
    struct text rule = {0};
    constraint_rules_print(&rule, (kind_set)1 << c->kind, false, t->v->size,
                           &t->style->translation);
    size_t length = rule.length;
    fill(t, name_of(t->v, c), c);
    text_puts(t->out, sentence_text(t, TEXT_label_colon));
    while (length && rule.data[length - 1] == '.') {
        length--;
    }
    for (size_t i = 0; i < length; i++) {
        text_add(t->out, &rule.data[i], rule.data[i] != '*');
    }
    t->out->failed |= rule.failed;
    text_free(&rule);
}

void constraint_words_put(const struct sentence *t, struct step_constraint which)
{
    struct constraint c = constraint_part(t->v, which.index, which.pair);
    const struct constraint_words *w = &constraint_kind_of(&c)->words;
    if (w->says || c.all) {
        fill(t, c.all ? w->says_not : w->says, &c);
    } else {
        say_rule(t, &c);
    }
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
