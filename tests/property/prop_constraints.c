/* Constraints of every kind and mixture against an oracle: all full boards of the houses alone,
 * each checked against every constraint by a plain reading of its JSON. */
#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "gen/board/canon/canon.h"
#include "gen/board/layout_turn.h"
#include "gen/board/symmetry.h"
#include "gen/constraint/constraint.h"
#include "gen/solve/fill.h"
#include "gen/solve/solve.h"
#include "tests/property/constraint_boards.h"
#include "tests/property/effort.h"
#include "tests/property/named_stream.h"

enum { LIMIT = 400 };

/* ---- the oracle reads the json ---- */

struct oracle_constraint {
    char kind[24];
    unsigned row[MAX_CELLS];
    unsigned column[MAX_CELLS];
    unsigned count;
    unsigned sum;
    unsigned digit[4];
    unsigned digit_count;
    char sign; /* of a calculation; '\0': not shown */
    bool all;
    bool far;  /* seen from the right or the bottom */
    char line; /* 'r', 'c' or none */
    unsigned line_number;
};

static unsigned oracle_read(const char *json, struct oracle_constraint *out)
{
    unsigned count = 0;
    for (const char *p = json; (p = strstr(p, "{\"kind\":\"")); count++) {
        struct oracle_constraint *c = &out[count];
        const char *end = strchr(p, '}');
        char text[8192];
        memset(c, 0, sizeof *c);
        snprintf(text, sizeof text, "%.*s", (int)(end - p), p);
        sscanf(text, "{\"kind\":\"%23[a-z-]", c->kind);
        for (const char *q = strstr(text, "\"cells\""); q && (q = strstr(q, "\"r")); q++) {
            if (sscanf(q, "\"r%uc%u", &c->row[c->count], &c->column[c->count]) != 2) {
                continue; /* a member's name */
            }
            c->row[c->count]--;
            c->column[c->count]--;
            c->count++;
        }
        static const char *const numbers[] = {
            "\"sum\":",        "\"result\":", "\"count\":", "\"digit\":",
            "\"difference\":", "\"ratio\":",  "\"pill\":"};
        const char *digits = strstr(text, "\"digits\":[");
        const char *line = strstr(text, "\"line\":\"");
        for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++) {
            const char *number = strstr(text, numbers[i]);
            c->sum = number ? (unsigned)atoi(number + strlen(numbers[i])) : c->sum;
        }
        for (const char *q = digits ? digits + 9 : NULL; q && *q != ']'; q = strpbrk(q, ",]")) {
            c->digit[c->digit_count++] = (unsigned)atoi(++q);
        }
        const char *sign = strstr(text, "\"sign\":\"");
        c->sign = sign ? sign[8] : '\0';
        c->far = strstr(text, "\"from\":\"right\"") || strstr(text, "\"from\":\"bottom\"");
        c->line = line ? line[8] : '\0';
        c->line_number = line ? (unsigned)atoi(line + 9) - 1 : 0;
        c->all = strstr(text, "\"all\":true") != NULL;
        p = end;
    }
    return count;
}

struct oracle {
    unsigned size;
    unsigned count;
    struct oracle_constraint constraint[400];
    unsigned box[MAX_SIZE][MAX_SIZE];
    unsigned found;
    unsigned boards;
};

static int at(const struct oracle *o, const uint8_t *digits, int row, int column)
{
    int size = (int)o->size;
    return row < 0 || column < 0 || row >= size || column >= size ? -100
                                                                  : digits[row * size + column];
}

static bool has_property(const char *kind, int one, int other)
{
    int difference = one > other ? one - other : other - one;
    return strcmp(kind, "greater") == 0     ? one > other
           : strcmp(kind, "black-dot") == 0 ? one == 2 * other || other == 2 * one
           : strcmp(kind, "x") == 0         ? one + other == 10
           : strcmp(kind, "v") == 0         ? one + other == 5
                                            : difference == 1;
}

