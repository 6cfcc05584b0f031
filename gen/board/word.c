#include "gen/board/word.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "gen/board/canon/canon.h"
#include "gen/board/canon/isomorphism.h"
#include "gen/board/symmetry.h"

/* ---- reading ---- */

/* So that one letter in two cases is found. The two letters i that are not in ASCII count as one.
 */
static uint32_t folded(uint32_t c)
{
    return c == 0x131 ? 0x130 : utf8_capital(c);
}

/* Of ASCII and Latin-1 the letters alone; above them, all but marks, spaces and punctuation. */
static bool is_letter(uint32_t c)
{
    if (c < 0x80) {
        return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
    }
    if (c < 0xC0) {
        return c == 0xAA || c == 0xB5 || c == 0xBA;
    }
    bool mark = (c >= 0x300 && c <= 0x36F) || (c >= 0x2000 && c <= 0x206F) || c == 0x3000 ||
                c == 0xFEFF || (c >= 0xFE00 && c <= 0xFE0F);
    return c != 0xD7 && c != 0xF7 && !mark && c != UINT32_MAX;
}

static enum status refuse_letter(const struct word *w, unsigned again, const char *text,
                                 size_t offset, size_t size, const struct diag_at *at,
                                 struct diag *d)
{
    struct diag_at place = *at;
    place.col += at->col ? utf8_length(text, offset, NULL) : 0;
    if (again < w->length) {
        d->hint = "choose a word with no repeated letter";
        return diag_usage(d, &place, "'%s' has '%.*s' twice, but each letter stands for one digit",
                          text, (int)size, text + offset);
    }
    d->hint = "use letters only, each a single character";
    return diag_usage(d, &place, "'%s' has '%.*s', which is not a letter", text, (int)size,
                      text + offset);
}

enum status word_read(struct word *w, const char *text, const struct diag_at *at, struct diag *d)
{
    uint32_t code[WORD_MAX];
    size_t length = strlen(text);
    static const struct diag_at nowhere = {.file = NULL};
    memset(w, 0, sizeof *w);
    at = at ? at : &nowhere;
    size_t letters = utf8_length(text, length, NULL);
    for (size_t i = 0, size; i < length; i += size) {
        uint32_t c = utf8_decode(text + i, length - i, &size);
        unsigned again = 0;
        while (again < w->length && code[again] != folded(c)) {
            again++;
        }
        if (!is_letter(c) || again < w->length) {
            return refuse_letter(w, is_letter(c) ? again : w->length, text, i, size, at, d);
        }
        if (w->length == WORD_MAX) {
            break;
        }
        code[w->length] = folded(c);
        memcpy(w->letter[w->length], text + i, size);
        w->sign[w->length] = w->letter[w->length];
        w->length++;
    }
    if (letters < WORD_MIN || letters > WORD_MAX) {
        return diag_usage(d, at, "'%s' has %zu letter%s; a word must have %d to %d", text, letters,
                          letters == 1 ? "" : "s", WORD_MIN, WORD_MAX);
    }
    memcpy(w->text, text, length + 1);
    w->line = (unsigned)at->line;
    w->col = (unsigned)at->col;
    return STATUS_OK;
}

enum status word_suits(const struct word *w, const struct layout *v, const struct diag_at *at,
                       struct diag *d)
{
    if (v->grid_count > 1) {
        return diag_usage(d, at, "%s has several grids; words need a board with one grid", v->name);
    }
    if (v->size < WORD_MIN || v->size > WORD_MAX) {
        return diag_usage(d, at, "%s has %u digits; words need a board with %d to %d", v->name,
                          v->size, WORD_MIN, WORD_MAX);
    }
    if (w->length != v->size) {
        return diag_usage(d, at,
                          "'%s' has %u letters; a word for %s must have %u different letters",
                          w->text, w->length, v->name, v->size);
    }
    return STATUS_OK;
}

