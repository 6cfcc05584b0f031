/* Puzzles. Reading and writing them is in api_streams.c. */
#include <stdlib.h>
#include <string.h>

#include "gen/api/api.h"
#include "gen/constraint/constraint.h"
#include "gen/format/records/record_fields.h"
#include "gen/format/stream.h"
#include "gen/solve/solve.h"

enum status api_puzzle_ready(nonet_puzzle *puzzle, struct diag *d)
{
    return solve_prepare(puzzle->record.variant) ? STATUS_OK : diag_error(d, NULL, OUT_OF_MEMORY);
}

static enum status fill(nonet_puzzle *p, const char *variant, const char *givens, struct diag *d)
{
    const struct layout *v;
    struct record *r = &p->record;
    enum status status = api_variant(variant, &v, d);
    if (status == STATUS_OK && variant && constraint_variant_find(variant)) {
        d->hint = "add them with nonet_puzzle_add_constraint, read it as json, or generate it";
        return diag_usage(d, NULL,
                          "%s puzzles need their constraints, which a line of givens does not have",
                          variant);
    }
    if (status == STATUS_OK && givens) {
        status = record_from_line(r, givens, v, NULL, d);
    } else if (status == STATUS_OK) {
        record_init(r, v ? v : variant_at(0));
    }
    return status == STATUS_OK ? api_puzzle_ready(p, d) : status;
}

nonet_puzzle *nonet_puzzle_create(const char *variant, const char *givens, nonet_error *error)
{
    struct api_call call;
    struct diag *d = api_begin(&call, error);
    nonet_puzzle *p = calloc(1, sizeof *p);
    enum status status = p ? fill(p, variant, givens, d) : STATUS_FAILED;
    if (status != STATUS_OK) {
        nonet_puzzle_drop(p);
        p = NULL;
    }
    api_end(&call, status);
    return p;
}

nonet_puzzle *nonet_puzzle_copy(const nonet_puzzle *puzzle)
{
    nonet_puzzle *p = calloc(1, sizeof *p);
    if (p) {
        record_copy(&p->record, &puzzle->record);
    }
    return p;
}

void nonet_puzzle_drop(nonet_puzzle *puzzle)
{
    if (puzzle) {
        record_free(&puzzle->record);
        free(puzzle);
    }
}

const char *nonet_puzzle_variant(const nonet_puzzle *puzzle)
{
    return puzzle->record.variant->name;
}

unsigned nonet_puzzle_size(const nonet_puzzle *puzzle)
{
    return puzzle->record.variant->size;
}

unsigned nonet_puzzle_cells(const nonet_puzzle *puzzle)
{
    return puzzle->record.variant->cell_count;
}

unsigned nonet_puzzle_given(const nonet_puzzle *puzzle, unsigned cell)
{
    const struct record *r = &puzzle->record;
    return cell < r->variant->cell_count ? r->givens.cell[cell] : 0;
}

enum nonet_status nonet_puzzle_set_given(nonet_puzzle *puzzle, unsigned cell, unsigned digit,
                                         nonet_error *error)
{
    struct record *r = &puzzle->record;
    struct api_call call;
    struct diag *d = api_begin(&call, error);
    enum status status = STATUS_OK;
    if (cell >= r->variant->cell_count || digit > r->variant->size) {
        status =
            diag_usage(d, NULL, "the %s board has %u cells and digits to %u: no %u in cell %u",
                       r->variant->name, r->variant->cell_count, r->variant->size, digit, cell);
    } else {
        r->givens.cell[cell] = (uint8_t)digit;
        record_reset(r, r->variant);
    }
    return api_end(&call, status);
}

unsigned nonet_puzzle_solved(const nonet_puzzle *puzzle, unsigned cell)
{
    const struct record *r = &puzzle->record;
    return r->has_solution && cell < r->variant->cell_count ? r->solution.cell[cell] : 0;
}

size_t nonet_puzzle_field(const nonet_puzzle *puzzle, const char *field, char *buffer, size_t size)
{
    struct api_call call;
    struct text text = {0};
    int id = field ? field_find((struct span){field, strlen(field)}) : -1;
    api_begin(&call, NULL);
    if (id >= 0) {
        fields[id].print(&text, &puzzle->record);
    }
    api_copy_text(text.data ? text.data : "", text.length, buffer, size);
    size_t length = text.length;
    text_free(&text);
    api_end(&call, STATUS_OK);
    return length;
}
