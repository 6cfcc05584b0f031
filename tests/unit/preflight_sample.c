#include "tests/unit/preflight_sample.h"

#include <criterion/criterion.h>
#include <stdlib.h>
#include <string.h>

#include "gen/format/stream.h"
#include "gen/solve/solve.h"
#include "tests/unit/a_font.h"

static const char *const puzzles[] = {
    "1...2.....5..3.....9..6..37372...4.....3.2..5.......6..2...4..9..6..9..1..17.....",
    ".5...1.9..7.6..1......2.3...9.4...3.4..7.....5.6.1....2...486..........1..8.3.9..",
    ".....4.8..91..2....5..1.2..61......5....4...3..59........4.5....78.6..9...3...6.4",
    "89.........3....767...1.4.8..7941......7..........8.92.......4....5..3..68..3.1..",
    "25..61.....78...5..1.29.8....147.9...2.....3.5.............8.9...9.1.7......3....",
    "...6.1....1..2..5.32...9..........4.9.1.5..23.7..3...9.67.....1..8..79.......85.6",
};

static const char yaml[] = "book: {title: T, author: A, introduction: Words and "
                           "\xCE\xBB\xCF\x8C\xCE\xB3\xCE\xBF\xCF\x82., "
                           "isbn: 978-0-306-40615-7}\n"
                           "cover: {barcode: ean13, background: \"#203040\"}\n"
                           "per_page: 1\n"
                           "style: {running_heads: true}\n"
                           "answers: {place: book, per_page: 4}\n"
                           "parts: {notes_pages: 1}\n"
                           "home: {sheet: A3}\n"
                           "sections: [{title: S, count: 6}]\n";

struct canvas_options sample_canvas_options(const struct sample *p)
{
    return (struct canvas_options){.title = "T",
                                   .metadata = p->profile.metadata,
                                   .navigation = p->profile.navigation,
                                   .language = p->cfg->book.language,
                                   .tagged = p->profile.tagged,
                                   .pdf_x = book_pdf_x(p->book),
                                   .intent = book_intent_of(p->book)};
}

static void begin_canvas(struct sample *p)
{
    struct canvas_options o = sample_canvas_options(p);
    canvas_drop(p->canvas);
    text_clear(&p->pdf);
    p->canvas = canvas_new(canvas_device_find("pdf"), &o);
}

void sample_draw(struct sample *p, void (*mark)(struct sample *p), size_t page)
{
    begin_canvas(p);
    for (size_t i = 0; i < book_page_count(p->book, BOOK_INTERIOR); i++) {
        struct page_boxes boxes = book_page_boxes(p->book, i);
        canvas_begin_page(p->canvas, &boxes);
        book_draw_content(p->book, BOOK_INTERIOR, i, p->canvas);
        if (page == SAMPLE_EVERY_PAGE || page == i) {
            mark(p);
        }
        canvas_end_page(p->canvas);
    }
    cr_assert_eq(canvas_finish(p->canvas, &p->pdf, &p->d), STATUS_OK);
}

static void red_box(struct sample *p)
{
    canvas_fill(p->canvas, (struct box){100, 100, 120, 120}, paint_rgb(0xFF0000));
}

