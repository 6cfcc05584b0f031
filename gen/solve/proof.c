#include "gen/solve/proof.h"

#include <stdlib.h>

#include "gen/constraint/constraint.h"
#include "gen/solve/constraint/learning.h"
#include "gen/solve/constraint/proof_log.h"

static void put_cells(struct text *out, const struct layout *v, const char *word,
                      const uint16_t *cell, unsigned count)
{
    text_puts(out, word);
    for (unsigned i = 0; i < count; i++) {
        char name[CELL_NAME_SIZE];
        text_printf(out, " %s", cell_name(v, cell[i], name));
    }
    text_puts(out, "\n");
}

static void put_board(struct text *out, const struct layout *v)
{
    static const char *const words[] = {[HOUSE_ROW] = "row",
                                        [HOUSE_COLUMN] = "column",
                                        [HOUSE_BOX] = "box",
                                        [HOUSE_EXTRA] = "house"};
    uint16_t all[MAX_CELLS];
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        all[cell] = (uint16_t)cell;
    }
    text_printf(out, "digits %u\n", v->size);
    put_cells(out, v, "cells", all, v->cell_count);
    for (unsigned h = 0; h < v->house_count; h++) {
        put_cells(out, v, words[v->house[h].kind], v->house[h].cell, v->size);
    }
    for (unsigned g = 0; g < v->group_count; g++) {
        put_cells(out, v, "differ", v->group[g].cell, v->group[g].count);
    }
}

static void put_puzzle(struct text *out, const struct layout *v, const struct grid *givens,
                       const struct grid *solution)
{
    char line[MAX_CELLS + 1];
    text_printf(out, "nonet proof 2\nboard %s\n", v->bare->name);
    put_board(out, v);
    text_puts(out, "constraints ");
    if (v->constraints) {
        constraints_print_json(out, v);
    } else {
        text_puts(out, "[]");
    }
    text_printf(out, "\ngivens %s\n", grid_to_line(v, givens, line));
    text_printf(out, "solution %s\n", solution ? grid_to_line(v, solution, line) : "none");
}

static bool refuse(void *context, const struct grid *solution)
{
    (void)context;
    (void)solution;
    return false;
}

enum proof_result proof_write(const struct layout *v, const struct grid *givens,
                              const struct grid *solution, struct text *out)
{
    struct lemma_network *bare = v->constraints ? NULL : lemma_network_bare(v);
    const struct lemma_network *n = v->constraints ? lemma_network_of(v) : bare;
    struct proof_log *log = proof_log_new();
    struct grouped_question q = {
        .v = v, .givens = givens, .max_positions = UINT64_MAX, .visit = refuse};
    uint64_t others = LEARNING_FULL;
    put_puzzle(out, v, givens, solution);
    if (n && log) {
        others = learning_prove(&q, n, solution, log);
        if (others == 0) {
            proof_log_write(log, out);
            text_puts(out, "end\n");
            others = log->failed ? LEARNING_FULL : 0;
        }
    }
    lemma_network_drop(bare);
    proof_log_drop(log);
    return others == 0                   ? PROOF_WRITTEN
           : others == GENERIC_UNDECIDED ? PROOF_STOPPED
                                         : PROOF_IMPOSSIBLE;
}
