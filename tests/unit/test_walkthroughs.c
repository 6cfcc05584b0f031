/* Puzzles explained step by step: what is said of steps without a picture, and how large the
 * candidates in the pictures are. */
#include <criterion/criterion.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "gen/format/stream.h"
#include "render/board/board_draw.h"
#include "render/book/book_data.h"
#include "render/press/explanations.h"
#include "tests/unit/a_font.h"
#include "tests/unit/page_notes.h"

/* Pointing twice, claiming twice, then a swordfish; singles around them. */
static const char fish[] =
    "5.......3..9.6.7...6.3.7.2...5.1.2...8.2.5.7...2.7.4...7.9.1.4...1.4.8..2.......9";
static const char singles[] =
    "530070000600195000098000060800060003400803001700020006060000280000419005000080079";

static struct book_config *parse(const char *yaml)
{
    static const struct config_vocabulary any = {0};
    struct diag d = {0};
    struct book_config *cfg;
    cr_assert_eq(book_config_parse(&cfg, "b", yaml, strlen(yaml), &any, NULL, 0, &d), STATUS_OK,
                 "%s", yaml);
    return cfg;
}

static void make_walkthroughs(struct walkthroughs *w, struct record *r, const char *line,
                              const struct book_config *cfg)
{
    struct diag d = {0};
    cr_assert_eq(record_from_line(r, line, NULL, NULL, &d), STATUS_OK);
    const struct record *puzzle = r;
    cr_assert_eq(walkthroughs_make(w, cfg, &puzzle, NULL, 1, &d), STATUS_OK);
    cr_assert_eq(w->count, 1);
}

static bool names_number(const char *text, unsigned number)
{
    char digits[16];
    snprintf(digits, sizeof digits, "%u", number);
    return strstr(text, digits) != NULL;
}

/* The steps from `first` to `last`, which may be none, and their text. */
static void expect_gap(const char *text, unsigned first, unsigned last, const char *language)
{
    cr_expect_eq(text != NULL, first <= last, "%s: %u to %u: %s", language, first, last,
                 text ? text : "-");
    if (text && first <= last) {
        cr_expect(names_number(text, first) && names_number(text, last), "%s: %s", language, text);
        cr_expect(!strchr(text, '{'), "%s: %s", language, text);
    }
}

Test(walkthroughs, steps_without_a_picture_are_named_in_all_languages)
{
    static const char *const languages[] = {"en", "de", "fr", "es", "it", "nl", "pl", "el"};
    for (size_t i = 0; i < sizeof languages / sizeof languages[0]; i++) {
        char yaml[200];
        struct walkthroughs w;
        struct record r = {0};
        snprintf(yaml, sizeof yaml,
                 "book: {title: T, language: %s}\nsections: [{count: 1}]\n"
                 "walkthrough: {puzzles: 1, max_steps: 3}\n",
                 languages[i]);
        struct book_config *cfg = parse(yaml);
        make_walkthroughs(&w, &r, fish, cfg);
        const struct book_walkthrough *one = &w.item[0];
        unsigned next = 1;
        cr_assert_eq(one->step_count, 3);
        for (size_t s = 0; s < one->step_count; s++) {
            expect_gap(one->step[s].before, next, one->step[s].number - 1, languages[i]);
            next = one->step[s].number + 1;
        }
        cr_expect_not_null(one->after, "%s", languages[i]);
        cr_expect(one->after && names_number(one->after, next), "%s", languages[i]);
        walkthroughs_free(&w);
        book_config_free(cfg);
    }
}

