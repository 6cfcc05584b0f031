/* Walkthroughs: the key steps of chosen puzzles, each a picture with its words. */
#include <math.h>
#include <stdio.h>

#include "render/board/board_draw.h"
#include "render/board/step_legend.h"
#include "render/book/boards/board_tags.h"
#include "render/book/book_data.h"
#include "render/book/lessons/step_head.h"
#include "render/book/lessons/walkthrough_layout.h"
#include "render/book/pages/part.h"
#include "render/book/style/book_words.h"
#include "render/book/style/level_marks.h"
#include "render/book/style/page_heading.h"
#include "render/book/style/set_text.h"
#include "render/canvas/flow_draw.h"

/* What a page of a walkthrough holds: which, and how all of it stands on its pages. */
struct walkthrough_page {
    size_t walkthrough;
    const struct walkthrough_layout *layout;
    unsigned sheet;
};

/* ---- the heading ---- */

/* Next to the title, from the outside in. */
struct heading_room {
    double left, right, baseline;
    struct text_style detail;
};

static double level_marks_size(const struct heading_room *room)
{
    return 1.2 * room->detail.size_pt;
}

static double level_width(const struct book *b, const struct heading_room *room, const char *level)
{
    const double marks = level_marks_width(b, level, level_marks_size(room));
    return marks > 0  ? marks
           : level[0] ? text_width_pt(&room->detail, translation_level(&b->translation, level))
                      : 0;
}

/* At the right end of the room, or at its left end. */
static void draw_level(const struct book *b, struct canvas *c, struct heading_room *room,
                       const char *level, bool at_left)
{
    const double size = level_marks_size(room);
    const double width = level_width(b, room, level);
    if (width > room->right - room->left) {
        return;
    }
    const double right = at_left ? room->left + width : room->right;
    if (level_marks_width(b, level, size) > 0) {
        draw_level_marks(b, c, right, room->baseline, level, size, room->detail.paint);
    } else if (level[0]) {
        canvas_text(c, right, room->baseline, ALIGN_RIGHT, &room->detail,
                    translation_level(&b->translation, level));
    }
}

/* From the longest to the shortest. */
static const enum text_id ways_back[] = {TEXT_puzzle_page, TEXT_puzzle_page_short,
                                         TEXT_puzzle_page_brief};
enum { WAYS_BACK = sizeof ways_back / sizeof ways_back[0] };

/* The way back to the puzzle; NULL: pages have no numbers. */
static const char *way_back(const struct book *b, const struct book_puzzle *p, unsigned way,
                            struct text *out)
{
    if (!p->folio) {
        return NULL;
    }
    book_text_add(b, ways_back[way], p->folio, out);
    return text_chars(out);
}

/* Returns its width. */
static double draw_way_back(const struct book *b, struct canvas *c, const struct heading_room *room,
                            const struct book_puzzle *p, bool at_left, const char *words)
{
    if (!words) {
        return 0;
    }
    const double width = draw_fitted(b, c, at_left ? room->left : room->right, room->baseline,
                                     at_left ? ALIGN_LEFT : ALIGN_RIGHT, room->detail,
                                     room->right - room->left, words);
    const double left = at_left ? room->left : room->right - width;
    canvas_link(
        c,
        (struct box){left, room->baseline - room->detail.size_pt, left + width, room->baseline + 3},
        p->page);
    return width;
}

/* "Puzzle 9"; the first page of all has the name of the part too, and a step that has the page to
 * itself its number. */
static void put_heading(const struct book *b, const struct book_walkthrough *walkthrough,
                        const struct walkthrough_step *step, bool opens, struct text *title)
{
    if (opens) {
        translation_label(title, &b->translation, book_text(b, TEXT_walkthroughs), "");
    }
    text_printf(title, "%s %zu", book_text(b, TEXT_puzzle), walkthrough->number);
    if (step) {
        text_puts(title, " \xC2\xB7 ");
        book_text_add(b, TEXT_step, step->number, title);
    }
}

static struct heading_room room_of(const struct book *b)
{
    const bool italic =
        b->cfg->style.labels == LABELS_CENTRED || b->cfg->style.labels == LABELS_MARGIN;
    return (struct heading_room){
        .detail = {.font = italic ? b->faces.serif_italic : b->faces.sans,
                   .size_pt = fmax(0.9 * b->type.body, book_min_text_pt(b)),
                   .paint = b->cfg->style.headings == HEADINGS_BAND ? PAINT_WHITE : PAINT_BLACK}};
}

