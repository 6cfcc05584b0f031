/* How lessons stand on their pages in large print, where examples should be large. */
#include <criterion/criterion.h>
#include <math.h>
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
    const struct book_section_source section = {&puzzle, 1, NULL};
    const struct book_source source = {.config = cfg,
                                       .profile = profile_find("screen"),
                                       .fonts = shared_fonts(),
                                       .section = &section,
                                       .lesson = lessons->item,
                                       .lesson_count = lessons->count,
                                       .draft = true};
    cr_assert_eq(book_plan(book, &source, &d), STATUS_OK);
}

/* The first lesson also names cells. Its example would be small under all this text: it has a page
 * by itself, and the picture of the names takes its place. */
Test(lesson_pages, large_print_has_large_examples)
{
    static const char yaml[] = "book: {title: T}\npage: {trim: 8.5x11 in}\n"
                               "style: {theme: large-print}\nper_page: 1\n"
                               "sections: [{count: 1}]\ntechniques: [naked-pair, x-wing]\n";
    static const struct config_vocabulary any = {0};
    struct diag d = {0};
    struct book_config *cfg;
    struct lessons lessons = {0};
    struct record r = {0};
    struct book *book;
    cr_assert_eq(book_config_parse(&cfg, "b", yaml, strlen(yaml), &any, NULL, 0, &d), STATUS_OK);
    cr_assert_eq(lessons_make(&lessons, cfg, 1, &d), STATUS_OK);
    plan_lessons(&book, cfg, &lessons, &r);
    const struct page_list *list = &book->part[BOOK_INTERIOR];
    size_t pages = 0;
    for (size_t i = 0; i < list->count; i++) {
        const struct canvas_options o = {.scale = 1};
        if (strcmp(list->page[i].kind->name, "lesson") != 0) {
            continue;
        }
        struct canvas *c = canvas_new(&page_noter, &o);
        book_draw_page(book, BOOK_INTERIOR, i, c);
        const struct notes *n = c->state;
        cr_expect_eq(find(n, "r9") != NULL && find(n, "c1") != NULL, pages == 0, "page %zu", i);
        const bool is_text = list->page[i].count == 0;
        cr_expect(is_text || digit_size(n) > 24, "page %zu: %.1f", i, digit_size(n));
        canvas_drop(c);
        pages++;
    }
    cr_expect_gt(pages, 4);
    book_drop(book);
    lessons_free(&lessons);
    book_config_free(cfg);
}
