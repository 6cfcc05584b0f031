/* Boards without a name, and constraints made in code. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "gen/api/api.h"
#include "gen/constraint/constraint.h"
#include "gen/format/layouts/layout_options.h"
#include "gen/format/stream.h"
#include "gen/solve/solve.h"

/* ---- boards ---- */

enum { MAX_BOARD_HOUSES = 64 };

struct board_parts {
    struct layout_parts parts;
    const char *house[MAX_BOARD_HOUSES];
};

/* "regions=AABB…" */
static enum status take_part(struct board_parts *b, const char *part, struct diag *d)
{
    const struct {
        const char *name;
        const char **value;
    } rows[] = {{"variant", &b->parts.variant},
                {"regions", &b->parts.regions},
                {"grids", &b->parts.grids},
                {"houses", NULL}};
    const char *names[sizeof rows / sizeof *rows];
    size_t length = part ? strcspn(part, "=") : 0;
    if (!part || part[length] != '=') {
        return diag_usage(d, NULL,
                          "'%s' is not a part of a board; write NAME=VALUE, as in "
                          "variant=6x6",
                          part ? part : "");
    }
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        names[i] = rows[i].name;
        if (strlen(rows[i].name) != length || strncmp(rows[i].name, part, length) != 0) {
            continue;
        }
        if (rows[i].value) {
            *rows[i].value = part + length + 1;
        } else if (b->parts.house_count < MAX_BOARD_HOUSES) {
            b->house[b->parts.house_count++] = part + length + 1;
        } else {
            return diag_usage(d, NULL, "houses can be given at most %d times", MAX_BOARD_HOUSES);
        }
        return STATUS_OK;
    }
    char name[64];
    snprintf(name, sizeof name, "%.*s", (int)length, part);
    return api_no_such(d, "part of a board", name, names, sizeof names / sizeof *names);
}

static enum status make_board(nonet_puzzle *p, const char *const *board, size_t count,
                              const char *givens, struct diag *d)
{
    struct board_parts b = {.parts = {.variant = NULL}};
    struct layout_spec spec = {.choice = {.kind = LAYOUT_FIXED}};
    enum status status = STATUS_OK;
    for (size_t i = 0; i < count && status == STATUS_OK; i++) {
        status = take_part(&b, board[i], d);
    }
    b.parts.houses = b.house;
    status = status == STATUS_OK ? layout_spec_read(&b.parts, &spec, d) : status;
    if (status == STATUS_OK && spec.choice.kind != LAYOUT_FIXED) {
        status = diag_usage(d, NULL, "these are many boards; give regions a map, a letter a cell");
    }
    if (status == STATUS_OK) {
        status =
            givens ? record_from_line(&p->record, givens, spec.choice.layout, NULL, d) : STATUS_OK;
    }
    if (status == STATUS_OK && !givens) {
        record_init(&p->record, spec.choice.layout);
    }
    layout_spec_free(&spec);
    return status == STATUS_OK ? api_puzzle_ready(p, d) : status;
}

nonet_puzzle *nonet_puzzle_create_board(const char *const *board, size_t count, const char *givens,
                                        nonet_error *error)
{
    struct api_call call;
    struct diag *d = api_begin(&call, error);
    nonet_puzzle *p = calloc(1, sizeof *p);
    enum status status = p ? make_board(p, board, count, givens, d) : STATUS_FAILED;
    if (status != STATUS_OK) {
        nonet_puzzle_drop(p);
        p = NULL;
    }
    api_end(&call, status);
    return p;
}

/* ---- constraints ---- */

/* Puts the puzzle on its board with the constraints of the list. Its givens stay. */
static enum status lay(nonet_puzzle *p, const struct constraint_list *list, struct diag *d)
{
    const struct layout *v = constraints_lay(p->record.variant, list);
    enum status status = v && solve_prepare(v) ? STATUS_OK : diag_error(d, NULL, OUT_OF_MEMORY);
    if (status == STATUS_OK) {
        record_reset(&p->record, v);
    }
    layout_drop(v);
    return status;
}

static enum status add_constraint(nonet_puzzle *p, const char *json, struct diag *d)
{
    static const bool none_gone[CONSTRAINT_MAX_COUNT] = {false};
    const struct diag_at at = {.file = "constraint", .line = 1, .col = 1};
    struct constraint_list list = {0};
    json = json ? json : "";
    constraint_list_add_all(&list, p->record.variant, none_gone);
    enum status status = list.failed ? diag_error(d, NULL, OUT_OF_MEMORY)
                                     : constraint_read_json(json, strlen(json),
                                                            p->record.variant->bare, &at, d, &list);
    status = status == STATUS_OK ? lay(p, &list, d) : status;
    constraint_list_free(&list);
    return status;
}

