#include <criterion/criterion.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "render/preflight/content/pdf_content.h"
#include "tests/unit/preflight_sample.h"

Test(preflight, reports_in_words_and_json)
{
    struct preflight report = {0};
    struct text out = {0};
    preflight_add(&report, "a.pdf", "lines", "no thin ones", PREFLIGHT_PASS, "0.75 pt");
    preflight_add(&report, "a.pdf", "fonts", "all", PREFLIGHT_FAILED, "the \"X\" is missing");
    preflight_add(&report, "b.pdf", "gray", "only", PREFLIGHT_WARNING, "hm");
    preflight_print_text(&report, false, &out);
    cr_assert_str_eq(out.data, "a.pdf\n"
                               "  pass  lines           0.75 pt\n"
                               "  FAIL  fonts           the \"X\" is missing\n"
                               "b.pdf\n"
                               "  warn  gray            hm\n"
                               "preflight: 3 rules, 1 failed, 1 warning\n");
    text_clear(&out);
    preflight_print_text(&report, true, &out);
    cr_assert_str_eq(out.data, "a.pdf\n"
                               "  FAIL  fonts           the \"X\" is missing\n"
                               "b.pdf\n"
                               "  warn  gray            hm\n"
                               "preflight: 3 rules, 1 failed, 1 warning\n");
    text_clear(&out);
    preflight_print_json(&report, &out);
    cr_assert(strstr(out.data,
                     "{\"pass\": false, \"failures\": 1, \"warnings\": 1, \"rules\": [\n"
                     "  {\"subject\": \"a.pdf\", \"rule\": \"lines\", \"state\": \"pass\", "
                     "\"asks\": \"no thin ones\", \"detail\": \"0.75 pt\"},\n"));
    cr_assert(strstr(out.data, "\"detail\": \"the \\\"X\\\" is missing\"}"));
    text_free(&out);
    preflight_free(&report);
}

struct marks {
    struct pdf_mark mark[16];
    char text[16][32];
    size_t count;
};

static void add_mark(void *context, const struct pdf_mark *m)
{
    struct marks *marks = context;
    cr_assert_lt(marks->count, 16);
    marks->mark[marks->count] = *m;
    snprintf(marks->text[marks->count], 32, "%s", m->utf8 ? m->utf8 : "");
    marks->count++;
}

static bool near(double a, double b)
{
    return fabs(a - b) < 1e-3;
}

/* What is drawn on a canvas comes back from the file. */
Test(preflight, content_is_read_as_drawn)
{
    struct diag d = {0};
    struct font_set *fonts = font_set_new();
    const struct font *font = NULL;
    cr_assert_eq(font_find(fonts, "DejaVu Sans", (enum font_style)0, NULL, &font, NULL, &d),
                 STATUS_OK);
    struct canvas *c = canvas_new(canvas_device_find("pdf"), &(struct canvas_options){0});
    canvas_begin_page(c, &(struct page_boxes){.width_pt = 200, .height_pt = 300});
    struct text_style style = {.font = font, .size_pt = 10, .paint = PAINT_BLACK};
    canvas_line(c, 10, 20, 110, 20, 1.5, PAINT_BLACK);
    canvas_frame(c, (struct box){30, 40, 70, 80}, 2, paint_gray(0.5));
    canvas_fill(c, (struct box){30, 40, 70, 90}, paint_gray(0.8));
    canvas_fill(c, (struct box){1, 2, 3, 4}, paint_rgb(0x00FF00));
    canvas_text(c, 15, 100, ALIGN_LEFT, &style, "a(b)\\ \xC3\xA9");
    canvas_text(c, 15, 120, ALIGN_LEFT, &style, "\xCE\xBB\xCF\x8D\xCF\x83\xCE\xB7 7");
    canvas_push(c, (struct placement){2, 2, 150, 200});
    canvas_text(c, 10, 20, ALIGN_LEFT, &style, "turned");
    canvas_pop(c);
    canvas_circle(c, 100, 200, 20, 1, PAINT_BLACK);
    canvas_end_page(c);
    struct text pdf = {0};
    cr_assert_eq(canvas_finish(c, &pdf, &d), STATUS_OK);
    struct pdf_file f;
    struct pdf_fonts fonts_read = {0};
    cr_assert_null(pdf_open(&f, pdf.data, pdf.length));
    cr_assert_eq(f.page_count, 1);
    struct marks m = {0};
    cr_assert_null(pdf_each_mark(&f, &fonts_read, 0, add_mark, &m));
    cr_assert_eq(m.count, 8, "%zu", m.count);
    const struct pdf_mark *k = m.mark;
    cr_assert(k[0].kind == PDF_STROKE && near(k[0].left, 10) && near(k[0].right, 110) &&
              near(k[0].top, 280) && near(k[0].width_pt, 1.5) && !k[0].rectangle);
    cr_assert(near(k[0].ink_left, 10) && near(k[0].ink_right, 110) &&
                  near(k[0].ink_bottom, 279.25) && near(k[0].ink_top, 280.75),
              "a line ends where it says, and is as wide as it says");
    cr_assert(k[7].ink_left < 79.6 && k[7].ink_right > 120.4 && k[7].ink_bottom < 79.6 &&
                  k[7].ink_top > 120.4,
              "a circle is wide all around");
    cr_assert(k[1].kind == PDF_STROKE && k[1].rectangle && near(k[1].left, 30) &&
              near(k[1].bottom, 220) && near(k[1].top, 260) && near(k[1].gray, 0.5));
    cr_assert(k[2].kind == PDF_FILL && near(k[2].gray, 0.8) && near(k[2].bottom, 210));
    cr_assert(k[3].kind == PDF_FILL && k[3].colour && !k[2].colour);
    cr_assert(k[4].kind == PDF_TEXT && near(k[4].left, 15) && near(k[4].top, 200) &&
              near(k[4].size_pt, 10));
    cr_assert_str_eq(m.text[4], "a(b)\\ \xC3\xA9");
    cr_assert_str_eq(m.text[5], "\xCE\xBB\xCF\x8D\xCF\x83\xCE\xB7 7");
    cr_assert(near(k[6].size_pt, 20) && k[6].quarter_turns == 2 && near(k[6].left, 130) &&
                  near(k[6].top, 140),
              "%g %u %g %g", k[6].size_pt, k[6].quarter_turns, k[6].left, k[6].top);
    cr_assert(k[7].kind == PDF_STROKE && fabs(k[7].left - 80) < 0.5 && fabs(k[7].top - 120) < 0.5);
    pdf_fonts_free(&fonts_read);
    pdf_close(&f);
    text_free(&pdf);
    canvas_drop(c);
    font_set_drop(fonts);
}