void word_letters(const struct word *w, struct text *out)
{
    const char *letter[WORD_MAX];
    memcpy(letter, w->sign, sizeof letter);
    qsort(letter, w->length, sizeof *letter, text_compare);
    for (unsigned i = 0; i < w->length; i++) {
        text_printf(out, i ? " %s" : "%s", letter[i]);
    }
}

/* ---- lines ---- */

const char *word_place_name(size_t index)
{
    static const char *const names[] = {"any", "diagonal", "row"};
    return index < WORD_PLACE_COUNT ? names[index] : NULL;
}

unsigned word_cell(const struct layout *v, const struct word_line *line, unsigned index)
{
    return cell_at(v, line->diagonal ? index : line->row, index);
}

static unsigned givens_in(const struct record *r, const struct word_line *line)
{
    unsigned count = 0;
    for (unsigned i = 0; i < r->variant->size; i++) {
        count += r->givens.cell[word_cell(r->variant, line, i)] != 0;
    }
    return count;
}

/* One of the rows that are half given at most, else the one with fewest givens. */
static bool choose_row(const struct record *r, struct pcg32 *rng, struct word_line *line)
{
    unsigned size = r->variant->size;
    unsigned fewest = size;
    unsigned good = 0;
    for (unsigned row = 0; row < size; row++) {
        struct word_line tried = {false, (uint8_t)row};
        unsigned givens = givens_in(r, &tried);
        if (2 * givens <= size && pcg32_below(rng, ++good) == 0) {
            *line = tried;
        }
        if (good == 0 && givens < fewest) {
            fewest = givens;
            *line = tried;
        }
    }
    return good > 0 || fewest < size;
}

/* Name the digits so that the line has them in order. */
static void name_digits(struct record *r, const struct word_line *line)
{
    const struct layout *v = r->variant;
    uint8_t label[MAX_SIZE + 1] = {0};
    for (unsigned i = 0; i < v->size; i++) {
        label[r->solution.cell[word_cell(v, line, i)]] = (uint8_t)(i + 1);
    }
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        r->givens.cell[cell] = label[r->givens.cell[cell]];
        r->solution.cell[cell] = label[r->solution.cell[cell]];
    }
}

/* ---- the diagonal ---- */

/* The source of each row and column of a board whose diagonal is sought. */
struct lines {
    uint16_t row[MAX_SIZE], column[MAX_SIZE];
};

/* How the diagonal would be: the number of givens on it, or more than any where a digit comes
 * twice. */
static unsigned judge_diagonal(const struct record *r, const struct lines *l)
{
    const struct layout *v = r->variant;
    digit_set seen = 0;
    unsigned givens = 0;
    for (unsigned i = 0; i < v->size; i++) {
        unsigned cell = cell_at(v, l->row[i], l->column[i]);
        digit_set bit = digit_bit(r->solution.cell[cell]);
        if (seen & bit) {
            return MAX_SIZE + 1;
        }
        seen |= bit;
        givens += r->givens.cell[cell] != 0;
    }
    return givens;
}

/* Keep an arrangement where its diagonal is better than the best so far; true: good enough. */
static bool keep_better(const struct record *r, const struct lines *l, struct lines *best,
                        unsigned *best_givens)
{
    unsigned givens = judge_diagonal(r, l);
    if (givens < *best_givens) {
        *best_givens = givens;
        *best = *l;
    }
    return 2 * *best_givens <= r->variant->size;
}

/* A random order of `count` things that half a turn (or a mirror) leaves as it is. */
static void symmetric_order(unsigned count, struct pcg32 *rng, uint16_t *order)
{
    uint16_t pair[MAX_SIZE];
    unsigned pairs = count / 2;
    for (unsigned i = 0; i < pairs; i++) {
        pair[i] = (uint16_t)i;
    }
    pcg32_shuffle(rng, pair, pairs);
    for (unsigned i = 0; i < pairs; i++) {
        bool swapped = pcg32_below(rng, 2);
        order[i] = swapped ? (uint16_t)(count - 1 - pair[i]) : pair[i];
        order[count - 1 - i] = (uint16_t)(count - 1 - order[i]);
    }
    if (count % 2) {
        order[pairs] = (uint16_t)pairs;
    }
}