static bool is_signed(const struct oracle *o, const char *kind, int row, int column, int down)
{
    bool dots = strstr(kind, "-dot") != NULL;
    for (unsigned i = 0; i < o->count; i++) {
        const struct oracle_constraint *c = &o->constraint[i];
        if (c->count != 2 || !(strcmp(c->kind, kind) == 0 || (dots && strstr(c->kind, "-dot")))) {
            continue;
        }
        for (int turn = 0; turn < 2; turn++) {
            if ((int)c->row[turn] == row && (int)c->column[turn] == column &&
                (int)c->row[!turn] == row + down && (int)c->column[!turn] == column + !down) {
                return true;
            }
        }
    }
    return false;
}

static bool keeps_all(const struct oracle *o, const uint8_t *digits, const char *kind)
{
    for (int row = 0; row < (int)o->size; row++) {
        for (int column = 0; column < (int)o->size; column++) {
            for (int down = 0; down < 2; down++) {
                int one = at(o, digits, row, column);
                int other = at(o, digits, row + down, column + !down);
                if (other > 0 && has_property(kind, one, other) &&
                    !is_signed(o, kind, row, column, down)) {
                    return false;
                }
            }
        }
    }
    return true;
}

static bool keeps_rule(const struct oracle *o, const uint8_t *digits, const char *kind)
{
    static const int knight[][2] = {{1, 2}, {2, 1}, {-1, 2}, {-2, 1}};
    static const int king[][2] = {{1, 1}, {-1, 1}, {1, 1}, {-1, 1}};
    static const int side[][2] = {{0, 1}, {1, 0}, {0, 1}, {1, 0}};
    bool near = strcmp(kind, "non-consecutive") == 0;
    const int(*step)[2] = near ? side : strcmp(kind, "anti-king") == 0 ? king : knight;
    for (int row = 0; row < (int)o->size; row++) {
        for (int column = 0; column < (int)o->size; column++) {
            for (int i = 0; i < 4; i++) {
                int one = at(o, digits, row, column);
                int other = at(o, digits, row + step[i][0], column + step[i][1]);
                if (near ? one - other == 1 || other - one == 1 : one == other) {
                    return false;
                }
            }
        }
    }
    return true;
}

static bool keeps_sandwich(const struct oracle *o, const uint8_t *digits,
                           const struct oracle_constraint *c)
{
    unsigned sum = 0;
    int ends = 0;
    for (int i = 0; i < (int)o->size; i++) {
        int number = (int)c->line_number;
        int digit = c->line == 'r' ? at(o, digits, number, i) : at(o, digits, i, number);
        bool end = digit == 1 || digit == (int)o->size;
        ends += end;
        sum += ends == 1 && !end ? (unsigned)digit : 0;
    }
    return sum == c->sum;
}

static bool keeps_line(const struct oracle *o, const struct oracle_constraint *c, const int *d)
{
    const int n = (int)c->count;
    const int low = d[0] < d[n - 1] ? d[0] : d[n - 1];
    const int high = d[0] < d[n - 1] ? d[n - 1] : d[0];
    const int third = (int)o->size / 3;
    int least = d[0];
    int most = d[0];
    bool good = true;
    for (int i = 0; i < n; i++) {
        least = d[i] < least ? d[i] : least;
        most = d[i] > most ? d[i] : most;
    }
    if (strcmp(c->kind, "renban") == 0) {
        good = most - least == n - 1;
    } else if (strcmp(c->kind, "lockout") == 0) {
        good = high - low >= (int)o->size / 2;
    }
    for (int i = 0; i < n; i++) {
        const bool inner = i > 0 && i < n - 1;
        for (int k = 0; k < i; k++) {
            const int apart = abs(d[i] - d[k]);
            good &= strcmp(c->kind, "renban") != 0 || apart > 0;
            good &= strcmp(c->kind, "nabner") != 0 || apart > 1;
            good &= strcmp(c->kind, "slow-thermo") != 0 || d[k] <= d[i];
            good &=
                strcmp(c->kind, "whisper") != 0 || k != i - 1 || apart >= ((int)o->size + 1) / 2;
            good &= strcmp(c->kind, "dutch-whisper") != 0 || k != i - 1 ||
                    apart >= (o->size > 3 ? (int)(o->size - 1) / 2 : 1);
            good &= strcmp(c->kind, "modular") != 0 || i - k > 2 || d[i] % 3 != d[k] % 3;
            good &= strcmp(c->kind, "entropic") != 0 || i - k > 2 ||
                    (d[i] - 1) / third != (d[k] - 1) / third;
        }
        good &= strcmp(c->kind, "palindrome") != 0 || d[i] == d[n - 1 - i];
        good &= strcmp(c->kind, "between") != 0 || !inner || (d[i] > low && d[i] < high);
        good &= strcmp(c->kind, "lockout") != 0 || !inner || d[i] < low || d[i] > high;
        good &= strcmp(c->kind, "zipper") != 0 || i == n - 1 - i ||
                d[i] + d[n - 1 - i] == (n % 2 ? d[n / 2] : d[0] + d[n - 1]);
    }
    return good;
}

