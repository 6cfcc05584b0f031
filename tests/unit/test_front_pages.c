/* The pages before and around the puzzles, in every theme and on pages of every shape. */
#include <criterion/criterion.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "config/theme.h"
#include "tests/unit/page_notes.h"

/* ---- title pages ---- */

static const char *const trims[] = {"105 x 148 mm", "8.25 x 6 in", "5 x 8 in", "6 x 9 in",
                                    "8.5 x 11 in"};
enum { TRIMS = sizeof trims / sizeof trims[0] };

#define TITLES                                                                                     \
    "book:\n  title: The Long Afternoon Sudoku Collection\n  publisher: Quiet Corner Press\n"      \
    "  author: Margaret Elizabeth Hollingsworth-Anderson and Bartholomew Featherstonehaugh\n"

/* Large print has no room for its boards on small pages. */
static bool has_room(const char *theme, size_t trim)
{
    return strcmp(theme, "large-print") != 0 || trim == TRIMS - 1;
}

/* style: of the theme; or another. */
static void begin_titled(struct bench *t, const char *style, size_t trim)
{
    char yaml[1000];
    snprintf(yaml, sizeof yaml,
             TITLES "page: {trim: %s}\nstyle: {%s}\nper_page: 1\n"
                    "sections:\n  - {title: One, count: 8}\n",
             trims[trim], style);
    begin_bench(t, yaml);
    cr_assert_eq(t->status, STATUS_OK, "%s", t->messages);
}

static void begin_theme(struct bench *t, const char *theme, size_t trim)
{
    char style[80];
    snprintf(style, sizeof style, "theme: %s", theme);
    begin_titled(t, style, trim);
}

/* The text that a level line runs through; NULL: none. */
static const struct noted *struck(const struct notes *n)
{
    for (size_t k = 0; k < n->count; k++) {
        const struct noted *text = &n->item[k];
        for (size_t i = 0; i < n->line_count; i++) {
            const struct noted_line *line = &n->line[i];
            const double y = line->from[1];
            const bool beside = line->to[0] <= text->left || line->from[0] >= text->right;
            if (y == line->to[1] && !beside && y > text->baseline - 0.8 * text->size &&
                y < text->baseline + 0.2 * text->size) {
                return text;
            }
        }
    }
    return NULL;
}

/* A text whose small letters stand in those of another; NULL: none. */
static const struct noted *overprinted(const struct notes *n)
{
    for (size_t k = 0; k < n->count; k++) {
        for (size_t i = 0; i < k; i++) {
            const struct noted *a = &n->item[i];
            const struct noted *b = &n->item[k];
            const struct noted *lower = a->baseline > b->baseline ? a : b;
            const bool beside = a->right <= b->left || b->right <= a->left;
            if (!beside && fabs(a->baseline - b->baseline) < 0.5 * lower->size) {
                return b;
            }
        }
    }
    return NULL;
}

static void expect_free_texts(struct bench *t, const char *name, const char *trim)
{
    const struct notes *n = page_texts(t, 0);
    const struct noted *text = struck(n);
    cr_expect_null(text, "%s, %s: %s", name, trim, text ? text->text : "");
    text = overprinted(n);
    cr_expect_null(text, "%s, %s: %s", name, trim, text ? text->text : "");
    end(t);
}

Test(title_pages, nothing_runs_through_a_text)
{
    static const char *const designs[] = {"centred", "left",  "masthead", "grid",  "tiles",
                                          "corner",  "block", "plate",    "frame", "poster"};
    struct bench t;
    for (size_t trim = 0; trim < TRIMS; trim++) {
        for (size_t theme = 0; theme < theme_text_count; theme++) {
            if (has_room(theme_texts[theme].name, trim)) {
                begin_theme(&t, theme_texts[theme].name, trim);
                expect_free_texts(&t, theme_texts[theme].name, trims[trim]);
            }
        }
        for (size_t i = 0; i < sizeof designs / sizeof designs[0]; i++) {
            char style[80];
            snprintf(style, sizeof style, "title_page: %s", designs[i]);
            begin_titled(&t, style, trim);
            expect_free_texts(&t, designs[i], trims[trim]);
        }
    }
}

