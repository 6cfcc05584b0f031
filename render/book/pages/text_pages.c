/* The pages around the puzzles: title, copyright, dedication, contents, texts, certificate, notes.
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "render/book/plan/book_parts.h"

/* Where the title page's lines begin, and how; by style.title_page. */
struct title_design {
    bool left;         /* set from the left */
    double at;         /* the first baseline, as a part of the block's height */
    double most_pt;    /* the title's size at most … */
    double most_width; /* … and as a part of the block's width */
    bool ornament;
};

static const struct title_design title_designs[] = {
    [TITLE_CENTRED] = {false, 0.2, 48, 0.105, true},
    [TITLE_LEFT] = {true, 0.24, 60, 0.13, false},
    [TITLE_MASTHEAD] = {false, 0.15, 64, 0.16, true},
    [TITLE_GRID] = {false, 0.62, 46, 0.12, false},
};

/* What stands over the titles. */
static void draw_title_rules(const struct book *b, struct canvas *c, struct box block)
{
    double width = block.right - block.left;
    double height = block.bottom - block.top;
    double x = (block.left + block.right) / 2;
    if (b->cfg->style.title_page == TITLE_LEFT) {
        canvas_line(c, block.left, block.top + 0.1 * height, block.left + 0.22 * width,
                    block.top + 0.1 * height, 5, PAINT_BLACK);
    } else if (b->cfg->style.title_page == TITLE_MASTHEAD) {
        canvas_line(c, block.left, block.top + 3, block.right, block.top + 3, 4, PAINT_BLACK);
        canvas_line(c, block.left, block.top + 8, block.right, block.top + 8, 0.75, PAINT_BLACK);
    } else if (b->cfg->style.title_page == TITLE_GRID) {
        double side = fmin(0.42 * height, 0.7 * width);
        struct box box = {x - side / 2, block.top + 0.04 * height, x + side / 2,
                          block.top + 0.04 * height + side};
        draw_solution_pattern(b, c, 0, box);
    }
}

static void draw_publisher(const struct book *b, struct canvas *c, struct box block, bool left)
{
    const char *publisher = b->cfg->book.publisher;
    double width = block.right - block.left;
    if (!publisher) {
        return;
    }
    double size = fmin(b->type.folio, 0.8 * width / (font_width_em(b->sans, publisher) + 1));
    size = fmax(size, b->source.profile->min_text_pt);
    struct text_style style = {
        .font = b->sans, .size_pt = size, .tracking_pt = 0.08 * size, .paint = PAINT_BLACK};
    canvas_text(c, left ? block.left : (block.left + block.right) / 2, block.bottom - 4,
                left ? ALIGN_LEFT : ALIGN_CENTRE, &style, publisher);
}

/* The title and the subtitle; the last baseline. */
static double draw_titles(const struct book *b, struct canvas *c, struct box block,
                          const struct title_design *d, double *size, bool *failed)
{
    const struct config_book *t = &b->cfg->book;
    bool masthead = b->cfg->style.title_page == TITLE_MASTHEAD;
    double width = block.right - block.left;
    double x = d->left ? block.left : (block.left + block.right) / 2;
    *size = fitting_size(b->heading, t->title, fmin(d->most_pt, d->most_width * width), width, 4,
                         failed);
    struct text_style title = {.font = b->heading, .size_pt = *size, .paint = PAINT_BLACK};
    double first = block.top + d->at * (block.bottom - block.top);
    canvas_tag(c, CANVAS_HEADING_1, NULL, NULL);
    double y = draw_lines(c, &title, t->title, x, first, width, 1.15 * *size, d->left);
    canvas_untag(c);
    if (masthead) {
        y += 0.45 * *size;
        canvas_line(c, block.left, y, block.right, y, 0.75, PAINT_BLACK);
    }
    if (t->subtitle) {
        double small =
            fitting_size(b->serif_italic, t->subtitle, fmax(12, 0.42 * *size), width, 3, failed);
        struct text_style subtitle = {.font = d->left ? b->serif : b->serif_italic,
                                      .size_pt = small,
                                      .paint = PAINT_BLACK,
                                      .features = TEXT_OLD_FIGURES};
        y = draw_lines(c, &subtitle, t->subtitle, x, y + (masthead ? 1.3 : 2.0) * small,
                       0.9 * width, 1.3 * small, d->left);
        if (masthead) {
            y += 0.6 * small;
            canvas_line(c, block.left, y, block.right, y, 0.75, PAINT_BLACK);
        }
    }
    return y;
}

