#include "gen/board/canon/automorphisms.h"

#include <assert.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

enum { MAX_AUTOMORPHISMS = 100 * 1000, MAX_VARIANTS = 64, MAX_REGIONS = 64 };

/* Rows and columns get their images in turn: row 1, column 1, row 2 and so on. A region (box or
 * extra house) may go to any region that all its cells so far went to. */
struct automorphisms_builder {
    const struct layout *v;
    struct automorphisms *list;
    size_t capacity;
    bool failed;
    bool transposed;
    unsigned region_count;
    uint64_t regions_of[MAX_CELLS];
    uint8_t image[2 * MAX_SIZE]; /* of row i at 2i, of column i at 2i + 1 */
    uint32_t used[2];
};

static unsigned image_cell(const struct automorphisms_builder *b, unsigned row, unsigned column)
{
    unsigned r = b->image[2 * row];
    unsigned c = b->image[2 * column + 1];
    return b->transposed ? cell_at(b->v, c, r) : cell_at(b->v, r, c);
}

static void add(struct automorphisms_builder *b)
{
    const struct layout *v = b->v;
    struct automorphisms *list = b->list;
    if (list->count == b->capacity) {
        size_t capacity = b->capacity ? 2 * b->capacity : 64;
        uint16_t *from = realloc(list->from, capacity * v->cell_count * sizeof *from);
        if (!from || capacity > 2 * MAX_AUTOMORPHISMS) {
            list->from = from ? from : list->from;
            b->failed = true;
            return;
        }
        list->from = from;
        b->capacity = capacity;
    }
    uint16_t *from = list->from + list->count++ * v->cell_count;
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        from[cell] = (uint16_t)image_cell(b, row_of(v, cell), column_of(v, cell));
    }
}

/* Is the cell's image in the same number of regions, and can each of its regions still be mapped?
 */
static bool fits(const struct automorphisms_builder *b, uint64_t goes_to[MAX_REGIONS], unsigned row,
                 unsigned column)
{
    uint64_t regions = b->regions_of[cell_at(b->v, row, column)];
    uint64_t images = b->regions_of[image_cell(b, row, column)];
    if (__builtin_popcountll(regions) != __builtin_popcountll(images)) {
        return false;
    }
    for (; regions; regions &= regions - 1) {
        unsigned region = (unsigned)__builtin_ctzll(regions);
        goes_to[region] &= images;
        if (!goes_to[region]) {
            return false;
        }
    }
    return true;
}

static void extend(struct automorphisms_builder *b, unsigned step,
                   const uint64_t goes_to[MAX_REGIONS])
{
    unsigned size = b->v->size;
    if (step == 2 * size) {
        add(b);
        return;
    }
    unsigned is_column = step % 2;
    for (unsigned image = 0; image < size && !b->failed; image++) {
        if (b->used[is_column] >> image & 1) {
            continue;
        }
        uint64_t next[MAX_REGIONS];
        memcpy(next, goes_to, sizeof next);
        b->image[step] = (uint8_t)image;
        bool good = true;
        /* All cells where this row or column crosses one that has its image. */
        unsigned crossed = is_column ? step / 2 + 1 : step / 2;
        for (unsigned i = 0; good && i < crossed; i++) {
            good = is_column ? fits(b, next, i, step / 2) : fits(b, next, step / 2, i);
        }
        if (good) {
            b->used[is_column] |= (uint32_t)1 << image;
            extend(b, step + 1, next);
            b->used[is_column] &= ~((uint32_t)1 << image);
        }
    }
}

static bool build(const struct layout *v, struct automorphisms *list)
{
    struct automorphisms_builder b = {.v = v, .list = list};
    uint64_t goes_to[MAX_REGIONS];
    b.region_count = v->house_count - 2U * v->size;
    assert(b.region_count <= MAX_REGIONS);
    memset(goes_to, 0xFF, sizeof goes_to);
    for (unsigned region = 0; region < b.region_count; region++) {
        const struct house *h = &v->house[2 * v->size + region];
        for (unsigned k = 0; k < v->size; k++) {
            b.regions_of[h->cell[k]] |= (uint64_t)1 << region;
        }
    }
    for (int transposed = 0; transposed < 2; transposed++) {
        b.transposed = transposed;
        extend(&b, 0, goes_to);
    }
    return !b.failed && list->count <= MAX_AUTOMORPHISMS;
}

const struct automorphisms *automorphisms_of(const struct layout *v)
{
    static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
    static struct {
        const struct layout *v;
        struct automorphisms list;
        bool good;
    } built[MAX_VARIANTS];
    pthread_mutex_lock(&lock);
    unsigned i = 0;
    while (i < MAX_VARIANTS && built[i].v && built[i].v != v) {
        i++;
    }
    assert(i < MAX_VARIANTS);
    if (!built[i].v) {
        built[i].good = build(v, &built[i].list);
        built[i].v = v;
    }
    pthread_mutex_unlock(&lock);
    return built[i].good ? &built[i].list : NULL;
}
