#include "render/press/puzzles/day_window.h"

#include <stdlib.h>

#include "base/array.h"
#include "config/calendar_date.h"

bool day_window_add(struct day_window *w, uint64_t form, int day)
{
    void *room = array_room(w->item, &w->capacity, w->count, sizeof *w->item);
    if (!room) {
        return false;
    }
    w->item = room;
    w->item[w->count].form = form;
    w->item[w->count++].day = day;
    return true;
}

bool day_window_has(const struct day_window *w, uint64_t form, int day)
{
    for (size_t i = 0; i < w->count; i++) {
        if (w->item[i].form == form && day_repeats_too_soon(w->item[i].day, day, w->years)) {
            return true;
        }
    }
    return false;
}

void day_window_free(struct day_window *w)
{
    free(w->item);
    *w = (struct day_window){.years = w->years};
}
