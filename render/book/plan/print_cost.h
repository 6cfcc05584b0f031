/* What a printer charges for one copy of a book, for printers who publish how they work it out.
 *
 * Every figure stands in print_cost.c's tables, with its source and the date it was checked. All
 * data is constant.
 *
 * Threads: no shared state. */
#ifndef NONET_RENDER_BOOK_PLAN_PRINT_COST_H
#define NONET_RENDER_BOOK_PLAN_PRINT_COST_H

#include "render/book/plan/profile.h"

/* A shop that sells the book, and what its printer charges there. */
struct print_cost {
    const char *market;
    const char *currency;
    int decimals; /* that the currency has */
    double cost;  /* before tax; rounded to them */
};

enum { MAX_PRINT_COSTS = 12 };

/* What is known of the charges: who, where it is published, when that was checked. */
struct print_cost_source {
    const char *printer;
    const char *source;
    const char *checked;
};

/* The costs of one paperback, by market. Returns how many there are; 0 where the profile's printer
 * publishes no formula, or makes no such book. */
size_t print_costs(const struct profile *p, const struct config_trim *trim, const char *paper,
                   unsigned pages, struct print_cost out[MAX_PRINT_COSTS],
                   struct print_cost_source *source);

#endif
