/* What stands on a book's pages, as a device sees it that notes every text. */
#include <criterion/criterion.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "render/book/book_data.h"
#include "render/canvas/device.h"
#include "tests/property/effort.h"
#include "tests/unit/page_notes.h"

/* They stand on the number's line, or under it next to the board, word by word. */
Test(book_pages, labels_count_in_their_section)
{
    static const struct {
        const char *labels;
        bool under;
    } rows[] = {{"margin", true}, {"badge", true}, {"side", true},  {"tab", true},
                {"line", false},  {"bar", false},  {"disc", false}, {"strap", false}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        char config[300];
        struct bench t;
        snprintf(config, sizeof config, "book: {title: T}\nstyle: {labels: %s}\n%s", rows[i].labels,
                 SECTIONS);
        begin_bench(&t, config);
        const struct book_puzzle *p = book_puzzle_at(t.book, PUZZLES + 1);
        const struct notes *n = page_texts(&t, p->page);
        const struct noted *number = find(n, "9");
        const struct noted *label = find(n, rows[i].under ? "Night" : "Night 1");
        cr_assert(number && find(n, "10") && label, "%s", rows[i].labels);
        cr_expect(!rows[i].under || strcmp(label[1].text, "1") == 0, "%s", rows[i].labels);
        cr_expect_eq(label->baseline > number->baseline, rows[i].under, "%s", rows[i].labels);
        cr_expect(rows[i].under || label->baseline == number->baseline, "%s", rows[i].labels);
        end(&t);
    }
}

/* A date whose day is the puzzle's number has the number once. */
Test(book_pages, dates_have_their_number_once)
{
    struct bench t;
    begin_bench(&t, "book: {title: T}\n"
                    "sections:\n  - {title: January, label: 'January {1}', count: 8}\n"
                    "  - {title: February, label: 'February {1}', count: 8}\n");
    const struct notes *n = page_texts(&t, book_puzzle_at(t.book, 1)->page);
    cr_expect(find(n, "1") && find(n, "January") && !find(n, "January 1"));
    n = page_texts(&t, book_puzzle_at(t.book, PUZZLES + 1)->page);
    cr_expect(find(n, "1") && find(n, "February") && !find(n, "9"));
    end(&t);
}

Test(book_pages, more_pages_than_a_pdf_can_have_are_refused)
{
    struct bench t;
    char *shown = NULL;
    size_t length;
    begin_bench(&t, "book: {title: T}\n" SECTIONS);
    cr_assert_eq(t.status, STATUS_OK, "%s", t.messages);
    for (size_t part = 0; part < 2; part++) {
        struct diag d = {.out = open_memstream(&shown, &length)};
        size_t count = t.book->part[part].count;
        cr_expect_eq(sheet_check_bounds(t.book, &d), STATUS_OK);
        t.book->part[part].count = 32768;
        cr_expect_eq(sheet_check_bounds(t.book, &d), STATUS_USAGE);
        t.book->part[part].count = count;
        fclose(d.out);
        cr_expect_not_null(strstr(shown, "cannot make a PDF of 32768 pages"), "%s", shown);
        free(shown);
    }
    end(&t);
}

Test(book_pages, openers_say_what_follows_and_may_stand_on_any_page)
{
    struct bench right;
    struct bench any;
    begin_bench(&right, "book: {title: T}\nper_page: 2\nstyle: {opener_side: right}\n" SECTIONS);
    begin_bench(&any, "book: {title: T}\nper_page: 2\n" SECTIONS); /* of short sections */
    cr_assert_eq(any.status, STATUS_OK, "%s", any.messages);
    const struct notes *n = page_texts(&right, book_puzzle_at(right.book, 1)->page - 1);
    cr_expect(find(n, "Puzzles 1 to 8\u00A0\u00b7 Medium\u00A0\u00b7 about 125 min"));
    cr_expect_lt(pages_of(&any, "blank"), pages_of(&right, "blank"));
    end(&right);
    end(&any);
}

