#include "render/book/puzzles/section_layout.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "render/book/book_data.h"
#include "render/book/plan/puzzle_list.h"
#include "render/book/puzzles/answer_layout.h"
#include "render/book/puzzles/page_band.h"
#include "render/book/puzzles/page_boards.h"
#include "render/book/puzzles/puzzle_names.h"
#include "render/book/puzzles/puzzle_surroundings.h"
#include "render/book/style/book_words.h"
#include "render/book/style/set_text.h"

/* One for each page of a rhythm; boards that are mixed in follow the rhythm of their pages. */
static size_t layouts_of(const struct book_config *cfg, size_t s)
{
    const size_t rhythm = cfg->section[s - (cfg->section[s].mix > 0)].rhythm.count;
    return rhythm ? rhythm : 1;
}

static size_t count_layouts(const struct book *b)
{
    size_t count = 0;
    for (size_t s = 0; s < b->cfg->section_count; s++) {
        count += layouts_of(b->cfg, s);
    }
    return count + 1;
}

bool section_layouts_make(struct book *b)
{
    struct section_layouts *l = &b->layouts;
    size_t sections = b->cfg->section_count + 1;
    l->first = calloc(sections, sizeof *l->first);
    l->answer = calloc(sections, sizeof *l->answer);
    l->puzzle = calloc(count_layouts(b), sizeof *l->puzzle);
    l->answer_label = calloc(sections, sizeof *l->answer_label);
    if (!l->first || !l->puzzle || !l->answer || !l->answer_label) {
        return false;
    }
    for (size_t s = 0; s < b->cfg->section_count; s++) {
        l->first[s + 1] = l->first[s] + layouts_of(b->cfg, s);
    }
    return true;
}

void section_layouts_free(struct book *b)
{
    free(b->layouts.first);
    free(b->layouts.puzzle);
    free(b->layouts.answer);
    free(b->layouts.answer_label);
}

static unsigned count_on_page(const struct book *b, const struct section_boards *boards,
                              const struct config_section *section, size_t page)
{
    return section->rhythm.count                   ? section->rhythm.item[page]
           : section->has_per_page || section->mix ? section->per_page
           : boards->several_grids                 ? 1
                                                   : b->cfg->per_page;
}

/* The field that sets the number of puzzles on a page. */
static const void *field_of_count(const struct book *b, const struct config_section *section,
                                  size_t page)
{
    return section->columns        ? (const void *)&section->columns
           : section->rhythm.count ? (const void *)&section->rhythm.item[page]
           : section->mix          ? &section->mix
           : section->has_per_page ? &section->per_page
                                   : (const void *)&b->cfg->per_page;
}

/* A section's puzzles on one page of its rhythm, and what is mixed in with them. */
struct page_choice {
    struct page_boards main, also; /* also.book NULL: nothing is mixed in */
    unsigned count;
    struct page_band band;
    bool failed; /* out of memory */
};

static double room_between_pt(const struct page_choice *p)
{
    return p->also.book ? 16 : 0;
}

/* Below the block there is room where no page number stands, or next to one at the outside: boards
 * in one column that leave it free may reach there. What they must leave free, and how near to the
 * page's edge they may come. */
static const double folio_room_em = 3.4;
static const double nearest_edge_pt = 0.4 * PT_PER_INCH;

static double room_below_block(const struct page_choice *p)
{
    const struct book *b = p->main.book;
    const struct config_style *style = &b->cfg->style;
    /* Of a line under a board: they reach below the room that it has. */
    const double descenders = 0.22 * b->type.body;
    const double edge = sheet_vendor_margin(b) + sheet_line_reach(b) + descenders;
    const bool free = style->folios != FOLIOS_CENTRE && !style->progress && !p->also.book &&
                      p->band.bottom_pt <= 0;
    return free ? fmax(0, b->sheet.margins.bottom_pt - fmax(edge, nearest_edge_pt)) : 0;
}

/* What is under a board, or a solution next to it, would be on a line with the number. */
static bool leaves_folio(const struct book *b, const struct puzzle_layout *l)
{
    const double beside = (book_block_width(b) - l->page.width_pt) / 2;
    return b->cfg->style.folios != FOLIOS_OUTSIDE ||
           (l->page.columns == 1 && !LABELS_ARE_ASIDE(l->label.kind) && l->label.foot_pt <= 0 &&
            !l->label.answer_aside && beside >= folio_room_em * b->type.folio);
}

