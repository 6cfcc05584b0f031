#include "gen/grade/explain/sentence.h"

#include <stdio.h>

const char *sentence_text(const struct sentence *t, enum text_id w)
{
    return translation_text(&t->style->translation, w);
}

void sentence_separator(const struct sentence *t, unsigned i, unsigned n, bool any)
{
    if (i > 0) {
        text_puts(t->out, i + 1 < n ? ", " : sentence_text(t, any ? TEXT_list_or : TEXT_list_and));
    }
}

void sentence_cell(const struct sentence *t, unsigned cell)
{
    char name[CELL_NAME_SIZE];
    text_puts(t->out, cell_name(t->v, cell, name));
}

void sentence_digit(const struct sentence *t, unsigned digit)
{
    if (t->style->symbol && digit <= t->style->symbol_count) {
        text_puts(t->out, t->style->symbol[digit - 1]);
    } else {
        text_printf(t->out, "%c", digit_to_char(digit));
    }
}

void sentence_digits(const struct sentence *t, digit_set digits, bool any)
{
    unsigned count = digit_count(digits);
    for (unsigned i = 0; digits; digits &= digits - 1) {
        sentence_separator(t, i++, count, any);
        sentence_digit(t, lowest_digit(digits));
    }
}

void sentence_cells(const struct sentence *t, const uint16_t *cells, unsigned count, bool any)
{
    for (unsigned i = 0; i < count; i++) {
        sentence_separator(t, i, count, any);
        sentence_cell(t, cells[i]);
    }
}

/* Each kind of house has three words: alone, "in" one, "in" several. */
enum house_form { HOUSE_ALONE, HOUSE_IN, HOUSES_IN, HOUSE_FORMS };

static enum text_id house_text(const struct layout *v, unsigned house)
{
    const struct house *h = &v->house[house];
    if (h->kind == HOUSE_BOX && v->jigsaw) {
        return TEXT_region;
    }
    if (h->kind != HOUSE_EXTRA) {
        return TEXT_row + (enum text_id)(HOUSE_FORMS * h->kind);
    }
    for (unsigned i = 0; i < v->size; i++) {
        unsigned row = row_of(v, h->cell[i]);
        unsigned column = column_of(v, h->cell[i]);
        if (row != column && row + column + 1 != v->size) {
            return TEXT_area;
        }
    }
    return TEXT_diagonal;
}

/* Writes those of several houses that are of one kind. */
static void houses_of_word(const struct sentence *t, const uint8_t *house, unsigned count,
                           enum text_id kind)
{
    struct text numbers = {0};
    struct sentence inner = *t;
    uint32_t of_kind = 0; /* bit n: house number n, from 0 */
    inner.out = &numbers;
    for (unsigned i = 0; i < count; i++) {
        if (house_text(t->v, house[i]) == kind) {
            of_kind |= 1U << t->v->house[house[i]].number;
        }
    }
    unsigned many = digit_count(of_kind);
    for (unsigned i = 0; of_kind; of_kind &= of_kind - 1) {
        sentence_separator(&inner, i++, many, false);
        text_printf(&numbers, "%u", lowest_digit(of_kind));
    }
    const char *values[] = {numbers.data ? numbers.data : ""};
    translation_fill(t->out, sentence_text(t, kind + (many > 1 ? HOUSES_IN : HOUSE_IN)), values, 1);
    t->out->failed |= numbers.failed;
    text_free(&numbers);
}

void sentence_houses(const struct sentence *t, const uint8_t house[], unsigned count)
{
    uint8_t once[STEP_MAX_HOUSES];
    unsigned kept = 0;
    unsigned kinds = 0;
    unsigned done = 0;
    for (unsigned i = 0; i < count; i++) {
        bool seen = false;
        bool of_new_kind = true;
        for (unsigned k = 0; k < kept; k++) {
            seen |= once[k] == house[i];
            of_new_kind &= house_text(t->v, once[k]) != house_text(t->v, house[i]);
        }
        if (!seen) {
            kinds += of_new_kind;
            once[kept++] = house[i];
        }
    }
    for (unsigned i = 0; i < kept; i++) {
        enum text_id kind = house_text(t->v, once[i]);
        bool later = false;
        for (unsigned k = 0; k < i; k++) {
            later |= house_text(t->v, once[k]) == kind;
        }
        if (!later) {
            sentence_separator(t, done++, kinds, false);
            houses_of_word(t, once, kept, kind);
        }
    }
}

void sentence_house(const struct sentence *t, unsigned house)
{
    char number[8];
    const char *values[] = {number};
    snprintf(number, sizeof number, "%u", t->v->house[house].number + 1U);
    translation_fill(t->out, sentence_text(t, house_text(t->v, house)), values, 1);
}

void sentence_house_reason(const struct sentence *t, unsigned house)
{
    if (house != STEP_NO_HOUSE) {
        text_puts(t->out, " (");
        sentence_house(t, house);
        text_puts(t->out, ")");
    }
}

void sentence_claim(const struct sentence *t, const struct link_end *e, bool is)
{
    for (unsigned i = 0; i < e->count; i++) {
        text_puts(t->out, i ? "/" : "");
        sentence_cell(t, e->cell[i]);
    }
    text_puts(t->out, is ? "=" : "\xE2\x89\xA0"); /* ≠ */
    sentence_digit(t, e->digit);
}
