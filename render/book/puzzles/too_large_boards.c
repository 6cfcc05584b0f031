/* Boards that a page has no room for: they run over two facing pages, or are refused. */
#include <math.h>
#include <stdio.h>

#include "render/book/book_data.h"
#include "render/book/puzzles/page_boards.h"

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

void choose_spread(const struct page_boards *k, struct page_layout *out, struct label_style *label)
{
    unsigned split = choose_split(k->boards);
    struct page_boards halves = *k;
    halves.over_two_pages = true;
    struct page_layout_request r = page_boards_request(&halves, 1, label);
    if (split) {
        r.across = split > r.across - split ? split : r.across - split;
        page_layout_choose(&r, out);
        out->split = split;
    }
}

enum { HINT_SIZE = 200 };

/* The page that one board needs, with these margins and labels. */
static void say_what_would_fit(const struct page_boards *k, unsigned split, char hint[HINT_SIZE])
{
    const struct book *b = k->book;
    struct label_style label;
    struct page_layout_request r = page_boards_request(k, 1, &label);
    double cell = k->need.cell_pt;
    double around = b->sheet.width_pt - book_block_width(b);
    double height =
        b->sheet.height_pt - r.height_pt + label.head_pt + label.foot_pt + r.down * cell;
    unsigned wider = split > r.across - split ? split : r.across - split;
    snprintf(hint, HINT_SIZE,
             "with these margins it needs a page of %.0f x %.0f mm, or two facing pages of %.0f x "
             "%.0f mm",
             ceil((around + r.across * cell) / PT_PER_MM), ceil(height / PT_PER_MM),
             ceil((around + wider * cell) / PT_PER_MM), ceil(height / PT_PER_MM));
}

static bool has_notes(const struct page_boards *k)
{
    const struct book_config *cfg = k->book->cfg;
    return !k->solutions && k->section < cfg->section_count &&
           cfg->section[k->section].around.notes != NOTES_NONE;
}

enum status refuse_boards(const struct page_boards *k, const struct page_layout *l, unsigned count,
                          unsigned fits, const void *field, struct diag *d)
{
    struct diag_at at;
    const char *what = k->solutions ? "solutions" : "puzzles";
    /* Rounded so that they differ. */
    double cell_mm = floor(100 * fmax(0, l->cell_pt) / PT_PER_MM) / 100;
    double min_mm = ceil(100 * k->need.cell_pt / PT_PER_MM) / 100;
    const struct book_config *cfg = k->book->cfg;
    char whose[32] = "";
    if (!k->solutions && cfg->section_count > 1 && !cfg->calendar.day_count) {
        snprintf(whose, sizeof whose, "section %zu: ", k->section + 1);
    }
    if (!book_config_at(cfg, field, &at)->line) {
        book_config_at(cfg, &cfg->page.trim, &at);
    }
    char hint[HINT_SIZE];
    if (fits) {
        snprintf(hint, sizeof hint, "set %sper_page to %u%s", k->solutions ? "answers." : "", fits,
                 fits > 1 ? " or less" : "");
        d->hint = hint;
        return diag_usage(d, &at, "%swith %u %s on a page, cells are %.2f mm, but %s need %.2f mm",
                          whose, count, what, cell_mm, k->need.who, min_mm);
    }
    unsigned split = k->solutions ? 0 : choose_split(k->boards);
    if (split) {
        say_what_would_fit(k, split, hint);
        d->hint = hint;
    }
    return diag_usage(
        d, &at,
        "%sone of the %s does not fit on a page%s: cells would be %.2f mm, but %s need "
        "%.2f mm; choose a larger trim size or smaller margins%s",
        whose, what, split ? " or on two facing ones" : "", cell_mm, k->need.who, min_mm,
        has_notes(k) ? ", or a smaller notes_height" : "");
}
