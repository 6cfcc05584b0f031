/* Which layout the pages of each section's puzzles and solutions have. */
#include <math.h>

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

static unsigned largest_board(const struct book_section_source *s, const struct variant **variant)
{
    unsigned size = 0;
    for (size_t i = 0; i < s->count; i++) {
        if (s->record[i]->variant->size > size) {
            size = s->record[i]->variant->size;
            *variant = s->record[i]->variant;
        }
    }
    return size;
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
    const struct variant *variant;
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
        double digit = fmin(board_digit_size_pt(&style, b->sans, k->variant, 1),
                            board_digit_size_pt(&style, b->sans_bold, k->variant, 1));
        need_at_least(need, b->source.profile->min_text_pt / digit,
                      style.symbol ? "legible letters" : "legible digits");
        if (!b->puzzle[first + i].signs->word) {
            break; /* all others have the same digits */
        }
    }
}

static struct layout_request request_for(const struct page_boards *k, unsigned count,
                                         struct label_style *label)
{
    const struct book *b = k->book;
    unsigned size = k->variant->size;
    bool words = b->puzzle[book_first_of(b, k->section)].signs->word != NULL;
    struct layout_request r = {
        .width_pt = book_block_width(b),
        .height_pt = book_block_height(b),
        .count = count,
        .size = size,
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

static unsigned largest_count(const struct page_boards *k, unsigned below)
{
    while (--below) {
        struct layout l;
        struct label_style label;
        struct layout_request r = request_for(k, below, &label);
        layout_choose(&r, &l);
        if (l.cell_pt + 1e-6 >= k->need.cell_pt) {
            return below;
        }
    }
    return 0;
}

static enum status refuse(const struct page_boards *k, unsigned count, double cell_pt,
                          const void *field, struct diag *d)
{
    struct diag_at at;
    const char *what = k->solutions ? "solutions" : "puzzles";
    double cell_mm = fmax(0, cell_pt) / PT_PER_MM;
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
    return diag_usage(d, &at,
                      "not even one of the %s fits on a page: cells of %.2f mm, and %s need "
                      "%.2f mm; choose a larger trim size or smaller margins",
                      what, cell_mm, k->need.who, least_mm);
}

static enum status choose_puzzle_layout(struct book *b, size_t s, const struct variant *v,
                                        struct diag *d)
{
    const struct config_section *section = &b->cfg->section[s];
    const struct config_style *style = &b->cfg->style;
    /* A section that does not say has the book's number. */
    bool own = section->per_page && section->per_page != b->cfg->per_page;
    const unsigned *count = own ? &section->per_page : &b->cfg->per_page;
    struct page_boards k = {b, s, v, false, {style->min_cell_pt, "they"}};
    need_legible_digits(&k, &k.need);
    if (style->candidates == CANDIDATES_FULL) {
        need_at_least(&k.need,
                      b->source.profile->min_text_pt / board_candidate_size_pt(&b->board, v, 1),
                      "legible candidates");
    }
    struct layout_request r = request_for(&k, *count, &b->section_label[s]);
    layout_choose(&r, &b->section_layout[s]);
    double cell = b->section_layout[s].cell_pt;
    if (cell + 1e-6 < k.need.cell_pt) {
        return refuse(&k, *count, cell, count, d);
    }
    const struct sign_pictures *pictures = b->puzzle[book_first_of(b, s)].signs->pictures;
    struct diag_at at;
    return pictures ? sign_pictures_fine(pictures, cell,
                                         book_config_at(b->cfg, &section->signs.pictures, &at), d)
                    : STATUS_OK;
}

static enum status choose_answer_layout(struct book *b, size_t s, const struct variant *v,
                                        struct diag *d)
{
    const unsigned *count = &b->cfg->answers.per_page;
    struct page_boards k = {b, s, v, true, {0, "they"}};
    need_legible_digits(&k, &k.need);
    struct layout_request r = request_for(&k, *count, &b->section_answer_label[s]);
    layout_choose(&r, &b->section_answer[s]);
    double cell = b->section_answer[s].cell_pt;
    return cell + 1e-6 < k.need.cell_pt ? refuse(&k, *count, cell, count, d) : STATUS_OK;
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
        const struct variant *v = NULL;
        if (!largest_board(&b->source.section[s], &v)) {
            return diag_usage(d, book_config_at(b->cfg, &b->cfg->section[s], &at),
                              "the section has no puzzles");
        }
        enum status status = choose_puzzle_layout(b, s, v, d);
        enum status answers =
            b->cfg->answers.place == PLACE_NONE ? STATUS_OK : choose_answer_layout(b, s, v, d);
        worst = status != STATUS_OK ? status : answers != STATUS_OK ? answers : worst;
    }
    return worst;
}
