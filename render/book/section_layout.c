/* Which layout the pages of each section's puzzles and solutions have. */
#include <math.h>
#include <stdio.h>

#include "render/book/book_private.h"
#include "render/book/qr.h"

/* Cells do not grow beyond these, whatever the page: 23 mm is a little more than one board on 8.5 x
 * 11 in takes (20.8 mm), and 12.7 mm for a solution is what large print asks of a puzzle (12.5 mm).
 * Both are our choice, as are the gaps between boards in request_for. */
static const double widest_cell_pt = 66;
static const double widest_answer_cell_pt = 36;

/* The sizes of a board's number and of the details beside it, by how many boards a page has. They
 * are our choice, set by eye: what a vendor asks (7 pt, KDP, in profile.c) is the least of the
 * details by far, and large print has its own (LEAST_LARGE_PRINT_PT). Above a board stands a line
 * of the number's size, 0.72 of it the height of capitals; below, where there is a foot, one of the
 * details'. */
static struct label_style label_style(const struct book *b, unsigned count, bool foot)
{
    static const struct {
        unsigned count;
        double number_pt, detail_pt;
    } rows[] = {{1, 15, 10}, {2, 13, 9}, {4, 11, 8.5}, {6, 10, 8}, {9, 9, 7.5}, {99, 8.5, 7.5}};
    size_t i = 0;
    while (rows[i].count < count) {
        i++;
    }
    bool large = b->cfg->style.large_print;
    /* The room is the boards': labels grow with text that is larger than wide pages have anyway. */
    double scale = fmax(1, b->type.body / 13);
    double number = large ? 20 : rows[i].number_pt * scale;
    double detail = large ? LEAST_LARGE_PRINT_PT : rows[i].detail_pt * scale;
    return (struct label_style){number, detail, 0.72 * number + 0.45 * number,
                                foot ? 0.72 * detail + 0.6 * detail : 0, 0};
}

/* The largest boards of a section: most digits, most cells across and down. */
struct section_boards {
    const struct book_section_source *source;
    const struct layout *variant; /* of most digits; NULL: the section is empty */
    unsigned across, down;
    bool several_grids; /* on every board */
};

static struct section_boards boards_of(const struct book_section_source *s)
{
    struct section_boards boards = {.source = s, .several_grids = true};
    for (size_t i = 0; i < s->count; i++) {
        const struct layout *v = s->record[i]->variant;
        if (!boards.variant || v->size > boards.variant->size) {
            boards.variant = v;
        }
        boards.across = frame_columns(v) > boards.across ? frame_columns(v) : boards.across;
        boards.down = frame_rows(v) > boards.down ? frame_rows(v) : boards.down;
        boards.several_grids &= v->grid_count > 1;
    }
    return boards;
}

double book_notes_height(const struct book *b)
{
    return b->cfg->style.notes == NOTES_NONE ? 0 : b->cfg->style.notes_height_pt;
}

/* The smallest cell that will do, and for whom. */
struct need {
    double cell_pt;
    const char *who;
};

static void need_at_least(struct need *need, double cell_pt, const char *who)
{
    if (cell_pt > need->cell_pt) {
        *need = (struct need){cell_pt, who};
    }
}

/* The codes of a book are all of one size: that of the last puzzle's, the longest. */
static double code_room(const struct book *b)
{
    struct text address = {0};
    add_puzzle_address(b, b->cfg->puzzle_count, &address);
    double side = address.data ? qr_side_pt(address.data) : 0;
    text_free(&address);
    return side;
}

/* Boards that a page may hold: a section's puzzles or their solutions. */
struct page_boards {
    const struct book *book;
    size_t section;
    const struct section_boards *boards;
    bool solutions;
    struct need need;
};

/* Below 5 mm a picture's lines run together. */
static const double least_picture_cell_pt = 5 * PT_PER_MM;

