#include "gen/grade/explain/sentence.h"

#include <stdio.h>

#include "gen/constraint/constraint.h"

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

/* ---- grids ---- */

static bool in_grid(const struct layout *v, unsigned grid, unsigned cell)
{
    unsigned row = row_of(v, cell);
    unsigned column = column_of(v, cell);
    const struct grid_place *at = &v->grid_at[grid];
    return row >= at->row && row < at->row + v->size && column >= at->column &&
           column < at->column + v->size;
}

static bool house_in_grid(const struct layout *v, unsigned grid, unsigned house)
{
    bool inside = house < v->house_count;
    for (unsigned i = 0; i < v->size && inside; i++) {
        inside = in_grid(v, grid, v->house[house].cell[i]);
    }
    return inside;
}

/* The first grid that has all of the cells; SENTENCE_NO_GRID: none. */
static unsigned grid_of_cells(const struct layout *v, const uint16_t *cell, unsigned count)
{
    for (unsigned grid = 0; grid < v->grid_count; grid++) {
        unsigned inside = 0;
        while (inside < count && in_grid(v, grid, cell[inside])) {
            inside++;
        }
        if (inside == count) {
            return grid;
        }
    }
    return SENTENCE_NO_GRID;
}

static bool end_in_grid(const struct layout *v, unsigned grid, const struct link_end *e)
{
    bool inside = true;
    for (unsigned i = 0; i < e->count; i++) {
        inside = inside && in_grid(v, grid, e->cell[i]);
    }
    return inside;
}

static bool step_in_grid(const struct layout *v, unsigned grid, const struct step *s)
{
    bool inside = true;
    for (unsigned i = 0; i < s->mark_count && inside; i++) {
        inside = in_grid(v, grid, s->mark[i].at.cell);
    }
    for (unsigned i = 0; i < s->house_count && inside; i++) {
        inside = house_in_grid(v, grid, s->house[i]);
    }
    for (unsigned i = 0; i < s->link_count && inside; i++) {
        const struct link *l = &s->link[i];
        inside = end_in_grid(v, grid, &l->from) && end_in_grid(v, grid, &l->to) &&
                 (l->house == STEP_NO_HOUSE || house_in_grid(v, grid, l->house));
    }
    for (unsigned i = 0; i < s->inference_count && inside; i++) {
        const struct inference *f = &s->inference[i];
        inside = in_grid(v, grid, f->at.cell) &&
                 (f->house == STEP_NO_HOUSE || house_in_grid(v, grid, f->house));
    }
    for (unsigned i = 0; i < s->constraint_count && inside; i++) {
        struct constraint c = constraint_part(v, s->constraint[i].index, s->constraint[i].pair);
        for (unsigned k = 0; k < c.count && inside; k++) {
            inside = in_grid(v, grid, c.cell[k]);
        }
    }
    return inside;
}

struct sentence sentence_of(const struct explain_style *style, const struct layout *v,
                            const struct step *s, struct text *out)
{
    static const struct explain_style english = {0};
    struct sentence t = {style ? style : &english, v, s, out, SENTENCE_NO_GRID};
    for (unsigned grid = v->grid_count; grid-- > 0 && v->grid_count > 1;) {
        t.grid = step_in_grid(v, grid, s) ? grid : t.grid;
    }
    return t;
}

/* A box that two grids share has another number in each. */
static unsigned number_in_grid(const struct layout *v, unsigned house, unsigned grid)
{
    const struct house *h = &v->house[house];
    if (v->grid_count == 1 || h->kind != HOUSE_BOX || !house_in_grid(v, grid, house)) {
        return h->number;
    }
    unsigned before = 0;
    for (unsigned i = v->first_house[HOUSE_BOX]; i < v->first_house[HOUSE_BOX + 1]; i++) {
        const struct house *other = &v->house[i];
        bool first = row_of(v, other->cell[0]) < row_of(v, h->cell[0]) ||
                     (row_of(v, other->cell[0]) == row_of(v, h->cell[0]) &&
                      column_of(v, other->cell[0]) < column_of(v, h->cell[0]));
        before += first && house_in_grid(v, grid, i);
    }
    return before;
}

static unsigned grid_of_house(const struct sentence *t, unsigned house)
{
    return t->grid != SENTENCE_NO_GRID ? t->grid : t->v->house[house].grid;
}

static unsigned number_of_house(const struct sentence *t, unsigned house)
{
    return number_in_grid(t->v, house, grid_of_house(t, house));
}

/* What was said, and of which grid, where each name needs it. */
static void say_of_grid(const struct sentence *t, const struct text *name, unsigned grid)
{
    char number[8];
    const char *values[] = {name->data ? name->data : "", number};
    if (t->v->grid_count == 1 || t->grid != SENTENCE_NO_GRID || grid == SENTENCE_NO_GRID) {
        text_puts(t->out, values[0]);
        return;
    }
    snprintf(number, sizeof number, "%u", grid + 1);
    translation_fill(t->out, sentence_text(t, TEXT_of_grid), values, 2);
    t->out->failed |= name->failed;
}

