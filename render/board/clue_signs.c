#include "render/board/clue_signs.h"

#include <stdio.h>
#include <string.h>

/* ---- signs ---- */

/* Letters from a to z, from A to Z, and the Greek ones that look like none of them. */
static const char *letter(unsigned index, char buffer[CLUE_SIGN_SIZE])
{
    static const char *const greek[] = {"β", "γ", "δ", "ε", "ζ", "η", "θ", "λ", "μ",
                                        "ξ", "π", "σ", "φ", "χ", "ψ", "ω", "Γ", "Δ",
                                        "Θ", "Λ", "Ξ", "Π", "Σ", "Φ", "Ψ", "Ω"};
    if (index < 52) {
        buffer[0] = (char)(index < 26 ? 'a' + index : 'A' + index - 26);
        buffer[1] = '\0';
        return buffer;
    }
    return index - 52 < sizeof greek / sizeof *greek ? greek[index - 52] : "";
}

static bool holds_cell(const struct clue *c, unsigned cell)
{
    for (unsigned i = 0; i < c->count; i++) {
        if (c->cell[i] == cell) {
            return true;
        }
    }
    return false;
}

/* What stands in a cell for the cages that hold it, the first of them; "" where there is none, or
 * more cages than letters: then the list names its cells. */
static const char *cage_sign(const struct layout *v, unsigned cell, char buffer[CLUE_SIGN_SIZE])
{
    unsigned cage = 0;
    for (unsigned i = 0; i < clue_count(v); i++) {
        const struct clue *c = clue_at(v, i);
        if (c->kind == CLUE_CAGE && holds_cell(c, cell)) {
            return letter(cage, buffer);
        }
        cage += c->kind == CLUE_CAGE;
    }
    return "";
}

/* What stands in the cell for odd and even digits; "": nothing. */
static const char *cell_sign(const struct layout *v, unsigned cell)
{
    for (unsigned i = 0; i < clue_count(v); i++) {
        const struct clue *c = clue_at(v, i);
        if ((c->kind == CLUE_ODD || c->kind == CLUE_EVEN) && holds_cell(c, cell)) {
            return c->kind == CLUE_ODD ? "◦" : "▫";
        }
    }
    return "";
}

/* Cages and lines share the letters, cages first. */
static bool has_letter(const struct clue *c)
{
    return c->kind == CLUE_CAGE || clue_kind_of(c)->shape == CLUE_LINE;
}

static const char *letter_of(const struct layout *v, const struct clue *c,
                             char buffer[CLUE_SIGN_SIZE])
{
    unsigned before = 0;
    for (const struct clue *other = clue_at(v, 0); other < c; other++) {
        before += has_letter(other);
    }
    return letter(before, buffer);
}

const char *clue_sign_of(const struct layout *v, const struct clue *c, unsigned i,
                         char buffer[CLUE_SIGN_SIZE])
{
    char name[CLUE_SIGN_SIZE];
    if (c->kind == CLUE_ODD || c->kind == CLUE_EVEN) {
        return c->kind == CLUE_ODD ? "◦" : "▫";
    }
    if (!has_letter(c)) {
        return "";
    }
    char place[2] = {c->kind == CLUE_CAGE     ? '\0'
                     : c->kind == CLUE_THERMO ? digit_to_char(i + 1)
                     : i > 0                  ? '+'
                                              : '='};
    snprintf(buffer, CLUE_SIGN_SIZE, "%s%s", letter_of(v, c, name), place);
    return buffer;
}

static const char *order_sign(const struct layout *v, const struct clue *c)
{
    bool beside = row_of(v, c->cell[0]) == row_of(v, c->cell[1]);
    bool first_is_greater = c->cell[0] < c->cell[1];
    return beside ? first_is_greater ? ">" : "<" : first_is_greater ? "∨" : "∧";
}

const char *clue_pair_sign(const struct layout *v, const struct clue *c)
{
    static const char *const signs[CLUE_KIND_COUNT] = {[CLUE_CONSECUTIVE] = "=",
                                                       [CLUE_WHITE_DOT] = "○",
                                                       [CLUE_BLACK_DOT] = "●",
                                                       [CLUE_X_SUM] = "X",
                                                       [CLUE_V_SUM] = "V"};
    if (clue_kind_of(c)->shape != CLUE_PAIR || clue_is_rule(c)) {
        return "";
    }
    return c->kind == CLUE_GREATER ? order_sign(v, c) : signs[c->kind] ? signs[c->kind] : "";
}

/* ---- upon a board ---- */

static void put(const struct drawing *d, double x, double y, const char *sign)
{
    struct text_style style = {
        .font = d->style->solved_font, .size_pt = 0.3 * d->cell, .paint = PAINT_BLACK};
    if (*sign) {
        canvas_text(d->canvas, x, y + style.size_pt * font_cap_height_em(style.font) / 2,
                    ALIGN_CENTRE, &style, sign);
    }
}

static void draw_pair(const struct drawing *d, const struct clue *c)
{
    struct box one = drawing_cell(d, c->cell[0]);
    struct box other = drawing_cell(d, c->cell[1]);
    if (drawing_shows(d, c->cell[0])) {
        put(d, (one.left + other.right) / 2, (one.top + other.bottom) / 2, clue_pair_sign(d->v, c));
    }
}

