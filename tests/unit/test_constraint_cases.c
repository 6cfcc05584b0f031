/* Techniques for constraints, each in a position where it applies, and in one where a single
 * condition of it is missing: there it must find nothing. */
#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

#include "gen/constraint/cage_sign.h"
#include "gen/constraint/constraint.h"
#include "gen/grade/grade.h"
#include "gen/grade/grade_scratch.h"
#include "gen/grade/technique/engine.h"

/* Constraints: "kind sum cells; …", "row N" for all cells of one, a kind alone for a rule, with
 * "all" for that of its signs. Positions of an empty board: r1c1:4 is filled, r1c1=45 has these
 * candidates left, r1c1-45 has lost these. near_constraints NULL: the same. */
struct constraint_case {
    const char *technique;
    const char *constraints;
    const char *position;
    const char *near_constraints;
    const char *near;
};

#define ROW_1_TO(n) "r1c1 r1c2 r1c3 r1c4 r1c5 r1c6" n
#define TWO_ROWS                                                                                   \
    "cage 10 r1c1 r1c2 r2c1 r2c2; cage 20 r1c3 r1c4 r2c3 r2c4; cage 25 r1c5 r1c6 r2c5 r2c6; "      \
    "cage 20 r1c7 r1c8 r2c7 r2c8"

