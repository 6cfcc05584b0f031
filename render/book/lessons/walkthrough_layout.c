#include "render/book/lessons/walkthrough_layout.h"

#include <math.h>

#include "render/board/constraints/constraint_art.h"
#include "render/board/step_legend.h"
#include "render/book/book_data.h"
#include "render/book/lessons/step_head.h"
#include "render/book/style/board_looks.h"
#include "render/book/style/book_words.h"
#include "render/book/style/page_heading.h"

/* The least widths of words below a picture, and next to one, in their size. */
static const double min_below_em = 17;
static const double min_short_below_em = 13; /* of a child's book, which has short sentences */
static const double min_beside_em = 9;
static const double min_large_beside_em = 11; /* in large print */

/* No board is of use with cells smaller than this, or gains by larger ones; these grow with the
 * text. */
static const double min_cell_pt = 12;
static const double largest_cell_pt = 40;

/* Candidates in large print. A page that is too small for them has those of the smallest type. */
static const double large_candidate_pt = 12.5;

/* The least width of pictures with few candidates, as a part of the page's: they could be smaller
 * and still be read, but would look lost. */
static const double min_share = 0.46;
static const double min_small_share = 0.3; /* in a child's book, of small boards */
enum { MAX_SMALL_ACROSS = 6 };

/* ---- what a picture shows ---- */

/* The cells that the step marks or links, and those of its houses. */
static bool lies_in_grid(const struct layout *v, unsigned grid, const struct step *s)
{
    digit_set digits[MAX_CELLS];
    bool inside = true;
    step_digits(s, digits);
    for (unsigned cell = 0; cell < v->cell_count && inside; cell++) {
        inside = !digits[cell] || grid_has(v, grid, cell);
    }
    for (unsigned i = 0; i < s->house_count && inside; i++) {
        for (unsigned k = 0; s->house[i] < v->house_count && k < v->size && inside; k++) {
            inside = grid_has(v, grid, v->house[s->house[i]].cell[k]);
        }
    }
    return inside;
}

struct step_frame step_frame_of(const struct layout *v, const struct step *s)
{
    struct step_frame frame = {.across = board_across(v), .down = board_down(v)};
    const bool room_around =
        frame.across > frame_columns(v) || frame.down > frame_rows(v); /* sums outside */
    for (unsigned grid = 0; grid < v->grid_count && v->grid_count > 1 && !room_around; grid++) {
        if (lies_in_grid(v, grid, s)) {
            return (struct step_frame){.first_column = v->grid_at[grid].column,
                                       .first_row = v->grid_at[grid].row,
                                       .columns = v->size,
                                       .rows = v->size,
                                       .across = v->size,
                                       .down = v->size};
        }
    }
    return frame;
}

static const struct layout *layout_of(const struct walkthrough_measure *m)
{
    return m->b->puzzle[m->walkthrough->number - 1].record->variant;
}

/* The most cells that a picture is wide. */
static unsigned cells_across(const struct walkthrough_measure *m)
{
    unsigned most = 1;
    for (size_t i = 0; i < m->walkthrough->step_count; i++) {
        const struct step_frame f = step_frame_of(layout_of(m), &m->walkthrough->step[i].step);
        most = f.across > most ? f.across : most;
    }
    return most;
}

static double room_ratio(const struct walkthrough_measure *m)
{
    double most = 0;
    for (size_t i = 0; i < m->walkthrough->step_count; i++) {
        const struct step_frame f = step_frame_of(layout_of(m), &m->walkthrough->step[i].step);
        most = fmax(most, (double)f.down / f.across);
    }
    return most;
}

struct board_style walkthrough_style(const struct book *b, size_t index)
{
    const double widest_frame_pt = 2.5; /* over the sums of cages */
    struct board_style style = book_style_of(b, index);
    style.pictures = NULL;
    style.tint_boxes = false;
    if (board_has_cage_numbers(b->puzzle[index].record->variant)) {
        style.outer_line_pt = fmin(style.outer_line_pt, widest_frame_pt);
    }
    return style;
}

double walkthrough_frame_pt(const struct board_style *style, double side_pt, unsigned across)
{
    const double outer = board_lines(style, side_pt / across).outer_pt;
    return style->frame == BOARD_FRAME_DOUBLE ? board_frame_reach_pt(outer) : 0;
}

/* ---- measures ---- */

