/* Whispers: neighbours on the line differ by at least 5 of 9 digits (German), or by at least 4
 * (Dutch). */
#include <stdlib.h>

#include "gen/constraint/lines/line.h"

static unsigned difference_of(enum constraint_kind_id kind, unsigned size)
{
    return kind == CONSTRAINT_WHISPER ? whisper_difference(size) : dutch_difference(size);
}

static bool holds(const struct layout *v, const struct constraint *c, const uint8_t *digits)
{
    for (unsigned i = 1; i < c->count; i++) {
        int apart = abs(digits[c->cell[i]] - digits[c->cell[i - 1]]);
        if (apart < (int)difference_of(c->kind, v->size)) {
            return false;
        }
    }
    return true;
}

static digit_set far_from(unsigned digit, unsigned size, unsigned apart)
{
    digit_set low = digit > apart ? digits_from_to(1, digit - apart) : 0;
    return low | digits_from_to(digit + apart, size);
}

static digit_set far_in_german(unsigned digit, unsigned size)
{
    return far_from(digit, size, whisper_difference(size));
}

static digit_set far_in_dutch(unsigned digit, unsigned size)
{
    return far_from(digit, size, dutch_difference(size));
}

static enum constraint_effect prune_german(const struct layout *v, const struct constraint *c,
                                           digit_set *candidates)
{
    return line_prune_chain(c, candidates, v->size, far_in_german, far_in_german);
}

static enum constraint_effect prune_dutch(const struct layout *v, const struct constraint *c,
                                          digit_set *candidates)
{
    return line_prune_chain(c, candidates, v->size, far_in_dutch, far_in_dutch);
}

const struct constraint_kind constraint_kind_whisper = {
    .name = "whisper",
    .doc = "German whispers: neighbours on the line differ by at least 5",
    .rule = TEXT_rule_whisper,
    .title = TEXT_board_whisper,
    .words = {.name = TEXT_name_whisper, .says = TEXT_clue_whisper},
    .fpuzzles = {"whispers", "5", true},
    .scl = {.how = SCL_LINE,
            .color = "#67F067",
            .thickness = 16,
            .words = {"german whisper", "differ by at least 5", "whisper"},
            .needs_words = true},
    .make = MAKE_FORTH,
    .step = STEP_LINE,
    .variant =
        VARIANT(WHISPER, "whisper", "German whispers: neighbours on a line differ by at least 5"),
    .shape = CONSTRAINT_LINE,
    .reads_both_ways = true,
    .is_about_values = true,
    .removes = REMOVES_ALL,
    .min_cells = 2,
    .max_cells = MAX_LINE_CELLS,
    .holds = holds,
    .prune = prune_german,
};

const struct constraint_kind constraint_kind_dutch_whisper = {
    .name = "dutch-whisper",
    .doc = "Dutch whispers: neighbours on the line differ by at least 4",
    .rule = TEXT_rule_dutch_whisper,
    .title = TEXT_board_dutch_whisper,
    .words = {.name = TEXT_name_dutch_whisper},
    .fpuzzles = {"whispers", "4"},
    .scl = {.how = SCL_LINE,
            .color = "#F0A030",
            .thickness = 16,
            .words = {"dutch whisper", "differ by at least 4"},
            .needs_words = true},
    .make = MAKE_FORTH,
    .step = STEP_LINE,
    .variant = VARIANT(DUTCH_WHISPER, "dutch-whisper",
                       "Dutch whispers: neighbours on a line differ by at least 4"),
    .shape = CONSTRAINT_LINE,
    .reads_both_ways = true,
    .is_about_values = true,
    .removes = REMOVES_ALL,
    .min_cells = 2,
    .max_cells = MAX_LINE_CELLS,
    .holds = holds,
    .prune = prune_dutch,
};
