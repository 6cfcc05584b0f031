/* Every theme, at every profile, with every option that moves type: no page has ink in the margins
 * that the printer wants free. Pages are drawn on a device that keeps nothing; the canvas measures
 * their ink. */
#include <criterion/criterion.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "config/theme.h"
#include "render/book/book_data.h"
#include "render/canvas/device.h"

static bool nothing_open(struct canvas *c)
{
    (void)c;
    return true;
}

static void nothing_page(struct canvas *c, const struct page_boxes *boxes)
{
    (void)c, (void)boxes;
}

static void nothing_end(struct canvas *c)
{
    (void)c;
}

static void nothing_line(struct canvas *c, const double from[2], const double to[2],
                         double width_pt, const struct paint *p)
{
    (void)c, (void)from, (void)to, (void)width_pt, (void)p;
}

static void nothing_rect(struct canvas *c, const struct box *b, double width_pt,
                         const struct paint *p)
{
    (void)c, (void)b, (void)width_pt, (void)p;
}

static void nothing_circle(struct canvas *c, const double centre[2], double radius_pt,
                           double width_pt, const struct paint *p)
{
    (void)c, (void)centre, (void)radius_pt, (void)width_pt, (void)p;
}

static void nothing_text(struct canvas *c, const double at[2], unsigned quarter_turns,
                         const struct text_style *style, const char *utf8,
                         const struct shaped *shaped)
{
    (void)c, (void)at, (void)quarter_turns, (void)style, (void)utf8, (void)shaped;
}

static void nothing_art(struct canvas *c, const double m[6], const struct art *art,
                        double min_width, const struct paint *ink)
{
    (void)c, (void)m, (void)art, (void)min_width, (void)ink;
}

static const struct device_functions functions = {
    .open = nothing_open,
    .begin_page = nothing_page,
    .end_page = nothing_end,
    .line = nothing_line,
    .rect = nothing_rect,
    .circle = nothing_circle,
    .text = nothing_text,
    .art = nothing_art,
    .drop = nothing_end,
};

static const struct canvas_device measure = {
    .name = "measure", .many_pages = true, .functions = &functions};

/* What moves type: heads, page numbers, tabs and strips, sizes, labels, edges. */
static const char *const options[] = {
    "",
    "running_heads: true",
    "running_heads: false",
    "folios: none",
    "folios: centre, folio_style: disc",
    "folios: outside, folio_style: dashes",
    "folios: head, folio_style: disc, running_heads: true",
    "folios: head, folio_style: dashes, running_heads: false",
    "head_style: ruled, running_heads: true",
    "head_style: small-caps, running_heads: true",
    "thumb_tabs: true, progress: true",
    "progress: true, folios: none",
    "text_size: 17 pt, running_heads: true",
    "labels: side",
    "labels: side, label_side: alternate, check_boxes: true",
    "labels: tab, label_side: outside, outer_line: 6 pt",
    "labels: bar, outer_line: 6 pt",
    "labels: badge, label_side: outside, friends: true, level_marks: stars-to-fill",
    "labels: margin, label_side: alternate, outer_line: 6 pt",
    "labels: strap, outer_line: 6 pt",
    "labels: centred, head_style: ornate, running_heads: true",
    "labels: disc, estimated_time: true, check_boxes: true",
    "labels: centred, time_line: true, vote_boxes: true, small_print: [icon, openings]",
};
enum { OPTIONS = sizeof options / sizeof options[0], PUZZLES = 3 };

struct trial_book {
    struct font_set *fonts;
    struct record record[PUZZLES];
    const struct record *puzzle[PUZZLES];
    const char *theme, *option;
    const struct profile *profile;
    bool texts; /* hints, how to play and a walkthrough, too */
    size_t pages;
};

