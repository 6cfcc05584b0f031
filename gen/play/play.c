/* The board in play, its history, and the player's moves. */
#include <assert.h>
#include <stdlib.h>

#include "base/array.h"
#include "gen/play/moves.h"
#include "gen/solve/solve.h"

const char *play_kind_name(enum play_kind kind)
{
    static const char *const names[PLAY_KIND_COUNT] = {
        [PLAY_ENTER] = "enter", [PLAY_PENCIL] = "pencil",   [PLAY_SINGLES] = "singles",
        [PLAY_HINT] = "hint",   [PLAY_LOGIC] = "logic",     [PLAY_TRIAL] = "trial",
        [PLAY_EDIT] = "edit",   [PLAY_RESTART] = "restart",
    };
    return names[kind];
}

struct play *play_new(const struct layout *v, const struct grid *givens)
{
    struct play *p = calloc(1, sizeof *p);
    if (!p) {
        return NULL;
    }
    p->variant = layout_keep(v);
    p->scratch = grade_scratch_new();
    if (!p->scratch || !solve_prepare(v)) {
        play_drop(p);
        return NULL;
    }
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        uint8_t digit = givens->cell[cell];
        p->start[cell] = p->cell[cell] = (struct play_cell){digit, digit != 0, 0};
    }
    update_solution(p);
    return p;
}

void play_drop(struct play *p)
{
    if (p) {
        grade_scratch_drop(p->scratch);
        layout_drop(p->variant);
        free(p->change);
        free(p->move);
        free(p);
    }
}

void play_board(const struct play *p, struct grid *board)
{
    for (unsigned cell = 0; cell < p->variant->cell_count; cell++) {
        board->cell[cell] = p->cell[cell].digit;
    }
}

void play_givens(const struct play *p, struct grid *givens)
{
    for (unsigned cell = 0; cell < p->variant->cell_count; cell++) {
        givens->cell[cell] = p->cell[cell].given ? p->cell[cell].digit : 0;
    }
}

void update_solution(struct play *p)
{
    struct grid givens;
    struct clash clash;
    play_givens(p, &givens);
    p->solution_count = grid_find_clash(p->variant, &givens, &clash)
                            ? 0
                            : (unsigned)solve_count(p->variant, &givens, 2, &p->solution);
}

static size_t move_limit(const struct play *p, size_t move)
{
    return move + 1 < p->move_count ? p->move[move + 1].first : p->change_count;
}

void move_begin(struct play *p, enum play_kind kind)
{
    if (p->done < p->move_count) {
        p->change_count = p->move[p->done].first;
        p->move_count = p->done;
    }
    assert(!p->move_open);
    struct play_move *room = array_room(p->move, &p->move_capacity, p->move_count, sizeof *room);
    if (room) {
        p->move = room;
        p->move[p->move_count++] = (struct play_move){kind, p->change_count};
        p->move_open = true;
    }
}

static bool same_cell(struct play_cell a, struct play_cell b)
{
    return a.digit == b.digit && a.given == b.given && a.marks == b.marks;
}

static void take_back(struct play *p, size_t move)
{
    for (size_t i = move_limit(p, move); i-- > p->move[move].first;) {
        p->cell[p->change[i].cell] = p->change[i].before;
    }
}

static void abandon_move(struct play *p)
{
    take_back(p, p->done);
    p->change_count = p->move[p->done].first;
    p->move_count = p->done;
    p->move_open = false;
}

void move_change(struct play *p, unsigned cell, struct play_cell after)
{
    if (!p->move_open || same_cell(p->cell[cell], after)) {
        return;
    }
    struct play_change *room =
        array_room(p->change, &p->change_capacity, p->change_count, sizeof *room);
    if (!room) {
        abandon_move(p);
        return;
    }
    p->change = room;
    p->change[p->change_count++] = (struct play_change){(uint16_t)cell, p->cell[cell], after};
    p->cell[cell] = after;
}

void move_enter(struct play *p, unsigned cell, unsigned digit)
{
    move_change(p, cell, (struct play_cell){(uint8_t)digit, false, 0});
    const struct layout *v = p->variant;
    for (unsigned i = 0; digit && i < v->peer_count[cell]; i++) {
        unsigned peer = v->peer[cell][i];
        struct play_cell after = p->cell[peer];
        after.marks &= ~digit_bit(digit);
        move_change(p, peer, after);
    }
}

