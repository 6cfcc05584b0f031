/* Filling a sentence's places with what the step has. config/translation/translation.h lists the
 * places. */
#include "gen/grade/explain_places.h"

#include <stdio.h>
#include <string.h>

const char *tell_text(const struct teller *t, enum text_id w)
{
    return translation_text(&t->telling->translation, w);
}

/* The separator before item i of n: "a", "a and b", "a, b and c". */
void tell_separator(const struct teller *t, unsigned i, unsigned n, bool any)
{
    if (i > 0)
        text_puts(t->out, i + 1 < n ? ", " : tell_text(t, any ? TEXT_list_or : TEXT_list_and));
}

void tell_cell(const struct teller *t, unsigned cell)
{
    char name[CELL_NAME_SIZE];
    text_puts(t->out, cell_name(t->v, cell, name));
}

void tell_digit(const struct teller *t, unsigned digit)
{
    if (t->telling->symbol && digit <= t->telling->symbol_count)
        text_puts(t->out, t->telling->symbol[digit - 1]);
    else
        text_printf(t->out, "%c", digit_to_char(digit));
}

void tell_digits(const struct teller *t, digit_set digits, bool any)
{
    unsigned count = digit_count(digits);
    for (unsigned i = 0; digits; digits &= digits - 1) {
        tell_separator(t, i++, count, any);
        tell_digit(t, lowest_digit(digits));
    }
}

/* ---- marks ---- */

static bool has_role(const struct step *s, unsigned i, unsigned roles)
{
    return roles >> s->mark[i].role & 1;
}

/* The cells with marks of the roles, each once, ascending. Returns how many. */
static unsigned role_cells(const struct step *s, unsigned roles, uint16_t cells[STEP_MAX_MARKS])
{
    unsigned count = 0;
    for (unsigned cell = 0; cell < MAX_CELLS; cell++) {
        for (unsigned i = 0; i < s->mark_count; i++) {
            if (s->mark[i].at.cell == cell && has_role(s, i, roles)) {
                cells[count++] = (uint16_t)cell;
                break;
            }
        }
    }
    return count;
}

digit_set tell_role_digits(const struct step *s, unsigned roles)
{
    digit_set digits = 0;
    for (unsigned i = 0; i < s->mark_count; i++) {
        if (has_role(s, i, roles))
            digits |= digit_bit(s->mark[i].at.digit);
    }
    return digits;
}

void tell_cells(const struct teller *t, const uint16_t *cells, unsigned count)
{
    for (unsigned i = 0; i < count; i++) {
        tell_separator(t, i, count, false);
        tell_cell(t, cells[i]);
    }
}

static void put_role_cells(const struct teller *t, int role)
{
    uint16_t cells[STEP_MAX_MARKS];
    tell_cells(t, cells, role_cells(t->s, 1U << role, cells));
}

static void put_role_digits(const struct teller *t, int role)
{
    tell_digits(t, tell_role_digits(t->s, 1U << role), false);
}

static void put_any_digit(const struct teller *t, int role)
{
    tell_digits(t, tell_role_digits(t->s, 1U << role), true);
}

static void put_other_digits(const struct teller *t, int unused)
{
    (void)unused;
    tell_digits(t,
                tell_role_digits(t->s, 1U << MARK_PATTERN) &
                    ~tell_role_digits(t->s, 1U << MARK_ELIMINATE),
                false);
}

/* ---- houses ---- */

/* The words for a kind of house stand in threes: alone, "in" it, "in" several. */
enum house_form { HOUSE_ALONE, HOUSE_IN, HOUSES_IN, HOUSE_FORMS };

static enum text_id house_text(const struct variant *v, unsigned house)
{
    const struct house *h = &v->house[house];
    if (h->kind != HOUSE_EXTRA)
        return TEXT_row + (enum text_id)(HOUSE_FORMS * h->kind);
    for (unsigned i = 0; i < v->size; i++) {
        unsigned row = row_of(v, h->cell[i]);
        unsigned column = column_of(v, h->cell[i]);
        if (row != column && row + column + 1 != v->size)
            return TEXT_area;
    }
    return TEXT_diagonal;
}

