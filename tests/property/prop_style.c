/* Constraints as they are asked for: their number, where they lie, and whether they are needed. */
#include <criterion/criterion.h>
#include <string.h>

#include "gen/make/constraints/constraint_style.h"
#include "gen/make/run/generate.h"
#include "gen/solve/proper.h"
#include "gen/solve/solve.h"
#include "tests/property/effort.h"

struct asked {
    const char *kinds;
    const char *style;
    const struct generate_request *request;
    unsigned count;
};

static bool is_line(const struct constraint *c)
{
    return constraint_kind_of(c)->shape == CONSTRAINT_LINE;
}

static bool touch(const struct layout *v, unsigned one, unsigned other)
{
    int rows = (int)row_of(v, one) - (int)row_of(v, other);
    int columns = (int)column_of(v, one) - (int)column_of(v, other);
    return rows * rows <= 1 && columns * columns <= 1;
}

/* What a line does at each of its cells. */
static void check_line(const struct asked *a, const struct layout *v, const struct constraint *c)
{
    const struct constraint_style *s = &a->request->style;
    unsigned bends = 0;
    for (unsigned i = 1; i < c->count; i++) {
        int down = (int)row_of(v, c->cell[i]) - (int)row_of(v, c->cell[i - 1]);
        int right = (int)column_of(v, c->cell[i]) - (int)column_of(v, c->cell[i - 1]);
        cr_assert(!s->orthogonal || !down || !right);
        if (i > 1) {
            int before[2] = {(int)row_of(v, c->cell[i - 1]) - (int)row_of(v, c->cell[i - 2]),
                             (int)column_of(v, c->cell[i - 1]) - (int)column_of(v, c->cell[i - 2])};
            cr_assert_geq(before[0] * down + before[1] * right, 0, "%s has a hairpin", a->kinds);
            bends += before[0] != down || before[1] != right;
        }
        for (unsigned k = 0; k + 2 < i; k++) {
            cr_assert(!touch(v, c->cell[k], c->cell[i]), "%s touches itself", a->kinds);
        }
    }
    cr_assert(s->bends != BENDS_NONE || bends == 0);
    cr_assert(s->bends != BENDS_SOME || bends > 0);
}

/* Is there a constraint of the kind on just these cells? Of two dots any. */
static bool is_there(const struct layout *v, unsigned kind, const uint16_t *cell, unsigned count)
{
    for (unsigned i = 0; i < constraint_count(v); i++) {
        const struct constraint *c = constraint_at(v, i);
        unsigned found = 0;
        const bool same = c->kind == kind || constraint_kinds[kind]->shape == CONSTRAINT_PAIR;
        for (unsigned k = 0; same && c->count == count && k < count * count; k++) {
            found += c->cell[k / count] == cell[k % count];
        }
        if (found == count) {
            return true;
        }
    }
    return false;
}

static void check_symmetry(const struct asked *a, const struct layout *v,
                           const struct constraint *c)
{
    unsigned movements = symmetry_movements(a->request->style.symmetry);
    for (unsigned m = 0; m < MOVEMENT_COUNT; m++) {
        uint16_t cell[MAX_SIZE];
        for (unsigned i = 0; i < c->count; i++) {
            cell[i] = (uint16_t)movement_of(v, m, c->cell[i]);
        }
        cr_assert(!(movements >> m & 1) || is_there(v, c->kind, cell, c->count),
                  "%s, %s: an image is missing", a->kinds, a->style);
    }
}

static void check_apart(const struct layout *v)
{
    for (unsigned i = 0; i < constraint_count(v); i++) {
        for (unsigned k = 0; k < i; k++) {
            const struct constraint *one = constraint_at(v, i);
            const struct constraint *other = constraint_at(v, k);
            for (unsigned at = 0; at < one->count * (unsigned)other->count; at++) {
                cr_assert(!touch(v, one->cell[at % one->count], other->cell[at / one->count]));
            }
        }
    }
}

static void check_needed(const struct record *r)
{
    for (unsigned i = 0; i < constraint_count(r->variant); i++) {
        bool gone[CONSTRAINT_MAX_COUNT] = {false};
        unsigned left[CONSTRAINT_KIND_COUNT];
        gone[i] = true;
        constraint_kinds_count(r->variant, left);
        const struct layout *less = constraints_without(r->variant, gone);
        cr_assert(solve_prepare(less));
        /* One of each kind stays, needed or not. */
        cr_assert(left[constraint_at(r->variant, i)->kind] == 1 ||
                  solve_count(less, &r->givens, 2, NULL) == 2);
        layout_drop(less);
    }
}

