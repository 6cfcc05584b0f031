/* Texts that touch: what preflight refuses, what it lets pass, and titles that are long. */
#include <criterion/criterion.h>
#include <stdlib.h>
#include <string.h>

#include "config/theme.h"
#include "tests/property/effort.h"
#include "tests/unit/preflight_sample.h"

/* Two texts of 20 pt, the second moved from the first. */
struct pair {
    const char *first, *second;
    double right, down;
    unsigned turns;
    bool touch;
};

static const struct pair pairs[] = {
    {"none", "move", 0, 0, 0, true},   /* one over the other */
    {"none", "none", 0, 9, 0, false},  /* small letters of close lines */
    {"none", "hill", 0, 9, 0, true},   /* an ascender in the line above */
    {"gypsy", "HILL", 0, 13, 0, true}, /* a descender in the line below */
    {"gypsy", "none", 0, 13, 0, false},
    {"gypsy", "...", 0, 2, 0, false}, /* what is no letter is not judged */
    {"none", "none", 80, 0, 0, false},
    {"HILL", "HILL", 0, 10, 1, true}, /* both turned */
    {"HILL", "HILL", 16, 0, 1, false},
    {"HILL", "HILL", 0, 10, 2, true},
    {"HILL", "HILL", 10, 0, 3, true},
};

static const struct pair *pair_now;

static void draw_pair(struct sample *p)
{
    const struct text_style style = {
        .font = p->book->faces.sans, .size_pt = 20, .paint = PAINT_BLACK};
    const struct pair *a = pair_now;
    canvas_push(p->canvas, (struct placement){1, a->turns, 200, 300});
    canvas_text(p->canvas, 0, 0, ALIGN_LEFT, &style, a->first);
    canvas_pop(p->canvas);
    canvas_push(p->canvas, (struct placement){1, a->turns, 200 + a->right, 300 + a->down});
    canvas_text(p->canvas, 0, 0, ALIGN_LEFT, &style, a->second);
    canvas_pop(p->canvas);
}

static bool touches(const struct preflight *report)
{
    for (size_t i = 0; i < report->count; i++) {
        const struct preflight_finding *f = &report->item[i];
        if (strcmp(f->rule, "touching") == 0 && f->state == PREFLIGHT_FAILED) {
            return true;
        }
    }
    return false;
}

Test(touching, pairs_of_texts)
{
    for (size_t i = 0; i < sizeof pairs / sizeof pairs[0]; i++) {
        struct sample p;
        struct preflight report = {0};
        sample_begin(&p, "kdp", NULL, false);
        pair_now = &pairs[i];
        size_t last = book_page_count(p.book, BOOK_INTERIOR) - 1; /* notes: no other text */
        sample_draw(&p, draw_pair, last);
        sample_report(&p, &report);
        cr_expect_eq(touches(&report), pairs[i].touch, "%s and %s, pair %zu", pairs[i].first,
                     pairs[i].second, i);
        preflight_free(&report);
        sample_end(&p);
    }
}

/* Does a title page of these words, in a theme and on a page, have texts that touch? */
static bool title_touches(const char *theme, const char *trim, const char *const words[3])
{
    static const char *const keys[] = {"title", "subtitle", "author"};
    const bool large = strcmp(theme, "large-print") == 0;
    struct sample p;
    struct preflight report = {0};
    char set[SAMPLE_MAX_SETS][400];
    const char *sets[SAMPLE_MAX_SETS] = {set[0], set[1]};
    size_t count = 2;
    snprintf(set[0], sizeof set[0], "style.theme=%s", theme);
    snprintf(set[1], sizeof set[1], "page.trim=%s", large ? "8.5 x 11 in" : trim);
    for (size_t i = 0; i < 3; i++) {
        if (words[i]) {
            snprintf(set[count], sizeof set[count], "book.%s=%s", keys[i], words[i]);
            sets[count] = set[count];
            count++;
        }
    }
    sample_open(&p, "screen", sets, false);
    sample_report(&p, &report);
    const bool touch = touches(&report);
    preflight_free(&report);
    sample_end(&p);
    return touch;
}

Test(touching, long_titles_do_not)
{
    static const char *const trims[] = {"6 x 9 in", "105 x 148 mm", "8.25 x 6 in"};
    static const char *const titles[][3] = {
        {"The Large and Quiet Book of Sudoku for Winter Evenings by the Fire, and for Summer Ones",
         "Two hundred and forty puzzles from the gentle to the glowing, each of which was looked "
         "at "
         "by people who like them"},
        {"Donaudampfschifffahrtsgesellschaftskapitän", "Rätsel"},
        {"Sudoku", "A"},
        {"The Long Afternoon Sudoku Collection", "Quiet puzzles",
         "Margaret Elizabeth Hollingsworth-Anderson and Bartholomew Featherstonehaugh"},
    };
    for (size_t theme = 0; theme < theme_text_count; theme++) {
        for (size_t i = 0; i < sizeof titles / sizeof titles[0]; i++) {
            const size_t every = effort(3, 1);
            for (size_t k = (theme + i) % every; k < sizeof trims / sizeof trims[0]; k += every) {
                const char *name = theme_texts[theme].name;
                cr_expect_not(title_touches(name, trims[k], titles[i]), "%s, %s, title %zu", name,
                              trims[k], i);
            }
        }
    }
}