static void any_order(unsigned count, struct pcg32 *rng, uint16_t *order)
{
    for (unsigned i = 0; i < count; i++) {
        order[i] = (uint16_t)i;
    }
    pcg32_shuffle(rng, order, count);
}

/* Bands or stacks among themselves, and the lines of each. */
static void order_lines(unsigned size, unsigned within, bool symmetric, struct pcg32 *rng,
                        uint16_t *line)
{
    uint16_t group[MAX_SIZE];
    unsigned groups = size / within;
    (symmetric ? symmetric_order : any_order)(groups, rng, group);
    for (unsigned g = 0; g < groups; g++) {
        uint16_t inner[MAX_SIZE];
        bool middle = symmetric && 2 * g + 1 == groups;
        if (symmetric && 2 * g + 1 > groups) {
            for (unsigned i = 0; i < within; i++) {
                line[g * within + i] = (uint16_t)(size - 1 - line[size - 1 - (g * within + i)]);
            }
            continue;
        }
        (middle ? symmetric_order : any_order)(within, rng, inner);
        for (unsigned i = 0; i < within; i++) {
            line[g * within + i] = (uint16_t)(group[g] * within + inner[i]);
        }
    }
}

enum { SYMMETRIC_TRIES = 20000, MAX_RESTARTS = 64, MAX_NODES = 20000, MAX_LEAVES = 100 };

/* What must be kept when rows, and when columns, change places, so that the pattern of givens keeps
 * its symmetry. False: they cannot change places without it being lost. */
static bool symmetric_orders(enum symmetry s, bool *rows, bool *columns)
{
    *rows = s == SYMMETRY_ROTATE180 || s == SYMMETRY_FLIP || s == SYMMETRY_BOTH;
    *columns = s == SYMMETRY_ROTATE180 || s == SYMMETRY_MIRROR || s == SYMMETRY_BOTH;
    return *rows || *columns;
}

static unsigned search_symmetric(const struct record *r, struct pcg32 *rng, struct lines *best)
{
    const struct layout *v = r->variant;
    unsigned givens = MAX_SIZE + 1;
    bool rows;
    bool columns;
    struct lines l;
    if (!symmetric_orders(symmetry_of(v, &r->givens), &rows, &columns)) {
        return givens;
    }
    for (unsigned i = 0; i < SYMMETRIC_TRIES; i++) {
        order_lines(v->size, v->box_height, rows, rng, l.row);
        order_lines(v->size, v->box_width, columns, rng, l.column);
        if (keep_better(r, &l, best, &givens)) {
            break;
        }
    }
    return givens;
}

/* A search of the places of one order of bands and stacks: place by place along the diagonal. */
struct word_search {
    const struct record *r;
    struct lines order, now, *best;
    unsigned givens;
    unsigned nodes, leaves;
};

/* True: it is over. */
static bool place_from(struct word_search *s, unsigned index, digit_set digits, uint32_t rows,
                       uint32_t columns)
{
    const struct layout *v = s->r->variant;
    if (index == v->size) {
        return keep_better(s->r, &s->now, s->best, &s->givens) || ++s->leaves == MAX_LEAVES;
    }
    unsigned band = index / v->box_height * v->box_height;
    unsigned stack = index / v->box_width * v->box_width;
    for (unsigned i = band; i < band + v->box_height; i++) {
        for (unsigned k = stack; k < stack + v->box_width; k++) {
            unsigned row = s->order.row[i];
            unsigned column = s->order.column[k];
            digit_set bit = digit_bit(s->r->solution.cell[cell_at(v, row, column)]);
            if ((rows >> row & 1) || (columns >> column & 1) || (digits & bit)) {
                continue;
            }
            s->now.row[index] = (uint16_t)row;
            s->now.column[index] = (uint16_t)column;
            if (++s->nodes > MAX_NODES ||
                place_from(s, index + 1, digits | bit, rows | 1u << row, columns | 1u << column)) {
                return true;
            }
        }
    }
    return false;
}

