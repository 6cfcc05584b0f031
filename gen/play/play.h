/* A game of sudoku in play: the board, pencil marks, a history without limit, checks, hints, and
 * its text format. Any front end (the terminal's is in cli/) is drawn from this and moves through
 * it. Start here: the room is this header. It draws nothing and reads no key; it may include config
 * and all of gen but make and bank.
 *
 * Every change goes through a move, the program's own and a restart included, so that undo and redo
 * reach all of them. A move that changes nothing is not recorded.
 *
 * Threads: a game belongs to one thread. Ownership: play_new's and play_load's result is given back
 * with play_drop. */
#ifndef NONET_GEN_PLAY_PLAY_H
#define NONET_GEN_PLAY_PLAY_H

#include "base/text.h"
#include "gen/board/board.h"
#include "gen/grade/grade.h"
#include "gen/grade/step.h"

/* What happens to an entry that repeats a digit in a house, breaks a constraint, or leaves an empty
 * cell without any digit that fits. */
enum play_rule { PLAY_RULE_MARK, PLAY_RULE_REFUSE };

/* The kinds of moves; a table in play.c gives their names. */
enum play_kind {
    PLAY_ENTER,
    PLAY_PENCIL,
    PLAY_SINGLES, /* single choices filled in */
    PLAY_HINT,    /* a hint carried out */
    PLAY_LOGIC,   /* solved from here by the grader's techniques */
    PLAY_TRIAL,   /* solved from here by search */
    PLAY_RESTART,
    PLAY_EDIT, /* givens changed */
};
enum { PLAY_KIND_COUNT = PLAY_EDIT + 1 };
const char *play_kind_name(enum play_kind kind); /* "enter", "pencil" … */

enum play_outcome {
    PLAY_OK,
    PLAY_UNCHANGED,         /* nothing to do */
    PLAY_IS_GIVEN,          /* a given cannot be changed outside of edit mode */
    PLAY_CLASHES,           /* refused: the digit stands in one of the cell's houses */
    PLAY_BREAKS_CONSTRAINT, /* refused: some constraint, a cage's sum or the like, could not be kept
                             */
    PLAY_STARVES,           /* refused: some empty cell would be left without a digit */
    PLAY_NO_SOLUTION,       /* the board, entries included, cannot be completed */
    PLAY_MANY,              /* the givens do not have exactly one solution */
    PLAY_WRONG,             /* some entry is not the solution's */
    PLAY_STUCK,             /* the techniques find no next step */
    PLAY_SOLVED,            /* the board is complete and right */
    PLAY_NO_MEMORY,
};

struct play_cell {
    uint8_t digit; /* 0: empty */
    bool given;
    digit_set marks; /* the player's pencil marks */
};

struct play_change {
    uint16_t cell;
    struct play_cell before;
    struct play_cell after;
};

struct play_move {
    enum play_kind kind;
    size_t first; /* its changes are change[first .. next move's first) */
};

/* Read freely; change only through the functions below (but `rule` and `elapsed_ms` are the
 * front end's to set). */
struct play {
    const struct layout *variant;
    struct play_cell cell[MAX_CELLS];
    enum play_rule rule;
    uint64_t elapsed_ms;
    unsigned hints_used;

    unsigned solution_count; /* of the givens: 0, 1, or 2 for several */
    struct grid solution;    /* where solution_count is 1 */

    struct play_cell start[MAX_CELLS]; /* the board before the first move */
    struct play_change *change;
    size_t change_count, change_capacity;
    struct play_move *move;
    size_t move_count, move_capacity;
    size_t done;    /* moves that are in effect; the rest can be done again */
    bool move_open; /* a move is being recorded: the one behind `done` */

    struct grade_scratch *scratch;
    unsigned hint_depth; /* steps already shown on the board as it stands */
};

/* A fresh game. The givens may break rules or have any number of solutions. NULL: no memory. */
struct play *play_new(const struct layout *v, const struct grid *givens);
void play_drop(struct play *p);

/* ---- moves of the player ---- */