/* Few digits are named with their cells, many are counted. */
Test(walkthroughs, what_was_found_is_named_or_counted)
{
    struct walkthroughs w;
    struct record r = {0};
    struct book_config *cfg = parse("book: {title: T}\nsections: [{count: 1}]\n"
                                    "walkthrough: {puzzles: 1, max_steps: 48}\n");
    make_walkthroughs(&w, &r, singles, cfg);
    cr_assert_eq(w.item[0].step_count, 48);
    cr_expect_null(w.item[0].step[0].before);
    cr_assert_not_null(w.item[0].after);
    cr_expect(strstr(w.item[0].after, "Steps 49 to 51 have no picture: r"), "%s", w.item[0].after);
    cr_expect(strstr(w.item[0].after, " = "), "%s", w.item[0].after);
    walkthroughs_free(&w);
    cfg->walkthrough.max_steps = 2;
    make_walkthroughs(&w, &r, singles, cfg);
    cr_expect_str_eq(w.item[0].after, "Steps 3 to 51 have no picture: 49 digits found.");
    walkthroughs_free(&w);
    book_config_free(cfg);
}

/* ---- how large candidates are ---- */

/* A digit by itself: a candidate, or one that stands in a cell. */
static bool is_digit(const struct noted *t)
{
    return t->text[0] >= '1' && t->text[0] <= '9' && !t->text[1];
}

/* Of a walkthrough's pages, which has at most `max_pages`. Digits of its boards have on each page
 * at least `digit_pt`. */
static void expect_candidates(const char *line, const char *theme, const char *trim, double min_pt,
                              double digit_pt, size_t max_pages)
{
    char yaml[300];
    struct walkthroughs w;
    struct record r = {0};
    struct book *book;
    struct diag d = {0};
    snprintf(yaml, sizeof yaml,
             "book: {title: T}\npage: {trim: %s}\nstyle: {theme: %s}\nper_page: 1\n"
             "sections: [{count: 1}]\nwalkthrough: {puzzles: 1, max_steps: 6}\n",
             trim, theme);
    struct book_config *cfg = parse(yaml);
    make_walkthroughs(&w, &r, line, cfg);
    const struct record *puzzle = &r;
    const struct book_section_source section = {&puzzle, 1, NULL, 0};
    const struct book_source source = {.config = cfg,
                                       .profile = profile_find("screen"),
                                       .fonts = shared_fonts(),
                                       .section = &section,
                                       .walkthrough = w.item,
                                       .walkthrough_count = w.count,
                                       .draft = true};
    cr_assert_eq(book_plan(&book, &source, &d), STATUS_OK, "%s %s", theme, trim);
    const struct page_list *list = &book->part[BOOK_INTERIOR];
    size_t pages = 0;
    for (size_t i = 0; i < list->count; i++) {
        const struct canvas_options o = {.scale = 1};
        if (strcmp(list->page[i].kind->name, "walkthrough") != 0) {
            continue;
        }
        struct canvas *c = canvas_new(&page_noter, &o);
        book_draw_page(book, BOOK_INTERIOR, i, c);
        const struct notes *n = c->state;
        double smallest_pt = INFINITY; /* the candidates' */
        double largest_pt = 0;
        for (size_t k = 0; k < n->count; k++) {
            if (is_digit(&n->item[k])) {
                smallest_pt = fmin(smallest_pt, n->item[k].size);
                largest_pt = fmax(largest_pt, n->item[k].size);
            }
        }
        cr_expect(!list->page[i].count || smallest_pt < 0.75 * largest_pt, "%s %s", theme, trim);
        cr_expect(smallest_pt >= min_pt, "%s %s: page %zu", theme, trim, i);
        cr_expect(!list->page[i].count || largest_pt >= digit_pt, "%s %s: page %zu: %.1f", theme,
                  trim, i, largest_pt);
        canvas_drop(c);
        pages++;
    }
    cr_expect_leq(pages, max_pages, "%s %s", theme, trim);
    book_drop(book);
    walkthroughs_free(&w);
    book_config_free(cfg);
}