/* How many lines the title takes, and how wide the narrowest is, as a part of the widest. */
static double evenness(const struct notes *n, size_t *lines)
{
    static const char *const words[] = {"The", "Long", "Afternoon", "Sudoku", "Collection"};
    double least = INFINITY;
    double most = 0;
    double left = 0;
    double baseline = -1;
    *lines = 0;
    for (size_t i = 0; i < sizeof words / sizeof words[0]; i++) {
        const struct noted *word = find(n, words[i]);
        cr_assert(word, "%s", words[i]);
        const struct noted *next =
            i + 1 < sizeof words / sizeof words[0] ? find(n, words[i + 1]) : NULL;
        if (word->baseline != baseline) {
            baseline = word->baseline;
            left = word->left;
            ++*lines;
        }
        if (!next || next->baseline != baseline) {
            least = fmin(least, word->right - left);
            most = fmax(most, word->right - left);
        }
    }
    return least / most;
}

Test(title_pages, titles_are_even)
{
    for (size_t theme = 0; theme < theme_text_count; theme++) {
        for (size_t trim = 0; trim < TRIMS; trim++) {
            const char *name = theme_texts[theme].name;
            if (has_room(name, trim)) {
                struct bench t;
                size_t lines;
                begin_theme(&t, name, trim);
                const double even = evenness(page_texts(&t, 0), &lines);
                cr_expect(even >= 0.8 || lines == 4, "%s, %s: %zu lines, %.2f", name, trims[trim],
                          lines, even);
                end(&t);
            }
        }
    }
}

Test(title_pages, wide_pages_have_a_picture)
{
    static const char *const themes[] = {"modern", "night"};
    for (size_t i = 0; i < 2; i++) {
        struct bench t;
        begin_theme(&t, themes[i], 1);
        const struct notes *n = page_texts(&t, 0);
        cr_expect_gt(n->shape_count, 20, "%s", themes[i]);
        end(&t);
    }
}

/* ---- contents ---- */

/* A book of this number of sections, each with one puzzle. */
static void begin_sections(struct bench *t, const char *theme, size_t sections,
                           const char *const *level, size_t levels)
{
    const bool large = strcmp(theme, "large-print") == 0;
    struct text yaml = {0};
    text_printf(&yaml, "book: {title: T}\npage: {trim: %s}\nstyle: {theme: %s}\nper_page: 1\n",
                large ? "8.5 x 11 in" : "6 x 9 in", theme);
    text_puts(&yaml, "parts: {how_to_play: true}\nsections:\n");
    for (size_t i = 0; i < sections; i++) {
        text_printf(&yaml, "  - {title: Walk %zu, count: 2}\n", i + 1);
    }
    begin_levels(t, yaml.data, level, levels);
    cr_assert_eq(t->status, STATUS_OK, "%s", t->messages);
    text_free(&yaml);
}

/* How many entries each page of the contents has; returns how many pages. */
static size_t contents_pages(const struct book *b, size_t entries[4])
{
    const struct page_list *list = &b->part[BOOK_INTERIOR];
    size_t pages = 0;
    for (size_t i = 0; i < list->count; i++) {
        if (strcmp(list->page[i].kind->name, "contents") == 0) {
            cr_assert_lt(pages, 4);
            entries[pages++] = list->page[i].count;
        }
    }
    return pages;
}

static const char *const easy[] = {"easy"};

Test(contents, no_page_is_there_for_a_few_lines)
{
    for (size_t theme = 0; theme < theme_text_count; theme++) {
        for (size_t sections = 2; sections <= 30; sections += 2) {
            struct bench t;
            size_t entries[4] = {0};
            begin_sections(&t, theme_texts[theme].name, sections, easy, 1);
            const size_t pages = contents_pages(t.book, entries);
            cr_expect(pages == 1 || (sections > 14 && entries[pages - 1] + 2 >= entries[0]),
                      "%s: %zu sections on %zu pages, %zu entries and %zu", theme_texts[theme].name,
                      sections, pages, entries[0], entries[pages - 1]);
            end(&t);
        }
    }
}

/* With the other parts that have an entry, as many as a usual book has. */
Test(contents, twenty_six_entries_have_one_page)
{
    static const char *const themes[] = {"classic", "modern",  "newspaper", "minimal",
                                         "bold",    "elegant", "night"};
    for (size_t i = 0; i < sizeof themes / sizeof themes[0]; i++) {
        struct bench t;
        size_t entries[4] = {0};
        begin_sections(&t, themes[i], 24, easy, 1);
        cr_expect_eq(contents_pages(t.book, entries), 1, "%s: %zu and %zu", themes[i], entries[0],
                     entries[1]);
        cr_expect_eq(t.book->contents.count, 26);
        end(&t);
    }
}