static bool keeps_region_sum(const struct oracle *o, const struct oracle_constraint *c,
                             const int *d)
{
    int sums[MAX_CELLS] = {0};
    unsigned pieces = 0;
    for (unsigned i = 0; i < c->count; i++) {
        unsigned here = o->box[c->row[i]][c->column[i]];
        unsigned before = i ? o->box[c->row[i - 1]][c->column[i - 1]] : here + 1;
        pieces += here != before;
        sums[pieces - 1] += d[i];
    }
    for (unsigned i = 1; i < pieces; i++) {
        if (sums[i] != sums[0]) {
            return false;
        }
    }
    return true;
}

/* The digits of a line or diagonal, from its number on. */
static unsigned digits_seen(const struct oracle *o, const uint8_t *digits,
                            const struct oracle_constraint *c, int *seen)
{
    for (int i = 0; i < (int)o->size; i++) {
        int place = c->far ? (int)o->size - 1 - i : i;
        int number = (int)c->line_number;
        seen[i] = c->line == 'r' ? at(o, digits, number, place) : at(o, digits, place, number);
    }
    return o->size;
}

static bool keeps_outside(const struct oracle *o, const uint8_t *digits,
                          const struct oracle_constraint *c)
{
    int d[MAX_SIZE];
    int n = (int)digits_seen(o, digits, c, d);
    int sum = 0;
    int higher = 0;
    int top = 0;
    for (int i = 0; i < n; i++) {
        sum += i < d[0] ? d[i] : 0;
        higher += d[i] > top;
        top = d[i] > top ? d[i] : top;
    }
    return strcmp(c->kind, "x-sums") == 0       ? sum == (int)c->sum
           : strcmp(c->kind, "skyscraper") == 0 ? higher == (int)c->sum
                                                : d[d[0] - 1] == (int)c->sum;
}

/* Marked cells, each of which restricts others. */
static bool keeps_marks(const struct oracle *o, const uint8_t *digits,
                        const struct oracle_constraint *c)
{
    static const int beside[4][2] = {{0, 1}, {1, 0}, {0, -1}, {-1, 0}};
    bool good = true;
    for (unsigned i = 0; i < c->count; i++) {
        const int row = (int)c->row[i];
        const int column = (int)c->column[i];
        const int digit = at(o, digits, row, column);
        for (unsigned k = 0; k < 4; k++) {
            const int other = at(o, digits, row + beside[k][0], column + beside[k][1]);
            bool marked = false;
            for (unsigned m = 0; m < c->count; m++) {
                marked |= (int)c->row[m] == row + beside[k][0] &&
                          (int)c->column[m] == column + beside[k][1];
            }
            if (marked) {
                continue;
            }
            good &= strcmp(c->kind, "minimum") != 0 || other < 0 || digit < other;
            good &= strcmp(c->kind, "maximum") != 0 || digit > other;
        }
        good &= strcmp(c->kind, "row-indexer") != 0 || at(o, digits, digit - 1, column) == row + 1;
        good &=
            strcmp(c->kind, "column-indexer") != 0 || at(o, digits, row, digit - 1) == column + 1;
        int place = 0;
        int mine = 0;
        int found = 0;
        for (int cell = 0; cell < (int)(o->size * o->size); cell++) {
            const int size = (int)o->size;
            if (o->box[cell / size][cell % size] == o->box[row][column]) {
                place++;
                mine = cell == row * size + column ? place : mine;
                found = place == digit ? digits[cell] : found;
            }
        }
        good &= strcmp(c->kind, "box-indexer") != 0 || found == mine;
    }
    return good;
}

