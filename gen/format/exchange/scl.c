/* SudokuPad's own JSON, which others call SCL, an object a line: written here, read in scl_read.c.
 *
 * The player knows cells, regions, cages and the names of a few rules; all else is a drawing, with
 * the rules in words beside it. So a thermometer is a line and a round underlay, a dot an overlay
 * on an edge. Points are [row, column] from the board's corner, in cells; sizes are in cells too,
 * thickness in 64ths of one. (Members and looks were found in what these programs write.) */
#include <stdlib.h>
#include <string.h>

#include "base/json.h"
#include "gen/format/exchange/web_puzzle.h"
#include "gen/format/reader.h"

/* The members that lists of parts stand under, in the order in which they are written. */
enum part {
    PART_CAGES,
    PART_LINES,
    PART_ARROWS,
    PART_UNDERLAYS,
    PART_OVERLAYS,
    PART_GLOBAL,
    PARTS
};

static const char *const part_names[PARTS] = {"cages",     "lines",    "arrows",
                                              "underlays", "overlays", "global"};

struct scl_parts {
    struct text list[PARTS];
};

/* The list to append an entry to. */
static struct text *entry(struct scl_parts *p, enum part part)
{
    text_puts(&p->list[part], p->list[part].length ? "," : "");
    return &p->list[part];
}

static void add_cells(struct text *out, const struct layout *v, const uint16_t *cell,
                      unsigned count)
{
    for (unsigned i = 0; i < count; i++) {
        text_printf(out, "%s[%u,%u]", i ? "," : "[", row_of(v, cell[i]), column_of(v, cell[i]));
    }
    text_puts(out, "]");
}

/* ---- the board ---- */

static void write_cells(struct text *out, const struct record *r)
{
    const struct layout *v = r->variant;
    text_puts(out, "\"cells\":[");
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        text_puts(out, cell % v->size ? "," : cell ? "],[" : "[");
        if (r->givens.cell[cell]) {
            text_printf(out, "{\"value\":%u}", r->givens.cell[cell]);
        } else {
            text_puts(out, "{}");
        }
    }
    text_puts(out, "]]");
    for (unsigned h = v->first_house[HOUSE_BOX]; h < v->first_house[HOUSE_EXTRA]; h++) {
        text_puts(out, h == v->first_house[HOUSE_BOX] ? ",\"regions\":[" : ",");
        add_cells(out, v, v->house[h].cell, v->size);
    }
    text_puts(out, v->first_house[HOUSE_BOX] < v->first_house[HOUSE_EXTRA] ? "]" : "");
}

/* Cells that stand at the same place of their boxes? */
static bool is_disjoint(const struct layout *v, const uint16_t *cell, unsigned count)
{
    bool same = has_regular_boxes(v) && count == v->size;
    for (unsigned i = 1; i < count && same; i++) {
        same = row_of(v, cell[i]) % v->box_height == row_of(v, cell[0]) % v->box_height &&
               column_of(v, cell[i]) % v->box_width == column_of(v, cell[0]) % v->box_width;
    }
    return same;
}

/* Do the cells lie on a slanting line, one touching the next? */
static bool is_slant(const struct layout *v, const uint16_t *cell, unsigned count)
{
    bool slant = count > 1 && column_of(v, cell[1]) != column_of(v, cell[0]);
    for (unsigned i = 1; i < count; i++) {
        int across = (int)column_of(v, cell[i]) - (int)column_of(v, cell[i - 1]);
        slant &= row_of(v, cell[i]) == row_of(v, cell[i - 1]) + 1 && abs(across) == 1 &&
                 across == (int)column_of(v, cell[1]) - (int)column_of(v, cell[0]);
    }
    return slant;
}

