/* Full house, naked single, hidden single. The state queues cells and houses as they become
 * singles, so nothing is searched. */
#include "gen/grade/technique/search.h"

bool find_full_house(struct engine *e, int argument)
{
    (void)argument;
    struct position *s = &e->now;
    const struct layout *v = e->tables.v;
    for (unsigned i = s->naked_head; i < s->naked_count; i++) {
        unsigned cell = s->naked[i];
        if (!s->digits[cell]) {
            continue;
        }
        for (unsigned k = 0; k < v->house_count_of[cell]; k++) {
            unsigned h = v->house_of[cell][k];
            if (s->open[h] != 1) {
                continue;
            }
            place(e, lowest_digit(s->digits[cell]), cell);
            if (explaining(e)) {
                cite_house(e, h);
            }
            if (emit(e)) {
                return true;
            }
            break;
        }
    }
    return false;
}

bool find_naked_single(struct engine *e, int argument)
{
    (void)argument;
    struct position *s = &e->now;
    while (s->naked_head < s->naked_count && !s->digits[s->naked[s->naked_head]]) {
        s->naked_head++;
    }
    for (unsigned i = s->naked_head; i < s->naked_count; i++) {
        unsigned cell = s->naked[i];
        if (!s->digits[cell]) {
            continue;
        }
        place(e, lowest_digit(s->digits[cell]), cell);
        if (emit(e)) {
            return true;
        }
    }
    return false;
}

bool find_hidden_single(struct engine *e, int argument)
{
    (void)argument;
    struct position *s = &e->now;
    while (s->hidden_head < s->hidden_count &&
           !s->places[s->hidden[s->hidden_head].house][s->hidden[s->hidden_head].digit]) {
        s->hidden_head++;
    }
    for (unsigned i = s->hidden_head; i < s->hidden_count; i++) {
        unsigned h = s->hidden[i].house;
        unsigned digit = s->hidden[i].digit;
        if (!s->places[h][digit]) {
            continue;
        }
        unsigned cell = first_place(&e->tables, s, h, digit);
        place(e, digit, cell);
        if (explaining(e)) {
            cite_house(e, h);
        }
        if (emit(e)) {
            return true;
        }
    }
    return false;
}
