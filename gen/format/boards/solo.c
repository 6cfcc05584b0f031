/* Game IDs of Solo, of Simon Tatham's Portable Puzzle Collection: plain, X, jigsaw and
 * killer.
 *
 * "3x3:" or "9j:", 'x' where the diagonals are houses, 'k' where there are cages, then the givens:
 * a number, or a letter for a run of empty cells ('a' one, 'z' 26), '_' between two numbers side by
 * side. A jigsaw's regions follow behind a comma: the sides between cells of a row, row by row,
 * then those between cells of a column, column by column; a letter for a run of sides within
 * regions ('a' one … 'y' 25) and an edge behind it, '_' for an edge at once, 'z' for 25 without an
 * edge. The end counts as an edge. Cages follow behind another comma, in the same way as regions,
 * and behind a third their sums, at the first cell of each, in the same way as the givens. (The
 * layout of the ids was found by reading what the program prints.) */
#include <assert.h>
#include <string.h>

#include "gen/constraint/constraint.h"
#include "gen/format/reading/reader.h"

/* What stands before the colon. */
struct parameters {
    unsigned size;
    unsigned box_width; /* 0: a jigsaw */
    unsigned box_height;
    bool diagonals;
    bool cages;
    const char *end; /* behind the colon */
};

static bool read_number(const char **p, const char *end, unsigned *number)
{
    const char *first = *p;
    *number = 0;
    while (*p < end && **p >= '0' && **p <= '9' && *number < 1000) {
        *number = 10 * *number + (unsigned)(*(*p)++ - '0');
    }
    return *p > first;
}

/* *bad: the letter that is not understood. */
static bool read_parameters(struct span line, struct parameters *out, char *bad)
{
    const char *p = line.text;
    const char *end = line.text + line.length;
    unsigned first;
    unsigned second = 1;
    *bad = '\0';
    *out = (struct parameters){0};
    if (!read_number(&p, end, &first)) {
        return false;
    }
    if (p + 1 < end && *p == 'x' && p[1] >= '0' && p[1] <= '9') {
        p++;
        read_number(&p, end, &second);
    }
    bool jigsaw = false;
    for (; p < end && *p != ':'; p++) {
        if (*p == 'j') {
            jigsaw = true;
        } else if (*p == 'k') {
            out->cages = true;
        } else if (*p == 'x') {
            out->diagonals = true;
        } else if ((*p == 'd' || *p == 'm' || *p == 'r') && p + 1 < end) {
            p++; /* difficulty and symmetry: two letters, which may have a digit between */
        } else if (*p != 'a' && (*p < '0' || *p > '9')) {
            *bad = *p;
            return *p != '\0';
        }
    }
    out->size = first * second;
    out->box_width = jigsaw ? 0 : second;
    out->box_height = jigsaw ? 0 : first;
    out->end = p + 1;
    return p < end && out->size <= MAX_SIZE;
}

static bool looks_like_solo(const char *head, size_t length)
{
    struct span line;
    struct parameters p;
    char bad;
    return head_line(head, length, &line) && read_parameters(line, &p, &bad) && p.size > 1 &&
           p.end < line.text + line.length && memchr(line.text, ':', line.length) && !bad;
}

/* Numbers of up to `most` for the cells, 0 for none. *p moves past them, or to the mistake (false).
 */
static bool read_numbers(const char **p, const char *end, unsigned cells, unsigned most,
                         uint16_t number[MAX_CELLS])
{
    unsigned cell = 0;
    assert(*p);
    memset(number, 0, cells * sizeof *number);
    while (*p < end && **p != ',' && **p != ' ') {
        unsigned value;
        if (**p >= 'a' && **p <= 'z') {
            cell += (unsigned)(*(*p)++ - 'a') + 1;
        } else if (**p == '_') {
            ++*p;
        } else if (read_number(p, end, &value) && value >= 1 && value <= most && cell < cells) {
            number[cell++] = (uint16_t)value;
        } else {
            return false;
        }
        if (cell > cells) {
            return false;
        }
    }
    return cell == cells;
}

