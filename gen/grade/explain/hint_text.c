/* Hints, which show less than the whole step: its name and where to look, or a question. */
#include <assert.h>
#include <stdio.h>
#include <string.h>

#include "gen/constraint/constraint.h"
#include "gen/grade/explain/constraint_words.h"
#include "gen/grade/explain/placeholders.h"

/* ---- where to look ---- */

/* What a hint names: enough to find the pattern, but not what follows from it. */
enum look {
    LOOK_USUAL, /* the first of the others that the step has */
    LOOK_CONSTRAINTS,
    LOOK_HOUSE,  /* the first one */
    LOOK_BASE,   /* half of the houses, where the pattern is searched */
    LOOK_HOUSES, /* all of them */
    LOOK_ENDS,   /* of a chain */
    LOOK_CELLS,
    LOOK_DIGIT, /* nothing but the digit */
};

static const uint8_t looks[TEXT_COUNT] = {
    [TEXT_tell_fish] = LOOK_BASE,
    [TEXT_tell_finned_fish] = LOOK_BASE,
    [TEXT_tell_sashimi_fish] = LOOK_BASE,
    [TEXT_tell_two_links] = LOOK_HOUSES,
    [TEXT_tell_dual_kite] = LOOK_HOUSES,
    [TEXT_tell_leftovers] = LOOK_HOUSES,
    [TEXT_tell_leftovers_must] = LOOK_HOUSES,
    [TEXT_tell_sue_de_coq] = LOOK_HOUSES,
    [TEXT_tell_45_inner] = LOOK_HOUSES,
    [TEXT_tell_45_outer] = LOOK_HOUSES,
    [TEXT_tell_45_both] = LOOK_HOUSES,
    [TEXT_tell_45_equal] = LOOK_HOUSES,
    [TEXT_tell_seen] = LOOK_HOUSE,
    [TEXT_tell_beside] = LOOK_HOUSE,
    [TEXT_tell_w_wing] = LOOK_CELLS,
    [TEXT_tell_rectangle_1] = LOOK_CELLS,
    [TEXT_tell_rectangle_2] = LOOK_CELLS,
    [TEXT_tell_rectangle_3] = LOOK_CELLS,
    [TEXT_tell_rectangle_4] = LOOK_CELLS,
    [TEXT_tell_rectangle_6] = LOOK_CELLS,
    [TEXT_tell_hidden_rectangle] = LOOK_CELLS,
    [TEXT_tell_als_xz] = LOOK_CELLS,
    [TEXT_tell_als_double] = LOOK_CELLS,
    [TEXT_tell_als_chain] = LOOK_CELLS,
    [TEXT_tell_death_blossom] = LOOK_CELLS,
    [TEXT_tell_forcing_net] = LOOK_CELLS,
    [TEXT_tell_template_set] = LOOK_DIGIT,
    [TEXT_tell_template_delete] = LOOK_DIGIT,
};

static enum look look_of(const struct step *s)
{
    const enum look own = looks[sentence_pattern(s)];
    return own != LOOK_USUAL     ? own
           : s->constraint_count ? LOOK_CONSTRAINTS
           : s->house_count      ? LOOK_HOUSE
           : s->link_count       ? LOOK_ENDS
                                 : LOOK_CELLS;
}

/* ---- the cells to look at ---- */

static void look_at_mark(const struct mark *m, bool seen[MAX_CELLS])
{
    if (m->role != MARK_PLACE && m->role != MARK_ELIMINATE) {
        seen[m->at.cell] = true;
    }
}

static void look_at_end(const struct link_end *e, bool seen[MAX_CELLS])
{
    for (unsigned i = 0; i < e->count; i++) {
        seen[e->cell[i]] = true;
    }
}