/* Enter a digit, or 0 to clear. The cell's marks go, and the digit goes from its peers' marks. */
enum play_outcome play_enter(struct play *p, unsigned cell, unsigned digit);
/* Set or remove a pencil mark in an empty cell. */
enum play_outcome play_pencil(struct play *p, unsigned cell, unsigned digit);
/* Pencil every digit that breaks no rule into every empty cell; or remove all marks. */
enum play_outcome play_pencil_all(struct play *p);
enum play_outcome play_pencil_none(struct play *p);
/* Edit mode: make the digit a given, 0 to make the cell empty. solution_count follows. */
enum play_outcome play_edit(struct play *p, unsigned cell, unsigned digit);
/* Back to the givens, without marks. */
enum play_outcome play_restart(struct play *p);

bool play_undo(struct play *p); /* false: nothing to undo */
bool play_redo(struct play *p);

/* ---- moves of the program ---- */

enum play_single_rule {
    PLAY_NAKED_SINGLES = 1,  /* naked single: only one digit fits the cell */
    PLAY_HIDDEN_SINGLES = 2, /* hidden single: the digit fits only here in a house */
};

/* Fill single choices by the given rules (or-ed): the first one, or all, those included that come
 * up on the way, as one move. PLAY_UNCHANGED: there is none. */
enum play_outcome play_fill_singles(struct play *p, unsigned rules, bool all);

/* Solve from here: as far as the techniques reach (PLAY_STUCK when not to the end; what was found
 * is kept), or by search. */
enum play_outcome play_solve_by_logic(struct play *p);
enum play_outcome play_solve_by_trial(struct play *p);

/* ---- questions ---- */

/* By cell, the digits that break no rule in an empty one: those that no cell it sees holds, and
 * with which each of its constraints, by itself, can be kept. 0 for filled cells. */
void play_candidates(const struct play *p, digit_set out[MAX_CELLS]);
void play_board(const struct play *p, struct grid *board);
void play_givens(const struct play *p, struct grid *givens);
bool play_is_solved(const struct play *p);
unsigned play_empty_count(const struct play *p);

/* Flaws that can be seen without knowing the solution, by cell: digits that a cell sees twice or
 * that break a constraint, and empty cells without candidates. Returns the number of cells. */
enum play_flaw { PLAY_FLAW_CLASH = 1, PLAY_FLAW_STARVED = 2 };
unsigned play_flaws(const struct play *p, uint8_t flaw[MAX_CELLS]);

/* Entries that differ from the only solution, listed in `wrong` (may be NULL); PLAY_OK when none
 * does. Without exactly one solution: PLAY_NO_SOLUTION when the board cannot be completed. */
enum play_outcome play_check(const struct play *p, uint16_t wrong[MAX_CELLS], unsigned *count);

/* The next step of the grader's path from the board as it stands. Asked again without a move in
 * between, the step after it, so a step that only removes candidates is not repeated for ever. The
 * step is valid until the next call on this game. Only PLAY_OK comes with a step. */
enum play_outcome play_hint(struct play *p, const struct step **step);
/* Carry a hint out: enter its digits, and take what it removes out of the pencil marks. */
enum play_outcome play_apply_hint(struct play *p, const struct step *step);

/* Grade the givens, giving up with LEVEL_BEYOND above the cap (LEVEL_EXTREME: never); false where
 * they do not have exactly one solution. On large boards the hardest levels take seconds. */
bool play_grade(struct play *p, enum level cap, struct grade *grade);

/* ---- the text format ---- */

/* Append the game. Lines: "nonet-game 1", then variant, constraints, rule, seconds, hints, the
 * start's givens and entries, and one line a move. */
void play_save(const struct play *p, struct text *out);

/* The old records: "column row value" a line, with '*' behind a given's value. */
void play_save_records(const struct play *p, struct text *out);

/* Read either format; the first line shows which it is. NULL after reporting what is wrong and
 * where. */
struct play *play_load(const char *text, size_t length, const char *file, struct diag *d);

/* Could these bytes be one of the two? Are they old records? */
bool play_detect(const char *text, size_t length);
bool play_detect_records(const char *text, size_t length);

/* "game" becomes "game.nonet"; a name that has an extension is kept. */
void play_file_name(const char *name, struct text *out);

#endif