/* Entries stand in the middle between their rules, and do not hang from the upper one. */
Test(contents, entries_stand_between_their_rules)
{
    static const char *const themes[] = {"large-print", "newspaper"};
    for (size_t i = 0; i < sizeof themes / sizeof themes[0]; i++) {
        struct bench t;
        size_t found = 0;
        begin_sections(&t, themes[i], 12, easy, 1);
        const struct notes *n = page_texts(&t, t.book->contents.page);
        for (size_t k = 0; k < n->count; k++) {
            const struct noted *text = &n->item[k];
            double above = -INFINITY;
            double below = INFINITY;
            for (size_t l = 0; l < n->line_count && !strncmp(text->text, "Walk", 4); l++) {
                const double y = n->line[l].from[1];
                const bool over = n->line[l].from[0] <= text->left + 1 &&
                                  n->line[l].to[0] >= text->right && n->line[l].to[1] == y;
                above = over && y < text->baseline ? fmax(above, y) : above;
                below = over && y > text->baseline ? fmin(below, y) : below;
            }
            if (above > 0 && below < INFINITY) {
                const double over = text->baseline - 0.71 * text->size - above;
                found++;
                cr_expect_float_eq(over, below - text->baseline, 1.5, "%s, %s: %.1f, %.1f",
                                   themes[i], text->text, over, below - text->baseline);
            }
        }
        cr_expect_eq(found, 12, "%s: %zu", themes[i], found);
        end(&t);
    }
}

/* The facts under titles have one size, and none is cut. */
Test(contents, facts_of_sections_are_alike)
{
    static const char *const mixed[] = {"easy", "unfair", "medium", "medium"};
    struct bench t;
    struct text yaml = {0};
    double size = 0;
    size_t found = 0;
    text_puts(&yaml, "book: {title: T, words: {puzzle_range: 'Puzzles from {1} all the way to "
                     "{2}'}}\npage: {trim: 6 x 9 in}\nstyle: {theme: children}\n"
                     "per_page: 1\nparts: {how_to_play: true}\nsections:\n");
    for (size_t i = 0; i < 6; i++) {
        text_printf(&yaml, "  - {title: Walk %zu, count: %d}\n", i + 1, i % 2 ? 6 : 1);
    }
    begin_levels(&t, yaml.data, mixed, 4);
    cr_assert_eq(t.status, STATUS_OK, "%s", t.messages);
    const struct notes *n = page_texts(&t, t.book->contents.page);
    for (size_t k = 0; k < n->count; k++) {
        if (strncmp(n->item[k].text, "Puzzle", 6) == 0) {
            size = size > 0 ? size : n->item[k].size;
            cr_expect_eq(n->item[k].size, size, "%s: %.2f", n->item[k].text, n->item[k].size);
            cr_expect_null(strstr(n->item[k].text, "\xE2\x80\xA6"), "%s", n->item[k].text);
            found++;
        }
    }
    cr_expect_eq(found, 6, "%zu", found);
    end(&t);
    text_free(&yaml);
}

/* A section of several levels has both its ends, and so have all in words. */
Test(contents, levels_may_be_ranges)
{
    static const char *const mixed[] = {"easy", "hard", "medium", "medium"};
    static const char *const themes[] = {"modern", "bold", "newspaper", "children", "classic"};
    for (size_t i = 0; i < sizeof themes / sizeof themes[0]; i++) {
        struct bench t;
        begin_sections(&t, themes[i], 12, mixed, 4);
        const struct notes *n = page_texts(&t, t.book->contents.page);
        size_t ranges = 0;
        size_t single = 0;
        for (size_t k = 0; k < n->count; k++) {
            ranges += strstr(n->item[k].text, "Easy to Hard") != NULL;
            single += strstr(n->item[k].text, "Medium") != NULL;
        }
        cr_expect_eq(ranges, 6, "%s: %zu", themes[i], ranges);
        cr_expect_eq(single, 6, "%s: %zu", themes[i], single);
        end(&t);
    }
}