static bool keeps_entropy(const struct oracle *o, const uint8_t *digits)
{
    const int third = (int)o->size / 3;
    for (int row = 0; row + 1 < (int)o->size; row++) {
        for (int column = 0; column + 1 < (int)o->size; column++) {
            unsigned met = 0;
            for (int i = 0; i < 4; i++) {
                met |= 1U << (at(o, digits, row + i / 2, column + i % 2) - 1) / third;
            }
            if (met != 7) {
                return false;
            }
        }
    }
    return true;
}

static bool keeps_anti_queen(const struct oracle *o, const uint8_t *digits)
{
    const int size = (int)o->size;
    for (int one = 0; one < size * size; one++) {
        for (int other = 0; other < one; other++) {
            if (digits[one] == size && digits[other] == size &&
                abs(one / size - other / size) == abs(one % size - other % size)) {
                return false;
            }
        }
    }
    return true;
}

/* Kinds that speak of the digits of their cells in order. */
static bool keeps_digits(const struct oracle_constraint *c, const int *d)
{
    const unsigned n = c->count;
    int sum = 0;
    bool good = true;
    if (strcmp(c->kind, "quadruple") == 0) {
        for (unsigned i = 0; i < c->digit_count; i++) {
            unsigned listed = 0;
            unsigned found = 0;
            for (unsigned k = 0; k < 4; k++) {
                listed += k < c->digit_count && c->digit[k] == c->digit[i];
                found += d[k] == (int)c->digit[i];
            }
            good &= found >= listed;
        }
        return good;
    }
    if (strcmp(c->kind, "clone") == 0) {
        for (unsigned i = 0; i < n / 2; i++) {
            good &= d[i] == d[n / 2 + i];
        }
        return good;
    }
    for (unsigned i = 0; i < n; i++) {
        sum += d[i];
    }
    if (strcmp(c->kind, "pill-arrow") == 0) {
        return sum - d[0] - d[1] == 10 * d[0] + d[1];
    }
    if (strcmp(c->kind, "double-arrow") == 0) {
        return sum == 2 * (d[0] + d[n - 1]);
    }
    if (strcmp(c->kind, "difference") == 0) {
        return abs(d[0] - d[1]) == (int)c->sum;
    }
    if (strcmp(c->kind, "ratio") == 0) {
        return d[0] == (int)c->sum * d[1] || d[1] == (int)c->sum * d[0];
    }
    if (strcmp(c->kind, "sum-line") == 0) { /* from both ends' sums: where a group may end */
        for (unsigned i = 0, group = 0; i < n && good; i++) {
            group += (unsigned)d[i];
            good = group <= c->sum && (i + 1 < n || group == c->sum);
            group = group == c->sum ? 0 : group;
        }
        return good;
    }
    return sum == (int)c->sum; /* little killers, cages whose digits may repeat */
}

static bool is_any(const char *kind, const char *const *names, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        if (strcmp(kind, names[i]) == 0) {
            return true;
        }
    }
    return false;
}
#define IS_ANY(kind, ...)                                                                          \
    is_any(kind, (const char *const[]){__VA_ARGS__},                                               \
           sizeof((const char *const[]){__VA_ARGS__}) / sizeof(const char *))

static bool is_line(const char *kind)
{
    static const char *const lines[] = {"whisper",  "renban",      "palindrome",   "between",
                                        "lockout",  "zipper",      "nabner",       "modular",
                                        "entropic", "slow-thermo", "dutch-whisper"};
    for (size_t i = 0; i < sizeof lines / sizeof *lines; i++) {
        if (strcmp(kind, lines[i]) == 0) {
            return true;
        }
    }
    return false;
}

/* The digits make the number by the sign, or by any. */
static bool keeps_calculation(const struct oracle_constraint *c, const int *digit)
{
    int sum = 0;
    int product = 1;
    for (unsigned i = 0; i < c->count; i++) {
        sum += digit[i];
        product *= digit[i];
    }
    const int number = (int)c->sum;
    const int one = digit[0];
    const int other = c->count == 2 ? digit[1] : 0;
    const bool minus = c->count == 2 && (one - other == number || other - one == number);
    const bool divide = c->count == 2 && (one == other * number || other == one * number);
    const bool any = !c->sign;
    return ((any || c->sign == '+') && sum == number) ||
           ((any || c->sign == '*') && product == number) ||
           ((any || c->sign == '-') && minus && number > 0) || ((any || c->sign == '/') && divide);
}