/* Between the title and these. */
static double heading_gap(const struct heading_room *room)
{
    return 1.2 * room->detail.size_pt;
}

/* What they take next to the title, with the gaps. */
static double width_beside(const struct book *b, const struct heading_room *room, const char *level,
                           const char *back)
{
    const double gap = heading_gap(room);
    const double of_level = level_width(b, room, level);
    const double of_way = back ? text_width_pt(&room->detail, back) : 0;
    return heading_align(b) == ALIGN_CENTRE ? fmax(of_level, of_way) + gap
                                            : of_level + of_way + 2 * gap;
}

/* The puzzle's level and the way back to it stand on the heading's other side, or on both where it
 * is in the middle. */
static void draw_walkthrough_heading(const struct book *b, struct canvas *c,
                                     const struct book_walkthrough *walkthrough,
                                     const struct walkthrough_step *step, bool opens,
                                     struct box block)
{
    const struct book_puzzle *p = &b->puzzle[walkthrough->number - 1];
    const char *level = p->record->level;
    struct heading_room room = room_of(b);
    const double gap = heading_gap(&room);
    const enum align align = heading_align(b);
    struct text title = {0};
    struct text words = {0};
    put_heading(b, walkthrough, step, opens, &title);
    const char *const back = way_back(b, p, b->layouts.walkthrough_reference, &words);
    const struct heading_line l =
        draw_heading_beside(b, c, text_chars(&title), block, width_beside(b, &room, level, back));
    room.left = l.left;
    room.right = l.right;
    room.baseline = l.baseline;
    struct heading_room before = room;
    before.right = l.title_left - gap;
    room.left = l.title_right + gap;
    if (align == ALIGN_CENTRE) {
        draw_level(b, c, &before, level, true);
        (void)draw_way_back(b, c, &room, p, false, back);
    } else if (align == ALIGN_LEFT) {
        room.right -= draw_way_back(b, c, &room, p, false, back) + gap;
        draw_level(b, c, &room, level, false);
    } else {
        before.left += draw_way_back(b, c, &before, p, true, back) + gap;
        draw_level(b, c, &before, level, true);
    }
    canvas_note_failure(c, title.failed | words.failed);
    text_free(&title);
    text_free(&words);
}

/* ---- steps ---- */

/* Where a step stands: the corner of its room, and its picture's size. */
struct step_place {
    double left, top, side, height;
    enum candidate_marks candidates;
};

static void draw_step_head(const struct book *b, struct canvas *c, unsigned number, double left,
                           double top, double width)
{
    struct text t = {0};
    book_text_add(b, TEXT_step, number, &t);
    step_head_draw(b, c, text_chars(&t), left, top, width);
    canvas_note_failure(c, t.failed);
    text_free(&t);
}

static void draw_picture(const struct book *b, struct canvas *c, size_t index,
                         const struct walkthrough_step *step, const struct step_place *at)
{
    const struct record *r = b->puzzle[index].record;
    const struct step_frame frame = step_frame_of(r->variant, &step->step);
    const struct board_content content = {.variant = r->variant,
                                          .givens = &r->givens,
                                          .filled = &step->board,
                                          .candidates = at->candidates,
                                          .candidate = step->candidate,
                                          .step = &step->step,
                                          .first_column = frame.first_column,
                                          .column_count = frame.columns,
                                          .first_row = frame.first_row,
                                          .row_count = frame.rows};
    const struct board_style style = walkthrough_style(b, index);
    const double edge = walkthrough_frame_pt(&style, at->side, frame.across);
    const double cell =
        fmin((at->side - 2 * edge) / frame.across, (at->height - 2 * edge) / frame.down);
    const struct box box = {at->left, at->top, at->left + cell * frame.across + 2 * edge,
                            at->top + cell * frame.down + 2 * edge};
    tag_grid(b, c, step->text, r->variant, &step->board, index, box);
    board_draw(c, at->left + edge, at->top + edge, cell, &style, &content);
    canvas_untag(c);
}

