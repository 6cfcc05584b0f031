/* The page of a book's boards: the rule that most of them share stands once, with what each has
 * beyond it. */
#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

#include "config/translation/translation.h"
#include "render/book/boards/printed_rules.h"
#include "render/book/openers/puzzle_detail.h"
#include "tests/unit/page_notes.h"

static void begin_kinds(struct bench *t, const char *language, const char *const *kind,
                        size_t count)
{
    struct text yaml = {0};
    text_printf(&yaml, "book: {title: T, language: %s}\nper_page: 1\nparts: {how_to_play: true}\n",
                language);
    text_puts(&yaml, "sections:\n");
    for (size_t k = 0; k < count; k++) {
        text_printf(&yaml, "  - {count: 1, variant: %s}\n", kind[k]);
    }
    begin_bench(t, yaml.data);
    cr_assert_eq(t->status, STATUS_OK, "%s", t->messages);
    text_free(&yaml);
}

/* A kind with other rows, columns or boxes keeps its whole rule; the others have their own alone.
 */
Test(boards_page, the_rule_that_most_share_is_said_once)
{
    static const char *const kind[] = {"classic", "x", "hyper", "latin-9", "samurai"};
    enum { KINDS = sizeof kind / sizeof kind[0], LATIN = 3 };
#define LANGUAGE_CODE(code) #code,
    static const char *const code[] = {LANGUAGES(LANGUAGE_CODE)};
#undef LANGUAGE_CODE
    for (size_t i = 0; i < sizeof code / sizeof code[0]; i++) {
        const char *language = code[i];
        struct bench t;
        begin_kinds(&t, language, kind, KINDS);
        struct text shared = {0};
        cr_expect_eq(shared_rule_put(t.book, &shared), KINDS - 1, "%s", language);
        cr_assert(shared.length > 20, "%s", language);
        for (size_t k = 0; k < KINDS; k++) {
            struct text all = {0};
            struct text own = {0};
            kind_rules_put(t.book, k, &all);
            const bool any = kind_own_rules_put(t.book, k, shared.data, &own);
            const char *words = text_chars(&own);
            cr_expect_null(strstr(words, shared.data), "%s, %s: %s", language, kind[k], words);
            cr_expect_eq(any, k > 0, "%s, %s", language, kind[k]);
            cr_expect_eq(own.length > 0, any, "%s, %s", language, kind[k]);
            cr_expect_eq(strcmp(all.data, words) == 0, k == LATIN, "%s, %s: %s", language, kind[k],
                         words);
            text_free(&all);
            text_free(&own);
        }
        text_free(&shared);
        end(&t);
    }
}

/* How often a word stands on the pages of boards. */
static unsigned words_of_boards(struct bench *t, const char *word)
{
    unsigned count = 0;
    const size_t pages = pages_of(t, "boards");
    for (size_t i = 0, page = 0; i < pages; i++, page++) {
        page = page_of_kind(t, "boards", page);
        const struct notes *n = page_texts(t, page);
        for (size_t k = 0; k < n->count; k++) {
            count += strstr(n->item[k].text, word) != NULL;
        }
    }
    return count;
}

Test(boards_page, each_rule_is_printed_once)
{
    static const char *const shared[] = {"classic", "x", "hyper", "samurai"};
    static const char *const plain_last[] = {"x", "hyper", "classic"};
    static const char *const none_shared[] = {"classic", "latin-9", "6x6"};
    struct bench t;
    begin_kinds(&t, "en", shared, 4);
    cr_expect_eq(words_of_boards(&t, "Basic"), 1);
    cr_expect_eq(words_of_boards(&t, "frame"), 1);
    cr_expect_eq(words_of_boards(&t, "another"), 0);
    end(&t);
    begin_kinds(&t, "en", plain_last, 3);
    cr_expect_eq(words_of_boards(&t, "Basic"), 1);
    cr_expect_eq(words_of_boards(&t, "Only"), 1);
    end(&t);
    begin_kinds(&t, "en", none_shared, 3);
    cr_expect_eq(words_of_boards(&t, "Basic"), 0);
    cr_expect_eq(words_of_boards(&t, "frame"), 2);
    end(&t);
}

