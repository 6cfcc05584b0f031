/* Steps as sentences: a pattern for each family of techniques, in any language, and the results. */
#include <string.h>

#include "gen/grade/explain_places.h"
#include "gen/grade/technique/technique.h"

static const uint16_t patterns[TECHNIQUE_COUNT] = {
    [TECHNIQUE_FULL_HOUSE] = TEXT_tell_full_house,
    [TECHNIQUE_NAKED_SINGLE] = TEXT_tell_naked_single,
    [TECHNIQUE_HIDDEN_SINGLE] = TEXT_tell_hidden_single,
    [TECHNIQUE_LOCKED_PAIR] = TEXT_tell_locked_subset,
    [TECHNIQUE_LOCKED_TRIPLE] = TEXT_tell_locked_subset,
    [TECHNIQUE_POINTING] = TEXT_tell_locked,
    [TECHNIQUE_CLAIMING] = TEXT_tell_locked,
    [TECHNIQUE_NAKED_PAIR] = TEXT_tell_naked_subset,
    [TECHNIQUE_NAKED_TRIPLE] = TEXT_tell_naked_subset,
    [TECHNIQUE_NAKED_QUAD] = TEXT_tell_naked_subset,
    [TECHNIQUE_HIDDEN_PAIR] = TEXT_tell_hidden_subset,
    [TECHNIQUE_HIDDEN_TRIPLE] = TEXT_tell_hidden_subset,
    [TECHNIQUE_HIDDEN_QUAD] = TEXT_tell_hidden_subset,
    [TECHNIQUE_X_WING] = TEXT_tell_fish,
    [TECHNIQUE_SWORDFISH] = TEXT_tell_fish,
    [TECHNIQUE_JELLYFISH] = TEXT_tell_fish,
    [TECHNIQUE_REMOTE_PAIR] = TEXT_tell_remote_pair,
    [TECHNIQUE_BUG_PLUS_1] = TEXT_tell_bug,
    [TECHNIQUE_SKYSCRAPER] = TEXT_tell_two_links,
    [TECHNIQUE_TWO_STRING_KITE] = TEXT_tell_two_links,
    [TECHNIQUE_DUAL_TWO_STRING_KITE] = TEXT_tell_dual_kite,
    [TECHNIQUE_TURBOT_FISH] = TEXT_tell_two_links,
    [TECHNIQUE_EMPTY_RECTANGLE] = TEXT_tell_empty_rectangle,
    [TECHNIQUE_DUAL_EMPTY_RECTANGLE] = TEXT_tell_dual_rectangle,
    [TECHNIQUE_W_WING] = TEXT_tell_w_wing,
    [TECHNIQUE_XY_WING] = TEXT_tell_xy_wing,
    [TECHNIQUE_XYZ_WING] = TEXT_tell_xyz_wing,
    [TECHNIQUE_UNIQUE_RECTANGLE_1] = TEXT_tell_rectangle_1,
    [TECHNIQUE_UNIQUE_RECTANGLE_2] = TEXT_tell_rectangle_2,
    [TECHNIQUE_UNIQUE_RECTANGLE_3] = TEXT_tell_rectangle_3,
    [TECHNIQUE_UNIQUE_RECTANGLE_4] = TEXT_tell_rectangle_4,
    [TECHNIQUE_UNIQUE_RECTANGLE_5] = TEXT_tell_rectangle_2,
    [TECHNIQUE_UNIQUE_RECTANGLE_6] = TEXT_tell_rectangle_6,
    [TECHNIQUE_HIDDEN_RECTANGLE] = TEXT_tell_hidden_rectangle,
    [TECHNIQUE_AVOIDABLE_RECTANGLE_1] = TEXT_tell_avoidable_1,
    [TECHNIQUE_AVOIDABLE_RECTANGLE_2] = TEXT_tell_avoidable_2,
    [TECHNIQUE_FINNED_X_WING] = TEXT_tell_finned_fish,
    [TECHNIQUE_SASHIMI_X_WING] = TEXT_tell_sashimi_fish,
    [TECHNIQUE_FINNED_SWORDFISH] = TEXT_tell_finned_fish,
    [TECHNIQUE_SASHIMI_SWORDFISH] = TEXT_tell_sashimi_fish,
    [TECHNIQUE_FINNED_JELLYFISH] = TEXT_tell_finned_fish,
    [TECHNIQUE_SASHIMI_JELLYFISH] = TEXT_tell_sashimi_fish,
    [TECHNIQUE_SUE_DE_COQ] = TEXT_tell_sue_de_coq,
    [TECHNIQUE_SIMPLE_COLOURS_TRAP] = TEXT_tell_colours_trap,
    [TECHNIQUE_SIMPLE_COLOURS_WRAP] = TEXT_tell_colours_wrap,
    [TECHNIQUE_MULTI_COLOURS_1] = TEXT_tell_multi_colours_1,
    [TECHNIQUE_MULTI_COLOURS_2] = TEXT_tell_multi_colours_2,
    [TECHNIQUE_X_CHAIN] = TEXT_tell_chain_ends,
    [TECHNIQUE_XY_CHAIN] = TEXT_tell_chain_ends,
    [TECHNIQUE_CONTINUOUS_NICE_LOOP] = TEXT_tell_loop,
    [TECHNIQUE_DISCONTINUOUS_NICE_LOOP] = TEXT_tell_chain_ends,
    [TECHNIQUE_AIC] = TEXT_tell_chain_ends,
    [TECHNIQUE_GROUPED_CONTINUOUS_NICE_LOOP] = TEXT_tell_loop,
    [TECHNIQUE_GROUPED_DISCONTINUOUS_NICE_LOOP] = TEXT_tell_chain_ends,
    [TECHNIQUE_GROUPED_AIC] = TEXT_tell_chain_ends,
    [TECHNIQUE_ALS_XZ] = TEXT_tell_als_xz,
    [TECHNIQUE_ALS_XY_WING] = TEXT_tell_als_chain,
    [TECHNIQUE_ALS_CHAIN] = TEXT_tell_als_chain,
    [TECHNIQUE_DEATH_BLOSSOM] = TEXT_tell_death_blossom,
    [TECHNIQUE_ALIGNED_PAIR_EXCLUSION] = TEXT_tell_aligned,
    [TECHNIQUE_ALIGNED_TRIPLET_EXCLUSION] = TEXT_tell_aligned,
    [TECHNIQUE_FRANKEN_X_WING] = TEXT_tell_fish,
    [TECHNIQUE_FRANKEN_SWORDFISH] = TEXT_tell_fish,
    [TECHNIQUE_FRANKEN_JELLYFISH] = TEXT_tell_fish,
    [TECHNIQUE_FINNED_FRANKEN_X_WING] = TEXT_tell_finned_fish,
    [TECHNIQUE_FINNED_FRANKEN_SWORDFISH] = TEXT_tell_finned_fish,
    [TECHNIQUE_FINNED_FRANKEN_JELLYFISH] = TEXT_tell_finned_fish,
    [TECHNIQUE_MUTANT_X_WING] = TEXT_tell_fish,
    [TECHNIQUE_MUTANT_SWORDFISH] = TEXT_tell_fish,
    [TECHNIQUE_MUTANT_JELLYFISH] = TEXT_tell_fish,
    [TECHNIQUE_FINNED_MUTANT_X_WING] = TEXT_tell_finned_fish,
    [TECHNIQUE_FINNED_MUTANT_SWORDFISH] = TEXT_tell_finned_fish,
    [TECHNIQUE_FINNED_MUTANT_JELLYFISH] = TEXT_tell_finned_fish,
    [TECHNIQUE_FINNED_MUTANT_SQUIRMBAG] = TEXT_tell_finned_fish,
    [TECHNIQUE_NISHIO] = TEXT_tell_nishio,
    [TECHNIQUE_FORCING_CHAIN] = TEXT_tell_forcing_chain,
    [TECHNIQUE_FORCING_NET] = TEXT_tell_forcing_net,
    [TECHNIQUE_NESTED_FORCING_NET] = TEXT_tell_forcing_net,
    [TECHNIQUE_TEMPLATE_SET] = TEXT_tell_template_set,
    [TECHNIQUE_TEMPLATE_DELETE] = TEXT_tell_template_delete,
};

