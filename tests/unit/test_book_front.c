/* A book's front and back matter: which parts share a page, and that each has one name. */
#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

#include "base/text.h"
#include "config/theme.h"
#include "config/translation/translation.h"
#include "render/book/book_data.h"
#include "render/press/press.h"
#include "tests/unit/page_notes.h"

/* The page that a line of the contents leads to; SIZE_MAX: there is no such line. */
static size_t page_of_entry(const struct book *b, const char *title)
{
    for (size_t i = 0; i < b->contents.count; i++) {
        if (strcmp(b->contents.entry[i].title, title) == 0) {
            return b->contents.entry[i].page;
        }
    }
    return SIZE_MAX;
}

/* A table of levels and a few lines are half a page each. */
Test(book_front, short_parts_share_a_page_in_every_theme)
{
    static const char *const orders[] = {
        "{part: title}, {part: copyright}, {part: contents}, {part: levels}, {part: usual}",
        "{part: text, title: Preface, text: Late.}, {part: levels}, {part: usual}"};
    for (size_t i = 0; i < 2 * theme_text_count; i++) {
        char yaml[400];
        struct bench t;
        const char *const theme = theme_texts[i / 2].name;
        if (strcmp(theme, "children") == 0) {
            continue; /* tables are large, and a scene stands below */
        }
        snprintf(yaml, sizeof yaml,
                 "book: {title: T, introduction: A cup of tea and half an hour.}\n"
                 "page: {trim: 6x9 in}\nstyle: {theme: %s}\nper_page: 1\n"
                 "parts: {front: [%s]}\n" SECTIONS,
                 theme, orders[i % 2]);
        begin_bench(&t, yaml);
        cr_assert_eq(t.status, STATUS_OK, "%s", t.messages);
        const size_t levels = page_of_entry(t.book, "Levels");
        cr_expect_eq(page_of_entry(t.book, i % 2 ? "Preface" : "Introduction"), levels, "%s: %zu",
                     theme, i);
        const struct notes *n = page_texts(&t, levels);
        const struct noted *table = find(n, "Levels");
        const struct noted *other = find(n, i % 2 ? "Preface" : "Introduction");
        cr_expect(table && other && (table->baseline < other->baseline) == (i % 2 == 0), "%s",
                  theme);
        end(&t);
    }
}

/* What a page says, without blanks: titles stand on several lines. */
static void words_of_page(const struct book *b, size_t page, struct text *out)
{
    struct canvas_options o = {.scale = 1};
    struct canvas *c = canvas_new(&page_noter, &o);
    book_draw_page(b, BOOK_INTERIOR, page, c);
    const struct notes *n = c->state;
    for (size_t i = 0; i < n->count; i++) {
        for (const char *s = n->item[i].text; *s; s++) {
            text_add(out, s, *s != ' ');
        }
    }
    canvas_drop(c);
}

static bool says_name(const struct text *words, const char *name)
{
    struct text bare = {0};
    for (const char *s = name; *s; s++) {
        text_add(&bare, s, *s != ' ');
    }
    const bool found = strstr(text_chars(words), text_chars(&bare)) != NULL;
    text_free(&bare);
    return found;
}

/* The contents, the running heads and the headings name a part by the same words. */
static void check_names(const struct book *b, const char *language)
{
    const struct page_list *list = &b->part[BOOK_INTERIOR];
    for (size_t i = 0; i < b->contents.count; i++) {
        const struct contents_entry *e = &b->contents.entry[i];
        struct text words = {0};
        words_of_page(b, e->page, &words);
        cr_expect(says_name(&words, e->title), "%s: page %zu does not say '%s'", language, e->page,
                  e->title);
        text_free(&words);
    }
    for (size_t page = 0; page < list->count; page++) {
        const char *const head = list->page[page].opens ? NULL : list->page[page].head;
        cr_expect(!head || page_of_entry(b, head) <= page, "%s: page %zu: no part is named '%s'",
                  language, page, head);
    }
}

static const char *const languages[] = {
#define LANGUAGE_CODE(code) #code,
    LANGUAGES(LANGUAGE_CODE)
#undef LANGUAGE_CODE
};

/* A book with puzzles and lessons, as the press makes it. */
struct made {
    struct book_config *cfg;
    struct press_proof *proof;
    const struct book *book;
};