/* ---- the newspaper's front page ---- */

Test(title_pages, a_front_page_lists_all_sections_or_none)
{
    static const size_t counts[] = {3, 6, 12, 24};
    for (size_t i = 0; i < sizeof counts / sizeof counts[0]; i++) {
        struct bench t;
        begin_sections(&t, "newspaper", counts[i], easy, 1);
        const struct notes *n = page_texts(&t, 0);
        size_t walks = 0;
        for (size_t k = 0; k < n->count; k++) {
            walks +=
                strcmp(n->item[k].text, "Walk") == 0 || strncmp(n->item[k].text, "Walk ", 5) == 0;
        }
        cr_expect(walks == 0 || walks == counts[i], "%zu of %zu", walks, counts[i]);
        cr_expect(walks > 0 || counts[i] > 12);
        end(&t);
    }
}

/* ---- the boards of a book ---- */

static const char *const kinds[] = {"x",         "antidiagonal", "hyper",
                                    "girandola", "argyle",       "pinwheel"};
enum { KINDS = sizeof kinds / sizeof kinds[0] };

/* No board stands alone on a page after one with several. */
Test(boards_page, none_is_left_alone)
{
    static const char *const sizes[] = {"5 x 8 in", "6 x 9 in", "8.25 x 6 in", "8.5 x 11 in"};
    for (size_t theme = 0; theme < theme_text_count; theme++) {
        for (size_t i = 0; i < 4 * (KINDS - 1); i++) {
            struct bench t;
            struct text yaml = {0};
            const size_t count = 2 + i / 4;
            const bool large = strcmp(theme_texts[theme].name, "large-print") == 0;
            text_printf(&yaml,
                        "book: {title: T}\npage: {trim: %s}\nper_page: 1\nstyle: {theme: %s}\n",
                        large ? sizes[3] : sizes[i % 4], theme_texts[theme].name);
            text_puts(&yaml, "parts: {how_to_play: true}\nsections:\n");
            for (size_t k = 0; k < count; k++) {
                text_printf(&yaml, "  - {count: 1, variant: %s}\n", kinds[k]);
            }
            begin_bench(&t, yaml.data);
            cr_assert_eq(t.status, STATUS_OK, "%s", t.messages);
            size_t before = 0;
            for (size_t k = 0; k < t.book->part[BOOK_INTERIOR].count; k++) {
                const struct page *p = &t.book->part[BOOK_INTERIOR].page[k];
                if (strcmp(p->kind->name, "boards") == 0) {
                    cr_expect(p->count > 1 || before < 3, "%s: %zu boards, %zu and then %zu",
                              theme_texts[theme].name, count, before, p->count);
                    before = p->count;
                }
            }
            end(&t);
            text_free(&yaml);
        }
    }
}

/* Where closer and smaller pictures save a page with a board or two, they are taken. */
Test(boards_page, five_kinds_have_one_page)
{
    static const char *const themes[] = {"classic", "elegant", "minimal", "bold", "modern"};
    for (size_t i = 0; i < sizeof themes / sizeof themes[0]; i++) {
        struct bench t;
        struct text yaml = {0};
        size_t pages = 0;
        text_printf(&yaml, "book: {title: T}\npage: {trim: 6 x 9 in}\nper_page: 1\n");
        text_printf(&yaml, "style: {theme: %s}\nparts: {how_to_play: true}\nsections:\n",
                    themes[i]);
        for (size_t k = 0; k < 5; k++) {
            text_printf(&yaml, "  - {count: 1, variant: %s}\n", kinds[k]);
        }
        begin_bench(&t, yaml.data);
        cr_assert_eq(t.status, STATUS_OK, "%s", t.messages);
        for (size_t k = 0; k < t.book->part[BOOK_INTERIOR].count; k++) {
            pages += strcmp(t.book->part[BOOK_INTERIOR].page[k].kind->name, "boards") == 0;
        }
        cr_expect_eq(pages, 1, "%s: %zu", themes[i], pages);
        end(&t);
        text_free(&yaml);
    }
}

/* ---- lessons ---- */

