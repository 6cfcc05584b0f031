/* Constraints that are not digits: cages, lines, signs between cells, and rules for the whole
 * board. Start here.
 *
 * The room defines the kinds of constraints, reads and prints them, and finds what each rules out.
 * It may include base, config and gen/board. To add a kind: one row of CONSTRAINT_KINDS, and its
 * struct constraint_kind in a file of its family here, with all that gen knows of it; a row in the
 * tables of render and gen/web. Nothing builds until both have theirs (CONTRIBUTING.md).
 *
 * A layout carries its constraints: constraints_lay makes one that does, and whatever takes a
 * layout takes them with it. v->constraints is NULL where there are none; constraint_count and
 * constraint_at walk over them:
 *
 *     for (unsigned i = 0; i < constraint_count(v); i++) {
 *         const struct constraint *c = constraint_at(v, i);
 *
 * Cells that a constraint makes unequal (a cage's, a thermometer's, a knight's move apart) are each
 * other's peers in such a layout, though no house holds both.
 *
 * Ownership: a set belongs to its layout, and lives as long. Threads: constant. */
#ifndef NONET_GEN_CONSTRAINT_CONSTRAINT_H
#define NONET_GEN_CONSTRAINT_CONSTRAINT_H

#include "base/json/json_writer.h"
#include "base/text.h"
#include "config/translation/translation.h"
#include "gen/board/board.h"

/* The kinds, in canonical order: name of the enum, name in records. */
#define CONSTRAINT_KINDS(ROW)                                                                      \
    ROW(CAGE, cage)                                                                                \
    ROW(THERMO, thermo)                                                                            \
    ROW(ARROW, arrow)                                                                              \
    ROW(GREATER, greater)                                                                          \
    ROW(CONSECUTIVE, consecutive)                                                                  \
    ROW(WHITE_DOT, white_dot)                                                                      \
    ROW(BLACK_DOT, black_dot)                                                                      \
    ROW(X, x)                                                                                      \
    ROW(V, v)                                                                                      \
    ROW(ODD, odd)                                                                                  \
    ROW(EVEN, even)                                                                                \
    ROW(SANDWICH, sandwich)                                                                        \
    ROW(ANTI_KNIGHT, anti_knight)                                                                  \
    ROW(ANTI_KING, anti_king)                                                                      \
    ROW(NON_CONSECUTIVE, non_consecutive)                                                          \
    ROW(WHISPER, whisper)                                                                          \
    ROW(RENBAN, renban)                                                                            \
    ROW(PALINDROME, palindrome)                                                                    \
    ROW(BETWEEN, between)                                                                          \
    ROW(LOCKOUT, lockout)                                                                          \
    ROW(REGION_SUM, region_sum)                                                                    \
    ROW(ZIPPER, zipper)                                                                            \
    ROW(NABNER, nabner)                                                                            \
    ROW(MODULAR, modular)                                                                          \
    ROW(ENTROPIC, entropic)                                                                        \
    ROW(SLOW_THERMO, slow_thermo)                                                                  \
    ROW(LITTLE_KILLER, little_killer)                                                              \
    ROW(X_SUMS, x_sums)                                                                            \
    ROW(SKYSCRAPER, skyscraper)                                                                    \
    ROW(NUMBERED_ROOM, numbered_room)                                                              \
    ROW(QUADRUPLE, quadruple)                                                                      \
    ROW(MINIMUM, minimum)                                                                          \
    ROW(MAXIMUM, maximum)                                                                          \
    ROW(DUTCH_WHISPER, dutch_whisper)                                                              \
    ROW(DOUBLE_ARROW, double_arrow)                                                                \
    ROW(SUM_LINE, sum_line)                                                                        \
    ROW(PILL_ARROW, pill_arrow)                                                                    \
    ROW(PLAIN_CAGE, plain_cage)                                                                    \
    ROW(REPEAT_CAGE, repeat_cage)                                                                  \
    ROW(DIFFERENCE, difference)                                                                    \
    ROW(RATIO, ratio)                                                                              \
    ROW(CLONE, clone)                                                                              \
    ROW(ROW_INDEXER, row_indexer)                                                                  \
    ROW(COLUMN_INDEXER, column_indexer)                                                            \
    ROW(BOX_INDEXER, box_indexer)                                                                  \
    ROW(ANTI_QUEEN, anti_queen)                                                                    \
    ROW(ENTROPY, entropy)                                                                          \
    ROW(CALC_CAGE, calc_cage)                                                                      \
    ROW(SIGNLESS_CAGE, signless_cage)