void draw_title_page(const struct book *b, struct canvas *c, const struct page *p, struct box block)
{
    (void)p;
    const struct config_book *t = &b->cfg->book;
    const struct title_design *d = &title_designs[b->cfg->style.title_page];
    double width = block.right - block.left;
    double x = d->left ? block.left : (block.left + block.right) / 2;
    bool failed = false;
    double size;
    draw_title_rules(b, c, block);
    double y = draw_titles(b, c, block, d, &size, &failed);
    struct text_style author = {
        .font = b->serif, .size_pt = fmin(22, fmax(13, 0.4 * size)), .paint = PAINT_BLACK};
    double author_y = block.top + (d->at > 0.5 ? 0.87 : 0.8) * (block.bottom - block.top);
    if (d->ornament) {
        draw_title_ornament(b, c, block, y, author_y - author.size_pt);
    }
    if (t->author) {
        author.size_pt = fitting_size(b->serif, t->author, author.size_pt, width, 2, &failed);
        draw_lines(c, &author, t->author, x, fmax(author_y, y + 2 * author.size_pt), width,
                   1.25 * author.size_pt, d->left);
    }
    draw_publisher(b, c, block, d->left);
    canvas_note_failure(c, failed);
}

static void fill_copyright(const struct book *b, double width, struct flow *f)
{
    const struct config_book *t = &b->cfg->book;
    double size = fmax(9, b->type.caption);
    struct flow_style style = book_faces(b, size, 1.4);
    style.heading = b->serif_bold;
    const char *lines[] = {t->title,     t->subtitle,  t->author,
                           t->copyright, t->publisher, t->edition};
    enum { TITLE = 0, COPYRIGHT = 3, LINES = sizeof lines / sizeof lines[0] };
    lines[COPYRIGHT] = t->copyright ? t->copyright : book_text(b, TEXT_rights);
    flow_init(f, &style, fmin(width, 34 * size));
    for (unsigned i = 0; i < LINES; i++) {
        f->style.plain = i != COPYRIGHT;
        f->style.regular = i == TITLE ? b->serif_bold : b->serif;
        if (lines[i]) {
            flow_add(f, lines[i]);
        }
    }
    struct text line = {0};
    struct text seed = {0};
    if (t->isbn) {
        const char *values[] = {t->isbn};
        translation_fill(&line, book_text(b, TEXT_isbn), values, 1);
        text_puts(&line, "\n\n");
    }
    text_printf(&seed, "%llu", (unsigned long long)b->cfg->seed);
    const char *values[] = {seed.data ? seed.data : ""};
    text_printf(&line, "%s\n\n", book_text(b, TEXT_one_solution));
    translation_fill(&line, book_text(b, TEXT_colophon), values, 1);
    flow_add(f, line.data ? line.data : "");
    f->failed |= line.failed | seed.failed;
    text_free(&line);
    text_free(&seed);
}

void draw_copyright_page(const struct book *b, struct canvas *c, const struct page *p,
                         struct box block)
{
    (void)p;
    struct flow f;
    fill_copyright(b, block.right - block.left, &f);
    double height = flow_height(&f, 0, f.line_count);
    flow_draw(c, &f, 0, f.line_count, block.left, block.bottom - height);
    canvas_note_failure(c, f.failed);
    flow_free(&f);
}

/* Its lines are the writer's own, as in a poem. */
static void fill_dedication(const struct book *b, double width, struct flow *f)
{
    double size = fmax(13, 1.1 * b->type.body);
    struct flow_style style = centred_style(b->serif_italic, size, 1.45 * size);
    flow_init(f, &style, 0.8 * width);
    flow_add_lines(f, b->cfg->book.dedication);
}

