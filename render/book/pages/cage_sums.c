/* What books with killers have: an example that is solved in words, and a table of sums. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "gen/clue/clue.h"
#include "render/book/book_private.h"

bool book_has_cages(const struct book *b)
{
    for (size_t i = 0; i < b->puzzle_count; i++) {
        if (has_clues_of(b->puzzle[i].record->variant, CLUE_CAGE)) {
            return true;
        }
    }
    return false;
}

/* TEXT_cages_text tells how it is solved, in every language. */
const struct layout *killer_example(struct grid *solution)
{
    static const uint8_t digits[16] = {1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1};
    static const struct {
        unsigned sum, count;
        uint16_t cell[3];
    } cages[] = {{3, 2, {0, 1}},  {7, 2, {2, 3}},  {8, 3, {4, 5, 6}},   {5, 2, {7, 11}},
                 {6, 2, {8, 12}}, {5, 2, {9, 10}}, {6, 3, {13, 14, 15}}};
    struct clue_list list = {0};
    for (size_t i = 0; i < sizeof cages / sizeof *cages; i++) {
        clue_list_add(&list, CLUE_CAGE, false, cages[i].sum, cages[i].cell, cages[i].count);
    }
    const struct layout *v = clues_lay(variant_find("4x4"), &list);
    clue_list_free(&list);
    memset(solution, 0, sizeof *solution);
    memcpy(solution->cell, digits, sizeof digits);
    return v;
}

static void add_set(digit_set set, struct text *out)
{
    for (; set; set &= set - 1) {
        char digit[] = {digit_to_char(lowest_digit(set)), '\0'};
        text_puts(out, digit);
    }
}

/* 16 before 25 before 34. */
static int compare_sets(const void *a, const void *b)
{
    digit_set one = *(const digit_set *)a;
    digit_set lowest = (one ^ *(const digit_set *)b) & -(one ^ *(const digit_set *)b);
    return lowest == 0 ? 0 : one & lowest ? -1 : 1;
}

/* The sums of so many cells, a paragraph each. */
static void tell_sums(struct flow *f, unsigned size, unsigned cells, struct text *t)
{
    enum { MOST_SETS = 512 };
    digit_set sets[MOST_SETS];
    for (unsigned sum = 1; sum <= cells * size; sum++) {
        size_t count = clue_combinations(all_digits(size), cells, sum, sets, MOST_SETS);
        qsort(sets, count < MOST_SETS ? count : MOST_SETS, sizeof *sets, compare_sets);
        text_clear(t);
        text_printf(t, "**%u**\t", sum);
        for (size_t i = 0; i < count && i < MOST_SETS; i++) {
            text_puts(t, i ? "  " : "");
            add_set(sets[i], t);
        }
        if (count && t->data) {
            flow_add(f, t->data);
        }
    }
}

/* Up to four cells: of more there are many sets for nearly every sum. */
void cage_sums_tell(const struct book *b, struct flow *f, bool *failed)
{
    enum { MOST_CELLS = 4 };
    unsigned size = b->puzzle[0].record->variant->size;
    double hanging = f->style.hanging_pt;
    struct text t = {0};
    f->style.leading_pt = 1.18 * f->style.size_pt;
    f->style.features &= ~(unsigned)TEXT_OLD_FIGURES; /* sums stand in columns */
    f->style.hanging_pt = 0;
    flow_add(f, book_text(b, TEXT_sums_text));
    for (unsigned cells = 2; cells <= MOST_CELLS && cells < size; cells++) {
        char number[12];
        const char *values[] = {number};
        text_clear(&t);
        text_puts(&t, "# ");
        snprintf(number, sizeof number, "%u", cells);
        translation_fill(&t, book_text(b, TEXT_sums_cells), values, 1);
        f->style.hanging_pt = 0;
        flow_add(f, t.data ? t.data : "");
        f->style.hanging_pt = hanging;
        tell_sums(f, size, cells, &t);
    }
    *failed |= t.failed;
    text_free(&t);
}