/* The two cells at a side by its number. */
static void cells_at_side(unsigned size, unsigned side, unsigned *one, unsigned *other)
{
    unsigned row = side / (size - 1);
    unsigned column = side % (size - 1);
    if (row >= size) {
        unsigned swapped = row - size;
        row = column;
        column = swapped;
        *other = (row + 1) * size + column;
    } else {
        *other = row * size + column + 1;
    }
    *one = row * size + column;
}

static unsigned root_of(const uint16_t *parent, unsigned cell)
{
    while (parent[cell] != cell) {
        cell = parent[cell];
    }
    return cell;
}

/* The cells as edges part them: each one's part, numbered by their first cells. Returns how many
 * there are; 0: wrong at *p. */
static unsigned read_parts(const char **p, const char *end, unsigned size, uint16_t part[MAX_CELLS])
{
    uint16_t parent[MAX_CELLS];
    unsigned sides = 2 * size * (size - 1);
    unsigned side = 0;
    unsigned cells = size * size;
    for (unsigned cell = 0; cell < cells; cell++) {
        parent[cell] = (uint16_t)cell;
    }
    for (; *p < end && side <= sides; ++*p) {
        bool letter = **p >= 'a' && **p <= 'z';
        if (!letter && **p != '_') {
            break;
        }
        unsigned run = letter ? (unsigned)(**p - 'a') + 1 : 0;
        bool edge = run < 26;
        run = edge ? run : 25;
        for (; run > 0 && side < sides; run--, side++) {
            unsigned one;
            unsigned other;
            cells_at_side(size, side, &one, &other);
            parent[root_of(parent, one)] = (uint16_t)root_of(parent, other);
        }
        if (run > 0) {
            return 0;
        }
        side += edge;
    }
    unsigned count = 0;
    uint16_t number_of[MAX_CELLS] = {0};
    for (unsigned cell = 0; cell < cells; cell++) {
        unsigned root = root_of(parent, cell);
        number_of[root] = number_of[root] ? number_of[root] : (uint16_t)++count;
        part[cell] = number_of[root] - 1;
    }
    return side == sides + 1 ? count : 0;
}

/* The regions as letters; false: wrong at *p. */
static bool read_regions(const char **p, const char *end, unsigned size,
                         char regions[MAX_CELLS + 1])
{
    uint16_t part[MAX_CELLS];
    unsigned cells = size * size;
    bool good = read_parts(p, end, size, part) == size;
    for (unsigned cell = 0; good && cell < cells; cell++) {
        regions[cell] = (char)('A' + part[cell]);
    }
    regions[cells] = '\0';
    return good;
}

/* Read the cages and add them to the record's layout. */
static enum status read_cages(struct reader *r, struct span line, const char *p, unsigned size,
                              struct record *record)
{
    uint16_t part[MAX_CELLS];
    uint16_t sum[MAX_CELLS];
    struct constraint_list list = {0};
    char buffer[CONSTRAINT_COMPLAINT_SIZE];
    const char *wrong = NULL;
    const char *end = line.text + line.length;
    unsigned cells = size * size;
    unsigned count = 0;
    bool comma = p < end && *p == ',';
    const char *cages = p += comma;
    bool good = comma && (count = read_parts(&p, end, size, part)) > 0 && p < end && *p == ',';
    if (good) {
        p++;
        good = read_numbers(&p, end, cells, CONSTRAINT_MAX_SUM, sum);
    }
    struct diag_at at = reader_place(r, line, p);
    if (!good) {
        return diag_error(
            r->diag, &at,
            "the cages do not cover the %ux%u board, each cell once, with a sum for each cage",
            size, size);
    }
    for (unsigned i = 0; i < count && !wrong; i++) {
        uint16_t cell[MAX_CELLS];
        unsigned length = 0;
        for (unsigned k = 0; k < cells; k++) {
            if (part[k] == i) {
                cell[length++] = (uint16_t)k;
            }
        }
        /* A cell by itself without a sum is none. */
        if (length > 1 || sum[cell[0]]) {
            constraint_list_add(&list, CONSTRAINT_CAGE, false, sum[cell[0]], cell, length);
            wrong = list.failed ? NULL : constraint_list_complain(&list, record->variant, buffer);
        }
        if (wrong) {
            char name[CELL_NAME_SIZE];
            at = reader_place(r, line, cages);
            diag_error(r->diag, &at, "the cage at %s: %s",
                       cell_name(record->variant, cell[0], name), wrong);
        }
    }
    const struct layout *v = wrong ? NULL : constraints_lay(record->variant, &list);
    constraint_list_free(&list);
    if (v) {
        record_reset(record, v);
        layout_drop(v);
    } else if (!wrong) {
        diag_error(r->diag, &at, OUT_OF_MEMORY);
    }
    return v ? STATUS_OK : STATUS_FAILED;
}