/* A house more, or a smaller area: a cage without a sum, shaded, or hidden under a line. */
static void add_area(struct scl_parts *p, const struct layout *v, const uint16_t *cell,
                     unsigned count)
{
    bool slant = is_slant(v, cell, count);
    struct text *out = entry(p, PART_CAGES);
    text_puts(out, "{\"cells\":");
    add_cells(out, v, cell, count);
    text_printf(out, ",\"unique\":true,%s}",
                slant || is_disjoint(v, cell, count) ? "\"hidden\":true"
                                                     : "\"style\":\"extraregion\"");
    if (slant) {
        bool falls = column_of(v, cell[1]) > column_of(v, cell[0]);
        text_printf(entry(p, PART_LINES),
                    "{\"color\":\"#34BBE6\",\"thickness\":2,\"wayPoints\":[[%u,%u],[%u,%u]]}",
                    row_of(v, cell[0]), column_of(v, cell[0]) + !falls,
                    row_of(v, cell[count - 1]) + 1, column_of(v, cell[count - 1]) + falls);
    }
}

static void add_houses(struct scl_parts *p, const struct layout *v)
{
    unsigned disjoint = 0;
    for (unsigned h = v->first_house[HOUSE_EXTRA]; h < v->house_count; h++) {
        add_area(p, v, v->house[h].cell, v->size);
        disjoint += is_disjoint(v, v->house[h].cell, v->size);
    }
    for (unsigned g = 0; g < v->group_count; g++) {
        add_area(p, v, v->group[g].cell, v->group[g].count);
    }
    if (disjoint == v->size) {
        text_puts(entry(p, PART_GLOBAL), "\"disjoint\"");
    }
}

/* ---- the clues ---- */

/* Something round or square with its middle there, in halves of a cell. */
struct scl_shape {
    enum part part;
    bool rounded;
    const char *width;
    const char *height;
    const char *fill;   /* NULL: none */
    const char *border; /* NULL: none */
    const char *more;   /* members more */
};

static void add_shape(struct scl_parts *p, const struct scl_shape *s, int row, int column,
                      const char *text)
{
    struct text *out = entry(p, s->part);
    text_printf(out, "{\"center\":[%s%d%s,%s%d%s],\"width\":%s,\"height\":%s,\"rounded\":%s",
                row < 0 ? "-" : "", row < 0 ? -row / 2 : row / 2, row % 2 ? ".5" : "",
                column < 0 ? "-" : "", column < 0 ? -column / 2 : column / 2,
                column % 2 ? ".5" : "", s->width, s->height, s->rounded ? "true" : "false");
    if (s->fill) {
        text_printf(out, ",\"backgroundColor\":\"%s\"", s->fill);
    }
    if (s->border) {
        text_printf(out, ",\"borderColor\":\"%s\"", s->border);
    }
    text_puts(out, s->more ? s->more : "");
    if (text) {
        text_printf(out, ",\"text\":\"%s\"", text);
    }
    text_puts(out, "}");
}

#define GRAY      "#CFCFCF"
#define LINE_GRAY "#A1A1A1"
#define WHITE     "#FFFFFF"
#define BLACK     "#000000"

static const struct scl_shape bulb = {PART_UNDERLAYS, true, "0.85", "0.85", GRAY, GRAY, NULL};
static const struct scl_shape circle = {PART_OVERLAYS,      true, "0.83", "0.83", WHITE, LINE_GRAY,
                                        ",\"borderSize\":5"};
static const struct scl_shape round_cell = {PART_UNDERLAYS, true, "0.7", "0.7", GRAY, GRAY, NULL};
static const struct scl_shape square_cell = {PART_UNDERLAYS, false, "0.7", "0.7", GRAY, GRAY, NULL};
static const struct scl_shape white_dot = {PART_OVERLAYS, true, "0.3", "0.3", WHITE, BLACK, NULL};
static const struct scl_shape black_dot = {PART_OVERLAYS, true, "0.3", "0.3", BLACK, BLACK, NULL};
static const struct scl_shape upright_bar = {PART_OVERLAYS, false, "0.14", "0.7",
                                             WHITE,         BLACK, NULL};
static const struct scl_shape level_bar = {PART_OVERLAYS, false, "0.7", "0.14", WHITE, BLACK, NULL};
static const struct scl_shape letter = {PART_OVERLAYS,     false, "0.25", "0.25", WHITE, WHITE,
                                        ",\"fontSize\":21"};
static const struct scl_shape number = {PART_OVERLAYS,     false, "0.25", "0.25", NULL, NULL,
                                        ",\"fontSize\":32"};

