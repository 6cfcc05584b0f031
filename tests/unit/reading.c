#include "tests/unit/reading.h"

#include <string.h>

#include "gen/grade/step.h"

struct naive {
    bool may[9][9][10]; /* row, column, digit */
    int value[9][9];
};

static void put(struct naive *n, int row, int column, int digit)
{
    n->value[row][column] = digit;
    for (int d = 1; d <= 9; d++) {
        n->may[row][column][d] = false;
    }
    for (int i = 0; i < 9; i++) {
        n->may[row][i][digit] = false;
        n->may[i][column][digit] = false;
        n->may[row / 3 * 3 + i / 3][column / 3 * 3 + i % 3][digit] = false;
    }
}

static int count_digits(const struct naive *n, int row, int column)
{
    int count = 0;
    for (int d = 1; d <= 9; d++) {
        count += n->may[row][column][d];
    }
    return count;
}

/* Is there one place for the digit in one of the cell's three houses, this one? */
static bool is_hidden(const struct naive *n, int row, int column, int digit)
{
    int in_row = 0;
    int in_column = 0;
    int in_box = 0;
    for (int i = 0; i < 9; i++) {
        in_row += n->may[row][i][digit];
        in_column += n->may[i][column][digit];
        in_box += n->may[row / 3 * 3 + i / 3][column / 3 * 3 + i % 3][digit];
    }
    return in_row == 1 || in_column == 1 || in_box == 1;
}

/* Fill every cell that a single fills in the position as it is. Returns how many. */
static int fill_wave(struct naive *n)
{
    struct naive before = *n;
    int count = 0;
    for (int cell = 0; cell < 81; cell++) {
        int row = cell / 9;
        int column = cell % 9;
        for (int d = 1; d <= 9; d++) {
            if (before.may[row][column][d] &&
                (count_digits(&before, row, column) == 1 || is_hidden(&before, row, column, d))) {
                put(n, row, column, d);
                count++;
                break;
            }
        }
    }
    return count;
}

static int count_empty(const struct naive *n)
{
    int count = 0;
    for (int cell = 0; cell < 81; cell++) {
        count += n->value[cell / 9][cell % 9] == 0;
    }
    return count;
}

static void begin_reading(struct naive *n, const struct grid *givens)
{
    memset(n, 0, sizeof *n);
    memset(n->may, true, sizeof n->may);
    for (int cell = 0; cell < 81; cell++) {
        n->may[cell / 9][cell % 9][0] = false;
    }
    for (int cell = 0; cell < 81; cell++) {
        if (givens->cell[cell]) {
            put(n, cell / 9, cell % 9, givens->cell[cell]);
        }
    }
}

static void apply(struct naive *n, const struct step *s)
{
    for (unsigned i = 0; i < s->mark_count; i++) {
        int row = s->mark[i].at.cell / 9;
        int column = s->mark[i].at.cell % 9;
        if (s->mark[i].role == MARK_PLACE && !n->value[row][column]) {
            put(n, row, column, s->mark[i].at.digit);
        } else if (s->mark[i].role == MARK_ELIMINATE) {
            n->may[row][column][s->mark[i].at.digit] = false;
        }
    }
}

static void add(struct reading *r, int openings, int empty, int technique)
{
    r->openings[r->rounds] = openings;
    r->empty[r->rounds] = empty;
    r->technique[r->rounds++] = technique;
}

static void waves(struct naive *n, struct reading *r)
{
    for (int empty = count_empty(n), count; (count = fill_wave(n)) > 0; empty = count_empty(n)) {
        add(r, count, empty, -1);
    }
}

static void sum_up(struct reading *r)
{
    int run = 0;
    r->bottleneck = -1;
    r->opening = -1;
    for (int i = 0; i < r->rounds; i++) {
        bool hard = r->openings[i] == 0;
        run = hard ? run + 1 : 0;
        r->drought = run > r->drought ? run : r->drought;
        r->hard_steps += hard;
        r->opening = hard && r->opening < 0 ? r->technique[i] : r->opening;
        if ((hard || r->empty[i] > 18) && (r->bottleneck < 0 || r->openings[i] < r->bottleneck)) {
            r->bottleneck = r->openings[i];
        }
    }
    r->bottleneck = r->bottleneck < 0 && r->rounds ? r->openings[0] : r->bottleneck;
}

void read_course(const struct grid *givens, struct grade_scratch *s, const bool *skip,
                 struct reading *out)
{
    struct naive n;
    struct grade_options options;
    grade_options_init(&options);
    memset(out, 0, sizeof *out);
    begin_reading(&n, givens);
    waves(&n, out);
    struct path *path = path_begin(variant_at(0), givens, &options, s);
    for (const struct step *step; (step = path_next(path));) {
        if (technique_at((size_t)step->technique)->score > 14) { /* dearer than a hidden single */
            bool left_out = skip && skip[out->rounds];
            add(out, 0, count_empty(&n), step->technique);
            if (!left_out) {
                apply(&n, step);
            }
            waves(&n, out);
        }
    }
    out->solved = count_empty(&n) == 0;
    sum_up(out);
}

bool solves_without(const struct grid *givens, struct grade_scratch *s, const bool *skip)
{
    struct naive n;
    struct grade_options options;
    int round = 0;
    grade_options_init(&options);
    begin_reading(&n, givens);
    struct naive whole = n;
    struct path *path = path_begin(variant_at(0), givens, &options, s);
    for (const struct step *step; (step = path_next(path));) {
        if (technique_at((size_t)step->technique)->score > 14) {
            while (fill_wave(&whole)) {
                round++;
            }
            if (!skip[round]) {
                apply(&n, step);
            }
            apply(&whole, step);
            round++;
        }
    }
    while (fill_wave(&n)) {
    }
    return count_empty(&n) == 0;
}