static const struct layout *plain_of(const struct parameters *p)
{
    const struct layout *v = variant_of_cells((size_t)p->size * p->size);
    return v && v->box_width == p->box_width && v->box_height == p->box_height ? v : NULL;
}

static enum status read_record(struct reader *r, struct record *record)
{
    struct span line;
    struct parameters p;
    char bad;
    char regions[MAX_CELLS + 1];
    enum status status = reader_record_line(r, &line);
    if (status != STATUS_OK) {
        return status;
    }
    (void)span_skip_blanks(&line);
    struct diag_at at = reader_place(r, line, line.text);
    if (!read_parameters(line, &p, &bad)) {
        return diag_error(r->diag, &at, "this is not a game ID of Solo, such as 3x3:… or 9j:…");
    }
    if (bad) {
        r->diag->hint = "Nonet reads plain, X, jigsaw and killer games";
        return diag_error(r->diag, &at, "Nonet does not read game IDs with '%c'", bad);
    }
    struct layout_definition definition = {.houses = p.diagonals ? "x" : NULL};
    const struct layout *plain = p.box_width ? plain_of(&p) : NULL;
    if (p.box_width && !plain) {
        return diag_error(r->diag, &at, "Nonet has no %ux%u board with boxes %u wide and %u high",
                          p.size, p.size, p.box_width, p.box_height);
    }
    definition.name = plain ? plain->name : NULL;
    const char *end = line.text + line.length;
    uint16_t given[MAX_CELLS];
    if (!read_numbers(&p.end, end, p.size * p.size, p.size, given)) {
        at = reader_place(r, line, p.end < end ? p.end : end);
        return diag_error(r->diag, &at, "the givens do not fill the %ux%u board", p.size, p.size);
    }
    for (unsigned cell = 0; cell < p.size * p.size; cell++) {
        record->givens.cell[cell] = (uint8_t)given[cell];
    }
    if (!p.box_width) {
        bool comma = p.end < end && *p.end == ',';
        p.end += comma;
        if (!comma || !read_regions(&p.end, end, p.size, regions)) {
            at = reader_place(r, line, p.end < end ? p.end : end);
            return diag_error(r->diag, &at,
                              "the regions do not cover the %ux%u board, each cell once", p.size,
                              p.size);
        }
        definition.regions = regions;
    }
    const struct layout *v = layout_build(&definition, &at, r->diag);
    if (v) {
        record_reset(record, v);
    }
    layout_drop(v);
    return !v ? STATUS_FAILED : p.cages ? read_cages(r, line, p.end, p.size, record) : STATUS_OK;
}

/* Are both diagonals houses, and nothing else more? */
static bool has_diagonals(const struct layout *v)
{
    unsigned first = v->first_house[HOUSE_EXTRA];
    if (v->house_count != first + 2U || v->group_count) {
        return false;
    }
    for (unsigned i = 0; i < v->size; i++) {
        if (v->house[first].cell[i] != i * (v->size + 1U) ||
            v->house[first + 1].cell[i] != (i + 1) * (v->size - 1U)) {
            return false;
        }
    }
    return true;
}

