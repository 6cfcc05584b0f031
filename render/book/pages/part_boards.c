/* The boards of a book: each kind with a picture of its houses and its rules. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "gen/constraint/constraint.h"
#include "gen/grade/explain/board_title.h"
#include "render/board/constraints/constraint_art.h"
#include "render/book/book_data.h"
#include "render/book/pages/part.h"
#include "render/book/pages/section_constraints.h"
#include "render/book/plan/puzzle_list.h"
#include "render/book/style/board_tags.h"
#include "render/book/style/book_words.h"
#include "render/book/style/page_heading.h"
#include "render/canvas/flow_draw.h"

/* ---- names and rules ---- */

static bool has_boxes(const struct layout *v)
{
    return box_of(v, 0) != LAYOUT_NO_CELL;
}

/* Is a house a diagonal of the whole board? */
static bool is_diagonal(const struct layout *v, const struct house *h)
{
    bool down = true;
    bool up = true;
    for (unsigned k = 0; k < v->size; k++) {
        unsigned row = row_of(v, h->cell[k]);
        unsigned column = column_of(v, h->cell[k]);
        down = down && row == column;
        up = up && row + column + 1 == v->size;
    }
    return v->grid_count == 1 && (down || up);
}

/* Does each extra house hold the cells of one place of all boxes? */
static bool is_disjoint(const struct layout *v)
{
    for (unsigned i = v->first_house[HOUSE_EXTRA]; i < v->house_count; i++) {
        const struct house *h = &v->house[i];
        for (unsigned k = 0; k < v->size; k++) {
            if (row_of(v, h->cell[k]) % v->box_height != row_of(v, h->cell[0]) % v->box_height ||
                column_of(v, h->cell[k]) % v->box_width !=
                    column_of(v, h->cell[0]) % v->box_width) {
                return false;
            }
        }
    }
    return has_regular_boxes(v) && v->house_count - v->first_house[HOUSE_EXTRA] == v->size;
}

static void add_sentence(const struct book *b, enum text_id id, unsigned number, struct text *out)
{
    char digits[12];
    snprintf(digits, sizeof digits, "%u", number);
    const char *values[] = {digits};
    text_puts(out, " ");
    translation_fill(out, book_text(b, id), values, 1);
}

static void put_rules(const struct book *b, const struct layout *v, struct text *out)
{
    char last[] = {digit_to_char(v->size), '\0'};
    const char *values[] = {last};
    unsigned diagonals = 0;
    unsigned areas = 0;
    translation_fill(out,
                     book_text(b, v->jigsaw      ? TEXT_rule_jigsaw
                                  : has_boxes(v) ? TEXT_rule_boxes
                                                 : TEXT_rule_latin),
                     values, 1);
    for (unsigned i = v->first_house[HOUSE_EXTRA]; i < v->house_count; i++) {
        *(is_diagonal(v, &v->house[i]) ? &diagonals : &areas) += 1;
    }
    if (diagonals) {
        add_sentence(b, diagonals > 1 ? TEXT_rule_diagonals : TEXT_rule_diagonal, 0, out);
    }
    if (areas) {
        add_sentence(b,
                     is_disjoint(v)             ? TEXT_rule_disjoint
                     : areas == 1 && !diagonals ? TEXT_rule_shaded_cells
                                                : TEXT_shaded_text,
                     0, out);
    }
    unsigned lines = 0;
    for (unsigned i = 0; i < v->group_count; i++) {
        lines += board_group_is_line(v, &v->group[i]);
    }
    if (lines) {
        add_sentence(b, TEXT_rule_lines, 0, out);
    }
    if (lines < v->group_count) {
        add_sentence(b, areas ? TEXT_rule_smaller_areas : TEXT_rule_groups, 0, out);
    }
    if (v->grid_count > 1) {
        add_sentence(b, TEXT_rule_grids, v->grid_count, out);
    }
}

/* ---- which boards ---- */

static const struct layout *board_of(const struct book *b, size_t section)
{
    return b->source.section[section].record[0]->variant;
}

static bool same_text(const char *one, const char *other)
{
    return one == other || (one && other && strcmp(one, other) == 0);
}

/* Jigsaws of a size are alike, whatever their maps. */
static bool same_layout(const struct layout *one, const struct layout *other)
{
    return one == other || (one->jigsaw && other->jigsaw && one->base == other->base &&
                            same_text(one->houses, other->houses));
}

static bool same_kind(const struct book *b, size_t one, size_t other)
{
    struct section_constraints of_one = section_constraints_of(b, one);
    struct section_constraints of_other = section_constraints_of(b, other);
    return same_layout(board_of(b, one)->bare, board_of(b, other)->bare) &&
           of_one.kinds == of_other.kinds && of_one.all_signs == of_other.all_signs;
}

/* The sections whose boards need rules, the first of each kind; returns how many. 0: all boards are
 * plain, and the how-to text explains them. */
