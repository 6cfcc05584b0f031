#include "gen/format/exchange/web_puzzle.h"

#include <stdio.h>
#include <string.h>

static struct diag_at place_of(const struct web_puzzle *p, const char *where)
{
    where = p->packed ? p->line.text : json_tree_source(p->tree, where);
    return reader_place(p->reader, p->line, where);
}

void web_leave_out(const struct web_puzzle *p, struct span drawing)
{
    struct diag_at at = place_of(p, drawing.text);
    p->reader->diag->hint = "if the puzzle's rules give it a meaning, add that constraint in json";
    diag_warning(p->reader->diag, &at, "this drawing is left out: '%.*s'", (int)drawing.length,
                 drawing.text);
}

bool web_fail(const struct web_puzzle *p, const char *where, const char *what, struct span which)
{
    struct diag_at at = place_of(p, where);
    int length = which.length > 40 ? 40 : (int)which.length;
    diag_error(p->reader->diag, &at, "%s%s%.*s%s", what, length ? ": '" : "", length,
               which.text ? which.text : "", length ? "'" : "");
    return false;
}

bool web_read_whole(struct span s, unsigned *number)
{
    *number = 0;
    for (size_t i = 0; i < s.length; i++) {
        if (s.text[i] < '0' || s.text[i] > '9' || *number > 999) {
            return false;
        }
        *number = 10 * *number + (unsigned)(s.text[i] - '0');
    }
    return s.length > 0;
}

bool web_is_true(const struct json_node *node)
{
    return node && node->kind == JSON_TRUE;
}

bool web_add_constraint(struct web_puzzle *p, const char *where, enum constraint_kind_id kind,
                        unsigned sum, const uint16_t *cell, unsigned count)
{
    char buffer[CONSTRAINT_COMPLAINT_SIZE];
    constraint_list_add(&p->constraints, kind, false, sum, cell, count);
    if (p->constraints.failed || p->constraints.count > CONSTRAINT_MAX_COUNT) {
        return web_fail(p, where, p->constraints.failed ? OUT_OF_MEMORY : "too many constraints",
                        (struct span){0});
    }
    const char *wrong =
        count ? constraint_list_complain(&p->constraints, p->layout, buffer) : "no cells";
    const char *name = constraint_kinds[kind]->name;
    return !wrong || web_fail(p, where, wrong, (struct span){name, strlen(name)});
}

void web_exempt_pairs(struct web_puzzle *p, kind_set kinds, enum constraint_kind_id rule,
                      bool signs)
{
    for (size_t i = 0; i < p->constraints.count; i++) {
        signs |= !p->constraints.item[i].all && kinds >> p->constraints.item[i].kind & 1;
    }
    for (size_t i = 0; i < p->constraints.count && signs; i++) {
        struct constraint_item *item = &p->constraints.item[i];
        if (item->kind == CONSTRAINT_NON_CONSECUTIVE) {
            item->kind = (uint8_t)rule;
            item->all = true;
        }
    }
}

void web_area_map(const struct web_puzzle *p, const uint16_t *cell, unsigned count,
                  char map[MAX_CELLS + 1])
{
    unsigned cells = p->size * p->size;
    memset(map, '.', cells);
    map[cells] = '\0';
    for (unsigned i = 0; i < count; i++) {
        map[cell[i]] = 'a';
    }
}

/* The regions are the plain board's boxes? */
static bool are_boxes(const struct layout *plain, const char *regions)
{
    for (unsigned cell = 0; plain && cell < plain->cell_count; cell++) {
        for (unsigned other = 0; other < cell; other++) {
            if ((regions[cell] == regions[other]) !=
                (box_of(plain, cell) == box_of(plain, other))) {
                return false;
            }
        }
    }
    return plain != NULL;
}