static void add_cage(struct scl_parts *p, const struct layout *v, const struct clue *c)
{
    struct text *out = entry(p, PART_CAGES);
    text_puts(out, "{\"cells\":");
    add_cells(out, v, c->cell, c->count);
    text_printf(out, ",\"unique\":true,\"value\":\"%u\",\"sum\":%u}", c->sum, c->sum);
}

static void add_way(struct text *out, const struct layout *v, const struct clue *c, unsigned from)
{
    for (unsigned i = from; i < c->count; i++) {
        text_printf(out, "%s[%u.5,%u.5]", i ? "," : "", row_of(v, c->cell[i]),
                    column_of(v, c->cell[i]));
    }
    text_puts(out, "]}");
}

static void add_thermo(struct scl_parts *p, const struct layout *v, const struct clue *c)
{
    struct text *out = entry(p, PART_LINES);
    text_puts(out, "{\"color\":\"" GRAY "\",\"thickness\":21,\"wayPoints\":[");
    add_way(out, v, c, 0);
}

/* It begins at the edge of its circle. */
static void add_arrow(struct scl_parts *p, const struct layout *v, const struct clue *c)
{
    struct text *out = entry(p, PART_ARROWS);
    int rows = (int)row_of(v, c->cell[1]) - (int)row_of(v, c->cell[0]);
    int columns = (int)column_of(v, c->cell[1]) - (int)column_of(v, c->cell[0]);
    int length = rows && columns ? 28 : 40;
    text_printf(out,
                "{\"color\":\"" LINE_GRAY "\",\"headLength\":0.3,\"thickness\":5,\"wayPoints\":["
                "[%u.%02d,%u.%02d]",
                row_of(v, c->cell[0]), 50 + rows * length, column_of(v, c->cell[0]),
                50 + columns * length);
    add_way(out, v, c, 1);
}

/* Is it the first of its kind that begins in its cell? */
static bool begins_there(const struct layout *v, const struct clue *c)
{
    for (const struct clue *other = clue_at(v, 0); other < c; other++) {
        if (other->kind == c->kind && other->cell[0] == c->cell[0]) {
            return false;
        }
    }
    return true;
}

static void add_sandwich(struct scl_parts *p, const struct layout *v, const struct clue *c)
{
    char sum[8];
    bool row = row_of(v, c->cell[0]) == row_of(v, c->cell[1]);
    snprintf(sum, sizeof sum, "%u", c->sum);
    add_shape(p, &number, row ? 2 * (int)row_of(v, c->cell[0]) + 1 : -1,
              row ? -1 : 2 * (int)column_of(v, c->cell[0]) + 1, sum);
}

/* Between two cells, with a text or none. */
static void add_between(struct scl_parts *p, const struct layout *v, const struct clue *c,
                        const struct scl_shape *shape, const char *text)
{
    unsigned one = c->cell[0] < c->cell[1] ? c->cell[0] : c->cell[1];
    bool beside = row_of(v, c->cell[0]) == row_of(v, c->cell[1]);
    add_shape(p, shape, 2 * (int)row_of(v, one) + (beside ? 1 : 2),
              2 * (int)column_of(v, one) + (beside ? 2 : 1), text);
}

/* In the middle of its first cell. */
static void add_in_cell(struct scl_parts *p, const struct layout *v, const struct clue *c,
                        const struct scl_shape *shape)
{
    add_shape(p, shape, 2 * (int)row_of(v, c->cell[0]) + 1, 2 * (int)column_of(v, c->cell[0]) + 1,
              NULL);
}

/* Its point to the smaller cell; one upon the other as logic's and, or. */
static void draw_greater(struct scl_parts *p, const struct layout *v, const struct clue *c)
{
    bool first = c->cell[0] < c->cell[1];
    bool beside = row_of(v, c->cell[0]) == row_of(v, c->cell[1]);
    add_between(p, v, c, &letter, first ? beside ? ">" : "\\u2228" : beside ? "<" : "\\u2227");
}