static void make_flow(const struct book *b, const char *text, double size_pt, double width,
                      struct flow *f)
{
    struct flow_style style = book_flow_faces(b, size_pt, 1.3);
    flow_init(f, &style, width);
    flow_add(f, text);
}

void walkthrough_words(const struct book *b, const struct book_walkthrough *w, size_t step,
                       double size_pt, double width, struct flow *f)
{
    const struct walkthrough_step *s = &w->step[step];
    struct text t = {0};
    if (s->before) {
        text_printf(&t, "*%s*\n\n", s->before);
    }
    text_puts(&t, s->text);
    if (w->after && step + 1 == w->step_count) {
        text_printf(&t, "\n\n*%s*", w->after);
    }
    make_flow(b, text_chars(&t), size_pt, width, f);
    f->failed |= t.failed;
    text_free(&t);
}

void walkthrough_names(const struct book *b, double size_pt, double width, struct flow *f)
{
    struct text names = {0};
    book_put_notation(b, book_walkthroughs_notation(b), &names);
    make_flow(b, text_chars(&names), size_pt, width, f);
    f->failed |= names.failed;
    text_free(&names);
}

static double measure_flow(struct walkthrough_measure *m, struct flow *f)
{
    const double height = flow_height(f, 0, f->line_count);
    m->failed |= f->failed;
    m->overflows |= flow_overflows(f);
    flow_free(f);
    return height;
}

/* Lines of about one length, so that none holds a last entry alone. */
double walkthrough_key(const struct book *b, struct canvas *c, unsigned kinds, double left,
                       double top)
{
    const double size = fmax(book_min_text_pt(b), 0.82 * b->type.body);
    const struct text_style style = {.font = b->faces.sans, .size_pt = size, .paint = PAINT_BLACK};
    const double width = book_block_width(b);
    const double height =
        step_legend_draw(NULL, &b->board, &b->translation, &style, kinds, left, top, width);
    double even = width;
    for (double part = 0.95; c && part > 0.4; part -= 0.05) {
        const double tried = step_legend_draw(NULL, &b->board, &b->translation, &style, kinds, left,
                                              top, part * width);
        if (tried > height) {
            break;
        }
        even = part * width;
    }
    return c ? step_legend_draw(c, &b->board, &b->translation, &style, kinds, left, top, even)
             : height;
}

bool walkthrough_tells_names(const struct book *b, size_t walkthrough)
{
    return walkthrough == 0 && (book_walkthroughs_notation(b) & ~book_hints_notation(b));
}

/* Of the marks of these steps. */
static double key_height(struct walkthrough_measure *m, size_t from, size_t to)
{
    unsigned kinds = 0;
    for (size_t i = from; i < to; i++) {
        kinds |= step_legend_kinds(&m->walkthrough->step[i].step);
    }
    const double key = walkthrough_key(m->b, NULL, kinds, 0, 0);
    m->failed |= key < 0;
    return key;
}

/* Room for pictures on a page, without the names of cells. */
static double picture_room(struct walkthrough_measure *m)
{
    return book_block_height(m->b) - TEXT_HEADING_PT -
           key_height(m, 0, m->walkthrough->step_count) - STEP_GAP_Y_PT / 2.0;
}

double walkthrough_column_width(const struct book *b, const struct walkthrough_layout *l)
{
    return (book_block_width(b) - (l->columns - 1) * (double)STEP_GAP_X_PT) / l->columns;
}

double walkthrough_words_width(const struct book *b, const struct walkthrough_layout *l,
                               double side_pt)
{
    const double column = walkthrough_column_width(b, l);
    return l->beside ? column - side_pt - STEP_GAP_X_PT : column;
}

double step_gap_under(const struct book *b)
{
    return b->cfg->style.large_print ? 10 : 5;
}

double walkthrough_row_height(struct walkthrough_measure *m, const struct walkthrough_layout *l,
                              double side_pt, size_t first, size_t to)
{
    const double head = l->joined ? 0 : step_head_height(m->b);
    const double width = walkthrough_words_width(m->b, l, side_pt);
    double words = 0;
    for (size_t i = first; i < first + l->columns && i < to; i++) {
        struct flow f;
        walkthrough_words(m->b, m->walkthrough, i, l->words_pt, width, &f);
        words = fmax(words, measure_flow(m, &f));
    }
    const double picture = side_pt * l->ratio;
    return l->beside ? fmax(picture, head + words) : head + picture + step_gap_under(m->b) + words;
}