void sample_open(struct sample *p, const char *profile, const char *const *set, bool colour)
{
    struct config_vocabulary any = {.trims = trim_at(0), .trim_count = trim_count()};
    size_t sets = 0;
    memset(p, 0, sizeof *p);
    p->profile = *profile_find(profile);
    p->profile.bounds = NULL;
    p->profile.min_pages = 2;
    while (sets < SAMPLE_MAX_SETS && set[sets]) {
        sets++;
    }
    cr_assert_eq(book_config_parse(&p->cfg, "b", yaml, strlen(yaml), &any, set, sets, &p->d),
                 STATUS_OK);
    for (size_t i = 0; i < SAMPLE_PUZZLES; i++) {
        struct record *r = &p->record[i];
        cr_assert_eq(record_from_line(r, puzzles[i], variant_at(0), NULL, &p->d), STATUS_OK);
        cr_assert_eq(solve_count(r->variant, &r->givens, 2, &r->solution), 1);
        r->has_solution = true;
        p->puzzle[i] = r;
    }
    p->section = (struct book_section_source){.record = p->puzzle, .count = SAMPLE_PUZZLES};
    p->fonts = shared_fonts();
    struct book_source source = {
        .config = p->cfg, .profile = &p->profile, .fonts = p->fonts, .section = &p->section};
    char *messages = NULL;
    size_t length;
    p->d.out = open_memstream(&messages, &length);
    enum status status = book_plan(&p->book, &source, &p->d);
    fclose(p->d.out);
    p->d.out = NULL;
    cr_assert_eq(status, STATUS_OK, "%s with %s: %s", profile, set[0] ? set[0] : "no change",
                 messages);
    free(messages);
    if (colour) {
        sample_draw(p, red_box, SAMPLE_EVERY_PAGE);
    } else {
        begin_canvas(p);
        book_draw(p->book, BOOK_INTERIOR, p->canvas);
        cr_assert_eq(canvas_finish(p->canvas, &p->pdf, &p->d), STATUS_OK);
    }
}

void sample_begin(struct sample *p, const char *profile, const char *set, bool colour)
{
    const char *const sets[SAMPLE_MAX_SETS] = {set};
    sample_open(p, profile, sets, colour);
}

enum status sample_plan_again(struct sample *p, char **said)
{
    size_t length;
    struct book_source source = p->book->source;
    book_drop(p->book);
    p->d.out = open_memstream(said, &length);
    enum status status = book_plan(&p->book, &source, &p->d);
    fclose(p->d.out);
    p->d.out = NULL;
    return status;
}

void sample_end(struct sample *p)
{
    canvas_drop(p->canvas);
    book_drop(p->book);
    book_config_free(p->cfg);
    text_free(&p->pdf);
}

void sample_problems(struct preflight *report, struct text *out)
{
    text_clear(out);
    text_puts(out, "");
    cr_assert(!report->out_of_memory);
    for (size_t i = 0; i < report->count; i++) {
        const struct preflight_finding *f = &report->item[i];
        if (f->state != PREFLIGHT_PASS) {
            text_printf(out, "%s%s%s", out->length ? " " : "", f->rule,
                        f->state == PREFLIGHT_WARNING ? "?" : "");
        }
    }
    preflight_free(report);
}

void sample_report(const struct sample *p, struct preflight *report)
{
    struct preflight_file file = {.name = "b.pdf",
                                  .book = p->book,
                                  .part = BOOK_INTERIOR,
                                  .config = p->cfg,
                                  .profile = &p->profile,
                                  .page = canvas_pages(p->canvas),
                                  .page_count = canvas_page_count(p->canvas),
                                  .pdf = p->pdf.data,
                                  .pdf_length = p->pdf.length};
    preflight_check_puzzles(report, p->book);
    preflight_check_file(report, &file);
}

void sample_judge(const struct sample *p, struct text *out)
{
    struct preflight report = {0};
    sample_report(p, &report);
    sample_problems(&report, out);
}

void sample_edit(struct sample *p, const char *from, const char *to, bool every)
{
    size_t length = strlen(from);
    unsigned edits = 0;
    cr_assert_eq(length, strlen(to));
    for (size_t i = 0; i + length <= p->pdf.length && (every || !edits); i++) {
        if (memcmp(p->pdf.data + i, from, length) == 0) {
            memcpy(p->pdf.data + i, to, length);
            edits++;
        }
    }
    cr_assert_gt(edits, 0, "no '%s'", from);
}

void sample_set_min_text(struct sample *p)
{
    p->profile.min_text_pt = 9;
}

void sample_set_trim(struct sample *p)
{
    p->cfg->page.trim.width_pt += 1;
}

_Static_assert(sizeof puzzles / sizeof puzzles[0] == SAMPLE_PUZZLES, "a puzzle each");