enum constraint_kind_id {
#define CONSTRAINT_ENUM(id, row) CONSTRAINT_##id,
    CONSTRAINT_KINDS(CONSTRAINT_ENUM)
#undef CONSTRAINT_ENUM
        CONSTRAINT_KIND_COUNT
};

/* Some of the kinds: bit k for kind k. KIND_SET(CAGE) is one of them. */
typedef uint64_t kind_set;
_Static_assert(CONSTRAINT_KIND_COUNT <= 64, "a bit for each kind");
#define KIND_SET(id) ((kind_set)1 << CONSTRAINT_##id)

/* What a constraint lies on, and with that which fields it has in a record. */
enum constraint_shape {
    CONSTRAINT_AREA,     /* cells in any order, ascending here; with a sum: a cage */
    CONSTRAINT_LINE,     /* cells one after another, each touching the next by a side or a corner */
    CONSTRAINT_PAIR,     /* two cells side by side */
    CONSTRAINT_CELL,     /* one cell; records may hold many in one constraint */
    CONSTRAINT_HOUSE,    /* a row or a column of the frame, "line":"r3", with a sum */
    CONSTRAINT_BOARD,    /* has no cells */
    CONSTRAINT_SIDE,     /* a row or a column from one of its ends, "line":"r3","from":"right" */
    CONSTRAINT_DIAGONAL, /* a slanting line of cells from edge to edge, from the arrow on */
    CONSTRAINT_CORNER,   /* the four cells around a corner, ascending, with digits */
    CONSTRAINT_CLONE_OF, /* two areas, the cells of one after those of the other, place by place */
};

enum { CONSTRAINT_MAX_SUM = 99999, CONSTRAINT_MAX_COUNT = 4096 };

/* Most cells of a line, whose digits may repeat: all of a 9x9 board. */
enum { MAX_LINE_CELLS = 81 };

/* In a drawing that is to be completed: the sum of a constraint whose number or digits are still to
 * be chosen; of a mark without a number, that it may also be the other one of its pair: a white or
 * a black dot, X or V, odd or even, the sign either way. Only lists and layouts of drawings have
 * it (gen/make/constraints/sketch.h). Of dots, X and ratios `holds` and `prune` know it, for
 * filling a board; nothing else solves, prints or draws them. */
#define CONSTRAINT_OPEN UINT32_MAX

struct constraint {
    uint8_t kind; /* enum constraint_kind_id */
    /* Of a pair kind: not a sign, but the rule that pairs without a sign do not have the property.
     * Its cells are those pairs. ("all" in records.) */
    bool all;
    uint16_t count;
    /* The sum or another number, of kinds that have one; of kinds that have digits, those, as
     * constraint_digits_pack has them. */
    uint32_t sum;
    /* In the order of the shape. Of kinds that have `around`, behind the one cell of the record
     * those around it. Of rules (shape CONSTRAINT_BOARD, and `all`): the pairs of cells
     * that they are about, one after another: cell[2 * i] and cell[2 * i + 1]. */
    const uint16_t *cell;
};

enum constraint_effect { CONSTRAINT_SAME, CONSTRAINT_CHANGED, CONSTRAINT_BROKEN };

struct constraint_list;

/* Gets each of some pairs of cells once, the left or upper cell first. */
typedef void constraint_pair_taker(void *context, unsigned one, unsigned other);

/* What a kind promises of its prune, beyond what all of them do. Digits repeated among peers are
 * the houses' business: the promise is about the constraint's own rule. */