static double page_height(struct walkthrough_measure *m, const struct walkthrough_layout *l,
                          double side_pt, size_t from, size_t to)
{
    double height = 0;
    for (size_t i = from; i < to; i += l->columns) {
        height += walkthrough_row_height(m, l, side_pt, i, to) + (i > from ? STEP_GAP_Y_PT : 0);
    }
    return height;
}

/* ---- arrangements ---- */

/* The smallest pictures of these steps whose candidates are of this size. */
static double side_for_candidates(const struct walkthrough_measure *m, enum candidate_marks how,
                                  double size_pt, size_t from, size_t to)
{
    const struct board_style style = walkthrough_style(m->b, m->walkthrough->number - 1);
    const struct layout *v = layout_of(m);
    const unsigned across = cells_across(m);
    double smallest = board_candidate_size_pt(&style, v, 1);
    for (size_t i = from; i < to && how == CANDIDATE_MARKS_STEP; i++) {
        const struct candidate_grid grid = step_digits_grid(v, &m->walkthrough->step[i].step);
        const double size = board_candidate_type(&style, v, grid, 1).text.size_pt;
        smallest = i > from ? fmin(smallest, size) : size;
    }
    double cell = fmax(size_pt / smallest + 1e-3, min_cell_pt);
    cell = fmax(cell, constraint_art_least_cell_pt(v, book_min_text_pt(m->b)));
    while (cell < largest_cell_pt * m->b->type.scale &&
           !constraint_art_sums_clear(&style, v, how, cell)) {
        cell += 0.5;
    }
    /* The frame is measured by the whole picture's side. */
    const double board = cell * across;
    const double about = board + 2 * walkthrough_frame_pt(&style, board, across);
    return board + 2 * walkthrough_frame_pt(&style, about, across);
}

/* The same number of steps on each page, with one more on the first pages if it does not divide.
 * False: too high. */
static bool spread_evenly(struct walkthrough_measure *m, double height, double side_pt,
                          struct walkthrough_layout *l)
{
    size_t count = m->walkthrough->step_count;
    for (size_t k = 0; k <= l->page_count; k++) {
        l->page[k].first = (uint16_t)((k * count + l->page_count - 1) / l->page_count);
    }
    for (unsigned k = 0; k < l->page_count; k++) {
        const double room = height - (k == 0 ? m->names_pt : 0);
        if (page_height(m, l, side_pt, l->page[k].first, l->page[k + 1].first) > room) {
            return false;
        }
    }
    return true;
}

/* Break the steps into as few pages as they need. False: a row does not fit on a page. */
static bool break_pages(struct walkthrough_measure *m, double height, double side_pt,
                        struct walkthrough_layout *l)
{
    size_t count = m->walkthrough->step_count;
    double room = height - m->names_pt;
    double used = room;
    l->page_count = 0;
    for (size_t i = 0; i < count; i += l->columns) {
        double row = walkthrough_row_height(m, l, side_pt, i, count);
        if (l->page_count == 0 || used + STEP_GAP_Y_PT + row > room) {
            room = l->page_count == 0 ? room : height;
            l->page[l->page_count++] =
                (struct walkthrough_sheet){(uint16_t)i, false, side_pt, l->page[0].candidates};
            used = row;
        } else {
            used += STEP_GAP_Y_PT + row;
        }
        if (used > room) {
            return false;
        }
    }
    l->page[l->page_count] = (struct walkthrough_sheet){.first = (uint16_t)count};
    struct walkthrough_layout even = *l;
    if (l->page_count > 0 && spread_evenly(m, height, side_pt, &even)) {
        *l = even;
    }
    l->max_steps = 0;
    for (unsigned k = 0; k < l->page_count; k++) {
        unsigned steps = (unsigned)l->page[k + 1].first - l->page[k].first;
        l->max_steps = steps > l->max_steps ? steps : l->max_steps;
    }
    return true;
}

/* In large print pictures that are so much larger are worth a page for each. */
static const double worth_a_page = 1.4;

/* Fewer pages are better; then all candidates; then pages that the steps fill evenly; then larger
 * boards. */