/* But a page that the config wants blank stays so. */
Test(book_pages, themes_with_drawings_have_one_where_others_have_a_blank_page)
{
    struct bench plain;
    struct bench drawn;
    const char *const tail =
        "parts: {back: [{part: usual}, {part: blank}, {part: text, text: E}]}\n";
    char yaml[600];
    snprintf(yaml, sizeof yaml,
             "book: {title: T}\nper_page: 2\n%sstyle: {opener_side: right}\n" SECTIONS, tail);
    begin_bench(&plain, yaml);
    snprintf(
        yaml, sizeof yaml,
        "book: {title: T}\nper_page: 2\n%sstyle: {opener_side: right, theme: children}\n" SECTIONS,
        tail);
    begin_bench(&drawn, yaml);
    cr_assert_eq(drawn.status, STATUS_OK, "%s", drawn.messages);
    cr_expect_eq(pages_of(&plain, "vignette"), 0);
    cr_expect_gt(pages_of(&plain, "blank"), 1);
    cr_expect_gt(pages_of(&drawn, "vignette"), 0);
    cr_expect_geq(pages_of(&drawn, "blank"), 1);
    end(&plain);
    end(&drawn);
}

/* Where sections have tips of different lengths, or none, their titles stand at one height. */
Test(book_pages, titles_of_openers_stand_at_one_height)
{
    static const char *const themes[] = {"classic", "modern", "minimal", "elegant", "bold"};
    for (size_t i = 0; i < sizeof themes / sizeof themes[0]; i++) {
        struct bench t;
        char yaml[300];
        snprintf(yaml, sizeof yaml,
                 "book: {title: T}\nstyle: {theme: %s, tips: true, opener_side: any}\nsections:\n"
                 "  - {title: One, count: 8, tip: Look closely.}\n"
                 "  - {title: Two, count: 8, tip: 'Look closely and then once more. Look closely "
                 "and then once more. Look closely and then once more.'}\n",
                 themes[i]);
        begin_bench(&t, yaml);
        cr_assert_eq(t.status, STATUS_OK, "%s", t.messages);
        const size_t first = page_of_kind(&t, "section", 0);
        const struct noted *one = find(page_texts(&t, first), "One");
        cr_assert(one, "%s", themes[i]);
        const double baseline = one->baseline;
        const size_t second = page_of_kind(&t, "section", first + 1);
        const struct noted *two = find(page_texts(&t, second), "Two");
        cr_assert(two, "%s", themes[i]);
        cr_expect_float_eq(two->baseline, baseline, 0.01, "%s", themes[i]);
        end(&t);
    }
}

/* Whatever its length, a text of several pages does not end with a page of a few lines. In large
 * print, too. */
Test(book_pages, no_page_is_there_for_a_few_lines)
{
    enum { FEWEST = 60, MOST = 150, STEP = 3, PARAGRAPH = 40 };
    static const char *const styles[] = {
        "style: {hyphenate: false}\n",
        "style: {large_print: true}\npage: {trim: 8.5x11 in}\nper_page: 1\n"};
    for (unsigned words = FEWEST; words <= MOST; words += STEP) {
        struct bench t;
        struct text yaml = {0};
        text_puts(&yaml, styles[words / STEP % 2]);
        text_puts(&yaml, "book:\n  title: T\n  introduction: |\n   ");
        for (unsigned i = 0; i < 8 * words; i++) {
            text_puts(&yaml, i % PARAGRAPH == PARAGRAPH - 1 ? "\n\n    words" : " words");
        }
        text_puts(&yaml, "\n" SECTIONS);
        cr_assert(!yaml.failed);
        begin_bench(&t, yaml.data);
        const struct page_list *list = &t.book->part[BOOK_INTERIOR];
        size_t pages = 0;
        size_t last = 0;
        for (size_t i = 0; i < list->count; i++) {
            bool text = list->page[i].flow && strcmp(list->page[i].kind->name, "text") == 0 &&
                        list->page[i].flow->line_count > 10 && i < book_puzzle_at(t.book, 1)->page;
            if (text && strcmp(list->page[i].head, "Introduction") == 0) {
                pages++;
                last = list->page[i].count;
            }
        }
        cr_assert_gt(pages, 0);
        cr_expect(pages == 1 || last > 4, "%u: %zu pages, %zu lines", words, pages, last);
        end(&t);
        text_free(&yaml);
    }
}

/* Neither the example of how to play nor what opens the solutions takes a page that is else empty,
 * however large the type. */
