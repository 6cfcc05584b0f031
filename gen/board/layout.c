#include "gen/board/layout.h"

#include "gen/board/layout_block.h"

enum {
    BUCKETS = 1024,
    KEY_MAX = 8 + 2 * MAX_GRIDS + MAX_CELLS + MAX_EXTRA_HOUSES * 2 * (MAX_SIZE + 1)
};

static struct {
    pthread_mutex_t lock;
    size_t count; /* of those that are counted */
    uint64_t serial;
    struct built *bucket[BUCKETS];
} table = {.lock = PTHREAD_MUTEX_INITIALIZER};

/* The named rows, then the maps, each built when it is first asked for. */
enum { MAX_NAMED = 256 };
static _Atomic(const struct layout *) named[MAX_NAMED];

static size_t make_key(const struct layout_draft *draft, uint8_t key[KEY_MAX])
{
    size_t length = 0;
    key[length++] = (uint8_t)draft->size;
    key[length++] = (uint8_t)draft->box_width;
    key[length++] = (uint8_t)(draft->box_height | (draft->boxed ? 0x40U : 0U) |
                              (draft->has_regions ? 0x80U : 0U));
    key[length++] = (uint8_t)draft->grid_count;
    for (unsigned i = 0; i < draft->grid_count; i++) {
        key[length++] = draft->grid_at[i].row;
        key[length++] = draft->grid_at[i].column;
    }
    for (unsigned cell = 0; draft->has_regions && cell < draft->cell_count; cell++) {
        key[length++] = draft->region[cell];
    }
    for (unsigned i = 0; i < draft->extra_count; i++) {
        const struct draft_house *house = &draft->extra[i];
        key[length++] = (uint8_t)house->count;
        for (unsigned k = 0; k < house->count; k++) {
            key[length++] = (uint8_t)(house->cell[k] >> 8);
            key[length++] = (uint8_t)house->cell[k];
        }
    }
    return length;
}

/* FNV-1a, 64 bits (G. Fowler, L. C. Noll, K.-P. Vo). */
static uint64_t hash_of(const uint8_t *bytes, size_t length)
{
    uint64_t hash = 14695981039346656037ULL;
    for (size_t i = 0; i < length; i++) {
        hash = (hash ^ bytes[i]) * 1099511628211ULL;
    }
    return hash;
}

/* The row that has the draft's grids and boxes, but no houses more and one grid. */
static const struct layout_row *base_row(const struct layout_draft *draft)
{
    for (size_t i = 0; i < layout_row_count; i++) {
        const struct layout_row *row = &layout_rows[i];
        if (!row->houses && !row->grids && (row->size == 0) == draft->boxed &&
            (draft->boxed
                 ? row->box_width == draft->box_width && row->box_height == draft->box_height
                 : row->size == draft->size && (row->name[0] == 'j') == draft->has_regions)) {
            return row;
        }
    }
    assert(false);
    return &layout_rows[0];
}

/* ---- the block ---- */

/* ---- the table ---- */

static struct built *find_built(uint64_t hash, const uint8_t *key, size_t length)
{
    struct built *b = table.bucket[hash % BUCKETS];
    while (b && (b->hash != hash || b->key_length != length || memcmp(b->key, key, length) != 0)) {
        b = b->next;
    }
    return b;
}

/* The draft's layout, built and put into the table, which does not have it; NULL: reported. The
 * lock is held. */
static struct built *add_built(const struct layout_draft *draft, const char *name, const char *doc,
                               const struct diag_at *at, struct diag *d)
{
    static uint8_t key[KEY_MAX];
    static struct compiled c;
    if (!layout_compile(&c, draft, at, d)) {
        return NULL;
    }
    const struct layout_row *base = base_row(draft);
    struct layout_parts_state p = {.draft = draft,
                                   .c = &c,
                                   .key = key,
                                   .key_length = make_key(draft, key),
                                   .name = name ? name : base->name,
                                   .doc = name ? doc : base->doc,
                                   .base = base->name,
                                   .named = name != NULL};
    struct built *b = layout_block_build(&p);
    if (!b) {
        diag_error(d, at, OUT_OF_MEMORY);
        return NULL;
    }
    b->hash = hash_of(key, p.key_length);
    b->v.serial = ++table.serial;
    b->next = table.bucket[b->hash % BUCKETS];
    table.bucket[b->hash % BUCKETS] = b;
    return b;
}