/* A page that continues how to play has more than a few lines, or the example. */
Test(lessons, no_page_is_there_for_a_few_lines)
{
    static const char *const sizes[] = {"6 x 9 in", "105 x 148 mm", "8.25 x 6 in", "8.5 x 11 in"};
    for (size_t theme = 0; theme < theme_text_count; theme++) {
        for (size_t i = 0; i < 4; i++) {
            const bool large = strcmp(theme_texts[theme].name, "large-print") == 0;
            struct bench t;
            char yaml[400];
            snprintf(yaml, sizeof yaml,
                     "book: {title: T}\npage: {trim: %s}\nper_page: 1\nstyle: {theme: %s}\n"
                     "parts: {how_to_play: true}\nsections:\n  - {count: 1}\n",
                     sizes[large && i % 3 ? 0 : i], theme_texts[theme].name);
            begin_bench(&t, yaml);
            cr_assert_eq(t.status, STATUS_OK, "%s", t.messages);
            for (size_t k = 0; k < t.book->part[BOOK_INTERIOR].count; k++) {
                const struct page *p = &t.book->part[BOOK_INTERIOR].page[k];
                if (strcmp(p->kind->name, "how-to-play") == 0 && !p->opens && !p->figure) {
                    const double part = flow_height(p->flow, p->first, p->first + p->count) /
                                        book_block_height(t.book);
                    cr_expect_geq(part, 0.33, "%s, %s: %.2f", theme_texts[theme].name, sizes[i],
                                  part);
                }
            }
            end(&t);
        }
    }
}

/* ---- the scale ---- */

static size_t page_of(const struct book *b, const char *head)
{
    size_t page = 0;
    const struct page_list *list = &b->part[BOOK_INTERIOR];
    while (page < list->count && (!list->page[page].head || strcmp(list->page[page].head, head))) {
        page++;
    }
    cr_assert_lt(page, list->count, "%s", head);
    return page;
}

/* The page on grading and the table have the levels of the book, by difficulty. */
Test(grading_page, has_the_levels_of_the_book)
{
    static const char *const levels[] = {"extreme", "beyond", "medium", "easy"};
    static const char *const names[] = {"Easy", "Medium", "Hard", "Very", "Extreme", "Diabolical"};
    struct bench t;
    begin_levels(&t,
                 "book: {title: T}\n"
                 "parts: {back: [{part: usual}, {part: grading}, {part: levels, side: right}]}\n"
                 "sections:\n  - {count: 8}\n",
                 levels, 4);
    cr_assert_eq(t.status, STATUS_OK, "%s", t.messages);
    static const char *const pages[] = {"How This Book Is Graded", "Levels"};
    enum { SCALE = 3 }; /* Nonet's own scale ends with Extreme */
    for (size_t k = 0; k < 2; k++) {
        const struct notes *n = page_texts(&t, page_of(t.book, pages[k]));
        double above = 0;
        for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
            const struct noted *name = find(n, names[i]);
            const bool wanted = strcmp(names[i], "Hard") != 0 && strcmp(names[i], "Very") != 0;
            cr_assert_eq(name != NULL, wanted, "%s", names[i]);
            cr_expect(!name || name->baseline > above, "%s", names[i]);
            above = name ? name->baseline : above;
        }
        cr_expect(k == 1 || n->shape_count == SCALE, "the scale below the text: %zu",
                  n->shape_count);
    }
    end(&t);
}

/* Its last line is no word alone. */
Test(review, lines_are_even)
{
    for (size_t theme = 0; theme < theme_text_count; theme++) {
        for (size_t trim = 0; trim < TRIMS; trim++) {
            char yaml[500];
            struct bench t;
            if (!has_room(theme_texts[theme].name, trim)) {
                continue;
            }
            snprintf(yaml, sizeof yaml,
                     "book: {title: T}\npage: {trim: %s}\nstyle: {theme: %s}\nper_page: 1\n"
                     "parts: {back: [{part: usual}, {part: review, link: 'https://example.org'}]}\n"
                     "sections:\n  - {count: 1}\n",
                     trims[trim], theme_texts[theme].name);
            begin_bench(&t, yaml);
            cr_assert_eq(t.status, STATUS_OK, "%s", t.messages);
            const size_t pages = t.book->part[BOOK_INTERIOR].count;
            size_t page = 0;
            while (page < pages &&
                   strcmp(t.book->part[BOOK_INTERIOR].page[page].kind->name, "review") != 0) {
                page++;
            }
            const struct notes *n = page_texts(&t, page);
            const bool children = strcmp(theme_texts[theme].name, "children") == 0;
            const struct noted *last = find(n, children ? "think." : "one.");
            const struct noted *before = find(n, children ? "what" : "write");
            cr_assert(last && before);
            cr_expect_eq(last->baseline, before->baseline, "%s, %s", theme_texts[theme].name,
                         trims[trim]);
            const struct noted *code = find(n, children ? "what" : "code");
            cr_expect(code && code->baseline == last->baseline, "%s, %s", theme_texts[theme].name,
                      trims[trim]);
            end(&t);
        }
    }
}

