/* The text formats of a game.
 *
 *     nonet-game 1
 *     variant classic
 *     regions aaabb…         (regions, houses and grids where the name does not say them, as in
 *     houses .aa…             json; houses parted by commas)
 *     grids r1c1,r7c7
 *     constraints [{"kind":"cage",…},…]   (as in json)
 *     rule mark
 *     seconds 83.250
 *     hints 2
 *     givens 4.....8.5…
 *     entries ….1……          (only where the game began with some)
 *     done 2
 *     enter r1c2=1 r1c3?29
 *     undoable moves, one a line, each change as CELL=DIGIT (an entry), CELL=. (empty),
 *     CELL?DIGITS (pencil marks) or CELL*DIGIT (a given)
 *
 * Only the start and the moves are kept; the board follows from them. */
#include <stdlib.h>
#include <string.h>

#include "base/option.h"
#include "gen/constraint/constraint.h"
#include "gen/format/reading/cells.h"
#include "gen/play/moves.h"

static const char magic[] = "nonet-game 1";
static const char *const rule_names[] = {[PLAY_RULE_MARK] = "mark", [PLAY_RULE_REFUSE] = "refuse"};

static void add_start(const struct play *p, const char *key, bool given, struct text *out)
{
    text_printf(out, "%s ", key);
    for (unsigned cell = 0; cell < p->variant->cell_count; cell++) {
        char c = digit_to_char(p->start[cell].given == given ? p->start[cell].digit : 0);
        text_add(out, &c, 1);
    }
    text_puts(out, "\n");
}

static bool has_start_entries(const struct play *p)
{
    for (unsigned cell = 0; cell < p->variant->cell_count; cell++) {
        if (p->start[cell].digit && !p->start[cell].given) {
            return true;
        }
    }
    return false;
}

static void add_change(const struct play *p, const struct play_change *change, struct text *out)
{
    char name[CELL_NAME_SIZE];
    const struct play_cell *after = &change->after;
    text_printf(out, " %s", cell_name(p->variant, change->cell, name));
    if (after->marks) {
        text_puts(out, "?");
        for (unsigned digit = 1; digit <= p->variant->size; digit++) {
            char c = digit_to_char(digit);
            text_add(out, &c, after->marks & digit_bit(digit) ? 1 : 0);
        }
    } else {
        text_printf(out, "%c%c", after->given ? '*' : '=', digit_to_char(after->digit));
    }
}

static void add_text(struct text *out, const char *key, const char *value)
{
    if (value) {
        text_printf(out, "%s %s\n", key, value);
    }
}

void play_save(const struct play *p, struct text *out)
{
    const struct layout *v = p->variant->bare;
    text_printf(out, "%s\nvariant %s\n", magic, v->named ? v->name : v->base);
    if (!v->named) {
        add_text(out, "regions", v->regions);
        add_text(out, "houses", v->houses);
        add_text(out, "grids", v->grids);
    }
    if (p->variant->constraints) {
        text_puts(out, "constraints ");
        constraints_print_json(out, p->variant);
        text_puts(out, "\n");
    }
    text_printf(out, "rule %s\n", rule_names[p->rule]);
    text_printf(out, "seconds %llu.%03llu\nhints %u\n", (unsigned long long)p->elapsed_ms / 1000,
                (unsigned long long)p->elapsed_ms % 1000, p->hints_used);
    add_start(p, "givens", true, out);
    if (has_start_entries(p)) {
        add_start(p, "entries", false, out);
    }
    text_printf(out, "done %zu\n", p->done);
    for (size_t m = 0; m < p->move_count; m++) {
        size_t limit = m + 1 < p->move_count ? p->move[m + 1].first : p->change_count;
        text_puts(out, play_kind_name(p->move[m].kind));
        for (size_t i = p->move[m].first; i < limit; i++) {
            add_change(p, &p->change[i], out);
        }
        text_puts(out, "\n");
    }
}