static void draw_sum(const struct drawing *d, const struct clue *c)
{
    char sum[8];
    struct box b = drawing_cell(d, c->cell[0]);
    double half = d->cell / 2;
    bool row = row_of(d->v, c->cell[0]) == row_of(d->v, c->cell[1]);
    snprintf(sum, sizeof sum, "%u", c->sum);
    if (drawing_shows(d, c->cell[0])) {
        put(d, b.left + (row ? -half : half), b.top + (row ? half : -half), sum);
    }
}

void clue_signs_draw(const struct drawing *d)
{
    unsigned columns;
    unsigned rows;
    char buffer[CLUE_SIGN_SIZE];
    drawing_characters(d->content, &columns, &rows);
    for (unsigned cell = 0; cell < d->v->cell_count && d->v->clues; cell++) {
        struct box b = drawing_cell(d, cell);
        double middle = b.top + d->cell / rows;
        if (drawing_shows(d, cell)) {
            put(d, b.left + d->cell / columns, middle, cage_sign(d->v, cell, buffer));
            put(d, b.right - d->cell / columns, middle, cell_sign(d->v, cell));
        }
    }
    for (unsigned i = 0; i < clue_count(d->v); i++) {
        const struct clue *c = clue_at(d->v, i);
        if (clue_kind_of(c)->shape == CLUE_HOUSE) {
            draw_sum(d, c);
        } else if (clue_kind_of(c)->shape == CLUE_PAIR && !clue_is_rule(c)) {
            draw_pair(d, c);
        }
    }
}

/* ---- what they mean ---- */

static void add_cells(const struct layout *v, const struct clue *c, const char *first,
                      const char *between, struct text *out)
{
    for (unsigned i = 0; i < c->count; i++) {
        text_printf(out, "%sr%uc%u",
                    i == 0   ? ""
                    : i == 1 ? first
                             : between,
                    row_of(v, c->cell[i]) + 1, column_of(v, c->cell[i]) + 1);
    }
}

/* An entry of a list that is broken into lines. */
static void add_entry(struct text *out, size_t *line, unsigned columns, const char *entry)
{
    size_t length = utf8_length(entry, strlen(entry), NULL);
    if (*line + 2 + length > columns) {
        text_puts(out, "\n  ");
        *line = 2;
    } else {
        text_puts(out, *line ? "  " : "");
        *line += *line ? 2 : 0;
    }
    text_puts(out, entry);
    *line += length;
}

static void list_cages(const struct layout *v, unsigned columns, struct text *out)
{
    unsigned number = 0;
    size_t line = 0;
    char buffer[CLUE_SIGN_SIZE];
    for (unsigned i = 0; i < clue_count(v); i++) {
        const struct clue *c = clue_at(v, i);
        struct text entry = {0};
        if (c->kind != CLUE_CAGE) {
            continue;
        }
        if (line == 0) {
            add_entry(out, &line, columns, "sums");
        }
        const char *sign = letter(number++, buffer);
        text_puts(&entry, sign);
        if (!*sign) {
            add_cells(v, c, "+", "+", &entry);
        }
        text_printf(&entry, "=%u", c->sum);
        add_entry(out, &line, columns, entry.data ? entry.data : "");
        out->failed |= entry.failed;
        text_free(&entry);
    }
    text_puts(out, line ? "\n" : "");
}

static void list_lines(const struct layout *v, bool lettered, struct text *out)
{
    char sign[CLUE_SIGN_SIZE];
    for (unsigned i = 0; i < clue_count(v); i++) {
        const struct clue *c = clue_at(v, i);
        if (clue_kind_of(c)->shape == CLUE_LINE) {
            bool arrow = c->kind == CLUE_ARROW;
            text_printf(out, "%s ", clue_kind_of(c)->name);
            if (lettered) {
                text_printf(out, "%s: ", letter_of(v, c, sign));
            }
            add_cells(v, c, arrow ? " = " : " < ", arrow ? " + " : " < ", out);
            text_puts(out, "\n");
        }
    }
}

static void list_rules(const struct layout *v, struct text *out)
{
    for (unsigned i = 0; i < clue_count(v); i++) {
        const struct clue *c = clue_at(v, i);
        const struct clue_kind *kind = clue_kind_of(c);
        if (c->all) {
            text_printf(out, "all signs of the kind %s are there\n", kind->name);
        } else if (clue_is_rule(c)) {
            text_printf(out, "%s: %s\n", kind->name, kind->doc);
        }
    }
}

void clue_signs_list(const struct layout *v, unsigned columns, bool lettered, struct text *out)
{
    static const struct {
        enum clue_kind_id kind;
        const char *meaning;
    } signs[] = {{CLUE_CONSECUTIVE, "= consecutive digits"},
                 {CLUE_WHITE_DOT, "○ consecutive digits"},
                 {CLUE_BLACK_DOT, "● one digit is twice the other"},
                 {CLUE_X_SUM, "X the digits make 10"},
                 {CLUE_V_SUM, "V the digits make 5"},
                 {CLUE_ODD, "◦ odd"},
                 {CLUE_EVEN, "▫ even"},
                 {CLUE_SANDWICH, "sums beside the board: of the digits between the least and the "
                                 "greatest"}};
    list_cages(v, columns, out);
    for (size_t i = 0; i < sizeof signs / sizeof *signs; i++) {
        if (has_clues_of(v, signs[i].kind)) {
            text_printf(out, "%s\n", signs[i].meaning);
        }
    }
    list_lines(v, lettered, out);
    list_rules(v, out);
}
