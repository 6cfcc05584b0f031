#include "render/book/boards/printed_rules.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "gen/constraint/constraint.h"
#include "gen/grade/explain/board_title.h"
#include "render/board/constraints/constraint_art.h"
#include "render/book/boards/section_constraints.h"
#include "render/book/book_data.h"
#include "render/book/plan/puzzle_list.h"
#include "render/book/style/board_looks.h"
#include "render/book/style/book_words.h"

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
    text_puts(out, out->length ? " " : "");
    translation_fill(out, book_text(b, id), values, 1);
}

void board_sizes_put(const struct book *b, struct board_sizes sizes, struct text *out)
{
    if (sizes.least < sizes.most) {
        const char *values[] = {(char[]){digit_to_char(sizes.least), '\0'}};
        text_puts(out, " ");
        translation_fill(out, book_text(b, TEXT_how_to_play_sizes), values, 1);
    }
}

/* The rule of a board's rows, columns and boxes, and of the same boards in other sizes. */
static void put_base(const struct book *b, const struct layout *v, struct board_sizes sizes,
                     struct text *out)
{
    const char *values[] = {(char[]){digit_to_char(sizes.most), '\0'}};
    translation_fill(out,
                     book_text(b, v->jigsaw      ? TEXT_rule_jigsaw
                                  : has_boxes(v) ? TEXT_rule_boxes
                                                 : TEXT_rule_latin),
                     values, 1);
    board_sizes_put(b, sizes, out);
}

/* Those of its other houses and of its grids. */
static void put_more_houses(const struct book *b, const struct layout *v, struct text *out)
{
    unsigned diagonals = 0;
    unsigned areas = 0;
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

const struct layout *section_board(const struct book *b, size_t section)
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

static bool is_latin(const struct layout *v)
{
    return v->grid_count == 1 && !v->jigsaw && !has_boxes(v) && !has_extra_houses(v);
}

/* A book's own words for the rule stay as they are. */
static bool has_shaded_cages(const struct book *b, size_t section)
{
    struct translation usual = b->translation;
    usual.own = NULL;
    const struct board_style style = book_style_of(b, section_first_puzzle(b, section));
    return strcmp(book_text(b, TEXT_rule_cage), translation_text(&usual, TEXT_rule_cage)) == 0 &&
           constraint_art_tiles(section_board(b, section), &style, NULL);
}

/* The rules of a section's constraints, as its boards have them. */
static void put_constraints(const struct book *b, size_t section, struct text *out)
{
    const kind_set cage = KIND_SET(CAGE);
    struct section_constraints constraints = section_constraints_of(b, section);
    if (constraints.kinds & cage && has_shaded_cages(b, section)) {
        text_puts(out, book_text(b, TEXT_rule_cage_shade));
        constraints.kinds &= ~cage;
        text_puts(out, constraints.kinds ? " " : "");
    }
    constraint_rules_print(out, constraints.kinds, constraints.all_signs,
                           section_board(b, section)->size, &b->translation);
}

static bool same_constraints(const struct book *b, size_t one, size_t other)
{
    struct section_constraints of_one = section_constraints_of(b, one);
    struct section_constraints of_other = section_constraints_of(b, other);
    return of_one.kinds == of_other.kinds && of_one.all_signs == of_other.all_signs;
}

static bool same_board(const struct book *b, size_t one, size_t other)
{
    return same_layout(section_board(b, one)->bare, section_board(b, other)->bare) &&
           same_constraints(b, one, other);
}

/* Latin squares of several sizes are one kind, unless a rule names another digit in each. */
static bool same_kind(const struct book *b, size_t one, size_t other)
{
    if (same_board(b, one, other)) {
        return true;
    }
    if (!is_latin(section_board(b, one)) || !is_latin(section_board(b, other)) ||
        !same_constraints(b, one, other)) {
        return false;
    }
    struct text of_one = {0};
    struct text of_other = {0};
    put_constraints(b, one, &of_one);
    put_constraints(b, other, &of_other);
    bool same = of_one.length == of_other.length &&
                (!of_one.length || strcmp(of_one.data, of_other.data) == 0);
    text_free(&of_one);
    text_free(&of_other);
    return same;
}

static void widen(struct board_sizes *sizes, unsigned size)
{
    sizes->least = !sizes->least || size < sizes->least ? size : sizes->least;
    sizes->most = size > sizes->most ? size : sizes->most;
}

/* Of the boards of a section's kind. */
static struct board_sizes sizes_of_kind(const struct book *b, size_t section)
{
    struct board_sizes sizes = {0};
    for (size_t s = 0; s < b->cfg->section_count; s++) {
        if (same_kind(b, s, section)) {
            widen(&sizes, section_board(b, s)->size);
        }
    }
    return sizes;
}

struct board_sizes book_board_sizes(const struct book *b)
{
    struct board_sizes sizes = {0};
    for (size_t i = 0; i < b->puzzle_count; i++) {
        widen(&sizes, b->puzzle[i].record->variant->size);
    }
    return sizes;
}

size_t book_board_kinds(const struct book *b, size_t section[CONFIG_MAX_SECTIONS])
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
            plain = plain && section_board(b, s)->plain;
        }
    }
    return plain ? 0 : count;
}

