#include "render/book/tips/section_tip.h"

#include <string.h>

#include "gen/constraint/constraint.h"
#include "gen/grade/explain/spot_text.h"
#include "gen/grade/technique.h"
#include "render/book/book_data.h"
#include "render/book/plan/puzzle_list.h"

/* How to look for the techniques of a level, the one a section needs first at the head; a level's
 * next section has the next tip. Up to the first 0. */
enum { TIPS = 3 };
static const struct level_tips {
    const char *level;
    enum text_id tip[TIPS];
} level_tips[] = {
    {"easy", {TEXT_spot_hidden_single, TEXT_spot_naked_single, TEXT_spot_full_house}},
    {"medium", {TEXT_spot_locked, TEXT_spot_naked_subset, TEXT_spot_hidden_subset}},
    {"hard", {TEXT_spot_two_links, TEXT_spot_fish, TEXT_spot_xy_wing}},
    {"unfair", {TEXT_spot_chain, TEXT_spot_finned_fish, TEXT_spot_als_xz}},
    {"extreme", {TEXT_spot_forcing_chain, TEXT_spot_forcing_net, TEXT_spot_chain}},
};
static const enum text_id cage_tips[TIPS] = {TEXT_spot_cage, TEXT_spot_sum_of_house,
                                             TEXT_spot_cages};

enum text_id level_tip(const char *level, bool cages, size_t turn)
{
    for (size_t i = 0; level && i < sizeof level_tips / sizeof level_tips[0]; i++) {
        if (strcmp(level_tips[i].level, level) == 0) {
            return cages ? cage_tips[(i + turn) % TIPS] : level_tips[i].tip[turn % TIPS];
        }
    }
    return TEXT_COUNT;
}

/* How to use the marks of a kind; the second where a section of it went before. The texts on arrows
 * and whispers speak of nine digits. */
static const struct kind_tips {
    enum constraint_kind_id kind;
    enum text_id tip[2];
    bool of_nine;
} kind_tips[] = {
    {CONSTRAINT_CAGE, {TEXT_spot_cage, TEXT_spot_cages}, false},
    {CONSTRAINT_THERMO, {TEXT_spot_thermo, TEXT_spot_clue}, false},
    {CONSTRAINT_ARROW, {TEXT_spot_arrow, TEXT_spot_clue}, true},
    {CONSTRAINT_GREATER, {TEXT_spot_inequality, TEXT_spot_sign_chain}, false},
    {CONSTRAINT_CONSECUTIVE, {TEXT_spot_sign, TEXT_spot_clue}, false},
    {CONSTRAINT_WHITE_DOT, {TEXT_spot_sign, TEXT_spot_clue}, false},
    {CONSTRAINT_BLACK_DOT, {TEXT_spot_sign, TEXT_spot_clue}, false},
    {CONSTRAINT_X, {TEXT_spot_sign, TEXT_spot_clue}, false},
    {CONSTRAINT_V, {TEXT_spot_sign, TEXT_spot_clue}, false},
    {CONSTRAINT_ODD, {TEXT_spot_odd_even, TEXT_spot_clue}, false},
    {CONSTRAINT_EVEN, {TEXT_spot_odd_even, TEXT_spot_clue}, false},
    {CONSTRAINT_SANDWICH, {TEXT_spot_sandwich, TEXT_spot_clue}, false},
    {CONSTRAINT_WHISPER, {TEXT_spot_whisper, TEXT_spot_clue}, true},
    {CONSTRAINT_RENBAN, {TEXT_spot_renban, TEXT_spot_clue}, false},
    {CONSTRAINT_LITTLE_KILLER, {TEXT_spot_little_killer, TEXT_spot_clue}, false},
    {CONSTRAINT_X_SUMS, {TEXT_spot_x_sums, TEXT_spot_clue}, false},
    {CONSTRAINT_SKYSCRAPER, {TEXT_spot_skyscraper_counts, TEXT_spot_outside}, false},
    {CONSTRAINT_NUMBERED_ROOM, {TEXT_spot_outside, TEXT_spot_clue}, false},
    {CONSTRAINT_QUADRUPLE, {TEXT_spot_quadruple, TEXT_spot_clue}, false},
    {CONSTRAINT_CALC_CAGE, {TEXT_spot_calc_products, TEXT_spot_calc_pairs}, false},
    {CONSTRAINT_SIGNLESS_CAGE, {TEXT_spot_calc_signs, TEXT_spot_calc_products}, false},
    {CONSTRAINT_ANTI_KNIGHT, {TEXT_spot_seen, TEXT_spot_seen}, false},
    {CONSTRAINT_ANTI_KING, {TEXT_spot_seen, TEXT_spot_seen}, false},
};

/* Any other mark, line or sum. */
static const struct kind_tips other_tips = {.tip = {TEXT_spot_clue, TEXT_spot_clue}};

