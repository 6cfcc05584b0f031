/* Puzzles that the bytes choose, sound by construction: isomorphs of a full board with cells taken
 * out. They are written in one format, read, written in another and read again, whichever two the
 * bytes choose, and stay the same; those with one solution are graded, and no step of the path
 * contradicts it. */
#include "gen/format/stream.h"
#include "gen/grade/grade.h"
#include "gen/grade/step.h"
#include "gen/make/board/full_board.h"
#include "gen/solve/proper.h"
#include "gen/solve/solve.h"
#include "tests/fuzz/fuzz.h"

enum { MAX_RECORDS = 4 };

static void make_record(struct choices *c, const struct layout *v, struct record *r)
{
    struct pcg32 rng;
    uint64_t attempts;
    record_init(r, v);
    pcg32_seed(&rng, choose(c, 256), 1);
    demand(board_method_for(v)->fill(v, &rng, BOARD_MAX_ATTEMPTS, &r->solution, &attempts));
    r->givens = r->solution;
    unsigned taken = choose(c, v->cell_count);
    for (unsigned k = 0; k < taken; k++) {
        unsigned cell = k < c->left ? choose(c, v->cell_count) : pcg32_below(&rng, v->cell_count);
        r->givens.cell[cell] = 0;
    }
    r->has_solution = solve_count(v, &r->givens, 2, NULL) == 1;
    if (choose(c, 2)) {
        r->score = (int)choose(c, 100000);
        r->se_tenths = (int)choose(c, 120);
        r->minutes = choose(c, 1000) / 10.0;
        strcpy(r->level, level_name((enum level)choose(c, LEVEL_COUNT)));
    }
    if (choose(c, 2)) {
        r->has_seed = true;
        r->seed = choose(c, UINT32_MAX);
        r->index = choose(c, UINT32_MAX);
    }
}

/* Writes through a format and reads back, naming the variant if the format cannot store it. */
static void pass_through(const struct format *f, struct record *records, size_t count)
{
    struct text out = {0};
    char path[32];
    struct diag d = {.out = stderr};
    struct record_stream stream = {.format = f};
    record_stream_begin(&stream, &out);
    for (size_t i = 0; i < count; i++) {
        record_stream_put(&stream, &out, &records[i]);
    }
    record_stream_end(&stream, &out);
    FILE *file = file_of(out.data, out.length, path);
    struct reader *reader = reader_open(path, f, records[0].variant, &d);
    demand(reader != NULL);
    for (size_t i = 0; i < count; i++) {
        demand(reader_next(reader, &records[i]) == STATUS_OK);
    }
    static struct record more;
    demand(reader_next(reader, &more) == STATUS_END && d.errors == 0);
    reader_close(reader);
    fclose(file);
    text_free(&out);
}

static const struct format *choose_format(struct choices *c, const struct layout *v)
{
    const struct format *f;
    size_t index = choose(c, (unsigned)format_count());
    do {
        f = format_at(index++ % format_count());
    } while (!f->read || !f->write || !format_supports(f, v));
    return f;
}

static void check_path(const struct record *r)
{
    static struct grade_scratch *scratch;
    struct grade_options o;
    const struct step *s;
    scratch = scratch ? scratch : grade_scratch_new();
    demand(scratch != NULL);
    grade_options_init(&o);
    struct path *p = path_begin(r->variant, &r->givens, &o, scratch);
    while ((s = path_next(p))) {
        for (unsigned i = 0; i < s->mark_count; i++) {
            const struct mark *m = &s->mark[i];
            bool is_true = r->solution.cell[m->at.cell] == m->at.digit;
            demand(m->role != MARK_PLACE || is_true);
            demand(m->role != MARK_ELIMINATE || !is_true);
        }
    }
    demand(!path_solved(p) ||
           memcmp(path_board(p)->cell, r->solution.cell, r->variant->cell_count) == 0);
}

static void check_solutions(const struct record *r)
{
    struct puzzle_check check;
    (void)puzzle_check(r->variant, &r->givens, 0, &check);
    demand(check.solutions >= 1 && !check.clashes);
    demand((check.solutions == 1) == r->has_solution);
    for (size_t m = 0; m < solve_method_count(); m++) {
        const struct solve_method *method = solve_method_at(m);
        uint64_t positions;
        /* Cell by cell takes minutes on an emptier board. */
        if (strcmp(method->name, "brute") != 0 || check.givens * 3 > r->variant->cell_count) {
            demand(method->count(r->variant, &r->givens, 2, NULL, &positions) == check.solutions ||
                   strcmp(method->name, "logic") == 0);
        }
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct choices c = {data, size};
    static struct record first[MAX_RECORDS];
    static struct record now[MAX_RECORDS];
    const struct layout *v = variant_at(choose(&c, (unsigned)variant_count()));
    v = v->size <= 9 ? v : variant_at(0);
    size_t count = 1 + choose(&c, MAX_RECORDS);
    const struct format *one = choose_format(&c, v);
    const struct format *other = choose_format(&c, v);
    for (size_t i = 0; i < count; i++) {
        make_record(&c, v, &first[i]);
        record_copy(&now[i], &first[i]);
    }
    pass_through(one, now, count);
    pass_through(other, now, count);
    for (size_t i = 0; i < count; i++) {
        demand(now[i].variant == v);
        demand(memcmp(now[i].givens.cell, first[i].givens.cell, v->cell_count) == 0);
        check_solutions(&first[i]);
        if (first[i].has_solution) {
            check_path(&first[i]);
        }
    }
    return 0;
}