static void draw_step(const struct book *b, struct canvas *c, const struct book_walkthrough *w,
                      size_t i, const struct walkthrough_layout *l, struct step_place at)
{
    const double head = l->joined ? 0 : step_head_height(b);
    const double width = walkthrough_words_width(b, l, at.side);
    const double left = l->beside ? at.left + at.side + STEP_GAP_X_PT : at.left;
    double top = at.top + head;
    struct flow f;
    if (!l->joined) {
        draw_step_head(b, c, w->step[i].number, left, at.top, width);
    }
    if (!l->beside) {
        at.top = top;
        top += at.height + step_gap_under(b);
    }
    draw_picture(b, c, w->number - 1, &w->step[i], &at);
    walkthrough_words(b, w, i, l->words_pt, width, &f);
    flow_draw(c, &f, 0, f.line_count, left, top);
    canvas_note_failure(c, f.failed);
    flow_free(&f);
}

/* How cells are named, over the first pictures. Returns its height. */
static double draw_names(const struct book *b, struct canvas *c, double size, double left,
                         double top)
{
    struct flow f;
    walkthrough_names(b, size, book_block_width(b), &f);
    flow_draw(c, &f, 0, f.line_count, left, top);
    double height = flow_height(&f, 0, f.line_count) + STEP_GAP_Y_PT;
    canvas_note_failure(c, f.failed);
    flow_free(&f);
    return height;
}

/* The rows are spread over the page, but not far apart. */
static void draw_walkthrough(const struct book *b, struct canvas *c, const struct page *p,
                             struct box block)
{
    const double loosest_gap = 48;
    const struct walkthrough_page *content = p->content;
    const struct book_walkthrough *walkthrough = &b->source.walkthrough[content->walkthrough];
    const struct walkthrough_sheet *sheet = &content->layout->page[content->sheet];
    struct walkthrough_layout whole = *content->layout;
    const struct walkthrough_layout *l = &whole;
    const double side = sheet->side_pt;
    struct walkthrough_measure m = {.b = b, .walkthrough = walkthrough};
    const double column = walkthrough_column_width(b, l) + STEP_GAP_X_PT;
    const size_t to = p->first + p->count;
    whole.beside &= !sheet->below;
    double top = block.top + TEXT_HEADING_PT;
    double used = 0;
    unsigned kinds = 0;
    unsigned rows = 0;
    draw_walkthrough_heading(b, c, walkthrough,
                             l->joined && p->count ? &walkthrough->step[p->first] : NULL, p->opens,
                             block);
    if (walkthrough_tells_names(b, content->walkthrough) && p->first == 0 &&
        (p->count == 0 || !l->names_apart)) {
        top += draw_names(b, c, p->count ? b->type.small : b->type.body, block.left, top);
    }
    for (size_t i = 0; i < p->count; i++) {
        kinds |= step_legend_kinds(&walkthrough->step[p->first + i].step);
        if (i % l->columns == 0) {
            used += walkthrough_row_height(&m, l, side, p->first + i, to);
            rows++;
        }
    }
    double key = walkthrough_key(b, NULL, kinds, 0, 0);
    m.failed |= key < 0;
    double spare = block.bottom - key - STEP_GAP_Y_PT / 2.0 - top - used;
    double gap = fmin(loosest_gap, rows > 1 ? spare / (rows - 1) : 0);
    for (size_t i = 0; i < p->count; i++) {
        const double left = block.left + (double)(i % l->columns) * column;
        const struct step_place at = {left, top, side, side * l->ratio, sheet->candidates};
        draw_step(b, c, walkthrough, p->first + i, l, at);
        if (i % l->columns + 1 == l->columns) {
            top += walkthrough_row_height(&m, l, side, p->first + i + 1 - l->columns, to) + gap;
        }
    }
    (void)walkthrough_key(b, c, kinds, block.left, block.bottom - key);
    canvas_note_failure(c, m.failed);
}

/* ---- its pages ---- */

static const struct page_kind page_walkthrough = {.name = "walkthrough",
                                                  .draw = draw_walkthrough,
                                                  .frame = FRAME_HEAD_AND_FOLIO,
                                                  .field = "walkthrough.puzzles"};

/* A draft has no walkthroughs yet. */
static bool wants_walkthroughs(const struct book *b)
{
    return b->source.walkthrough_count > 0 ||
           (b->source.draft && walkthroughs_wanted(&b->cfg->walkthrough));
}