static void draw_consecutive(struct scl_parts *p, const struct layout *v, const struct clue *c)
{
    bool beside = row_of(v, c->cell[0]) == row_of(v, c->cell[1]);
    add_between(p, v, c, beside ? &upright_bar : &level_bar, NULL);
}

static void draw_white_dot(struct scl_parts *p, const struct layout *v, const struct clue *c)
{
    add_between(p, v, c, &white_dot, NULL);
}

static void draw_black_dot(struct scl_parts *p, const struct layout *v, const struct clue *c)
{
    add_between(p, v, c, &black_dot, NULL);
}

static void draw_x(struct scl_parts *p, const struct layout *v, const struct clue *c)
{
    add_between(p, v, c, &letter, "X");
}

static void draw_v(struct scl_parts *p, const struct layout *v, const struct clue *c)
{
    add_between(p, v, c, &letter, "V");
}

/* Several lines may begin in one bulb or circle. */
static void draw_thermo(struct scl_parts *p, const struct layout *v, const struct clue *c)
{
    add_thermo(p, v, c);
    if (begins_there(v, c)) {
        add_in_cell(p, v, c, &bulb);
    }
}

static void draw_arrow(struct scl_parts *p, const struct layout *v, const struct clue *c)
{
    add_arrow(p, v, c);
    if (begins_there(v, c)) {
        add_in_cell(p, v, c, &circle);
    }
}

static void draw_odd(struct scl_parts *p, const struct layout *v, const struct clue *c)
{
    add_in_cell(p, v, c, &round_cell);
}

static void draw_even(struct scl_parts *p, const struct layout *v, const struct clue *c)
{
    add_in_cell(p, v, c, &square_cell);
}

/* ---- constraints, by kind ---- */

/* How SudokuPad has a kind: what draws one of its constraints (NULL: it has none but its rule), and
 * the player's name for the rule (NULL: it has no name; "": another kind's name says it too). A
 * kind that can be neither drawn nor named is refused. */
struct scl_kind {
    void (*draw)(struct scl_parts *p, const struct layout *v, const struct clue *c);
    const char *rule;
};

static const struct scl_kind kind_cage = {add_cage, NULL};
static const struct scl_kind kind_thermo = {draw_thermo, NULL};
static const struct scl_kind kind_arrow = {draw_arrow, NULL};
static const struct scl_kind kind_greater = {draw_greater, NULL};
static const struct scl_kind kind_consecutive = {draw_consecutive, "anticonsecutive"};
static const struct scl_kind kind_white_dot = {draw_white_dot, "antidifference"};
static const struct scl_kind kind_black_dot = {draw_black_dot, "antiratio"};
static const struct scl_kind kind_x_sum = {draw_x, "antixv"};
static const struct scl_kind kind_v_sum = {draw_v, ""}; /* X's */
static const struct scl_kind kind_odd = {draw_odd, NULL};
static const struct scl_kind kind_even = {draw_even, NULL};
static const struct scl_kind kind_sandwich = {add_sandwich, NULL};
static const struct scl_kind kind_anti_knight = {NULL, "antiknight"};
static const struct scl_kind kind_anti_king = {NULL, "antiking"};
static const struct scl_kind kind_non_consecutive = {NULL, "nonconsecutive"};

#define KIND_ROW(id, row) &kind_##row,
static const struct scl_kind *const kinds[] = {CLUE_KINDS(KIND_ROW)};
#undef KIND_ROW

bool scl_says_kind(enum clue_kind_id kind)
{
    const struct scl_kind *k = kinds[kind];
    bool only_rule = clue_kinds[kind]->shape == CLUE_BOARD;
    return (k->draw || only_rule) && (k->rule || !(only_rule || clue_kinds[kind]->may_all));
}

static void add_clue(struct scl_parts *p, const struct layout *v, const struct clue *c)
{
    const struct scl_kind *kind = kinds[c->kind];
    if (!clue_is_rule(c)) {
        kind->draw(p, v, c);
    } else if (*kind->rule) {
        text_printf(entry(p, PART_GLOBAL), "\"%s\"", kind->rule);
    }
}

/* ---- the words ---- */