/* With so much of the page's height for the section's own puzzles; also NULL: it has no others. */
static void lay_out_page(struct page_choice *p, double share, struct puzzle_layout *main,
                         struct puzzle_layout *also)
{
    const struct book *b = p->main.book;
    double height = book_block_height(b) - p->band.top_pt - p->band.bottom_pt - room_between_pt(p);
    const double below = room_below_block(p);
    p->main.columns = b->cfg->section[p->main.section].columns;
    p->main.height_pt = share * height + below;
    page_boards_choose(&p->main, p->count, p->band.middle_pt, &main->label, &main->page,
                       &p->failed);
    if (below > 0 && !leaves_folio(b, main)) {
        p->main.height_pt = share * height;
        page_boards_choose(&p->main, p->count, p->band.middle_pt, &main->label, &main->page,
                           &p->failed);
    }
    main->top_pt = p->band.top_pt;
    if (also) {
        const struct config_section *section = &b->cfg->section[p->also.section];
        p->also.height_pt = height - p->main.height_pt;
        p->also.columns = section->columns;
        page_boards_choose(&p->also, section->mix, 0, &also->label, &also->page, &p->failed);
        also->top_pt = main->top_pt + p->main.height_pt + room_between_pt(p);
    }
}

/* The most boards of one section that have room on a page, fewer than it is to hold. */
static unsigned most_with_room(const struct page_choice *p)
{
    const struct section_boards to_come = section_boards_to_come(p->main.book, p->main.section);
    struct page_choice fewer = *p;
    fewer.main.boards = &to_come;
    cell_need_of_puzzles(&fewer.main);
    if (p->also.book) {
        return max_boards_with_room(&fewer.main, p->count, &fewer.failed);
    }
    while (--fewer.count) {
        struct puzzle_layout main;
        lay_out_page(&fewer, 1, &main, NULL);
        if (cell_is_enough(&fewer.main, main.page.cell_pt)) {
            break;
        }
    }
    return fewer.count;
}

/* The share of the page that leaves the smaller of the two cells as large as can be, and then the
 * other one. */
static double best_share(struct page_choice *p)
{
    double best = 0.5;
    double best_min = -INFINITY;
    double best_sum = 0;
    for (unsigned percent = 20; percent <= 85; percent++) {
        struct puzzle_layout main;
        struct puzzle_layout also;
        lay_out_page(p, percent / 100.0, &main, &also);
        double least = fmin(main.page.cell_pt, also.page.cell_pt);
        double sum = main.page.cell_pt + also.page.cell_pt;
        if (least > best_min || (least >= best_min && sum > best_sum)) {
            best = percent / 100.0;
            best_min = least;
            best_sum = sum;
        }
    }
    return best;
}

static enum status check_pictures(const struct book *b, size_t s, double cell_pt, struct diag *d)
{
    const struct sign_pictures *pictures = b->puzzle[section_first_puzzle(b, s)].signs->pictures;
    struct diag_at at;
    return pictures
               ? sign_pictures_fine(pictures, cell_pt,
                                    book_config_at(b->cfg, &b->cfg->section[s].signs.pictures, &at),
                                    d)
               : STATUS_OK;
}

/* A setter's note takes two lines at most. */
static enum status check_notes(const struct book *b, const struct page_choice *p,
                               const struct puzzle_layout *l, struct diag *d)
{
    enum { NOTE_LINES = 2 };
    const struct config_texts *notes = &b->cfg->section[p->main.section].setter_notes;
    double width = l->page.cell_pt * frame_columns(p->main.boards->variant);
    bool failed = false;
    for (size_t i = 0; i < notes->count; i++) {
        const struct font *font = b->faces.serif_italic;
        double size = setter_note_size(b, &l->label, notes->item[i], width, &failed);
        if (!failed && count_lines(font, size, notes->item[i], width, &failed) > NOTE_LINES) {
            struct diag_at at;
            d->hint = "shorten it, or print fewer puzzles on a page";
            return diag_usage(d, book_config_at(b->cfg, &notes->item[i], &at),
                              "the note does not fit in two lines under its puzzle");
        }
    }
    return failed ? diag_error(d, NULL, OUT_OF_MEMORY) : STATUS_OK;
}