/* Houses of one kind, of several: "in rows 2 and 5". */
static void put_houses_of_kind(const struct teller *t, const uint8_t *house, unsigned count,
                               enum text_id kind)
{
    struct text numbers = {0};
    struct teller inner = *t;
    uint32_t of_kind = 0; /* bit n: house number n, from 0 */
    inner.out = &numbers;
    for (unsigned i = 0; i < count; i++) {
        if (house_text(t->v, house[i]) == kind)
            of_kind |= 1U << t->v->house[house[i]].number;
    }
    unsigned many = digit_count(of_kind);
    for (unsigned i = 0; of_kind; of_kind &= of_kind - 1) {
        tell_separator(&inner, i++, many, false);
        text_printf(&numbers, "%u", lowest_digit(of_kind));
    }
    const char *values[] = {numbers.data ? numbers.data : ""};
    translation_fill(t->out, tell_text(t, kind + (many > 1 ? HOUSES_IN : HOUSE_IN)), values, 1);
    t->out->failed |= numbers.failed;
    text_free(&numbers);
}

/* Kind by kind, in the order in which the kinds turn up; each house once. */
static void put_houses(const struct teller *t, unsigned from, unsigned to)
{
    uint8_t house[STEP_MAX_HOUSES];
    unsigned count = 0;
    unsigned kinds = 0;
    unsigned done = 0;
    for (unsigned i = from; i < to && i < t->s->house_count; i++) {
        bool seen = false;
        bool of_new_kind = true;
        for (unsigned k = 0; k < count; k++) {
            seen |= house[k] == t->s->house[i];
            of_new_kind &= house_text(t->v, house[k]) != house_text(t->v, t->s->house[i]);
        }
        if (seen)
            continue;
        kinds += of_new_kind;
        house[count++] = t->s->house[i];
    }
    for (unsigned i = 0; i < count; i++) {
        enum text_id kind = house_text(t->v, house[i]);
        bool later = false;
        for (unsigned k = 0; k < i; k++)
            later |= house_text(t->v, house[k]) == kind;
        if (later)
            continue;
        tell_separator(t, done++, kinds, false);
        put_houses_of_kind(t, house, count, kind);
    }
}

static void put_one_house(const struct teller *t, int number)
{
    put_houses(t, (unsigned)number - 1, (unsigned)number);
}

enum house_part { PART_BASE, PART_COVER, PART_ALL };

static void put_house_part(const struct teller *t, int part)
{
    unsigned half = t->s->house_count / 2U;
    put_houses(t, part == PART_COVER ? half : 0, part == PART_BASE ? half : t->s->house_count);
}

/* " (row 3)" */
static void put_reason(const struct teller *t, unsigned house)
{
    char number[8];
    const char *values[] = {number};
    if (house == STEP_NO_HOUSE)
        return;
    snprintf(number, sizeof number, "%u", t->v->house[house].number + 1U);
    text_puts(t->out, " (");
    translation_fill(t->out, tell_text(t, house_text(t->v, house)), values, 1);
    text_puts(t->out, ")");
}

/* ---- chains ---- */

bool tell_same_end(const struct link_end *a, const struct link_end *b)
{
    return a->digit == b->digit && a->count == b->count &&
           memcmp(a->cell, b->cell, a->count * sizeof a->cell[0]) == 0;
}

/* "r1c1=5"; several cells of which one is meant: "r1c1/r1c2=5". */
static void put_claim(const struct teller *t, const struct link_end *e, bool is)
{
    for (unsigned i = 0; i < e->count; i++) {
        text_puts(t->out, i ? "/" : "");
        tell_cell(t, e->cell[i]);
    }
    text_puts(t->out, is ? "=" : "\xE2\x89\xA0"); /* ≠ */
    tell_digit(t, e->digit);
}

static void put_chain(const struct teller *t, int unused)
{
    (void)unused;
    for (unsigned i = 0; i < t->s->link_count; i++) {
        const struct link *l = &t->s->link[i];
        if (i == 0 || !tell_same_end(&t->s->link[i - 1].to, &l->from)) {
            text_puts(t->out, i ? "; " : "");
            put_claim(t, &l->from, !l->strong);
        }
        text_puts(t->out, " \xE2\x86\x92 "); /* → */
        put_claim(t, &l->to, l->strong);
        if (l->strong)
            put_reason(t, l->house);
    }
}

const struct link_end *tell_chain_end(const struct step *s, bool last)
{
    return last ? &s->link[s->link_count - 1].to : &s->link[0].from;
}

static void put_end(const struct teller *t, int last)
{
    if (t->s->link_count)
        put_claim(t, tell_chain_end(t->s, last), true);
}

