#include <stdlib.h>
#include <string.h>

#include "base/array.h"
#include "gen/format/stream.h"
#include "gen/solve/proper.h"
#include "render/press/puzzles/puzzles.h"

enum status puzzles_read_all(const char *path, struct record **record, size_t *count,
                             struct diag *d)
{
    struct grader judge;
    *record = NULL;
    *count = 0;
    if (grader_init(&judge, false) != STATUS_OK) {
        return diag_error(d, NULL, OUT_OF_MEMORY);
    }
    struct reader *reader = reader_open(path, NULL, NULL, d);
    enum status status = reader ? STATUS_OK : STATUS_FAILED;
    size_t capacity = 0;
    while (status == STATUS_OK) {
        struct record *room = array_room(*record, &capacity, *count, sizeof *room);
        if (!room) {
            status = diag_error(d, NULL, OUT_OF_MEMORY);
            break;
        }
        *record = room;
        struct record *r = &(*record)[*count];
        memset(r, 0, sizeof *r);
        status = reader_next(reader, r);
        if (status == STATUS_OK) {
            struct diag_at at = reader_at(reader);
            status = puzzle_require_proper(r, &at, d);
        }
        if (status == STATUS_OK) {
            record_complete_grade(r, false, &judge);
            ++*count;
        } else {
            record_free(r);
        }
    }
    if (status == STATUS_END && *count) {
        status = STATUS_OK;
    } else if (status == STATUS_END) {
        d->hint = "name a file of puzzles, or make new ones with -n";
        status = diag_error(d, NULL, "there is no puzzle to print");
    }
    if (reader) {
        reader_close(reader);
    }
    grader_free(&judge);
    if (status != STATUS_OK) {
        puzzles_free(*record, *count);
        *record = NULL;
    }
    return status;
}

void puzzles_free(struct record *record, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        record_free(&record[i]);
    }
    free(record);
}