/* The edge where there is too much ink; NULL: there is none. */
static const char *crowded_edge(const struct trial_book *t, const struct book *b,
                                const struct page_record *r, size_t page)
{
    static const char *const edges[] = {"inside", "outside", "top", "bottom"};
    const double slack = 0.01;
    bool boxed = r->boxes.trim.right > r->boxes.trim.left;
    struct box cut =
        boxed ? r->boxes.trim : (struct box){0, 0, r->boxes.width_pt, r->boxes.height_pt};
    double least = b->sheet.bleed_pt > 0 ? t->profile->bleed_margin_pt : t->profile->margin_pt;
    double gutter = profile_gutter_pt(t->profile, (unsigned)b->part[BOOK_INTERIOR].count);
    double left = r->ink.left - cut.left;
    double right = cut.right - r->ink.right;
    const double found[] = {page % 2 ? right : left, page % 2 ? left : right, r->ink.top - cut.top,
                            cut.bottom - r->ink.bottom};
    for (int i = 0; i < 4; i++) {
        if (found[i] < fmax(i ? 0 : gutter, least) - slack) {
            return edges[i];
        }
    }
    return NULL;
}

static void check_book(struct trial_book *t)
{
    static const struct config_vocabulary any = {0};
    static char sentence[] = "**Pointing**: in box 1, 4 can go only in r1c1 and r2c1.";
    static const char *const hints[PUZZLES] = {sentence, sentence, sentence};
    static struct walkthrough_step step = {.number = 1, .text = sentence};
    static const struct book_walkthrough walkthrough = {1, &step, 1, NULL};
    const struct book_section_source section = {t->puzzle, PUZZLES, NULL, 0};
    struct book_config *cfg;
    struct book *b;
    struct diag d;
    char *said = NULL;
    char yaml[600];
    size_t length;
    FILE *out = open_memstream(&said, &length);
    bool large = strcmp(t->theme, "large-print") == 0;
    snprintf(yaml, sizeof yaml,
             "book: {title: Jumping Ångström, author: 'Jöran'}\npage: {trim: %s}\n"
             "per_page: %d\nstyle: {theme: %s%s%s}\nparts: {how_to_play: %s}\n"
             "sections: [{title: 'Éjfél', level: easy, count: %d, tip: Just try.}]\n",
             large ? "8.5x11 in" : "6x9 in", large ? 1 : 2, t->theme, *t->option ? ", " : "",
             t->option, t->texts ? "true" : "false", PUZZLES);
    diag_init(&d, out);
    cr_assert_eq(book_config_parse(&cfg, "b.yaml", yaml, strlen(yaml), &any, NULL, 0, &d),
                 STATUS_OK, "%s", yaml);
    const struct book_source source = {.config = cfg,
                                       .profile = t->profile,
                                       .fonts = t->fonts,
                                       .section = &section,
                                       .hint = t->texts ? hints : NULL,
                                       .walkthrough = &walkthrough,
                                       .walkthrough_count = t->texts,
                                       .draft = true};
    enum status status = book_plan(&b, &source, &d);
    fclose(out);
    cr_expect_eq(status, STATUS_OK, "%s %s {%s}: %s", t->theme, t->profile->name, t->option, said);
    if (status == STATUS_OK) {
        struct canvas_options o = {.scale = 1};
        struct canvas *c = canvas_new(&measure, &o);
        book_draw(b, BOOK_INTERIOR, c);
        for (size_t i = 0; i < canvas_page_count(c); i++) {
            const struct page_record *r = &canvas_pages(c)[i];
            const char *edge = r->ink.left < r->ink.right ? crowded_edge(t, b, r, i) : NULL;
            cr_expect_null(edge, "%s %s {%s}: page %zu, %s", t->theme, t->profile->name, t->option,
                           i + 1, edge);
            t->pages++;
        }
        canvas_drop(c);
        book_drop(b);
    }
    book_config_free(cfg);
    free(said);
}

Test(theme_margins, ink_stays_out_of_them)
{
    struct trial_book t = {.fonts = font_set_new()};
    for (size_t i = 0; i < PUZZLES; i++) {
        record_init(&t.record[i], variant_find("classic"));
        strcpy(t.record[i].level, "medium");
        t.record[i].minutes = 125;
        t.puzzle[i] = &t.record[i];
    }
    for (size_t theme = 0; theme < theme_text_count; theme++) {
        for (size_t p = 0; p < profile_count(); p++) {
            for (size_t o = 0; o < OPTIONS; o++) {
                t.theme = theme_texts[theme].name;
                t.profile = profile_at(p);
                t.option = options[o];
                t.texts = (o + p) % 4 == 0;
                if (strcmp(t.theme, "night") != 0 || t.profile->navigation) {
                    check_book(&t);
                }
            }
        }
    }
    cr_expect_gt(t.pages, 1000);
    font_set_drop(t.fonts);
}
