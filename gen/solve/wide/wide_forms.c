#include "gen/solve/wide/wide_forms.h"

/* Those that sums say as much about: always, and in questions without a limit. */
static const kind_set KINDS_AS_SUMS =
    KIND_SET(ARROW) | KIND_SET(DOUBLE_ARROW) | KIND_SET(LITTLE_KILLER);
static const kind_set KINDS_AS_FREE_SUMS =
    KIND_SET(PILL_ARROW) | KIND_SET(REGION_SUM) | KIND_SET(REPEAT_CAGE) | KIND_SET(ZIPPER);
/* Those with sets of digits that may stand in their cells. */
static const kind_set KINDS_OF_SETS = KIND_SET(CAGE) | KIND_SET(RENBAN);

/* Of kinds, in questions without a limit, on boards of at most max_size digits. */
static const struct {
    kind_set kinds;
    enum wide_form form;
    unsigned max_size;
} FREE_FORMS[] = {
    {KIND_SET(ODD) | KIND_SET(EVEN), FORM_CELL, MAX_WIDE_SIZE},
    {KIND_SET(PALINDROME) | KIND_SET(WHISPER) | KIND_SET(DUTCH_WHISPER), FORM_PAIRS, MAX_WIDE_SIZE},
    {KIND_SET(QUADRUPLE), FORM_QUADRUPLE, MAX_WIDE_SIZE - 1}, /* see all_if_zero */
    {KIND_SET(SKYSCRAPER) | KIND_SET(SUM_LINE) | KIND_SET(BETWEEN) | KIND_SET(LOCKOUT), FORM_LINE,
     WIDE_SIZE},
    {KIND_SET(SANDWICH), FORM_SANDWICH, WIDE_SIZE},
    {KIND_SET(ROW_INDEXER) | KIND_SET(COLUMN_INDEXER) | KIND_SET(BOX_INDEXER) |
         KIND_SET(NUMBERED_ROOM),
     FORM_POINTER, WIDE_SIZE},
    {KIND_SET(ENTROPY) | KIND_SET(ENTROPIC) | KIND_SET(MODULAR), FORM_THIRDS, WIDE_SIZE},
};
enum { FREE_FORM_COUNT = sizeof FREE_FORMS / sizeof *FREE_FORMS };

/* Do the network's sums say as much as the constraint? */
static bool is_a_sum(const struct network *n, const struct constraint *c, bool is_free)
{
    const kind_set kinds = KINDS_AS_SUMS | (is_free ? KINDS_AS_FREE_SUMS : 0);
    return c->count <= NETWORK_REGION_CELLS && n->sum_count < NETWORK_SUMS && kinds >> c->kind & 1;
}

/* Of what the constraint plan has as pairs or sets on boards of up to WIDE_SIZE digits. */
static enum wide_form large_form_of(const struct constraint *c)
{
    const bool has_sets = KINDS_OF_SETS >> c->kind & 1 && c->count <= WIDE_SIZE;
    return constraint_is_of_pairs(c) ? FORM_PAIRS : has_sets ? FORM_LISTED_SETS : FORM_NONE;
}

static enum wide_form free_form_of(const struct layout *v, const struct constraint *c)
{
    enum wide_form form = v->size > WIDE_SIZE ? large_form_of(c) : FORM_NONE;
    for (unsigned i = 0; i < FREE_FORM_COUNT && !form; i++) {
        const bool is_its = FREE_FORMS[i].kinds >> c->kind & 1 && v->size <= FREE_FORMS[i].max_size;
        form = is_its ? FREE_FORMS[i].form : FORM_NONE;
    }
    const bool fits = form == FORM_THIRDS ? v->size == 9 && v->cell_count <= SMALL_CELLS
                      : c->kind == CONSTRAINT_SUM_LINE ? c->sum < MAX_LINE_SUM
                                                       : true;
    return fits ? form : FORM_NONE;
}

enum wide_form wide_form_of(const struct layout *v, const struct network *n, unsigned part,
                            bool is_free)
{
    const struct constraint *c = &n->plan->part[part].constraint;
    return n->exact[part].count      ? FORM_EXACT_SUM
           : is_a_sum(n, c, is_free) ? FORM_SUM
           : is_free                 ? free_form_of(v, c)
                                     : FORM_NONE;
}

bool wide_has_free_forms(const struct layout *v)
{
    kind_set with = KINDS_AS_FREE_SUMS | KIND_SET(DOUBLE_ARROW);
    for (unsigned i = 0; i < FREE_FORM_COUNT; i++) {
        with |= FREE_FORMS[i].kinds;
    }
    return v->size > WIDE_SIZE || constraint_kinds_shown(v) & with;
}
