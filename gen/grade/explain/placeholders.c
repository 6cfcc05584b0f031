#include "gen/grade/explain/placeholders.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

#include "gen/grade/explain/constraint_words.h"

/* ---- marks ---- */

/* The cells with marks of these roles, each once, ascending. Returns how many. */
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

static void put_role_cells(const struct sentence *t, int role)
{
    uint16_t cells[STEP_MAX_MARKS];
    sentence_cells(t, cells, role_cells(t->s, 1U << role, cells), false);
}

static void put_any_cell(const struct sentence *t, int role)
{
    uint16_t cells[STEP_MAX_MARKS];
    sentence_cells(t, cells, role_cells(t->s, 1U << role, cells), true);
}

static void put_role_digits(const struct sentence *t, int role)
{
    sentence_digits(t, step_role_digits(t->s, 1U << role), false);
}

static void put_any_digit(const struct sentence *t, int role)
{
    sentence_digits(t, step_role_digits(t->s, 1U << role), true);
}

static void put_other_digits(const struct sentence *t, int unused)
{
    (void)unused;
    sentence_digits(t,
                    step_role_digits(t->s, 1U << MARK_PATTERN) &
                        ~step_role_digits(t->s, 1U << MARK_ELIMINATE),
                    false);
}

/* ---- houses ---- */

/* Writes the step's houses from one index to before another, as far as it has them. */
static void put_houses(const struct sentence *t, unsigned from, unsigned to)
{
    unsigned end = to < t->s->house_count ? to : t->s->house_count;
    if (from < end) {
        sentence_houses(t, &t->s->house[from], end - from);
    }
}

static void put_one_house(const struct sentence *t, int number)
{
    put_houses(t, (unsigned)number - 1, (unsigned)number);
}

enum house_part { PART_BASE, PART_COVER, PART_ALL };

static void put_house_part(const struct sentence *t, int part)
{
    unsigned half = t->s->house_count / 2U;
    put_houses(t, part == PART_COVER ? half : 0, part == PART_BASE ? half : t->s->house_count);
}

/* ---- chains ---- */

static void put_chain(const struct sentence *t, int unused)
{
    (void)unused;
    for (unsigned i = 0; i < t->s->link_count; i++) {
        const struct link *l = &t->s->link[i];
        if (i == 0 || !link_end_equal(&t->s->link[i - 1].to, &l->from)) {
            text_puts(t->out, i ? sentence_text(t, TEXT_list_break) : "");
            sentence_claim(t, &l->from, !l->strong);
        }
        text_puts(t->out, " \xE2\x86\x92 "); /* → */
        sentence_claim(t, &l->to, l->strong);
        if (l->strong) {
            sentence_house_reason(t, l->house);
        }
    }
}

static void put_end(const struct sentence *t, int last)
{
    if (t->s->link_count) {
        sentence_claim(t, step_chain_end(t->s, last), true);
    }
}

static void put_end_cell(const struct sentence *t, int last)
{
    if (t->s->link_count) {
        sentence_cell(t, step_chain_end(t->s, last)->cell[0]);
    }
}

static void put_last_digit(const struct sentence *t, int unused)
{
    (void)unused;
    if (t->s->link_count) {
        sentence_digit(t, step_chain_end(t->s, true)->digit);
    }
}

static void put_link_digits(const struct sentence *t, int unused)
{
    digit_set digits = 0;
    (void)unused;
    for (unsigned i = 0; i < t->s->link_count; i++) {
        digits |= digit_bit(t->s->link[i].from.digit);
    }
    sentence_digits(t, digits, false);
}

/* Writes the cells along the links. */
static void put_path(const struct sentence *t, int unused)
{
    (void)unused;
    put_end_cell(t, 0);
    for (unsigned i = 0; i < t->s->link_count; i++) {
        text_puts(t->out, i + 1 < t->s->link_count ? ", " : sentence_text(t, TEXT_list_and));
        sentence_cell(t, t->s->link[i].to.cell[0]);
    }
}

/* Writes which digit of the pivot makes which wing the common digit: "r3c2=1 → r1c1=4; r3c2=5 →
 * r3c8=4". The links lead from each wing to the pivot, two for each. */
static void put_cases(const struct sentence *t, int unused)
{
    (void)unused;
    for (unsigned i = 0; i + 1U < t->s->link_count; i += 2) {
        text_puts(t->out, i ? sentence_text(t, TEXT_list_break) : "");
        sentence_claim(t, &t->s->link[i + 1].to, true);
        text_puts(t->out, " \xE2\x86\x92 "); /* → */
        sentence_claim(t, &t->s->link[i].from, true);
    }
}

