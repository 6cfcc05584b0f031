#include "render/press/puzzles/avoid_files.h"

#include <stdio.h>
#include <string.h>

#include "base/file/infile.h"
#include "gen/bank/bank.h"
#include "gen/format/stream.h"

struct bank_visit {
    struct avoid_list *list;
    bool out_of_memory;
};

static bool add_row(void *context, const struct bank_row *row)
{
    struct bank_visit *visit = context;
    visit->out_of_memory = !avoid_list_add(visit->list, &row->record);
    return !visit->out_of_memory;
}

static enum status read_bank(struct avoid_list *list, const char *path, struct diag *d)
{
    struct bank_visit visit = {.list = list};
    const struct bank_filter all = {0};
    struct bank *bank = bank_open(path, false, d);
    if (!bank) {
        return STATUS_FAILED;
    }
    enum status status = bank_query(bank, &all, add_row, &visit, d);
    bank_close(bank);
    return visit.out_of_memory ? diag_error(d, NULL, OUT_OF_MEMORY) : status;
}

static enum status read_stream(struct avoid_list *list, const char *path, struct diag *d)
{
    struct record record = {0};
    struct reader *reader = reader_open(path, NULL, NULL, d);
    if (!reader) {
        return STATUS_FAILED;
    }
    enum status status;
    while ((status = reader_next(reader, &record)) == STATUS_OK) {
        if (!avoid_list_add(list, &record)) {
            status = diag_error(d, NULL, OUT_OF_MEMORY);
            break;
        }
    }
    record_free(&record);
    reader_close(reader);
    return status == STATUS_END ? STATUS_OK : status;
}

enum status avoid_files_read(struct avoid_list *list, const char *path, struct diag *d)
{
    static const char bank[] = "SQLite format 3";
    return infile_begins(path, bank, sizeof bank) ? read_bank(list, path, d)
                                                  : read_stream(list, path, d);
}
