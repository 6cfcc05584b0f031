/* Clues that are not digits: cages, lines, signs between cells, and rules for the whole board.
 * Start here.
 *
 * The room says what the kinds of clues are, reads and prints them, and knows what each rules out.
 * It may include config and gen/board. To add a kind: one row of CLUE_KINDS, and its row in a file
 * of its family here. The other rooms have a table with a row for each kind too, made from the same
 * list: nothing compiles, links or is built until all of them have theirs (README, "To add").
 *
 * A layout carries its clues: clues_lay makes one that does, and whatever takes a layout takes them
 * with it. v->clues is NULL where there are none; clue_count and clue_at walk over them:
 *
 *     for (unsigned i = 0; i < clue_count(v); i++) {
 *         const struct clue *c = clue_at(v, i);
 *
 * Cells that a clue makes unequal (a cage's, a thermometer's, a knight's move apart) are each
 * other's peers in such a layout, though no house holds both.
 *
 * Ownership: a set belongs to its layout, and lives as long. Threads: constant. */
#ifndef NONET_GEN_CLUE_CLUE_H
#define NONET_GEN_CLUE_CLUE_H

#include "base/json/json_writer.h"
#include "base/text.h"
#include "config/translation/translation.h"
#include "gen/board/board.h"

/* The kinds, in canonical order: name of the enum, name in records. */
#define CLUE_KINDS(ROW)                                                                            \
    ROW(CAGE, cage)                                                                                \
    ROW(THERMO, thermo)                                                                            \
    ROW(ARROW, arrow)                                                                              \
    ROW(GREATER, greater)                                                                          \
    ROW(CONSECUTIVE, consecutive)                                                                  \
    ROW(WHITE_DOT, white_dot)                                                                      \
    ROW(BLACK_DOT, black_dot)                                                                      \
    ROW(X_SUM, x_sum)                                                                              \
    ROW(V_SUM, v_sum)                                                                              \
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
    ROW(SLOW_THERMO, slow_thermo)

enum clue_kind_id {
#define CLUE_ENUM(id, row) CLUE_##id,
    CLUE_KINDS(CLUE_ENUM)
#undef CLUE_ENUM
        CLUE_KIND_COUNT
};

/* Some of the kinds: bit k for kind k. */
typedef uint64_t kind_set;
_Static_assert(CLUE_KIND_COUNT <= 64, "a bit for each kind");

/* What a clue lies on, and with that which fields it has in a record. */
enum clue_shape {
    CLUE_AREA,  /* cells in any order, ascending here; with a sum: a cage */
    CLUE_LINE,  /* cells one after another, each touching the next by a side or a corner */
    CLUE_PAIR,  /* two cells side by side */
    CLUE_CELL,  /* one cell; records may hold many in one clue */
    CLUE_HOUSE, /* a row or a column of the frame, "line":"r3", with a sum */
    CLUE_BOARD, /* no cells of its own */
};

enum { CLUE_MAX_SUM = 999, CLUE_MAX_COUNT = 4096 };

struct clue {
    uint8_t kind; /* enum clue_kind_id */
    /* Of a pair kind: not a sign, but the rule that pairs without a sign do not have the property.
     * Its cells are those pairs. ("all" in records.) */
    bool all;
    uint16_t sum; /* of kinds that have one */
    uint16_t count;
    /* In the order of the shape. Of rules (shape CLUE_BOARD, and `all`): the pairs of cells that
     * they are about, one after another: cell[2 * i] and cell[2 * i + 1]. */
    const uint16_t *cell;
};

enum clue_effect { CLUE_SAME, CLUE_CHANGED, CLUE_BROKEN };

struct clue_list;

/* Gets each of some pairs of cells once, the left or upper cell first. */
typedef void clue_pair_taker(void *context, unsigned one, unsigned other);

/* What a kind promises of its prune, beyond what all of them do. Digits repeated among peers are
 * the houses' business: the promise is about the clue's own rule. */
enum clue_removal {
    /* Exactly the candidates that no way to fill the cells has: lines, marks between two cells,
     * marked cells. */
    REMOVES_ALL,
    /* Exactly those while no cell has lost a candidate; later at least those that no set of digits
     * with the right sum has. Which cell takes which digit of a set is not tried: cages. */
    REMOVES_BY_SETS,
    /* Some of them: sums of rows and columns, and rules, whose pairs are looked at one by one. */
    REMOVES_SOME,
};

struct clue_kind {
    const char *name; /* in records and options: "white-dot" */
    const char *doc;
    enum text_id rule; /* as it is printed; {1}: the greatest digit; {2}, {3}: clue_rule_values */
    /* The kind whose marks stand for its own where both may stand: of a pair without a mark, each
     * one's rule `all` speaks only where neither stands. NULL: none. */
    const struct clue_kind *twin;
    enum text_id twin_rule; /* of the later of two twins: printed too where a puzzle has both */
    enum clue_shape shape;
    bool has_sum;
    bool may_all;         /* the rule `all` may be given */
    bool is_about_values; /* digits may not be given other names */
    bool reads_both_ways; /* of lines: the same line from its other end; kept from the lower cell */
    bool cells_differ;    /* all its cells do; of rules, the cells of each pair */
    enum clue_removal removes;
    uint8_t least_cells;
    uint8_t most_cells; /* 0: as many as there are digits */