void play_save_records(const struct play *p, struct text *out)
{
    for (unsigned cell = 0; cell < p->variant->cell_count; cell++) {
        const struct play_cell *c = &p->cell[cell];
        if (c->digit) {
            text_printf(out, "%u %u %u%s\n", column_of(p->variant, cell) + 1,
                        row_of(p->variant, cell) + 1, c->digit, c->given ? "*" : "");
        }
    }
}

/* Of the board. */
enum { PART_NAME, PART_REGIONS, PART_HOUSES, PART_GRIDS, PART_CONSTRAINTS, PART_COUNT };

/* A game being read, and the line at hand. */
struct loading {
    struct play *play;            /* NULL before the givens */
    const struct layout *variant; /* a reference; NULL before the first board */
    struct text part[PART_COUNT];
    struct diag_at part_at[PART_COUNT];
    enum play_rule rule;
    uint64_t elapsed_ms;
    unsigned hints;
    size_t done;
    const char *text;
    size_t size;
    size_t offset; /* of the line after the one at hand */
    struct span line;
    struct diag_at at;
    struct diag *diag;
};

/* Go to the next line; false at the end. */
static bool advance(struct loading *l)
{
    if (!next_line(l->text, l->size, &l->offset, &l->line)) {
        return false;
    }
    l->at.line++;
    l->at.col = 1;
    l->at.source_line = l->line.text;
    l->at.source_length = l->line.length;
    return true;
}

static enum status complain(struct loading *l, const char *where, const char *what)
{
    l->at.col = (size_t)(where - l->line.text) + 1;
    return diag_error(l->diag, &l->at, "%s", what);
}

/* A whole number below 10^9 at *s, and *s moved behind it; false where there is none. */
static bool read_number(const char **s, const char *end, unsigned *number)
{
    const char *start = *s;
    *number = 0;
    while (*s < end && **s >= '0' && **s <= '9' && *s - start < 9) {
        *number = *number * 10 + (unsigned)(*(*s)++ - '0');
    }
    return *s > start;
}

static enum status load_part(struct loading *l, unsigned part, const char *value, const char *end)
{
    if (l->variant || l->part[part].length) {
        return complain(l, l->line.text, "the board is already named");
    }
    text_add(&l->part[part], value, (size_t)(end - value));
    l->at.col = (size_t)(value - l->line.text) + 1;
    l->part_at[part] = l->at;
    return STATUS_OK;
}

static enum status load_variant(struct loading *l, const char *value, const char *end)
{
    struct span name = {value, (size_t)(end - value)};
    bool known = variant_named(name) != NULL; /* a jigsaw's map has its own name */
    for (size_t i = 0; !known && variant_choice(i); i++) {
        known = span_is(name, variant_choice(i));
    }
    return known ? load_part(l, PART_NAME, value, end)
                 : complain(l, value, "there is no such variant");
}

static enum status load_regions(struct loading *l, const char *value, const char *end)
{
    return load_part(l, PART_REGIONS, value, end);
}

static enum status load_houses(struct loading *l, const char *value, const char *end)
{
    return load_part(l, PART_HOUSES, value, end);
}

static enum status load_grids(struct loading *l, const char *value, const char *end)
{
    return load_part(l, PART_GRIDS, value, end);
}

static enum status load_constraints(struct loading *l, const char *value, const char *end)
{
    return load_part(l, PART_CONSTRAINTS, value, end);
}

/* Read the board's constraints and add them to its layout. */
static enum status lay_constraints(struct loading *l)
{
    struct constraint_list list = {0};
    const struct text *json = &l->part[PART_CONSTRAINTS];
    enum status status = constraints_read_json(json->data, json->length, l->variant,
                                               &l->part_at[PART_CONSTRAINTS], l->diag, &list);
    if (status == STATUS_OK) {
        const struct layout *v = constraints_lay(l->variant, &list);
        status = v ? STATUS_OK : diag_error(l->diag, NULL, OUT_OF_MEMORY);
        layout_drop(l->variant);
        l->variant = v;
    }
    constraint_list_free(&list);
    return status;
}