enum nonet_status nonet_puzzle_add_constraint(nonet_puzzle *puzzle, const char *json,
                                              nonet_error *error)
{
    struct api_call call;
    struct diag *d = api_begin(&call, error);
    return api_end(&call, add_constraint(puzzle, json, d));
}

/* Writes the constraint as the JSON that add_constraint reads. */
static enum status constraint_json(const struct layout *v, const char *kind, const unsigned *cells,
                                   size_t count, unsigned value, struct text *out, struct diag *d)
{
    char name[CELL_NAME_SIZE];
    struct json_writer w = {.out = out};
    if (count && !cells) {
        return diag_usage(d, NULL, "the array 'cells' is NULL");
    }
    json_put_open(&w, '{');
    json_member_string(&w, "kind", kind ? kind : "");
    if (count) {
        json_put_name(&w, "cells");
        json_put_open(&w, '[');
    }
    for (size_t i = 0; i < count; i++) {
        if (cells[i] >= v->cell_count) {
            return diag_usage(d, NULL,
                              "the %s board has %u cells, counted from 0: there is no cell %u",
                              v->name, v->cell_count, cells[i]);
        }
        json_put_string(&w, cell_name(v, cells[i], name));
    }
    if (count) {
        json_put_close(&w, ']');
    }
    if (value) {
        const int known = kind ? constraint_kind_find(kind, strlen(kind)) : -1;
        json_member_unsigned(&w, known < 0 ? "sum" : constraint_sum_name(constraint_kinds[known]),
                             value);
    }
    json_put_close(&w, '}');
    return out->failed ? diag_error(d, NULL, OUT_OF_MEMORY) : STATUS_OK;
}

enum nonet_status nonet_puzzle_constrain(nonet_puzzle *puzzle, const char *kind,
                                         const unsigned *cells, size_t count, unsigned value,
                                         nonet_error *error)
{
    struct api_call call;
    struct diag *d = api_begin(&call, error);
    struct text json = {0};
    enum status status =
        constraint_json(puzzle->record.variant, kind, cells, count, value, &json, d);
    status = status == STATUS_OK ? add_constraint(puzzle, json.data, d) : status;
    text_free(&json);
    return api_end(&call, status);
}

size_t nonet_puzzle_constraint_count(const nonet_puzzle *puzzle)
{
    return constraint_count(puzzle->record.variant);
}

size_t nonet_puzzle_constraint(const nonet_puzzle *puzzle, size_t index, char *buffer, size_t size)
{
    const struct layout *v = puzzle->record.variant;
    bool gone[CONSTRAINT_MAX_COUNT];
    struct api_call call;
    struct text array = {0};
    api_begin(&call, NULL);
    for (size_t i = 0; i < CONSTRAINT_MAX_COUNT; i++) {
        gone[i] = i != index;
    }
    const struct layout *only = index < constraint_count(v) ? constraints_without(v, gone) : NULL;
    if (only) {
        constraints_print_json(&array, only);
    }
    /* Without the brackets around it. */
    bool known = !array.failed && array.length > 2;
    size_t length = known ? array.length - 2 : 0;
    api_copy_text(known ? array.data + 1 : "", length, buffer, size);
    layout_drop(only);
    text_free(&array);
    api_end(&call, STATUS_OK);
    return length;
}

enum nonet_status nonet_puzzle_remove_constraint(nonet_puzzle *puzzle, size_t index,
                                                 nonet_error *error)
{
    struct api_call call;
    struct diag *d = api_begin(&call, error);
    const struct layout *v = puzzle->record.variant;
    bool gone[CONSTRAINT_MAX_COUNT] = {false};
    struct constraint_list list = {0};
    if (index >= constraint_count(v)) {
        return api_end(&call, diag_usage(d, NULL,
                                         "the puzzle has %u constraints, counted from 0: "
                                         "there is no constraint %zu",
                                         constraint_count(v), index));
    }
    gone[index] = true;
    constraint_list_add_all(&list, v, gone);
    enum status status = lay(puzzle, &list, d);
    constraint_list_free(&list);
    return api_end(&call, status);
}