    /* What is wrong with the clue upon the layout, in words that say what to change; NULL: nothing.
     * Its shape has been looked at. May be NULL. */
    const char *(*complain)(const struct layout *v, const struct clue *c);
    /* Does a full board keep it? Plainly, cell by cell: everything else is held against this. */
    bool (*holds)(const struct layout *v, const struct clue *c, const uint8_t *digits);
    /* Remove from the candidates of its cells (a set for each cell of the board, a filled cell has
     * one) digits that no way to fill the cells and keep the clue has. Every kind removes nothing
     * that could stand, and with one candidate in each cell returns CLUE_BROKEN where and only
     * where the clue does not hold (but for digits repeated among peers). Counting solutions rests
     * on these two promises alone. How much more it removes is the kind's `removes`. Must return
     * CLUE_CHANGED exactly where it removed something. */
    enum clue_effect (*prune)(const struct layout *v, const struct clue *c, digit_set *candidates);
    /* Add all clues of the kind that a full board allows. NULL: there are too many to list (cages
     * and lines), or it is a rule. */
    void (*derive)(const struct layout *v, const uint8_t *digits, struct clue_list *out);
    /* Of pair kinds: the digits that may stand in the second cell where the first has `digit`, of
     * 1 to size. NULL for other shapes. */
    digit_set (*partners)(unsigned digit, unsigned size);
    /* Of rules for the board, and of kinds that may have `all`: the pairs of cells that the rule is
     * about; clue_set.c leaves those out that have a mark. NULL for other kinds. */
    void (*rule_pairs)(const struct layout *v, clue_pair_taker *take, void *context);
};

extern const struct clue_kind *const clue_kinds[CLUE_KIND_COUNT];

int clue_kind_find(const char *name, size_t length); /* -1: none */
const char *clue_kind_choice(size_t index);          /* its name; NULL behind the last */

static inline const struct clue_kind *clue_kind_of(const struct clue *c)
{
    return clue_kinds[c->kind];
}

/* Is it a rule for many pairs of cells rather than a sign on the board? */
static inline bool clue_is_rule(const struct clue *c)
{
    return c->all || clue_kind_of(c)->shape == CLUE_BOARD;
}

/* ---- the clues of a layout ---- */

struct clue_set {
    kind_set kinds; /* bit k: there is one of kind k, or a rule of it */
    uint64_t hash;
    uint16_t count;
    struct clue clue[]; /* ordered by kind, the rule of a kind first, then by cells */
};

static inline unsigned clue_count(const struct layout *v)
{
    return v->clues ? v->clues->count : 0;
}

static inline const struct clue *clue_at(const struct layout *v, unsigned index)
{
    return &v->clues->clue[index];
}

/* The clue or, of a rule, one of its pairs of cells. */
static inline struct clue clue_part(const struct layout *v, unsigned index, unsigned pair)
{
    struct clue c = *clue_at(v, index);
    if (clue_is_rule(&c)) {
        c.cell += 2 * (size_t)pair;
        c.count = 2;
    }
    return c;
}

static inline bool has_clues_of(const struct layout *v, enum clue_kind_id kind)
{
    return v->clues && (v->clues->kinds >> kind & 1);
}

/* Do its cells hang together by their sides? */
bool clue_is_connected(const struct layout *v, const struct clue *c);

/* Are there kinds among these under which digits may not be given other names? */
bool clue_kinds_bind_digits(kind_set kinds);

/* Is it said of some kind that all signs are given? */
bool has_all_signs(const struct layout *v);

/* Does the rule of a kind's twin text belong among the rules of these kinds, behind its own? */
bool clue_kinds_need_twin_rule(kind_set kinds, enum clue_kind_id kind);

/* Append the rules of these kinds as they are printed, a sentence after another. size: the greatest
 * digit. */
void clue_rules_print(struct text *out, kind_set kinds, bool all_signs, unsigned size,
                      const struct translation *t);

/* Those of a layout's clues without the marks of printed text; nothing where it has none. */
void clue_rules_plain(struct text *out, const struct layout *v, const struct translation *t);

/* Do all clues hold on a full board, each by its holds? */
bool clues_hold(const struct layout *v, const uint8_t *digits);

/* Is the puzzle one of the same rules without the clue? Not a rule, nor a sign of a kind that shows
 * all of its signs. */
bool clue_may_go(const struct layout *v, const struct clue *c);

/* Can a rule forbid more once a sign is gone? So it is where all black dots are given and not all
 * white ones: the pair of a white dot that goes may no longer have the ratio. Then what was needed
 * beside the sign may be needless without it, and even the solution may break the rule. */
bool clues_bind_without(const struct layout *v);