static const struct constraint_case cases[] = {
    {"cage-last-cell", "cage 9 r1c1 r1c2", "r1c2:4", NULL, ""},
    {"cage-last-cell", "cage 9 r1c1 r1c2", "r1c2:4", "cage 20 r1c1 r1c2", "r1c2:4"},
    {"odd-even", "odd r1c1", "", NULL, "r1c1=13579"},
    {"odd-even", "even r1c1", "", NULL, "r1c1=2468"},
    {"inequality-chain", "greater r1c1 r1c2; greater r1c2 r1c3", "",
     "greater r1c1 r1c2; greater r1c3 r1c2", ""},
    {"xv-pair", "x r1c1 r1c2", "r1c1=123", NULL, "r1c1=123 r1c2=789"},
    {"inequality", "greater r1c1 r1c2", "", NULL, "r1c1=23456789 r1c2=12345678"},
    {"kropki-pair", "black-dot r1c1 r1c2", "", NULL, "r1c1=123468 r1c2=123468"},
    {"thermometer", "thermo r1c1 r1c2 r1c3", "", NULL, "r1c1=1234567 r1c2=2345678 r1c3=3456789"},
    {"whisper-parity", "whisper r1c1 r1c2", "", NULL, "r1c1=12346789 r1c2=12346789"},
    {"renban-sets", "renban r1c1 r1c2 r1c3", "r1c1=5", NULL, "r1c1=5 r1c2=34567 r1c3=34567"},
    {"palindrome-mirror", "palindrome r1c1 r2c2 r3c4", "r1c1=12", NULL, "r1c1=12 r3c4=12"},
    {"between-bounds", "between r1c1 r1c2 r1c3", "", NULL, "r1c1=12 r1c2=34 r1c3=56"},
    {"lockout-range", "lockout r1c1 r1c2 r1c3", "r1c1=1 r1c3=56789", NULL,
     "r1c1=1 r1c2=6789 r1c3=5678"},
    {"region-sums", "region-sum r1c3 r1c4 r1c5", "r1c3=5", NULL, "r1c3=5 r1c4=1234 r1c5=1234"},
    {"zipper-sums", "zipper r1c1 r1c2 r1c3", "r1c2=3", NULL, "r1c1=12 r1c2=3 r1c3=12"},
    {"nabner-gaps", "nabner r1c1 r1c2 r1c3", "r1c1=5", NULL, "r1c1=5 r1c2=123789 r1c3=123789"},
    {"modular-cycle", "modular r1c1 r1c2 r1c3", "r1c1=36 r1c2=147", NULL,
     "r1c1=36 r1c2=147 r1c3=258"},
    {"entropic-cycle", "entropic r1c1 r1c2 r1c3", "r1c1=12 r1c2=456", NULL,
     "r1c1=12 r1c2=456 r1c3=789"},
    {"slow-thermometer", "slow-thermo r1c1 r2c2", "r1c1=456", NULL, "r1c1=456 r2c2=456789"},
    {"minimum-maximum-bounds", "minimum r1c1", "", NULL, "r1c1=12345678 r1c2-1 r2c1-1"},
    {"quadruple-placement", "quadruple 5 r1c1 r1c2 r2c1 r2c2", "r1c1-5 r1c2-5 r2c1-5", NULL,
     "r1c1-5 r1c2-5"},
    {"clone-cells", "clone r1c1 r5c5", "r1c1=12", NULL, "r1c1=12 r5c5=12"},
    {"entropy-square", "entropy", "r1c1=123 r1c2=123 r2c1=456", NULL,
     "r1c1=123 r1c2=123 r2c1=456 r2c2=789"},
    {"double-arrow-sum", "double-arrow r1c1 r1c2 r1c3", "r1c1=12 r1c3=3", NULL,
     "r1c1=12 r1c3=3 r1c2=45"},
    {"sum-line-parts", "sum-line 10 r1c1 r1c2", "r1c1=12", NULL, "r1c1=12 r1c2=89"},
    {"pill-digits", "pill-arrow 2 r1c1 r1c2 r2c2 r3c2", "r1c1=1", NULL,
     "r1c1=1 r1c2=12345678 r2c2-1 r3c2-1"},
    {"skyscraper-counts", "skyscraper 8 row 1", "r1c1:1 r1c2:2 r1c3:3 r1c4:4 r1c5:5", NULL, ""},
    {"little-killer-bounds", "little-killer 4 r1c2 r2c1", "", "little-killer 10 r1c2 r2c1", ""},
    {"skyscraper-sequences", "skyscraper 9 row 1", "", NULL,
     "r1c1=1 r1c2=2 r1c3=3 r1c4=4 r1c5=5 r1c6=6 r1c7=7 r1c8=8 r1c9=9"},
    {"x-sum-combinations", "x-sums 1 row 1", "", NULL,
     "r1c1=1 r1c2-1 r1c3-1 r1c4-1 r1c5-1 r1c6-1 r1c7-1 r1c8-1 r1c9-1"},
    {"numbered-room-candidates", "numbered-room 5 row 1", "r1c2-5", NULL,
     "r1c1=346789 r1c2-5 r1c5-5"},
    {"consecutive-pair", "consecutive r1c1 r1c2", "r1c1=1", NULL, "r1c1=1 r1c2=2"},
    {"kropki-pair", "black-dot r1c1 r1c2", "r1c1=4", NULL, "r1c1=4 r1c2=28"},
    {"xv-pair", "v r1c1 r1c2", "", NULL, "r1c1=1234 r1c2=1234"},
    {"dutch-whisper", "dutch-whisper r1c1 r1c2", "r1c1=5", NULL, "r1c1=5 r1c2=19"},
    {"repeat-cage-sums", "repeat-cage 3 r1c1 r2c2", "", NULL, "r1c1=12 r2c2=12"},
    {"difference-ratio-pair", "difference 7 r1c1 r1c2", "", NULL, "r1c1=1289 r1c2=1289"},
    {"row-index", "row-indexer r1c2", "r2c2-1", NULL, "r1c2-2 r2c2-1"},
    {"column-index", "column-indexer r2c1", "r2c2-1", NULL, "r2c1-2 r2c2-1"},
    {"box-index", "box-indexer r1c2", "r1c1-2", NULL, "r1c2-1 r1c1-2"},
    {"anti-queen", "anti-queen", "r1c1:9", NULL, ""},
    {"x-sum-last-cells", "x-sums 3 row 1", "r1c1:2 r1c3:3 r1c4:4 r1c5:5 r1c6:6 r1c7:7", NULL,
     "r1c1:2"},
    {"numbered-room", "numbered-room 5 row 1", "r1c1:3 r1c4:4 r1c5:6 r1c6:7 r1c7:8", NULL,
     "r1c4:4"},
    {"little-killer-combinations", "little-killer 3 r1c2 r2c1", "", NULL, "r1c2=12 r2c1=12"},
    {"calc-single", "calc-cage 5 r1c1", "", "calc-cage 5+ r1c1 r1c2", ""},
    {"calc-quotients", "calc-cage 4/ r1c1 r1c2", "", "calc-cage 4* r1c1 r1c2", ""},
    {"calc-differences", "calc-cage 8- r1c1 r1c2", "", "calc-cage 8+ r1c1 r1c2", ""},
    {"calc-sums", "calc-cage 4+ r1c1 r1c2", "", "calc-cage 4* r1c1 r1c2", ""},
    {"calc-products", "calc-cage 35* r1c1 r1c2", "", "calc-cage 35* r1c1 r1c2 r1c3", ""},
    {"calc-combinations", "calc-cage 35* r1c1 r1c2 r1c3", "", NULL, "r1c1=157 r1c2=157 r1c3=157"},
    {"calc-signs", "signless-cage 35 r1c1 r1c2", "", "calc-cage 35* r1c1 r1c2", ""},
    {"cage-digit", "calc-cage 35* r1c1 r1c2", "", "calc-cage 8+ r1c1 r1c2", ""},
    {"missing-sign", "consecutive all", "r5c5:5", NULL, "r5c5=57"},
    {"missing-sign", "consecutive all", "r5c5:5", "anti-king", "r5c5:5"},
    {"cage-single-set", "cage 3 r1c1 r1c2", "", "cage 5 r1c1 r1c2", ""},
    {"cage-single-set", "cage 3 r1c1 r1c2", "", NULL, "r1c1=12 r1c2=12"},
    {"cage-least-and-most", "cage 8 r1c1 r1c2 r2c1", "", "cage 15 r1c1 r1c2 r2c1", ""},
    {"cage-least-and-most", "cage 22 r1c1 r1c2 r2c1", "", NULL, "r1c1=56789 r1c2=56789 r2c1=56789"},
    {"rule-of-45-inner", "cage 10 r1c1 r1c2 r1c3 r1c4; cage 26 r1c5 r1c6 r1c7 r1c8", "",
     "cage 10 r1c1 r1c2 r1c3 r1c4; cage 18 r1c5 r1c6 r1c7", ""},
    {"rule-of-45-outer", "cage 10 r1c1 r1c2 r1c3 r1c4; cage 40 r1c5 r1c6 r1c7 r1c8 r1c9 r2c9", "",
     "cage 10 r1c1 r1c2 r1c3 r1c4; cage 42 r1c5 r1c6 r1c7 r1c8 r1c9 r2c8 r2c9", ""},
    {"rule-of-45-outer", "cage 10 r1c1 r1c2 r1c3 r1c4; cage 40 r1c5 r1c6 r1c7 r1c8 r1c9 r2c9", "",
     "cage 10 r1c1 r1c2 r1c3 r1c4; cage 34 r1c6 r1c7 r1c8 r1c9 r2c9", ""},
    {"arrow-minimum", "arrow r1c1 r1c2 r1c3", "", NULL,
     "r1c1=23456789 r1c2=12345678 r1c3=12345678"},
    {"sandwich-ends", "sandwich 35 row 1", "", "sandwich 10 row 1", ""},
    {"sandwich-filling", "sandwich 2 row 1", "r1c1:1", "sandwich 10 row 1", ""},
    {"cage-sets", "cage 10 r1c1 r1c2", "r1c1=125 r1c2=6789", NULL, "r1c1=12 r1c2=89"},
    {"cage-digit", "cage 7 r1c1 r1c2 r1c3", "", "cage 9 r1c1 r1c2 r1c3", ""},
    {"sign-digit", "v r1c1 r1c2", "r1c1=14 r1c2=14", NULL, "r1c1=1234 r1c2=1234"},
    {"sign-digit", "thermo r1c1 r1c2", "r1c1=12 r1c2=2", NULL, "r1c1=12 r1c2=23"},
    {"missing-sign-candidates", "non-consecutive", "r5c5=57", NULL, "r5c5=58"},
    {"missing-sign-candidates", "non-consecutive", "r5c5=57", NULL, "r5c5=567"},
    {"seen-by-places", "anti-king", "r1c1-5 r1c2-5 r1c5-5 r1c6-5 r1c7-5 r1c8-5 r1c9-5", NULL,
     "r1c1-5 r1c2-5 r1c5-5 r1c6-5 r1c7-5 r1c8-5"},
    {"beside-places", "non-consecutive", "r5c1-5 r5c2-5 r5c3-5 r5c5-5 r5c7-5 r5c8-5 r5c9-5", NULL,
     "r5c1-5 r5c2-5 r5c3-5 r5c5-5 r5c8-5 r5c9-5"},
    {"arrow-combinations", "arrow r1c1 r1c2 r1c3", "r1c1=23456789 r1c2=12345678 r1c3=12345678",
     "arrow r4c4 r3c3 r2c4", "r4c4=23456789 r3c3=12345678 r2c4=12345678"},
    {"rule-of-45-inner-several", TWO_ROWS "; cage 9 r1c9", "", TWO_ROWS, ""},
    {"rule-of-45-outer-several", TWO_ROWS "; cage 20 r1c9 r2c9 r3c9", "",
     TWO_ROWS "; cage 22 r1c9 r2c9 r3c9 r3c8", ""},
    {"cage-split", "cage 28 " ROW_1_TO(" r1c7") "; cage 20 r1c8 r1c9 r2c9", "",
     "cage 28 " ROW_1_TO(" r1c7") "; cage 12 r1c8 r2c8; cage 9 r1c9 r2c9", ""},
    {"rule-of-45-inner-pair", "cage 28 " ROW_1_TO(" r1c7"), "", NULL, "r1c8=89 r1c9=89"},
    {"rule-of-45-outer-pair", "cage 28 " ROW_1_TO(" r1c7") "; cage 34 r1c8 r1c9 r2c8 r2c9", "",
     NULL, "r2c8=89 r2c9=89"},
    {"innies-and-outies", "cage 21 " ROW_1_TO("") "; cage 20 r1c7 r1c8 r2c8", "", NULL,
     "r1c9=56789 r2c8=12345"},
    {"cage-places", "cage 6 r1c1 r1c2 r1c3", "r1c1=12 r1c2=12 r1c3=123", NULL,
     "r1c1=123 r1c2=12 r1c3=123"},
    {"naked-cage-pair", "cage 5 r1c1 r1c2; cage 5 r1c4 r1c5", "",
     "cage 5 r1c1 r1c2; cage 7 r1c4 r1c5", ""},
    {"naked-cage-pair", "cage 5 r1c1 r1c2; cage 5 r1c4 r1c5", "",
     "cage 5 r1c1 r1c2; cage 5 r2c4 r2c5", ""},
    {"hidden-cage-pair", "cage 12 r1c1 r1c2", "r1c4-89 r1c5-89 r1c6-89 r1c7-89 r1c8-89 r1c9-89",
     NULL, "r1c4-89 r1c5-89 r1c6-89 r1c7-89 r1c8-89 r1c9-9"},
    {"naked-cage-triple", "cage 6 r1c1 r1c2 r1c3", "", "cage 9 r1c1 r1c2 r1c3", ""},
    {"cages-in-house", "cage 4 r1c1 r1c2; cage 6 r1c4 r1c5", "r1c1=13 r1c2=13 r1c4=1245 r1c5=1245",
     "cage 4 r1c1 r1c2; cage 15 r1c4 r1c5", "r1c1=13 r1c2=13 r1c4=6789 r1c5=6789"},
    {"cages-in-house", "cage 4 r1c1 r1c2; cage 6 r1c4 r1c5", "r1c1=13 r1c2=13 r1c4=1245 r1c5=1245",
     "cage 4 r1c1 r1c2; cage 6 r2c4 r2c5", "r1c1=13 r1c2=13 r2c4=1245 r2c5=1245"},
    {"hidden-cage-triple", "cage 12 r1c1 r1c2", "r1c5-789 r1c6-789 r1c7-789 r1c8-789 r1c9-789",
     NULL, "r1c5-789 r1c6-789 r1c7-789 r1c8-789 r1c9-89"},
    {"rule-of-45-more", "cage 21 " ROW_1_TO(""), "", NULL, "r1c7=789 r1c8=789 r1c9=789"},
    {"innies-and-outies-more", "cage 15 r1c1 r1c2 r1c3 r1c4 r1c5; cage 20 r1c6 r1c7 r2c7", "", NULL,
     "r2c7=1234567 r1c8=23456789 r1c9=23456789"},
};

