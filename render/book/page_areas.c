#include "render/book/page_areas.h"

#include <stdio.h>
#include <string.h>

#include "render/book/back/cover_back.h"
#include "render/book/book_data.h"
#include "render/book/cover/book_cover.h"
#include "render/book/page_furniture.h"
#include "render/book/pages/text_page.h"
#include "render/book/puzzles/puzzle_pages.h"

static struct page_area *add(struct page_areas *out, struct box box, const char *field)
{
    if (out->count == MAX_PAGE_AREAS) {
        return &out->area[MAX_PAGE_AREAS - 1];
    }
    struct page_area *a = &out->area[out->count++];
    *a = (struct page_area){.box = box};
    snprintf(a->field, sizeof a->field, "%s", field);
    return a;
}

/* The path of an item of the config's lists of parts. False: it is of none. */
static bool item_path(const struct book *b, const struct config_part *item, char *out, size_t size)
{
    const struct book_config *cfg = b->cfg;
    const struct config_part_list *lists[] = {&cfg->parts.front, &cfg->parts.back};
    static const char *const names[] = {"front", "back"};
    for (size_t i = 0; i < 2; i++) {
        for (size_t k = 0; k < lists[i]->count; k++) {
            if (&lists[i]->item[k] == item) {
                snprintf(out, size, "parts.%s[%zu]", names[i], k);
                return true;
            }
        }
    }
    for (size_t i = 0; i < cfg->section_count; i++) {
        for (size_t k = 0; k < cfg->section[i].before.count; k++) {
            if (&cfg->section[i].before.item[k] == item) {
                snprintf(out, size, "sections[%zu].before[%zu]", i, k);
                return true;
            }
        }
    }
    return false;
}

/* The field that decides on the page, where there is one. A key's title page is of no section. */
static void add_content(const struct book *b, const struct page *p, struct page_areas *out)
{
    char field[96];
    if (p->item && item_path(b, p->item, field, sizeof field)) {
        add(out, out->block, field);
    } else if (p->field && p->field[0] == '.') {
        snprintf(field, sizeof field, "sections[%zu]%s", p->section, p->field);
        if (p->section != SIZE_MAX) {
            add(out, out->block, field);
        }
    } else if (p->field) {
        add(out, out->block, p->field);
    }
}

/* Short texts that share a page with the text before. */
static void add_texts_below(const struct book *b, const struct page *p, struct page_areas *out)
{
    for (const struct text_below *t = p->below; t; t = t->before) {
        char field[96];
        if (t->item && item_path(b, t->item, field, sizeof field)) {
            struct box box = out->block;
            box.top = out->block.top + t->top;
            box.bottom = out->block.top + t->bottom;
            add(out, box, field);
        }
    }
}

static struct box moved(struct box b, double x, double y)
{
    return (struct box){b.left + x, b.top + y, b.right + x, b.bottom + y};
}

/* The areas around the block: head, foot, and the two side margins. */
static void add_margins(const struct book *b, const struct page *p, bool right_page,
                        struct page_areas *out)
{
    const struct box t = out->trim;
    const struct box block = out->block;
    const bool head = p->kind->frame != FRAME_NONE && page_has_head(b, p);
    const bool foot = p->kind->frame == FRAME_HEAD_AND_FOLIO && b->cfg->style.folios;
    add(out, (struct box){t.left, t.top, block.left, t.bottom},
        right_page ? "page.margins.inside" : "page.margins.outside");
    add(out, (struct box){block.right, t.top, t.right, t.bottom},
        right_page ? "page.margins.outside" : "page.margins.inside");
    add(out, (struct box){block.left, t.top, block.right, block.top},
        head ? "style.running_heads" : "page.margins.top");
    add(out, (struct box){block.left, block.bottom, block.right, t.bottom},
        foot ? "style.folios" : "page.margins.bottom");
}

void page_areas_of(const struct book *b, enum book_part part, size_t page, struct page_areas *out)
{
    const struct page *p = &b->part[part].page[page];
    const struct page_boxes boxes = book_page_boxes(b, page);
    const bool right_page = page_is_right(page);
    *out = (struct page_areas){.width_pt = boxes.width_pt, .height_pt = boxes.height_pt};
    const double x = boxes.trim.left;
    const double y = boxes.trim.top;
    const double safe = sheet_vendor_margin(b);
    const double gutter =
        profile_gutter_pt(b->source.profile, (unsigned)b->part[BOOK_INTERIOR].count);
    const double inside = gutter > safe ? gutter : safe;
    const struct box block = book_block(b, page);
    out->trim = (struct box){x, y, x + b->sheet.width_pt, y + b->sheet.height_pt};
    out->block = moved(block, x, y);
    out->safe =
        (struct box){out->trim.left + (right_page ? inside : safe), out->trim.top + safe,
                     out->trim.right - (right_page ? safe : inside), out->trim.bottom - safe};
    add_margins(b, p, right_page, out);
    add_content(b, p, out);
    add_texts_below(b, p, out);
    struct board_area board[MAX_PAGE_AREAS];
    size_t count = puzzle_page_areas(b, p, block, board, MAX_PAGE_AREAS / 2);
    for (size_t i = 0; i < count; i++) {
        char field[96];
        snprintf(field, sizeof field, "sections[%zu].level", b->puzzle[board[i].index].section);
        add(out, moved(board[i].box, x, y), field)->puzzle = board[i].index + 1;
    }
}

void page_areas_of_cover(const struct book *b, struct page_areas *out)
{
    const struct cover_geometry g = cover_geometry(b);
    const struct config_cover *cover = &b->cfg->cover;
    const struct cover_rules *rules = b->source.profile->cover;
    *out = (struct page_areas){.width_pt = g.width_pt, .height_pt = g.height_pt, .trim = g.cut};
    out->safe = (struct box){g.cut.left + rules->safe_pt, g.cut.top + rules->safe_pt,
                             g.cut.right - rules->safe_pt, g.cut.bottom - rules->safe_pt};
    const double folds[MAX_PAGE_FOLDS] = {g.back.right, g.spine.left, g.spine.right, g.front.left};
    for (size_t i = 0; i < MAX_PAGE_FOLDS; i++) {
        if (!out->fold_count || folds[i] > out->fold[out->fold_count - 1] + 0.01) {
            out->fold[out->fold_count++] = folds[i];
        }
    }
    add(out, g.back, "cover.back_text");
    add(out, g.spine, "cover.spine");
    const double third = (g.front.bottom - g.front.top) / 3;
    add(out, g.front, "cover.design");
    add(out, (struct box){g.front.left, g.front.top, g.front.right, g.front.top + third},
        cover->title ? "cover.title" : "book.title");
    if (cover->barcode != BARCODE_NONE) {
        out->barcode = cover_barcode_box(rules, &g.back);
        add(out, out->barcode, "cover.barcode");
    }
}
