/* What the program does for the player: single choices, checks, hints, solving from here. */
#include "gen/play/moves.h"
#include "gen/solve/solve.h"

/* The only place of a digit in a house; -1 where it has none or several, or stands already. */
static int only_place(const struct play *p, const digit_set *candidates, const struct house *house,
                      unsigned digit)
{
    int place = -1;
    for (unsigned i = 0; i < p->variant->size; i++) {
        unsigned cell = house->cell[i];
        if (p->cell[cell].digit == digit) {
            return -1;
        }
        if (candidates[cell] & digit_bit(digit)) {
            if (place >= 0) {
                return -1;
            }
            place = (int)cell;
        }
    }
    return place;
}

/* The first single choice by the rules. */
static bool find_single(const struct play *p, unsigned rules, unsigned *cell, unsigned *digit)
{
    const struct layout *v = p->variant;
    digit_set candidates[MAX_CELLS];
    play_candidates(p, candidates);
    for (unsigned i = 0; (rules & PLAY_NAKED_SINGLES) && i < v->cell_count; i++) {
        if (digit_count(candidates[i]) == 1) {
            *cell = i;
            *digit = lowest_digit(candidates[i]);
            return true;
        }
    }
    for (unsigned h = 0; (rules & PLAY_HIDDEN_SINGLES) && h < v->house_count; h++) {
        for (unsigned d = 1; d <= v->size; d++) {
            int place = only_place(p, candidates, &v->house[h], d);
            if (place >= 0) {
                *cell = (unsigned)place;
                *digit = d;
                return true;
            }
        }
    }
    return false;
}

enum play_outcome play_fill_singles(struct play *p, unsigned rules, bool all)
{
    unsigned cell;
    unsigned digit;
    move_begin(p, PLAY_SINGLES);
    while (find_single(p, rules, &cell, &digit)) {
        move_enter(p, cell, digit);
        if (!all || p->cell[cell].digit != digit) {
            break;
        }
    }
    return move_end(p);
}

enum play_outcome play_check(const struct play *p, uint16_t wrong[MAX_CELLS], unsigned *count)
{
    *count = 0;
    if (p->solution_count != 1) {
        struct grid board;
        struct clash clash;
        play_board(p, &board);
        bool possible = !grid_find_clash(p->variant, &board, &clash) &&
                        solve_count(p->variant, &board, 1, NULL) == 1;
        return possible ? PLAY_OK : PLAY_NO_SOLUTION;
    }
    for (unsigned cell = 0; cell < p->variant->cell_count; cell++) {
        unsigned digit = p->cell[cell].digit;
        if (digit && digit != p->solution.cell[cell]) {
            if (wrong) {
                wrong[*count] = (uint16_t)cell;
            }
            ++*count;
        }
    }
    return *count ? PLAY_WRONG : PLAY_OK;
}

/* A solution path of the grader from the current board. Anything but PLAY_OK is the reason why
 * there is none. */
static enum play_outcome begin_path(struct play *p, struct path **path)
{
    if (play_is_solved(p)) {
        return PLAY_SOLVED;
    }
    if (p->solution_count != 1) {
        return p->solution_count ? PLAY_MANY : PLAY_NO_SOLUTION;
    }
    unsigned wrong;
    if (play_check(p, NULL, &wrong) != PLAY_OK) {
        return PLAY_WRONG;
    }
    struct grid board;
    struct grade_options options;
    play_board(p, &board);
    grade_options_init(&options);
    options.assume_unique = true;
    *path = path_begin(p->variant, &board, &options, p->scratch);
    return PLAY_OK;
}

enum play_outcome play_hint(struct play *p, const struct step **step)
{
    struct path *path;
    enum play_outcome outcome = begin_path(p, &path);
    if (outcome != PLAY_OK) {
        return outcome;
    }
    for (unsigned shown = 0; shown <= p->hint_depth; shown++) {
        *step = path_next(path);
        if (!*step) {
            return PLAY_STUCK;
        }
    }
    p->hint_depth++;
    p->hints_used++;
    return PLAY_OK;
}

enum play_outcome play_apply_hint(struct play *p, const struct step *step)
{
    unsigned depth = p->hint_depth;
    bool placed = false;
    move_begin(p, PLAY_HINT);
    for (unsigned i = 0; i < step->mark_count; i++) {
        const struct mark *mark = &step->mark[i];
        struct play_cell after = p->cell[mark->at.cell];
        if (mark->role == MARK_PLACE && !after.given) {
            move_enter(p, mark->at.cell, mark->at.digit);
            placed = true;
        } else if (mark->role == MARK_ELIMINATE) {
            after.marks &= ~digit_bit(mark->at.digit);
            move_change(p, mark->at.cell, after);
        }
    }
    enum play_outcome outcome = move_end(p);
    if (!placed) {
        p->hint_depth = depth; /* the path continues from here */
    }
    return outcome;
}

enum play_outcome play_solve_by_logic(struct play *p)
{
    struct path *path;
    enum play_outcome outcome = begin_path(p, &path);
    if (outcome != PLAY_OK) {
        return outcome;
    }
    while (path_next(path)) {
    }
    const struct grid *reached = path_board(path);
    bool solved = path_solved(path);
    move_begin(p, PLAY_LOGIC);
    for (unsigned cell = 0; cell < p->variant->cell_count; cell++) {
        if (!p->cell[cell].digit && reached->cell[cell]) {
            move_enter(p, cell, reached->cell[cell]);
        }
    }
    outcome = move_end(p);
    return outcome == PLAY_NO_MEMORY || solved ? outcome : PLAY_STUCK;
}

enum play_outcome play_solve_by_trial(struct play *p)
{
    struct grid board;
    struct grid solution;
    struct clash clash;
    play_board(p, &board);
    if (grid_find_clash(p->variant, &board, &clash) ||
        solve_count(p->variant, &board, 1, &solution) == 0) {
        return PLAY_NO_SOLUTION;
    }
    move_begin(p, PLAY_TRIAL);
    for (unsigned cell = 0; cell < p->variant->cell_count; cell++) {
        if (!p->cell[cell].digit) {
            move_enter(p, cell, solution.cell[cell]);
        }
    }
    return move_end(p);
}

bool play_grade(struct play *p, enum level cap, struct grade *grade)
{
    if (p->solution_count != 1) {
        return false;
    }
    struct grid givens;
    struct grade_options options;
    play_givens(p, &givens);
    grade_options_init(&options);
    options.assume_unique = true;
    if (cap < LEVEL_EXTREME) {
        options.cap = cap;
    }
    grade_puzzle(p->variant, &givens, &options, p->scratch, grade);
    return true;
}