static unsigned search_any(const struct record *r, struct pcg32 *rng, struct lines *best)
{
    const struct layout *v = r->variant;
    struct word_search s = {.r = r, .best = best, .givens = MAX_SIZE + 1};
    for (unsigned i = 0; i < MAX_RESTARTS && 2 * s.givens > v->size; i++) {
        order_lines(v->size, v->box_height, false, rng, s.order.row);
        order_lines(v->size, v->box_width, false, rng, s.order.column);
        s.nodes = 0;
        s.leaves = 0;
        place_from(&s, 0, 0, 0, 0);
    }
    return s.givens;
}

static void exchange(struct record *r, const struct isomorphism *i)
{
    struct grid before = r->givens;
    isomorphism_apply(r->variant, i, &before, &r->givens);
    before = r->solution;
    isomorphism_apply(r->variant, i, &before, &r->solution);
}

static void exchange_lines(struct record *r, const struct lines *l)
{
    const struct layout *v = r->variant;
    struct isomorphism i;
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        i.from[cell] = (uint16_t)cell_at(v, l->row[row_of(v, cell)], l->column[column_of(v, cell)]);
    }
    for (unsigned digit = 0; digit <= v->size; digit++) {
        i.label[digit] = (uint8_t)digit;
    }
    exchange(r, &i);
}

/* Boards with extra houses have few automorphisms that give equivalent boards: draw from all of
 * them. */
static bool search_isomorphs(struct record *r, bool keep_symmetry, struct pcg32 *rng)
{
    const struct layout *v = r->variant;
    unsigned kept = symmetry_movements(symmetry_of(v, &r->givens));
    struct lines straight;
    for (unsigned i = 0; i < v->size; i++) {
        straight.row[i] = straight.column[i] = (uint16_t)i;
    }
    /* Turning and mirroring alone: eight ways. */
    const unsigned tries = canon_turns(v) ? 40 : 1000;
    const struct record whole = *r;
    for (unsigned i = 0; i < tries; i++) {
        if (judge_diagonal(r, &straight) < v->size) {
            return true;
        }
        struct isomorphism isomorph;
        if (!isomorphism_random(v, rng, &isomorph)) {
            break;
        }
        isomorphism_apply(v, &isomorph, &whole.givens, &r->givens);
        isomorphism_apply(v, &isomorph, &whole.solution, &r->solution);
        unsigned has = symmetry_movements(symmetry_of(v, &r->givens));
        if (keep_symmetry && (has & kept) != kept) {
            *r = whole;
        }
    }
    *r = whole;
    return false;
}

static bool make_diagonal(struct record *r, bool keep_symmetry, struct pcg32 *rng)
{
    struct lines best;
    unsigned size = r->variant->size;
    if (!r->variant->plain) {
        return search_isomorphs(r, true, rng) ||
               (!keep_symmetry && search_isomorphs(r, false, rng));
    }
    bool symmetric = symmetry_of(r->variant, &r->givens) != SYMMETRY_NONE;
    unsigned givens = symmetric ? search_symmetric(r, rng, &best) : size;
    if (givens >= size && !(symmetric && keep_symmetry)) {
        givens = search_any(r, rng, &best);
    }
    if (givens >= size) {
        return false;
    }
    exchange_lines(r, &best);
    return true;
}

bool word_put(struct record *r, enum word_place place, bool keep_symmetry, struct pcg32 *rng,
              struct word_line *line)
{
    bool diagonal = place == WORD_DIAGONAL || (place == WORD_ANY && pcg32_below(rng, 2));
    line->row = 0;
    line->diagonal = diagonal && make_diagonal(r, keep_symmetry, rng);
    if (!line->diagonal && (place == WORD_DIAGONAL || !choose_row(r, rng, line))) {
        return false;
    }
    name_digits(r, line);
    if (r->symmetry[0]) {
        snprintf(r->symmetry, sizeof r->symmetry, "%s",
                 symmetry_name(symmetry_of(r->variant, &r->givens)));
    }
    r->has_seed = false; /* the generator did not make this puzzle */
    return true;
}