/* Digits of a board of many grids are too small on a small picture: a part of it is shown, with
 * them. */
Test(boards_page, boards_of_several_grids_show_digits)
{
    static const char *const kind[] = {"classic", "x", "samurai"};
    struct bench t;
    begin_kinds(&t, "en", kind, 3);
    t.record[2].givens.cell[0] = 5;
    const struct notes *n = page_texts(&t, page_of_kind(&t, "boards", 0));
    const struct noted *digit = find(n, "5");
    cr_assert_not_null(digit);
    cr_expect_geq(digit->size, book_min_text_pt(t.book));
    end(&t);
}

/* On the right one of two pages a samurai has no cells at the upper left corner: its number stands
 * over the grid that is there. */
Test(boards_on_two_pages, heads_stand_over_cells)
{
    struct bench t;
    begin_bench(&t, "book: {title: T}\npage: {trim: 5.5 x 8.5 in}\nper_page: 1\n"
                    "style: {labels: bar}\nsections:\n  - {count: 1, variant: samurai}\n");
    cr_assert_eq(t.status, STATUS_OK, "%s", t.messages);
    const struct book_puzzle *p = book_puzzle_at(t.book, 1);
    cr_assert_eq(p->split, 9);
    const double cell = t.book->layouts.puzzle[0].page.cell_pt;
    const struct noted *number = find(page_texts(&t, p->page + 1), "1");
    cr_assert_not_null(number);
    cr_expect_gt(number->left, book_block(t.book, p->page + 1).left + 3 * cell);
    end(&t);
}

/* Under headings at the left, the example of how to play begins where they do. */
Test(rules_page, the_example_stands_as_headings_do)
{
    static const struct {
        const char *theme;
        bool left;
    } rows[] = {{"minimal", true}, {"classic", false}};
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        char yaml[300];
        struct bench t;
        snprintf(yaml, sizeof yaml,
                 "book: {title: T}\npage: {trim: 6 x 9 in}\nstyle: {theme: %s}\nper_page: 1\n"
                 "parts: {how_to_play: true}\nsections:\n  - {count: 2}\n",
                 rows[i].theme);
        begin_bench(&t, yaml);
        cr_assert_eq(t.status, STATUS_OK, "%s", t.messages);
        const size_t page = page_of_kind(&t, "how-to-play", 0);
        const struct noted *caption = find(page_texts(&t, page), "An example and its solution");
        cr_assert_not_null(caption);
        const double left = book_block(t.book, page).left;
        cr_expect_eq(caption->left < left + 1, rows[i].left, "%s: %f", rows[i].theme,
                     caption->left - left);
        end(&t);
    }
}

/* The table of levels stands below the last boards where there is room, and needs no page. */
Test(boards_page, levels_stand_below_the_last_boards)
{
    struct bench t;
    begin_bench(&t, "book: {title: T}\npage: {trim: 8.5 x 11 in}\nstyle: {theme: classic}\n"
                    "per_page: 1\nparts: {front: [{part: title}, {part: copyright}, "
                    "{part: contents}, {part: how-to-play}, {part: boards}, {part: levels}]}\n"
                    "sections:\n  - {count: 1, variant: classic}\n  - {count: 1, variant: x}\n");
    cr_assert_eq(t.status, STATUS_OK, "%s", t.messages);
    cr_expect_eq(pages_of(&t, "levels"), 0);
    const size_t last = page_of_kind(&t, "boards", 0) + pages_of(&t, "boards") - 1;
    const struct notes *n = page_texts(&t, last);
    const struct noted *table = find(n, "Medium");
    cr_assert_not_null(table);
    cr_expect_lt(table->baseline, book_block(t.book, last).bottom);
    end(&t);
}

