/* A bank file from anywhere. The first byte chooses: the bytes are the file; or a sound bank with
 * bytes changed; or a sound bank with a row's columns set from the bytes, as another program could.
 * It is opened or refused, and everything that can be asked of it ends with an answer or a message.
 */
#include <sqlite3.h>

#include "gen/bank/bank.h"
#include "gen/format/stream.h"
#include "tests/fuzz/fuzz.h"

enum { AS_FILE, CHANGED_BYTES, CHANGED_ROWS, WAYS };

static const char puzzles[][82] = {
    "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......",
    "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9",
    "52...6.........7.13...........4..8..6......5...........418.........3..2...87.....",
};

static char sound[128 * 1024];
static size_t sound_length;
static char folder[] = "/dev/shm/nonet-fuzz-XXXXXX";
static char path[64];

static void remove_bank(void)
{
    static const char *const ends[] = {"", "-wal", "-shm", "-journal"};
    char name[80];
    for (size_t i = 0; i < sizeof ends / sizeof ends[0]; i++) {
        snprintf(name, sizeof name, "%s%s", path, ends[i]);
        unlink(name);
    }
}

static void remove_folder(void)
{
    remove_bank();
    rmdir(folder);
}

/* A bank with three puzzles, one of them in a book. */
static void make_sound(void)
{
    struct diag d = {.out = stderr};
    struct bank_counts counts = {0};
    static struct bank_entry entry;
    struct record r = {0};
    struct bank_grading how = {.scratch = grade_scratch_new()};
    demand(mkdtemp(folder) != NULL);
    snprintf(path, sizeof path, "%s/bank", folder);
    atexit(remove_folder);
    struct bank *b = bank_open(path, true, &d);
    demand(b && how.scratch);
    for (size_t i = 0; i < sizeof puzzles / sizeof puzzles[0]; i++) {
        demand(record_from_line(&r, puzzles[i], NULL, NULL, &d) == STATUS_OK);
        demand(bank_entry_make(&r, &how, NULL, &entry, &d) == STATUS_OK);
        demand(bank_add(b, &entry, &counts, &d) == STATUS_OK);
        bank_entry_free(&entry);
    }
    record_free(&r);
    demand(bank_flush(b, &counts, &d) == STATUS_OK && counts.added == 3);
    demand(bank_begin(b, &d) == STATUS_OK && bank_use(b, 2, "a book", 7, &d) == STATUS_OK);
    demand(bank_commit(b, &d) == STATUS_OK);
    bank_close(b);
    grade_scratch_drop(how.scratch);
    FILE *file = fopen(path, "rb");
    demand(file != NULL);
    sound_length = fread(sound, 1, sizeof sound, file);
    demand(sound_length > 0 && sound_length < sizeof sound);
    fclose(file);
}

static void write_bank(const void *bytes, size_t size)
{
    remove_bank();
    FILE *file = fopen(path, "wb");
    demand(file && fwrite(bytes, 1, size, file) == size && fclose(file) == 0);
}

/* A place of two bytes, a value. */
static void change_bytes(const uint8_t *data, size_t size)
{
    static char changed[sizeof sound];
    memcpy(changed, sound, sound_length);
    for (size_t i = 0; i + 2 < size; i += 3) {
        changed[(data[i] * 256U + data[i + 1]) % sound_length] = (char)data[i + 2];
    }
    write_bank(changed, sound_length);
}

static void bind_bytes(sqlite3_stmt *s, struct choices *c)
{
    unsigned type = choose(c, 5);
    unsigned length = choose(c, 120);
    unsigned number = choose(c, UINT32_MAX);
    length = length < c->left ? length : (unsigned)c->left;
    switch (type) {
    case 0:
        sqlite3_bind_null(s, 1);
        break;
    case 1:
        sqlite3_bind_int64(s, 1, (int64_t)number - 1000);
        break;
    case 2:
        sqlite3_bind_double(s, 1, number / 7.0);
        break;
    case 3:
        sqlite3_bind_blob(s, 1, c->byte, (int)length, SQLITE_TRANSIENT);
        break;
    default:
        sqlite3_bind_text(s, 1, (const char *)c->byte, (int)length, SQLITE_TRANSIENT);
        break;
    }
    c->byte += length;
    c->left -= length;
}

