#include <stdlib.h>
#include <string.h>

#include "gen/board/canon/canon.h"
#include "gen/solve/solve.h"
#include "render/preflight/verdict.h"

static void check_unique(const struct book *book, struct verdict *unique, struct verdict *solution)
{
    size_t count = book_puzzle_count(book);
    for (size_t number = 1; number <= count; number++) {
        const struct record *r = book_puzzle_at(book, number)->record;
        struct grid first;
        uint64_t solutions = solve_count(r->variant, &r->givens, 2, &first);
        if (solutions != 1) {
            verdict_add(unique, PREFLIGHT_FAILED, "puzzle %zu has %s", number,
                        solutions ? "more than one solution" : "no solution");
        } else if (!r->has_solution) {
            verdict_add(solution, PREFLIGHT_FAILED, "puzzle %zu has no solution", number);
        } else if (memcmp(first.cell, r->solution.cell, r->variant->cell_count) != 0) {
            verdict_add(solution, PREFLIGHT_FAILED, "puzzle %zu: the solution does not solve it",
                        number);
        }
    }
    verdict_measured(unique, "%zu puzzles solved again, each with one solution", count);
    verdict_measured(solution, "%zu solutions are those found by solving", count);
}

/* A puzzle by its canonical form, so that equivalent ones are neighbours when sorted. */
struct form {
    const struct layout *variant;
    struct grid grid;
    size_t number;
};

static int compare_forms(const void *a, const void *b)
{
    const struct form *x = a;
    const struct form *y = b;
    if (x->variant != y->variant) {
        int by_name = strcmp(x->variant->name, y->variant->name);
        return by_name ? by_name : (x->variant > y->variant) - (x->variant < y->variant);
    }
    int order = memcmp(x->grid.cell, y->grid.cell, x->variant->cell_count);
    return order ? order : (x->number > y->number) - (x->number < y->number);
}

static void check_same(const struct book *book, struct verdict *same, struct preflight *p)
{
    size_t count = book_puzzle_count(book);
    struct form *form = calloc(count ? count : 1, sizeof *form);
    size_t known = 0;
    if (!form) {
        p->out_of_memory = true;
        return;
    }
    for (size_t number = 1; number <= count; number++) {
        const struct record *r = book_puzzle_at(book, number)->record;
        struct form *f = &form[known];
        *f = (struct form){.variant = r->variant, .number = number};
        if (canon_turned(r->variant, &r->givens, &f->variant, &f->grid, NULL)) {
            known++;
        } else {
            layout_drop(f->variant);
            verdict_add(same, PREFLIGHT_WARNING, "puzzle %zu has too few givens to be compared",
                        number);
        }
    }
    qsort(form, known, sizeof *form, compare_forms);
    for (size_t i = 1; i < known; i++) {
        if (form[i].variant == form[i - 1].variant &&
            memcmp(form[i].grid.cell, form[i - 1].grid.cell, form[i].variant->cell_count) == 0 &&
            !book_allows_repeat(book, form[i - 1].number, form[i].number)) {
            verdict_add(same, PREFLIGHT_FAILED,
                        "puzzle %zu and puzzle %zu are the same up to relabelling; add --distinct "
                        "to 'nonet generate', or set repeats: allow",
                        form[i - 1].number, form[i].number);
        }
    }
    verdict_measured(same, "%zu puzzles compared by their canonical forms, all different", count);
    for (size_t i = 0; i < known; i++) {
        layout_drop(form[i].variant);
    }
    free(form);
}

void preflight_check_puzzles(struct preflight *p, const struct book *book)
{
    struct verdict unique = {0};
    struct verdict solution = {0};
    struct verdict same = {0};
    check_unique(book, &unique, &solution);
    if (book_allows_repeats(book)) {
        verdict_measured(&same, "not compared, as repeats are allowed");
    } else {
        check_same(book, &same, p);
    }
    verdict_report(&unique, p, "puzzles", "unique", "every puzzle has exactly one solution");
    verdict_report(&solution, p, "puzzles", "solutions",
                   "every printed solution is the one found by solving again");
    verdict_report(&same, p, "puzzles", "all-different", "no two puzzles are equivalent");
}