static bool keeps(const struct oracle *o, const uint8_t *digits, const struct oracle_constraint *c)
{
    int digit[MAX_CELLS];
    unsigned sum = 0;
    unsigned seen[MAX_SIZE + 1] = {0};
    bool grows = true;
    bool repeated = false;
    unsigned odd = 0;
    for (unsigned i = 0; i < c->count; i++) {
        digit[i] = at(o, digits, (int)c->row[i], (int)c->column[i]);
        sum += (unsigned)digit[i];
        repeated |=
            digit[i] > 0 && seen[digit[i]]++ > 0; /* what is outside the board has no digit */
        grows &= i == 0 || digit[i] > digit[i - 1];
        odd += digit[i] % 2 == 1;
    }
    if (IS_ANY(c->kind, "x-sums", "skyscraper", "numbered-room")) {
        return keeps_outside(o, digits, c);
    }
    if (IS_ANY(c->kind, "minimum", "maximum", "row-indexer", "column-indexer", "box-indexer")) {
        return keeps_marks(o, digits, c);
    }
    if (IS_ANY(c->kind, "quadruple", "clone", "pill-arrow", "double-arrow", "difference", "ratio",
               "sum-line", "little-killer", "repeat-cage")) {
        return keeps_digits(c, digit);
    }
    if (IS_ANY(c->kind, "calc-cage", "signless-cage")) {
        return keeps_calculation(c, digit);
    }
    if (strcmp(c->kind, "entropy") == 0) {
        return keeps_entropy(o, digits);
    }
    if (strcmp(c->kind, "anti-queen") == 0) {
        return keeps_anti_queen(o, digits);
    }
    return strcmp(c->kind, "cage") == 0         ? sum == c->sum && !repeated
           : strcmp(c->kind, "plain-cage") == 0 ? !repeated
           : strcmp(c->kind, "thermo") == 0     ? grows
           : strcmp(c->kind, "arrow") == 0      ? sum == 2 * (unsigned)digit[0]
           : is_line(c->kind)                   ? keeps_line(o, c, digit)
           : strcmp(c->kind, "region-sum") == 0 ? keeps_region_sum(o, c, digit)
           : strcmp(c->kind, "odd") == 0        ? odd == c->count
           : strcmp(c->kind, "even") == 0       ? odd == 0
           : strcmp(c->kind, "sandwich") == 0   ? keeps_sandwich(o, digits, c)
           : c->all                             ? keeps_all(o, digits, c->kind)
           : c->count == 2                      ? has_property(c->kind, digit[0], digit[1])
                                                : keeps_rule(o, digits, c->kind);
}

static bool hold_board(void *context, const struct grid *solution)
{
    struct oracle *o = context;
    bool good = true;
    for (unsigned i = 0; i < o->count && good; i++) {
        good = keeps(o, solution->cell, &o->constraint[i]);
    }
    o->boards++;
    o->found += good;
    return o->boards < 20000;
}

/* ---- the tests ---- */

static void oracle_of(struct oracle *o, const struct layout *v)
{
    struct text json = {0};
    constraints_print_json(&json, v);
    memset(o, 0, sizeof *o);
    o->size = v->size;
    for (unsigned i = 0; i < v->house_count; i++) {
        const struct house *h = &v->house[i];
        for (unsigned k = 0; h->kind == HOUSE_BOX && k < v->size; k++) {
            o->box[row_of(v, h->cell[k])][column_of(v, h->cell[k])] = i;
        }
    }
    o->count = oracle_read(json.data ? json.data : "", o->constraint);
    text_free(&json);
}

/* Its constraints, printed and read again, are the same layout. */
static void check_json(const struct layout *v)
{
    struct text json = {0};
    struct constraint_list l = {0};
    struct diag d = {0};
    constraints_print_json(&json, v);
    cr_assert_eq(constraints_read_json(json.data, json.length, v->bare, NULL, &d, &l), STATUS_OK,
                 "%s", json.data);
    const struct layout *again = constraints_lay(v->bare, &l);
    cr_assert_eq(again, v, "%s", json.data);
    layout_drop(again);
    constraint_list_free(&l);
    text_free(&json);
}