/* ---- the named ones ---- */

static size_t named_count(void)
{
    assert(layout_row_count + region_map_count <= MAX_NAMED);
    return layout_row_count + region_map_count;
}

/* The map of a named layout; NULL: it is a row. */
static const struct region_map *named_map(size_t i)
{
    return i < layout_row_count ? NULL : &region_maps[i - layout_row_count];
}

/* A jigsaw's row has its size's first map. */
static size_t named_itself(size_t i)
{
    size_t k = layout_row_count;
    if (i >= k || strncmp(layout_rows[i].name, "jigsaw", 6) != 0) {
        return i;
    }
    while (named_map(k)->size != layout_rows[i].size) {
        k++;
    }
    return k;
}

static void name_layout(size_t i, char name[LAYOUT_NAME_SIZE])
{
    const struct region_map *map = named_map(i);
    if (map) {
        snprintf(name, LAYOUT_NAME_SIZE, "jigsaw-%u:%s", map->size, map->name);
    } else {
        snprintf(name, LAYOUT_NAME_SIZE, "%s", layout_rows[i].name);
    }
}

/* The draft of a named layout, and the hash of its key. */
static uint64_t draft_named(size_t i, struct layout_draft *draft)
{
    uint8_t key[KEY_MAX];
    char name[LAYOUT_NAME_SIZE];
    struct diag d = {0};
    name_layout(i, name);
    struct layout_definition definition = {.name = name};
    bool made = layout_draft_make(draft, &definition, NULL, &d);
    assert(made); /* the table's rows are right: a test builds each */
    (void)made;
    return hash_of(key, make_key(draft, key));
}

/* A named layout. The lock is held. */
static const struct layout *named_locked(size_t i)
{
    static struct layout_draft draft;
    size_t itself = named_itself(i);
    char name[LAYOUT_NAME_SIZE];
    struct diag d = {0};
    if (!named[itself]) {
        name_layout(itself, name);
        (void)draft_named(itself, &draft);
        const struct region_map *map = named_map(itself);
        struct built *b =
            add_built(&draft, name, map ? map->doc : layout_rows[itself].doc, NULL, &d);
        assert(b);
        named[itself] = &b->v;
    }
    named[i] = named[itself];
    return named[i];
}

static const struct layout *named_at(size_t i)
{
    const struct layout *v = named[i];
    if (!v) {
        pthread_mutex_lock(&table.lock);
        v = named_locked(i);
        pthread_mutex_unlock(&table.lock);
    }
    return v;
}

/* Build the named layouts whose definitions have this hash, since an unnamed definition may be
 * equal to one of them. The lock is held. */
static void build_named_like(uint64_t hash)
{
    static uint64_t hashes[MAX_NAMED];
    static struct layout_draft draft;
    static bool known;
    for (size_t i = 0; i < named_count(); i++) {
        if (named_itself(i) != i) {
            continue;
        }
        hashes[i] = known ? hashes[i] : draft_named(i, &draft);
        if (hashes[i] == hash) {
            (void)named_locked(i);
        }
    }
    known = true;
}

/* The draft's layout, found or built; NULL: reported. The lock is held. */
static struct built *intern(const struct layout_draft *draft, const struct diag_at *at,
                            struct diag *d)
{
    uint8_t key[KEY_MAX];
    size_t length = make_key(draft, key);
    uint64_t hash = hash_of(key, length);
    struct built *b = find_built(hash, key, length);
    if (!b) {
        build_named_like(hash);
        b = find_built(hash, key, length);
    }
    return b ? b : add_built(draft, NULL, NULL, at, d);
}

const struct layout *layout_build(const struct layout_definition *definition,
                                  const struct diag_at *at, struct diag *d)
{
    struct layout_draft draft;
    bool alone =
        definition->name && !definition->regions && !definition->houses && !definition->grids;
    const struct layout *v = alone ? variant_find(definition->name) : NULL;
    if (v) {
        return v;
    }
    if (!layout_draft_make(&draft, definition, at, d)) {
        return NULL;
    }
    pthread_mutex_lock(&table.lock);
    struct built *b = intern(&draft, at, d);
    if (b && !b->v.named) {
        table.count += b->references == 0;
        b->references++;
    }
    pthread_mutex_unlock(&table.lock);
    return b ? &b->v : NULL;
}

/* ---- constraints ---- */