enum play_outcome move_end(struct play *p)
{
    if (!p->move_open) {
        return PLAY_NO_MEMORY;
    }
    p->move_open = false;
    if (p->move[p->done].first == p->change_count) {
        p->move_count--;
        return PLAY_UNCHANGED;
    }
    p->done++;
    p->hint_depth = 0;
    return PLAY_OK;
}

bool play_undo(struct play *p)
{
    if (p->done == 0) {
        return false;
    }
    take_back(p, --p->done);
    p->hint_depth = 0;
    if (p->move[p->done].kind == PLAY_EDIT) {
        update_solution(p);
    }
    return true;
}

bool play_redo(struct play *p)
{
    if (p->done == p->move_count) {
        return false;
    }
    size_t limit = move_limit(p, p->done);
    for (size_t i = p->move[p->done].first; i < limit; i++) {
        p->cell[p->change[i].cell] = p->change[i].after;
    }
    p->hint_depth = 0;
    if (p->move[p->done++].kind == PLAY_EDIT) {
        update_solution(p);
    }
    return true;
}

enum play_outcome play_enter(struct play *p, unsigned cell, unsigned digit)
{
    assert(cell < p->variant->cell_count && digit <= p->variant->size);
    if (p->cell[cell].given) {
        return PLAY_IS_GIVEN;
    }
    if (p->cell[cell].digit == digit && digit) {
        return PLAY_UNCHANGED;
    }
    if (digit && p->rule == PLAY_RULE_REFUSE) {
        enum play_outcome outcome = entry_outcome(p, cell, digit);
        if (outcome != PLAY_OK) {
            return outcome;
        }
    }
    move_begin(p, PLAY_ENTER);
    move_enter(p, cell, digit);
    return move_end(p);
}

enum play_outcome play_pencil(struct play *p, unsigned cell, unsigned digit)
{
    assert(cell < p->variant->cell_count && digit >= 1 && digit <= p->variant->size);
    if (p->cell[cell].given) {
        return PLAY_IS_GIVEN;
    }
    if (p->cell[cell].digit) {
        return PLAY_UNCHANGED;
    }
    struct play_cell after = p->cell[cell];
    after.marks ^= digit_bit(digit);
    move_begin(p, PLAY_PENCIL);
    move_change(p, cell, after);
    return move_end(p);
}

static enum play_outcome pencil_every_cell(struct play *p, bool fill)
{
    digit_set candidates[MAX_CELLS];
    play_candidates(p, candidates);
    move_begin(p, PLAY_PENCIL);
    for (unsigned cell = 0; cell < p->variant->cell_count; cell++) {
        struct play_cell after = p->cell[cell];
        after.marks = fill ? candidates[cell] : 0;
        move_change(p, cell, after);
    }
    return move_end(p);
}

enum play_outcome play_pencil_all(struct play *p)
{
    return pencil_every_cell(p, true);
}

enum play_outcome play_pencil_none(struct play *p)
{
    return pencil_every_cell(p, false);
}

enum play_outcome play_edit(struct play *p, unsigned cell, unsigned digit)
{
    assert(cell < p->variant->cell_count && digit <= p->variant->size);
    move_begin(p, PLAY_EDIT);
    move_change(p, cell, (struct play_cell){(uint8_t)digit, digit != 0, 0});
    enum play_outcome outcome = move_end(p);
    if (outcome == PLAY_OK) {
        update_solution(p);
    }
    return outcome;
}

enum play_outcome play_restart(struct play *p)
{
    move_begin(p, PLAY_RESTART);
    for (unsigned cell = 0; cell < p->variant->cell_count; cell++) {
        struct play_cell after = {0};
        if (p->cell[cell].given) {
            after = p->cell[cell];
        }
        move_change(p, cell, after);
    }
    return move_end(p);
}

bool play_is_solved(const struct play *p)
{
    struct grid board;
    play_board(p, &board);
    return grid_is_solution(p->variant, &board);
}

unsigned play_empty_count(const struct play *p)
{
    unsigned count = 0;
    for (unsigned cell = 0; cell < p->variant->cell_count; cell++) {
        count += p->cell[cell].digit == 0;
    }
    return count;
}