/* Digits must be as large as the smallest type that the profile prints, and pictures be seen. */
static void need_legible_digits(const struct page_boards *k, struct need *need)
{
    const struct book *b = k->book;
    size_t first = book_first_of(b, k->section);
    for (size_t i = 0; i < b->source.section[k->section].count; i++) {
        struct board_style style = book_style_of(b, first + i);
        if (style.pictures) {
            need_at_least(need, least_picture_cell_pt, "pictures that can be told apart");
            continue;
        }
        double digit = fmin(board_digit_size_pt(&style, b->sans, k->boards->variant, 1),
                            board_digit_size_pt(&style, b->sans_bold, k->boards->variant, 1));
        need_at_least(need, b->source.profile->min_text_pt / digit,
                      style.symbol ? "legible letters" : "legible digits");
        if (!b->puzzle[first + i].signs->word) {
            break; /* all others have the same digits */
        }
    }
}

static struct page_layout_request request_for(const struct page_boards *k, unsigned count,
                                              struct label_style *label)
{
    const struct book *b = k->book;
    unsigned size = k->boards->variant->size;
    bool words = b->puzzle[book_first_of(b, k->section)].signs->word != NULL;
    struct page_layout_request r = {
        .width_pt = book_block_width(b),
        .height_pt = book_block_height(b),
        .count = count,
        .across = k->boards->across,
        .down = k->boards->down,
    };
    if (k->solutions) {
        *label = label_style(b, count, words);
        r.gap_x_pt = count > 6 ? 14 : 20;
        r.gap_y_pt = 12;
        r.max_cell_pt = widest_answer_cell_pt;
    } else {
        *label =
            label_style(b, count, b->cfg->answers.place != PLACE_NONE || b->cfg->style.check_boxes);
        label->foot_pt += words ? LABEL_LEADING * label->detail_pt : 0;
        r.height_pt -= book_notes_height(b) + book_legend_height(b, k->section);
        label->code_pt = code_room(b);
        label->foot_pt += label->code_pt;
        r.gap_x_pt = 20;
        r.gap_y_pt = 14;
        r.max_cell_pt = size < 9 ? widest_cell_pt * 9 / (size + 2) : widest_cell_pt;
    }
    r.head_pt = label->head_pt;
    r.foot_pt = label->foot_pt;
    return r;
}

static bool is_enough(const struct page_boards *k, double cell_pt)
{
    return cell_pt + 1e-6 >= k->need.cell_pt;
}

static unsigned largest_count(const struct page_boards *k, unsigned below)
{
    while (--below) {
        struct page_layout l;
        struct label_style label;
        struct page_layout_request r = request_for(k, below, &label);
        page_layout_choose(&r, &l);
        if (is_enough(k, l.cell_pt)) {
            return below;
        }
    }
    return 0;
}

/* ---- boards over two pages ---- */

/* No board of the section has a box on both sides of this column, nor two parts there that nothing
 * joins. */
static bool may_split(const struct section_boards *boards, unsigned column)
{
    const struct layout *last = NULL;
    for (size_t i = 0; i < boards->source->count; i++) {
        const struct layout *v = boards->source->record[i]->variant;
        if (v == last) {
            continue;
        }
        last = v;
        bool joined = false;
        if (frame_columns(v) != boards->across || frame_rows(v) != boards->down) {
            return false;
        }
        for (unsigned row = 0; row < frame_rows(v); row++) {
            unsigned left = cell_at(v, row, column - 1);
            unsigned right = cell_at(v, row, column);
            bool both = left != LAYOUT_NO_CELL && right != LAYOUT_NO_CELL;
            joined |= both;
            if (both && box_of(v, left) == box_of(v, right)) {
                return false;
            }
        }
        if (!joined) {
            return false;
        }
    }
    return true;
}