enum constraint_removal {
    /* Exactly the candidates that no way to fill the cells has, so a second look never removes
     * more: lines, marks between two cells, marked cells. */
    REMOVES_ALL,
    /* Exactly those while no cell has lost a candidate; later at least those that no set of digits
     * with the right sum has. Which cell takes which digit of a set is not tried: cages. */
    REMOVES_BY_SETS,
    /* Some of them: sums of rows and columns, and rules, whose pairs are looked at one by one. */
    REMOVES_SOME,
};

/* What a step calls a kind's constraints (config/translation). */
struct constraint_words {
    enum text_id name;
    /* For a cell where another of the kind begins too; 0: the same as `name`. */
    enum text_id shared;
    enum text_id says;     /* explains one constraint; 0: the kind's rule does */
    enum text_id says_not; /* explains a pair without a mark, if all marks are given */
    unsigned sum;          /* the sum that all of this kind have; 0 if each has its own, or none */
};

/* How f-puzzles has a kind. */
struct constraint_fpuzzles {
    const char *key;   /* NULL: refused by name */
    const char *value; /* which stands there for this kind alone; NULL: its own number, or none */
    bool may_be_left_out; /* the value */
};

/* How SudokuPad has a kind: what is drawn, in which colour and how thick (in 64ths of a cell); a
 * letter between cells; the player's name for the rule (NULL: it has none; "": it shares another
 * kind's name); the words that mean the kind in rules written as prose, and whether the drawing
 * alone is enough in a puzzle without rules. */
enum constraint_scl_form {
    SCL_REFUSED,
    SCL_RULE,
    SCL_CAGE,
    SCL_LINE,
    SCL_RINGED_LINE,
    SCL_THERMO,
    SCL_ARROW,
    SCL_PILL,
    SCL_BETWEEN,
    SCL_IN_CELL,
    SCL_OUTSIDE,
    SCL_DIAGONAL,
    SCL_CORNER,
};
#define SCL_GRAY      "#CFCFCF"
#define SCL_SLOW_GRAY "#DEDEDE"
struct constraint_scl {
    enum constraint_scl_form how;
    const char *color;
    unsigned thickness;
    const char *text;
    const char *rule;
    const char *words[4];
    bool needs_words;
};

/* How constraints of a kind are drawn for a full board (gen/make/constraints). */
enum constraint_making {
    MAKE_NONE,
    MAKE_RULE,
    MAKE_CAGES,
    MAKE_ALL,      /* all that `derive` finds */
    MAKE_SOME,     /* of these, one in three */
    MAKE_FEW,      /* of these, about one for ten cells of the board */
    MAKE_FORTH,    /* lines of which each beginning keeps the rule too */
    MAKE_WHOLE,    /* lines that only as a whole keep or break it */
    MAKE_MIRRORED, /* lines from the middle out */
    MAKE_THERMO,
    MAKE_ARROW,
    MAKE_PILL,
    MAKE_AREAS, /* of cells side by side */
    MAKE_CALC,  /* cages of calcudoku, which cover the board */
    MAKE_CLONES,
};

/* What its solvers look for: the technique that uses a kind (gen/grade/technique/constraint). */
enum constraint_step {
    STEP_CAGE,
    STEP_PARITY,
    STEP_ORDER,
    STEP_SIGN,
    STEP_THERMO,
    STEP_LINE,
    STEP_ARROW,
    STEP_SANDWICH,
    STEP_MARK,    /* what stands in cells, at corners, between two cells, and areas */
    STEP_OUTSIDE, /* numbers outside the grid */
    STEP_RULE,    /* for the whole board */
    STEP_CALC,    /* cages of calcudoku */
    CONSTRAINT_STEPS
};

