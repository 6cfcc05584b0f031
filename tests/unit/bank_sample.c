#include "tests/unit/bank_sample.h"

#include <criterion/criterion.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "gen/format/stream.h"

void bank_place_enter(struct bank_place *p)
{
    strcpy(p->directory, "/tmp/nonet-bank-XXXXXX");
    cr_assert_not_null(mkdtemp(p->directory));
    snprintf(p->path, sizeof p->path, "%s/puzzles.bank", p->directory);
    diag_init(&p->diag, NULL);
}

struct bank *bank_place_open(struct bank_place *p)
{
    bank_place_enter(p);
    struct bank *b = bank_open(p->path, true, &p->diag);
    cr_assert_not_null(b);
    return b;
}

void bank_place_leave(struct bank_place *p)
{
    static const char *const suffixes[] = {"", "-wal", "-shm", "-journal"};
    for (size_t i = 0; i < 4; i++) {
        char path[128];
        snprintf(path, sizeof path, "%s%s", p->path, suffixes[i]);
        unlink(path);
    }
    rmdir(p->directory);
}

void bank_sample_entry(struct bank_entry *e, unsigned n)
{
    static const char full[] = "417369825632158947958724316825437169791586432346912758"
                               "289643571573291684164875293";
    struct diag d = {0};
    memset(e, 0, sizeof *e);
    cr_assert_eq(record_from_line(&e->record, full, NULL, NULL, &d), STATUS_OK);
    e->record.solution = e->record.givens;
    e->record.has_solution = true;
    strcpy(e->record.level, n % 3 ? "easy" : "hard");
    strcpy(e->record.hardest, n % 3 ? "naked-single" : "x-wing");
    strcpy(e->record.techniques, n % 3 ? "naked-single=3" : "naked-single=3 x-wing=1");
    strcpy(e->record.symmetry, "none");
    e->record.score = (int)(n % 1000);
    snprintf(e->canonical, sizeof e->canonical, "%081u", n);
}

bool bank_sample_count_row(void *context, const struct bank_row *row)
{
    (void)row;
    ++*(unsigned *)context;
    return true;
}

unsigned bank_sample_count(struct bank *b, struct bank_filter filter)
{
    unsigned count = 0;
    struct diag d;
    diag_init(&d, stderr);
    cr_assert_eq(bank_query(b, &filter, bank_sample_count_row, &count, &d), STATUS_OK);
    return count;
}

const char *const bank_sample_puzzles[BANK_SAMPLE_PUZZLES] = {
    "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......",
    "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9",
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
    "1234........4321",
    "1...............",
    "3.....4....22.3.",
};

enum status bank_sample_add(struct bank *b, const char *line, struct bank_counts *counts,
                            struct grade_scratch *scratch)
{
    struct record r = {0};
    struct bank_entry e = {0};
    struct diag d = {0};
    cr_assert_eq(record_from_line(&r, line, NULL, NULL, &d), STATUS_OK);
    if (bank_entry_make(&r, &(struct bank_grading){.scratch = scratch}, NULL, &e, &d) !=
        STATUS_OK) {
        return STATUS_FAILED;
    }
    return bank_add(b, &e, counts, &d);
}
