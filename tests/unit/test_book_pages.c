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

#define SECTIONS                                                                                   \
    "sections:\n"                                                                                  \
    "  - {title: One, count: 8, label: 'Day {1}'}\n"                                               \
    "  - {title: Two, count: 8, label: 'Night {1}'}\n"

Test(book_pages, titles_are_plain_and_dedications_keep_their_lines)
{
    struct bench t;
    begin_bench(&t, "book:\n  title: The *Star*\n  dedication: |\n    For two\n    lines\n\n    "
                    "apart\n" SECTIONS);
    cr_assert_eq(t.status, STATUS_OK, "%s", t.messages);
    cr_assert(find(page_texts(&t, 0), "*Star*"), "a title has no markup");
    cr_assert(find(page_texts(&t, 1), "*Star*"), "nor has it on the copyright page");
    const struct notes *n = page_texts(&t, 2);
    const struct noted *two = find(n, "two");
    const struct noted *lines = find(n, "lines");
    const struct noted *apart = find(n, "apart");
    cr_assert(two && lines && apart);
    cr_assert_gt(lines->baseline, two->baseline);
    cr_assert_gt(apart->baseline - lines->baseline, 1.5 * (lines->baseline - two->baseline));
    end(&t);
}

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

Test(book_pages, texts_too_long_for_their_page_are_refused)
{
    static const char *const heads[] = {
        "book:\n  title: T\n  copyright: |\n",
        "book:\n  title: T\n  dedication: |\n",
        "book: {title: T}\nsections:\n  - count: 8\n    introduction: |\n",
    };
    static const char *const what[] = {"the copyright text", "the dedication",
                                       "the section's introduction"};
    for (size_t i = 0; i < 3; i++) {
        for (unsigned paragraphs = 4; paragraphs <= 80; paragraphs += 76) {
            struct text yaml = {0};
            struct bench t;
            text_puts(&yaml, heads[i]);
            for (unsigned k = 0; k < paragraphs; k++) {
                text_puts(&yaml, "      A paragraph of a few words.\n\n");
            }
            text_puts(&yaml, i == 2 ? "  - {count: 8}\n" : SECTIONS);
            begin_bench(&t, yaml.data);
            if (paragraphs == 4) {
                cr_assert_eq(t.status, STATUS_OK, "%s", t.messages);
            } else {
                cr_assert_eq(t.status, STATUS_USAGE);
                cr_assert(strstr(t.messages, what[i]), "%s", t.messages);
                cr_assert(strstr(t.messages, i == 2 ? "pages.yaml:4:" : "pages.yaml:3:"), "%s",
                          t.messages);
            }
            end(&t);
            text_free(&yaml);
        }
    }
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

static size_t page_of_kind(const struct bench *t, const char *kind, size_t from)
{
    const struct page_list *list = &t->book->part[BOOK_INTERIOR];
    while (from < list->count && strcmp(list->page[from].kind->name, kind) != 0) {
        from++;
    }
    return from;
}

/* How many pages of a book have this kind. */
static size_t pages_of(const struct bench *t, const char *kind)
{
    size_t count = 0;
    for (size_t i = 0; i < t->book->part[BOOK_INTERIOR].count; i++) {
        count += strcmp(t->book->part[BOOK_INTERIOR].page[i].kind->name, kind) == 0;
    }
    return count;
}

Test(book_pages, openers_say_what_follows_and_may_stand_on_any_page)
{
    struct bench right;
    struct bench any;
    begin_bench(&right, "book: {title: T}\nper_page: 2\nstyle: {opener_side: right}\n" SECTIONS);
    begin_bench(&any, "book: {title: T}\nper_page: 2\n" SECTIONS); /* of short sections */
    cr_assert_eq(any.status, STATUS_OK, "%s", any.messages);
    const struct notes *n = page_texts(&right, book_puzzle_at(right.book, 1)->page - 1);
    cr_expect(find(n, "Puzzles 1 to 8 \u00b7 Medium \u00b7 about 125 min"));
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

static void check_signature(const char *design, const char *initial, unsigned words)
{
    struct bench t;
    struct text yaml = {0};
    text_puts(&yaml, "page: {trim: 8.5x11 in}\nper_page: 1\nanswers: {per_page: 4}\n");
    text_printf(&yaml, "style: {introduction: %s, initial: %s}\n", design, initial);
    text_puts(&yaml, "book:\n  title: T\n  author: Ann\n  introduction: |\n    Every");
    for (unsigned k = 0; k < words; k++) {
        text_puts(&yaml, k % 40 == 39 ? "\n\n    words" : " words");
    }
    text_puts(&yaml, "\n" SECTIONS);
    cr_assert(!yaml.failed);
    begin_bench(&t, yaml.data);
    cr_assert_eq(t.status, STATUS_OK, "%s", t.messages);
    const struct page_list *list = &t.book->part[BOOK_INTERIOR];
    size_t last = 0;
    for (size_t k = 0; k < list->count; k++) {
        const bool of_it = list->page[k].head && strcmp(list->page[k].head, "Introduction") == 0;
        last = of_it ? k : last;
    }
    const struct notes *n = page_texts(&t, last);
    const struct noted *name = find(n, "Ann");
    size_t above = 0;
    cr_assert(name, "%s %u", design, words);
    for (size_t k = 0; k < n->count; k++) {
        const bool word = strcmp(n->item[k].text, "words") == 0;
        cr_expect(!word || name->baseline > n->item[k].baseline, "%s %u", design, words);
        above += word;
    }
    cr_expect_gt(above, 0, "%s %u: it stands alone", design, words);
    cr_expect_leq(name->baseline, book_block(t.book, last).bottom, "%s %u", design, words);
    end(&t);
    text_free(&yaml);
}

/* The author's name stands below the introduction, on its last page, whatever its length and what
 * stands around it. */
Test(book_pages, introductions_are_signed)
{
    static const char *const designs[] = {"plain", "rules", "column",  "block",
                                          "frame", "scene", "flourish"};
    for (size_t i = 0; i < sizeof designs / sizeof designs[0]; i++) {
        check_signature(designs[i], i % 2 ? "drop" : "raised", 30);
        check_signature(designs[i], i % 2 ? "raised" : "drop", 1000);
    }
    for (unsigned words = 120; words <= 420; words += 5) {
        check_signature("plain, large_print: true", "none", words); /* its lines stay as they are */
    }
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

Test(book_pages, small_texts_stand_in_two_columns)
{
    struct bench t;
    begin_bench(&t,
                "book: {title: T}\nparts: {back: [{part: usual}, {part: glossary}]}\n" SECTIONS);
    cr_assert_eq(t.status, STATUS_OK, "%s", t.messages);
    size_t glossary = 0;
    for (size_t i = 0; i < t.book->part[BOOK_INTERIOR].count; i++) {
        const struct page *p = &t.book->part[BOOK_INTERIOR].page[i];
        if (p->head && strcmp(p->head, "Glossary") == 0) {
            glossary++;
            const struct notes *n = page_texts(&t, i);
            bool right_column = false;
            for (size_t k = 0; k < n->count; k++) {
                right_column |= n->item[k].left > t.book->sheet.width_pt / 2;
            }
            cr_expect(right_column, "page %zu", i + 1);
        }
    }
    cr_expect_gt(glossary, 0);
    end(&t);
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

/* Headings inside texts stand where the style says, and hints have two columns where it has them.
 */
Test(book_pages, texts_follow_the_style)
{
    static const char *const styles[] = {"plain", "centred", "rule", "band", "disc", "outside"};
    for (size_t i = 0; i < sizeof styles / sizeof styles[0]; i++) {
        char yaml[200];
        struct bench t;
        snprintf(yaml, sizeof yaml,
                 "book: {title: T}\nstyle: {subheads: %s, text_columns: %d}\n" SECTIONS, styles[i],
                 i == 2 ? 2 : 1);
        begin_bench(&t, yaml);
        cr_assert_eq(t.status, STATUS_OK, "%s", t.messages);
        size_t page = page_of_kind(&t, "how-to-play", 0);
        const struct notes *n = page_texts(&t, page);
        const struct box block = book_block(t.book, page);
        const double middle = (block.left + block.right) / 2;
        const struct noted *heading = find(n, "Where");
        const struct noted *ends = find(n, "Begin");
        cr_assert(heading && ends && find(n, "Fill"));
        const double from = heading->left - find(n, "Fill")->left;
        const double centre = (heading->left + ends->right) / 2;
        cr_expect_eq(from < -20, strcmp(styles[i], "outside") == 0, "%s: %g", styles[i], from);
        cr_expect_eq(fabs(centre - middle) < 1, strcmp(styles[i], "centred") == 0, "%s", styles[i]);
        bool numbered = false;
        bool right_column = false;
        for (const struct noted *k = n->item; k < n->item + n->count; k++) {
            right_column |= k->left > middle && k->left < middle + 12 && k->size > 10.9;
            numbered |= strcmp(k->text, "1") == 0 && k->right < heading->left &&
                        fabs(k->baseline - heading->baseline) < 3;
        }
        cr_expect(i != 2 || right_column);
        cr_expect_eq(numbered, strcmp(styles[i], "disc") == 0, "%s", styles[i]);
        end(&t);
    }
}

/* Where page numbers of the contents stand, how large they are, and which contents show levels. */
Test(book_pages, contents_follow_the_style)
{
    static const struct {
        const char *style;
        bool before, large, levels;
    } rows[] = {{"leaders", false, false, false}, {"plain", false, false, false},
                {"numbers", true, true, true},    {"table", false, true, true},
                {"bars", false, true, true},      {"discs", true, false, true}};
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        char yaml[200];
        struct bench t;
        snprintf(yaml, sizeof yaml,
                 "book: {title: T}\nstyle: {contents: %s, level_marks: stars}\n" SECTIONS,
                 rows[i].style);
        begin_bench(&t, yaml);
        cr_assert_eq(t.status, STATUS_OK, "%s", t.messages);
        const struct notes *n = page_texts(&t, page_of_kind(&t, "contents", 0));
        const struct noted *title = find(n, "Two");
        const struct noted *number = NULL;
        size_t stars = 0;
        for (const struct noted *k = n->item; title && k < n->item + n->count; k++) {
            const bool on_line = fabs(k->baseline - title->baseline) < 0.6 * title->size;
            number = on_line && strspn(k->text, "0123456789") == strlen(k->text) ? k : number;
            stars += strcmp(k->text, "\u2605") == 0;
        }
        cr_assert(title && number, "%s", rows[i].style);
        cr_expect_eq(number->left < title->left, rows[i].before, "%s", rows[i].style);
        cr_expect_eq(number->size > 1.1 * title->size, rows[i].large, "%s", rows[i].style);
        cr_expect_eq(stars, rows[i].levels ? 4 : 0, "%s: %zu", rows[i].style, stars);
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
        const struct notes *n = page_texts(&t, p->solution_page);
        const double top = book_block(t.book, p->solution_page).top;
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

/* The hints' lines are indented after their numbers; the explanation of cell names is a plain
 * paragraph. */
Test(book_pages, only_hints_hang)
{
    static const char hint[] = "One fits in row 2 only in r2c3, and so on until the line is full, "
                               "and on again to the next one, which is to stand further in.";
    const char *hints[2 * PUZZLES];
    for (size_t i = 0; i < 2 * (size_t)PUZZLES; i++) {
        hints[i] = hint;
    }
    struct bench t;
    begin_with(&t, "book: {title: T}\nparts: {contents: false}\n" SECTIONS, hints, NULL);
    size_t page = page_of_kind(&t, "text", 0);
    const struct notes *n = page_texts(&t, page);
    while (!find(n, "named")) {
        page = page_of_kind(&t, "text", page + 1);
        cr_assert_lt(page, book_page_count(t.book, BOOK_INTERIOR));
        n = page_texts(&t, page);
    }
    double left = book_block(t.book, page).left;
    const struct noted *first = find(n, "1");
    size_t plain = 0;
    size_t hung = 0;
    cr_assert_not_null(first);
    for (const struct noted *i = n->item + 1; i < n->item + n->count; i++) {
        if (i->baseline == i[-1].baseline) {
            continue;
        }
        if (i < first) {
            cr_expect_float_eq(i->left, left, 1e-6, "%s", i->text);
            plain++;
        } else {
            hung += i->left > left + 1;
        }
    }
    cr_expect_geq(plain, 2);
    cr_expect_geq(hung, 1);
    end(&t);
}

/* The whole title stands there, at its full size, clear of the page numbers and of the next entry;
 * the contents' pages hold every entry. */
Test(book_pages, contents_wrap_long_titles)
{
    static const char words[] =
        "Twenty-four puzzles with which the evenings of a long winter in the "
        "northern mountains pass a little faster than before";
    char yaml[800];
    snprintf(yaml, sizeof yaml,
             "book: {title: T, introduction: Once}\nparts: {index: true, certificate: true, "
             "notes_pages: 1}\nsections:\n  - {title: %s, count: 8}\n  - {title: Next, count: 8}\n",
             words);
    struct bench t;
    begin_bench(&t, yaml);
    const struct page_list *list = &t.book->part[BOOK_INTERIOR];
    size_t page = page_of_kind(&t, "contents", 0);
    size_t entries = 0;
    for (size_t i = page; i < list->count; i++) {
        entries += strcmp(list->page[i].kind->name, "contents") == 0 ? list->page[i].count : 0;
    }
    cr_expect_eq(entries, t.book->contents.count);
    const struct notes *n = page_texts(&t, page);
    double right = book_block(t.book, page).right;
    char joined[400] = "";
    const struct noted *last = NULL;
    for (const struct noted *i = n->item; i < n->item + n->count; i++) {
        if (strlen(i->text) > 1 && strstr(words, i->text)) {
            cr_expect(!last || i->baseline > last->baseline + i->size);
            cr_expect_lt(i->right, right - 2 * i->size);
            cr_expect_eq(i->size, find(n, "Next")->size);
            strcat(strcat(joined, last ? " " : ""), i->text);
            last = i;
        }
    }
    cr_expect_str_eq(joined, words);
    cr_expect_gt(find(n, "Next")->baseline, last->baseline + last->size);
    end(&t);
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

/* The cells of a long thermometer are one word, which no column cuts. */
Test(book_pages, long_words_stay_in_their_columns)
{
    static char text[] =
        "**Thermometer bounds**: along r1c1–r1c2–r1c3–r1c4–r1c5–r1c6–r1c7 not all.";
    static const char *const hints[2 * PUZZLES] = {text, text, text, text, text, text, text, text,
                                                   text, text, text, text, text, text, text, text};
    struct walkthrough_step step[2] = {{.number = 1, .text = text}, {.number = 2, .text = text}};
    struct book_walkthrough walkthrough = {1, step, 2, NULL};
    struct bench t;
    begin_with(&t, "book: {title: T}\npage: {trim: 6x9 in}\nstyle: {text_columns: 2}\n" SECTIONS,
               hints, &walkthrough);
    cr_assert_eq(t.status, STATUS_OK, "%s", t.messages);
    size_t seen = 0;
    for (size_t i = 0; i < t.book->part[BOOK_INTERIOR].count; i++) {
        const struct notes *n = page_texts(&t, i);
        for (const struct noted *k = n->item; k < n->item + n->count; k++) {
            seen += strstr(k->text, "r1c6") != NULL;
            cr_expect_leq(k->right, book_block(t.book, i).right + 1, "page %zu: %s", i, k->text);
        }
    }
    cr_expect_eq(seen, 2 * PUZZLES + 2);
    end(&t);
}

/* A text without lines has no page, so that there is none for its example to stand on. */
Test(book_pages, an_empty_how_to_text_leaves_its_example)
{
    struct bench t;
    struct diag d = {0};
    begin_bench(&t, "book: {title: T}\nparts: {title_page: false, copyright_page: false,\n"
                    "        contents: false}\n" SECTIONS);
    cr_assert_eq(t.status, STATUS_OK, "%s", t.messages);
    t.cfg->book.how_to_play = "";
    struct book_source source = t.book->source;
    book_drop(t.book);
    cr_assert_eq(book_plan(&t.book, &source, &d), STATUS_OK);
    cr_expect_str_eq(t.book->part[BOOK_INTERIOR].page[0].kind->name, "example");
    cr_expect_eq(t.book->contents.entry[0].page, 0);
    (void)page_texts(&t, 0);
    end(&t);
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
