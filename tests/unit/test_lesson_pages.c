/* How lessons stand on their pages in large print, where examples should be large. */
#include <criterion/criterion.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "render/book/book_data.h"
#include "render/press/lesson_search.h"
#include "tests/unit/a_font.h"
#include "tests/unit/page_notes.h"

/* The largest type on a page but its heading's: of the board's digits. */
static double digit_size(const struct notes *n)
{
    double most = 0;
    for (size_t i = 0; i < n->count; i++) {
        const bool digit = n->item[i].text[0] >= '1' && n->item[i].text[0] <= '9';
        most = digit && !n->item[i].text[1] ? fmax(most, n->item[i].size) : most;
    }
    return most;
}

static void plan_lessons(struct book **book, const struct book_config *cfg,
                         const struct lessons *lessons, struct record *r)
{
    struct diag d = {0};
    r->variant = variant_find("classic");
    const struct record *puzzle = r;
    const struct book_section_source section = {&puzzle, 1, NULL, 0};
    const struct book_source source = {.config = cfg,
                                       .profile = profile_find("screen"),
                                       .fonts = shared_fonts(),
                                       .section = &section,
                                       .lesson = lessons->item,
                                       .lesson_count = lessons->count,
                                       .draft = true};
    cr_assert_eq(book_plan(book, &source, &d), STATUS_OK);
}

/* A book of lessons, and what it was made from. */
struct lesson_book {
    struct book_config *cfg;
    struct lessons lessons;
    struct record r;
    struct book *book;
};

static void begin_lessons(struct lesson_book *t, const char *yaml)
{
    static const struct config_vocabulary any = {0};
    struct diag d = {0};
    *t = (struct lesson_book){0};
    cr_assert_eq(book_config_parse(&t->cfg, "b", yaml, strlen(yaml), &any, NULL, 0, &d), STATUS_OK);
    cr_assert_eq(lessons_make(&t->lessons, t->cfg, 0, 1, &d), STATUS_OK);
    plan_lessons(&t->book, t->cfg, &t->lessons, &t->r);
}

static void end_lessons(struct lesson_book *t)
{
    book_drop(t->book);
    lessons_free(&t->lessons);
    book_config_free(t->cfg);
}

/* The first lesson also names cells. Its example would be small under all this text: it has a page
 * by itself, and the picture of the names takes its place. */
Test(lesson_pages, large_print_has_large_examples)
{
    struct lesson_book t;
    begin_lessons(&t, "book: {title: T}\npage: {trim: 8.5x11 in}\n"
                      "style: {theme: large-print}\nper_page: 1\n"
                      "sections: [{count: 1}]\ntechniques: [naked-pair, x-wing]\n");
    const struct page_list *list = &t.book->part[BOOK_INTERIOR];
    size_t pages = 0;
    for (size_t i = 0; i < list->count; i++) {
        const struct canvas_options o = {.scale = 1};
        if (strcmp(list->page[i].kind->name, "lesson") != 0) {
            continue;
        }
        struct canvas *c = canvas_new(&page_noter, &o);
        book_draw_page(t.book, BOOK_INTERIOR, i, c);
        const struct notes *n = c->state;
        cr_expect_eq(find(n, "r9") != NULL && find(n, "c1") != NULL, pages == 0, "page %zu", i);
        const bool is_text = list->page[i].count == 0;
        cr_expect(is_text || digit_size(n) > 24, "page %zu: %.1f", i, digit_size(n));
        canvas_drop(c);
        pages++;
    }
    cr_expect_gt(pages, 4);
    end_lessons(&t);
}

/* Where two boards, one over the other, begin at the left, and the height between them: lines are
 * those of their grids, and the rule under a heading, which is short. */
static void measure_boards(const struct notes *n, double *left, double *between)
{
    double y[MAX_LINES];
    size_t count = 0;
    *left = INFINITY;
    *between = 0;
    for (size_t i = 0; i < n->line_count; i++) {
        const struct noted_line *l = &n->line[i];
        if (l->from[1] == l->to[1] && l->to[0] - l->from[0] > 150) {
            y[count++] = l->from[1];
            *left = fmin(*left, l->from[0]);
        }
    }
    for (size_t i = 0; i < count; i++) {
        double next = INFINITY;
        for (size_t k = 0; k < count; k++) {
            next = y[k] > y[i] + 0.1 ? fmin(next, y[k]) : next;
        }
        *between = next < INFINITY && next - y[i] < 60 ? fmax(*between, next - y[i]) : *between;
    }
}

/* Where numbers of puzzles stand next to boards, those of practice do, and the boards have the
 * height of the page. */
Test(lesson_pages, practice_is_numbered_as_puzzles_are)
{
    static const struct {
        const char *labels;
        bool aside;
    } rows[] = {{"margin", true}, {"line", false}};
    double size[2] = {0};
    for (size_t k = 0; k < 2; k++) {
        char yaml[300];
        struct lesson_book t;
        snprintf(yaml, sizeof yaml,
                 "book: {title: T}\npage: {trim: 6x9 in}\nstyle: {labels: %s}\nper_page: 1\n"
                 "sections: [{count: 1}]\ntechniques: [naked-pair]\n",
                 rows[k].labels);
        begin_lessons(&t, yaml);
        const struct page_list *list = &t.book->part[BOOK_INTERIOR];
        size_t page = 0;
        while (strcmp(list->page[page].kind->name, "lesson") != 0 || list->page[page].first != 3) {
            page++;
            cr_assert_lt(page, list->count);
        }
        const struct canvas_options o = {.scale = 1};
        struct canvas *c = canvas_new(&page_noter, &o);
        book_draw_page(t.book, BOOK_INTERIOR, page, c);
        const struct notes *n = c->state;
        const struct noted *number = find(n, "3");
        cr_assert_not_null(number);
        double left, between;
        measure_boards(n, &left, &between);
        cr_expect_eq(number->right < left, rows[k].aside, "%s", rows[k].labels);
        cr_expect_lt(left - number->right, 40, "%s", rows[k].labels);
        cr_expect_gt(between, 19, "%s: %.1f", rows[k].labels, between);
        cr_expect_geq(number->size, 12, "%s: %.1f", rows[k].labels, number->size);
        size[k] = digit_size(n);
        canvas_drop(c);
        end_lessons(&t);
    }
    cr_expect_gt(size[0], 1.02 * size[1]);
}