bool section_has_rules(const struct book *b, size_t section)
{
    return !section_board(b, section)->plain || section_constraints_of(b, section).kinds;
}

/* What a board has beyond its base rule. */
static void put_own_rules(const struct book *b, size_t section, struct text *out)
{
    put_more_houses(b, section_board(b, section), out);
    if (section_constraints_of(b, section).kinds) {
        text_puts(out, out->length ? " " : "");
        put_constraints(b, section, out);
    }
}

static void put_rules(const struct book *b, size_t section, struct board_sizes sizes,
                      struct text *out)
{
    put_base(b, section_board(b, section), sizes, out);
    put_own_rules(b, section, out);
}

static bool has_base(const struct book *b, size_t section, const char *base)
{
    struct text own = {0};
    put_base(b, section_board(b, section), sizes_of_kind(b, section), &own);
    const bool same = strcmp(text_chars(&own), base) == 0;
    text_free(&own);
    return same;
}

size_t shared_rule_put(const struct book *b, struct text *out)
{
    size_t section[CONFIG_MAX_SECTIONS];
    const size_t count = book_board_kinds(b, section);
    struct text base = {0};
    size_t most = 1;
    for (size_t i = 0; i < count; i++) {
        struct text tried = {0};
        size_t sharing = 0;
        put_base(b, section_board(b, section[i]), sizes_of_kind(b, section[i]), &tried);
        for (size_t k = 0; k < count; k++) {
            sharing += has_base(b, section[k], text_chars(&tried));
        }
        if (sharing > most) {
            most = sharing;
            text_clear(&base);
            text_puts(&base, text_chars(&tried));
        }
        base.failed |= tried.failed;
        text_free(&tried);
    }
    text_puts(out, text_chars(&base));
    out->failed |= base.failed;
    text_free(&base);
    return most > 1 ? most : 0;
}

bool kind_own_rules_put(const struct book *b, size_t section, const char *shared, struct text *out)
{
    if (!shared[0] || !has_base(b, section, shared)) {
        kind_rules_put(b, section, out);
        return true;
    }
    struct text own = {0};
    put_own_rules(b, section, &own);
    const bool any = own.length > 0;
    text_puts(out, text_chars(&own));
    out->failed |= own.failed;
    text_free(&own);
    return any;
}

void section_rules_put(const struct book *b, size_t section, struct text *out)
{
    unsigned size = section_board(b, section)->size;
    put_rules(b, section, (struct board_sizes){size, size}, out);
}

void kind_rules_put(const struct book *b, size_t section, struct text *out)
{
    put_rules(b, section, sizes_of_kind(b, section), out);
}

void section_kind_put(const struct book *b, size_t section, struct text *out)
{
    board_title_add(&b->translation, section_board(b, section),
                    section_constraints_of(b, section).kinds, out);
}

/* As the section is called, if it is the only one of its kind. */
static void put_board_name(const struct book *b, size_t section,
                           bool same(const struct book *, size_t, size_t), bool sized,
                           struct text *out)
{
    size_t of_kind = 0;
    for (size_t s = 0; s < b->cfg->section_count; s++) {
        of_kind += same(b, s, section);
    }
    if (of_kind == 1 && b->cfg->section[section].title) {
        text_puts(out, b->cfg->section[section].title);
    } else {
        (sized ? board_title_add : board_name_add)(&b->translation, section_board(b, section),
                                                   section_constraints_of(b, section).kinds, out);
    }
}

void section_board_name_put(const struct book *b, size_t section, struct text *out)
{
    put_board_name(b, section, same_board, true, out);
}

void kind_name_put(const struct book *b, size_t section, struct text *out)
{
    struct board_sizes sizes = sizes_of_kind(b, section);
    put_board_name(b, section, same_kind, sizes.least == sizes.most, out);
}

bool section_titles_make(struct book *b)
{
    size_t kinds[CONFIG_MAX_SECTIONS];
    const bool several = book_board_kinds(b, kinds) > 1;
    b->board_title = calloc(b->cfg->section_count + 1, sizeof *b->board_title);
    for (size_t s = 0; b->board_title && s < b->cfg->section_count; s++) {
        const struct config_section *section = &b->cfg->section[s];
        struct text title = {0};
        if (!b->source.section[s].count || section->title || (section->level && !several) ||
            section->mix || !section_has_rules(b, s)) {
            continue;
        }
        section_kind_put(b, s, &title);
        b->board_title[s] = title.data;
        if (title.failed) {
            return false;
        }
    }
    return b->board_title != NULL;
}

void section_titles_free(struct book *b)
{
    for (size_t s = 0; b->board_title && s < b->cfg->section_count; s++) {
        free(b->board_title[s]);
    }
    free(b->board_title);
}