/* The column where the wider half is narrowest; 0: there is none. */
static unsigned choose_split(const struct section_boards *boards)
{
    unsigned best = 0;
    unsigned least = boards->across;
    for (unsigned column = 1; column < boards->across && boards->several_grids; column++) {
        unsigned wider = column > boards->across - column ? column : boards->across - column;
        if (wider < least && may_split(boards, column)) {
            best = column;
            least = wider;
        }
    }
    return best;
}

/* One board over two facing pages, its halves as near to each other as the margins let them. */
static void choose_spread(const struct page_boards *k, struct page_layout *out,
                          struct label_style *label)
{
    unsigned split = choose_split(k->boards);
    struct page_layout_request r = request_for(k, 1, label);
    if (split) {
        r.across = split > r.across - split ? split : r.across - split;
        page_layout_choose(&r, out);
        out->split = split;
    }
}

/* ---- what does not fit ---- */

enum { HINT_SIZE = 200 };

/* The page that one board needs, with these margins and labels. */
static void say_what_would_fit(const struct page_boards *k, unsigned split, char hint[HINT_SIZE])
{
    const struct book *b = k->book;
    struct label_style label;
    struct page_layout_request r = request_for(k, 1, &label);
    double cell = k->need.cell_pt;
    double around = b->width_pt - book_block_width(b);
    double height = b->height_pt - r.height_pt + label.head_pt + label.foot_pt + r.down * cell;
    unsigned wider = split > r.across - split ? split : r.across - split;
    snprintf(hint, HINT_SIZE,
             "a page of %.0f x %.0f mm would do with these margins, or two facing ones of %.0f x "
             "%.0f mm",
             ceil((around + r.across * cell) / PT_PER_MM), ceil(height / PT_PER_MM),
             ceil((around + wider * cell) / PT_PER_MM), ceil(height / PT_PER_MM));
}

static enum status refuse(const struct page_boards *k, const struct page_layout *l, unsigned count,
                          const void *field, struct diag *d)
{
    struct diag_at at;
    const char *what = k->solutions ? "solutions" : "puzzles";
    double cell_mm = fmax(0, l->cell_pt) / PT_PER_MM;
    double least_mm = k->need.cell_pt / PT_PER_MM;
    unsigned fits = largest_count(k, count);
    if (!book_config_at(k->book->cfg, field, &at)->line) {
        book_config_at(k->book->cfg, &k->book->cfg->page.trim, &at);
    }
    if (fits) {
        return diag_usage(d, &at,
                          "%u %s a page leave cells of %.2f mm, and %s need %.2f mm; at most %u "
                          "would fit on this page size",
                          count, what, cell_mm, k->need.who, least_mm, fits);
    }
    unsigned split = k->solutions ? 0 : choose_split(k->boards);
    char hint[HINT_SIZE];
    if (split) {
        say_what_would_fit(k, split, hint);
        d->hint = hint;
    }
    return diag_usage(d, &at,
                      "not even one of the %s fits on a page%s: cells of %.2f mm, and %s need "
                      "%.2f mm; choose a larger trim size or smaller margins",
                      what, split ? " or on two facing ones" : "", cell_mm, k->need.who, least_mm);
}

/* ---- choosing ---- */

static enum status choose_puzzle_layout(struct book *b, size_t s,
                                        const struct section_boards *boards, struct diag *d)
{
    const struct config_section *section = &b->cfg->section[s];
    const struct config_style *style = &b->cfg->style;
    static const unsigned one = 1;
    const unsigned *count = section->has_per_page   ? &section->per_page
                            : boards->several_grids ? &one
                                                    : &b->cfg->per_page;
    struct page_layout *l = &b->section_layout[s];
    struct page_boards k = {b, s, boards, false, {style->min_cell_pt, "they"}};
    need_legible_digits(&k, &k.need);
    if (style->candidates == CANDIDATES_FULL) {
        need_at_least(&k.need,
                      b->source.profile->min_text_pt /
                          board_candidate_size_pt(&b->board, boards->variant, 1),
                      "legible candidates");
    }
    struct page_layout_request r = request_for(&k, *count, &b->section_label[s]);
    page_layout_choose(&r, l);
    if (*count == 1 && !is_enough(&k, l->cell_pt)) {
        choose_spread(&k, l, &b->section_label[s]);
    }
    if (!is_enough(&k, l->cell_pt)) {
        return refuse(&k, l, *count, count == &one ? section : (const void *)count, d);
    }
    const struct sign_pictures *pictures = b->puzzle[book_first_of(b, s)].signs->pictures;
    struct diag_at at;
    return pictures ? sign_pictures_fine(pictures, l->cell_pt,
                                         book_config_at(b->cfg, &section->signs.pictures, &at), d)
                    : STATUS_OK;
}

