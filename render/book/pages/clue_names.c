#include "render/book/pages/clue_names.h"

#include "gen/clue/clue.h"
#include "render/book/book_data.h"
#include "render/book/style/book_words.h"

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
    {KIND(WHISPER), TEXT_board_whisper},
    {KIND(RENBAN), TEXT_board_renban},
    {KIND(PALINDROME), TEXT_board_palindrome},
    {KIND(BETWEEN), TEXT_board_between},
    {KIND(LOCKOUT), TEXT_board_lockout},
    {KIND(REGION_SUM), TEXT_board_region_sum},
    {KIND(ZIPPER), TEXT_board_zipper},
    {KIND(NABNER), TEXT_board_nabner},
    {KIND(MODULAR), TEXT_board_modular},
    {KIND(ENTROPIC), TEXT_board_entropic},
    {KIND(SLOW_THERMO), TEXT_board_slow_thermo},
};

struct section_clues section_clues_of(const struct book *b, size_t section)
{
    const struct book_section_source *s = &b->source.section[section];
    struct section_clues clues = {0};
    for (size_t i = 0; i < s->count; i++) {
        const struct layout *v = s->record[i]->variant;
        clues.kinds |= v->clues ? v->clues->kinds : 0;
        clues.all_signs |= has_all_signs(v);
    }
    return clues;
}

void clue_names_add(const struct book *b, const struct section_clues *clues, struct text *out)
{
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        if (clues->kinds & names[i].kinds) {
            text_printf(out, "%s%s", out->length ? " + " : "", book_text(b, names[i].name));
        }
    }
}
