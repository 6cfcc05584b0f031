#include "gen/make/search/never_required.h"

#include <stdio.h>
#include <string.h>

/* What does the same as a technique and is tried before it:
 *
 * - Two houses of a fish of two, each left with a group of cells in either of two others, are the
 *   strong links of a grouped loop; with fins, those of a chain.
 * - A Franken or mutant fish of three has a complement: the other lines of its boxes, which leave
 * the digit two groups of places each, or a basic fish. No proof, but a search: over 200,000
 * patterns of one digit around random fish of each kind, those with every candidate that the fish
 * allows among them, no position was left with one. Of Franken jellyfish, one in 190 patterns needs
 * it.
 * - One colour of a cluster that sees both of another: type 1 removes a cell of it, and then its
 *   cluster falls by singles.
 * - A dual pattern is two of its kind.
 * - What no template of a digit uses is removed by a net inside a net, of that digit alone. No
 *   proof, but a search: of 1.6 million positions of one digit on boards up to 9x9, jigsaws among
 *   them, one net was too little in 24,000, and a net inside a net in none; on a jigsaw of 10x10
 *   in one of 4,230.
 * - Where cells have no peers but those of their row and column, a digit's candidates are a
 *   bipartite graph of rows and columns, and its cells a perfect matching. By Hall's theorem a
 *   candidate is in no such matching exactly if some k rows have all their places in k columns, and
 *   the candidate is in one of these columns and in another row. That is a basic fish of k, or the
 *   other way of n - k, and up to 9x9 one of the two has at most four lines. A cell that sees both
 *   ends of a remote pair sees both cells of one of its naked pairs. The cells of an XYZ-wing have
 *   a common peer only in one line, where they are a naked triple. No two lines share two cells,
 *   so there are no groups.
 * - What a subset of k cells leaves in a house with n open cells is one of n - k digits; a fish of
 * k rows is one of n - k columns. On a small board one of the two is always simpler. */
