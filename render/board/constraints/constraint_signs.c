#include "render/board/constraints/constraint_signs.h"

#include <stdio.h>
#include <string.h>

/* ---- by kind ---- */

/* How a kind looks in characters. */
struct sign {
    /* Between the two cells of a pair, by how they lie: side by side with the first cell at the
     * left, or at the right; one upon the other with the first cell above, or below. */
    const char *between[4];
    const char *in_cell; /* in a marked cell; NULL: none */
    /* Lines and areas have a letter. What stands behind it in the i-th cell ('\0': nothing), and
     * what joins the cells in the list: the first two, and the others. */
    char (*place)(unsigned i);
    const char *joint[2];
    const char *meaning; /* below the board; NULL: the list says it */
};

static char nothing(unsigned i)
{
    (void)i;
    return '\0';
}

static char place_from_bulb(unsigned i)
{
    return digit_to_char(i + 1);
}

static char circle_or_shaft(unsigned i)
{
    return i > 0 ? '+' : '=';
}

#define ALIKE(text)                                                                                \
    {                                                                                              \
        text, text, text, text                                                                     \
    }
static const struct sign sign_cage = {.place = nothing, .joint = {"+", "+"}};
static const struct sign sign_thermo = {.place = place_from_bulb, .joint = {" < ", " < "}};
static const struct sign sign_arrow = {.place = circle_or_shaft, .joint = {" = ", " + "}};
static const struct sign sign_greater = {.between = {">", "<", "∨", "∧"}};
static const struct sign sign_consecutive = {.between = ALIKE("="),
                                             .meaning = "= consecutive digits"};
static const struct sign sign_white_dot = {.between = ALIKE("○"),
                                           .meaning = "○ consecutive digits"};
static const struct sign sign_black_dot = {.between = ALIKE("●"),
                                           .meaning = "● one digit is twice the other"};
static const struct sign sign_x_sum = {.between = ALIKE("X"), .meaning = "X the digits make 10"};
static const struct sign sign_v_sum = {.between = ALIKE("V"), .meaning = "V the digits make 5"};
static const struct sign sign_odd = {.in_cell = "◦", .meaning = "◦ odd"};
static const struct sign sign_even = {.in_cell = "▫", .meaning = "▫ even"};
static const struct sign sign_sandwich = {
    .meaning = "sums outside the grid: of the digits between the least and the greatest"};
static const struct sign sign_anti_knight = {.meaning = NULL}; /* rules are listed */
static const struct sign sign_anti_king = {.meaning = NULL};
static const struct sign sign_non_consecutive = {.meaning = NULL};
static const struct sign sign_whisper = {.place = place_from_bulb, .joint = {"–", "–"}};
static const struct sign sign_renban = {.place = place_from_bulb, .joint = {"–", "–"}};
static const struct sign sign_palindrome = {.place = place_from_bulb, .joint = {"–", "–"}};
static const struct sign sign_between = {.place = place_from_bulb, .joint = {"–", "–"}};
static const struct sign sign_lockout = {.place = place_from_bulb, .joint = {"–", "–"}};
static const struct sign sign_region_sum = {.place = place_from_bulb, .joint = {"–", "–"}};
static const struct sign sign_zipper = {.place = place_from_bulb, .joint = {"–", "–"}};
static const struct sign sign_nabner = {.place = place_from_bulb, .joint = {"–", "–"}};
static const struct sign sign_modular = {.place = place_from_bulb, .joint = {"–", "–"}};
static const struct sign sign_entropic = {.place = place_from_bulb, .joint = {"–", "–"}};
static const struct sign sign_slow_thermo = {.place = place_from_bulb, .joint = {" ≤ ", " ≤ "}};

#define SIGN_ROW(id, row) &sign_##row,
static const struct sign *const signs[] = {CONSTRAINT_KINDS(SIGN_ROW)};
#undef SIGN_ROW