struct constraint_kind {
    const char *name; /* in records and options: "white-dot" */
    const char *doc;
    /* As it is printed. {1}: the greatest digit; {2}, {3}, {4}: the least differences of German
     * whispers, of the ends of lockout lines, and of Dutch whispers. */
    enum text_id rule;
    /* The kind whose marks stand for its own where both may stand: of a pair without a mark, each
     * one's rule `all` speaks only where neither stands. NULL: none. */
    const struct constraint_kind *twin;
    enum text_id twin_rule; /* of the later of two twins: printed too where a puzzle has both */
    const struct constraint_kind *or_else; /* the second of two that may be drawn alike */
    enum text_id title;                    /* of a board with such constraints */
    struct constraint_words words;
    struct constraint_fpuzzles fpuzzles;
    struct constraint_scl scl;
    enum constraint_making make;
    enum constraint_step step;
    const struct constraint_variant *variant; /* its short name; NULL: none */
    enum constraint_shape shape;
    bool has_sum;
    bool has_digits;
    bool has_sign;        /* beside its number: enum cage_sign */
    const char *sum_name; /* in records; NULL: "sum" */
    bool may_all;         /* the rule `all` may be given */
    bool is_about_values; /* digits may not be given other names */
    bool reads_both_ways; /* of lines: the same line from its other end; kept from the lower cell */
    bool cells_differ;    /* all its cells do; of rules, the cells of each pair */
    bool stays_in_place;  /* a board that is turned or mirrored cannot have it */
    enum constraint_removal removes;
    uint8_t min_cells;
    uint8_t max_cells; /* 0: the number of digits */
    /* How many of them published puzzles of 9x9 have, where that is not what their shape has: of
     * lines 4 to 8. {0}: the same. */
    struct {
        uint8_t low, high;
    } usual;

    /* What is wrong with the constraint on this layout, and what to change; NULL: nothing. Its
     * shape has been checked before. May be NULL. */
    const char *(*complain)(const struct layout *v, const struct constraint *c);
    /* It complains of the board, whatever the cells. */
    bool complains_of_board;
    /* Does a full board satisfy it? Checks plainly, cell by cell: tests compare everything else
     * with this. */
    bool (*holds)(const struct layout *v, const struct constraint *c, const uint8_t *digits);
    /* Remove from the candidates of its cells (a set for each cell of the board, a filled cell has
     * one) digits that no way to fill the cells and keep the constraint has. Every kind removes
     * nothing that could stand, and with one candidate in each cell returns CONSTRAINT_BROKEN where
     * and only where the constraint does not hold (but for digits repeated among peers). Counting
     * solutions rests on these two promises alone. How much more it removes is the kind's
     * `removes`. Must return CONSTRAINT_CHANGED exactly where it removed something. */
    enum constraint_effect (*prune)(const struct layout *v, const struct constraint *c,
                                    digit_set *candidates);
    /* The digits that its cells must contain, by their candidates. NULL: none are known. */
    digit_set (*needs)(const struct layout *v, const struct constraint *c,
                       const digit_set *candidates);
    /* Add all constraints of the kind that a full board allows. NULL: there are too many to list
     * (cages and lines), or it is a rule. */
    void (*derive)(const struct layout *v, const uint8_t *digits, struct constraint_list *out);
    /* Of pair kinds: the digits that may stand in the second cell where the first has `digit`, of
     * 1 to size. NULL for other shapes. */
    digit_set (*partners)(unsigned digit, unsigned size);
    /* Of rules for the board, and of kinds that may have `all`: the pairs of cells that the rule is
     * about; constraint_set.c leaves those out that have a mark. NULL for other kinds. */
    void (*rule_pairs)(const struct layout *v, constraint_pair_taker *take, void *context);
    /* Of rules: cells of one part, where these are more than two: the pairs of one follow each
     * other. 0: two. */
    uint8_t part_cells;
    /* Of marked cells: those around one that its rule speaks of too, at most MAX_SIZE. Returns how
     * many. */
    unsigned (*around)(const struct layout *v, unsigned cell, uint16_t *out);
    /* Cells around with a mark of the same kind are left out, as in f-puzzles. */
    bool spares_alike;
};

extern const struct constraint_kind *const constraint_kinds[CONSTRAINT_KIND_COUNT];

int constraint_kind_find(const char *name, size_t length); /* -1: none */
const char *constraint_kind_choice(size_t index);          /* its name; NULL behind the last */

static inline const struct constraint_kind *constraint_kind_of(const struct constraint *c)
{
    return constraint_kinds[c->kind];
}

