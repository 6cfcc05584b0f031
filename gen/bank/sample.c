/* The random order of BANK_ORDER_SAMPLE. */
#include "gen/bank/bank_private.h"

/* splitmix64's finalizer (G. L. Steele, D. Lea, C. H. Flood, 2014). */
static uint64_t mix(uint64_t x)
{
    x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9ULL;
    x = (x ^ (x >> 27)) * 0x94D049BB133111EBULL;
    return x ^ (x >> 31);
}

int64_t bank_sample_key(const char *canonical)
{
    uint64_t hash = 0;
    for (const char *p = canonical; *p; p++) {
        hash = mix(hash + (unsigned char)*p + 0x9E3779B97F4A7C15ULL);
    }
    return (int64_t)(hash >> 1);
}

/* sample(key, seed): the place of a puzzle in the random order of a seed. */
static void sample(sqlite3_context *context, int count, sqlite3_value **values)
{
    (void)count;
    uint64_t key = (uint64_t)sqlite3_value_int64(values[0]);
    uint64_t seed = (uint64_t)sqlite3_value_int64(values[1]);
    sqlite3_result_int64(context, (int64_t)(mix(key ^ mix(seed + 1)) >> 1));
}

enum status bank_add_sample(struct bank *b, struct diag *d)
{
    return sqlite3_create_function(b->db, "sample", 2, SQLITE_UTF8 | SQLITE_DETERMINISTIC, NULL,
                                   sample, NULL, NULL) == SQLITE_OK
               ? STATUS_OK
               : bank_fail(b, CANNOT_USE_BANK, d);
}