/* ---- short parts ---- */

static size_t entry_page(const struct book *b, const char *title)
{
    for (size_t i = 0; i < b->contents.count; i++) {
        if (strcmp(b->contents.entry[i].title, title) == 0) {
            return b->contents.entry[i].page;
        }
    }
    cr_assert_fail("%s", title);
    return 0;
}

/* Parts of a few lines share a page, unless one asks for a side; alone, they stand in its middle.
 */
Test(short_parts, share_a_page)
{
    for (size_t theme = 0; theme < theme_text_count; theme++) {
        struct bench t;
        char yaml[800];
        const bool large = strcmp(theme_texts[theme].name, "large-print") == 0;
        snprintf(yaml, sizeof yaml,
                 "book: {title: T}\npage: {trim: %s}\nstyle: {theme: %s}\nper_page: 1\n"
                 "parts: {back: [{part: usual}, {part: text, title: A Note, text: Thank you}, "
                 "{part: glossary, text: 'Cell: a small square'}, {part: acknowledgements, text: "
                 "To Ada}, {part: about-the-author, text: Lives by the rails, side: right}]}\n"
                 "sections:\n  - {count: 2}\n",
                 large ? "8.5 x 11 in" : "6 x 9 in", theme_texts[theme].name);
        begin_bench(&t, yaml);
        cr_assert_eq(t.status, STATUS_OK, "%s", t.messages);
        const size_t note = entry_page(t.book, "A Note");
        const size_t author = entry_page(t.book, "About the Author");
        cr_expect_eq(entry_page(t.book, "Glossary"), note, "%s", theme_texts[theme].name);
        cr_expect_eq(entry_page(t.book, "Acknowledgements"), note);
        cr_expect_gt(author, note);
        const struct notes *n = page_texts(&t, note);
        const struct noted *thank = find(n, "Thank");
        const struct noted *cell = find(n, "Cell:");
        const struct noted *ada = find(n, "Ada");
        cr_assert(thank && cell && ada, "%s", theme_texts[theme].name);
        cr_expect(thank->baseline < cell->baseline && cell->baseline < ada->baseline);
        const struct noted *rails = find(page_texts(&t, author), "rails");
        const struct box block = book_block(t.book, author);
        const double part = (rails->baseline - block.top) / (block.bottom - block.top);
        /* For children a picture is at its foot. */
        const bool children = strcmp(theme_texts[theme].name, "children") == 0;
        cr_expect(children ? part < 0.3 : part > 0.3 && part < 0.55, "%s: %.2f",
                  theme_texts[theme].name, part);
        end(&t);
    }
}

/* ---- the certificate ---- */

/* Rows of the first puzzle fill its middle, wherever these are on the board. */
Test(certificate, rows_from_the_middle_of_a_board_have_room)
{
    static const char *const themes[] = {"minimal", "large-print"};
    for (size_t i = 0; i < 2 * 3; i++) {
        struct bench t;
        char yaml[400];
        const char *theme = themes[i % 2];
        snprintf(yaml, sizeof yaml,
                 "book: {title: T}\npage: {trim: %s}\nstyle: {theme: %s}\nper_page: 1\n"
                 "parts: {certificate: true}\nsections: [{count: 8}]\n",
                 i % 2 ? "8.5 x 11 in" : "6 x 9 in", theme);
        begin_bench(&t, yaml);
        cr_assert_eq(t.status, STATUS_OK, "%s", t.messages);
        t.record[0].givens.cell[27 * (i / 2)] = 7; /* in each band */
        const struct notes *n = page_texts(&t, page_of_kind(&t, "certificate", 0));
        cr_expect_not_null(find(n, "7"), "%s, band %zu", theme, i / 2 + 1);
        end(&t);
    }
}