void draw_dedication(const struct book *b, struct canvas *c, const struct page *p, struct box block)
{
    (void)p;
    struct flow f;
    double width = block.right - block.left;
    fill_dedication(b, width, &f);
    double spare = block.bottom - block.top - flow_height(&f, 0, f.line_count);
    flow_draw(c, &f, 0, f.line_count, block.left + 0.1 * width, block.top + 0.33 * spare);
    canvas_note_failure(c, f.failed);
    flow_free(&f);
}

static void draw_heading_rule(const struct book *b, struct canvas *c, struct box block, double y)
{
    switch (b->cfg->style.heading_rule) {
    case HEADING_NONE:
        break;
    case HEADING_THIN:
        canvas_line(c, block.left, y, block.right, y, 0.75, book_ink(b, INKED_HEADINGS));
        break;
    case HEADING_DOUBLE:
        canvas_line(c, block.left, y - 1, block.right, y - 1, 2, book_ink(b, INKED_HEADINGS));
        canvas_line(c, block.left, y + 2.5, block.right, y + 2.5, 0.75,
                    book_ink(b, INKED_HEADINGS));
        break;
    case HEADING_THICK:
        canvas_line(c, block.left, y, block.left + 40, y, 4, book_ink(b, INKED_HEADINGS));
        break;
    }
}

void draw_heading(const struct book *b, struct canvas *c, const char *title, struct box block)
{
    double width = block.right - block.left;
    bool failed = false;
    double size = fitting_size(b->heading, title, 24, width, 1, &failed);
    canvas_note_failure(c, failed);
    struct text_style style = {
        .font = b->heading, .size_pt = size, .paint = book_ink(b, INKED_HEADINGS)};
    double full = text_width_pt(&style, title);
    style.size_pt *= full > width ? width / full : 1;
    double baseline = block.top + 24;
    canvas_tag(c, CANVAS_HEADING_2, NULL, NULL);
    canvas_text(c, block.left, baseline, ALIGN_LEFT, &style, title);
    canvas_untag(c);
    draw_heading_rule(b, c, block, baseline + 11);
}

double draw_page_opening(const struct book *b, struct canvas *c, const char *title,
                         const char *text, struct box block)
{
    struct flow f;
    struct flow_style style = book_faces(b, b->type.body, 1.38);
    draw_heading(b, c, title, block);
    flow_init(&f, &style, block.right - block.left);
    flow_add(&f, text);
    double height = flow_height(&f, 0, f.line_count);
    flow_draw(c, &f, 0, f.line_count, block.left, block.top + TEXT_HEADING_PT);
    canvas_note_failure(c, f.failed);
    flow_free(&f);
    return TEXT_HEADING_PT + height + 12;
}

/* Dots on a raster common to the whole page, so that they stand under one another. */
static void draw_leader(struct canvas *c, const struct text_style *style, double from, double to,
                        double baseline)
{
    const double pitch = 0.43 * style->size_pt;
    int last = (int)floor(to / pitch);
    for (int dot = (int)ceil(from / pitch); dot <= last; dot++) {
        canvas_text(c, dot * pitch, baseline, ALIGN_CENTRE, style, ".");
    }
}

/* Room for the leader and a page number stays free. */
static double contents_title_width(const struct book *b)
{
    double width = book_block_width(b);
    return fmin(0.85 * width, width - 6 * b->type.contents);
}

static double contents_line_pitch(const struct book *b)
{
    return 1.25 * b->type.contents;
}

/* Copy a title's first line, at least a word; what is left of the title. *failed is set where
 * memory ends. */
static const char *take_line(const struct book *b, const char *title, struct text *line,
                             bool *failed)
{
    struct text_style style = {.font = b->serif, .size_pt = b->type.contents};
    const char *fits = title + strcspn(title, " ");
    for (const char *end = fits; *end;) {
        end += strspn(end, " ");
        end += strcspn(end, " ");
        text_clear(line);
        text_add(line, title, (size_t)(end - title));
        *failed |= line->failed;
        if (line->data && text_width_pt(&style, line->data) > contents_title_width(b)) {
            break;
        }
        fits = end;
    }
    text_clear(line);
    text_add(line, title, (size_t)(fits - title));
    *failed |= line->failed;
    return fits + strspn(fits, " ");
}

