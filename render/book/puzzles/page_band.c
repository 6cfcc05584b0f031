#include "render/book/puzzles/page_band.h"

#include "render/book/boards/printed_rules.h"
#include "render/book/book_data.h"
#include "render/book/puzzles/picture_legend.h"
#include "render/book/style/book_words.h"
#include "render/book/style/set_text.h"
#include "render/canvas/flow_draw.h"

/* Sizes are our choice, set by eye. */
static const double title_pt = 18;
static const double title_room_pt = 30;
static const double name_room_pt = 26;
static const double text_gap_pt = 12;

static double title_room(const struct book *b)
{
    return title_room_pt * b->type.scale;
}

static double name_room(const struct book *b)
{
    return name_room_pt * b->type.scale;
}

static void make_text(const struct book *b, const char *text, struct flow *f)
{
    struct flow_style style = book_flow_style(b, b->type.body);
    flow_init(f, &style, book_block_width(b));
    flow_add(f, text);
}

static bool has_rules(const struct book *b, size_t s)
{
    return b->cfg->parts.rules_at == RULES_AT_PAGE && section_has_rules(b, s);
}

static void make_rules(const struct book *b, size_t s, struct flow *f)
{
    struct flow_style style = book_flow_style(b, b->type.small);
    struct text t = {0};
    style.justify = false;
    text_puts(&t, "**");
    section_board_name_put(b, s, &t);
    text_puts(&t, ".** ");
    section_rules_put(b, s, &t);
    flow_init(f, &style, book_block_width(b));
    flow_add(f, t.data ? t.data : "");
    f->failed |= t.failed;
    text_free(&t);
}

static double rules_height(const struct book *b, size_t s, bool *failed)
{
    struct flow f;
    make_rules(b, s, &f);
    double height = flow_height(&f, 0, f.line_count) + text_gap_pt;
    *failed |= f.failed;
    flow_free(&f);
    return height;
}

struct page_band page_band_of(const struct book *b, size_t s, bool *failed)
{
    const struct config_section *section = &b->cfg->section[s];
    struct page_band band = {0};
    band.top_pt += section->page_title ? title_room(b) : 0;
    band.top_pt += section->name_line ? name_room(b) : 0;
    band.top_pt += has_rules(b, s) ? rules_height(b, s, failed) : 0;
    band.bottom_pt += section->around.notes == NOTES_NONE ? 0 : section->around.notes_height_pt;
    band.bottom_pt += legend_height(b, s);
    if (section->page_text) {
        struct flow f;
        make_text(b, section->page_text, &f);
        double *room = section->page_text_at == TEXT_AT_TOP      ? &band.top_pt
                       : section->page_text_at == TEXT_AT_MIDDLE ? &band.middle_pt
                                                                 : &band.bottom_pt;
        *room += flow_height(&f, 0, f.line_count) + text_gap_pt;
        *failed |= f.failed;
        flow_free(&f);
    }
    return band;
}

static double draw_page_text(const struct book *b, struct canvas *c, const char *text, double left,
                             double top)
{
    struct flow f;
    make_text(b, text, &f);
    double end = flow_draw(c, &f, 0, f.line_count, left, top);
    canvas_note_failure(c, f.failed);
    flow_free(&f);
    return end;
}

/* "Name ______ Date ____": the name's line takes what the date leaves. */
static void draw_name_line(const struct book *b, struct canvas *c, struct box block, double top)
{
    struct text_style style = {
        .font = b->faces.sans, .size_pt = b->type.small, .paint = PAINT_BLACK};
    double baseline = top + 0.62 * name_room(b);
    const char *name = book_text(b, TEXT_name);
    const char *date = book_text(b, TEXT_date);
    double gap = 0.5 * style.size_pt;
    double date_at = block.left + 0.68 * (block.right - block.left);
    double from = block.left + text_width_pt(&style, name) + gap;
    canvas_text(c, block.left, baseline, ALIGN_LEFT, &style, name);
    canvas_line(c, from, baseline + 2, date_at - 2 * gap, baseline + 2, 0.75, PAINT_BLACK);
    from = date_at + text_width_pt(&style, date) + gap;
    canvas_text(c, date_at, baseline, ALIGN_LEFT, &style, date);
    canvas_line(c, from, baseline + 2, block.right, baseline + 2, 0.75, PAINT_BLACK);
}

void draw_page_band(const struct book *b, struct canvas *c, size_t s, struct box block,
                    double middle_top)
{
    const struct config_section *section = &b->cfg->section[s];
    const struct config_surroundings *around = &section->around;
    const char *text = section->page_text;
    double y = block.top;
    if (section->page_title) {
        struct text_style style = {
            .font = b->faces.serif_bold, .size_pt = title_pt * b->type.scale, .paint = PAINT_BLACK};
        draw_fitted(b, c, block.left, y + 0.8 * style.size_pt, ALIGN_LEFT, style,
                    block.right - block.left, b->cfg->book.title);
        y += title_room(b);
    }
    if (section->name_line) {
        draw_name_line(b, c, block, y);
        y += name_room(b);
    }
    if (has_rules(b, s)) {
        struct flow f;
        make_rules(b, s, &f);
        y = flow_draw(c, &f, 0, f.line_count, block.left, y) + text_gap_pt;
        canvas_note_failure(c, f.failed);
        flow_free(&f);
    }
    if (text && section->page_text_at == TEXT_AT_TOP) {
        draw_page_text(b, c, text, block.left, y);
    } else if (text && section->page_text_at == TEXT_AT_MIDDLE) {
        draw_page_text(b, c, text, block.left, middle_top + text_gap_pt / 2);
    }
    double notes = around->notes == NOTES_NONE ? 0 : around->notes_height_pt;
    if (around->notes == NOTES_LINED) {
        struct box area = {block.left, block.bottom - notes, block.right, block.bottom};
        draw_writing_lines(c, area);
    }
    if (text && section->page_text_at == TEXT_AT_BOTTOM) {
        bool failed = false;
        double room = page_band_of(b, s, &failed).bottom_pt;
        canvas_note_failure(c, failed);
        draw_page_text(b, c, text, block.left, block.bottom - room + text_gap_pt);
    }
}