/* ---- almost locked sets ---- */

static int set_count_of(const struct step *s)
{
    int count = 0;
    for (unsigned i = 0; i < s->mark_count; i++) {
        int set = s->mark[i].role - MARK_SET_A;
        count = set >= count ? set + 1 : count;
    }
    return count;
}

/* "A (r1c1, r1c3: 2, 5, 7)" */
static void put_set(const struct sentence *t, int set)
{
    uint16_t cells[STEP_MAX_MARKS];
    unsigned roles = 1U << (MARK_SET_A + set);
    unsigned count = role_cells(t->s, roles, cells);
    text_printf(t->out, "%c (", 'A' + set);
    for (unsigned i = 0; i < count; i++) {
        text_puts(t->out, i ? ", " : "");
        sentence_cell(t, cells[i]);
    }
    text_puts(t->out, sentence_text(t, TEXT_label_colon));
    digit_set digits = step_role_digits(t->s, roles);
    for (bool later = false; digits; digits &= digits - 1, later = true) {
        text_puts(t->out, later ? ", " : "");
        sentence_digit(t, lowest_digit(digits));
    }
    text_puts(t->out, ")");
}

static void put_sets(const struct sentence *t, int unused)
{
    (void)unused;
    int count = set_count_of(t->s);
    for (int set = 0; set < count; set++) {
        sentence_separator(t, (unsigned)set, (unsigned)count, false);
        put_set(t, set);
    }
}

/* Writes the digits that join each set to the next: "5 (A, B), 2 (B, C)". If there are as many
 * links as sets, each link joins a set to a stem: "5 (A), 2 (B)". */
static void put_joints(const struct sentence *t, int unused)
{
    bool chain = (int)t->s->link_count < set_count_of(t->s);
    (void)unused;
    for (unsigned i = 0; i < t->s->link_count; i++) {
        char name = (char)('A' + (i < STEP_MAX_SETS ? i : STEP_MAX_SETS - 1));
        text_puts(t->out, i ? ", " : "");
        sentence_digit(t, t->s->link[i].from.digit);
        text_printf(t->out, " (%c", name);
        if (chain) {
            text_printf(t->out, ", %c", name + 1);
        }
        text_puts(t->out, ")");
    }
}

static void put_set_name(const struct sentence *t, int last)
{
    text_printf(t->out, "%c", 'A' + (last ? set_count_of(t->s) - 1 : 0));
}

/* ---- constraints ---- */

static void put_constraint(const struct sentence *t, int unused)
{
    (void)unused;
    if (t->s->constraint_count) {
        constraint_words_put(t, t->s->constraint[0]);
    }
}

static void put_constraint_names(const struct sentence *t, int unused)
{
    (void)unused;
    constraint_words_names(t, t->s->constraint, t->s->constraint_count);
}

static void put_constraint_name(const struct sentence *t, int number)
{
    if (number <= t->s->constraint_count) {
        constraint_words_names(t, &t->s->constraint[number - 1], 1);
    }
}

/* ---- assumptions ---- */

/* Writes "no candidate for r1c1" or, if a house is given, "no place for 5 in row 3". */
static void put_dead_end(const struct sentence *t, struct candidate at, unsigned house)
{
    struct text what = {0};
    struct text where = {0};
    struct sentence inner = *t;
    uint8_t one[] = {(uint8_t)house};
    bool in_house = house != STEP_NO_HOUSE;
    inner.out = &where;
    if (in_house) {
        sentence_houses(&inner, one, 1);
    }
    inner.out = &what;
    if (in_house) {
        sentence_digit(&inner, at.digit);
    } else {
        sentence_cell(&inner, at.cell);
    }
    const char *values[] = {what.data ? what.data : "", where.data ? where.data : ""};
    translation_fill(
        t->out, sentence_text(t, in_house ? TEXT_tell_dead_house : TEXT_tell_dead_cell), values, 2);
    t->out->failed |= what.failed || where.failed;
    text_free(&what);
    text_free(&where);
}

/* Writes the contradiction at the end of the inferences, or of a forcing chain. */
static void put_dead(const struct sentence *t, int unused)
{
    const struct step *s = t->s;
    (void)unused;
    if (s->inference_count) {
        const struct inference *last = &s->inference[s->inference_count - 1];
        put_dead_end(t, last->at, last->house);
    } else if (s->link_count) {
        const struct link_end *end = step_chain_end(s, true);
        put_dead_end(t, (struct candidate){end->cell[0], end->digit},
                     s->house_count ? s->house[0] : STEP_NO_HOUSE);
    }
}

