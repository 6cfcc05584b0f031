#include "render/press/avoided_check.h"

#include "gen/make/run/equivalent.h"
#include "render/preflight/verdict.h"

void avoided_check(const struct press_puzzles *p, struct preflight *report)
{
    struct verdict never = {0};
    size_t known = p->avoid.count;
    for (size_t i = 0; i < p->spec_count; i++) {
        known += p->own_avoid[i].count;
    }
    if (!known || p->published_count) {
        return;
    }
    for (size_t i = 0; i < p->count; i++) {
        const uint64_t form = equivalent_form(&p->item[i].record);
        if (avoid_list_has(&p->avoid, form) ||
            avoid_list_has(&p->own_avoid[p->item[i].spec], form)) {
            verdict_add(&never, PREFLIGHT_WARNING,
                        "puzzle %zu was printed before, in a book or file that 'avoid' names",
                        i + 1);
        }
    }
    verdict_measured(&never, "%zu puzzles compared with %zu of earlier books and files", p->count,
                     known);
    verdict_report(&never, report, "puzzles", "never-again",
                   "no puzzle is in a book or file that 'avoid' names");
}