/* Two steps a page; in large print one. */
Test(walkthroughs, candidates_can_be_read_in_every_theme)
{
    static const char *const themes[] = {"classic",  "modern",  "newspaper", "minimal",
                                         "children", "elegant", "bold",      "night"};
    static const char *const trims[] = {"6x9 in", "8.5x11 in"};
    for (size_t i = 0; i < sizeof themes / sizeof themes[0]; i++) {
        for (size_t k = 0; k < 2; k++) {
            expect_candidates(fish, themes[i], trims[k], 7, 0, 3);
        }
    }
    expect_candidates(fish, "large-print", "6x9 in", 12.5, 16, 6);
    expect_candidates(fish, "large-print", "8.5x11 in", 12.5, 29, 4);
    expect_candidates(singles, "large-print", "8.5x11 in", 12.5, 33, 8);
    expect_candidates(fish, "children", "6x9 in", 7, 20, 3);
}

/* A part of a link; all other lines are longer. */
static bool is_of_link(const struct noted_line *l)
{
    const double longest_pt = 3.2;
    return hypot(l->to[0] - l->from[0], l->to[1] - l->from[1]) <= longest_pt;
}

/* Is the line's middle on the ink of a digit, which is about half as wide as high? */
static bool is_on_digit(const struct noted_line *l, const struct noted *t, double digit_width_em)
{
    const double at[2] = {(l->from[0] + l->to[0]) / 2, (l->from[1] + l->to[1]) / 2};
    const double x = t->left + digit_width_em * t->size / 2;
    return fabs(at[0] - x) < 0.2 * t->size && at[1] < t->baseline &&
           at[1] > t->baseline - 0.6 * t->size;
}

/* The links of chains, which would run over candidates and givens of the rows and columns between.
 */
Test(walkthroughs, links_run_clear_of_digits)
{
    enum { CELL_PT = 24 };
    static const char *const chains[] = {
        "..1.65...3.7..28..6.4.....2.....1.8.....7.4...2.........5.1......3.....81..45.79.",
        "2....5...........1.5.7..8.412..839..7..2.95........6......48....913.....83.95..7.",
    };
    for (size_t i = 0; i < sizeof chains / sizeof chains[0]; i++) {
        struct diag d = silent();
        struct walkthroughs w;
        struct record r = {0};
        struct board_style style;
        struct book_config *cfg = parse("book: {title: T}\nsections: [{count: 1}]\n"
                                        "walkthrough: {puzzles: 1, max_steps: 60}\n");
        make_walkthroughs(&w, &r, chains[i], cfg);
        cr_assert_eq(board_style_init(&style, shared_fonts(), DEFAULT_DIGIT_FONT, NULL, &d),
                     STATUS_OK);
        const double width_em = font_width_em(style.candidate_font, "1");
        size_t links = 0;
        size_t lines = 0;
        for (size_t k = 0; k < w.item[0].step_count; k++) {
            const struct walkthrough_step *s = &w.item[0].step[k];
            struct canvas *c = canvas_new(&page_noter, &(struct canvas_options){.scale = 1});
            const struct board_content content = {.variant = r.variant,
                                                  .givens = &r.givens,
                                                  .filled = &s->board,
                                                  .candidates = CANDIDATE_MARKS_FULL,
                                                  .candidate = s->candidate,
                                                  .step = &s->step};
            canvas_begin_page(c, &(struct page_boxes){.width_pt = 400, .height_pt = 400});
            board_draw(c, 0, 0, CELL_PT, &style, &content);
            canvas_end_page(c);
            const struct notes *n = c->state;
            size_t struck = 0;
            for (size_t l = 0; l < n->line_count; l++) {
                const bool of_link = is_of_link(&n->line[l]);
                lines += of_link;
                for (size_t t = 0; of_link && t < n->count; t++) {
                    struck +=
                        is_digit(&n->item[t]) && is_on_digit(&n->line[l], &n->item[t], width_em);
                }
            }
            links += s->step.link_count;
            cr_expect_eq(struck, 0, "puzzle %zu, step %u: %zu", i, s->number, struck);
            canvas_drop(c);
        }
        cr_expect(links > 4 && lines > 10 * links, "%zu links, %zu lines", links, lines);
        walkthroughs_free(&w);
        book_config_free(cfg);
    }
}
