#include "gen/make/run/avoid.h"

#include <stdlib.h>

#include "gen/make/run/equivalent.h"

bool avoid_list_add(struct avoid_list *list, const struct record *r)
{
    if (list->count == list->capacity) {
        size_t capacity = list->capacity ? 2 * list->capacity : 256;
        uint64_t *moved = realloc(list->form, capacity * sizeof *moved);
        if (!moved) {
            return false;
        }
        list->form = moved;
        list->capacity = capacity;
    }
    list->form[list->count++] = equivalent_form(r);
    return true;
}

static int by_value(const void *a, const void *b)
{
    uint64_t one = *(const uint64_t *)a;
    uint64_t two = *(const uint64_t *)b;
    return (one > two) - (one < two);
}

void avoid_list_finish(struct avoid_list *list)
{
    if (list->count) {
        qsort(list->form, list->count, sizeof *list->form, by_value);
    }
}

bool avoid_list_has(const struct avoid_list *list, uint64_t form)
{
    return list->count &&
           bsearch(&form, list->form, list->count, sizeof *list->form, by_value) != NULL;
}

void avoid_list_free(struct avoid_list *list)
{
    free(list->form);
    *list = (struct avoid_list){0};
}
