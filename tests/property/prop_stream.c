#include <criterion/criterion.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "gen/board/pcg32.h"
#include "gen/format/stream.h"

/* A board of random digits; clashes do not matter to a format. */
static void random_board(const struct variant *v, struct pcg32 *rng, struct grid *g)
{
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        g->cell[cell] = (uint8_t)(pcg32_below(rng, 3) ? 0 : 1 + pcg32_below(rng, v->size));
    }
    g->cell[0] = v->size; /* so that a 16x16 board cannot be taken for 4x4 ones */
}

/* A full board of the plain pattern: each row is the one above, shifted. */
static void full_board(const struct variant *v, struct grid *g)
{
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        unsigned row = row_of(v, cell);
        unsigned shift = row % v->box_height * v->box_width + row / v->box_height;
        g->cell[cell] = (uint8_t)((shift + column_of(v, cell)) % v->size + 1);
    }
}

static void random_record(const struct variant *v, struct pcg32 *rng, struct record *r)
{
    record_init(r, v);
    random_board(v, rng, &r->givens);
    full_board(v, &r->solution);
    r->has_solution = pcg32_below(rng, 2) && grid_is_solution(v, &r->solution);
    for (unsigned cell = 0; r->has_solution && cell < v->cell_count; cell++) {
        r->givens.cell[cell] = r->givens.cell[cell] ? r->solution.cell[cell] : 0;
    }
    if (pcg32_below(rng, 2)) {
        r->has_seed = true;
        r->seed = (uint64_t)pcg32_next(rng) << 32 | pcg32_next(rng);
        r->index = pcg32_next(rng);
    }
    if (pcg32_below(rng, 2)) {
        r->score = (int)pcg32_below(rng, 100000);
        r->se_tenths = (int)pcg32_below(rng, 120);
        r->minutes = pcg32_below(rng, 1000) / 10.0;
        strcpy(r->level, "unfair");
        strcpy(r->hardest, "x-wing");
        strcpy(r->techniques, "naked-pair=2 x-wing=1");
        strcpy(r->symmetry, "rotate180");
    }
}

static void assert_same(const struct record *a, const struct record *b, bool all,
                        const char *format)
{
    const struct variant *v = a->variant;
    cr_assert_eq(v->cell_count, b->variant->cell_count, "%s", format);
    cr_assert_arr_eq(a->givens.cell, b->givens.cell, v->cell_count, "%s %s", format, v->name);
    if (!all) {
        return;
    }
    cr_assert_eq(v, b->variant, "%s: %s became %s", format, v->name, b->variant->name);
    cr_assert_eq(a->has_solution, b->has_solution);
    if (a->has_solution) {
        cr_assert_arr_eq(a->solution.cell, b->solution.cell, v->cell_count);
    }
    cr_assert_eq(a->has_seed, b->has_seed);
    cr_assert_eq(a->seed, b->seed);
    cr_assert_eq(a->index, b->index);
    cr_assert_eq(a->score, b->score);
    cr_assert_eq(a->se_tenths, b->se_tenths);
    cr_assert_float_eq(a->minutes, b->minutes, 1e-9);
    cr_assert_str_eq(a->level, b->level);
    cr_assert_str_eq(a->hardest, b->hardest);
    cr_assert_str_eq(a->techniques, b->techniques);
    cr_assert_str_eq(a->symmetry, b->symmetry);
}

enum { RECORDS = 12 };

/* Write records of one variant, read them back without saying what format it is. */
static void round_trip(const struct format *format, const struct variant *v, struct pcg32 *rng)
{
    static struct record records[RECORDS];
    char path[] = "/tmp/nonet-test-XXXXXX";
    int fd = mkstemp(path);
    cr_assert_geq(fd, 0);
    FILE *file = fdopen(fd, "w");
    struct writer w;
    writer_init(&w, file, format);
    for (int i = 0; i < RECORDS; i++) {
        random_record(v, rng, &records[i]);
        writer_put(&w, &records[i]);
    }
    struct diag d;
    diag_init(&d, stderr);
    cr_assert_eq(writer_finish(&w, &d), STATUS_OK);
    fclose(file);

    struct reader *r = reader_open(path, NULL, NULL, &d);
    cr_assert_not_null(r);
    cr_assert_eq(reader_format(r)->read, format->read, "%s of %s was taken for %s", format->name,
                 v->name, reader_format(r)->name);
    bool all = strcmp(format->name, "tsv") == 0 || strcmp(format->name, "csv") == 0 ||
               strcmp(format->name, "json") == 0;
    struct record back;
    for (int i = 0; i < RECORDS; i++) {
        cr_assert_eq(reader_next(r, &back), STATUS_OK, "%s of %s", format->name, v->name);
        assert_same(&records[i], &back, all, format->name);
    }
    cr_assert_eq(reader_next(r, &back), STATUS_END);
    reader_drop(r);
    unlink(path);
}

Test(stream_properties, every_format_gives_back_what_was_written)
{
    struct pcg32 rng;
    pcg32_seed(&rng, 11, 3);
    for (size_t f = 0; f < format_count(); f++) {
        for (size_t i = 0; i < variant_count(); i++) {
            if (format_at(f)->write && format_at(f)->read) {
                round_trip(format_at(f), variant_at(i), &rng);
            }
        }
    }
}

/* Damaged input must give messages or records, never a crash or an endless loop. */
Test(stream_properties, damaged_input_is_survived)
{
    struct pcg32 rng;
    pcg32_seed(&rng, 5, 9);
    for (size_t f = 0; f < format_count(); f++) {
        const struct format *format = format_at(f);
        for (int round = 0; format->write && round < 40; round++) {
            static struct record record;
            struct text text = {0};
            if (format->begin) {
                format->begin(&text);
            }
            for (size_t i = 0; i < 4; i++) {
                random_record(variant_at(pcg32_below(&rng, 4)), &rng, &record);
                format->write(&text, &record, i);
            }
            if (format->end) {
                format->end(&text, 4);
            }
            for (unsigned hits = 1 + pcg32_below(&rng, 8); hits > 0; hits--) {
                text.data[pcg32_below(&rng, (uint32_t)text.length)] = (char)pcg32_next(&rng);
            }
            char path[] = "/tmp/nonet-test-XXXXXX";
            int fd = mkstemp(path);
            size_t length = pcg32_below(&rng, (uint32_t)text.length + 1);
            cr_assert_eq(write(fd, text.data, length), (ssize_t)length);
            close(fd);
            struct diag d;
            diag_init(&d, NULL);
            struct reader *r = reader_open(path, format->read ? format : NULL, NULL, &d);
            unsigned calls = 0;
            while (r && reader_next(r, &record) != STATUS_END) {
                cr_assert_lt(++calls, 10000U, "%s does not end", format->name);
            }
            reader_drop(r);
            unlink(path);
            text_free(&text);
        }
    }
}