static bool supports_kind(enum constraint_kind_id kind)
{
    return kind == CONSTRAINT_CAGE;
}

static bool supports_layout(const struct layout *v)
{
    bool boxes = v->jigsaw || has_regular_boxes(v);
    bool cages = true;
    /* Cells side by side of two cages are parted by an edge: so every cage is connected. */
    for (unsigned i = 0; cages && i < constraint_count(v); i++) {
        cages = constraint_is_connected(v, constraint_at(v, i));
    }
    return cages && v->grid_count == 1 && boxes && (!has_extra_houses(v) || has_diagonals(v));
}

static void write_numbers(struct text *out, const struct layout *v, const uint16_t *number)
{
    unsigned run = 0;
    bool after_number = false;
    for (unsigned cell = 0; cell <= v->cell_count; cell++) {
        unsigned value = cell < v->cell_count ? number[cell] : 0;
        if (cell < v->cell_count && !value) {
            run++;
            continue;
        }
        for (; run > 0; run -= run > 26 ? 26 : run) {
            text_printf(out, "%c", 'a' + (int)(run > 26 ? 26 : run) - 1);
            after_number = false;
        }
        if (value) {
            text_printf(out, "%s%u", after_number ? "_" : "", value);
            after_number = true;
        }
    }
}

/* The edges between cells of different parts. */
static void write_parts(struct text *out, const struct layout *v, const uint16_t *part)
{
    unsigned sides = 2U * v->size * (v->size - 1U);
    unsigned run = 0;
    for (unsigned side = 0; side <= sides; side++) {
        unsigned one = 0;
        unsigned other = 0;
        if (side < sides) {
            cells_at_side(v->size, side, &one, &other);
        }
        if (side < sides && part[one] == part[other]) {
            run++;
            continue;
        }
        for (; run > 25; run -= 25) {
            text_puts(out, "z");
        }
        text_printf(out, "%c", run ? 'a' + (int)run - 1 : '_');
        run = 0;
    }
}

static void write_cages(struct text *out, const struct layout *v)
{
    uint16_t part[MAX_CELLS];
    uint16_t sum[MAX_CELLS] = {0};
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        part[cell] = (uint16_t)(constraint_count(v) + cell);
    }
    for (unsigned i = 0; i < constraint_count(v); i++) {
        const struct constraint *c = constraint_at(v, i);
        sum[c->cell[0]] = (uint16_t)c->sum;
        for (unsigned k = 0; k < c->count; k++) {
            part[c->cell[k]] = (uint16_t)i;
        }
    }
    text_puts(out, ",");
    write_parts(out, v, part);
    text_puts(out, ",");
    write_numbers(out, v, sum);
}

static void write_record(struct text *out, const struct record *record, size_t position)
{
    (void)position;
    const struct layout *v = record->variant;
    const char *diagonals = has_extra_houses(v) ? "x" : "";
    const char *cages = v->constraints ? "k" : "";
    uint16_t given[MAX_CELLS];
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        given[cell] = record->givens.cell[cell];
    }
    if (v->jigsaw) {
        text_printf(out, "%uj%s%s:", v->size, diagonals, cages);
    } else {
        text_printf(out, "%ux%u%s%s:", v->box_height, v->box_width, diagonals, cages);
    }
    write_numbers(out, v, given);
    if (v->jigsaw) {
        text_puts(out, ",");
        write_parts(out, v, v->box);
    }
    if (v->constraints) {
        write_cages(out, v);
    }
    text_puts(out, "\n");
}

const struct format format_solo = {
    .name = "solo",
    .doc = "game IDs of Simon Tatham's Solo: plain, X, jigsaw and killer",
    .extension = ".txt",
    .detect = looks_like_solo,
    .read = read_record,
    .write = write_record,
    .supports_kind = supports_kind,
    .supports_layout = supports_layout,
};
