/* The table of the sums of cages: for each sum the sets of digits that make it. */
#include <stdio.h>
#include <stdlib.h>

#include "gen/constraint/constraint.h"
#include "render/book/book_data.h"
#include "render/book/pages/part.h"
#include "render/book/pages/text_page.h"
#include "render/book/style/book_words.h"

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

/* The sums of cages of this many cells, a paragraph each. */
static void put_sums(struct flow *f, unsigned size, unsigned cells, struct text *t)
{
    enum { MAX_SETS = 512 };
    digit_set sets[MAX_SETS];
    for (unsigned sum = 1; sum <= cells * size; sum++) {
        size_t count = constraint_combinations(all_digits(size), cells, sum, sets, MAX_SETS);
        qsort(sets, count < MAX_SETS ? count : MAX_SETS, sizeof *sets, compare_sets);
        text_clear(t);
        text_printf(t, "**%u**\t", sum);
        for (size_t i = 0; i < count && i < MAX_SETS; i++) {
            text_puts(t, i ? "  " : "");
            add_set(sets[i], t);
        }
        if (count && t->data) {
            flow_add(f, t->data);
        }
    }
}

/* The sums are lines of a table, not paragraphs. */
static void close_up(struct flow *f)
{
    const double part = 0.15; /* of the usual space is left */
    for (size_t i = 1; i < f->line_count; i++) {
        bool apart = f->line[i].heading || f->line[i - 1].heading;
        f->line[i].space_above_pt *= apart ? 1 : part;
    }
}

/* Up to four cells: of more there are many sets for nearly every sum. */
static void fill_sums(const struct book *b, struct flow *f, bool *failed)
{
    enum { MAX_LISTED_CELLS = 4 };
    unsigned size = b->puzzle[0].record->variant->size;
    double hanging = f->style.hanging_pt;
    struct text t = {0};
    f->style.leading_pt = 1.22 * f->style.size_pt;
    f->style.features &= ~(unsigned)TEXT_OLD_FIGURES; /* sums stand in columns */
    f->style.hanging_pt = 0;
    flow_add(f, book_text(b, TEXT_sums_text));
    for (unsigned cells = 2; cells <= MAX_LISTED_CELLS && cells < size; cells++) {
        char number[12];
        const char *values[] = {number};
        text_clear(&t);
        text_puts(&t, "# ");
        snprintf(number, sizeof number, "%u", cells);
        translation_fill(&t, book_text(b, TEXT_sums_cells), values, 1);
        f->style.hanging_pt = 0;
        flow_add(f, t.data ? t.data : "");
        f->style.hanging_pt = hanging;
        put_sums(f, size, cells, &t);
    }
    close_up(f);
    *failed |= t.failed;
    text_free(&t);
}

static bool wants_sums(const struct book *b)
{
    return b->cfg->parts.sums;
}

static enum status add_pages(struct book *b, struct page_list *list, const struct config_part *item,
                             struct diag *d)
{
    (void)d;
    struct flow_style style = book_list_style(b, 18);
    const char *title = title_of_part(b, &part_sums, item);
    struct flow *flow = keep_narrow_flow(b, &style, text_width(b, TEXT_IN_TWO));
    contents_add(b, title, NULL, list->count);
    if (flow) {
        fill_sums(b, flow, &b->out_of_memory);
        b->out_of_memory |= flow->failed;
        const struct text_pages text = {.kind = &page_text, .flow = flow, .title = title};
        text_pages_add(b, list, &text);
    }
    return STATUS_OK;
}

const struct part_kind part_sums = {
    .name = "sums",
    .doc = "a table of the sums of cages",
    .places = PART_FRONT | PART_BACK,
    .once = true,
    .usual = wants_sums,
    .asked_by = "parts.sums: true",
    .usual_place = PART_BACK,
    .listed = true,
    .title = TEXT_sums,
    .add = add_pages,
};