static void check_turns(const struct layout *v, const struct grid *givens, unsigned count)
{
    const struct layout *first = NULL;
    struct grid form;
    cr_assert(canon_turned(v, givens, &first, &form, NULL));
    for (unsigned m = 0; m < MOVEMENT_COUNT; m++) {
        uint16_t from[MAX_CELLS];
        const struct layout *turned = layout_turned(v, m, from);
        const struct layout *layout = NULL;
        struct grid moved;
        struct grid other;
        if (!turned) {
            continue;
        }
        for (unsigned cell = 0; cell < v->cell_count; cell++) {
            moved.cell[cell] = givens->cell[from[cell]];
        }
        cr_assert_eq(solve_count(turned, &moved, LIMIT, NULL), count);
        cr_assert(canon_turned(turned, &moved, &layout, &other, NULL));
        cr_assert_eq(layout, first);
        cr_assert_arr_eq(form.cell, other.cell, v->cell_count);
        layout_drop(layout);
        layout_drop(turned);
    }
    layout_drop(first);
}

/* Boards of the layout with `kept` of 16 cells given at random, and up to `most` constraints of
 * kinds from `kinds`. */
static void check_board(const struct layout *base, struct pcg32 *rng, kind_set kinds, unsigned kept,
                        unsigned most)
{
    static struct oracle o;
    struct grid solution;
    struct grid givens = {{0}};
    struct constraint_list l = {0};
    uint64_t starts;
    cr_assert_eq(fill_board(base, rng, 100, &solution, &starts), FILL_DONE);
    for (unsigned i = 0; i < most; i++) {
        unsigned kind = pcg32_below(rng, CONSTRAINT_KIND_COUNT);
        if (kinds >> kind & 1) {
            constraint_boards_add(base, rng, kind, solution.cell, &l);
        }
    }
    struct constraint_list part = l;
    for (part.count = 1; part.count <= l.count; part.count++) {
        char buffer[CONSTRAINT_COMPLAINT_SIZE];
        if (constraint_list_complain(&part, base, buffer)) {
            constraint_list_free(&l);
            return;
        }
    }
    for (unsigned cell = 0; cell < base->cell_count; cell++) {
        givens.cell[cell] = pcg32_below(rng, 16) < kept ? solution.cell[cell] : 0;
    }
    const struct layout *v = constraints_lay(base, &l);
    cr_assert_not_null(v);
    if (v->constraints) {
        oracle_of(&o, v);
        check_json(v);
        solve_each(base, &givens, hold_board, &o);
        if (o.boards < 20000) {
            unsigned count = o.found > LIMIT ? LIMIT : o.found;
            struct text json = {0};
            constraints_print_json(&json, v);
            cr_assert_eq(solve_count(v, &givens, LIMIT, NULL), count, "%u: %s", count, json.data);
            text_free(&json);
            if (pcg32_below(rng, 20) == 0) {
                check_turns(v, &givens, count);
            }
        }
    }
    layout_drop(v);
    constraint_list_free(&l);
}

Test(constraints, each_kind_is_counted_as_the_oracle_counts)
{
    struct pcg32 rng;
    for (unsigned kind = 0; kind < CONSTRAINT_KIND_COUNT; kind++) {
        named_stream(&rng, 14, constraint_kinds[kind]->name);
        for (unsigned round = 0; round < effort(90, 400); round++) {
            check_board(variant_find("4x4"), &rng, (kind_set)1 << kind, pcg32_below(&rng, 4), 60);
            if (round % 4 == 0) {
                check_board(variant_find("6x6"), &rng, (kind_set)1 << kind, 6, 100);
            }
        }
    }
    cr_assert_eq(layout_built_count(), 0);
}