bool constraint_has_sign(enum constraint_kind_id kind)
{
    const struct sign *s = signs[kind];
    const bool has[] = {
        [CONSTRAINT_AREA] = s->place && s->joint[0] && s->joint[1],
        [CONSTRAINT_LINE] = s->place && s->joint[0] && s->joint[1],
        [CONSTRAINT_PAIR] = s->between[0] && s->between[1] && s->between[2] && s->between[3],
        [CONSTRAINT_CELL] = s->in_cell && s->meaning,
        [CONSTRAINT_HOUSE] = s->meaning,
        [CONSTRAINT_BOARD] = true,
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

/* What stands in a cell for the cages that hold it, the first of them; "" where there is none, or
 * more cages than letters: then the list names its cells. */
static const char *cage_sign(const struct layout *v, unsigned cell,
                             char buffer[CONSTRAINT_SIGN_SIZE])
{
    unsigned cage = 0;
    for (unsigned i = 0; i < constraint_count(v); i++) {
        const struct constraint *c = constraint_at(v, i);
        bool is_cage = constraint_kind_of(c)->shape == CONSTRAINT_AREA;
        if (is_cage && holds_cell(c, cell)) {
            return letter(cage, buffer);
        }
        cage += is_cage;
    }
    return "";
}

/* What stands in a marked cell; "": nothing. */
static const char *cell_sign(const struct layout *v, unsigned cell)
{
    for (unsigned i = 0; i < constraint_count(v); i++) {
        const struct constraint *c = constraint_at(v, i);
        if (signs[c->kind]->in_cell && holds_cell(c, cell)) {
            return signs[c->kind]->in_cell;
        }
    }
    return "";
}

/* Cages and lines share the letters, cages first. */
static bool has_letter(const struct constraint *c)
{
    return signs[c->kind]->place != NULL;
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

const char *constraint_sign_of(const struct layout *v, const struct constraint *c, unsigned i,
                               char buffer[CONSTRAINT_SIGN_SIZE])
{
    char name[CONSTRAINT_SIGN_SIZE];
    if (signs[c->kind]->in_cell) {
        return signs[c->kind]->in_cell;
    }
    if (!has_letter(c)) {
        return "";
    }
    char place[2] = {signs[c->kind]->place(i)};
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
    return signs[c->kind]->between[2 * upright + turned];
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
    char sum[8];
    struct box b = drawing_cell(d, c->cell[0]);
    double half = d->cell / 2;
    bool row = row_of(d->v, c->cell[0]) == row_of(d->v, c->cell[1]);
    snprintf(sum, sizeof sum, "%u", c->sum);
    if (drawing_shows(d, c->cell[0])) {
        put(d, b.left + (row ? -half : half), b.top + (row ? half : -half), sum);
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
        if (constraint_kind_of(c)->shape == CONSTRAINT_HOUSE) {
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

static void list_cages(const struct layout *v, unsigned columns, struct text *out)
{
    unsigned number = 0;
    size_t line = 0;
    char buffer[CONSTRAINT_SIGN_SIZE];
    for (unsigned i = 0; i < constraint_count(v); i++) {
        const struct constraint *c = constraint_at(v, i);
        struct text entry = {0};
        if (constraint_kind_of(c)->shape != CONSTRAINT_AREA) {
            continue;
        }
        if (line == 0) {
            add_entry(out, &line, columns, "sums");
        }
        const char *sign = letter(number++, buffer);
        text_puts(&entry, sign);
        if (!*sign) {
            add_cells(v, c, signs[c->kind]->joint, &entry);
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
    char sign[CONSTRAINT_SIGN_SIZE];
    for (unsigned i = 0; i < constraint_count(v); i++) {
        const struct constraint *c = constraint_at(v, i);
        if (constraint_kind_of(c)->shape == CONSTRAINT_LINE) {
            text_printf(out, "%s ", constraint_kind_of(c)->name);
            if (lettered) {
                text_printf(out, "%s: ", letter_of(v, c, sign));
            }
            add_cells(v, c, signs[c->kind]->joint, out);
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
        if (has_constraints_of(v, k) && signs[k]->meaning) {
            text_printf(out, "%s\n", signs[k]->meaning);
        }
    }
    list_lines(v, lettered, out);
    list_rules(v, out);
}