/* The kinds that the board has a sign, line or sum of, or that are rules for the whole board: bit k
 * for kind k. The rule that all signs of a kind are given does not count. */
kind_set clue_kinds_shown(const struct layout *v);

/* The layout without some of its clues, gone[i] those that go. The caller's to drop; NULL: out of
 * memory. */
const struct layout *clues_without(const struct layout *v, const bool *gone);

/* ---- making them ---- */

/* Clues in any order, their cells in one array. Rules have no cells here. Start from {0}. */
struct clue_item {
    uint8_t kind;
    bool all;
    uint16_t sum;
    uint16_t count;
    uint32_t first; /* of its cells */
};

struct clue_list {
    struct clue_item *item;
    size_t count;
    size_t capacity;
    uint16_t *cell;
    size_t cell_count;
    size_t cell_capacity;
    bool failed; /* out of memory */
};

void clue_list_add(struct clue_list *l, enum clue_kind_id kind, bool all, unsigned sum,
                   const uint16_t *cells, unsigned count);
void clue_list_clear(struct clue_list *l); /* keeps its memory */
void clue_list_free(struct clue_list *l);

/* A layout's clues but for some, gone[i] those that go. */
void clue_list_add_all(struct clue_list *l, const struct layout *v, const bool *gone);

/* What is wrong with the last clue of the list, by itself or beside those before it; NULL: nothing.
 * buffer: for words that name cells. */
enum { CLUE_COMPLAINT_SIZE = 160 };
const char *clue_list_complain(const struct clue_list *l, const struct layout *base,
                               char buffer[CLUE_COMPLAINT_SIZE]);

/* The layout with these clues, which nothing is wrong with; base without clues or with others,
 * which it does not keep. The caller's to drop. An empty list: base without clues. NULL: out of
 * memory, also where the list has failed, or more than CLUE_MAX_COUNT. */
const struct layout *clues_lay(const struct layout *base, const struct clue_list *l);

/* ---- short names ---- */

/* What `--variant killer` stands for: a named layout, and the kinds that its puzzles have. The same
 * name is what a layout with such clues, and no others, is called. */
struct clue_variant {
    const char *name;
    const char *base;
    kind_set kinds; /* bit k: kind k */
    bool all_signs; /* as in struct clue_spec, of puzzles that are made */
    const char *doc;
};

extern const struct clue_variant clue_variants[];
extern const size_t clue_variant_count;
const struct clue_variant *clue_variant_find(const char *name); /* NULL: none */

/* What clues a puzzle that is made gets. */
struct clue_spec {
    kind_set kinds; /* bit k: kind k */
    bool all_signs; /* of pair kinds that may, the rule that all signs are given */
};

/* "cage,thermo": kinds, or short names for theirs, with commas between. STATUS_USAGE after
 * reporting a word that is neither. Adds to *wish. */
enum status clue_spec_parse(const char *list, struct clue_spec *spec, const struct diag_at *at,
                            struct diag *d);

/* For option tables: kinds and short names; NULL behind the last. And what is said of them. */
const char *clue_spec_choice(size_t index);
const char *clue_spec_doc(size_t index);

/* ---- json ---- */

/* Read an array of clues: [{"kind":"cage","cells":["r1c1","r1c2"],"sum":9}, …]. `at` is the place
 * of text[0], which is in one line. STATUS_FAILED after reporting the first that is wrong. */
enum status clues_read_json(const char *text, size_t length, const struct layout *base,
                            const struct diag_at *at, struct diag *d, struct clue_list *out);

/* The same of an array in a quoted value of a table, where each of its quotes stands doubled. */
enum status clues_read_quoted_json(const char *text, size_t length, const struct layout *base,
                                   const struct diag_at *at, struct diag *d, struct clue_list *out);

/* Append them as an array; nothing where there are none. */
void clues_print_json(struct text *out, const struct layout *v);

/* Write the row or column of a sum outside the board as the member "line". */
void clue_put_line(const struct layout *v, const struct clue *c, struct json_writer *w);

/* "cage of 9 at r1c1 r1c2", for messages. Returns buffer. */
const char *clue_words(const struct layout *v, const struct clue *c,
                       char buffer[CLUE_COMPLAINT_SIZE]);

/* ---- sums ---- */

/* The sets of `count` different digits of `allowed` with a sum, ascending as numbers. Returns how
 * many there are, of which the first `most` are written. */
size_t clue_combinations(digit_set allowed, unsigned count, unsigned sum, digit_set *out,
                         size_t most);

/* Their union; *common receives what all have (all digits where there is none). */
digit_set clue_combined(digit_set allowed, unsigned count, unsigned sum, digit_set *common);

/* The sets of `count` of the digits 1 to CLUE_TABLE_DIGITS with a sum, ascending; *found: how many.
 * From a table that is made once. */
enum { CLUE_TABLE_DIGITS = 9 };
const uint16_t *clue_sum_sets(unsigned count, unsigned sum, unsigned *found);

#endif