/* Some digits, each as often as it is there, and back: ascending. At most four. */
enum { CONSTRAINT_MAX_DIGITS = 4 };
uint32_t constraint_digits_pack(const unsigned *digit, unsigned count);
unsigned constraint_digits_unpack(uint32_t packed, unsigned digit[CONSTRAINT_MAX_DIGITS]);

/* What records call its number. */
static inline const char *constraint_sum_name(const struct constraint_kind *k)
{
    return k->sum_name ? k->sum_name : "sum";
}

/* Does its number stand outside the grid? */
static inline bool constraint_is_outside(const struct constraint *c)
{
    enum constraint_shape shape = constraint_kind_of(c)->shape;
    return shape == CONSTRAINT_HOUSE || shape == CONSTRAINT_SIDE || shape == CONSTRAINT_DIAGONAL;
}

/* The place outside the grid where its number stands: before its first cell. -1 is above or left of
 * the board. */
void constraint_outside_place(const struct layout *v, const struct constraint *c, int *row,
                              int *column);

/* How many of its cells a record names. */
static inline unsigned constraint_own_cells(const struct constraint *c)
{
    return constraint_kind_of(c)->around ? 1 : c->count;
}

/* Is it a rule for many pairs of cells rather than a sign on the board? */
static inline bool constraint_is_rule(const struct constraint *c)
{
    return c->all || constraint_kind_of(c)->shape == CONSTRAINT_BOARD;
}

/* Of a rule: how many cells one of its parts has. */
static inline unsigned constraint_part_cells(const struct constraint *c)
{
    return constraint_kind_of(c)->part_cells ? constraint_kind_of(c)->part_cells : 2;
}

/* Is it about pairs of cells that all have to keep the same, whatever its number? */
static inline bool constraint_is_of_pairs(const struct constraint *c)
{
    return constraint_is_rule(c) ? constraint_part_cells(c) == 2
                                 : constraint_kind_of(c)->shape == CONSTRAINT_PAIR &&
                                       !constraint_kind_of(c)->has_sum && c->sum != CONSTRAINT_OPEN;
}

/* ---- the constraints of a layout ---- */

struct constraint_set {
    kind_set kinds; /* bit k: there is one of kind k, or a rule of it */
    uint64_t hash;
    uint16_t count;
    struct constraint constraint[]; /* ordered by kind, the rule of a kind first, then by cells */
};

static inline unsigned constraint_count(const struct layout *v)
{
    return v->constraints ? v->constraints->count : 0;
}

static inline const struct constraint *constraint_at(const struct layout *v, unsigned index)
{
    return &v->constraints->constraint[index];
}

/* The constraint or, of a rule, one of its pairs of cells. */
static inline struct constraint constraint_part(const struct layout *v, unsigned index,
                                                unsigned pair)
{
    struct constraint c = *constraint_at(v, index);
    if (constraint_is_rule(&c)) {
        c.count = (uint16_t)constraint_part_cells(&c);
        c.cell += c.count * (size_t)pair;
    }
    return c;
}

static inline bool has_constraints_of(const struct layout *v, enum constraint_kind_id kind)
{
    return v->constraints && (v->constraints->kinds >> kind & 1);
}

/* The cells of a line in the order in which it runs: its own, but an arrow may leave the pill at
 * the first cell, and then the line begins at the last. */
void constraint_line_cells(const struct layout *v, const struct constraint *c,
                           uint16_t cell[MAX_LINE_CELLS]);

/* Of a region sum line: the piece within one box that begins at cell[begin] ends before this. */
unsigned region_sum_piece_end(const struct layout *v, const struct constraint *c, unsigned begin);

/* Do its cells hang together by their sides? */
bool constraint_is_connected(const struct layout *v, const struct constraint *c);

/* Are there kinds among these under which digits may not be given other names? */
bool constraint_kinds_bind_digits(kind_set kinds);

/* Does some kind have the rule that all of its signs are given? */
bool has_all_signs(const struct layout *v);

/* The kind that a mark of this kind may be as well where a drawing leaves it open (or_else);
 * CONSTRAINT_KIND_COUNT: there is none. */
enum constraint_kind_id constraint_or_else(enum constraint_kind_id kind);

