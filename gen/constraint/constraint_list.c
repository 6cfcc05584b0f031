/* Constraints as they are gathered. */
#include <stdlib.h>

#include "gen/constraint/kind.h"

/* Room for one more of `size` bytes each, `need` in all. */
static void *grow(void *block, size_t *capacity, size_t need, size_t size, bool *failed)
{
    if (need <= *capacity) {
        return block;
    }
    size_t more = *capacity ? *capacity : 32;
    while (more < need) {
        more *= 2;
    }
    void *grown = realloc(block, more * size);
    if (!grown) {
        *failed = true;
        return block;
    }
    *capacity = more;
    return grown;
}

void constraint_list_append(struct constraint_list *l, enum constraint_kind_id kind, unsigned sum,
                            const uint16_t *cells, unsigned count)
{
    l->item = grow(l->item, &l->capacity, l->count + 1, sizeof *l->item, &l->failed);
    l->cell = grow(l->cell, &l->cell_capacity, l->cell_count + count, sizeof *l->cell, &l->failed);
    if (l->failed) {
        return;
    }
    for (unsigned i = 0; i < count; i++) {
        l->cell[l->cell_count + i] = cells[i];
    }
    l->item[l->count++] = (struct constraint_item){.kind = (uint8_t)kind,
                                                   .sum = sum,
                                                   .count = (uint16_t)count,
                                                   .first = (uint32_t)l->cell_count};
    l->cell_count += count;
}

void constraint_list_clear(struct constraint_list *l)
{
    l->count = 0;
    l->cell_count = 0;
    l->failed = false;
}

void constraint_list_free(struct constraint_list *l)
{
    free(l->item);
    free(l->cell);
    *l = (struct constraint_list){0};
}