/* Nobody follows more than this in a sentence. */
static const unsigned most_inferences = 32;

/* Some techniques prove in more than one way. */
static enum text_id pattern_of(const struct step *s)
{
    enum text_id w = (enum text_id)patterns[s->technique];
    if (w == TEXT_tell_chain_ends && s->link_count &&
        tell_same_end(tell_chain_end(s, false), tell_chain_end(s, true)))
        return s->link[0].strong ? TEXT_tell_chain_true : TEXT_tell_chain_false;
    if (w == TEXT_tell_als_xz && s->link_count > 1)
        return TEXT_tell_als_double;
    if (w == TEXT_tell_forcing_net && tell_branch_count(s) > 1)
        return s->inference_count > most_inferences ? TEXT_tell_net_long : TEXT_tell_net_all;
    return w;
}

/* ---- results ---- */

static digit_set eliminated_from(const struct step *s, unsigned cell)
{
    digit_set digits = 0;
    for (unsigned i = 0; i < s->mark_count; i++) {
        if (s->mark[i].role == MARK_ELIMINATE && s->mark[i].at.cell == cell)
            digits |= digit_bit(s->mark[i].at.digit);
    }
    return digits;
}

/* Digits that go from the same cells: whether all cells that lose one of both lose both. */
static bool go_together(const struct step *s, unsigned one, unsigned other)
{
    digit_set both = digit_bit(one) | digit_bit(other);
    for (unsigned i = 0; i < s->mark_count; i++) {
        digit_set gone = eliminated_from(s, s->mark[i].at.cell) & both;
        if (gone && gone != both)
            return false;
    }
    return true;
}