enum board_condition { ANY_BOARD, RECTANGULAR_BOXES, CLASSIC_BOARD, ROWS_AND_COLUMNS };
#define A_BASIC_FISH "x-wing, swordfish or jellyfish"
static const struct {
    const char *key;
    const char *instead; /* a key, or several as the message names them */
    enum board_condition board;
    unsigned max_size; /* only on boards up to this; 0: on all */
} always_replaced[] = {
    {"full-house", "naked-single", ANY_BOARD, 0},
    {"leftovers-inner", "pointing", RECTANGULAR_BOXES, 0},
    {"leftovers-outer", "pointing", RECTANGULAR_BOXES, 0},
    {"hidden-pair", "naked-pair", ANY_BOARD, 5},
    {"hidden-triple", "naked-triple", ANY_BOARD, 6},
    {"naked-quad", "hidden-triple", ANY_BOARD, 7},
    {"hidden-quad", "naked-quad", ANY_BOARD, 8},
    {"swordfish", "x-wing", ANY_BOARD, 5},
    {"jellyfish", "swordfish", ANY_BOARD, 7},
    {"dual-two-string-kite", "two-string-kite", ANY_BOARD, 0},
    {"dual-empty-rectangle", "empty-rectangle", ANY_BOARD, 0},
    {"multi-colours-2", "multi-colours-1", ANY_BOARD, 0},
    {"franken-x-wing", "grouped-continuous-nice-loop", ANY_BOARD, 0},
    {"finned-franken-x-wing", "grouped-discontinuous-nice-loop", ANY_BOARD, 0},
    {"franken-swordfish", "grouped-discontinuous-nice-loop", CLASSIC_BOARD, 0},
    {"mutant-x-wing", "grouped-continuous-nice-loop", ANY_BOARD, 0},
    {"finned-mutant-x-wing", "grouped-discontinuous-nice-loop", ANY_BOARD, 0},
    {"mutant-swordfish", "grouped-discontinuous-nice-loop", CLASSIC_BOARD, 0},
    {"remote-pair", "naked-pair", ROWS_AND_COLUMNS, 0},
    {"xyz-wing", "naked-triple", ROWS_AND_COLUMNS, 0},
    {"grouped-continuous-nice-loop", "continuous-nice-loop", ROWS_AND_COLUMNS, 0},
    {"grouped-discontinuous-nice-loop", "discontinuous-nice-loop", ROWS_AND_COLUMNS, 0},
    {"grouped-aic", "aic", ROWS_AND_COLUMNS, 0},
    {"skyscraper", A_BASIC_FISH, ROWS_AND_COLUMNS, 9},
    {"turbot-fish", A_BASIC_FISH, ROWS_AND_COLUMNS, 9},
    {"finned-x-wing", A_BASIC_FISH, ROWS_AND_COLUMNS, 9},
    {"sashimi-x-wing", A_BASIC_FISH, ROWS_AND_COLUMNS, 9},
    {"finned-swordfish", A_BASIC_FISH, ROWS_AND_COLUMNS, 9},
    {"sashimi-swordfish", A_BASIC_FISH, ROWS_AND_COLUMNS, 9},
    {"finned-jellyfish", A_BASIC_FISH, ROWS_AND_COLUMNS, 9},
    {"sashimi-jellyfish", A_BASIC_FISH, ROWS_AND_COLUMNS, 9},
    {"simple-colours-trap", A_BASIC_FISH, ROWS_AND_COLUMNS, 9},
    {"simple-colours-wrap", A_BASIC_FISH, ROWS_AND_COLUMNS, 9},
    {"multi-colours-1", A_BASIC_FISH, ROWS_AND_COLUMNS, 9},
    {"x-chain", A_BASIC_FISH, ROWS_AND_COLUMNS, 9},
    {"mutant-swordfish", A_BASIC_FISH, ROWS_AND_COLUMNS, 9},
    {"mutant-jellyfish", A_BASIC_FISH, ROWS_AND_COLUMNS, 9},
    {"finned-mutant-swordfish", A_BASIC_FISH, ROWS_AND_COLUMNS, 9},
    {"finned-mutant-jellyfish", A_BASIC_FISH, ROWS_AND_COLUMNS, 9},
    {"finned-mutant-squirmbag", A_BASIC_FISH, ROWS_AND_COLUMNS, 9},
    {"nishio", A_BASIC_FISH, ROWS_AND_COLUMNS, 9},
    {"template-set", "nested-forcing-net", ANY_BOARD, 9},
    {"template-delete", "nested-forcing-net", ANY_BOARD, 9},
};
enum { REPLACED = sizeof always_replaced / sizeof *always_replaced };

static bool has_boxes(const struct layout *v)
{
    return v->house_count > v->first_house[HOUSE_BOX];
}

/* Do constraints of these kinds give cells no peers but those of their row and column? So do marks
 * of a cell or of two side by side, and numbers outside. */
static bool add_no_peers(kind_set kinds)
{
    bool good = true;
    for (unsigned kind = 0; kind < CONSTRAINT_KIND_COUNT; kind++) {
        switch (constraint_kinds[kind]->shape) {
        case CONSTRAINT_CELL:
        case CONSTRAINT_PAIR:
        case CONSTRAINT_HOUSE:
        case CONSTRAINT_SIDE:
            break;
        default:
            good &= !(kinds >> kind & 1);
        }
    }
    return good;
}

static bool board_is(const struct layout *v, kind_set kinds, enum board_condition board)
{
    switch (board) {
    case RECTANGULAR_BOXES:
        return v->plain;
    case CLASSIC_BOARD:
        return v->classic;
    case ROWS_AND_COLUMNS:
        return !has_boxes(v) && !v->group_count && add_no_peers(kinds);
    default:
        return true;
    }
}