/* The layout by its parts, which are all there when the first board comes. */
static enum status find_variant(struct loading *l)
{
    const struct layout_definition definition = {
        .name = l->part[PART_NAME].data,
        .regions = l->part[PART_REGIONS].data,
        .houses = l->part[PART_HOUSES].data,
        .grids = l->part[PART_GRIDS].data,
        .regions_at = l->part[PART_REGIONS].data ? &l->part_at[PART_REGIONS] : NULL,
        .houses_at = &l->part_at[PART_HOUSES],
        .grids_at = &l->part_at[PART_GRIDS],
    };
    if (!definition.name) {
        return complain(l, l->line.text, "the variant must be named before the board");
    }
    for (unsigned i = 0; i < PART_COUNT; i++) {
        if (l->part[i].failed) {
            return diag_error(l->diag, NULL, OUT_OF_MEMORY);
        }
    }
    l->variant = layout_build(&definition, &l->part_at[PART_NAME], l->diag);
    if (!l->variant) {
        return STATUS_FAILED;
    }
    return l->part[PART_CONSTRAINTS].length ? lay_constraints(l) : STATUS_OK;
}

static enum status load_rule(struct loading *l, const char *value, const char *end)
{
    for (size_t i = 0; i < sizeof rule_names / sizeof *rule_names; i++) {
        if (span_is((struct span){value, (size_t)(end - value)}, rule_names[i])) {
            l->rule = (enum play_rule)i;
            return STATUS_OK;
        }
    }
    return complain(l, value, "the rule is 'mark' or 'refuse'");
}

static enum status load_seconds(struct loading *l, const char *value, const char *end)
{
    unsigned seconds;
    unsigned thousandths = 0;
    bool ok = read_number(&value, end, &seconds);
    if (ok && value < end && *value == '.') {
        value++;
        ok = end - value == 3 && read_number(&value, end, &thousandths);
    }
    l->elapsed_ms = (uint64_t)seconds * 1000 + thousandths;
    return ok && value == end ? STATUS_OK : complain(l, value, "write seconds as in 83.250");
}

static enum status load_hints(struct loading *l, const char *value, const char *end)
{
    bool ok = read_number(&value, end, &l->hints) && value == end;
    return ok ? STATUS_OK : complain(l, value, "a whole number must be here");
}

static enum status load_done(struct loading *l, const char *value, const char *end)
{
    unsigned number;
    bool ok = read_number(&value, end, &number) && value == end;
    l->done = ok ? number : 0;
    return ok ? STATUS_OK : complain(l, value, "a whole number must be here");
}

static enum status read_grid(struct loading *l, const char *value, const char *end, struct grid *g)
{
    enum status status = l->variant ? STATUS_OK : find_variant(l);
    if (status != STATUS_OK) {
        return status;
    }
    for (unsigned cell = 0; cell < l->variant->cell_count; cell++, value++) {
        int digit = value < end ? digit_from_char(*value) : -1;
        if (digit < 0 || digit > l->variant->size) {
            return complain(l, value, "a digit of the board or '.' must be here");
        }
        g->cell[cell] = (uint8_t)digit;
    }
    return value == end ? STATUS_OK : complain(l, value, "the board has too many cells");
}

static enum status load_givens(struct loading *l, const char *value, const char *end)
{
    struct grid givens;
    enum status status = read_grid(l, value, end, &givens);
    if (status != STATUS_OK) {
        return status;
    }
    if (l->play) {
        return complain(l, l->line.text, "the givens are given twice");
    }
    l->play = play_new(l->variant, &givens);
    return l->play ? STATUS_OK : diag_error(l->diag, NULL, OUT_OF_MEMORY);
}

static enum status load_entries(struct loading *l, const char *value, const char *end)
{
    struct grid entries;
    enum status status = read_grid(l, value, end, &entries);
    if (status != STATUS_OK) {
        return status;
    }
    if (!l->play || l->play->move_count) {
        return complain(l, l->line.text, "the entries must come between the givens and the moves");
    }
    for (unsigned cell = 0; cell < l->variant->cell_count; cell++) {
        struct play_cell *start = &l->play->start[cell];
        if (entries.cell[cell] && start->given) {
            return complain(l, value + cell, "this cell is already a given");
        }
        if (entries.cell[cell]) {
            start->digit = entries.cell[cell];
            l->play->cell[cell] = *start;
        }
    }
    return STATUS_OK;
}