/* "5 from r1c1 and r1c2; 6 and 7 from r3c4": the eliminations by digits that go together. */
static void put_eliminations(const struct teller *t)
{
    digit_set left = tell_role_digits(t->s, 1U << MARK_ELIMINATE);
    for (bool later = false; left; later = true) {
        struct text cells = {0};
        struct text digits = {0};
        struct teller inner = *t;
        uint16_t cell[STEP_MAX_MARKS];
        unsigned first = lowest_digit(left);
        digit_set group = 0;
        unsigned count = 0;
        for (digit_set rest = left; rest; rest &= rest - 1) {
            if (go_together(t->s, first, lowest_digit(rest)))
                group |= digit_bit(lowest_digit(rest));
        }
        left &= ~group;
        for (unsigned i = 0; i < t->v->cell_count; i++) {
            if (eliminated_from(t->s, i) & digit_bit(first))
                cell[count++] = (uint16_t)i;
        }
        inner.out = &cells;
        tell_cells(&inner, cell, count);
        inner.out = &digits;
        tell_digits(&inner, group, false);
        const char *values[] = {digits.data ? digits.data : "", cells.data ? cells.data : ""};
        text_puts(t->out, later ? "; " : "");
        translation_fill(t->out, tell_text(t, TEXT_tell_remove_from), values, 2);
        t->out->failed |= cells.failed || digits.failed;
        text_free(&cells);
        text_free(&digits);
    }
}

static void put_placements(const struct teller *t)
{
    bool later = false;
    for (unsigned i = 0; i < t->s->mark_count; i++) {
        const struct mark *m = &t->s->mark[i];
        if (m->role != MARK_PLACE)
            continue;
        text_puts(t->out, later ? ", " : "");
        tell_cell(t, m->at.cell);
        text_puts(t->out, " = ");
        tell_digit(t, m->at.digit);
        later = true;
    }
}

/* A result in the words that introduce it; nothing where there is none of its kind. */
static void put_result(const struct teller *t, enum text_id frame,
                       void (*put)(const struct teller *t))
{
    struct text result = {0};
    struct teller inner = *t;
    inner.out = &result;
    put(&inner);
    if (result.length) {
        const char *values[] = {result.data};
        text_puts(t->out, " ");
        translation_fill(t->out, tell_text(t, frame), values, 1);
    }
    t->out->failed |= result.failed;
    text_free(&result);
}

const char *technique_printed_name(const struct translation *translation, int technique)
{
    const struct technique *t = technique_at((size_t)technique);
    const char *own = translation_technique(translation, t->key);
    return own ? own : t->name;
}

static void put_name(const struct teller *t)
{
    const char *name = technique_printed_name(&t->telling->translation, t->s->technique);
    bool small = name[0] >= 'a' && name[0] <= 'z';
    const char *mark = t->telling->markup ? "**" : "";
    text_printf(t->out, "%s%c%s%s", mark, small ? name[0] - 'a' + 'A' : name[0],
                name + (name[0] != '\0'), mark);
}

static void put_sentence(const struct teller *t)
{
    const char *pattern = tell_text(t, pattern_of(t->s));
    tell_pattern(t, pattern, pattern + strlen(pattern));
}

void step_explain(const struct telling *telling, const struct variant *v, const struct step *s,
                  struct text *out)
{
    static const struct telling english = {0};
    struct text name = {0};
    struct text reason = {0};
    struct teller t = {telling ? telling : &english, v, s, &name};
    put_name(&t);
    t.out = &reason;
    put_sentence(&t);
    const char *values[] = {name.data ? name.data : "", reason.data ? reason.data : ""};
    t.out = out;
    translation_fill(out, tell_text(&t, TEXT_tell), values, 2);
    put_result(&t, TEXT_tell_place, put_placements);
    put_result(&t, TEXT_tell_remove, put_eliminations);
    out->failed |= name.failed || reason.failed;
    text_free(&name);
    text_free(&reason);
}