static void put_inference(const struct sentence *t, const struct inference *i)
{
    struct link_end at = {.cell = {i->at.cell}, .count = 1, .digit = i->at.digit};
    sentence_claim(t, &at, !inference_takes_away(i));
    if (i->kind == INFER_HOUSE) {
        sentence_house_reason(t, i->house);
    } else if (i->kind == INFER_NOT) {
        text_printf(t->out, " (%s)", sentence_text(t, TEXT_tell_refuted));
    }
}

static void put_suppose(const struct sentence *t, int unused)
{
    (void)unused;
    if (t->s->inference_count) {
        put_inference(t, &t->s->inference[0]);
    } else if (t->s->link_count) {
        sentence_claim(t, step_chain_end(t->s, false), !t->s->link[0].strong);
    }
}

static void put_assumptions(const struct sentence *t, int unused)
{
    unsigned count = step_branch_count(t->s);
    unsigned done = 0;
    (void)unused;
    for (unsigned i = 0; i < t->s->inference_count; i++) {
        if (inference_is_assumption(&t->s->inference[i])) {
            sentence_separator(t, done++, count, false);
            put_inference(t, &t->s->inference[i]);
        }
    }
}

/* Does the next inference rest on the same constraint? Then the constraint is named only after that
 * one. */
static bool constraint_goes_on(const struct step *s, unsigned i)
{
    const struct inference *f = &s->inference[i];
    return i + 1U < s->inference_count && f[1].kind == INFER_CONSTRAINT &&
           f[1].constraint.index == f->constraint.index &&
           f[1].constraint.pair == f->constraint.pair;
}

/* The same of the technique that an inference rests on. */
static bool technique_goes_on(const struct step *s, unsigned i)
{
    const struct inference *f = &s->inference[i];
    return i + 1U < s->inference_count && f[1].kind == INFER_TECHNIQUE &&
           f[1].technique == f->technique;
}

/* Writes what follows, in one row. If there are several branches, each comes after its
 * assumption. Says so if there was no room for all of it. */
static void put_follows(const struct sentence *t, int unused)
{
    const struct step *s = t->s;
    bool branches = step_branch_count(s) > 1;
    bool begun = false;
    (void)unused;
    for (unsigned i = 0; i < s->inference_count; i++) {
        const struct inference *f = &s->inference[i];
        if (inference_is_assumption(f)) {
            if (branches) {
                text_puts(t->out, i ? sentence_text(t, TEXT_list_break) : "");
                put_inference(t, f);
                text_puts(t->out, " \xE2\x86\x92 "); /* → */
            }
            begun = false;
            continue;
        }
        if (inference_is_dead_end(f)) {
            if (branches) {
                text_puts(t->out, begun ? ", " : "");
                put_dead_end(t, f->at, f->house);
            }
            continue;
        }
        text_puts(t->out, begun ? ", " : "");
        put_inference(t, f);
        if (f->kind == INFER_CONSTRAINT && !constraint_goes_on(s, i)) {
            text_puts(t->out, " (");
            constraint_words_put(t, f->constraint);
            text_puts(t->out, ")");
        } else if (f->kind == INFER_TECHNIQUE && !technique_goes_on(s, i)) {
            text_puts(t->out, " (");
            technique_put_name(&t->style->translation, f->technique, t->v->size, t->out);
            text_puts(t->out, ")");
        }
        begun = true;
    }
    if (s->left_out) {
        text_printf(t->out, "%s%s", begun ? ", " : "", sentence_text(t, TEXT_tell_left_out));
    }
}

/* ---- patterns ---- */

static void put_rectangle(const struct sentence *t, int unused)
{
    (void)unused;
    sentence_fill(t, TEXT_tell_rectangle);
}

/* If one of the cells alone is the sum, there is nothing to choose. */
static void put_way(const struct sentence *t, int unused)
{
    uint16_t cells[STEP_MAX_MARKS];
    (void)unused;
    if (role_cells(t->s, 1U << MARK_PATTERN, cells) > 1 &&
        role_cells(t->s, 1U << MARK_PLACE, cells) == 1) {
        sentence_fill(t, TEXT_tell_45_way);
    }
}

static void put_number(const struct sentence *t, int number)
{
    if (number < t->s->number_count) {
        text_printf(t->out, "%d", t->s->number[number]);
    }
}