/* Of the first kind that the board's constraints have one for; NULL: there is none. */
static const struct kind_tips *tips_of_kinds(const struct layout *v)
{
    bool marks = false;
    for (size_t i = 0; i < sizeof kind_tips / sizeof kind_tips[0]; i++) {
        if (has_constraints_of(v, kind_tips[i].kind) && (!kind_tips[i].of_nine || v->size == 9)) {
            return &kind_tips[i];
        }
    }
    for (unsigned i = 0; i < constraint_count(v); i++) {
        marks |= !constraint_is_rule(constraint_at(v, i));
    }
    return marks ? &other_tips : NULL;
}

static enum text_id constraint_tip(const struct layout *v, size_t turn)
{
    const struct kind_tips *tips = v->constraints ? tips_of_kinds(v) : NULL;
    return tips ? tips->tip[turn % 2] : TEXT_COUNT;
}

/* The texts of levels speak of rows, columns and boxes, and of cages; those of other constraints of
 * these. Boards of regions or of several grids have one text each, others none. */
enum tip_kind { TIP_NONE, TIP_PLAIN, TIP_CAGES, TIP_CONSTRAINTS, TIP_REGIONS, TIP_GRIDS };

static const struct layout *board_of(const struct book *b, size_t section)
{
    return b->puzzle[section_first_puzzle(b, section)].record->variant;
}

static enum tip_kind kind_of(const struct book *b, size_t section)
{
    const struct layout *v = board_of(b, section);
    bool cages = v->constraints && v->bare->plain && has_constraints_of(v, CONSTRAINT_CAGE);
    return v->plain            ? TIP_PLAIN
           : cages             ? TIP_CAGES
           : v->constraints    ? TIP_CONSTRAINTS
           : v->grid_count > 1 ? TIP_GRIDS
           : v->jigsaw         ? TIP_REGIONS
                               : TIP_NONE;
}

/* Of the techniques that each puzzle of a section needs; -1: there are none. */
static int hardest_of(const struct config_texts *requires)
{
    int hardest = -1;
    for (size_t i = 0; i < requires->count; i++) {
        const int id = technique_find(requires->item[i]);
        if (hardest < 0 ||
            (id >= 0 && technique_at((size_t)id)->score > technique_at((size_t)hardest)->score)) {
            hardest = id;
        }
    }
    return hardest;
}

/* The level of the section's tip: where it has several, that of its first puzzle. */
static const char *tip_level(const struct book *b, size_t s)
{
    const char *level = b->cfg->section[s].level;
    return level ? level : b->puzzle[section_first_puzzle(b, s)].record->level;
}

/* Sections before this one that have tips of the same list. */
static size_t turn_of(const struct book *b, size_t s, enum tip_kind kind)
{
    const struct config_section *section = b->cfg->section;
    size_t turn = 0;
    for (size_t i = 0; i < s; i++) {
        const bool alike = kind == TIP_CONSTRAINTS ? constraint_tip(board_of(b, i), 0) ==
                                                         constraint_tip(board_of(b, s), 0)
                                                   : strcmp(tip_level(b, i), tip_level(b, s)) == 0;
        turn += alike && kind_of(b, i) == kind && !section[i].requires.count;
    }
    return turn;
}

enum text_id section_tip(const struct book *b, size_t s)
{
    const int technique = hardest_of(&b->cfg->section[s].requires);
    const enum tip_kind kind = kind_of(b, s);
    const size_t turn = turn_of(b, s, kind);
    return technique >= 0            ? technique_spot_text(technique)
           : kind == TIP_NONE        ? TEXT_COUNT
           : kind == TIP_GRIDS       ? TEXT_spot_overlap
           : kind == TIP_REGIONS     ? TEXT_spot_leftovers
           : kind == TIP_CONSTRAINTS ? constraint_tip(board_of(b, s), turn)
                                     : level_tip(tip_level(b, s), kind == TIP_CAGES, turn);
}

/* The first cage of this many cells in the section's puzzles whose sum determines its digits. */
static bool find_combination(const struct book *b, size_t s, unsigned cells, struct spot_example *e)
{
    const size_t first = section_first_puzzle(b, s);
    for (size_t i = first; i < first + b->source.section[s].count; i++) {
        const struct layout *v = b->puzzle[i].record->variant;
        for (unsigned k = 0; k < constraint_count(v); k++) {
            const struct constraint *c = constraint_at(v, k);
            const struct spot_example found = {e->size, c->count, c->sum};
            if (c->kind == CONSTRAINT_CAGE && c->count == cells && spot_combination(&found)) {
                *e = found;
                return true;
            }
        }
    }
    return false;
}

struct spot_example section_tip_example(const struct book *b, size_t s)
{
    struct spot_example e = spot_example_of_size(board_of(b, s)->size);
    (void)(find_combination(b, s, 3, &e) || find_combination(b, s, 2, &e) ||
           find_combination(b, s, 4, &e));
    return e;
}
