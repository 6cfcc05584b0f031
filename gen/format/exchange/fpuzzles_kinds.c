/* How f-puzzles has each kind of constraint. To add a kind: its row here. */
#include "gen/format/exchange/web_puzzle.h"

static void add_cell(struct text *out, const struct layout *v, unsigned cell)
{
    text_printf(out, "\"R%uC%u\"", row_of(v, cell) + 1, column_of(v, cell) + 1);
}

void fpuzzles_add_cells(struct text *out, const struct layout *v, const uint16_t *cell,
                        unsigned count)
{
    text_puts(out, "[");
    for (unsigned i = 0; i < count; i++) {
        text_puts(out, i ? "," : "");
        add_cell(out, v, cell[i]);
    }
    text_puts(out, "]");
}

static void write_cells(struct text *out, const struct layout *v, const struct clue *c)
{
    text_puts(out, "\"cells\":");
    fpuzzles_add_cells(out, v, c->cell, c->count);
}

static void write_cage(struct text *out, const struct layout *v, const struct clue *c)
{
    write_cells(out, v, c);
    text_printf(out, ",\"value\":\"%u\"", c->sum);
}

static void write_line(struct text *out, const struct layout *v, const struct clue *c)
{
    text_puts(out, "\"lines\":[");
    fpuzzles_add_cells(out, v, c->cell, c->count);
    text_puts(out, "]");
}

static void write_arrow(struct text *out, const struct layout *v, const struct clue *c)
{
    write_line(out, v, c);
    text_puts(out, ",\"cells\":");
    fpuzzles_add_cells(out, v, c->cell, 1);
}

static void write_x(struct text *out, const struct layout *v, const struct clue *c)
{
    write_cells(out, v, c);
    text_puts(out, ",\"value\":\"X\"");
}

static void write_v(struct text *out, const struct layout *v, const struct clue *c)
{
    write_cells(out, v, c);
    text_puts(out, ",\"value\":\"V\"");
}

static void write_marked(struct text *out, const struct layout *v, const struct clue *c)
{
    text_puts(out, "\"cell\":");
    add_cell(out, v, c->cell[0]);
}

static void write_outside(struct text *out, const struct layout *v, const struct clue *c)
{
    bool row = row_of(v, c->cell[0]) == row_of(v, c->cell[1]);
    text_printf(out, "\"cell\":\"R%uC%u\",\"value\":\"%u\"", row ? row_of(v, c->cell[0]) + 1 : 0,
                row ? 0 : column_of(v, c->cell[0]) + 1, c->sum);
}

/* How f-puzzles has a kind: the key that its constraints stand under, and what writes the members
 * of one. A kind without a key is refused by name; one without a writer is a rule for the board. */
struct fpuzzles_kind {
    const char *key;
    void (*write)(struct text *out, const struct layout *v, const struct clue *c);
};

static const struct fpuzzles_kind kind_cage = {"killercage", write_cage};
static const struct fpuzzles_kind kind_thermo = {"thermometer", write_line};
static const struct fpuzzles_kind kind_arrow = {"arrow", write_arrow};
static const struct fpuzzles_kind kind_greater = {NULL, NULL};
static const struct fpuzzles_kind kind_consecutive = {NULL, NULL};
static const struct fpuzzles_kind kind_white_dot = {"difference", write_cells};
static const struct fpuzzles_kind kind_black_dot = {"ratio", write_cells};
static const struct fpuzzles_kind kind_x_sum = {"xv", write_x};
static const struct fpuzzles_kind kind_v_sum = {"xv", write_v};
static const struct fpuzzles_kind kind_odd = {"odd", write_marked};
static const struct fpuzzles_kind kind_even = {"even", write_marked};
static const struct fpuzzles_kind kind_sandwich = {"sandwichsum", write_outside};
static const struct fpuzzles_kind kind_anti_knight = {"antiknight", NULL};
static const struct fpuzzles_kind kind_anti_king = {"antiking", NULL};
static const struct fpuzzles_kind kind_non_consecutive = {"nonconsecutive", NULL};

#define KIND_ROW(id, row) &kind_##row,
static const struct fpuzzles_kind *const kinds[] = {CLUE_KINDS(KIND_ROW)};
#undef KIND_ROW

bool fpuzzles_says_kind(enum clue_kind_id kind)
{
    return kinds[kind]->key != NULL;
}

const char *fpuzzles_key(enum clue_kind_id kind)
{
    return kinds[kind]->key;
}

void fpuzzles_write_clue(struct text *out, const struct layout *v, const struct clue *c)
{
    text_puts(out, "{");
    kinds[c->kind]->write(out, v, c);
    text_puts(out, "}");
}
