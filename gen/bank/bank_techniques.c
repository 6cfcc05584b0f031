/* The tables of the techniques that each puzzle uses. */
#include <string.h>

#include "gen/bank/bank_private.h"

enum status technique_writer_open(struct technique_writer *w, struct bank *b, struct diag *d)
{
    w->name = bank_prepare(b, "INSERT INTO technique (key) VALUES (?1) ON CONFLICT DO NOTHING", d);
    w->use = bank_prepare(b,
                          "INSERT INTO technique_use (technique, puzzle) "
                          "SELECT id, ?2 FROM technique WHERE key = ?1",
                          d);
    return w->name && w->use ? STATUS_OK : STATUS_FAILED;
}

void technique_writer_close(struct technique_writer *w)
{
    sqlite3_finalize(w->name);
    sqlite3_finalize(w->use);
}

static bool run_once(sqlite3_stmt *statement)
{
    bool done = sqlite3_step(statement) == SQLITE_DONE;
    sqlite3_reset(statement);
    return done;
}

/* techniques: "naked-pair=2 x-wing=1". */
enum status technique_writer_put(struct technique_writer *w, struct bank *b, int64_t puzzle,
                                 const char *techniques, struct diag *d)
{
    for (const char *p = techniques; *p;) {
        int length = (int)strcspn(p, "= ");
        sqlite3_bind_text(w->use, 1, p, length, SQLITE_STATIC);
        sqlite3_bind_int64(w->use, 2, puzzle);
        bool good = length == 0 || run_once(w->use);
        if (good && length && sqlite3_changes(b->db) == 0) {
            /* The first puzzle with this technique. */
            sqlite3_bind_text(w->name, 1, p, length, SQLITE_STATIC);
            good = run_once(w->name) && run_once(w->use);
        }
        if (!good) {
            return bank_fail(b, "cannot write", d);
        }
        p += strcspn(p, " ");
        p += strspn(p, " ");
    }
    return STATUS_OK;
}
