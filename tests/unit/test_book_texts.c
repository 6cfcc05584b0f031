/* A book's texts: titles, introductions, contents, how to play and hints. */
#include <criterion/criterion.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "render/book/book_data.h"
#include "render/canvas/device.h"
#include "tests/unit/page_notes.h"

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