Test(book_pages, examples_and_openers_share_their_pages)
{
    static const char *const styles[] = {"large_print: true", "text_size: 15 pt", "text_columns: 2",
                                         "opener_side: head"};
    static const char *const trims[] = {"8.5x11 in", "6x9 in", "5x8 in"};
    for (size_t i = 0; i < 12; i++) {
        struct bench t;
        char yaml[300];
        snprintf(yaml, sizeof yaml,
                 "book: {title: T}\npage: {trim: %s}\nstyle: {%s}\nper_page: 1\n"
                 "answers: {per_page: 4}\n" SECTIONS,
                 trims[i / 4], styles[i % 4]);
        begin_bench(&t, yaml);
        if (t.status != STATUS_OK) {
            cr_expect_gt(i, 3, "%s", t.messages); /* large print is for large pages */
            end(&t);
            continue;
        }
        size_t solutions = pages_of(&t, "solutions");
        size_t figures = 0;
        /* The example has a page after a text of one page: no page is left with a few lines. */
        const size_t apart = pages_of(&t, "example");
        cr_expect(apart == 0 || pages_of(&t, "how-to-play") == 1, "%s", yaml);
        cr_expect_eq(pages_of(&t, "section"), 2, "%s", yaml);
        cr_expect_leq(solutions, 5, "%s", yaml);
        for (size_t k = 0; k < t.book->part[BOOK_INTERIOR].count; k++) {
            const struct page *p = &t.book->part[BOOK_INTERIOR].page[k];
            figures += p->figure;
            if (p->figure) {
                cr_expect(find(page_texts(&t, k), "An example and its solution"), "%s", yaml);
                cr_expect_gt(p->count, 2, "%s", yaml);
            }
        }
        cr_expect_eq(figures + apart, 1, "%s", yaml);
        cr_expect_eq(apart, i == 5, "%s", yaml);
        end(&t);
    }
}

/* The last page of solutions has at least a row of them. */
Test(book_pages, no_solution_is_left_alone)
{
    enum { ROW = 3 };
    struct bench t;
    begin_bench(&t, "book: {title: T}\npage: {trim: 6x9 in}\nanswers: {per_page: 9}\n" SECTIONS);
    cr_assert_eq(t.status, STATUS_OK, "%s", t.messages);
    size_t all = 0;
    for (size_t i = 0; i < t.book->part[BOOK_INTERIOR].count; i++) {
        const struct page *p = &t.book->part[BOOK_INTERIOR].page[i];
        if (strcmp(p->kind->name, "solutions") == 0) {
            cr_expect_geq(p->count, ROW);
            all += p->count;
        }
    }
    cr_expect_eq(all, 2 * PUZZLES);
    page_texts(&t, book_puzzle_at(t.book, 2 * PUZZLES)->solution_page);
    end(&t);
}

/* A last page of a few has them where any page has its first ones, as large as there. */
Test(book_pages, solutions_have_the_same_places_on_all_pages)
{
    struct bench t;
    begin_bench(&t, "book: {title: T}\npage: {trim: 6x9 in}\nanswers: {per_page: 9}\n" SECTIONS);
    cr_assert_eq(t.status, STATUS_OK, "%s", t.messages);
    cr_assert_geq(pages_of(&t, "solutions"), 3);
    const size_t full = page_of_kind(&t, "solutions", 0) + 1;
    const size_t last = book_puzzle_at(t.book, 2 * PUZZLES)->solution_page;
    const struct notes *n = page_texts(&t, full);
    size_t first = t.book->part[BOOK_INTERIOR].page[full].first + 1;
    char number[12];
    snprintf(number, sizeof number, "%zu", first);
    const struct noted before = *find(n, number);
    cr_assert_lt(t.book->part[BOOK_INTERIOR].page[last].count, 9);
    n = page_texts(&t, last);
    first = t.book->part[BOOK_INTERIOR].page[last].first + 1;
    snprintf(number, sizeof number, "%zu", first);
    const struct noted *after = find(n, number);
    cr_assert_not_null(after);
    cr_expect_eq(after->size, before.size);
    cr_expect_eq(after->baseline, before.baseline);
    end(&t);
}