unsigned step_hint_cells(const struct layout *v, const struct step *s, uint16_t cell[MAX_CELLS])
{
    bool seen[MAX_CELLS] = {false};
    unsigned count = 0;
    for (unsigned i = 0; i < s->mark_count; i++) {
        look_at_mark(&s->mark[i], seen);
    }
    for (unsigned i = 0; i < s->link_count; i++) {
        look_at_end(&s->link[i].from, seen);
        look_at_end(&s->link[i].to, seen);
    }
    for (unsigned i = 0; i < s->inference_count; i++) {
        seen[s->inference[i].at.cell] |= inference_is_assumption(&s->inference[i]);
    }
    for (unsigned i = 0; i < s->constraint_count && look_of(s) != LOOK_CELLS; i++) {
        struct constraint c = constraint_part(v, s->constraint[i].index, s->constraint[i].pair);
        for (unsigned k = 0; k < c.count; k++) {
            seen[c.cell[k]] = true;
        }
    }
    if (s->house_count == 0 && !memchr(seen, true, sizeof seen)) {
        for (unsigned i = 0; i < s->mark_count; i++) {
            seen[s->mark[i].at.cell] = true;
        }
    }
    for (unsigned i = 0; i < v->cell_count; i++) {
        if (seen[i]) {
            cell[count++] = (uint16_t)i;
        }
    }
    return count;
}

/* ---- in words ---- */

/* The digit of a pattern that has only one, such as a fish, or of a hidden single, whose cell is
 * what the reader looks for. 0: it has several, or the digit is what the reader looks for. */
static unsigned digit_of_pattern(const struct step *s)
{
    digit_set digits = step_role_digits(s, ~0U);
    for (unsigned i = 0; i < s->link_count; i++) {
        digits |= digit_bit(s->link[i].from.digit) | digit_bit(s->link[i].to.digit);
    }
    const bool hidden = look_of(s) != LOOK_DIGIT &&
                        sentence_pattern(s) != TEXT_tell_hidden_single &&
                        (s->inference_count || s->constraint_count || step_places(s));
    return !hidden && digit_count(digits) == 1 ? lowest_digit(digits) : 0;
}

/* The cells of the first role that the step has marks of; else all that the hint is about. */
static unsigned cells_to_name(const struct layout *v, const struct step *s,
                              uint16_t cell[MAX_CELLS])
{
    static const enum mark_role roles[] = {MARK_PATTERN, MARK_SET_A};
    unsigned count = 0;
    for (size_t r = 0; r < sizeof roles / sizeof *roles && !count; r++) {
        for (unsigned at = 0; at < v->cell_count; at++) {
            bool has = false;
            for (unsigned i = 0; i < s->mark_count; i++) {
                has |= s->mark[i].role == roles[r] && s->mark[i].at.cell == at;
            }
            if (has) {
                cell[count++] = (uint16_t)at;
            }
        }
    }
    return count ? count : step_hint_cells(v, s, cell);
}

static void put_cells(const struct sentence *t)
{
    uint16_t cell[MAX_CELLS];
    sentence_cells(t, cell, cells_to_name(t->v, t->s, cell), false);
}

/* A chain that ends where it began has one end. */
static void put_ends(const struct sentence *t)
{
    const uint16_t end[] = {step_chain_end(t->s, false)->cell[0],
                            step_chain_end(t->s, true)->cell[0]};
    sentence_cells(t, end, end[0] == end[1] ? 1 : 2, false);
}

/* What to look at or in, and which of the two. */
static enum text_id put_place(const struct sentence *t)
{
    const struct step *s = t->s;
    switch (look_of(s)) {
    case LOOK_CONSTRAINTS:
        constraint_words_names(t, s->constraint, s->constraint_count);
        return TEXT_tell_look_at_constraint;
    case LOOK_HOUSE:
        sentence_houses(t, s->house, s->house_count ? 1 : 0);
        return TEXT_tell_look_in;
    case LOOK_BASE:
        sentence_houses(t, s->house, s->house_count / 2U);
        return TEXT_tell_look_in;
    case LOOK_HOUSES:
        sentence_houses(t, s->house, s->house_count);
        return TEXT_tell_look_in;
    case LOOK_ENDS:
        put_ends(t);
        return TEXT_tell_look_at;
    default:
        put_cells(t);
        return TEXT_tell_look_at;
    }
}