/* Whatever SQLite refuses is not in the bank. */
static void change_rows(const uint8_t *data, size_t size)
{
    static const char *const changes[] = {
        "UPDATE puzzle SET variant = ?1 WHERE id = 1",
        "UPDATE puzzle SET canonical = ?1 WHERE id = 1",
        "UPDATE puzzle SET givens = ?1 WHERE id = 1",
        "UPDATE puzzle SET solution = ?1 WHERE id = 2",
        "UPDATE puzzle SET given_count = ?1",
        "UPDATE puzzle SET minimal = ?1",
        "UPDATE puzzle SET symmetry = ?1",
        "UPDATE puzzle SET level = ?1",
        "UPDATE puzzle SET score = ?1",
        "UPDATE puzzle SET se_tenths = ?1",
        "UPDATE puzzle SET hardest = ?1",
        "UPDATE puzzle SET techniques = ?1",
        "UPDATE puzzle SET minutes = ?1",
        "UPDATE puzzle SET seed = ?1",
        "UPDATE puzzle SET seed_index = ?1",
        "UPDATE puzzle SET sample = ?1",
        "UPDATE puzzle SET book = ?1",
        "UPDATE puzzle SET page = ?1",
        "UPDATE puzzle SET used_on = ?1",
        "UPDATE book SET name = ?1",
        "UPDATE level SET name = ?1 WHERE rank = 4",
        "UPDATE technique SET key = ?1 WHERE id = 1",
        "UPDATE puzzle SET id = ?1 WHERE id = 3",
        "DROP TABLE technique_use",
        "DROP TABLE puzzle",
        "PRAGMA user_version = 1",
        "PRAGMA user_version = -1",
        "PRAGMA user_version = 99",
    };
    struct choices c = {data, size};
    sqlite3 *db;
    write_bank(sound, sound_length);
    demand(sqlite3_open(path, &db) == SQLITE_OK);
    for (unsigned k = 0; k < 8 && c.left > 0; k++) {
        sqlite3_stmt *s = NULL;
        const char *sql = changes[choose(&c, sizeof changes / sizeof changes[0])];
        if (sqlite3_prepare_v2(db, sql, -1, &s, NULL) == SQLITE_OK) {
            if (sqlite3_bind_parameter_count(s) > 0) {
                bind_bytes(s, &c);
            }
            (void)sqlite3_step(s);
        }
        sqlite3_finalize(s);
    }
    sqlite3_close(db);
}

static bool see(void *context, const struct bank_row *row)
{
    struct text *out = context;
    const struct record *r = &row->record;
    for (unsigned cell = 0; cell < r->variant->cell_count; cell++) {
        demand(r->givens.cell[cell] <= r->variant->size);
    }
    demand(strlen(row->book) < sizeof row->book && strlen(row->date) < sizeof row->date);
    for (size_t f = 0; f < format_count(); f++) {
        if (format_at(f)->write && format_supports(format_at(f), r->variant)) {
            format_at(f)->write(out, r, 0);
        }
    }
    text_clear(out);
    return true;
}

/* A call that fails reports an error. */
static void heard(enum status status, struct diag *d)
{
    demand((status == STATUS_OK) == (d->errors == 0));
    d->errors = 0;
}

static void ask(struct bank *b, struct diag *d)
{
    static const char *const techniques[] = {"naked-pair"};
    struct bank_filter filter = {0};
    struct text out = {0};
    uint64_t checked;
    int64_t id;
    for (int order = 0; order < BANK_ORDER_COUNT; order++) {
        filter.order = (enum bank_order)order;
        filter.state = (enum bank_state)(order % 3);
        filter.descending = order % 2;
        filter.requires_count = 0;
        heard(bank_query(b, &filter, see, &out, d), d);
    }
    filter = (struct bank_filter){.level = {true, LEVEL_EXTREME, LEVEL_EXTREME},
                                  .requires = techniques,
                                  .requires_count = 1,
                                  .se_tenths = {true, 10, 90},
                                  .minimal = true,
                                  .limit = 2};
    heard(bank_query(b, &filter, see, &out, d), d);
    heard(bank_stats(b, &out, d), d);
    heard(bank_find(b, variant_at(0), puzzles[0], &id, d), d);
    heard(bank_verify(b, 0, NULL, &checked, d), d);
    text_free(&out);
}

static void change(struct bank *b, struct diag *d)
{
    enum status status = bank_begin(b, d);
    if (status == STATUS_OK) {
        status = bank_use(b, 1, "another book", 1, d);
        status = status == STATUS_OK ? bank_release(b, "a book", d) : status;
        if (status == STATUS_OK) {
            status = bank_commit(b, d);
        } else {
            bank_rollback(b);
        }
    }
    heard(status, d);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct diag d = {0};
    if (size == 0) {
        return 0;
    }
    if (sound_length == 0) {
        make_sound();
    }
    switch (data[0] % WAYS) {
    case AS_FILE:
        write_bank(data + 1, size - 1);
        break;
    case CHANGED_BYTES:
        change_bytes(data + 1, size - 1);
        break;
    default:
        change_rows(data + 1, size - 1);
        break;
    }
    struct bank *b = bank_open(path, data[0] >= 128, &d);
    demand(b || d.errors > 0);
    if (b) {
        d.errors = 0;
        ask(b, &d);
        change(b, &d);
        bank_close(b);
    }
    return 0;
}