double contents_entry_height(const struct book *b, const char *title, bool *failed)
{
    struct text line = {0};
    double height = b->type.entry_leading;
    while (*(title = take_line(b, title, &line, failed))) {
        height += contents_line_pitch(b);
    }
    text_free(&line);
    return height;
}

/* Returns the baseline and, in *x, the end of the last line. */
static double draw_contents_title(const struct book *b, struct canvas *c, const char *title,
                                  double baseline, double *x)
{
    struct text_style style = {.font = b->serif, .size_pt = b->type.contents, .paint = PAINT_BLACK};
    struct text line = {0};
    double left = *x;
    for (bool more = true; more;) {
        bool failed = false;
        title = take_line(b, title, &line, &failed);
        canvas_note_failure(c, failed);
        *x = left + draw_fitted(b, c, left, baseline, ALIGN_LEFT, style, contents_title_width(b),
                                line.data ? line.data : "");
        more = *title;
        baseline += more ? contents_line_pitch(b) : 0;
    }
    text_free(&line);
    return baseline;
}

void draw_contents(const struct book *b, struct canvas *c, const struct page *p, struct box block)
{
    double size = b->type.contents;
    double leading = b->type.entry_leading;
    struct text_style title = {.font = b->serif, .size_pt = size, .paint = PAINT_BLACK};
    struct text_style detail = {
        .font = b->serif_italic, .size_pt = 0.9 * size, .paint = PAINT_BLACK};
    double y = block.top;
    if (p->opens) {
        draw_heading(b, c, book_text(b, TEXT_contents), block);
        y += CONTENTS_HEADING_PT;
    }
    for (size_t i = p->first; i < p->first + p->count && i < b->entry_count; i++) {
        const struct contents_entry *e = &b->entry[i];
        char number[24];
        canvas_tag(c, CANVAS_LINK, e->title, NULL);
        double x = block.left;
        double baseline = draw_contents_title(b, c, e->title, y + 0.66 * leading, &x);
        bool failed = false;
        double height = contents_entry_height(b, e->title, &failed);
        canvas_note_failure(c, failed);
        folio_text(&b->part[BOOK_INTERIOR].page[e->page], number);
        double to = block.right - text_width_pt(&title, number) - 0.7 * size;
        double detail_width = e->detail ? text_width_pt(&detail, e->detail) : 0;
        if (e->detail && x + 0.7 * size + detail_width < to - 2 * size) {
            canvas_text(c, x + 0.7 * size, baseline, ALIGN_LEFT, &detail, e->detail);
            x += 0.7 * size + detail_width;
        }
        canvas_text(c, block.right, baseline, ALIGN_RIGHT, &title, number);
        draw_leader(c, &title, x + 0.7 * size, to, baseline);
        struct box box = {block.left, y, block.right, y + height};
        canvas_link(c, box, e->page);
        canvas_untag(c);
        y += height;
    }
}

/* ---- the example ---- */

/* A classic board of our own, easy to the eye, and its solution. Other boards are shown as they are
 * in the book: its first puzzle stands for them. */
static const char example_givens[] = "56....2.9"
                                     "..2.....3"
                                     ".3.51..4."
                                     ".7...8..4"
                                     "..47.91.."
                                     "3..4...8."
                                     ".2..56.9."
                                     "6.....8.."
                                     "1.8....62";
static const char example_solution[] = "561384279"
                                       "842697513"
                                       "739512648"
                                       "975168324"
                                       "284739156"
                                       "316425987"
                                       "423856791"
                                       "697241835"
                                       "158973462";

/* The layout of the example: of killers one of few digits, that the text tells how to solve. */
static const struct layout *example_layout(const struct book *b)
{
    return b->killer_example ? b->killer_example : b->puzzle[0].record->variant;
}