bool web_build(struct web_puzzle *p, const char *regions, const char *houses)
{
    const struct layout *plain = variant_of_cells((size_t)p->size * p->size);
    struct layout_definition definition = {.houses = houses && *houses ? houses : NULL};
    char latin[16];
    snprintf(latin, sizeof latin, "latin-%u", p->size);
    if (!regions) {
        definition.name = latin;
        if (!variant_find(latin)) {
            return web_fail(p, p->line.text, "a board of this size needs regions",
                            (struct span){latin + 6, strlen(latin + 6)});
        }
    } else if (are_boxes(plain, regions)) {
        definition.name = plain->name;
    } else {
        definition.regions = regions;
    }
    struct diag_at at = reader_place(p->reader, p->line, p->line.text);
    p->layout = layout_build(&definition, &at, p->reader->diag);
    return p->layout != NULL;
}

/* The solution that the puzzle brings holds what was understood against what was meant. */
static bool take_solution(struct web_puzzle *p, struct record *record)
{
    const struct layout *v = record->variant;
    if (!p->solution_at) {
        return true;
    }
    for (unsigned i = 0; i < constraint_count(v); i++) {
        char words[CONSTRAINT_COMPLAINT_SIZE];
        if (!constraint_kind_of(constraint_at(v, i))
                 ->holds(v, constraint_at(v, i), p->solution.cell)) {
            constraint_words(v, constraint_at(v, i), words);
            return web_fail(p, p->solution_at, "the solution in it breaks a constraint",
                            (struct span){words, strlen(words)});
        }
    }
    if (!grid_solves(v, &record->givens, &p->solution)) {
        return web_fail(p, p->solution_at, "this is not a solution of the puzzle",
                        (struct span){0});
    }
    record->has_solution = true;
    memcpy(record->solution.cell, p->solution.cell, v->cell_count);
    return true;
}

enum status web_read(struct reader *r, struct span line, struct span json, bool packed,
                     bool (*load)(struct web_puzzle *p), struct record *record)
{
    struct json_tree tree;
    struct web_puzzle p = {.reader = r, .line = line, .packed = packed, .tree = &tree};
    p.constraints.takes_open = r->takes_open;
    bool good =
        json_tree_parse(&tree, json) || web_fail(&p, tree.wrong, tree.what, (struct span){0});
    good = good && load(&p);
    const struct layout *v = good ? constraints_lay(p.layout, &p.constraints) : NULL;
    if (good && !v) {
        good = web_fail(&p, line.text, OUT_OF_MEMORY, (struct span){0});
    }
    if (good) {
        memcpy(record->givens.cell, p.givens.cell, v->cell_count);
        record_reset(record, v);
        good = take_solution(&p, record);
    }
    layout_drop(v);
    layout_drop(p.layout);
    constraint_list_free(&p.constraints);
    json_tree_free(&tree);
    return good ? STATUS_OK : STATUS_FAILED;
}

bool web_supports(const struct layout *v)
{
    return v->grid_count == 1;
}

const char *web_unsupported(const struct layout *v)
{
    bool x = false;
    bool five = false;
    bool white = false;
    bool bars = false;
    for (unsigned i = 0; i < constraint_count(v); i++) {
        const struct constraint *c = constraint_at(v, i);
        if ((c->kind == CONSTRAINT_DIFFERENCE && c->sum == 1) ||
            (c->kind == CONSTRAINT_RATIO && c->sum == 2)) {
            return "a plain dot with its number; use white-dot or black-dot";
        }
        x |= c->all && c->kind == CONSTRAINT_X;
        five |= c->all && c->kind == CONSTRAINT_V;
        white |= !c->all && (c->kind == CONSTRAINT_WHITE_DOT || c->kind == CONSTRAINT_DIFFERENCE ||
                             c->kind == CONSTRAINT_RATIO);
        bars |= !c->all && c->kind == CONSTRAINT_CONSECUTIVE;
    }
    if (x != five) {
        return "the rule that all signs are given of X without V, or of V without X";
    }
    return has_constraints_of(v, CONSTRAINT_NON_CONSECUTIVE) && (white || bars)
               ? "the rule non-consecutive for pairs that have a dot or a bar"
               : NULL;
}
