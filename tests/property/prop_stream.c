#include <criterion/criterion.h>
#include <malloc.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "gen/board/pcg32.h"
#include "gen/format/stream.h"
#include "tests/property/constraint_boards.h"
#include "tests/property/named_stream.h"

/* A board of random digits; clashes do not matter to a format. */
static void random_board(const struct layout *v, struct pcg32 *rng, struct grid *g)
{
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        g->cell[cell] = (uint8_t)(pcg32_below(rng, 3) ? 0 : 1 + pcg32_below(rng, v->size));
    }
    g->cell[0] = v->size; /* so that a 16x16 board cannot be taken for 4x4 ones */
}

/* A full board of the plain pattern: each row is the one above, shifted. */
static void full_board(const struct layout *v, struct grid *g)
{
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        unsigned row = row_of(v, cell);
        unsigned shift = row % v->box_height * v->box_width + row / v->box_height;
        g->cell[cell] = (uint8_t)((shift + column_of(v, cell)) % v->size + 1);
    }
}

static void random_record(const struct layout *v, struct pcg32 *rng, struct record *r)
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
    const struct layout *v = a->variant;
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
static void round_trip(const struct format *format, const struct layout *v, struct pcg32 *rng)
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
    struct record back = {0};
    for (int i = 0; i < RECORDS; i++) {
        cr_assert_eq(reader_next(r, &back), STATUS_OK, "%s of %s", format->name, v->name);
        assert_same(&records[i], &back, all, format->name);
    }
    cr_assert_eq(reader_next(r, &back), STATUS_END);
    reader_close(r);
    unlink(path);
}

Test(stream_properties, every_format_gives_back_what_was_written)
{
    struct pcg32 rng;
    for (size_t f = 0; f < format_count(); f++) {
        for (size_t i = 0; i < variant_count(); i++) {
            const struct layout *v = variant_at(i);
            named_stream(&rng, hash_of_name(format_at(f)->name), v->name);
            bool by_size = v->jigsaw || variant_of_cells(v->cell_count);
            if (format_at(f)->write && format_at(f)->read && by_size &&
                format_supports(format_at(f), v)) {
                round_trip(format_at(f), variant_at(i), &rng);
            }
        }
    }
}

/* The records, written in a format and read back in the variant given. */
static void pass_through(const struct format *format, struct record *records, size_t count,
                         struct text *out)
{
    char path[] = "/tmp/nonet-test-XXXXXX";
    struct diag d;
    diag_init(&d, stderr);
    text_clear(out);
    struct record_stream stream = {.format = format};
    record_stream_begin(&stream, out);
    for (size_t i = 0; i < count; i++) {
        record_stream_put(&stream, out, &records[i]);
    }
    record_stream_end(&stream, out);
    int fd = mkstemp(path);
    cr_assert(fd >= 0 && write(fd, out->data, out->length) == (ssize_t)out->length);
    close(fd);
    struct reader *r = reader_open(path, format, records[0].variant, &d);
    cr_assert_not_null(r);
    for (size_t i = 0; i < count; i++) {
        cr_assert_eq(reader_next(r, &records[i]), STATUS_OK, "%s of %s", format->name,
                     records[i].variant->name);
    }
    reader_close(r);
    unlink(path);
}

/* From one format to the other and back: the same boards, and the same bytes as a passage through
 * the two had given at first. */
static void there_and_back(const struct format *one, const struct format *other,
                           const struct layout *v, struct pcg32 *rng)
{
    enum { COUNT = 3 };
    static struct record first[COUNT];
    static struct record now[COUNT];
    struct text before = {0};
    struct text after = {0};
    for (size_t i = 0; i < COUNT; i++) {
        random_record(v, rng, &first[i]);
        record_copy(&now[i], &first[i]);
    }
    pass_through(one, now, COUNT, &after);
    pass_through(other, now, COUNT, &after);
    pass_through(one, now, COUNT, &before);
    pass_through(other, now, COUNT, &after);
    pass_through(one, now, COUNT, &after);
    cr_assert_eq(before.length, after.length, "%s and %s of %s", one->name, other->name, v->name);
    cr_assert_arr_eq(before.data, after.data, before.length, "%s and %s of %s", one->name,
                     other->name, v->name);
    for (size_t i = 0; i < COUNT; i++) {
        cr_assert_arr_eq(now[i].givens.cell, first[i].givens.cell, v->cell_count, "%s and %s of %s",
                         one->name, other->name, v->name);
    }
    text_free(&before);
    text_free(&after);
}

Test(stream_properties, every_pair_of_formats_converts_there_and_back)
{
    struct pcg32 rng;
    for (size_t a = 0; a < format_count(); a++) {
        for (size_t b = 0; b < format_count(); b++) {
            const struct format *one = format_at(a);
            const struct format *other = format_at(b);
            named_stream(&rng, hash_of_name(one->name), other->name);
            /* A variant for each pair, in turn. */
            const struct layout *v = variant_at((a * format_count() + b) % variant_count());
            if (one->write && one->read && other->write && other->read) {
                there_and_back(one, other, variant_at(0), &rng);
            }
            if (one->write && one->read && other->write && other->read && format_supports(one, v) &&
                format_supports(other, v)) {
                there_and_back(one, other, v, &rng);
            }
        }
    }
}