static void put_end_cell(const struct teller *t, int last)
{
    if (t->s->link_count)
        tell_cell(t, tell_chain_end(t->s, last)->cell[0]);
}

static void put_last_digit(const struct teller *t, int unused)
{
    (void)unused;
    if (t->s->link_count)
        tell_digit(t, tell_chain_end(t->s, true)->digit);
}

static void put_link_digits(const struct teller *t, int unused)
{
    digit_set digits = 0;
    (void)unused;
    for (unsigned i = 0; i < t->s->link_count; i++)
        digits |= digit_bit(t->s->link[i].from.digit);
    tell_digits(t, digits, false);
}

/* The cells along the links. */
static void put_path(const struct teller *t, int unused)
{
    (void)unused;
    put_end_cell(t, 0);
    for (unsigned i = 0; i < t->s->link_count; i++) {
        text_puts(t->out, i + 1 < t->s->link_count ? ", " : tell_text(t, TEXT_list_and));
        tell_cell(t, t->s->link[i].to.cell[0]);
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
static void put_set(const struct teller *t, int set)
{
    uint16_t cells[STEP_MAX_MARKS];
    unsigned roles = 1U << (MARK_SET_A + set);
    unsigned count = role_cells(t->s, roles, cells);
    text_printf(t->out, "%c (", 'A' + set);
    for (unsigned i = 0; i < count; i++) {
        text_puts(t->out, i ? ", " : "");
        tell_cell(t, cells[i]);
    }
    text_puts(t->out, ": ");
    digit_set digits = tell_role_digits(t->s, roles);
    for (bool later = false; digits; digits &= digits - 1, later = true) {
        text_puts(t->out, later ? ", " : "");
        tell_digit(t, lowest_digit(digits));
    }
    text_puts(t->out, ")");
}

static void put_sets(const struct teller *t, int unused)
{
    (void)unused;
    int count = set_count_of(t->s);
    for (int set = 0; set < count; set++) {
        tell_separator(t, (unsigned)set, (unsigned)count, false);
        put_set(t, set);
    }
}

/* What joins each set to the next: "5 (A, B), 2 (B, C)"; or, where there are as many links as sets,
 * each of them to a stem: "5 (A), 2 (B)". */
static void put_joints(const struct teller *t, int unused)
{
    bool chain = (int)t->s->link_count < set_count_of(t->s);
    (void)unused;
    for (unsigned i = 0; i < t->s->link_count; i++) {
        char name = (char)('A' + (i < STEP_MAX_SETS ? i : STEP_MAX_SETS - 1));
        text_puts(t->out, i ? ", " : "");
        tell_digit(t, t->s->link[i].from.digit);
        text_printf(t->out, " (%c", name);
        if (chain)
            text_printf(t->out, ", %c", name + 1);
        text_puts(t->out, ")");
    }
}

static void put_set_name(const struct teller *t, int last)
{
    text_printf(t->out, "%c", 'A' + (last ? set_count_of(t->s) - 1 : 0));
}

/* ---- assumptions ---- */

/* "no candidate for r1c1", or where a house is given "no place for 5 in row 3". */
static void put_dead_end(const struct teller *t, struct candidate at, unsigned house)
{
    struct text what = {0};
    struct text where = {0};
    struct teller inner = *t;
    uint8_t one[] = {(uint8_t)house};
    bool in_house = house != STEP_NO_HOUSE;
    inner.out = &where;
    if (in_house)
        put_houses_of_kind(&inner, one, 1, house_text(t->v, house));
    inner.out = &what;
    if (in_house)
        tell_digit(&inner, at.digit);
    else
        tell_cell(&inner, at.cell);
    const char *values[] = {what.data ? what.data : "", where.data ? where.data : ""};
    translation_fill(t->out, tell_text(t, in_house ? TEXT_tell_dead_house : TEXT_tell_dead_cell),
                     values, 2);
    t->out->failed |= what.failed || where.failed;
    text_free(&what);
    text_free(&where);
}

/* The contradiction at the end of the inferences, or of a forcing chain. */
static void put_dead(const struct teller *t, int unused)
{
    const struct step *s = t->s;
    (void)unused;
    if (s->inference_count) {
        const struct inference *last = &s->inference[s->inference_count - 1];
        put_dead_end(t, last->at, last->house);
    } else if (s->link_count) {
        const struct link_end *end = tell_chain_end(s, true);
        put_dead_end(t, (struct candidate){end->cell[0], end->digit},
                     s->house_count ? s->house[0] : STEP_NO_HOUSE);
    }
}

static void put_inference(const struct teller *t, const struct inference *i)
{
    struct link_end at = {.cell = {i->at.cell}, .count = 1, .digit = i->at.digit};
    put_claim(t, &at, i->kind != INFER_ASSUME_NOT && i->kind != INFER_NOT);
    if (i->kind == INFER_HOUSE)
        put_reason(t, i->house);
    else if (i->kind == INFER_NOT)
        text_printf(t->out, " (%s)", tell_text(t, TEXT_tell_refuted));
}

static void put_suppose(const struct teller *t, int unused)
{
    (void)unused;
    if (t->s->inference_count)
        put_inference(t, &t->s->inference[0]);
    else if (t->s->link_count)
        put_claim(t, tell_chain_end(t->s, false), !t->s->link[0].strong);
}

static bool is_assumption(const struct inference *i)
{
    return i->kind == INFER_ASSUME || i->kind == INFER_ASSUME_NOT;
}

unsigned tell_branch_count(const struct step *s)
{
    unsigned count = 0;
    for (unsigned i = 0; i < s->inference_count; i++)
        count += is_assumption(&s->inference[i]);
    return count;
}

static void put_assumptions(const struct teller *t, int unused)
{
    unsigned count = tell_branch_count(t->s);
    unsigned done = 0;
    (void)unused;
    for (unsigned i = 0; i < t->s->inference_count; i++) {
        if (is_assumption(&t->s->inference[i])) {
            tell_separator(t, done++, count, false);
            put_inference(t, &t->s->inference[i]);
        }
    }
}

/* What follows, as one row; where there are several branches, each after its assumption. */
static void put_follows(const struct teller *t, int unused)
{
    const struct step *s = t->s;
    bool branches = tell_branch_count(s) > 1;
    bool begun = false;
    (void)unused;
    for (unsigned i = 0; i < s->inference_count; i++) {
        const struct inference *f = &s->inference[i];
        if (is_assumption(f)) {
            if (branches) {
                text_puts(t->out, i ? "; " : "");
                put_inference(t, f);
                text_puts(t->out, " \xE2\x86\x92 "); /* → */
            }
            begun = false;
            continue;
        }
        if (f->kind == INFER_DEAD_CELL || f->kind == INFER_DEAD_HOUSE) {
            if (branches) {
                text_puts(t->out, begun ? ", " : "");
                put_dead_end(t, f->at, f->house);
            }
            continue;
        }
        text_puts(t->out, begun ? ", " : "");
        put_inference(t, f);
        begun = true;
    }
}

/* ---- patterns ---- */

static void put_rectangle(const struct teller *t, int unused)
{
    (void)unused;
    const char *pattern = tell_text(t, TEXT_tell_rectangle);
    tell_pattern(t, pattern, pattern + strlen(pattern));
}

static const struct place {
    const char *name;
    void (*put)(const struct teller *t, int argument);
    int argument;
} places[] = {
    {"P", put_role_cells, MARK_PATTERN},
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
};

static const struct place *place_find(const char *name, size_t length)
{
    for (size_t i = 0; i < sizeof places / sizeof places[0]; i++) {
        if (strlen(places[i].name) == length && strncmp(places[i].name, name, length) == 0)
            return &places[i];
    }
    return NULL;
}

/* One place, from its opening brace; an unknown one stands as it is written. Returns what is after
 * it, and whether nothing was put. */
static const char *put_place(const struct teller *t, const char *p, const char *end, bool *empty)
{
    const char *close = memchr(p, '}', (size_t)(end - p));
    const struct place *place = close ? place_find(p + 1, (size_t)(close - p - 1)) : NULL;
    size_t before = t->out->length;
    if (!place) {
        text_puts(t->out, "{");
        return p + 1;
    }
    place->put(t, place->argument);
    *empty |= t->out->length == before;
    return close + 1;
}

void tell_pattern(const struct teller *t, const char *p, const char *end)
{
    size_t optional = SIZE_MAX; /* where the open bracket's text begins */
    bool empty = false;
    while (p < end) {
        size_t plain = strcspn(p, "{[]");
        plain = plain < (size_t)(end - p) ? plain : (size_t)(end - p);
        text_add(t->out, p, plain);
        p += plain;
        if (p == end)
            return;
        if (*p == '{') {
            p = put_place(t, p, end, &empty);
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