unsigned sentence_row(const struct sentence *t, unsigned cell, unsigned grid)
{
    return row_of(t->v, cell) - (grid == SENTENCE_NO_GRID ? 0U : t->v->grid_at[grid].row) + 1;
}

unsigned sentence_column(const struct sentence *t, unsigned cell, unsigned grid)
{
    return column_of(t->v, cell) - (grid == SENTENCE_NO_GRID ? 0U : t->v->grid_at[grid].column) + 1;
}

/* A cell's name within a grid; SENTENCE_NO_GRID: within the whole board. */
static void put_cell(const struct sentence *t, unsigned cell, unsigned grid, struct text *out)
{
    char name[CELL_NAME_SIZE];
    if (t->v->grid_count == 1 || grid == SENTENCE_NO_GRID) {
        text_puts(out, cell_name(t->v, cell, name));
        return;
    }
    text_printf(out, "r%uc%u", sentence_row(t, cell, grid), sentence_column(t, cell, grid));
}

void sentence_cell(const struct sentence *t, unsigned cell)
{
    uint16_t one[] = {(uint16_t)cell};
    sentence_cells(t, one, 1, false);
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
    unsigned grid = t->grid;
    if (grid == SENTENCE_NO_GRID && t->v->grid_count > 1) {
        grid = grid_of_cells(t->v, cells, count);
    }
    struct text names = {0};
    struct sentence inner = *t;
    inner.out = &names;
    for (unsigned i = 0; i < count; i++) {
        sentence_separator(&inner, i, count, any);
        if (grid != SENTENCE_NO_GRID || t->v->grid_count == 1) {
            put_cell(t, cells[i], grid, &names);
        } else {
            sentence_cell(&inner, cells[i]);
        }
    }
    say_of_grid(t, &names, grid);
    t->out->failed |= names.failed;
    text_free(&names);
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

/* Are two houses named by one word, "in rows 2 and 5"? */
static bool share_word(const struct sentence *t, unsigned one, unsigned other)
{
    return house_text(t->v, one) == house_text(t->v, other) &&
           grid_of_house(t, one) == grid_of_house(t, other);
}

/* Writes those of several houses that share the word of one of them. */
static void houses_of_word(const struct sentence *t, const uint8_t *house, unsigned count,
                           unsigned one)
{
    enum text_id kind = house_text(t->v, one);
    struct text numbers = {0};
    struct sentence inner = *t;
    uint32_t of_kind = 0; /* bit n: house number n, from 0 */
    inner.out = &numbers;
    for (unsigned i = 0; i < count; i++) {
        if (share_word(t, one, house[i])) {
            of_kind |= 1U << number_of_house(t, house[i]);
        }
    }
    unsigned many = digit_count(of_kind);
    for (unsigned i = 0; of_kind; of_kind &= of_kind - 1) {
        sentence_separator(&inner, i++, many, false);
        text_printf(&numbers, "%u", lowest_digit(of_kind));
    }
    const char *values[] = {numbers.data ? numbers.data : ""};
    struct text named = {0};
    translation_fill(&named, sentence_text(t, kind + (many > 1 ? HOUSES_IN : HOUSE_IN)), values, 1);
    say_of_grid(t, &named, grid_of_house(t, one));
    t->out->failed |= numbers.failed || named.failed;
    text_free(&numbers);
    text_free(&named);
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
            of_new_kind &= !share_word(t, once[k], house[i]);
        }
        if (!seen) {
            kinds += of_new_kind;
            once[kept++] = house[i];
        }
    }
    for (unsigned i = 0; i < kept; i++) {
        bool later = false;
        for (unsigned k = 0; k < i; k++) {
            later |= share_word(t, once[k], once[i]);
        }
        if (!later) {
            sentence_separator(t, done++, kinds, false);
            houses_of_word(t, once, kept, once[i]);
        }
    }
}

void sentence_house(const struct sentence *t, unsigned house)
{
    char number[8];
    const char *values[] = {number};
    struct text name = {0};
    snprintf(number, sizeof number, "%u", number_of_house(t, house) + 1U);
    translation_fill(&name, sentence_text(t, house_text(t->v, house)), values, 1);
    say_of_grid(t, &name, grid_of_house(t, house));
    t->out->failed |= name.failed;
    text_free(&name);
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
    bool named = t->v->grid_count > 1 && t->grid == SENTENCE_NO_GRID;
    unsigned grid = named ? grid_of_cells(t->v, e->cell, e->count) : t->grid;
    if (named && grid != SENTENCE_NO_GRID) {
        text_printf(t->out, "%u.", grid + 1); /* many stand in a row: shorter than words */
    }
    for (unsigned i = 0; i < e->count; i++) {
        text_puts(t->out, i ? "/" : "");
        put_cell(t, e->cell[i], grid, t->out);
    }
    text_puts(t->out, is ? "=" : "\xE2\x89\xA0"); /* ≠ */
    sentence_digit(t, e->digit);
}
