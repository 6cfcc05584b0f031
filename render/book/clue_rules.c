/* What a book calls the kinds of clues that a section has, and their rules in words. */
#include "gen/clue/clue.h"
#include "render/book/book_private.h"

/* The sentence of each kind. */
static const enum text_id sentences[CLUE_KIND_COUNT] = {
    [CLUE_CAGE] = TEXT_rule_cage,
    [CLUE_THERMO] = TEXT_rule_thermo,
    [CLUE_ARROW] = TEXT_rule_arrow,
    [CLUE_GREATER] = TEXT_rule_greater,
    [CLUE_CONSECUTIVE] = TEXT_rule_consecutive,
    [CLUE_WHITE_DOT] = TEXT_rule_white_dot,
    [CLUE_BLACK_DOT] = TEXT_rule_black_dot,
    [CLUE_X_SUM] = TEXT_rule_x_sum,
    [CLUE_V_SUM] = TEXT_rule_v_sum,
    [CLUE_ODD] = TEXT_rule_odd,
    [CLUE_EVEN] = TEXT_rule_even,
    [CLUE_SANDWICH] = TEXT_rule_sandwich,
    [CLUE_ANTI_KNIGHT] = TEXT_rule_anti_knight,
    [CLUE_ANTI_KING] = TEXT_rule_anti_king,
    [CLUE_NON_CONSECUTIVE] = TEXT_rule_non_consecutive,
};

/* Names, of several kinds that go together. */
#define KIND(id) ((uint32_t)1 << CLUE_##id)
static const struct {
    uint32_t kinds;
    enum text_id name;
} names[] = {
    {KIND(CAGE), TEXT_board_killer},
    {KIND(THERMO), TEXT_board_thermo},
    {KIND(ARROW), TEXT_board_arrow},
    {KIND(GREATER), TEXT_board_greater},
    {KIND(CONSECUTIVE), TEXT_board_consecutive},
    {KIND(WHITE_DOT) | KIND(BLACK_DOT), TEXT_board_kropki},
    {KIND(X_SUM) | KIND(V_SUM), TEXT_board_xv},
    {KIND(ODD) | KIND(EVEN), TEXT_board_odd_even},
    {KIND(SANDWICH), TEXT_board_sandwich},
    {KIND(ANTI_KNIGHT), TEXT_board_anti_knight},
    {KIND(ANTI_KING), TEXT_board_anti_king},
    {KIND(NON_CONSECUTIVE), TEXT_board_non_consecutive},
};

struct section_clues book_section_clues(const struct book *b, size_t section)
{
    const struct book_section_source *s = &b->source.section[section];
    struct section_clues clues = {0};
    for (size_t i = 0; i < s->count; i++) {
        const struct layout *v = s->record[i]->variant;
        clues.kinds |= v->clues ? v->clues->kinds : 0;
        for (unsigned k = 0; k < clue_count(v) && !clues.all_signs; k++) {
            clues.all_signs = clue_at(v, k)->all;
        }
    }
    return clues;
}

void clue_rules_name(const struct book *b, const struct section_clues *clues, struct text *out)
{
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        if (clues->kinds & names[i].kinds) {
            text_printf(out, "%s%s", out->length ? " + " : "", book_text(b, names[i].name));
        }
    }
}

void clue_rules_tell(const struct book *b, const struct section_clues *clues,
                     const struct layout *v, struct text *out)
{
    char last[] = {digit_to_char(v->size), '\0'};
    const char *values[] = {last};
    for (unsigned kind = 0; kind < CLUE_KIND_COUNT; kind++) {
        if (clues->kinds >> kind & 1) {
            text_puts(out, " ");
            translation_fill(out, book_text(b, sentences[kind]), values, 1);
        }
    }
    if (clues->all_signs) {
        text_printf(out, " %s", book_text(b, TEXT_rule_all_signs));
    }
}