/* Left open, the number of solutions on a page is as large as can be read well. */
Test(book_pages, solutions_fill_their_pages)
{
    static const struct {
        const char *trim, *style;
        unsigned count;
    } rows[] = {{"6x9 in", "", 12},
                {"5x8 in", "", 6},
                {"8.5x11 in", "", 20},
                {"105 x 148 mm", "", 4},
                {"8.5x11 in", "style: {theme: large-print}\n", 6},
                {"6x9 in", "answers: {per_page: 4}\n", 4}};
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        struct bench t;
        struct text yaml = {0};
        text_printf(
            &yaml, "book: {title: T}\npage: {trim: %s, profiles: screen}\n%sper_page: 1\n" SECTIONS,
            rows[i].trim, rows[i].style);
        begin_bench(&t, yaml.data);
        cr_assert_eq(t.status, STATUS_OK, "%s", t.messages);
        cr_expect_eq(t.book->layouts.answer[0].count, rows[i].count, "%s %s: %u", rows[i].trim,
                     rows[i].style, t.book->layouts.answer[0].count);
        end(&t);
        text_free(&yaml);
    }
}

/* They open with a heading, as other parts do: no numeral, and no sign in place of one. */
Test(book_pages, solutions_open_with_a_heading)
{
    static const char *const themes[] = {"classic",   "minimal", "modern",
                                         "newspaper", "bold",    "elegant"};
    for (size_t i = 0; i < sizeof themes / sizeof themes[0]; i++) {
        struct bench t;
        struct text yaml = {0};
        text_printf(
            &yaml,
            "book: {title: T}\nstyle: {theme: %s, opener_side: head}\nper_page: 2\n" SECTIONS,
            themes[i]);
        begin_bench(&t, yaml.data);
        cr_assert_eq(t.status, STATUS_OK, "%s", t.messages);
        const struct notes *n = page_texts(&t, page_of_kind(&t, "solutions", 0));
        cr_expect(find(n, "Solutions"), "%s", themes[i]);
        cr_expect_not(find(n, "="), "%s", themes[i]);
        end(&t);
        text_free(&yaml);
    }
}

/* A section of several levels has a tip too, and one at the head of a page. */
Test(book_pages, every_section_has_a_tip)
{
    static const char *const themes[] = {"newspaper", "classic", "large-print"};
    for (size_t i = 0; i < sizeof themes / sizeof themes[0]; i++) {
        struct bench t;
        char yaml[300];
        snprintf(yaml, sizeof yaml,
                 "book: {title: T}\nstyle: {theme: %s, opener_side: %s}\nper_page: %u\n"
                 "page: {trim: %s}\nanswers: {place: none}\n" SECTIONS,
                 themes[i], i ? "any" : "head", i == 2 ? 1 : 2, i == 2 ? "8.5x11 in" : "6x9 in");
        begin_bench(&t, yaml);
        cr_assert_eq(t.status, STATUS_OK, "%s", t.messages);
        size_t tips = 0;
        for (size_t page = 0; page < t.book->part[BOOK_INTERIOR].count; page++) {
            tips += find(page_texts(&t, page), "Tip") != NULL;
        }
        cr_expect_eq(tips, 2, "%s: %zu", themes[i], tips);
        end(&t);
    }
}

/* Two boards take more than three fifths of a page's width: what stands between them is narrow, and
 * the lower one may stand next to the page number, but not on it. */
Test(book_pages, two_boards_use_their_page)
{
    static const char *const styles[] = {"folios: outside", "folios: head", "folios: none"};
    for (size_t i = 0; i < sizeof styles / sizeof styles[0]; i++) {
        char yaml[200];
        struct bench t;
        snprintf(yaml, sizeof yaml,
                 "book: {title: T}\npage: {trim: 6x9 in}\nper_page: 2\nstyle: {%s}\n" SECTIONS,
                 styles[i]);
        begin_bench(&t, yaml);
        cr_assert_eq(t.status, STATUS_OK, "%s", t.messages);
        const struct puzzle_layout *l = &t.book->layouts.puzzle[0];
        cr_expect_gt(l->page.width_pt, 0.6 * t.book->sheet.width_pt, "%s", styles[i]);
        const size_t page = book_puzzle_at(t.book, 1)->page;
        const struct box block = book_block(t.book, page);
        const double left = block.left + l->page.slot[1].left;
        const double foot = block.top + l->page.slot[1].top + l->page.height_pt;
        cr_expect_lt(foot, t.book->sheet.height_pt - 0.39 * 72, "%s", styles[i]);
        const struct notes *n = page_texts(&t, page);
        for (const struct noted *k = n->item; k < n->item + n->count; k++) {
            bool below = k->baseline > block.bottom;
            cr_expect(!below || k->right < left - 4 || k->left > left + l->page.width_pt + 4,
                      "%s: '%s' meets the board", styles[i], k->text);
        }
        end(&t);
    }
}