/* A board with some random constraints of the kinds that the format can store. */
static const struct layout *random_constraints(const struct format *format, const struct layout *v,
                                               struct pcg32 *rng)
{
    struct constraint_list list = {0};
    struct grid full;
    full_board(v, &full);
    for (unsigned kind = 0; kind < CONSTRAINT_KIND_COUNT; kind++) {
        for (unsigned i = pcg32_below(rng, 2) * 3; i > 0 && format->supports_kind(kind); i--) {
            constraint_boards_add(v, rng, kind, full.cell, &list);
        }
    }
    struct constraint_list sound = {0};
    char buffer[CONSTRAINT_COMPLAINT_SIZE];
    for (size_t i = 0; i < list.count; i++) {
        const struct constraint_item *c = &list.item[i];
        constraint_list_add(&sound, c->kind, c->all, c->sum, list.cell + c->first, c->count);
        sound.count -= constraint_list_complain(&sound, v, buffer) != NULL;
    }
    const struct layout *constrained = constraints_lay(v, &sound);
    constraint_list_free(&list);
    constraint_list_free(&sound);
    return constrained;
}

Test(stream_properties, constraints_are_given_back_by_every_format_that_says_them)
{
    static const char *const names[] = {"classic", "6x6", "x", "jigsaw-9:ash", "4x4"};
    struct pcg32 rng;
    struct text out = {0};
    struct diag d;
    static struct record record;
    static struct record back;
    diag_init(&d, stderr);
    for (size_t f = 0; f < format_count(); f++) {
        const struct format *format = format_at(f);
        named_stream(&rng, 14, format->name);
        for (unsigned i = 0; i < 100 && format->read && format->write && format->supports_kind;
             i++) {
            const struct layout *v = random_constraints(format, variant_find(names[i % 5]), &rng);
            if (format_supports(format, v)) {
                record_init(&record, v);
                random_board(v, &rng, &record.givens);
                text_clear(&out);
                struct record_stream stream = {.format = format};
                record_stream_begin(&stream, &out);
                record_stream_put(&stream, &out, &record);
                record_stream_end(&stream, &out);
                struct reader *r = reader_open_text("it", out.data, out.length, NULL, NULL, &d);
                cr_assert_eq(reader_next(r, &back), STATUS_OK, "%s: %s", format->name, out.data);
                cr_assert_eq(back.variant, v, "%s: %s", format->name, out.data);
                cr_assert_arr_eq(back.givens.cell, record.givens.cell, v->cell_count);
                reader_close(r);
            }
            layout_drop(v);
        }
    }
    record_free(&record);
    record_free(&back);
    text_free(&out);
}

/* Reading a thousand records more takes no byte more. */
Test(stream_properties, a_reader_holds_no_more_the_longer_it_reads)
{
    enum { EARLY = 500, LATE = 2500 };
    struct pcg32 rng;
    struct diag d;
    diag_init(&d, stderr);
    for (size_t f = 0; f < format_count(); f++) {
        const struct format *format = format_at(f);
        named_stream(&rng, 13, format->name);
        char path[] = "/tmp/nonet-test-XXXXXX";
        static struct record record;
        struct writer w;
        if (!format->write || !format->read) {
            continue;
        }
        FILE *file = fdopen(mkstemp(path), "w");
        cr_assert_not_null(file);
        writer_init(&w, file, format);
        for (int i = 0; i < LATE; i++) {
            random_record(variant_at(0), &rng, &record);
            writer_put(&w, &record);
        }
        cr_assert_eq(writer_finish(&w, &d), STATUS_OK);
        fclose(file);
        struct reader *r = reader_open(path, NULL, NULL, &d);
        cr_assert_not_null(r);
        size_t early = 0;
        for (int i = 0; i < LATE; i++) {
            cr_assert_eq(reader_next(r, &record), STATUS_OK, "%s", format->name);
            early = i == EARLY ? mallinfo2().uordblks : early;
        }
        size_t late = mallinfo2().uordblks;
        cr_expect_leq(late, early + 4096, "%s: %zu bytes, then %zu", format->name, early, late);
        reader_close(r);
        unlink(path);
    }
}

/* Damaged input must give messages or records, never a crash or an endless loop. */
Test(stream_properties, damaged_input_is_survived)
{
    struct pcg32 rng;
    for (size_t f = 0; f < format_count(); f++) {
        const struct format *format = format_at(f);
        named_stream(&rng, 5, format->name);
        for (int round = 0; format->write && round < 40; round++) {
            static struct record record;
            struct text text = {0};
            struct record_stream stream = {.format = format};
            record_stream_begin(&stream, &text);
            for (size_t i = 0; i < 4; i++) {
                random_record(variant_at(pcg32_below(&rng, 4)), &rng, &record);
                record_stream_put(&stream, &text, &record);
            }
            record_stream_end(&stream, &text);
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
            reader_close(r);
            unlink(path);
            text_free(&text);
        }
    }
}