static const struct placeholder {
    const char *name;
    void (*put)(const struct sentence *t, int argument);
    int argument;
} placeholders[] = {
    {"P", put_role_cells, MARK_PATTERN},
    {"P/", put_any_cell, MARK_PATTERN},
    {"F", put_role_cells, MARK_FIN},
    {"A", put_role_cells, MARK_SET_A},
    {"B", put_role_cells, MARK_SET_B},
    {"E", put_role_cells, MARK_ELIMINATE},
    {"X", put_role_cells, MARK_PLACE},
    {"p", put_role_digits, MARK_PATTERN},
    {"f", put_role_digits, MARK_FIN},
    {"a", put_role_digits, MARK_SET_A},
    {"b", put_role_digits, MARK_SET_B},
    {"e", put_role_digits, MARK_ELIMINATE},
    {"x", put_role_digits, MARK_PLACE},
    {"p/", put_any_digit, MARK_PATTERN},
    {"f/", put_any_digit, MARK_FIN},
    {"e/", put_any_digit, MARK_ELIMINATE},
    {"o", put_other_digits, 0},
    {"k", put_link_digits, 0},
    {"in 1", put_one_house, 1},
    {"in 2", put_one_house, 2},
    {"in 3", put_one_house, 3},
    {"in 4", put_one_house, 4},
    {"in 6", put_one_house, 6},
    {"in base", put_house_part, PART_BASE},
    {"in cover", put_house_part, PART_COVER},
    {"in all", put_house_part, PART_ALL},
    {"chain", put_chain, 0},
    {"path", put_path, 0},
    {"start", put_end, 0},
    {"end", put_end, 1},
    {"first cell", put_end_cell, 0},
    {"last cell", put_end_cell, 1},
    {"last digit", put_last_digit, 0},
    {"sets", put_sets, 0},
    {"joints", put_joints, 0},
    {"first set", put_set_name, 0},
    {"last set", put_set_name, 1},
    {"suppose", put_suppose, 0},
    {"assumptions", put_assumptions, 0},
    {"follows", put_follows, 0},
    {"dead", put_dead, 0},
    {"rectangle", put_rectangle, 0},
    {"cases", put_cases, 0},
    {"way", put_way, 0},
    {"clue", put_constraint, 0},
    {"clues", put_constraint_names, 0},
    {"clue 1", put_constraint_name, 1},
    {"clue 2", put_constraint_name, 2},
    {"total", put_number, 0},
    {"known", put_number, 1},
    {"sum", put_number, 2},
    {"other", put_number, 3},
};

static const struct placeholder *placeholder_find(const char *name, size_t length)
{
    for (size_t i = 0; i < sizeof placeholders / sizeof placeholders[0]; i++) {
        if (strlen(placeholders[i].name) == length &&
            strncmp(placeholders[i].name, name, length) == 0) {
            return &placeholders[i];
        }
    }
    return NULL;
}

/* Capitalises a house or a constraint at the beginning of a sentence: "in row 6, …" becomes "In row
 * 6, …". A cell keeps its small letter ("r2c4"), and other alphabets stay as their translation has
 * them. */
static void begin_with_capital(struct text *out, size_t at)
{
    bool begins = at == 0 || (at >= 2 && out->data[at - 2] == '.' && out->data[at - 1] == ' ');
    bool cell = at + 1 < out->length && isdigit((unsigned char)out->data[at + 1]);
    if (begins && !cell && at < out->length) {
        out->data[at] = (char)toupper((unsigned char)out->data[at]);
    }
}

/* Fills one placeholder, from its opening brace on. An unknown one is copied as it is. Returns what
 * comes after it; *nothing is set if the placeholder was empty. */
static const char *put_placeholder(const struct sentence *t, const char *p, bool *empty)
{
    const char *close = strchr(p, '}');
    const struct placeholder *holder =
        close ? placeholder_find(p + 1, (size_t)(close - p - 1)) : NULL;
    size_t before = t->out->length;
    if (!holder) {
        text_puts(t->out, "{");
        return p + 1;
    }
    holder->put(t, holder->argument);
    *empty |= t->out->length == before;
    if (strncmp(holder->name, "in ", 3) == 0 || strncmp(holder->name, "clue", 4) == 0) {
        begin_with_capital(t->out, before);
    }
    return close + 1;
}

void sentence_fill(const struct sentence *t, enum text_id pattern)
{
    const char *p = sentence_text(t, pattern);
    size_t optional = SIZE_MAX; /* where the text in the open bracket begins */
    bool empty = false;
    while (*p) {
        size_t plain = strcspn(p, "{[]");
        text_add(t->out, p, plain);
        p += plain;
        if (!*p) {
            return;
        }
        if (*p == '{') {
            p = put_placeholder(t, p, &empty);
            continue;
        }
        if (*p == ']' && optional != SIZE_MAX && empty && t->out->data) {
            t->out->length = optional;
            t->out->data[optional] = '\0';
        }
        optional = *p == '[' ? t->out->length : SIZE_MAX;
        empty = false;
        p++;
    }
}