static const struct layout *base(void)
{
    return variant_find("classic");
}

static bool read_cell(const char *text, uint16_t *cell)
{
    unsigned row;
    unsigned column;
    if (sscanf(text, "r%uc%u", &row, &column) != 2) {
        return false;
    }
    *cell = (uint16_t)cell_at(base(), row - 1, column - 1);
    return true;
}

/* One constraint, as words. */
static void add_constraint(struct constraint_list *l, char *text)
{
    uint16_t cell[MAX_SIZE];
    unsigned count = 0;
    unsigned sum = 0;
    bool all = false;
    char *rest;
    char *word = strtok_r(text, " ", &rest);
    int kind = constraint_kind_find(word, strlen(word));
    cr_assert_geq(kind, 0, "%s", word);
    while ((word = strtok_r(NULL, " ", &rest)) != NULL) {
        if (strcmp(word, "all") == 0) {
            all = true;
        } else if (strcmp(word, "row") == 0) {
            unsigned row = (unsigned)strtoul(strtok_r(NULL, " ", &rest), NULL, 10);
            for (unsigned i = 0; i < 9; i++) {
                cell[count++] = (uint16_t)cell_at(base(), row - 1, i);
            }
        } else if (read_cell(word, &cell[count])) {
            count++;
        } else {
            char *sign;
            sum = (unsigned)strtoul(word, &sign, 10);
            if (*sign) {
                sum = constraint_sum_pack((enum cage_sign)(1 + strcspn("+-*/", sign)), sum);
            }
        }
    }
    constraint_list_add(l, (enum constraint_kind_id)kind, all, sum, cell, count);
}