/* A page number at the head keeps its distance from what the page has below. */
Test(book_pages, heads_have_air_below)
{
    static const char *const styles[] = {"folios: head", "folios: head, folio_style: disc",
                                         "folios: head, running_heads: true, head_style: ruled",
                                         "running_heads: true, head_style: ornate"};
    const double least = 11; /* between the letters: the puzzle's number and the head look apart */
    for (size_t i = 0; i < sizeof styles / sizeof styles[0]; i++) {
        char yaml[200];
        struct bench t;
        snprintf(yaml, sizeof yaml, "book: {title: T}\nstyle: {%s}\n" SECTIONS, styles[i]);
        begin_bench(&t, yaml);
        cr_assert_eq(t.status, STATUS_OK, "%s", t.messages);
        const struct book_puzzle *p = book_puzzle_at(t.book, PUZZLES);
        const struct notes *n = page_texts(&t, p->page);
        const double top = book_block(t.book, p->page).top;
        double head = 0;
        double label = INFINITY;
        for (const struct noted *k = n->item; k < n->item + n->count; k++) {
            if (k->baseline < top) {
                head = fmax(head, k->baseline);
            } else {
                label = fmin(label, k->baseline - 0.72 * k->size);
            }
        }
        cr_expect_gt(head, 0, "%s", styles[i]);
        cr_expect_geq(label - head, least, "%s: %g", styles[i], label - head);
        end(&t);
    }
}

/* Long words, much text around the boards, small boards: texts of one line stay apart, and inside.
 */
Test(book_pages, labels_never_meet)
{
    static const char *const trims[] = {"5x8 in", "148 x 210 mm", "8.5x11 in"};
    static const unsigned counts[] = {1, 2, 4, 6, 9, 12};
    static const char *const languages[] = {"en", "de", "el", "pl"};
    static const char *const labels[] = {"line", "strap",  "centred", "side",
                                         "tab",  "margin", "badge"};
    size_t planned = 0;
    for (size_t i = 0; i < 3 * 6 * 4; i += effort(5, 1)) { /* 5 shares no factor with these */
        struct text yaml = {0};
        struct bench t;
        text_printf(
            &yaml,
            "book: {title: A title that would be at home on a wide page and not here at all, "
            "language: %s}\npage: {trim: %s}\nper_page: %u\nanswers: {per_page: 12}\n"
            "style: {check_boxes: true, estimated_time: true, running_heads: true, labels: %s, "
            "label_side: %s}\n"
            "sections:\n"
            "  - {title: A long title of a section too, count: 8, variant: 4x4, "
            "label: 'Wednesday, January {1}'}\n"
            "  - {count: 8, variant: 4x4}\n",
            languages[i % 4], trims[i / 4 % 3], counts[i / 12], labels[i % 7],
            i % 2 ? "alternate" : "outside");
        begin_bench(&t, yaml.data);
        planned += t.book != NULL;
        for (size_t page = 0; t.book && page < book_page_count(t.book, BOOK_INTERIOR); page++) {
            const struct notes *n = page_texts(&t, page);
            for (size_t k = 0; k < n->count; k++) {
                const struct noted *one = &n->item[k];
                cr_assert(one->left > 0 && one->right < t.book->sheet.width_pt, "%s", one->text);
                for (size_t m = 0; m < k; m++) {
                    const struct noted *other = &n->item[m];
                    bool line = fabs(one->baseline - other->baseline) < 0.5 * one->size;
                    bool meet = one->left < other->right && other->left < one->right;
                    cr_assert_not(line && meet, "%s page %zu: '%s' meets '%s'", yaml.data, page + 1,
                                  one->text, other->text);
                }
            }
        }
        end(&t);
        text_free(&yaml);
    }
    cr_assert_geq(planned, effort(12, 60));
}

