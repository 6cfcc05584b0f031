/* SudokuPad's own JSON, which others call SCL, an object a line: written here, read in scl_read.c.
 *
 * The player knows cells, regions, cages and the names of a few rules. All else is a drawing, and
 * the rules are a text. So a thermometer is a line and a round underlay, a dot an overlay on an
 * edge. Points are [row, column] from the board's corner, in cells; sizes are in cells too,
 * thickness in 64ths of one. (Members and looks were found in what these programs write.) */
#include <stdlib.h>

#include "base/json/json_cursor.h"
#include "gen/format/exchange/scl_parts.h"
#include "gen/format/exchange/web_puzzle.h"
#include "gen/format/reading/reader.h"

static const char *const part_names[SCL_PARTS] = {"cages",     "lines",    "arrows",
                                                  "underlays", "overlays", "global"};

/* ---- the board ---- */

static void write_cells(struct json_writer *w, const struct record *r)
{
    const struct layout *v = r->variant;
    json_put_name(w, "cells");
    json_put_open(w, '[');
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        if (cell % v->size == 0) {
            json_put_open(w, '[');
        }
        json_put_open(w, '{');
        if (r->givens.cell[cell]) {
            json_member_unsigned(w, "value", r->givens.cell[cell]);
        }
        json_put_close(w, '}');
        if (cell % v->size + 1 == v->size) {
            json_put_close(w, ']');
        }
    }
    json_put_close(w, ']');
    if (v->first_house[HOUSE_BOX] == v->first_house[HOUSE_EXTRA]) {
        return;
    }
    json_put_name(w, "regions");
    json_put_open(w, '[');
    for (unsigned h = v->first_house[HOUSE_BOX]; h < v->first_house[HOUSE_EXTRA]; h++) {
        scl_put_cells(w, v, v->house[h].cell, v->size);
    }
    json_put_close(w, ']');
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
    struct json_writer *w = scl_entry(p, SCL_PART_CAGES);
    json_put_open(w, '{');
    json_put_name(w, "cells");
    scl_put_cells(w, v, cell, count);
    json_member_bool(w, "unique", true);
    if (slant || is_disjoint(v, cell, count)) {
        json_member_bool(w, "hidden", true);
    } else {
        json_member_string(w, "style", "extraregion");
    }
    json_put_close(w, '}');
    if (slant) {
        bool falls = column_of(v, cell[1]) > column_of(v, cell[0]);
        w = scl_entry(p, SCL_PART_LINES);
        json_put_open(w, '{');
        json_member_string(w, "color", "#34BBE6");
        json_member_unsigned(w, "thickness", 2);
        json_put_name(w, "wayPoints");
        json_put_open(w, '[');
        scl_put_point(w, (int)row_of(v, cell[0]), (int)column_of(v, cell[0]) + !falls, false);
        scl_put_point(w, (int)row_of(v, cell[count - 1]) + 1,
                      (int)column_of(v, cell[count - 1]) + falls, false);
        json_put_close(w, ']');
        json_put_close(w, '}');
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
        json_put_string(scl_entry(p, SCL_PART_GLOBAL), "disjoint");
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
    text_printf(out, "%s%s%s", name ? "\n" : "", name ? name : "", name ? ": " : "");
    add_plain(out, filled.data ? filled.data : "");
    out->failed |= filled.failed;
    text_free(&filled);
}

/* The rule of a kind in English. */
static void add_rule(struct text *out, const struct layout *v, enum constraint_kind_id kind)
{
    const struct translation english = {.language = "en"};
    struct text rule = {0};
    constraint_rules_print(&rule, (kind_set)1 << kind, false, v->size, &english);
    text_printf(out, "\n%s: ", constraint_kinds[kind]->name);
    add_plain(out, rule.data ? rule.data : "");
    out->failed |= rule.failed;
    text_free(&rule);
}

static void add_rules(struct text *out, const struct layout *v)
{
    add_sentence(out, v, NULL,
                 box_of(v, 0) == LAYOUT_NO_CELL ? TEXT_rule_latin
                 : v->jigsaw                    ? TEXT_rule_jigsaw
                                                : TEXT_rule_boxes);
    if (has_extra_houses(v)) {
        text_puts(out, "\nextra areas: on each line and in each area that is marked or named no "
                       "digit comes twice.");
    }
    for (unsigned k = 0; k < CONSTRAINT_KIND_COUNT; k++) {
        if (has_constraints_of(v, k)) {
            add_rule(out, v, k);
        }
        if (v->constraints && constraint_kinds_need_twin_rule(v->constraints->kinds, k)) {
            add_sentence(out, v, "signs", constraint_kinds[k]->twin_rule);
        }
    }
    if (has_all_signs(v)) {
        add_sentence(out, v, "signs", TEXT_rule_all_signs);
    }
}

static void write_words(struct json_writer *w, const struct record *r)
{
    const struct layout *v = r->variant;
    char solution[MAX_CELLS + 1];
    struct text rules = {0};
    add_rules(&rules, v);
    json_put_name(w, "metadata");
    json_put_open(w, '{');
    json_member_string(w, "title", v->name);
    json_member_string(w, "rules", rules.data ? rules.data : "");
    if (r->has_solution && v->size <= 9) {
        json_member_string(w, "solution", grid_to_line(v, &r->solution, solution));
    }
    json_put_close(w, '}');
    w->out->failed |= rules.failed;
    text_free(&rules);
}

void scl_write(struct text *out, const struct record *record)
{
    const struct layout *v = record->variant;
    struct scl_parts parts = {0};
    struct json_writer w = {.out = out, .ascii = true};
    for (int i = 0; i < SCL_PARTS; i++) {
        parts.writer[i] = (struct json_writer){.out = &parts.list[i], .ascii = true};
    }
    add_houses(&parts, v);
    for (unsigned i = 0; i < constraint_count(v); i++) {
        scl_add_constraint(&parts, v, constraint_at(v, i));
    }
    json_put_open(&w, '{');
    json_member_unsigned(&w, "cellSize", 64);
    write_words(&w, record);
    write_cells(&w, record);
    for (int i = 0; i < SCL_PARTS; i++) {
        if (parts.list[i].length) {
            json_put_name(&w, part_names[i]);
            json_put_open(&w, '[');
            json_put_json(&w, parts.list[i].data);
            json_put_close(&w, ']');
        }
        out->failed |= parts.list[i].failed;
        text_free(&parts.list[i]);
    }
    json_put_close(&w, '}');
}

/* Numbers outside the grid do not show their kind: the rules in words name it. */
const char *scl_unsupported(const struct layout *v)
{
    unsigned outside = 0;
    for (unsigned kind = 0; kind < CONSTRAINT_KIND_COUNT; kind++) {
        outside += constraint_kinds[kind]->scl.how == SCL_OUTSIDE && has_constraints_of(v, kind);
    }
    return outside > 1 ? "numbers outside the grid of more than one kind" : web_unsupported(v);
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
    static const char *const names[] = {"cells", "puzzle", "clues", "grid", "constraints"};
    char kind[5] = {0};
    if (head_is_json(head, length)) {
        json_peek_members(head, length, names, 5, kind);
    }
    return kind[0] == '[' && !kind[1] && !kind[2] && !kind[3] && !kind[4];
}

const struct format format_scl = {
    .name = "scl",
    .doc = "JSON of the web player SudokuPad, one object a line, with the rules in words",
    .extension = ".json",
    .detect = detect_json,
    .read = read_json,
    .write = write_json,
    .supports_kind = scl_supports_kind,
    .supports_layout = web_supports,
    .unsupported = scl_unsupported,
};