Test(constraints, mixtures_are_counted_as_the_oracle_counts)
{
    static const char *const names[] = {"4x4", "6x6", "jigsaw-5:ash", "latin-5"};
    struct pcg32 rng;
    pcg32_seed(&rng, 14, 2);
    for (unsigned round = 0; round < effort(1500, 4000); round++) {
        const char *name = names[pcg32_below(&rng, 4)];
        kind_set kinds = ~(kind_set)0;
        if (round % 2) { /* two kinds that follow one another, thickly */
            kinds = (kind_set)3 << pcg32_below(&rng, CONSTRAINT_KIND_COUNT - 1);
        }
        check_board(variant_find(name), &rng, kinds, name[0] == '4' ? pcg32_below(&rng, 3) : 5,
                    kinds == ~(kind_set)0 ? 1 + pcg32_below(&rng, 7) : 60);
    }
    cr_assert_eq(layout_built_count(), 0);
}

/* Are two digits the same where a house has both cells? Of cages of calcudoku, which know that. */
static bool repeats(const struct layout *v, const struct constraint *c, const uint8_t *digits)
{
    bool found = false;
    for (unsigned h = 0; h < v->house_count && constraint_kind_of(c)->make == MAKE_CALC; h++) {
        unsigned seen[MAX_SIZE + 1] = {0};
        for (unsigned i = 0; i < c->count; i++) {
            for (unsigned k = 0; k < v->size; k++) {
                found |= v->house[h].cell[k] == c->cell[i] && seen[digits[c->cell[i]]]++;
            }
        }
    }
    return found;
}

/* What a constraint leaves of candidates, by trying every way to fill its cells. False: there is
 * none. */
static bool try_all(const struct layout *v, const struct constraint *c, const digit_set *open,
                    digit_set *left)
{
    uint8_t digits[MAX_CELLS] = {0};
    unsigned ways = 1;
    bool any = false;
    for (unsigned i = 0; i < c->count; i++) {
        ways *= v->size;
        left[c->cell[i]] = 0;
    }
    for (unsigned way = 0; way < ways; way++) {
        bool fits = true;
        for (unsigned i = 0, rest = way; i < c->count; i++, rest /= v->size) {
            digits[c->cell[i]] = (uint8_t)(rest % v->size + 1);
            fits &= open[c->cell[i]] >> (rest % v->size) & 1;
        }
        fits = fits && constraint_kind_of(c)->holds(v, c, digits) && !repeats(v, c, digits);
        for (unsigned i = 0; i < c->count && fits; i++) {
            left[c->cell[i]] |= digit_bit(digits[c->cell[i]]);
        }
        any |= fits;
    }
    return any;
}

/* Is the digit in some set of different digits with the cage's sum, one for each cell? */
static bool is_in_a_set(const struct layout *v, const struct constraint *c, unsigned digit)
{
    for (digit_set set = 0; set <= all_digits(v->size); set++) {
        unsigned sum = 0;
        for (digit_set rest = set; rest; rest &= rest - 1) {
            sum += lowest_digit(rest);
        }
        if (digit_count(set) == c->count && sum == c->sum && set & digit_bit(digit)) {
            return true;
        }
    }
    return false;
}

/* Without a digit that the cells must contain, nothing fits. */
static void check_needs(const struct layout *v, const struct constraint *c, const digit_set *open)
{
    const struct constraint_kind *kind = constraint_kind_of(c);
    for (digit_set rest = kind->needs ? kind->needs(v, c, open) : 0; rest; rest &= rest - 1) {
        digit_set without[MAX_CELLS];
        digit_set left[MAX_CELLS];
        for (unsigned cell = 0; cell < v->cell_count; cell++) {
            without[cell] = open[cell] & ~(rest & -rest);
        }
        cr_assert_not(try_all(v, c, without, left), "%s", kind->name);
    }
}