static void example_boards(const struct book *b, const struct layout **v, struct grid *givens,
                           struct grid *solution)
{
    const struct record *first = b->puzzle[0].record;
    *v = example_layout(b);
    if (b->killer_example) {
        memset(givens, 0, sizeof *givens);
        *solution = b->killer_solution;
        return;
    }
    bool signs = b->puzzle[0].signs->word || b->puzzle[0].signs->pictures;
    if (!first->variant->classic || signs) {
        *givens = first->givens;
        *solution = first->solution;
        return;
    }
    for (unsigned cell = 0; cell < first->variant->cell_count; cell++) {
        givens->cell[cell] = (uint8_t)digit_from_char(example_givens[cell]);
        solution->cell[cell] = (uint8_t)digit_from_char(example_solution[cell]);
    }
}

enum { EXAMPLE_ABOVE_PT = 16, EXAMPLE_GAP_PT = 24 };

static double example_caption_room(const struct book *b)
{
    return 2.4 * b->type.caption;
}

/* The cells of the example's two boards, side by side or one above the other, in a room. */
static double example_cell(const struct book *b, double room_pt, bool stacked)
{
    const struct layout *v = example_layout(b);
    double across = book_block_width(b);
    double down = room_pt - EXAMPLE_ABOVE_PT - example_caption_room(b);
    *(stacked ? &down : &across) -= EXAMPLE_GAP_PT;
    *(stacked ? &down : &across) /= 2;
    double most = 24 * b->type.scale * fmax(1, 9.0 / (v->size + 2));
    return fmin(fmin(across / board_across(v), down / board_down(v)), most);
}

bool example_fits(const struct book *b, double room_pt)
{
    const struct layout *v = example_layout(b);
    struct board_style style = book_style_of(b, 0);
    double digit = fmin(board_digit_size_pt(&style, b->sans, v, 1),
                        board_digit_size_pt(&style, b->sans_bold, v, 1));
    double least = b->cfg->style.large_print ? b->type.caption : 0.6 * b->type.body;
    least = fmax(b->source.profile->min_text_pt, least);
    return example_cell(b, room_pt, false) >= least / digit;
}

static void draw_example_at(const struct book *b, struct canvas *c, const struct box *block,
                            double top, bool stacked)
{
    struct grid givens;
    struct grid solution;
    const struct layout *v;
    example_boards(b, &v, &givens, &solution);
    struct text_style label = {.font = b->sans, .size_pt = b->type.caption, .paint = PAINT_BLACK};
    double cell = example_cell(b, block->bottom - top, stacked);
    double pitch = cell * (stacked ? board_down(v) : board_across(v)) + EXAMPLE_GAP_PT;
    double width = cell * board_across(v) + (stacked ? 0 : pitch);
    double left = (block->left + block->right - width) / 2;
    top += EXAMPLE_ABOVE_PT;
    struct board_style style = book_style_of(b, 0);
    struct board_content content = {.variant = v, .givens = &givens};
    const char *words = book_text(b, TEXT_example);
    struct box board = {left, top, left + cell * frame_columns(v), top + cell * frame_rows(v)};
    tag_grid(b, c, words, v, &givens, 0, board);
    board_draw(c, left, top, cell, &style, &content);
    canvas_untag(c);
    content.filled = &solution;
    double right = stacked ? 0 : pitch;
    double down = stacked ? pitch : 0;
    board = (struct box){board.left + right, board.top + down, board.right + right,
                         board.bottom + down};
    tag_grid(b, c, words, v, &solution, 0, board);
    board_draw(c, board.left, board.top, cell, &style, &content);
    canvas_untag(c);
    double bottom = top + cell * board_down(v) + (stacked ? pitch : 0);
    canvas_text(c, (block->left + block->right) / 2, bottom + 2 * b->type.caption, ALIGN_CENTRE,
                &label, book_text(b, TEXT_example));
}

