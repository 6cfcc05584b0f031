#include "tests/unit/cover_judge.h"

#include <criterion/criterion.h>

static const char *points[] = {"Every puzzle has one solution", "From gentle to brisk",
                               "Large grids"};

void cover_compose_back(struct sample *p)
{
    struct config_cover *cover = &p->cfg->cover;
    cover->back_text = "# Pencils ready\n\nSix puzzles, and an evening for each of them.";
    cover->points = (struct config_texts){points, 3};
    cover->sample_puzzle = 2;
    cover->author_text = "The author lives by a railway line.";
    cover->price = "9.90 EUR";
    p->cfg->series = (struct config_series){"Quiet Hours", 3};
}

void cover_draw_pdf(const struct sample *p, struct canvas **canvas, struct text *pdf)
{
    struct canvas_options o = {.record_texts = true,
                               .title = "T",
                               .pdf_x = book_pdf_x(p->book),
                               .intent = book_intent_of(p->book)};
    struct diag d = {0};
    *canvas = canvas_new(canvas_device_find("pdf"), &o);
    cover_draw(p->book, *canvas);
    cr_assert_eq(canvas_finish(*canvas, pdf, &d), STATUS_OK);
}

void cover_each_mark(const struct sample *p,
                     void (*visit)(void *context, const struct pdf_mark *mark), void *context)
{
    struct canvas *canvas;
    struct text pdf = {0};
    struct pdf_file file;
    struct pdf_fonts fonts = {0};
    cover_draw_pdf(p, &canvas, &pdf);
    cr_assert_null(pdf_open(&file, pdf.data, pdf.length));
    cr_assert_null(pdf_each_mark(&file, &fonts, 0, visit, context));
    pdf_fonts_free(&fonts);
    pdf_close(&file);
    canvas_drop(canvas);
    text_free(&pdf);
}

void cover_judge(const struct sample *p, struct text *rules)
{
    struct canvas *canvas;
    struct text pdf = {0};
    struct preflight report = {0};
    cover_draw_pdf(p, &canvas, &pdf);
    struct preflight_file file = {.name = "cover.pdf",
                                  .book = p->book,
                                  .kind = PREFLIGHT_COVER,
                                  .config = p->cfg,
                                  .profile = &p->profile,
                                  .page = canvas_pages(canvas),
                                  .page_count = canvas_page_count(canvas),
                                  .text = canvas_texts(canvas),
                                  .text_count = canvas_text_count(canvas),
                                  .pdf = pdf.data,
                                  .pdf_length = pdf.length};
    preflight_check_file(&report, &file);
    sample_problems(&report, rules);
    canvas_drop(canvas);
    text_free(&pdf);
}