/* Each kind against what it promises of its prune (constraint.h). */
static void check_prune(const struct layout *v, const struct constraint *c, struct pcg32 *rng)
{
    digit_set open[MAX_CELLS];
    digit_set pruned[MAX_CELLS];
    digit_set left[MAX_CELLS];
    enum constraint_removal removes = c->all ? REMOVES_SOME : constraint_kind_of(c)->removes;
    bool untouched = removes == REMOVES_BY_SETS && pcg32_below(rng, 2);
    bool whole = removes == REMOVES_ALL || untouched;
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        open[cell] = untouched ? all_digits(v->size) : 1 + pcg32_below(rng, all_digits(v->size));
        pruned[cell] = open[cell];
    }
    check_needs(v, c, open);
    bool any = try_all(v, c, open, left);
    enum constraint_effect effect = constraint_kind_of(c)->prune(v, c, pruned);
    const char *name = constraint_kind_of(c)->name;
    cr_assert(effect != CONSTRAINT_BROKEN || !any, "%s", name);
    cr_assert(effect == CONSTRAINT_BROKEN || any || !whole, "%s", name);
    bool same = true;
    for (unsigned i = 0; i < c->count && effect != CONSTRAINT_BROKEN; i++) {
        unsigned cell = c->cell[i];
        cr_assert_eq(left[cell] & ~pruned[cell], 0, "%s", name);
        cr_assert(!whole || pruned[cell] == left[cell], "%s of %u cells", name, c->count);
        same &= pruned[cell] == open[cell];
        for (digit_set rest = removes == REMOVES_BY_SETS ? pruned[cell] : 0; rest;
             rest &= rest - 1) {
            cr_assert(is_in_a_set(v, c, lowest_digit(rest)), "%s of %u", name, c->sum);
        }
    }
    cr_assert(effect == CONSTRAINT_BROKEN || same == (effect == CONSTRAINT_SAME), "%s", name);
}

/* With all cells filled, prune decides whether the constraint holds. */
static void check_filled(const struct layout *v, const struct constraint *c, const uint8_t *digits)
{
    digit_set candidates[MAX_CELLS];
    bool differ = true;
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        candidates[cell] = digit_bit(digits[cell]);
    }
    for (unsigned i = 0; i < c->count; i++) {
        for (unsigned k = 0; k < i; k++) {
            differ &= digits[c->cell[i]] != digits[c->cell[k]];
        }
    }
    enum constraint_shape shape = constraint_kind_of(c)->shape;
    if (differ || (shape != CONSTRAINT_HOUSE && shape != CONSTRAINT_SIDE &&
                   constraint_kind_of(c)->make != MAKE_CALC)) {
        cr_assert_eq(constraint_kind_of(c)->prune(v, c, candidates) == CONSTRAINT_BROKEN,
                     !constraint_kind_of(c)->holds(v, c, digits), "%s",
                     constraint_kind_of(c)->name);
    }
}

/* Of rules, a pair of cells or two. */
Test(constraints, prune_keeps_what_its_kind_promises)
{
    struct pcg32 rng;
    struct constraint_list l = {0};
    const struct layout *v = variant_find("6x6");
    uint8_t digits[MAX_CELLS];
    unsigned checked[CONSTRAINT_KIND_COUNT][2] = {{0}};
    pcg32_seed(&rng, 14, 5);
    for (unsigned round = 0; round < 60000; round++) {
        unsigned kind = pcg32_below(&rng, CONSTRAINT_KIND_COUNT);
        for (unsigned cell = 0; cell < v->cell_count; cell++) {
            digits[cell] = (uint8_t)(1 + pcg32_below(&rng, v->size));
        }
        constraint_list_clear(&l);
        constraint_boards_add(v, &rng, kind, digits, &l);
        const struct layout *constrained = l.count == 1 ? constraints_lay(v, &l) : NULL;
        if (constrained) {
            struct constraint c = *constraint_at(constrained, 0);
            if (constraint_is_rule(&c)) {
                const unsigned part = constraint_part_cells(&c);
                unsigned first = pcg32_below(&rng, c.count / part - 1U);
                c.cell += part * (size_t)first;
                c.count = (uint16_t)(part > 2 ? part : part + part * pcg32_below(&rng, 2));
            }
            check_filled(v, &c, digits);
            if (c.count < 6) {
                check_prune(v, &c, &rng);
                checked[kind][c.all]++;
            }
        }
        layout_drop(constrained);
    }
    for (unsigned kind = 0; kind < CONSTRAINT_KIND_COUNT; kind++) {
        const struct constraint_kind *k = constraint_kinds[kind];
        bool house = k->shape == CONSTRAINT_HOUSE || k->shape == CONSTRAINT_SIDE ||
                     k->stays_in_place; /* six cells: too many ways */
        cr_expect(checked[kind][false] > 60 || house, "%s", constraint_kinds[kind]->name);
        cr_expect(checked[kind][true] > 10 || !constraint_kinds[kind]->may_all, "%s",
                  constraint_kinds[kind]->name);
    }
    constraint_list_free(&l);
}