static const struct layout *read_constraints(const char *text)
{
    struct constraint_list l = {0};
    char copy[512];
    char *rest;
    snprintf(copy, sizeof copy, "%s", text);
    for (char *one = strtok_r(copy, ";", &rest); one; one = strtok_r(NULL, ";", &rest)) {
        add_constraint(&l, one);
    }
    const struct layout *v = constraints_lay(base(), &l);
    cr_assert_not_null(v);
    constraint_list_free(&l);
    return v;
}

/* Set the position up: filled cells first, as givens. */
static void read_position(const char *text, bool filled, struct grid *givens,
                          const struct engine_ops *ops, void *engine)
{
    char copy[512];
    char *rest;
    snprintf(copy, sizeof copy, "%s", text);
    for (char *word = strtok_r(copy, " ", &rest); word; word = strtok_r(NULL, " ", &rest)) {
        uint16_t cell;
        char *how = word + strcspn(word, ":=-");
        digit_set digits = 0;
        cr_assert(read_cell(word, &cell) && *how, "%s", word);
        for (const char *p = how + 1; *p; p++) {
            digits |= digit_bit((unsigned)(*p - '0'));
        }
        if (filled && *how == ':') {
            givens->cell[cell] = (uint8_t)lowest_digit(digits);
        }
        digit_set gone = *how == '=' ? all_digits(9) & ~digits : *how == '-' ? digits : 0;
        for (; gone && !filled; gone &= gone - 1) {
            ops->remove(engine, cell, lowest_digit(gone));
        }
    }
}