/* The marks of the test below: a line, dashes, dashes twice as large, a circle and a line. */
static void check_dashes(void *context, const struct pdf_mark *m)
{
    static const size_t segments[] = {1, 5, 3, 0, 1};
    size_t *marks = context;
    const size_t mark = (*marks)++;
    cr_assert(mark < 5 && m->kind == PDF_STROKE);
    cr_assert_eq(m->segment_count, segments[mark], "%zu", m->segment_count);
    for (size_t i = 0; (mark == 1 || mark == 2) && i < segments[mark]; i++) {
        const struct pdf_segment *s = &m->segment[i];
        const unsigned axis = mark == 1 ? 0 : 1;
        const double from = mark == 1 ? 10.5 + 4.2 * (double)i : 290 - 8.4 * (double)i;
        const double to = mark == 1 ? fmin(from + 2.7, 29) : fmax(from - 5.4, 268);
        cr_assert(near(s->from[axis], from) && near(s->to[axis], to), "dash %zu: %g to %g", i,
                  s->from[axis], s->to[axis]);
        cr_assert(near(s->from[1 - axis], mark == 1 ? 280 : 50));
    }
}

/* A dashed line comes back dash by dash; what is drawn behind it has no gaps. */
Test(preflight, dashes_are_read_as_drawn)
{
    struct diag d = {0};
    struct canvas *c = canvas_new(canvas_device_find("pdf"), &(struct canvas_options){0});
    canvas_begin_page(c, &(struct page_boxes){.width_pt = 200, .height_pt = 300});
    canvas_line(c, 10, 10, 30, 10, 1, PAINT_BLACK);
    canvas_dashed_line(c, 10.5, 20, 29, 20, 1, PAINT_BLACK, (struct dashes){2.7, 4.2});
    canvas_push(c, (struct placement){2, 0, 50, 10});
    canvas_dashed_line(c, 0, 0, 0, 11, 0.5, PAINT_BLACK, (struct dashes){2.7, 4.2});
    canvas_pop(c);
    canvas_circle(c, 100, 200, 20, 1, PAINT_BLACK);
    canvas_line(c, 10, 30, 30, 30, 1, PAINT_BLACK);
    canvas_end_page(c);
    struct text pdf = {0};
    cr_assert_eq(canvas_finish(c, &pdf, &d), STATUS_OK);
    struct pdf_file f;
    struct pdf_fonts fonts = {0};
    size_t marks = 0;
    cr_assert_null(pdf_open(&f, pdf.data, pdf.length));
    cr_assert_null(pdf_each_mark(&f, &fonts, 0, check_dashes, &marks));
    cr_assert_eq(marks, 5);
    pdf_fonts_free(&fonts);
    pdf_close(&f);
    text_free(&pdf);
    canvas_drop(c);
}

/* Whatever bytes the file has, reading ends with an answer. */
Test(preflight, damaged_files_are_read_safely)
{
    struct sample p;
    struct text rules = {0};
    sample_begin(&p, "screen", NULL, false);
    char *sound = malloc(p.pdf.length);
    size_t length = p.pdf.length;
    memcpy(sound, p.pdf.data, length);
    uint32_t random = 1;
    for (int round = 0; round < 60; round++) {
        memcpy(p.pdf.data, sound, length);
        p.pdf.length = length;
        for (int k = 0; k < 1 + round / 4; k++) {
            random = random * 1664525 + 1013904223;
            size_t at = (size_t)random % length;
            p.pdf.data[at] = (char)(random >> 24);
        }
        if (round % 3 == 0) {
            p.pdf.length = (size_t)random % length;
        }
        sample_judge(&p, &rules);
    }
    text_free(&rules);
    free(sound);
    sample_end(&p);
}