/* Cells of solutions of several grids do not become smaller than this for the sake of another one
 * on the page; our choice, as is all of this. */
static const double least_of_several_pt = 4 * PT_PER_MM;

static enum status choose_answer_layout(struct book *b, size_t s,
                                        const struct section_boards *boards, struct diag *d)
{
    const unsigned *count = &b->cfg->answers.per_page;
    struct page_boards k = {b, s, boards, true, {0, "they"}};
    need_legible_digits(&k, &k.need);
    unsigned here = *count;
    if (boards->several_grids) {
        struct page_boards several = k;
        need_at_least(&several.need, least_of_several_pt, "they");
        here = largest_count(&several, *count + 1);
        here = here ? here : 1;
    }
    struct page_layout_request r = request_for(&k, here, &b->section_answer_label[s]);
    page_layout_choose(&r, &b->section_answer[s]);
    b->section_answer[s].least_cell_pt = k.need.cell_pt;
    return is_enough(&k, b->section_answer[s].cell_pt)
               ? STATUS_OK
               : refuse(&k, &b->section_answer[s], here, count, d);
}

enum status book_choose_layouts(struct book *b, struct diag *d)
{
    struct diag_at at;
    if (book_block_width(b) < 72 || book_block_height(b) < 72) {
        return diag_usage(d, book_config_at(b->cfg, &b->cfg->page.margins, &at),
                          "the margins leave less than an inch for the puzzles");
    }
    enum status worst = STATUS_OK;
    for (size_t s = 0; s < b->cfg->section_count; s++) {
        struct section_boards boards = boards_of(&b->source.section[s]);
        if (!boards.variant) {
            return diag_usage(d, book_config_at(b->cfg, &b->cfg->section[s], &at),
                              "the section has no puzzles");
        }
        enum status status = choose_puzzle_layout(b, s, &boards, d);
        enum status answers = b->cfg->answers.place == PLACE_NONE
                                  ? STATUS_OK
                                  : choose_answer_layout(b, s, &boards, d);
        worst = status != STATUS_OK ? status : answers != STATUS_OK ? answers : worst;
    }
    return worst;
}

/* Boards of several sizes are about as large where their number on a page is the same: rounding the
 * cells makes the difference, or that some have reached their largest. */
double book_answer_cell_pt(const struct book *b, size_t page_section, size_t section)
{
    const struct page_layout *page = &b->section_answer[page_section];
    const struct page_layout *own = &b->section_answer[section];
    double room = fmin(page->width_pt / own->width_pt, page->height_pt / own->height_pt);
    return floor(own->cell_pt * fmin(1, room) * 16 + 1e-6) / 16;
}

bool book_answers_share(const struct book *b, size_t page_section, size_t section)
{
    const double nearly = 0.98;
    const struct page_layout *page = &b->section_answer[page_section];
    const struct page_layout *own = &b->section_answer[section];
    double cell = book_answer_cell_pt(b, page_section, section);
    return page->count == own->count && page->columns == own->columns && page->rows == own->rows &&
           cell + 1e-6 >= own->least_cell_pt && cell >= nearly * own->cell_pt;
}