/* Levels leave the last boards for a page with the text on grading, which has room with them but
 * not with the boards too. */
Test(boards_page, levels_share_a_page_with_grading)
{
    static const char *const themes[] = {"classic", "modern", "newspaper", "elegant"};
    for (size_t i = 0; i < sizeof themes / sizeof themes[0]; i++) {
        struct bench t;
        char yaml[600];
        snprintf(yaml, sizeof yaml,
                 "book: {title: T}\npage: {trim: 6 x 9 in}\nstyle: {theme: %s}\nper_page: 1\n"
                 "parts: {front: [{part: title}, {part: contents}, {part: copyright}, "
                 "{part: how-to-play}, {part: boards}, {part: levels}, {part: grading}]}\n"
                 "sections:\n  - {count: 1, variant: classic}\n  - {count: 1, variant: x}\n",
                 themes[i]);
        begin_bench(&t, yaml);
        cr_assert_eq(t.status, STATUS_OK, "%s", t.messages);
        cr_expect_eq(pages_of(&t, "levels"), 1, "%s", themes[i]);
        const size_t page = page_of_kind(&t, "levels", 0);
        cr_expect_not_null(find(page_texts(&t, page), "Medium"), "%s", themes[i]);
        const struct page *p = &t.book->part[BOOK_INTERIOR].page[page];
        cr_expect_not_null(p->below, "%s", themes[i]);
        end(&t);
    }
}

/* In a room as high as the part of a board that was chosen for a higher one, the same part stands:
 * it does not lose a row. */
Test(parts_of_boards, fit_their_own_height)
{
    struct bench t;
    begin_bench(&t, "book: {title: T}\npage: {trim: 6 x 9 in}\nper_page: 1\n"
                    "sections: [{count: 1}]\n");
    cr_assert_eq(t.status, STATUS_OK, "%s", t.messages);
    for (unsigned i = 0; i < 300; i++) {
        const unsigned columns = DETAIL_COLUMNS + i % 3;
        struct box room = {40, 60.1 + i, 40 + 357.3, 300.7 + 1.37 * i};
        const double height = puzzle_detail_height(t.book, 0, room, columns);
        const double spare = (room.bottom - room.top - height) / 2;
        room.top += spare;
        room.bottom -= spare;
        const double again = puzzle_detail_height(t.book, 0, room, columns);
        cr_expect_float_eq(again, height, 0.01, "%u: %f %f", i, height, again);
    }
    end(&t);
}

/* Animals look over boards, however much text the page has above them. */
Test(boards_page, animals_leave_the_text_above_them_free)
{
    static const char *const above[] = {"name_line: true", "page_title: true", "page_text: Words",
                                        "title: S"};
    for (size_t i = 0; i < sizeof above / sizeof above[0]; i++) {
        char yaml[300];
        struct bench t;
        snprintf(yaml, sizeof yaml,
                 "book: {title: T}\npage: {trim: 210x297 mm}\nstyle: {theme: children, labels: "
                 "line}\nparts: "
                 "{rules_at: page}\n"
                 "sections: [{variant: twodoku-6, count: 1, per_page: 1, %s}]\n",
                 above[i]);
        begin_bench(&t, yaml);
        const struct notes *n = page_texts(&t, page_of_kind(&t, "puzzles", 0));
        cr_assert_gt(n->art_count, 0);
        for (size_t a = 0; a < n->art_count; a++) {
            for (size_t k = 0; k < n->count; k++) {
                const struct noted *text = &n->item[k];
                cr_expect(text->baseline < n->art[a].top || text->baseline > n->art[a].bottom ||
                              text->right < n->art[a].left || text->left > n->art[a].right,
                          "%s: '%s'", above[i], text->text);
            }
        }
        end(&t);
    }
}
