/* The page of the levels, in every theme and language. */
#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

#include "config/theme.h"
#include "config/translation/translation.h"
#include "tests/unit/page_notes.h"

static const char *const levels[] = {"easy", "easy", "medium", "medium"};

/* Four puzzles of two levels, with these times. */
static void begin_timed(struct bench *t, const char *theme, const char *language,
                        const double minutes[4])
{
    char yaml[600];
    const bool large = strcmp(theme, "large-print") == 0;
    snprintf(yaml, sizeof yaml,
             "book: {title: T, language: %s}\npage: {trim: %s}\nstyle: {theme: %s}\n"
             "per_page: 1\nparts: {back: [{part: usual}, {part: levels, side: right}]}\n"
             "sections:\n  - {count: 4}\n",
             language, large ? "8.5 x 11 in" : "5 x 8 in", theme);
    begin_levels(t, yaml, levels, 4);
    cr_assert_eq(t->status, STATUS_OK, "%s", t->messages);
    for (size_t i = 0; i < 4; i++) {
        t->record[i].minutes = minutes[i];
    }
}

static const struct notes *levels_page(struct bench *t)
{
    return page_texts(t, page_of_kind(t, "levels", 0));
}

/* Is a bar or its scale on a text? Taller shapes are what a page stands on. */
static bool is_barred(const struct notes *n, const struct noted *text)
{
    const double top = text->baseline - 0.8 * text->size;
    const double bottom = text->baseline + 0.2 * text->size;
    const double highest_bar_pt = 6;
    bool barred = false;
    for (size_t i = 0; i < n->rect_count; i++) {
        const struct box *b = &n->rect[i];
        barred |= b->bottom - b->top < highest_bar_pt && b->left < text->right &&
                  b->right > text->left && b->top < bottom && b->bottom > top;
    }
    for (size_t i = 0; i < n->line_count; i++) {
        const struct noted_line *l = &n->line[i];
        barred |= l->from[1] == l->to[1] && l->from[0] < text->right && l->to[0] > text->left &&
                  l->from[1] > top && l->from[1] < bottom;
    }
    return barred;
}

static bool has_text(const struct notes *n, const char *part)
{
    bool found = false;
    for (size_t i = 0; i < n->count; i++) {
        found |= strstr(n->item[i].text, part) != NULL;
    }
    return found;
}

Test(levels_page, no_bar_is_on_a_text)
{
    static const char *const languages[] = {"en", "de", "fr", "es", "it", "nl", "pl", "el"};
    static const double minutes[] = {5, 7, 9, 30};
    for (size_t theme = 0; theme < theme_text_count; theme++) {
        for (size_t k = 0; k < sizeof languages / sizeof languages[0]; k++) {
            struct bench t;
            begin_timed(&t, theme_texts[theme].name, languages[k], minutes);
            const struct notes *n = levels_page(&t);
            cr_expect(has_text(n, "30"));
            for (size_t i = 0; i < n->count; i++) {
                cr_expect_not(is_barred(n, &n->item[i]), "%s, %s: %s", theme_texts[theme].name,
                              languages[k], n->item[i].text);
            }
            end(&t);
        }
    }
}

/* Bars of levels that get faster would say that they get easier. */
Test(levels_page, bars_are_drawn_where_times_rise)
{
    static const double rising[] = {5, 7, 9, 30};
    static const double falling[] = {5, 27, 9, 12};
    struct bench t;
    begin_timed(&t, "classic", "en", rising);
    const size_t with = levels_page(&t)->shape_count;
    end(&t);
    begin_timed(&t, "classic", "en", falling);
    const size_t without = levels_page(&t)->shape_count;
    end(&t);
    cr_expect_eq(with, without + 2, "%zu and %zu", with, without);
}

/* A level's time is marked if some of its puzzles have none, and a note says so. */
Test(levels_page, says_which_times_leave_puzzles_out)
{
    static const double all[] = {5, 7, 9, 30};
    static const double some[] = {5, 7, 9, -1};
    struct bench t;
    begin_timed(&t, "classic", "en", all);
    cr_expect_not(has_text(levels_page(&t), "*"));
    end(&t);
    begin_timed(&t, "classic", "en", some);
    cr_expect(has_text(levels_page(&t), "about 5\xE2\x80\x93\x37 min"));
    cr_expect(has_text(levels_page(&t), "about 9 min*"));
    cr_expect(has_text(levels_page(&t), "* Some of these puzzles have no estimated time."));
    end(&t);
}

/* The rules across the whole table, from its head down. */
static size_t rules_across(struct bench *t, const struct notes *n, double y[], size_t most)
{
    const struct box block = book_block(t->book, page_of_kind(t, "levels", 0));
    size_t count = 0;
    for (size_t i = 0; i < n->line_count && count < most; i++) {
        const struct noted_line *l = &n->line[i];
        if (l->from[1] == l->to[1] && l->from[0] <= block.left + 1 && l->to[0] >= block.right - 1) {
            y[count++] = l->from[1];
        }
    }
    return count;
}

/* In large print a level whose puzzles do not stand together has no range, and a lower row; all
 * rows are higher than they need be where nothing else is on the page. */
Test(levels_page, large_rows_are_as_high_as_what_they_have)
{
    static const char *const mixed[] = {"easy", "medium", "easy", "easy"};
    struct bench t;
    begin_levels(&t,
                 "book: {title: T}\npage: {trim: 8.5 x 11 in}\nstyle: {theme: large-print}\n"
                 "per_page: 1\nparts: {back: [{part: usual}, {part: levels, side: right}]}\n"
                 "sections:\n  - {count: 4}\n",
                 mixed, 4);
    cr_assert_eq(t.status, STATUS_OK, "%s", t.messages);
    const struct notes *n = levels_page(&t);
    enum { RULES = 8 };
    double y[RULES];
    const size_t count = rules_across(&t, n, y, RULES);
    cr_assert_geq(count, 3);
    const double easy = y[count - 2] - y[count - 3];
    const double medium = y[count - 1] - y[count - 2];
    cr_expect_gt(medium, easy + 10);
    cr_expect_gt(easy, 1.3 * 4.4 * t.book->type.body);
    end(&t);
}

/* Levels in words stand in an entry of the contents once: behind its title, or below it. */
Test(levels_page, contents_name_mixed_levels_once)
{
    static const char *const mixed[] = {"easy", "hard"};
    static const char *const styles[] = {"leaders", "plain", "numbers", "table", "bars", "discs"};
    for (size_t i = 0; i < sizeof styles / sizeof styles[0]; i++) {
        struct bench t;
        char yaml[400];
        snprintf(yaml, sizeof yaml,
                 "book: {title: T}\npage: {trim: 6 x 9 in}\nstyle: {contents: %s, level_marks: "
                 "dots}\nsections: [{title: One, count: 4}]\n",
                 styles[i]);
        begin_levels(&t, yaml, mixed, 2);
        const struct notes *n = page_texts(&t, page_of_kind(&t, "contents", 0));
        size_t found = 0;
        for (size_t k = 0; k < n->count; k++) {
            found += strstr(n->item[k].text, "Easy to Hard") != NULL;
        }
        cr_expect_eq(found, 1, "%s: %zu", styles[i], found);
        end(&t);
    }
}
