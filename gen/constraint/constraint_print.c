/* Constraints printed: as json, and in a few words for messages. */
#include <stdio.h>

#include "base/json/json_writer.h"
#include "gen/constraint/cage_sign.h"
#include "gen/constraint/constraint.h"

static void put_cell_names(struct json_writer *w, const struct layout *v, const uint16_t *cell,
                           unsigned count)
{
    char name[CELL_NAME_SIZE];
    for (unsigned i = 0; i < count; i++) {
        json_put_string(w, cell_name(v, cell[i], name));
    }
}

void constraint_put_line(const struct layout *v, const struct constraint *c, struct json_writer *w)
{
    char line[16];
    bool row = row_of(v, c->cell[0]) == row_of(v, c->cell[1]);
    snprintf(line, sizeof line, "%c%u", row ? 'r' : 'c',
             1 + (row ? row_of(v, c->cell[0]) : column_of(v, c->cell[0])));
    json_member_string(w, "line", line);
    if (c->cell[0] > c->cell[1]) {
        json_member_string(w, "from", row ? "right" : "bottom");
    }
}

static void put_cell_list(struct json_writer *w, const struct layout *v, const char *name,
                          const uint16_t *cell, unsigned count)
{
    json_put_name(w, name);
    json_put_open(w, '[');
    put_cell_names(w, v, cell, count);
    json_put_close(w, ']');
}

void constraint_put_digits(const struct constraint *c, const char *name, struct json_writer *w)
{
    unsigned digit[CONSTRAINT_MAX_DIGITS];
    unsigned count = constraint_digits_unpack(c->sum, digit);
    json_put_name(w, name);
    json_put_open(w, '[');
    for (unsigned i = 0; i < count; i++) {
        char number[12];
        snprintf(number, sizeof number, "%u", digit[i]);
        json_put_json(w, number);
    }
    json_put_close(w, ']');
}

static const struct {
    const char *record, *printed;
} signs[] = {[SIGN_NONE] = {"", ""},
             [SIGN_PLUS] = {"+", "+"},
             [SIGN_MINUS] = {"-", "−"},
             [SIGN_TIMES] = {"*", "×"},
             [SIGN_DIVIDE] = {"/", "÷"}};

const char *constraint_sign_record(enum cage_sign sign)
{
    return signs[sign].record;
}

const char *constraint_sign_printed(enum cage_sign sign)
{
    return signs[sign].printed;
}

const char *constraint_number_print(const struct constraint *c, char buffer[CONSTRAINT_NUMBER_SIZE])
{
    const char *sign = signs[cage_sign_of(c)].printed;
    if (constraint_result_is_open(c)) {
        snprintf(buffer, CONSTRAINT_NUMBER_SIZE, "%s", sign);
    } else {
        snprintf(buffer, CONSTRAINT_NUMBER_SIZE, "%u%s", constraint_number(c), sign);
    }
    return buffer;
}

void constraint_put_number(const struct constraint *c, struct json_writer *w)
{
    const struct constraint_kind *k = constraint_kind_of(c);
    if (k->has_sum) {
        json_member_unsigned(w, constraint_sum_name(k), constraint_number(c));
    }
    if (cage_sign_of(c) != SIGN_NONE) {
        json_member_string(w, "sign", signs[cage_sign_of(c)].record);
    }
    if (k->has_digits) {
        constraint_put_digits(c, "digits", w);
    }
}

/* The constraint and, of marked cells of a kind, those that follow: they stand in one. Returns how
 * many followed. */
static unsigned print_constraint(struct json_writer *w, const struct layout *v, unsigned index)
{
    const struct constraint *c = constraint_at(v, index);
    const struct constraint_kind *k = constraint_kind_of(c);
    unsigned more = 0;
    json_put_open(w, '{');
    json_member_string(w, "kind", k->name);
    if (constraint_is_rule(c) && c->all) {
        json_member_bool(w, "all", true);
    } else if (!constraint_is_rule(c) &&
               (k->shape == CONSTRAINT_HOUSE || k->shape == CONSTRAINT_SIDE)) {
        constraint_put_line(v, c, w);
    } else if (k->shape == CONSTRAINT_CLONE_OF) {
        put_cell_list(w, v, "cells", c->cell, c->count / 2U);
        put_cell_list(w, v, "clone", c->cell + c->count / 2U, c->count / 2U);
    } else if (!constraint_is_rule(c)) {
        json_put_name(w, "cells");
        json_put_open(w, '[');
        put_cell_names(w, v, c->cell, constraint_own_cells(c));
        while (k->shape == CONSTRAINT_CELL && index + more + 1 < constraint_count(v) &&
               constraint_at(v, index + more + 1)->kind == c->kind) {
            put_cell_names(w, v, constraint_at(v, index + ++more)->cell, 1);
        }
        json_put_close(w, ']');
    }
    constraint_put_number(c, w);
    json_put_close(w, '}');
    return more;
}

void constraints_print_json(struct text *out, const struct layout *v)
{
    unsigned count = constraint_count(v);
    struct json_writer w = {.out = out};
    if (count == 0) {
        text_puts(out, "");
        return;
    }
    json_put_open(&w, '[');
    for (unsigned i = 0; i < count; i++) {
        i += print_constraint(&w, v, i);
    }
    json_put_close(&w, ']');
}

const char *constraint_words(const struct layout *v, const struct constraint *c,
                             char buffer[CONSTRAINT_COMPLAINT_SIZE])
{
    char name[CELL_NAME_SIZE];
    const char *kind = constraint_kind_of(c)->name;
    size_t length = (size_t)snprintf(buffer, CONSTRAINT_COMPLAINT_SIZE, "%s", kind);
    if (constraint_kind_of(c)->has_sum) {
        char number[CONSTRAINT_NUMBER_SIZE];
        length += (size_t)snprintf(buffer + length, CONSTRAINT_COMPLAINT_SIZE - length, " of %s",
                                   constraint_number_print(c, number));
    }
    unsigned digit[CONSTRAINT_MAX_DIGITS];
    unsigned digits =
        constraint_kind_of(c)->has_digits ? constraint_digits_unpack(c->sum, digit) : 0;
    for (unsigned i = 0; i < digits; i++) {
        length += (size_t)snprintf(buffer + length, CONSTRAINT_COMPLAINT_SIZE - length, "%s%u",
                                   i ? " " : " of ", digit[i]);
    }
    for (unsigned i = 0; !constraint_is_rule(c) && i < constraint_own_cells(c) &&
                         length + 10 < CONSTRAINT_COMPLAINT_SIZE;
         i++) {
        length += (size_t)snprintf(buffer + length, CONSTRAINT_COMPLAINT_SIZE - length, "%s%s",
                                   i ? " " : " at ", cell_name(v, c->cell[i], name));
    }
    return buffer;
}