/* Does the rule of a kind's twin text belong among the rules of these kinds, behind its own? */
bool constraint_kinds_need_twin_rule(kind_set kinds, enum constraint_kind_id kind);

/* Append the rules of these kinds as they are printed, a sentence after another. size: the greatest
 * digit. */
void constraint_rules_print(struct text *out, kind_set kinds, bool all_signs, unsigned size,
                            const struct translation *t);

/* Those of a layout's constraints without the marks of printed text; nothing where it has none. */
void constraint_rules_plain(struct text *out, const struct layout *v, const struct translation *t);

/* Do all constraints hold on a full board, each by its holds? */
bool constraints_hold(const struct layout *v, const uint8_t *digits);

/* Is the puzzle one of the same rules without the constraint? Not a rule, nor a sign of a kind that
 * shows all of its signs. */
bool constraint_may_go(const struct layout *v, const struct constraint *c);

/* Can removing a sign make a rule stricter? If all black dots are given but not all white ones, a
 * pair that loses its white dot may no longer have the ratio. Then givens that were needed with the
 * sign may be needless without it, and the solution itself may break the rule. */
bool constraints_bind_without(const struct layout *v);

/* The kinds that the board has a sign, line or sum of, or that are rules for the whole board: bit k
 * for kind k. The rule that all signs of a kind are given does not count. */
kind_set constraint_kinds_shown(const struct layout *v);

/* The layout without some of its constraints, gone[i] those that go. The caller's to drop; NULL:
 * out of memory. */
const struct layout *constraints_without(const struct layout *v, const bool *gone);

/* ---- making them ---- */

/* Constraints in any order, their cells in one array. Rules have no cells here. Start from {0}. */
struct constraint_item {
    uint8_t kind;
    bool all;
    uint16_t count;
    uint32_t sum;
    uint32_t first; /* of its cells */
};

struct constraint_list {
    struct constraint_item *item;
    size_t count;
    size_t capacity;
    uint16_t *cell;
    size_t cell_count;
    size_t cell_capacity;
    bool failed;     /* out of memory */
    bool takes_open; /* readers may add constraints of CONSTRAINT_OPEN */
};

void constraint_list_add(struct constraint_list *l, enum constraint_kind_id kind, bool all,
                         unsigned sum, const uint16_t *cells, unsigned count);
void constraint_list_clear(struct constraint_list *l); /* keeps its memory */
void constraint_list_free(struct constraint_list *l);

/* A layout's constraints but for some, gone[i] those that go. */
void constraint_list_add_all(struct constraint_list *l, const struct layout *v, const bool *gone);

/* What is wrong with the last constraint of the list, alone or together with those before it; NULL:
 * nothing. buffer: for messages that name cells. */
enum { CONSTRAINT_COMPLAINT_SIZE = 160 };
const char *constraint_list_complain(const struct constraint_list *l, const struct layout *base,
                                     char buffer[CONSTRAINT_COMPLAINT_SIZE]);

/* The layout with these constraints, which nothing is wrong with; base without constraints or with
 * others, which it does not keep. The caller's to drop. An empty list: base without constraints.
 * NULL: out of memory, also where the list has failed, or more than CONSTRAINT_MAX_COUNT. */
const struct layout *constraints_lay(const struct layout *base, const struct constraint_list *l);

/* ---- short names ---- */

/* A range of numbers; high 0: none is asked for. */
struct count_range {
    uint16_t low, high;
};

/* "3", "3..8", "3.." or "..8", of at most `most`. False: it is none. */
bool count_range_parse(const char *text, size_t length, unsigned most, struct count_range *out);

/* What `--variant killer` stands for: a named layout, and the kinds that its puzzles have. The same
 * name is what a layout with such constraints, and no others, is called. */
struct constraint_variant {
    const char *name;
    const char *base;
    kind_set kinds; /* bit k: kind k */
    bool all_signs; /* as in struct constraint_spec, of puzzles that are made */
    bool in_boxes;
    const char *doc;
    struct count_range number; /* of each kind, of puzzles that are made; of zeros: as usual */
};