void draw_text_page(const struct book *b, struct canvas *c, const struct page *p, struct box block)
{
    double y = block.top;
    if (p->opens) {
        draw_heading(b, c, p->title, block);
        y += TEXT_HEADING_PT;
        y += part_draw_portrait(b, c, p->item, block.left, y);
    }
    y = flow_draw(c, p->flow, p->first, p->first + p->count, block.left, y);
    bool last = p->first + p->count == p->flow->line_count;
    bool example = last && p->flow == &b->flow[FLOW_HOW_TO];
    if (example && example_fits(b, block.bottom - y)) {
        draw_example_at(b, c, &block, y, false);
    } else if (last && !example) {
        draw_tail_piece(b, c, (struct box){block.left, y, block.right, block.bottom});
    }
}

/* On a page of its own the example is as large as it can be. */
void draw_example(const struct book *b, struct canvas *c, const struct page *p, struct box block)
{
    (void)p;
    double room = block.bottom - block.top;
    bool stacked = example_cell(b, room, true) > example_cell(b, room, false);
    draw_example_at(b, c, &block, block.top, stacked);
}

/* ---- certificate, notes ---- */

bool front_text_fits(const struct book *b, bool dedication, bool *failed)
{
    struct flow f;
    (dedication ? fill_dedication : fill_copyright)(b, book_block_width(b), &f);
    double height = flow_height(&f, 0, f.line_count);
    *failed |= f.failed;
    flow_free(&f);
    return height <= book_block_height(b) + 1e-6;
}

void draw_certificate(const struct book *b, struct canvas *c, const struct page *p,
                      struct box block)
{
    (void)p;
    double width = block.right - block.left;
    double height = block.bottom - block.top;
    double x = (block.left + block.right) / 2;
    canvas_frame(c, block, 2.25, PAINT_BLACK);
    struct box inner = {block.left + 6, block.top + 6, block.right - 6, block.bottom - 6};
    canvas_frame(c, inner, 0.75, PAINT_BLACK);
    bool failed = false;
    double title_pt =
        fitting_size(b->heading, book_text(b, TEXT_certificate), 36, 0.8 * width, 1, &failed);
    struct text_style title = {.font = b->heading, .size_pt = title_pt, .paint = PAINT_BLACK};
    canvas_tag(c, CANVAS_HEADING_2, NULL, NULL);
    canvas_text(c, x, block.top + 0.22 * height, ALIGN_CENTRE, &title,
                book_text(b, TEXT_certificate));
    canvas_untag(c);
    double line = block.top + 0.42 * height;
    canvas_line(c, block.left + 0.15 * width, line, block.right - 0.15 * width, line, 0.75,
                PAINT_BLACK);
    struct text_style small = {.font = b->sans, .size_pt = b->type.caption, .paint = PAINT_BLACK};
    canvas_text(c, x, line + 1.65 * small.size_pt, ALIGN_CENTRE, &small, book_text(b, TEXT_name));
    struct text t = {0};
    char count[24];
    snprintf(count, sizeof count, "%zu", b->puzzle_count);
    const char *values[] = {count};
    translation_fill(&t, book_text(b, TEXT_certificate_text), values, 1);
    double size = fmax(14, 1.2 * b->type.body);
    struct text_style body = {.font = b->serif, .size_pt = size, .paint = PAINT_BLACK};
    draw_lines(c, &body, t.data ? t.data : "", x, block.top + 0.54 * height, 0.7 * width,
               1.4 * size, false);
    canvas_note_failure(c, t.failed | failed);
    text_free(&t);
    draw_ornament(b, c, x, block.top + 0.64 * height, fmin(72, 0.14 * height));
    line = block.top + 0.9 * height;
    canvas_line(c, x - 70, line, x + 70, line, 0.75, PAINT_BLACK);
    canvas_text(c, x, line + 1.65 * small.size_pt, ALIGN_CENTRE, &small, book_text(b, TEXT_date));
}

void draw_notes(const struct book *b, struct canvas *c, const struct page *p, struct box block)
{
    if (p->opens) {
        draw_heading(b, c, book_text(b, TEXT_notes), block);
        block.top += TEXT_HEADING_PT - RULE_PITCH_PT;
    }
    draw_rules(c, block);
}
