/* Turns steps into sentences, in any language: a pattern for each family of techniques, followed by
 * the results. */
#include <assert.h>
#include <ctype.h>
#include <stdio.h>
#include <string.h>

#include "gen/constraint/constraint.h"
#include "gen/grade/explain/placeholders.h"
#include "gen/grade/explain/spot_text.h"
#include "gen/grade/technique.h"
#include "gen/grade/technique/techniques.h"

static const uint16_t patterns[TECHNIQUE_COUNT] = {
#define TECHNIQUE_SENTENCE(id, key, name, level, score, flags, search, argument, code, sentence)   \
    [TECHNIQUE_##id] = TEXT_##sentence,
    TECHNIQUES(TECHNIQUE_SENTENCE)
#undef TECHNIQUE_SENTENCE
};

/* For each pattern, the text that explains how to find such steps. */
static const uint16_t spots[TEXT_COUNT] = {
    [TEXT_tell_full_house] = TEXT_spot_full_house,
    [TEXT_tell_naked_single] = TEXT_spot_naked_single,
    [TEXT_tell_hidden_single] = TEXT_spot_hidden_single,
    [TEXT_tell_locked_subset] = TEXT_spot_locked_subset,
    [TEXT_tell_locked] = TEXT_spot_locked,
    [TEXT_tell_naked_subset] = TEXT_spot_naked_subset,
    [TEXT_tell_hidden_subset] = TEXT_spot_hidden_subset,
    [TEXT_tell_leftovers] = TEXT_spot_leftovers,
    [TEXT_tell_fish] = TEXT_spot_fish,
    [TEXT_tell_remote_pair] = TEXT_spot_remote_pair,
    [TEXT_tell_bug] = TEXT_spot_bug,
    [TEXT_tell_two_links] = TEXT_spot_two_links,
    [TEXT_tell_dual_kite] = TEXT_spot_two_links,
    [TEXT_tell_empty_rectangle] = TEXT_spot_empty_rectangle,
    [TEXT_tell_dual_rectangle] = TEXT_spot_empty_rectangle,
    [TEXT_tell_w_wing] = TEXT_spot_w_wing,
    [TEXT_tell_xy_wing] = TEXT_spot_xy_wing,
    [TEXT_tell_xyz_wing] = TEXT_spot_xyz_wing,
    [TEXT_tell_rectangle_1] = TEXT_spot_rectangle_1,
    [TEXT_tell_rectangle_2] = TEXT_spot_rectangle_2,
    [TEXT_tell_rectangle_3] = TEXT_spot_rectangle_3,
    [TEXT_tell_rectangle_4] = TEXT_spot_rectangle_4,
    [TEXT_tell_rectangle_6] = TEXT_spot_rectangle_6,
    [TEXT_tell_hidden_rectangle] = TEXT_spot_hidden_rectangle,
    [TEXT_tell_avoidable_1] = TEXT_spot_avoidable,
    [TEXT_tell_avoidable_2] = TEXT_spot_avoidable,
    [TEXT_tell_finned_fish] = TEXT_spot_finned_fish,
    [TEXT_tell_sashimi_fish] = TEXT_spot_finned_fish,
    [TEXT_tell_sue_de_coq] = TEXT_spot_sue_de_coq,
    [TEXT_tell_colours_trap] = TEXT_spot_colours,
    [TEXT_tell_colours_wrap] = TEXT_spot_colours,
    [TEXT_tell_multi_colours_1] = TEXT_spot_multi_colours,
    [TEXT_tell_multi_colours_2] = TEXT_spot_multi_colours,
    [TEXT_tell_chain_ends] = TEXT_spot_chain,
    [TEXT_tell_loop] = TEXT_spot_loop,
    [TEXT_tell_als_xz] = TEXT_spot_als_xz,
    [TEXT_tell_als_chain] = TEXT_spot_als_chain,
    [TEXT_tell_death_blossom] = TEXT_spot_death_blossom,
    [TEXT_tell_aligned] = TEXT_spot_aligned,
    [TEXT_tell_nishio] = TEXT_spot_nishio,
    [TEXT_tell_forcing_chain] = TEXT_spot_forcing_chain,
    [TEXT_tell_forcing_net] = TEXT_spot_forcing_net,
    [TEXT_tell_clue] = TEXT_spot_clue,
    [TEXT_tell_sign_chain] = TEXT_spot_sign_chain,
    [TEXT_tell_cage_last] = TEXT_spot_cage_last,
    [TEXT_tell_cage_single] = TEXT_spot_cage,
    [TEXT_tell_cage_sets] = TEXT_spot_cage,
    [TEXT_tell_least_and_most] = TEXT_spot_least_and_most,
    [TEXT_tell_cage_places] = TEXT_spot_cage,
    [TEXT_tell_needed] = TEXT_spot_cage,
    [TEXT_tell_naked_cages] = TEXT_spot_cages,
    [TEXT_tell_hidden_cages] = TEXT_spot_cages,
    [TEXT_tell_cages_in_house] = TEXT_spot_cages,
    [TEXT_tell_45_inner] = TEXT_spot_sum_of_house,
    [TEXT_tell_45_outer] = TEXT_spot_sum_outside,
    [TEXT_tell_45_both] = TEXT_spot_sums_compared,
    [TEXT_tell_cage_split] = TEXT_spot_cage_split,
    [TEXT_tell_seen] = TEXT_spot_seen,
    [TEXT_tell_beside] = TEXT_spot_seen,
    [TEXT_tell_template_set] = TEXT_spot_template,
    [TEXT_tell_template_delete] = TEXT_spot_template,
};

/* The same for techniques that share a pattern, but are found in another way. */
static const uint16_t own_spots[TECHNIQUE_COUNT] = {
    [TECHNIQUE_SWORDFISH] = TEXT_spot_swordfish,
    [TECHNIQUE_JELLYFISH] = TEXT_spot_jellyfish,
    [TECHNIQUE_ODD_EVEN] = TEXT_spot_odd_even,
    [TECHNIQUE_INEQUALITY] = TEXT_spot_inequality,
    [TECHNIQUE_CONSECUTIVE_PAIR] = TEXT_spot_sign,
    [TECHNIQUE_KROPKI_PAIR] = TEXT_spot_sign,
    [TECHNIQUE_XV_PAIR] = TEXT_spot_sign,
    [TECHNIQUE_VALUED_DOTS] = TEXT_spot_sign,
    [TECHNIQUE_CALC_SUMS] = TEXT_spot_calc_products,
    [TECHNIQUE_CALC_PRODUCTS] = TEXT_spot_calc_products,
    [TECHNIQUE_CALC_COMBINATIONS] = TEXT_spot_calc_products,
    [TECHNIQUE_CALC_DIFFERENCES] = TEXT_spot_calc_pairs,
    [TECHNIQUE_CALC_QUOTIENTS] = TEXT_spot_calc_pairs,
    [TECHNIQUE_CALC_SIGNS] = TEXT_spot_calc_signs,
    [TECHNIQUE_RENBAN_SETS] = TEXT_spot_renban,
    [TECHNIQUE_WHISPER_PARITY] = TEXT_spot_whisper,
    [TECHNIQUE_QUADRUPLE_PLACEMENT] = TEXT_spot_quadruple,
    [TECHNIQUE_MISSING_SIGN] = TEXT_spot_sign,
    [TECHNIQUE_MISSING_SIGN_CANDIDATES] = TEXT_spot_sign,
    [TECHNIQUE_SIGN_DIGIT] = TEXT_spot_clue,
    [TECHNIQUE_THERMOMETER] = TEXT_spot_thermo,
    [TECHNIQUE_ARROW_MINIMUM] = TEXT_spot_arrow,
    [TECHNIQUE_ARROW_COMBINATIONS] = TEXT_spot_arrow,
    [TECHNIQUE_SANDWICH_ENDS] = TEXT_spot_sandwich,
    [TECHNIQUE_SANDWICH_FILLING] = TEXT_spot_sandwich,
    [TECHNIQUE_LITTLE_KILLER_BOUNDS] = TEXT_spot_little_killer,
    [TECHNIQUE_LITTLE_KILLER_COMBINATIONS] = TEXT_spot_little_killer,
    [TECHNIQUE_X_SUM_LAST_CELLS] = TEXT_spot_x_sums,
    [TECHNIQUE_X_SUM_COMBINATIONS] = TEXT_spot_x_sums,
    [TECHNIQUE_SKYSCRAPER_COUNTS] = TEXT_spot_skyscraper_counts,
    [TECHNIQUE_SKYSCRAPER_SEQUENCES] = TEXT_spot_skyscraper_counts,
    [TECHNIQUE_NUMBERED_ROOM] = TEXT_spot_outside,
    [TECHNIQUE_NUMBERED_ROOM_CANDIDATES] = TEXT_spot_outside,
};

/* nobody follows more inferences than this in one sentence */
static const unsigned max_inferences = 32;

/* Does the pattern lose candidates from its own cells? */
static bool pattern_loses(const struct step *s)
{
    for (unsigned i = 0; i < s->mark_count; i++) {
        for (unsigned k = 0; s->mark[i].role == MARK_ELIMINATE && k < s->mark_count; k++) {
            if (s->mark[k].role == MARK_PATTERN && s->mark[k].at.cell == s->mark[i].at.cell) {
                return true;
            }
        }
    }
    return false;
}

/* Is there anything between the assumptions and where they end? */
static bool has_followers(const struct step *s)
{
    for (unsigned i = 0; i < s->inference_count; i++) {
        const struct inference *f = &s->inference[i];
        if (!inference_is_assumption(f) && !inference_is_dead_end(f)) {
            return true;
        }
    }
    return false;
}

/* Some techniques have more than one kind of proof. */
enum text_id sentence_pattern(const struct step *s)
{
    enum text_id w = (enum text_id)patterns[s->technique];
    if (w == TEXT_tell_chain_ends && s->link_count &&
        link_end_equal(step_chain_end(s, false), step_chain_end(s, true))) {
        return s->link[0].strong ? TEXT_tell_chain_true : TEXT_tell_chain_false;
    }
    if (w == TEXT_tell_als_xz && s->link_count > 1) {
        return TEXT_tell_als_double;
    }
    if (w == TEXT_tell_leftovers && !pattern_loses(s)) {
        return TEXT_tell_leftovers_must;
    }
    if (w == TEXT_tell_45_inner && s->number_count > 1 && s->number[1] > s->number[0]) {
        return TEXT_tell_45_outer; /* the cages cover more than the houses */
    }
    if (w == TEXT_tell_45_both && s->number_count > 2 && s->number[2] == 0) {
        return TEXT_tell_45_equal;
    }
    if (w == TEXT_tell_forcing_net && step_branch_count(s) > 1) {
        return s->inference_count > max_inferences || !has_followers(s) ? TEXT_tell_net_long
                                                                        : TEXT_tell_net_all;
    }
    return w;
}

/* ---- results ---- */

static digit_set eliminated_from(const struct step *s, unsigned cell)
{
    digit_set digits = 0;
    for (unsigned i = 0; i < s->mark_count; i++) {
        if (s->mark[i].role == MARK_ELIMINATE && s->mark[i].at.cell == cell) {
            digits |= digit_bit(s->mark[i].at.digit);
        }
    }
    return digits;
}

/* Can two digits that lose cells share one phrase? Only if every cell that loses one of them loses
 * both. */
static bool go_together(const struct step *s, unsigned one, unsigned other)
{
    digit_set both = digit_bit(one) | digit_bit(other);
    for (unsigned i = 0; i < s->mark_count; i++) {
        digit_set gone = eliminated_from(s, s->mark[i].at.cell) & both;
        if (gone && gone != both) {
            return false;
        }
    }
    return true;
}

/* Writes the eliminations, grouped by digits that share their cells: "5 from r1c1 and r1c2; 6 and 7
 * from r3c4". */
static void put_eliminations(const struct sentence *t)
{
    digit_set left = step_role_digits(t->s, 1U << MARK_ELIMINATE);
    for (bool later = false; left; later = true) {
        struct text cells = {0};
        struct text digits = {0};
        struct sentence inner = *t;
        uint16_t cell[STEP_MAX_MARKS];
        unsigned first = lowest_digit(left);
        digit_set group = 0;
        unsigned count = 0;
        for (digit_set rest = left; rest; rest &= rest - 1) {
            if (go_together(t->s, first, lowest_digit(rest))) {
                group |= digit_bit(lowest_digit(rest));
            }
        }
        left &= ~group;
        for (unsigned i = 0; i < t->v->cell_count; i++) {
            if (eliminated_from(t->s, i) & digit_bit(first)) {
                cell[count++] = (uint16_t)i;
            }
        }
        inner.out = &cells;
        sentence_cells(&inner, cell, count, false);
        inner.out = &digits;
        sentence_digits(&inner, group, false);
        const char *values[] = {digits.data ? digits.data : "", cells.data ? cells.data : ""};
        text_puts(t->out, later ? sentence_text(t, TEXT_list_break) : "");
        translation_fill(t->out, sentence_text(t, TEXT_tell_remove_from), values, 2);
        t->out->failed |= cells.failed || digits.failed;
        text_free(&cells);
        text_free(&digits);
    }
}

static void put_placements(const struct sentence *t)
{
    bool later = false;
    for (unsigned i = 0; i < t->s->mark_count; i++) {
        const struct mark *m = &t->s->mark[i];
        if (m->role != MARK_PLACE) {
            continue;
        }
        text_puts(t->out, later ? ", " : "");
        sentence_cell(t, m->at.cell);
        text_puts(t->out, " = ");
        sentence_digit(t, m->at.digit);
        later = true;
    }
}

/* Writes one kind of result with its introduction, or nothing if there is none of this kind. */
static void put_result(const struct sentence *t, enum text_id frame,
                       void (*put)(const struct sentence *t))
{
    struct text result = {0};
    struct sentence inner = *t;
    inner.out = &result;
    put(&inner);
    if (result.length) {
        const char *values[] = {result.data};
        text_puts(t->out, " ");
        translation_fill(t->out, sentence_text(t, frame), values, 1);
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

void technique_put_name(const struct translation *translation, int technique, unsigned size,
                        struct text *out)
{
    static const char usual_sum[] = "45";
    const char *name = technique_printed_name(translation, technique);
    const char *sum = size ? strstr(name, usual_sum) : NULL;
    if (!sum) {
        text_puts(out, name);
        return;
    }
    text_add(out, name, (size_t)(sum - name));
    text_add_unsigned(out, size * (size + 1) / 2);
    text_puts(out, sum + strlen(usual_sum));
}

void sentence_name(const struct sentence *t)
{
    const char *mark = t->style->markup ? "**" : "";
    text_puts(t->out, mark);
    const size_t start = t->out->length;
    technique_put_name(&t->style->translation, t->s->technique, t->v->size, t->out);
    if (t->out->length > start && islower((unsigned char)t->out->data[start])) {
        t->out->data[start] = (char)toupper((unsigned char)t->out->data[start]);
    }
    text_puts(t->out, mark);
}

/* What to add to a name: the grid that the step lies in, how many digits come before, or both. */
static const enum text_id name_texts[2][3] = {
    {TEXT_COUNT, TEXT_after_digit, TEXT_after_digits},
    {TEXT_in_grid, TEXT_in_grid_after_digit, TEXT_in_grid_after_digits},
};

/* "X-wing (grid 2, after 14 more digits)" */
void sentence_whole_name(const struct sentence *t)
{
    const unsigned before = t->style->digits_before;
    const bool in_grid = t->v->grid_count > 1 && t->grid != SENTENCE_NO_GRID;
    const enum text_id text = name_texts[in_grid][before > 1 ? 2 : before];
    if (text == TEXT_COUNT) {
        sentence_name(t);
        return;
    }
    struct text name = {0};
    struct sentence inner = *t;
    char grid[16];
    char digits[16];
    inner.out = &name;
    sentence_name(&inner);
    snprintf(grid, sizeof grid, "%u", t->grid + 1);
    snprintf(digits, sizeof digits, "%u", before);
    const char *values[] = {text_chars(&name), in_grid ? grid : digits, digits};
    translation_fill(t->out, sentence_text(t, text), values, 3);
    t->out->failed |= name.failed;
    text_free(&name);
}

/* What the step removes: all candidates, or the style's number of them. */
static void put_removed(const struct sentence *t)
{
    const unsigned max = t->style->max_removed;
    if (!max) {
        put_result(t, TEXT_tell_remove, put_eliminations);
        return;
    }
    struct step few = *t->s;
    unsigned removed = 0;
    few.mark_count = 0;
    for (unsigned i = 0; i < t->s->mark_count; i++) {
        const bool removes = t->s->mark[i].role == MARK_ELIMINATE;
        if (!removes || removed < max) {
            few.mark[few.mark_count++] = t->s->mark[i];
        }
        removed += removes;
    }
    struct sentence result = *t;
    result.s = &few;
    put_result(&result, TEXT_tell_remove, put_eliminations);
}

void sentence_explain(const struct sentence *t)
{
    struct text name = {0};
    struct text reason = {0};
    struct sentence inner = *t;
    inner.out = &name;
    sentence_whole_name(&inner);
    inner.out = &reason;
    sentence_fill(&inner, sentence_pattern(t->s));
    const char *values[] = {name.data ? name.data : "", reason.data ? reason.data : ""};
    translation_fill(t->out, sentence_text(t, TEXT_tell), values, 2);
    put_result(t, TEXT_tell_place, put_placements);
    put_removed(t);
    t->out->failed |= name.failed || reason.failed;
    text_free(&name);
    text_free(&reason);
}

void step_explain(const struct explain_style *style, const struct layout *v, const struct step *s,
                  struct text *out)
{
    struct sentence t = sentence_of(style, v, s, out);
    sentence_explain(&t);
}

void step_placements(const struct explain_style *style, const struct layout *v,
                     const struct step *s, struct text *out)
{
    struct sentence t = sentence_of(style, v, s, out);
    t.grid = SENTENCE_NO_GRID;
    put_placements(&t);
}

/* ---- how to find a technique ---- */

enum text_id technique_spot_text(int technique)
{
    bool boxes = technique >= TECHNIQUE_FRANKEN_X_WING &&
                 technique <= TECHNIQUE_FINNED_MUTANT_SQUIRMBAG; /* the houses that such fish use */
    uint16_t own = own_spots[technique];
    return boxes ? TEXT_spot_franken_fish : (enum text_id)(own ? own : spots[patterns[technique]]);
}
