/* A section's own look, read back from the PDF. */
#include <criterion/criterion.h>
#include <ctype.h>
#include <math.h>
#include <string.h>

#include "render/book/style/board_looks.h"
#include "render/book/style/level_marks.h"
#include "render/preflight/content/pdf_content.h"
#include "tests/unit/preflight_sample.h"

/* Of all the book's pages. */
struct seen {
    double widest;  /* of strokes */
    double largest; /* of texts of one digit */
    size_t fills, circles;
};

static void see(void *context, const struct pdf_mark *m)
{
    struct seen *s = context;
    bool digit = m->kind == PDF_TEXT && m->utf8 && strlen(m->utf8) == 1 && isdigit(m->utf8[0]) &&
                 m->size_pt < 60;
    s->widest = m->kind == PDF_STROKE ? fmax(s->widest, m->width_pt) : s->widest;
    s->largest = digit ? fmax(s->largest, m->size_pt) : s->largest;
    s->fills += m->kind == PDF_FILL && m->rectangle;
    s->circles += m->kind == PDF_FILL && !m->rectangle;
}

static void look_at_style(const char *const *sets, struct seen *s)
{
    struct sample p;
    struct pdf_file file;
    struct pdf_fonts fonts = {0};
    struct text rules = {0};
    *s = (struct seen){.fills = 0};
    sample_open(&p, "kdp", sets, false);
    cr_assert_null(pdf_open(&file, p.pdf.data, p.pdf.length));
    for (size_t i = 0; i < file.page_count; i++) {
        cr_assert_null(pdf_each_mark(&file, &fonts, i, see, s));
    }
    pdf_fonts_free(&fonts);
    pdf_close(&file);
    sample_judge(&p, &rules);
    cr_expect_str_eq(rules.data ? rules.data : "", "", "%s: %s", sets[0] ? sets[0] : "as it is",
                     rules.data);
    text_free(&rules);
    sample_end(&p);
}

/* A detail of the puzzle adds lines and digits, and so does the title page's ornament. */
#define PLAIN "style.opener=numeral", "style.ornament=none"

Test(section_style, is_in_the_file)
{
    static const char *const none[] = {PLAIN, NULL, NULL};
    static const char *const heavy[] = {PLAIN,
                                        "sections[0].style={cell_line: 1.25 pt, box_line: 4 pt, "
                                        "outer_line: 5 pt}",
                                        NULL};
    static const char *const large[] = {PLAIN, "sections[0].style.digit_height=0.72", NULL};
    static const char *const squares[] = {PLAIN, "sections[0].style.opener=pattern", NULL};
    static const char *const discs[] = {
        PLAIN, "sections[0].style={opener: pattern, pattern: discs}", NULL};
    static const char *const silhouettes[] = {PLAIN, "sections[0].style.opener=silhouettes", NULL};
    static const char *const box[] = {PLAIN, "sections[0].style.opener=box", NULL};
    struct seen usual;
    struct seen s;
    look_at_style(none, &usual);
    look_at_style(heavy, &s);
    cr_expect_float_eq(s.widest, usual.widest * 5 / 2.25, 0.3 * usual.widest, "%.2f of %.2f",
                       s.widest, usual.widest);
    look_at_style(large, &s);
    cr_expect_gt(s.largest, 1.1 * usual.largest);
    look_at_style(squares, &s);
    cr_expect_eq(s.fills, usual.fills + 81);
    look_at_style(discs, &s);
    cr_expect_eq(s.circles, usual.circles + 81);
    look_at_style(silhouettes, &s);
    cr_expect_geq(s.fills, usual.fills + 81);
    cr_expect_eq((s.fills - usual.fills) % 81, 0, "a tile a cell");
    look_at_style(box, &s);
    cr_expect_eq(s.fills, usual.fills + 1, "the block of its numeral");
}

/* Chapters and the boards of the rules are drawn in the book's style. */
Test(section_style, leaves_the_book_alone)
{
    static const char *const sets[] = {"sections[0].style.shade=regions", "style.shade=houses",
                                       NULL};
    struct sample p;
    sample_open(&p, "kdp", sets, false);
    cr_expect(book_style_of(p.book, 0).shade_regions);
    cr_expect_not(p.book->board.shade_regions);
    cr_expect_eq(book_style_of(p.book, 0).digit_height, p.book->board.digit_height);
    sample_end(&p);
}

/* Tabs at the edge of a closed book: pages that have them bleed where the printer can. */
Test(section_style, thumb_tabs_reach_the_edge)
{
    static const struct {
        const char *profile, *set;
        bool bleeds;
    } rows[] = {{"kdp", "style.theme=bold", true},
                {"kdp", "style.theme=modern", false},
                {"screen", "style.theme=bold", false}};
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        struct sample p;
        struct text rules = {0};
        sample_begin(&p, rows[i].profile, rows[i].set, false);
        cr_expect_eq(p.book->sheet.bleed_pt > 0, rows[i].bleeds, "%s %s", rows[i].profile,
                     rows[i].set);
        sample_judge(&p, &rules);
        cr_expect_str_eq(rules.data ? rules.data : "", "", "%s: %s", rows[i].set, rules.data);
        text_free(&rules);
        sample_end(&p);
    }
}

/* Stars to fill in are as many as the level; other marks have a place for each level. */
Test(section_style, stars_to_fill_are_as_many_as_the_level)
{
    struct sample p;
    sample_begin(&p, "screen", "style.level_marks=stars-to-fill", false);
    cr_expect_float_eq(level_marks_width(p.book, "hard", 10),
                       3 * level_marks_width(p.book, "easy", 10), 1e-9);
    sample_end(&p);
    sample_begin(&p, "screen", "style.level_marks=stars", false);
    cr_expect_float_eq(level_marks_width(p.book, "hard", 10), level_marks_width(p.book, "easy", 10),
                       1e-9);
    sample_end(&p);
}