/* An error where it does not fit. */
static enum status choose_layout(const struct book *b, size_t index,
                                 struct walkthrough_layout *layout, struct diag *d)
{
    const struct book_walkthrough *walkthrough = &b->source.walkthrough[index];
    struct walkthrough_measure m = {.b = b, .walkthrough = walkthrough};
    double cell = 0;
    bool fits = walkthrough_arrange(&m, index, layout, &cell);
    if (m.failed) {
        return diag_error(d, NULL, OUT_OF_MEMORY);
    }
    if (!fits) {
        struct diag_at at;
        d->hint = "choose a larger trim size, or another puzzle";
        return diag_usage(
            d, book_config_at(b->cfg, &b->cfg->walkthrough, &at),
            "the walkthrough of puzzle %zu does not fit: the cells of its boards would be %.1f mm",
            walkthrough->number, cell / PT_PER_MM);
    }
    return STATUS_OK;
}

/* The heading of the first page of all begins with the name of the part. */
static const char *keep_heading(struct book *b, const struct walkthrough_page *content,
                                size_t first, size_t count)
{
    const struct book_walkthrough *w = &b->source.walkthrough[content->walkthrough];
    struct text title = {0};
    put_heading(b, w, content->layout->joined && count ? &w->step[first] : NULL, true, &title);
    return keep_text(b, &title);
}

static void add_sheet(struct book *b, struct page_list *list,
                      const struct walkthrough_page *content, size_t first, size_t count,
                      bool opens)
{
    struct page *p = page_list_add(b, list, &page_walkthrough);
    p->content = keep_copy(b, content, sizeof *content);
    p->first = first;
    p->count = count;
    p->head = book_text(b, TEXT_walkthroughs);
    p->opens = opens;
    p->heading = opens ? keep_heading(b, content, first, count) : NULL;
}

static enum status add_walkthrough(struct book *b, struct page_list *list, size_t index,
                                   struct diag *d)
{
    struct walkthrough_layout layout;
    enum status status = choose_layout(b, index, &layout, d);
    const struct walkthrough_layout *kept =
        status == STATUS_OK ? keep_copy(b, &layout, sizeof layout) : NULL;
    bool opens = index == 0;
    for (unsigned i = 0; kept && i < layout.page_count; i++) {
        if (i == 0 && layout.names_apart) {
            add_sheet(b, list, &(struct walkthrough_page){index, kept, 0}, 0, 0, opens);
            opens = false;
        }
        add_sheet(b, list, &(struct walkthrough_page){index, kept, i}, layout.page[i].first,
                  (size_t)(layout.page[i + 1].first - layout.page[i].first), opens);
        opens = false;
    }
    return status;
}

/* Pages have no numbers yet; those of most books have three digits at most. */
static bool has_room_for_way(struct book *b, const struct page *p, unsigned way)
{
    const double smallest = 0.7; /* of the title's usual size */
    const struct walkthrough_page *content = p->content;
    const struct book_walkthrough *w = &b->source.walkthrough[content->walkthrough];
    const struct book_puzzle longest = {.folio = 888};
    const struct heading_room next_to = room_of(b);
    const struct box block = {0, 0, book_block_width(b), book_block_height(b)};
    struct text title = {0};
    struct text words = {0};
    put_heading(b, w, content->layout->joined && p->count ? &w->step[p->first] : NULL, p->opens,
                &title);
    const double beside = width_beside(b, &next_to, b->puzzle[w->number - 1].record->level,
                                       way_back(b, &longest, way, &words));
    const bool room =
        heading_part_beside(b, text_chars(&title), block, beside, &b->out_of_memory) >= smallest;
    b->out_of_memory |= title.failed | words.failed;
    text_free(&title);
    text_free(&words);
    return room;
}

static enum status add_pages(struct book *b, struct page_list *list, const struct config_part *item,
                             struct diag *d)
{
    enum status status = STATUS_OK;
    const size_t first = list->count;
    contents_add(b, title_of_part(b, &part_walkthroughs, item), NULL, first);
    for (size_t i = 0; i < b->source.walkthrough_count && status == STATUS_OK; i++) {
        status = add_walkthrough(b, list, i, d);
    }
    unsigned *way = &b->layouts.walkthrough_reference;
    *way = 0;
    for (size_t i = first; i < list->count && !b->out_of_memory; i++) {
        while (*way + 1 < WAYS_BACK && !has_room_for_way(b, &list->page[i], *way)) {
            ++*way;
        }
    }
    return status;
}

const struct part_kind part_walkthroughs = {
    .name = "walkthroughs",
    .doc = "the puzzles explained step by step",
    .places = PART_BACK,
    .once = true,
    .usual = wants_walkthroughs,
    .asked_by = "walkthrough.puzzles or walkthrough.hardest",
    .usual_place = PART_BACK,
    .listed = true,
    .title = TEXT_walkthroughs,
    .add = add_pages,
};
