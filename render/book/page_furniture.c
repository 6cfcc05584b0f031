#include "render/book/page_furniture.h"

#include <math.h>
#include <stdio.h>

#include "render/book/book_data.h"
#include "render/book/plan/puzzle_list.h"
#include "render/book/scenes/foot_path.h"

bool page_has_head(const struct book *b, const struct page *p)
{
    return b->cfg->style.running_heads && p->head && !p->opens && !p->heading;
}

/* The part of a tab that is far enough from the page's edge for its number. */
static void put_tab_number(const struct book *b, struct canvas *c, const struct box *tab,
                           size_t number)
{
    char digits[24];
    snprintf(digits, sizeof digits, "%zu", number);
    struct text_style style = {.font = b->faces.sans_bold, .paint = PAINT_WHITE};
    style.size_pt = fmin(11, 0.8 * (tab->right - tab->left) / font_width_em(style.font, digits));
    if (style.size_pt >= book_min_text_pt(b)) {
        canvas_text(c, (tab->left + tab->right) / 2,
                    (tab->top + tab->bottom) / 2 +
                        font_cap_height_em(style.font) * style.size_pt / 2,
                    ALIGN_CENTRE, &style, digits);
    }
}

/* One under the other down the page, each section's at its own height: the edge of a closed book
 * shows where each begins. Tabs run over the edge where pages have bleed, and to it on a screen;
 * elsewhere each is a small mark around its number. */
void draw_thumb_tab(const struct book *b, struct canvas *c, const struct page *p, size_t page,
                    const struct box *block)
{
    if (!b->cfg->style.thumb_tabs || p->section >= b->cfg->section_count) {
        return;
    }
    const size_t count = section_number(b, b->cfg->section_count - 1);
    const size_t number = section_number(b, p->section);
    const double pitch = (block->bottom - block->top) / (double)count;
    const double safe = sheet_vendor_margin(b);
    const bool bleeds = b->sheet.bleed_pt > 0;
    const bool to_edge = bleeds || b->source.profile->navigation;
    const double edge = bleeds ? -b->sheet.bleed_pt : to_edge ? 0 : safe;
    const double inner = fmin(b->sheet.margins.outside_pt - THUMB_TAB_GAP_PT, safe + THUMB_TAB_PT);
    const double height = fmin(pitch, to_edge ? THUMB_TAB_HEIGHT_PT : 1.5 * THUMB_TAB_PT);
    const double top = block->top + (double)(number - 1) * pitch;
    const double width = b->sheet.width_pt;
    const bool right_page = page_is_right(page);
    const struct box tab = {right_page ? width - inner : edge, top,
                            right_page ? width - edge : inner, top + height};
    const struct box words = {right_page ? width - inner : safe, top,
                              right_page ? width - safe : inner, top + height};
    if (to_edge) {
        canvas_begin_decoration(c);
    }
    canvas_fill(c, tab, book_ink(b, INKED_HEADS));
    if (to_edge) {
        canvas_end_decoration(c);
    }
    put_tab_number(b, c, &words, number);
}

void draw_progress(const struct book *b, struct canvas *c, const struct page *p,
                   const struct box *room)
{
    const double part = (double)p->solved / (double)b->puzzle_count;
    const double y = room->bottom;
    if (b->cfg->style.friends) {
        draw_foot_path(b, c, p, room, part);
        return;
    }
    canvas_tag(c, CANVAS_ARTIFACT, NULL, NULL);
    canvas_line(c, room->left, y, room->right, y, b->source.profile->min_line_pt, paint_gray(0.5));
    canvas_line(c, room->left, y, room->left + part * (room->right - room->left), y, 2.5,
                book_ink(b, INKED_HEADS));
    canvas_untag(c);
}
