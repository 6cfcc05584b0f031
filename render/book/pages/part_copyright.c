/* The copyright page. */
#include <math.h>
#include <stdio.h>

#include "config/calendar_date.h"
#include "config/calendar_words.h"
#include "render/book/book_data.h"
#include "render/book/pages/part.h"
#include "render/book/style/book_words.h"
#include "render/book/style/set_text.h"
#include "render/canvas/flow_draw.h"

/* Between its lines and the page's head, at the least. */
enum { COPYRIGHT_GAP_PT = 24 };

/* Lines that stand together; a space follows. */
static void end_group(struct flow *f)
{
    flow_add_line(f, "");
}

static void add_plain(struct flow *f, const char *line)
{
    f->style.plain = true;
    if (line) {
        flow_add_line(f, line);
    }
    f->style.plain = false;
}

/* "First edition, 15 January 2027" */
static void put_edition(const struct book *b, struct text *out)
{
    const struct config_book *t = &b->cfg->book;
    int day;
    text_puts(out, t->edition ? t->edition : "");
    if (t->published && day_read(t->published, &day)) {
        text_puts(out, t->edition ? ", " : "");
        day_words_put(&b->translation, day, true, out);
    }
}

static void add_imprint(const struct book *b, struct flow *f)
{
    const struct config_book *t = &b->cfg->book;
    struct text edition = {0};
    struct text isbn = {0};
    put_edition(b, &edition);
    if (t->isbn) {
        const char *values[] = {t->isbn};
        translation_fill(&isbn, book_text(b, TEXT_isbn), values, 1);
    }
    add_plain(f, t->publisher);
    add_plain(f, edition.length ? edition.data : NULL);
    add_plain(f, isbn.length ? isbn.data : NULL);
    f->failed |= edition.failed | isbn.failed;
    if (t->publisher || edition.length || isbn.length) {
        end_group(f);
    }
    text_free(&edition);
    text_free(&isbn);
}

static void add_colophon(const struct book *b, struct flow *f)
{
    struct text line = {0};
    char seed[24];
    snprintf(seed, sizeof seed, "%llu", (unsigned long long)b->cfg->seed);
    const char *values[] = {seed};
    translation_fill(&line, book_text(b, TEXT_colophon), values, 1);
    flow_add_line(f, book_text(b, TEXT_one_solution));
    flow_add_line(f, text_chars(&line));
    f->failed |= line.failed;
    text_free(&line);
}

/* Small lines in groups, from the left in every theme: the work, the rights, the imprint, and how
 * it was made. */
static void fill_copyright(const struct book *b, double width, struct flow *f)
{
    const struct config_book *t = &b->cfg->book;
    const double size = fmax(8.5, b->type.caption);
    const double title_em = 1.25;
    const size_t max_title_lines = 20; /* only its words must fit */
    struct flow_style style = book_flow_faces(b, size, 1.4);
    style.heading = b->faces.serif_bold;
    style.language = NULL; /* names and numbers stay as they are written */
    style.features = book_figures(b);
    flow_init(f, &style, fmin(width, 34 * size));
    f->style.regular = b->faces.heading;
    f->style.size_pt = fitting_size(b->faces.heading, t->title, title_em * size, f->width_pt,
                                    max_title_lines, &f->failed);
    add_plain(f, t->title);
    f->style.regular = b->faces.serif;
    f->style.size_pt = size;
    add_plain(f, t->subtitle);
    add_plain(f, t->author);
    end_group(f);
    flow_add_line(f, t->copyright ? t->copyright : book_text(b, TEXT_rights));
    end_group(f);
    add_imprint(b, f);
    add_colophon(b, f);
}

/* At the foot of the page. */
static void draw_copyright_page(const struct book *b, struct canvas *c, const struct page *p,
                                struct box block)
{
    (void)p;
    struct flow f;
    fill_copyright(b, block.right - block.left, &f);
    const double height = flow_height(&f, 0, f.line_count);
    flow_draw(c, &f, 0, f.line_count, block.left, block.bottom - height);
    canvas_note_failure(c, f.failed);
    flow_free(&f);
}

static const struct page_kind page_copyright = {.name = "copyright",
                                                .draw = draw_copyright_page,
                                                .frame = FRAME_NONE,
                                                .field = "book.copyright"};

static bool fits(const struct book *b, const struct config_part *item, bool *failed)
{
    struct flow f;
    if (item || !b->cfg->parts.copyright_page) {
        return true;
    }
    fill_copyright(b, book_block_width(b), &f);
    double height = flow_height(&f, 0, f.line_count);
    *failed |= f.failed;
    flow_free(&f);
    return height + COPYRIGHT_GAP_PT <= book_block_height(b) + 1e-6;
}

static const char *const *text_of(const struct book *b)
{
    return &b->cfg->book.copyright;
}

static bool wants_copyright(const struct book *b)
{
    return b->cfg->parts.copyright_page;
}

static enum status add_pages(struct book *b, struct page_list *list, const struct config_part *item,
                             struct diag *d)
{
    (void)item, (void)d;
    page_list_add(b, list, &page_copyright);
    return STATUS_OK;
}

const struct part_kind part_copyright = {
    .name = "copyright",
    .doc = "the copyright page",
    .places = PART_FRONT | PART_BACK,
    .once = true,
    .usual = wants_copyright,
    .asked_by = "parts.copyright_page: true",
    .usual_place = PART_FRONT,
    .add = add_pages,
    .fits = fits,
    .usual_text = text_of,
    .usual_words = "the copyright text",
};
