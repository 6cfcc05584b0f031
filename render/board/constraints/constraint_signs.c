#include "render/board/constraints/constraint_signs.h"
#include "gen/constraint/cage_sign.h"

#include <stdio.h>
#include <string.h>

static const struct constraint_sign *sign_of(enum constraint_kind_id kind)
{
    return &constraint_look_of(kind)->sign;
}

bool constraint_has_sign(enum constraint_kind_id kind)
{
    const struct constraint_sign *s = sign_of(kind);
    const bool has[] = {
        [CONSTRAINT_AREA] = s->place && s->joint[0] && s->joint[1],
        [CONSTRAINT_LINE] = s->place && s->joint[0] && s->joint[1],
        [CONSTRAINT_PAIR] = s->between[0] && s->between[1] && s->between[2] && s->between[3],
        [CONSTRAINT_CELL] = s->in_cell && s->meaning,
        [CONSTRAINT_HOUSE] = s->meaning,
        [CONSTRAINT_BOARD] = true,
        [CONSTRAINT_SIDE] = s->meaning,
        [CONSTRAINT_DIAGONAL] = s->meaning && s->joint[0] && s->joint[1],
        [CONSTRAINT_CORNER] = s->place && s->joint[0] && s->joint[1],
        [CONSTRAINT_CLONE_OF] = s->place && s->joint[0] && s->joint[1],
    };
    return has[constraint_kinds[kind]->shape];
}

/* ---- signs ---- */

/* Letters from a to z, from A to Z, and the Greek ones that look like none of them. */
static const char *letter(unsigned index, char buffer[CONSTRAINT_SIGN_SIZE])
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

static bool holds_cell(const struct constraint *c, unsigned cell)
{
    for (unsigned i = 0; i < c->count; i++) {
        if (c->cell[i] == cell) {
            return true;
        }
    }
    return false;
}

/* What stands in a marked cell; "": nothing. */
static const char *cell_sign(const struct layout *v, unsigned cell)
{
    for (unsigned i = 0; i < constraint_count(v); i++) {
        const struct constraint *c = constraint_at(v, i);
        if (sign_of(c->kind)->in_cell && !constraint_is_rule(c) && c->cell[0] == cell) {
            return sign_of(c->kind)->in_cell;
        }
    }
    return "";
}

/* Cages and lines share the letters, cages first. */
static bool has_letter(const struct constraint *c)
{
    return sign_of(c->kind)->place != NULL && !constraint_is_outside(c);
}

static const char *letter_of(const struct layout *v, const struct constraint *c,
                             char buffer[CONSTRAINT_SIGN_SIZE])
{
    unsigned before = 0;
    for (const struct constraint *other = constraint_at(v, 0); other < c; other++) {
        before += has_letter(other);
    }
    return letter(before, buffer);
}

/* What stands in a cell for the cages that hold it, the first of them; "" where there is none, or
 * more cages than letters: then the list names its cells. */
static const char *cage_sign(const struct layout *v, unsigned cell,
                             char buffer[CONSTRAINT_SIGN_SIZE])
{
    for (unsigned i = 0; i < constraint_count(v); i++) {
        const struct constraint *c = constraint_at(v, i);
        if (constraint_kind_of(c)->shape == CONSTRAINT_AREA && holds_cell(c, cell)) {
            return letter_of(v, c, buffer);
        }
    }
    return "";
}

const char *constraint_sign_of(const struct layout *v, const struct constraint *c, unsigned i,
                               char buffer[CONSTRAINT_SIGN_SIZE])
{
    char name[CONSTRAINT_SIGN_SIZE];
    if (sign_of(c->kind)->in_cell) {
        return i == 0 ? sign_of(c->kind)->in_cell : "";
    }
    if (!has_letter(c)) {
        return "";
    }
    char place[2] = {sign_of(c->kind)->place(i)};
    snprintf(buffer, CONSTRAINT_SIGN_SIZE, "%s%s", letter_of(v, c, name), place);
    return buffer;
}