/* Names take two lines at most. */
static enum status check_names(const struct page_boards *k, const struct puzzle_layout *l,
                               struct diag *d)
{
    const struct book *b = k->book;
    const struct config_section *section = &b->cfg->section[k->section];
    bool failed = false;
    const size_t i = LABELS_ARE_ASIDE(l->label.kind)
                         ? SIZE_MAX
                         : puzzle_name_without_room(b, k->section, &l->label,
                                                    page_board_width(k, &l->page), &failed);
    if (i == SIZE_MAX) {
        return failed ? diag_error(d, NULL, OUT_OF_MEMORY) : STATUS_OK;
    }
    struct diag_at at;
    const void *field = i < section->names.count ? (const void *)&section->names.item[i]
                        : section->label         ? (const void *)&section->label
                                                 : section;
    d->hint = "shorten it, or print fewer puzzles on a page";
    return diag_usage(d, book_config_at(b->cfg, field, &at),
                      "the name of puzzle %zu does not fit in two lines over its board",
                      book_printed_number(b, section_first_puzzle(b, k->section) + i));
}

static enum status choose_page(struct book *b, struct page_choice *p, size_t page, struct diag *d)
{
    size_t s = p->main.section;
    const struct config_section *section = &b->cfg->section[s];
    struct puzzle_layout *l = &b->layouts.puzzle[b->layouts.first[s] + page];
    struct puzzle_layout *also =
        p->also.book ? &b->layouts.puzzle[b->layouts.first[s + 1] + page] : NULL;
    p->count = count_on_page(b, p->main.boards, section, page);
    lay_out_page(p, p->also.book ? best_share(p) : 1, l, also);
    bool answered = section->answers.at == ANSWERS_AT_UNDER ||
                    section->answers.at == ANSWERS_AT_BESIDE ||
                    section->answers.at == ANSWERS_AT_LATER;
    bool whole = p->count == 1 && !p->also.book && !answered;
    if (whole && !cell_is_enough(&p->main, l->page.cell_pt)) {
        choose_spread(&p->main, &l->page, &l->label);
    }
    if (!cell_is_enough(&p->main, l->page.cell_pt)) {
        const unsigned fits = most_with_room(p);
        if (b->source.fits) {
            *b->source.fits = fits;
        }
        return refuse_boards(&p->main, &l->page, p->count, fits,
                             section->has_per_page || section->columns || section->rhythm.count ||
                                     !p->main.boards->several_grids
                                 ? field_of_count(b, section, page)
                                 : section,
                             d);
    }
    if (p->also.book && !cell_is_enough(&p->also, also->page.cell_pt)) {
        const unsigned fits = max_boards_with_room(&p->also, section[1].mix, &p->failed);
        return refuse_boards(&p->also, &also->page, section[1].mix, fits, &section[1].mix, d);
    }
    enum status status = check_names(&p->main, l, d);
    status = status == STATUS_OK && p->also.book ? check_names(&p->also, also, d) : status;
    status = status == STATUS_OK ? check_notes(b, p, l, d) : status;
    return status == STATUS_OK ? check_pictures(b, s, l->page.cell_pt, d) : status;
}

static enum status check_band(const struct book *b, const struct page_choice *p, bool failed,
                              struct diag *d)
{
    const struct config_section *section = &b->cfg->section[p->main.section];
    struct diag_at at;
    if (failed) {
        return diag_error(d, NULL, OUT_OF_MEMORY);
    }
    double text = p->band.top_pt + p->band.middle_pt + p->band.bottom_pt;
    if (section->page_text && text > 0.6 * book_block_height(b)) {
        d->hint = "shorten it, or make the area for notes smaller";
        return diag_usage(d, book_config_at(b->cfg, &section->page_text, &at),
                          "page_text: the text leaves less than half of the page for the puzzles");
    }
    return STATUS_OK;
}

/* Choose the layouts of a section that is not mixed in with another. */
static enum status choose_puzzle_layouts(struct book *b, const struct section_boards *boards,
                                         size_t s, struct diag *d)
{
    bool failed = false;
    bool mixed = section_has_mixed(b, s);
    struct page_choice p = {.main = {.book = b, .section = s, .boards = &boards[s]},
                            .also = {.book = mixed ? b : NULL,
                                     .section = s + 1,
                                     .boards = mixed ? &boards[s + 1] : NULL},
                            .band = page_band_of(b, s, &failed)};
    p.main.plain_labels = p.also.plain_labels = mixed;
    cell_need_of_puzzles(&p.main);
    if (mixed) {
        cell_need_of_puzzles(&p.also);
    }
    enum status status = check_band(b, &p, failed, d);
    size_t pages = b->layouts.first[s + 1] - b->layouts.first[s];
    for (size_t page = 0; page < pages && status == STATUS_OK; page++) {
        status = choose_page(b, &p, page, d);
    }
    b->out_of_memory |= p.failed;
    return status;
}