static bool count_instance(void *context, const struct engine_result *r, const struct step *s)
{
    (void)r;
    (void)s;
    ++*(unsigned *)context;
    return true;
}

/* How many instances of the technique there are. */
static unsigned instances(struct grade_scratch *scratch, int technique, const char *constraints,
                          const char *position)
{
    const struct layout *v = read_constraints(constraints);
    struct grid givens = {{0}};
    struct grade_options o;
    void *engine;
    unsigned found = 0;
    grade_options_init(&o);
    const struct engine_ops *ops = scratch_engine(scratch, v, &engine);
    read_position(position, true, &givens, ops, engine);
    ops->begin(engine, v, &givens, &o);
    read_position(position, false, &givens, ops, engine);
    ops->each(engine, technique, count_instance, &found, NULL);
    layout_drop(v);
    return found;
}

Test(constraint_cases, a_condition_short_is_a_miss)
{
    struct grade_scratch *scratch = grade_scratch_new();
    struct technique_set seen = {{0}};
    cr_assert_not_null(scratch);
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        const struct constraint_case *c = &cases[i];
        int technique = technique_find(c->technique);
        cr_assert_geq(technique, 0, "%s", c->technique);
        technique_set_add(&seen, technique);
        cr_expect_gt(instances(scratch, technique, c->constraints, c->position), 0, "%s, case %zu",
                     c->technique, i);
        cr_expect_eq(instances(scratch, technique,
                               c->near_constraints ? c->near_constraints : c->constraints, c->near),
                     0, "near %s, case %zu", c->technique, i);
    }
    /* Nets have no condition that can be short; prop_pattern_net.c and prop_sum_net.c check their
     * proofs. */
    technique_set_add(&seen, technique_find("pattern-forcing-net"));
    technique_set_add(&seen, technique_find("sum-forcing-net"));
    for (size_t id = 0; id < technique_count(); id++) {
        cr_expect(!technique_at(id)->of_constraints || technique_set_has(&seen, (int)id),
                  "%s has no case", technique_at(id)->key);
    }
    grade_scratch_drop(scratch);
}