static size_t find_boards(const struct book *b, size_t section[CONFIG_MAX_SECTIONS])
{
    size_t count = 0;
    bool plain = true;
    for (size_t s = 0; s < b->cfg->section_count; s++) {
        size_t known = 0;
        while (known < count && !same_kind(b, s, section[known])) {
            known++;
        }
        if (known == count) {
            section[count++] = s;
            plain = plain && board_of(b, s)->plain;
        }
    }
    return plain ? 0 : count;
}

/* ---- how it stands on pages ---- */

enum { ENTRY_GAP_PT = 20, PICTURE_GAP_PT = 16 };

static double picture_side(const struct book *b)
{
    return fmin(fmax(0.3 * book_block_width(b), 80), 140);
}

static void put_name(const struct book *b, const struct layout *v,
                     const struct section_constraints *constraints, struct text *out)
{
    text_puts(out, "# ");
    board_title_add(&b->translation, v, constraints->kinds, out);
    text_puts(out, "\n\n");
}

static void lay_out_text(const struct book *b, size_t section, struct flow *f)
{
    const struct layout *v = board_of(b, section);
    struct section_constraints constraints = section_constraints_of(b, section);
    struct text t = {0};
    struct flow_style style = book_flow_style(b, b->type.body);
    style.justify = false;
    flow_init(f, &style, book_block_width(b) - picture_side(b) - PICTURE_GAP_PT);
    put_name(b, v, &constraints, &t);
    put_rules(b, v, &t);
    text_puts(&t, constraints.kinds ? " " : "");
    constraint_rules_print(&t, constraints.kinds, constraints.all_signs, v->size, &b->translation);
    flow_add(f, t.data ? t.data : "");
    f->failed |= t.failed;
    text_free(&t);
}

static double picture_cell(const struct book *b, const struct layout *v)
{
    unsigned across = board_across(v) > board_down(v) ? board_across(v) : board_down(v);
    return picture_side(b) / across;
}

static double board_height(const struct book *b, size_t section, bool *failed)
{
    const struct layout *v = board_of(b, section);
    struct flow f;
    lay_out_text(b, section, &f);
    double height =
        fmax(flow_height(&f, 0, f.line_count), picture_cell(b, v) * board_down(v)) + ENTRY_GAP_PT;
    *failed |= f.failed;
    flow_free(&f);
    return height;
}

static void draw_boards(const struct book *b, struct canvas *c, const struct page *p,
                        struct box block)
{
    size_t section[CONFIG_MAX_SECTIONS];
    size_t count = find_boards(b, section);
    double y = block.top;
    bool failed = false;
    if (p->opens) {
        draw_heading(b, c, book_text(b, TEXT_boards), block);
        y += TEXT_HEADING_PT;
    }
    for (size_t i = p->first; i < p->first + p->count && i < count; i++) {
        const struct layout *v = board_of(b, section[i]);
        const struct board_content content = {.variant = v};
        double cell = picture_cell(b, v);
        struct flow f;
        lay_out_text(b, section[i], &f);
        double left = block.left + (picture_side(b) - cell * board_across(v)) / 2;
        struct box box = {left, y, left + cell * board_across(v), y + cell * board_down(v)};
        tag_grid(b, c, book_text(b, TEXT_boards), v, NULL, section_first_puzzle(b, section[i]),
                 box);
        board_draw(c, left, y, cell, &b->board, &content);
        canvas_untag(c);
        flow_draw(c, &f, 0, f.line_count, block.left + picture_side(b) + PICTURE_GAP_PT, y);
        canvas_note_failure(c, f.failed);
        flow_free(&f);
        y += board_height(b, section[i], &failed);
    }
    canvas_note_failure(c, failed);
}

static const struct page_kind page_boards = {
    .name = "boards", .draw = draw_boards, .frame = FRAME_HEAD_AND_FOLIO};

/* ---- its pages ---- */

static bool wants_boards(const struct book *b)
{
    size_t section[CONFIG_MAX_SECTIONS];
    return b->cfg->parts.how_to_play && find_boards(b, section);
}

static const char *boards_title(const struct book *b, const struct config_part *item)
{
    (void)item;
    return book_text(b, TEXT_boards);
}

static enum status add_pages(struct book *b, struct page_list *list, const struct config_part *item,
                             struct diag *d)
{
    (void)d;
    size_t section[CONFIG_MAX_SECTIONS];
    size_t count = find_boards(b, section);
    const char *title = boards_title(b, item);
    if (count) {
        contents_add(b, title, NULL, list->count);
    }
    for (size_t i = 0; i < count;) {
        struct page *p = page_list_add(b, list, &page_boards);
        double room = book_block_height(b) - (i == 0 ? TEXT_HEADING_PT : 0);
        p->first = i;
        p->opens = i == 0;
        p->head = title;
        do {
            room -= board_height(b, section[i++], &b->out_of_memory);
        } while (i < count && room + 1e-6 >= board_height(b, section[i], &b->out_of_memory));
        p->count = i - p->first;
    }
    return STATUS_OK;
}

const struct part_kind part_boards = {
    .name = "boards",
    .doc = "the rules of the boards that are not classic",
    .places = PART_FRONT | PART_BACK,
    .once = true,
    .usual = wants_boards,
    .usual_place = PART_FRONT,
    .title = boards_title,
    .add = add_pages,
};