static bool is_better(const struct book *b, const struct walkthrough_layout *l,
                      const struct walkthrough_layout *best)
{
    const double ratio = best->page_count ? l->page[0].side_pt / best->page[0].side_pt : 1;
    if (b->cfg->style.large_print && (ratio >= worth_a_page || ratio <= 1 / worth_a_page)) {
        return ratio > 1;
    }
    if (best->page_count == 0 || l->page_count != best->page_count) {
        return best->page_count == 0 || l->page_count < best->page_count;
    }
    if (l->page[0].candidates != best->page[0].candidates) {
        return l->page[0].candidates == CANDIDATE_MARKS_FULL;
    }
    if (l->max_steps != best->max_steps) {
        return l->max_steps < best->max_steps;
    }
    return l->page[0].side_pt > best->page[0].side_pt;
}

/* The widest pictures of an arrangement. */
static double widest_side(const struct walkthrough_measure *m, const struct walkthrough_layout *l)
{
    const struct book *b = m->b;
    const double column = walkthrough_column_width(b, l);
    const double words_em = b->cfg->style.large_print ? min_large_beside_em : min_beside_em;
    const double beside = column - STEP_GAP_X_PT - words_em * l->words_pt;
    return fmin(l->beside ? beside : column, largest_cell_pt * b->type.scale * cells_across(m));
}

/* Try one arrangement with boards from the largest of use to the smallest; keep the best. */
static void try_arrangement(struct walkthrough_measure *m, double height, double least,
                            struct walkthrough_layout l, struct walkthrough_layout *best)
{
    enum { SIZES = 12 };
    const double most = widest_side(m, &l);
    const double below_em = m->b->cfg->style.friends ? min_short_below_em : min_below_em;
    if (most < least || (!l.beside && walkthrough_column_width(m->b, &l) < below_em * l.words_pt)) {
        return;
    }
    for (unsigned i = 0; i <= SIZES; i++) {
        const double side = most - (most - least) * i / SIZES;
        m->overflows = false;
        if (break_pages(m, height, side, &l) && !m->overflows && is_better(m->b, &l, best)) {
            *best = l;
        }
    }
}

/* Candidates of at least this size, all of them or those of the steps; and words of that size. */
static void try_candidates(struct walkthrough_measure *m, double height, double size_pt,
                           double words_pt, enum candidate_marks how,
                           struct walkthrough_layout *best)
{
    enum { MAX_COLUMNS = 4 };
    const size_t count = m->walkthrough->step_count;
    double least = side_for_candidates(m, how, size_pt, 0, count);
    if (how == CANDIDATE_MARKS_STEP) {
        const bool small = m->b->cfg->style.friends && cells_across(m) <= MAX_SMALL_ACROSS;
        const double share = small ? min_small_share : min_share;
        least = fmax(least, share * book_block_width(m->b));
    }
    struct walkthrough_layout l = {.columns = 1, .words_pt = words_pt, .ratio = room_ratio(m)};
    l.page[0].candidates = how;
    struct walkthrough_layout beside = l;
    beside.beside = true;
    try_arrangement(m, height, least, beside, best);
    for (; l.columns <= MAX_COLUMNS; l.columns++) {
        try_arrangement(m, height, least, l, best);
    }
}

/* The largest pictures that a page's words leave room for. */
static double largest_side(struct walkthrough_measure *m, double height,
                           const struct walkthrough_layout *l, unsigned page)
{
    const double step_pt = 2;
    const struct walkthrough_sheet *sheet = &l->page[page];
    const double most = widest_side(m, l);
    /* A page by itself has no more of the key than it needs. */
    const double key = l->joined ? key_height(m, 0, m->walkthrough->step_count) -
                                       key_height(m, sheet->first, sheet[1].first)
                                 : 0;
    const double room = height + key - (page == 0 ? m->names_pt : 0);
    double best = sheet->side_pt;
    while (best + step_pt <= most) {
        m->overflows = false;
        if (page_height(m, l, best + step_pt, sheet->first, sheet[1].first) > room ||
            m->overflows) {
            break;
        }
        best += step_pt;
    }
    return best;
}

static bool wants_large_pictures(const struct book *b)
{
    return b->cfg->style.large_print || b->cfg->style.friends;
}

/* All pictures of a puzzle are as large as the fullest page lets them be. In large print and for
 * children a step alone on its page has its words below its picture, where they would make it
 * smaller next to it. */