static bool check(void *context, const struct record *r)
{
    struct asked *a = context;
    const struct constraint_style *s = &a->request->style;
    const struct constraint_spec *w = &a->request->constraints;
    const struct layout *v = r->variant;
    unsigned number[CONSTRAINT_KIND_COUNT] = {0};
    bool covered[MAX_CELLS] = {false};
    unsigned cells = 0;
    cr_assert_eq(solve_count(v, &r->givens, 2, NULL), 1);
    for (unsigned i = 0; i < constraint_count(v); i++) {
        const struct constraint *c = constraint_at(v, i);
        const bool inside = !constraint_is_outside(c);
        number[c->kind]++;
        if (is_line(c)) {
            check_line(a, v, c);
        }
        if (is_line(c) && s->length.high) {
            cr_assert(c->count >= s->length.low && c->count <= s->length.high);
        }
        for (unsigned k = 0; k < c->count && inside; k++) {
            cr_assert(!s->mask || s->mask[c->cell[k]]);
            cr_assert(!s->bare || !r->givens.cell[c->cell[k]]);
            cells += !covered[c->cell[k]];
            covered[c->cell[k]] = true;
        }
        check_symmetry(a, v, c);
    }
    for (unsigned kind = 0; kind < CONSTRAINT_KIND_COUNT; kind++) {
        cr_assert(!w->number[kind].high ||
                      (number[kind] >= w->number[kind].low && number[kind] <= w->number[kind].high),
                  "%s, %s: %u", a->kinds, a->style, number[kind]);
    }
    if (s->share.high) {
        cr_assert(100 * cells >= s->share.low * v->cell_count &&
                  100 * cells <= s->share.high * v->cell_count);
    }
    if (s->apart) {
        check_apart(v);
    }
    if (s->needed) {
        check_needed(r);
    }
    a->count++;
    return true;
}

Test(style, constraints_are_as_they_are_asked_for)
{
    static const char *const wishes[][2] = {
        {"thermo:4..8", "straight"},
        {"thermo:3..5", "symmetry=rotate180"},
        {"arrow:3..6", "bent,orthogonal"},
        {"whisper:2..5,renban:2", "apart,length=3..6"},
        {"cage", "symmetry=rotate90,share=30..70"},
        {"cage:6", "symmetry=mirror,bare"},
        {"quadruple:4", "symmetry=both"},
        {"little-killer,x-sums:4", "symmetry=rotate180"},
        {"skyscraper:4..8", "symmetry=diagonal"},
        {"white-dot,black-dot", "symmetry=flip"},
        {"palindrome:2..4", "needed"},
        {"thermo:4", "needed,symmetry=rotate180"},
        {"thermo,cage:5", "needed,bare"},
        {"between:2..4", "length=4..5,apart"},
        {"region-sum:2..3,odd:4", "orthogonal"},
    };
    for (size_t i = 0; i < sizeof wishes / sizeof *wishes; i++) {
        for (uint64_t seed = 0; seed < effort(1, 6); seed++) {
            struct diag d;
            struct generate_request r;
            struct asked a = {wishes[i][0], wishes[i][1], &r, 0};
            bool mask[MAX_CELLS];
            diag_init(&d, stderr);
            generate_request_init(&r);
            for (unsigned cell = 0; cell < 81; cell++) {
                mask[cell] = cell / 9 != 4;
            }
            cr_assert_eq(constraint_spec_parse(a.kinds, &r.constraints, NULL, &d), STATUS_OK);
            cr_assert_eq(constraint_style_parse(a.style, &r.constraints, &r.style, NULL, &d),
                         STATUS_OK);
            r.style.mask = i % 3 ? NULL : mask;
            r.seed = seed;
            r.emit = check;
            r.context = &a;
            r.diag = &d;
            cr_assert_eq(generate(&r, NULL), STATUS_OK, "%s, %s", a.kinds, a.style);
            cr_assert_eq(a.count, 1);
        }
    }
}

Test(style, words_are_read)
{
    struct diag d;
    struct constraint_spec w = {0};
    struct constraint_style s = {0};
    diag_init(&d, NULL);
    cr_assert_eq(constraint_spec_parse("thermo:4..8,cage", &w, NULL, &d), STATUS_OK);
    cr_assert_eq(w.number[CONSTRAINT_THERMO].low, 4);
    cr_assert_eq(w.number[CONSTRAINT_THERMO].high, 8);
    cr_assert_eq(w.number[CONSTRAINT_CAGE].high, 0);
    cr_assert_eq(constraint_style_parse("bent, length=3..,cage=5", &w, &s, NULL, &d), STATUS_OK);
    cr_assert_eq(s.bends, BENDS_SOME);
    cr_assert_eq(s.length.low, 3);
    cr_assert_eq(w.number[CONSTRAINT_CAGE].low, 5);
    static const char *const wrong[] = {
        "bend", "length=", "length=5..3", "share=101", "symmetry=some", "arrow=3", ""};
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        cr_assert_eq(constraint_style_parse(wrong[i], &w, &s, NULL, &d), STATUS_USAGE, "%s",
                     wrong[i]);
    }
    cr_assert_eq(constraint_spec_parse("thermo:x", &w, NULL, &d), STATUS_USAGE);
    cr_assert_eq(constraint_spec_parse("anti-knight:3", &w, NULL, &d), STATUS_USAGE);
}