/* The lock is held. */
static struct built *find_constrained(const struct layout *base,
                                      const struct layout_constraints *constraints, uint64_t hash)
{
    struct built *b = table.bucket[hash % BUCKETS];
    while (b && (b->hash != hash || b->v.bare != base || !b->v.constraints ||
                 constraints->calls->compare(b->v.constraints, constraints->set) != 0)) {
        b = b->next;
    }
    if (b) {
        b->references++;
    }
    return b;
}

const struct layout *layout_with_constraints(const struct layout *base,
                                             const struct layout_constraints *constraints)
{
    assert(!base->constraints);
    /* From what both hold, not from when they were made: puzzles' IDs rest on it. */
    const uint64_t base_hash = ((const struct built *)(const void *)base)->hash;
    uint64_t hash = (constraints->hash ^ base_hash) * 1099511628211ULL;
    pthread_mutex_lock(&table.lock);
    struct built *known = find_constrained(base, constraints, hash);
    pthread_mutex_unlock(&table.lock);
    struct built *made = known ? NULL : layout_block_build_constrained(base, constraints, hash);
    if (made) {
        layout_keep(base);
        pthread_mutex_lock(&table.lock);
        known = find_constrained(base, constraints,
                                 hash); /* another thread may have made it meanwhile */
        if (!known) {
            made->v.serial = ++table.serial;
            made->next = table.bucket[hash % BUCKETS];
            table.bucket[hash % BUCKETS] = made;
            table.count++;
        }
        pthread_mutex_unlock(&table.lock);
    }
    if (known || !made) {
        constraints->calls->drop(constraints->set);
    }
    if (known && made) {
        layout_drop(base);
        free(made);
    }
    return known ? &known->v : made ? &made->v : NULL;
}

const struct layout *layout_keep(const struct layout *v)
{
    if (v && !v->named) {
        struct built *b = (struct built *)(uintptr_t)v;
        pthread_mutex_lock(&table.lock);
        b->references++;
        pthread_mutex_unlock(&table.lock);
    }
    return v;
}

void layout_drop(const struct layout *v)
{
    if (!v || v->named) {
        return;
    }
    struct built *b = (struct built *)(uintptr_t)v;
    pthread_mutex_lock(&table.lock);
    assert(b->references > 0);
    bool last = --b->references == 0;
    if (last) {
        struct built **at = &table.bucket[b->hash % BUCKETS];
        while (*at != b) {
            at = &(*at)->next;
        }
        *at = b->next;
        table.count--;
    }
    pthread_mutex_unlock(&table.lock);
    if (last) {
        plan_slot_drop(&b->plan);
        plan_slot_drop(&b->tables);
    }
    if (last && v->constraints) {
        v->constraint_calls->drop(v->constraints);
        layout_drop(v->bare);
    }
    if (last) {
        free(b);
    }
}

uint64_t layout_hash(const struct layout *v)
{
    return !v || (v->named && !v->jigsaw) ? 0 : ((const struct built *)(const void *)v)->hash;
}

size_t layout_built_count(void)
{
    pthread_mutex_lock(&table.lock);
    size_t count = table.count;
    pthread_mutex_unlock(&table.lock);
    return count;
}

size_t variant_count(void)
{
    return layout_row_count;
}

const char *variant_choice(size_t index)
{
    return index < layout_row_count ? layout_rows[index].name : NULL;
}

const char *variant_doc(size_t index)
{
    return layout_rows[index].doc;
}

const struct layout *variant_at(size_t index)
{
    assert(index < layout_row_count);
    return named_at(index);
}

const struct layout *variant_find(const char *name)
{
    char known[LAYOUT_NAME_SIZE];
    for (size_t i = 0; i < named_count(); i++) {
        name_layout(i, known);
        if (named_itself(i) == i && strcmp(known, name) == 0) {
            return named_at(i);
        }
    }
    return NULL;
}

const char *variant_map_choice(size_t index)
{
    return index < region_map_count ? named_at(layout_row_count + index)->name : NULL;
}

const struct layout *variant_of_cells(size_t cell_count)
{
    for (size_t i = 0; i < layout_row_count; i++) {
        const struct layout_row *row = &layout_rows[i];
        size_t size = (size_t)row->box_width * row->box_height;
        if (!row->size && !row->houses && !row->grids && size * size == cell_count) {
            return named_at(i);
        }
    }
    return NULL;
}