static void put_where(const struct sentence *t)
{
    struct text place = {0};
    struct text digit = {0};
    struct sentence inner = *t;
    const unsigned only = digit_of_pattern(t->s);
    inner.out = &place;
    enum text_id text = put_place(&inner);
    const char *values[] = {text_chars(&place), NULL};
    if (only) {
        inner.out = &digit;
        sentence_digit(&inner, only);
        values[1] = values[0];
        values[0] = text_chars(&digit);
        text = text == TEXT_tell_look_in ? TEXT_tell_look_for_in : TEXT_tell_look_for;
    }
    translation_fill(t->out, sentence_text(t, text), values, only ? 2 : 1);
    t->out->failed |= place.failed || digit.failed;
    text_free(&place);
    text_free(&digit);
}

void step_hint(const struct explain_style *style, const struct layout *v, const struct step *s,
               enum hint_part part, struct text *out)
{
    struct text name = {0};
    struct text where = {0};
    struct sentence t = sentence_of(style, v, s, &name);
    if (part == HINT_WHAT) {
        step_explain(style, v, s, out);
        return;
    }
    if (part == HINT_WHERE) {
        sentence_whole_name(&t);
        t.out = &where;
        put_where(&t);
    } else {
        sentence_name(&t);
    }
    const char *values[] = {text_chars(&name), text_chars(&where)};
    if (where.length) {
        translation_fill(out, sentence_text(&t, TEXT_tell), values, 2);
    } else {
        text_printf(out, "%s.", values[0]);
    }
    out->failed |= name.failed || where.failed;
    text_free(&name);
    text_free(&where);
}

/* ---- questions ---- */

static const struct mark *first_placement(const struct step *s)
{
    for (unsigned i = 0; i < s->mark_count; i++) {
        if (s->mark[i].role == MARK_PLACE) {
            return &s->mark[i];
        }
    }
    return NULL;
}

bool step_places(const struct step *s)
{
    return first_placement(s) != NULL;
}

/* The cell's row and column, within the grid if the board has several. */
static void put_cell_question(const struct sentence *t, unsigned cell)
{
    char row[8];
    char column[8];
    snprintf(row, sizeof row, "%u", sentence_row(t, cell, t->grid));
    snprintf(column, sizeof column, "%u", sentence_column(t, cell, t->grid));
    const char *values[] = {row, column};
    translation_fill(t->out, sentence_text(t, TEXT_ask_cell), values, 2);
}

static void put_question(const struct sentence *t)
{
    const enum text_id told = sentence_pattern(t->s);
    if (told == TEXT_tell_hidden_single || told == TEXT_tell_full_house) {
        sentence_fill(t, told == TEXT_tell_hidden_single ? TEXT_ask_place : TEXT_ask_missing);
        return;
    }
    const struct mark *m = first_placement(t->s);
    assert(m);
    put_cell_question(t, m->at.cell);
}

/* "Grid 4: Where does the 7 go in row 2?" */
void step_ask(const struct explain_style *style, const struct layout *v, const struct step *s,
              struct text *out)
{
    struct text question = {0};
    struct text grid = {0};
    struct sentence t = sentence_of(style, v, s, &question);
    put_question(&t);
    if (t.grid != SENTENCE_NO_GRID) {
        char number[8];
        snprintf(number, sizeof number, "%u", t.grid + 1);
        const char *values[] = {number};
        translation_fill(&grid, sentence_text(&t, TEXT_grid_number), values, 1);
        translation_label(out, &t.style->translation, text_chars(&grid), text_chars(&question));
    } else {
        text_puts(out, text_chars(&question));
    }
    out->failed |= question.failed || grid.failed;
    text_free(&question);
    text_free(&grid);
}