static void make_book(struct made *m, const char *yaml)
{
    struct diag d;
    const struct press_options options = {.threads = 1, .check = true};
    diag_init(&d, NULL);
    cr_assert_eq(
        book_config_parse(&m->cfg, "t.yaml", yaml, strlen(yaml), press_vocabulary(), NULL, 0, &d),
        STATUS_OK);
    cr_assert_eq(press_proof_new(&m->proof, m->cfg, &options, NULL, &d), STATUS_OK);
    m->book = press_proof_book(m->proof);
}

static void drop_book(struct made *m)
{
    press_proof_drop(m->proof);
    book_config_free(m->cfg);
}

Test(book_front, parts_have_one_name_in_every_language)
{
    for (size_t i = 0; i < sizeof languages / sizeof *languages; i++) {
        for (size_t half = 0; half < 2; half++) {
            struct made m;
            char yaml[900];
            snprintf(yaml, sizeof yaml,
                     "book: {title: T, language: %s, introduction: A.}\n"
                     "page: {trim: 6x9 in, profiles: [screen]}\nstyle: {theme: %s}\n"
                     "techniques: [naked-pair, hidden-pair]\nlessons: %s\nper_page: 1\n"
                     "walkthrough: {hardest: 2}\nhints: {include: true}\n"
                     "parts: {index: true, sums: true, certificate: true, notes_pages: 1, "
                     "front: [{part: title}, {part: copyright}, {part: contents}, {part: levels}, "
                     "{part: usual}, {part: grading}], back: [{part: usual}, {part: glossary}, "
                     "{part: score-sheet}, {part: puzzle-diary}]}\n"
                     "sections: [{title: One, level: medium, count: 2}, "
                     "{title: Two, variant: killer-6x6, level: easy, count: 2}]\n",
                     languages[i], half ? "modern" : "classic", half ? "half" : "whole");
            make_book(&m, yaml);
            check_names(m.book, languages[i]);
            drop_book(&m);
        }
    }
}

/* How many pages of the book say this. */
static size_t pages_that_say(const struct book *b, const char *words)
{
    size_t count = 0;
    for (size_t page = 0; page < b->part[BOOK_INTERIOR].count; page++) {
        struct text said = {0};
        words_of_page(b, page, &said);
        count += says_name(&said, words);
        text_free(&said);
    }
    return count;
}

/* A lesson says where to use its technique, and so does the index; how to practise is said once. */
Test(book_front, lessons_say_which_puzzles_need_them)
{
    struct made m;
    make_book(
        &m,
        "book: {title: T}\npage: {trim: 6x9 in, profiles: [screen]}\nper_page: 1\n"
        "techniques: [jellyfish, swordfish]\nparts: {index: true}\nseed: 3\n"
        "sections: [{level: hard, count: 1, requires: [swordfish]}, {level: easy, count: 2}]\n");
    cr_expect_eq(pages_that_say(m.book, "Puzzles with this technique: 1"), 1);
    cr_expect_eq(pages_that_say(m.book, "No puzzle in this book needs this technique."), 1);
    cr_expect_eq(pages_that_say(m.book, "Jellyfish lesson only"), 1);
    cr_expect_eq(pages_that_say(m.book, "In each of these positions"), 1);
    drop_book(&m);
}

/* Backs of coupons, pages that turn to a side and pages that the config wants blank come together.
 */
Test(book_front, no_more_blank_pages_stand_together_than_the_profile_allows)
{
    static const char *const lists[] = {
        "{part: coupon, text: C}, {part: blank, side: left}, {part: epigraph, text: E}",
        "{part: coupon, text: C}, {part: blank}, {part: blank}, {part: epigraph, text: E}",
        "{part: blank, side: right}, {part: blank, side: right}, {part: epigraph, text: E}"};
    for (size_t i = 0; i < sizeof lists / sizeof *lists; i++) {
        char yaml[400];
        struct bench t;
        size_t run = 0;
        size_t longest = 0;
        snprintf(yaml, sizeof yaml,
                 "book: {title: T}\nper_page: 1\nparts: {back: [{part: usual}, %s]}\n" SECTIONS,
                 lists[i]);
        begin_bench(&t, yaml);
        cr_assert_eq(t.status, STATUS_OK, "%s", t.messages);
        const struct page_list *list = &t.book->part[BOOK_INTERIOR];
        for (size_t page = 0; page < list->count; page++) {
            run = list->page[page].kind == &page_blank ? run + 1 : 0;
            longest = run > longest ? run : longest;
        }
        cr_expect_leq(longest, t.book->source.profile->max_blank_inside, "row %zu: %zu", i,
                      longest);
        end(&t);
    }
}
