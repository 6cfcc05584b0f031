#include "tests/property/constraint_oracle.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "gen/constraint/constraint.h"

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

bool oracle_take(void *context, const struct grid *solution)
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

void oracle_of(struct oracle *o, const struct layout *v)
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