/* What stands behind a change's cell. */
static enum status read_change(struct loading *l, const char **s, const char *end,
                               struct play_cell *after)
{
    *after = (struct play_cell){0};
    char sign = *s < end ? *(*s)++ : ' ';
    unsigned count = 0;
    for (; *s < end && **s != ' '; ++*s, count++) {
        int digit = digit_from_char(**s);
        if (digit < 0 || digit > l->variant->size || (digit == 0 && sign == '?')) {
            return complain(l, *s, "a digit of the board must be here");
        }
        if (sign == '?') {
            after->marks |= digit_bit((unsigned)digit);
        }
        after->digit = sign == '?' ? 0 : (uint8_t)digit;
    }
    after->given = sign == '*' && after->digit;
    bool ok = (sign == '?' && count) || ((sign == '=' || sign == '*') && count == 1);
    return ok ? STATUS_OK : complain(l, *s, "write a change as in r1c2=5, r1c2?159 or r1c2*5");
}

static enum status load_move(struct loading *l, enum play_kind kind, const char *s, const char *end)
{
    if (!l->play) {
        return complain(l, l->line.text, "the givens must come before the moves");
    }
    move_begin(l->play, kind);
    enum status status = STATUS_OK;
    while (s < end && status == STATUS_OK) {
        const char *start = s;
        unsigned row = 0;
        unsigned column = 0;
        bool ok = *s++ == 'r' && read_number(&s, end, &row) && s < end && *s++ == 'c' &&
                  read_number(&s, end, &column);
        if (!ok || row - 1 >= frame_rows(l->variant) || column - 1 >= frame_columns(l->variant) ||
            cell_at(l->variant, row - 1, column - 1) == LAYOUT_NO_CELL) {
            status = complain(l, start, "a cell such as r1c2 must be here");
            break;
        }
        struct play_cell after;
        status = read_change(l, &s, end, &after);
        if (status == STATUS_OK) {
            move_change(l->play, cell_at(l->variant, row - 1, column - 1), after);
        }
        s += s < end;
    }
    enum play_outcome outcome = move_end(l->play);
    return outcome == PLAY_NO_MEMORY ? diag_error(l->diag, NULL, OUT_OF_MEMORY) : status;
}

static enum status load_line(struct loading *l)
{
    static const struct {
        const char *key;
        enum status (*load)(struct loading *l, const char *value, const char *end);
    } keys[] = {
        {"variant", load_variant},
        {"regions", load_regions},
        {"houses", load_houses},
        {"grids", load_grids},
        {"constraints", load_constraints},
        {"rule", load_rule},
        {"seconds", load_seconds},
        {"hints", load_hints},
        {"givens", load_givens},
        {"entries", load_entries},
        {"done", load_done},
    };
    const char *end = l->line.text + l->line.length;
    const char *space = memchr(l->line.text, ' ', l->line.length);
    struct span key = {l->line.text, space ? (size_t)(space - l->line.text) : l->line.length};
    const char *value = space ? space + 1 : end;
    if (l->line.length == 0 || l->line.text[0] == '#') {
        return STATUS_OK;
    }
    for (size_t i = 0; i < sizeof keys / sizeof *keys; i++) {
        if (name_is(key, keys[i].key)) {
            return keys[i].load(l, value, end);
        }
    }
    for (int kind = 0; kind < PLAY_KIND_COUNT; kind++) {
        if (span_is(key, play_kind_name((enum play_kind)kind))) {
            return load_move(l, (enum play_kind)kind, value, end);
        }
    }
    return complain(l, l->line.text, "this line is not one of a saved game");
}