/* A printed text without its marks, in the characters of a link. */
static void add_plain(struct text *out, const char *text)
{
    for (; *text; text++) {
        if (*text == '"' || (unsigned char)*text == 0xE2) { /* the sign for ' in UTF-8 */
            text_puts(out, "'");
        } else if (*text != '*' && (unsigned char)*text < 0x80) {
            text_add(out, text, 1);
        }
    }
}

static void add_sentence(struct text *out, const struct layout *v, const char *name,
                         enum text_id sentence)
{
    char last[] = {digit_to_char(v->size), '\0'};
    const char *values[] = {last};
    struct text filled = {0};
    translation_fill(&filled, language_text("en", sentence), values, 1);
    text_printf(out, "%s%s%s", name ? "\\n" : "", name ? name : "", name ? ": " : "");
    add_plain(out, filled.data ? filled.data : "");
    out->failed |= filled.failed;
    text_free(&filled);
}

static void write_words(struct text *out, const struct record *r)
{
    const struct layout *v = r->variant;
    unsigned digits = r->has_solution && v->size <= 9 ? v->cell_count : 0;
    text_printf(out, "\"metadata\":{\"title\":\"%s\",\"rules\":\"", v->name);
    add_sentence(out, v, NULL,
                 box_of(v, 0) == LAYOUT_NO_CELL ? TEXT_rule_latin
                 : v->jigsaw                    ? TEXT_rule_jigsaw
                                                : TEXT_rule_boxes);
    if (has_extra_houses(v)) {
        text_puts(out, "\\nextra areas: on each line and in each area that is marked or named no "
                       "digit comes twice.");
    }
    for (unsigned k = 0; k < CLUE_KIND_COUNT; k++) {
        if (has_clues_of(v, k)) {
            add_sentence(out, v, clue_kinds[k]->name, clue_kinds[k]->rule);
        }
        if (v->clues && clue_kinds_need_twin_rule(v->clues->kinds, k)) {
            add_sentence(out, v, "signs", clue_kinds[k]->twin_rule);
        }
    }
    if (has_all_signs(v)) {
        add_sentence(out, v, "signs", TEXT_rule_all_signs);
    }
    text_puts(out, "\"");
    for (unsigned i = 0; i < digits; i++) {
        text_printf(out, "%s%u", i ? "" : ",\"solution\":\"", r->solution.cell[i]);
    }
    text_puts(out, digits ? "\"}," : "},");
}

void scl_write(struct text *out, const struct record *record)
{
    const struct layout *v = record->variant;
    struct scl_parts parts = {0};
    add_houses(&parts, v);
    for (unsigned i = 0; i < clue_count(v); i++) {
        add_clue(&parts, v, clue_at(v, i));
    }
    text_puts(out, "{\"cellSize\":64,");
    write_words(out, record);
    write_cells(out, record);
    for (int i = 0; i < PARTS; i++) {
        if (parts.list[i].length) {
            text_printf(out, ",\"%s\":[%s]", part_names[i], parts.list[i].data);
        }
        out->failed |= parts.list[i].failed;
        text_free(&parts.list[i]);
    }
    text_puts(out, "}");
}

/* ---- the format ---- */

static void write_json(struct text *out, const struct record *record, size_t position)
{
    (void)position;
    scl_write(out, record);
    text_puts(out, "\n");
}

static enum status read_json(struct reader *r, struct record *record)
{
    struct span line;
    enum status status = reader_json_record(r, &line);
    return status == STATUS_OK ? web_read(r, line, line, false, scl_load, record) : status;
}

static bool detect_json(const char *head, size_t length)
{
    static const char *const names[] = {"cells", "puzzle", "clues", "grid"};
    char kind[4] = {0};
    if (head_is_json(head, length)) {
        json_peek_members(head, length, names, 4, kind);
    }
    return kind[0] == '[' && !kind[1] && !kind[2] && !kind[3];
}

const struct format format_scl = {
    .name = "scl",
    .doc = "JSON of the web player SudokuPad, one object a line, with the rules in words",
    .extension = ".json",
    .detect = detect_json,
    .read = read_json,
    .write = write_json,
    .says_kind = scl_says_kind,
    .can_say = web_can_say,
    .lacks = web_lacks,
};