static void enlarge_pictures(struct walkthrough_measure *m, double height,
                             struct walkthrough_layout *l)
{
    struct walkthrough_layout below = *l;
    double common = INFINITY;
    below.beside = false;
    for (unsigned k = 0; k < l->page_count; k++) {
        const bool alone = l->page[k + 1].first - l->page[k].first == 1;
        const bool may_move = l->beside && alone && wants_large_pictures(m->b);
        l->page[k].side_pt = largest_side(m, height, l, k);
        below.page[k].side_pt = may_move ? largest_side(m, height, &below, k) : 0;
        common = fmin(common, fmax(l->page[k].side_pt, below.page[k].side_pt));
    }
    for (unsigned k = 0; k < l->page_count; k++) {
        l->page[k].below = l->page[k].side_pt < common;
        l->page[k].side_pt = common;
    }
}

/* Large print needs the height for the picture. */
static bool joins_headings(const struct walkthrough_measure *m, const struct walkthrough_layout *l)
{
    return m->b->cfg->style.large_print && !l->beside && l->max_steps == 1;
}

/* One picture a page, each as large as it can be: readable candidates matter more than one size.
 * Where even the candidates of its step would be too small, it marks cells. */
static bool arrange_marks(struct walkthrough_measure *m, double height,
                          struct walkthrough_layout *l, double *cell_pt)
{
    const size_t count = m->walkthrough->step_count;
    *l = (struct walkthrough_layout){
        .columns = 1, .words_pt = m->b->type.small, .ratio = room_ratio(m)};
    double side = book_block_width(m->b);
    for (size_t i = 0; i < count; i++) {
        const double words = walkthrough_row_height(m, l, 0, i, count);
        side = fmin(side, (height - (i == 0 ? m->names_pt : 0) - words) / l->ratio);
    }
    *cell_pt = fmax(0, side) / cells_across(m);
    if (*cell_pt < min_cell_pt || !break_pages(m, height, side, l)) {
        return false;
    }
    l->joined = joins_headings(m, l);
    for (unsigned k = 0; k < l->page_count; k++) {
        struct walkthrough_sheet *page = &l->page[k];
        page->side_pt = largest_side(m, height, l, k);
        const double least = side_for_candidates(m, CANDIDATE_MARKS_STEP, book_min_text_pt(m->b),
                                                 page->first, page[1].first);
        page->candidates = page->side_pt >= least ? CANDIDATE_MARKS_STEP : CANDIDATE_MARKS_NONE;
    }
    return true;
}

/* All candidates, or those of the steps, in words and candidates of the sizes that are liked best.
 * Children are shown only what the step is about. */
static void try_sizes(struct walkthrough_measure *m, double height, struct walkthrough_layout *best)
{
    const struct book *b = m->b;
    const double candidates = b->cfg->style.large_print ? large_candidate_pt : MIN_CANDIDATE_PT;
    const double sizes[][2] = {{candidates, b->type.body},
                               {candidates, b->type.small},
                               {book_min_text_pt(b), b->type.small}};
    *best = (struct walkthrough_layout){0};
    for (size_t i = 0; i < sizeof sizes / sizeof sizes[0] && !best->page_count; i++) {
        if (!b->cfg->style.friends) {
            try_candidates(m, height, sizes[i][0], sizes[i][1], CANDIDATE_MARKS_FULL, best);
        }
        try_candidates(m, height, sizes[i][0], sizes[i][1], CANDIDATE_MARKS_STEP, best);
    }
}

bool walkthrough_arrange(struct walkthrough_measure *m, size_t index,
                         struct walkthrough_layout *best, double *cell_pt)
{
    const double height = picture_room(m);
    if (walkthrough_tells_names(m->b, index)) {
        struct flow f;
        walkthrough_names(m->b, m->b->type.small, book_block_width(m->b), &f);
        m->names_pt = measure_flow(m, &f) + STEP_GAP_Y_PT;
    }
    try_sizes(m, height, best);
    const bool apart = !best->page_count && m->names_pt > 0;
    if (apart) {
        m->names_pt = 0;
        try_sizes(m, height, best);
    }
    const bool fits = best->page_count > 0;
    best->joined = joins_headings(m, best);
    if (fits) {
        enlarge_pictures(m, height, best);
    }
    const bool marked = !fits && arrange_marks(m, height, best, cell_pt);
    best->names_apart = apart;
    return fits || marked;
}
