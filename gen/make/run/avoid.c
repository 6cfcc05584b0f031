#include "gen/make/run/avoid.h"

#include <stdlib.h>

#include "base/array.h"
#include "gen/make/run/equivalent.h"

bool avoid_list_add(struct avoid_list *list, const struct record *r)
{
    uint64_t *room = array_room(list->form, &list->capacity, list->count, sizeof *room);
    if (room) {
        list->form = room;
        list->form[list->count++] = equivalent_form(r);
    }
    return room != NULL;
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