/* No digit twice in the box on the title page, whatever the board. */
Test(book_pages, the_ornament_is_a_sudoku_box)
{
    size_t planned = 0;
    for (size_t i = 0; i < variant_count(); i++) {
        char yaml[300];
        struct bench t;
        snprintf(
            yaml, sizeof yaml,
            "book: {title: T}\npage: {trim: 297 x 420 mm}\nper_page: 1\nanswers: {per_page: 1}\n"
            "style: {title_page: centred}\nsections: [{count: 8, variant: %s}, {count: 8}]\n",
            variant_at(i)->name);
        begin_bench(&t, yaml);
        if (t.book) {
            const struct notes *n = page_texts(&t, 0);
            size_t digits = 0;
            for (size_t k = 0; k < n->count; k++) {
                const char *text = n->item[k].text;
                if (text[0] == 'T') {
                    continue;
                }
                for (size_t earlier = 0; earlier < k; earlier++) {
                    cr_assert_str_neq(n->item[earlier].text, text, "%s: %s twice",
                                      variant_at(i)->name, text);
                }
                digits++;
            }
            cr_assert_geq(digits, variant_at(i)->size > 3 ? 3 : 2, "%s", variant_at(i)->name);
            planned++;
        }
        end(&t);
    }
    cr_assert_geq(planned + 1, variant_count(), "all but the largest have room");
}

/* Six pictures that need more than a page are not divided into four and two. */
Test(book_pages, walkthroughs_fill_their_pages_evenly)
{
    enum { STEPS = 6 };
    static char text[] =
        "**X-wing**: 6 fits in rows 2 and 5 only in columns 1 and 9: in r2c1, r2c9, "
        "r5c1 and r5c9. So 6 goes nowhere else in columns 1 and 9. Remove 6 from "
        "r3c1, r3c9, r4c9, r6c1 and r6c9.";
    struct walkthrough_step *step = calloc(STEPS, sizeof *step);
    cr_assert_not_null(step);
    for (unsigned i = 0; i < STEPS; i++) {
        step[i].number = i + 1;
        step[i].text = text;
    }
    struct book_walkthrough walkthrough = {1, step, STEPS, NULL};
    struct bench t;
    begin_with(&t, "book: {title: T}\npage: {trim: 8.5x11 in}\n" SECTIONS, NULL, &walkthrough);
    const struct page_list *list = &t.book->part[BOOK_INTERIOR];
    size_t first = page_of_kind(&t, "walkthrough", 0);
    cr_assert_lt(first + 1, list->count);
    cr_expect_eq(list->page[first].count, 3);
    cr_expect_eq(list->page[first + 1].count, 3);
    cr_expect_eq(page_of_kind(&t, "walkthrough", first + 2), list->count);
    const struct notes *n = page_texts(&t, first + 1);
    cr_expect_eq(find(n, "X-wing")->size, t.book->type.body, "as large as all text");
    end(&t);
    free(step);
}

/* A book has its ways to solutions all above the boards or all below. */
Test(book_pages, ways_to_solutions_do_not_jump)
{
    static const char *const first[] = {"per_page: 1", "per_page: 8"};
    static const bool above[] = {true, false};
    for (size_t i = 0; i < 2; i++) {
        char yaml[300];
        struct bench t;
        const char *const format =
            "book: {title: T}\npage: {trim: 6x9 in}\nstyle: {labels: centred, min_cell: 4 mm}\n"
            "sections: [{count: 8, per_page: 1}, {count: 8, %s}]\n";
        snprintf(yaml, sizeof yaml, format, first[i]);
        begin_bench(&t, yaml);
        cr_assert_eq(t.status, STATUS_OK, "%s", t.messages);
        for (size_t s = 0; s < 2; s++) {
            cr_expect_eq(t.book->layouts.puzzle[s].label.reference_above, above[i], "%s: %zu",
                         first[i], s);
        }
        (void)page_texts(&t, 0);
        end(&t);
    }
}

/* A disc stands over the frame, and its radius is that of the widest number. */
Test(book_pages, discs_have_room_above_boards)
{
    struct bench t;
    begin_bench(&t, "book: {title: T}\nstyle: {labels: disc}\n" SECTIONS);
    cr_assert_eq(t.status, STATUS_OK, "%s", t.messages);
    const struct label_style *label = &t.book->layouts.puzzle[0].label;
    cr_expect_gt(label->disc_pt, 0.5 * label->number_pt);
    cr_expect_gt(label->head_pt, 2 * label->disc_pt);
    (void)page_texts(&t, 0);
    end(&t);
}