/* Those of several kinds or of other boards first, then each kind's own. NULL behind the last. The
 * one of a board and kinds has exactly these. NULL: none. */
const struct constraint_variant *constraint_variant_at(size_t index);
const struct constraint_variant *constraint_variant_find(const char *name);
const struct constraint_variant *constraint_variant_of(const char *base, kind_set kinds);
bool constraint_variant_is_board(const struct constraint_variant *v); /* other than classic? */

/* What constraints a puzzle that is made gets. */
struct constraint_spec {
    kind_set kinds;                                   /* bit k: kind k */
    struct count_range number[CONSTRAINT_KIND_COUNT]; /* of each kind: how many */
    bool all_signs; /* of pair kinds that may, the rule that all signs are given */
    bool in_boxes;  /* signs between cells of one box alone */
};

/* Puts the numbers of constraints that the short name stands for into a spec. */
void constraint_variant_numbers(const struct constraint_variant *v, struct constraint_spec *spec);

/* "cage,thermo:4..8": kinds, or short names for theirs, with commas between; behind a kind how many
 * there are. STATUS_USAGE after reporting a word that is neither, or a board. Adds to *spec. */
enum status constraint_spec_parse(const char *list, struct constraint_spec *spec,
                                  const struct diag_at *at, struct diag *d);

/* Kinds and short names for option tables, NULL past the last; and their descriptions. */
const char *constraint_spec_choice(size_t index);
const char *constraint_spec_doc(size_t index);
const char *constraint_board_choice(size_t index); /* the same of variants that are boards */
const char *constraint_board_doc(size_t index);

/* ---- json ---- */

/* Read an array of constraints: [{"kind":"cage","cells":["r1c1","r1c2"],"sum":9}, …]. `at` is the
 * place of text[0], which is in one line. STATUS_FAILED after reporting the first that is wrong. */
enum status constraints_read_json(const char *text, size_t length, const struct layout *base,
                                  const struct diag_at *at, struct diag *d,
                                  struct constraint_list *out);

/* The same of one object. */
enum status constraint_read_json(const char *text, size_t length, const struct layout *base,
                                 const struct diag_at *at, struct diag *d,
                                 struct constraint_list *out);

/* The same of an array in a quoted value of a table, where each of its quotes stands doubled. */
enum status constraints_read_quoted_json(const char *text, size_t length, const struct layout *base,
                                         const struct diag_at *at, struct diag *d,
                                         struct constraint_list *out);

/* Append them as an array; nothing where there are none. */
void constraints_print_json(struct text *out, const struct layout *v);

/* Write the row or column of a sum outside the board as the member "line". */
void constraint_put_line(const struct layout *v, const struct constraint *c, struct json_writer *w);

/* Write its number as a member, or its digits; nothing where its kind has neither. */
void constraint_put_number(const struct constraint *c, struct json_writer *w);

/* Its digits, of a kind that has them, as a member of this name. */
void constraint_put_digits(const struct constraint *c, const char *name, struct json_writer *w);

/* "cage of 9 at r1c1 r1c2", for messages. Returns buffer. */
const char *constraint_words(const struct layout *v, const struct constraint *c,
                             char buffer[CONSTRAINT_COMPLAINT_SIZE]);

/* ---- sums ---- */

/* The sets of `count` different digits of `allowed` with a sum, ascending as numbers. Returns how
 * many there are, of which the first `most` are written. */
size_t constraint_combinations(digit_set allowed, unsigned count, unsigned sum, digit_set *out,
                               size_t most);

/* Their union; *common receives what all have (all digits where there is none). */
digit_set constraint_combined(digit_set allowed, unsigned count, unsigned sum, digit_set *common);

/* The sets of `count` of the digits 1 to CONSTRAINT_TABLE_DIGITS with a sum, ascending; *found: how
 * many. From a table made once; from each of them on, CONSTRAINT_SETS_AT_ONCE may be read. */
enum { CONSTRAINT_TABLE_DIGITS = 9, CONSTRAINT_SETS_AT_ONCE = 16 };
const uint16_t *constraint_sum_sets(unsigned count, unsigned sum, unsigned *found);

#endif