bool section_last_layout(const struct book *b, size_t s, unsigned count, struct puzzle_layout *out,
                         bool *out_of_memory)
{
    const double largest = 1.4; /* of the other pages' cells */
    const double worth_it = 1.08;
    const struct puzzle_layout *usual = &b->layouts.puzzle[b->layouts.first[s]];
    const struct section_boards boards = section_boards_of(b, s);
    /* Pictures are fine enough for the usual cells alone. */
    if (b->puzzle[section_first_puzzle(b, s)].signs->pictures) {
        return false;
    }
    struct page_choice p = {.main = {.book = b,
                                     .section = s,
                                     .boards = &boards,
                                     .most_cell_pt = largest * usual->page.cell_pt},
                            .count = count,
                            .band = page_band_of(b, s, out_of_memory)};
    cell_need_of_puzzles(&p.main);
    lay_out_page(&p, 1, out, NULL);
    *out_of_memory |= p.failed;
    /* Where no column is left for labels next to larger boards, they stand over them. */
    const bool goes_with_others = out->label.kind != usual->label.kind ||
                                  out->label.reference_above == usual->label.reference_above;
    return !*out_of_memory && out->page.cell_pt >= worth_it * usual->page.cell_pt &&
           goes_with_others;
}

/* Some boards have the way to the solution above them, others below. */
static bool references_differ(const struct book *b)
{
    size_t above = 0;
    size_t below = 0;
    for (size_t i = 0; i < b->layouts.first[b->cfg->section_count]; i++) {
        const struct label_style *label = &b->layouts.puzzle[i].label;
        above += !LABELS_ARE_ASIDE(label->kind) && label->reference_above;
        below += !LABELS_ARE_ASIDE(label->kind) && !label->reference_above;
    }
    return above && below;
}

/* Is a board of the section, or the right half of one, too narrow for the way to its solution? */
static bool needs_brief_references(struct book *b, const struct section_boards *boards, size_t s)
{
    const enum config_answers_at at = b->cfg->section[s].answers.at;
    bool narrow = false;
    for (size_t i = b->layouts.first[s]; i < b->layouts.first[s + 1]; i++) {
        const struct puzzle_layout *l = &b->layouts.puzzle[i];
        const unsigned columns = frame_columns(boards[s].variant) - l->page.split;
        narrow |=
            !l->label.reference_above &&
            l->page.cell_pt * columns < puzzle_reference_min_width(b, &l->label, &b->out_of_memory);
    }
    return narrow && at != ANSWERS_AT_UNDER && at != ANSWERS_AT_BESIDE;
}

static enum status choose_all_puzzles(struct book *b, const struct section_boards *boards,
                                      struct diag *d)
{
    enum status worst = STATUS_OK;
    for (size_t s = 0; s < b->cfg->section_count; s++) {
        enum status status =
            b->cfg->section[s].mix ? STATUS_OK : choose_puzzle_layouts(b, boards, s, d);
        worst = status != STATUS_OK ? status : worst;
    }
    return worst;
}

enum status section_layouts_choose(struct book *b, struct diag *d)
{
    struct diag_at at;
    struct section_boards boards[CONFIG_MAX_SECTIONS];
    if (book_block_width(b) < 72 || book_block_height(b) < 72) {
        return diag_usage(d, book_config_at(b->cfg, &b->cfg->page.margins, &at),
                          "the margins leave less than an inch for the puzzles; make them smaller");
    }
    for (size_t s = 0; s < b->cfg->section_count; s++) {
        boards[s] = b->source.fits ? section_boards_to_come(b, s) : section_boards_of(b, s);
        if (!boards[s].variant) {
            return diag_usage(d, book_config_at(b->cfg, &b->cfg->section[s], &at),
                              "the section has no puzzles; set count to 1 or more");
        }
    }
    b->layouts.references_below = false;
    enum status worst = choose_all_puzzles(b, boards, d);
    if (worst == STATUS_OK && references_differ(b)) {
        b->layouts.references_below = true;
        worst = choose_all_puzzles(b, boards, d);
    }
    b->layouts.references_brief = false;
    for (size_t s = 0; s < b->cfg->section_count && worst == STATUS_OK; s++) {
        b->layouts.references_brief |= needs_brief_references(b, boards, s);
    }
    const enum status answers = answer_layouts_choose(b, boards, d);
    return answers != STATUS_OK ? answers : worst;
}
