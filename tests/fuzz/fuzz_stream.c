/* Any bytes as a puzzle stream, in the format that is recognised or in one that the first byte
 * names: no crash, an end, a message for every bad record, and whatever is read as good can be
 * written and read again. */
#include "gen/board/canon/canon.h"
#include "gen/format/stream.h"
#include "tests/fuzz/fuzz.h"

static void check_record(const struct record *r)
{
    for (unsigned cell = 0; cell < r->variant->cell_count; cell++) {
        demand(r->givens.cell[cell] <= r->variant->size);
    }
    demand(!r->has_solution || grid_solves(r->variant, &r->givens, &r->solution));
    if (r->variant->size <= 9 && r->variant->grid_count == 1) {
        const struct layout *v;
        const struct layout *same = NULL;
        struct grid form;
        struct grid again;
        if (canon_turned(r->variant, &r->givens, &v, &form, NULL)) {
            demand(canon_turned(v, &form, &same, &again, NULL));
            demand(same == v && memcmp(form.cell, again.cell, v->cell_count) == 0);
        }
        layout_drop(v);
        layout_drop(same);
    }
}

static void check_json(const struct record *r)
{
    struct text line = {0};
    char path[32];
    struct diag d = {0};
    static struct record back;
    format_find("json")->write(&line, r, 0);
    FILE *file = file_of(line.data, line.length, path);
    struct reader *reader = reader_open(path, NULL, NULL, &d);
    demand(reader && reader_next(reader, &back) == STATUS_OK && d.errors == 0);
    demand(back.variant == r->variant && back.score == r->score);
    demand(memcmp(back.givens.cell, r->givens.cell, r->variant->cell_count) == 0);
    demand(strcmp(back.level, r->level) == 0 && strcmp(back.techniques, r->techniques) == 0);
    record_free(&back);
    reader_close(reader);
    fclose(file);
    text_free(&line);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    char path[32];
    struct diag d = {0};
    const struct format *format = NULL;
    static struct record r;
    if (size == 0) {
        return 0;
    }
    if (data[0] < format_count() && format_at(data[0])->read) {
        format = format_at(data[0]);
    }
    FILE *file = file_of(data + 1, size - 1, path);
    struct reader *reader = reader_open(path, format, NULL, &d);
    size_t records = 0;
    enum status status = STATUS_END;
    while (reader && (status = reader_next(reader, &r)) != STATUS_END) {
        demand(status == STATUS_OK || d.errors > 0);
        demand(records++ <= size);
        d.errors = 0;
        if (status == STATUS_OK) {
            check_record(&r);
            check_json(&r);
        }
    }
    record_free(&r);
    reader_close(reader);
    fclose(file);
    return 0;
}