static bool is_replaced(const struct technique *t, const struct layout *v, kind_set kinds,
                        struct never_required *out)
{
    for (unsigned i = 0; i < REPLACED; i++) {
        const unsigned limit = always_replaced[i].max_size;
        const char *instead = always_replaced[i].instead;
        if (strcmp(t->key, always_replaced[i].key) == 0 &&
            board_is(v, kinds, always_replaced[i].board) &&
            (!limit || (v->size <= limit && !v->group_count))) {
            char where[48] = "";
            if (always_replaced[i].board == ROWS_AND_COLUMNS) {
                snprintf(where, sizeof where, "on boards without boxes ");
            } else if (limit) {
                snprintf(where, sizeof where, "on boards up to %ux%u ", limit, limit);
            }
            snprintf(out->why, sizeof out->why, "%s%s is simpler and always does the same", where,
                     instead);
            snprintf(out->hint, sizeof out->hint, "require %s instead", instead);
            return true;
        }
    }
    return false;
}

/* Beginnings of the keys of techniques that look at cells which two houses share. A row and a
 * column share only one. */
static const char *const of_boxes[] = {"pointing",         "claiming",        "locked-",
                                       "leftovers-",       "two-string-kite", "empty-rectangle",
                                       "unique-rectangle", "sue-de-coq",      "hidden-rectangle",
                                       "avoidable-",       "franken-",        "finned-franken-"};

static bool is_without_boxes(const struct technique *t, const struct layout *v,
                             struct never_required *out)
{
    bool needs = false;
    for (unsigned i = 0; i < sizeof of_boxes / sizeof *of_boxes; i++) {
        needs |= strncmp(t->key, of_boxes[i], strlen(of_boxes[i])) == 0;
    }
    if (!needs || has_boxes(v)) {
        return false;
    }
    snprintf(out->why, sizeof out->why, "it needs boxes, and the board has only rows and columns");
    snprintf(out->hint, sizeof out->hint, "choose another technique or a board with boxes");
    return true;
}

/* The technique rests on constraints that the board does not have. */
static bool is_without_constraints(int technique, kind_set kinds, bool all_signs,
                                   struct never_required *out)
{
    const kind_set any = technique_kinds(technique, all_signs);
    if (!technique_at((size_t)technique)->of_constraints || (any ? any & kinds : kinds != 0)) {
        return false;
    }
    const kind_set with_all_signs = technique_kinds(technique, true);
    if (with_all_signs & kinds) {
        snprintf(out->why, sizeof out->why, "it needs all signs to be shown");
        snprintf(out->hint, sizeof out->hint, "add --all-signs (in a config, all_signs: true)");
        return true;
    }
    char names[144] = "";
    size_t length = 0;
    kind_set left = with_all_signs;
    for (unsigned kind = 0; kind < CONSTRAINT_KIND_COUNT && length < sizeof names; kind++) {
        if (left >> kind & 1) {
            left &= left - 1;
            length += (size_t)snprintf(names + length, sizeof names - length, "%s%s",
                                       !length ? ""
                                       : left  ? ", "
                                               : " or ",
                                       constraint_kinds[kind]->name);
        }
    }
    if (any) {
        snprintf(out->why, sizeof out->why, "it needs constraints of the kind %s", names);
        snprintf(out->hint, sizeof out->hint, "add the constraints %s", names);
    } else {
        snprintf(out->why, sizeof out->why, "it needs constraints, and the board has none");
        snprintf(out->hint, sizeof out->hint,
                 "add constraints; 'nonet help constraints' lists the kinds");
    }
    return true;
}

bool technique_never_required(int technique, const struct layout *v, kind_set kinds, bool all_signs,
                              struct never_required *out)
{
    const struct technique *t = technique_at((size_t)technique);
    const kind_set all = kinds | (v->constraints ? v->constraints->kinds : 0);
    if (is_without_constraints(technique, all, all_signs, out)) {
        return true;
    }
    if (t->one_grid && v->grid_count > 1) {
        snprintf(out->why, sizeof out->why, "it works only on boards of one grid");
        snprintf(out->hint, sizeof out->hint, "choose another technique or a board of one grid");
        return true;
    }
    if (t->assumes_unique && all) {
        snprintf(out->why, sizeof out->why,
                 "with constraints Nonet uses no technique that assumes one solution");
        snprintf(out->hint, sizeof out->hint,
                 "choose another technique or leave the constraints out");
        return true;
    }
    return is_without_boxes(t, v, out) || is_replaced(t, v, all, out);
}