static enum status load_game(struct loading *l)
{
    enum status status = STATUS_OK;
    (void)advance(l);
    while (status == STATUS_OK && advance(l)) {
        status = load_line(l);
    }
    if (status != STATUS_OK) {
        return status;
    }
    if (!l->play) {
        l->at.source_line = NULL;
        return complain(l, l->line.text, "the game has no givens");
    }
    l->play->rule = l->rule;
    l->play->elapsed_ms = l->elapsed_ms;
    l->play->hints_used = l->hints;
    if (l->done > l->play->done) {
        return diag_error(l->diag, NULL, "%s: the file counts %zu moves done, but has only %zu",
                          l->at.file, l->done, l->play->done);
    }
    while (l->play->done > l->done) {
        (void)play_undo(l->play);
    }
    update_solution(l->play);
    return STATUS_OK;
}

struct old_record {
    unsigned column, row, value;
    bool given;
};

/* The line at hand as "column row value[*]"; numbers separated by blanks. */
static bool read_record(const struct loading *l, struct old_record *r)
{
    const char *s = l->line.text;
    const char *end = s + l->line.length;
    unsigned *numbers[] = {&r->column, &r->row, &r->value};
    for (size_t i = 0; i < 3; i++) {
        while (s < end && (*s == ' ' || *s == '\t')) {
            s++;
        }
        if (!read_number(&s, end, numbers[i])) {
            return false;
        }
    }
    while (s < end && *s == ' ') {
        s++;
    }
    r->given = s < end && *s == '*';
    s += r->given;
    while (s < end && (*s == ' ' || *s == '\t')) {
        s++;
    }
    return s == end;
}

/* The old records know the classic board only. */
static enum status load_records(struct loading *l)
{
    const struct layout *v = variant_at(0);
    struct grid givens = {{0}};
    struct grid entries = {{0}};
    while (advance(l)) {
        struct old_record r;
        if (l->line.length == 0 || l->line.text[0] == '#') {
            continue;
        }
        if (!read_record(l, &r) || r.column - 1 >= frame_columns(v) || r.row - 1 >= frame_rows(v) ||
            r.value - 1 >= v->size) {
            return complain(
                l, l->line.text,
                "a record must be 'column row value', each 1 to 9, with '*' after a given's value");
        }
        unsigned cell = cell_at(v, r.row - 1, r.column - 1);
        if (givens.cell[cell] || entries.cell[cell]) {
            return complain(l, l->line.text, "this cell already has a value");
        }
        (r.given ? &givens : &entries)->cell[cell] = (uint8_t)r.value;
    }
    l->play = play_new(v, &givens);
    if (!l->play) {
        return diag_error(l->diag, NULL, OUT_OF_MEMORY);
    }
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        if (entries.cell[cell]) {
            l->play->start[cell].digit = l->play->cell[cell].digit = entries.cell[cell];
        }
    }
    return STATUS_OK;
}

static bool is_game(const char *text, size_t length)
{
    size_t size = sizeof magic - 1;
    return length > size && memcmp(text, magic, size) == 0 &&
           (text[size] == '\n' || text[size] == '\r');
}

/* The old format: its first line of content is a record. */
bool play_detect_records(const char *text, size_t length)
{
    struct loading l = {.text = text, .size = length};
    struct old_record r;
    while (advance(&l)) {
        if (l.line.length && l.line.text[0] != '#') {
            return read_record(&l, &r);
        }
    }
    return false;
}

bool play_detect(const char *text, size_t length)
{
    return is_game(text, length) || play_detect_records(text, length);
}

struct play *play_load(const char *text, size_t length, const char *file, struct diag *d)
{
    struct loading l = {.text = text, .size = length, .at = {.file = file}, .diag = d};
    enum status status = is_game(text, length) ? load_game(&l) : load_records(&l);
    layout_drop(l.variant);
    for (unsigned i = 0; i < PART_COUNT; i++) {
        text_free(&l.part[i]);
    }
    if (status != STATUS_OK) {
        play_drop(l.play);
        return NULL;
    }
    return l.play;
}

void play_file_name(const char *name, struct text *out)
{
    const char *slash = strrchr(name, '/');
    text_puts(out, name);
    if (!strchr(slash ? slash + 1 : name, '.')) {
        text_puts(out, ".nonet");
    }
}