const char *constraint_pair_sign(const struct layout *v, const struct constraint *c)
{
    if (constraint_kind_of(c)->shape != CONSTRAINT_PAIR || constraint_is_rule(c)) {
        return "";
    }
    bool upright = row_of(v, c->cell[0]) != row_of(v, c->cell[1]);
    bool turned = c->cell[0] > c->cell[1];
    return sign_of(c->kind)->between[2 * upright + turned];
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

static void draw_pair(const struct drawing *d, const struct constraint *c)
{
    struct box one = drawing_cell(d, c->cell[0]);
    struct box other = drawing_cell(d, c->cell[1]);
    if (drawing_shows(d, c->cell[0])) {
        put(d, (one.left + other.right) / 2, (one.top + other.bottom) / 2,
            constraint_pair_sign(d->v, c));
    }
}

static void draw_sum(const struct drawing *d, const struct constraint *c)
{
    char sum[12];
    int row;
    int column;
    struct box b = drawing_cell(d, c->cell[0]);
    constraint_outside_place(d->v, c, &row, &column);
    snprintf(sum, sizeof sum, "%u", c->sum);
    if (drawing_shows(d, c->cell[0])) {
        put(d, b.left + (0.5 + column - (int)column_of(d->v, c->cell[0])) * d->cell,
            b.top + (0.5 + row - (int)row_of(d->v, c->cell[0])) * d->cell, sum);
    }
}

void constraint_signs_draw(const struct drawing *d)
{
    unsigned columns;
    unsigned rows;
    char buffer[CONSTRAINT_SIGN_SIZE];
    drawing_characters(d->content, &columns, &rows);
    for (unsigned cell = 0; cell < d->v->cell_count && d->v->constraints; cell++) {
        struct box b = drawing_cell(d, cell);
        double middle = b.top + d->cell / rows;
        if (drawing_shows(d, cell)) {
            put(d, b.left + d->cell / columns, middle, cage_sign(d->v, cell, buffer));
            put(d, b.right - d->cell / columns, middle, cell_sign(d->v, cell));
        }
    }
    for (unsigned i = 0; i < constraint_count(d->v); i++) {
        const struct constraint *c = constraint_at(d->v, i);
        if (constraint_is_outside(c)) {
            draw_sum(d, c);
        } else if (constraint_kind_of(c)->shape == CONSTRAINT_PAIR && !constraint_is_rule(c)) {
            draw_pair(d, c);
        }
    }
}

/* ---- what they mean ---- */

static void add_cells(const struct layout *v, const struct constraint *c,
                      const char *const joint[2], struct text *out)
{
    for (unsigned i = 0; i < c->count; i++) {
        text_printf(out, "%sr%uc%u", i > 0 ? joint[i > 1] : "", row_of(v, c->cell[i]) + 1,
                    column_of(v, c->cell[i]) + 1);
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

/* The letter of each cage and its sum, or its cells where there is neither. */
static void list_cages(const struct layout *v, unsigned columns, struct text *out)
{
    size_t line = 0;
    char buffer[CONSTRAINT_SIGN_SIZE];
    for (unsigned i = 0; i < constraint_count(v); i++) {
        const struct constraint *c = constraint_at(v, i);
        struct text entry = {0};
        char number[CONSTRAINT_NUMBER_SIZE];
        if (constraint_kind_of(c)->shape != CONSTRAINT_AREA) {
            continue;
        }
        if (line == 0) {
            add_entry(out, &line, columns,
                      constraint_kind_of(c)->make == MAKE_CALC ? "cages" : "sums");
        }
        const char *sign = letter_of(v, c, buffer);
        text_puts(&entry, sign);
        if (!*sign) {
            add_cells(v, c, sign_of(c->kind)->joint, &entry);
        }
        if (constraint_kind_of(c)->has_sum) {
            text_printf(&entry, "=%s", constraint_number_print(c, number));
        } else {
            text_puts(&entry, " without");
        }
        add_entry(out, &line, columns, entry.data ? entry.data : "");
        out->failed |= entry.failed;
        text_free(&entry);
    }
    text_puts(out, line ? "\n" : "");
}

/* Is it listed by its cells below the board? */
static bool is_listed(const struct constraint *c)
{
    const struct constraint_kind *k = constraint_kind_of(c);
    return !constraint_is_rule(c) &&
           (k->shape == CONSTRAINT_LINE || k->shape == CONSTRAINT_DIAGONAL ||
            k->shape == CONSTRAINT_CORNER || k->shape == CONSTRAINT_CLONE_OF ||
            (k->shape == CONSTRAINT_PAIR && k->has_sum));
}

/* Its name with its number or digits, as messages have it without the cells. */
static void add_name(const struct constraint *c, struct text *out)
{
    const struct constraint_kind *k = constraint_kind_of(c);
    unsigned digit[CONSTRAINT_MAX_DIGITS];
    unsigned count = k->has_digits ? constraint_digits_unpack(c->sum, digit) : 0;
    text_puts(out, k->name);
    for (unsigned i = 0; i < count; i++) {
        text_printf(out, " %c", digit_to_char(digit[i]));
    }
    if (k->has_sum && k->make != MAKE_PILL) {
        text_printf(out, " %u", c->sum);
    }
    text_puts(out, count || (k->has_sum && k->make != MAKE_PILL) ? ": " : " ");
}

static void list_lines(const struct layout *v, bool lettered, struct text *out)
{
    static const char *const between[2] = {" ", " "};
    char sign[CONSTRAINT_SIGN_SIZE];
    for (unsigned i = 0; i < constraint_count(v); i++) {
        const struct constraint *c = constraint_at(v, i);
        if (is_listed(c)) {
            add_name(c, out);
            if (lettered && has_letter(c)) {
                text_printf(out, "%s: ", letter_of(v, c, sign));
            }
            bool pair = constraint_kind_of(c)->shape == CONSTRAINT_PAIR;
            add_cells(v, c, pair ? between : sign_of(c->kind)->joint, out);
            text_puts(out, "\n");
        }
    }
}

static void list_rules(const struct layout *v, struct text *out)
{
    for (unsigned i = 0; i < constraint_count(v); i++) {
        const struct constraint *c = constraint_at(v, i);
        const struct constraint_kind *kind = constraint_kind_of(c);
        if (c->all) {
            text_printf(out, "all signs of the kind %s are there\n", kind->name);
        } else if (constraint_is_rule(c)) {
            text_printf(out, "%s: %s\n", kind->name, kind->doc);
        }
    }
}

void constraint_signs_list(const struct layout *v, unsigned columns, bool lettered,
                           struct text *out)
{
    list_cages(v, columns, out);
    for (unsigned k = 0; k < CONSTRAINT_KIND_COUNT; k++) {
        if (has_constraints_of(v, k) && sign_of(k)->meaning) {
            text_printf(out, "%s\n", sign_of(k)->meaning);
        }
    }
    list_lines(v, lettered, out);
    list_rules(v, out);
}
