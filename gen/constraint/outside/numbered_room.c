/* Numbered rooms: if the first digit seen from the number is N, the number is the digit in the N-th
 * cell. */
#include "gen/constraint/outside/outside.h"

static const char *complain(const struct layout *v, const struct constraint *c)
{
    return c->sum < 1 || c->sum > v->size ? "the number must be a digit of the board" : NULL;
}

static unsigned number_of(const struct layout *v, const uint16_t *cell, const uint8_t *digits)
{
    (void)v;
    return digits[cell[digits[cell[0]] - 1]];
}

static bool holds(const struct layout *v, const struct constraint *c, const uint8_t *digits)
{
    return pointer_holds(digits, c->cell[0], c->cell, v->size, c->sum);
}

static void derive(const struct layout *v, const uint8_t *digits, struct constraint_list *out)
{
    outside_derive(v, digits, CONSTRAINT_NUMBERED_ROOM, number_of, out);
}

const struct constraint_kind constraint_kind_numbered_room = {
    .name = "numbered-room",
    .doc = "numbered rooms: if the first digit seen from the number outside is N, that number is "
           "the digit in the N-th cell",
    .rule = TEXT_rule_numbered_room,
    .title = TEXT_board_numbered_room,
    .words = {.name = TEXT_name_numbered_room},
    .scl = {.how = SCL_OUTSIDE, .words = {"numbered room", "numbered-room"}, .needs_words = true},
    .make = MAKE_FEW,
    .step = STEP_OUTSIDE,
    .variant = VARIANT(NUMBERED_ROOM, "numbered-room",
                       "digits whose cell the first digit of the line gives (numbered rooms)"),
    .shape = CONSTRAINT_SIDE,
    .has_sum = true,
    .sum_name = "digit",
    .is_about_values = true,
    .removes = REMOVES_SOME,
    .min_cells = 2,
    .complain = complain,
    .holds = holds,
    .prune = prune_pointer,
    .derive = derive,
};
