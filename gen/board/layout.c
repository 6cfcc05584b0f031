#include "gen/board/layout.h"

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "gen/board/layout_draft.h"
#include "gen/board/symmetry.h"

enum {
    BUCKETS = 1024,
    KEY_MAX = 8 + 2 * MAX_GRIDS + MAX_CELLS + MAX_EXTRA_HOUSES * 2 * (MAX_SIZE + 1)
};

/* A layout with what interning needs. All its tables lie behind it, in the same block. */
struct built {
    struct layout v;
    struct built *next;
    uint64_t hash;
    size_t key_length;
    const uint8_t *key;  /* says all that the houses depend on; NULL: one with clues */
    unsigned references; /* 0: a named row */
    struct plan_slot plan;
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

/* ---- compiling ---- */

/* The houses of a draft, in their order. */
struct compiled {
    unsigned house_count;
    unsigned group_count;
    uint16_t first_house[5];
    struct house house[MAX_HOUSES];
    struct cell_group group[MAX_EXTRA_HOUSES];
    uint8_t house_count_of[MAX_CELLS];
    uint8_t all_count_of[MAX_CELLS];
    uint16_t house_of[MAX_CELLS][MAX_HOUSES_OF_CELL];
    uint8_t place_in[MAX_CELLS][MAX_HOUSES_OF_CELL];
    unsigned peer_total;
    uint8_t peer_count[MAX_CELLS];
    uint16_t peer[MAX_CELLS][MAX_HOUSES_OF_CELL * (MAX_SIZE - 1)];
};

static bool add_house(struct compiled *c, enum house_kind kind, unsigned number, unsigned grid,
                      const uint16_t *cells, unsigned size)
{
    if (c->house_count == MAX_HOUSES) {
        return false;
    }
    struct house *h = &c->house[c->house_count++];
    h->kind = kind;
    h->number = (uint8_t)number;
    h->grid = (uint8_t)grid;
    memcpy(h->cell, cells, size * sizeof cells[0]);
    return true;
}

/* The i-th cell of the rows, columns or boxes of a grid. */
static unsigned cell_of_grid(const struct layout_draft *draft, unsigned grid, enum house_kind kind,
                             unsigned number, unsigned i)
{
    unsigned row = number;
    unsigned column = i;
    if (kind == HOUSE_COLUMN) {
        row = i;
        column = number;
    } else if (kind == HOUSE_BOX) {
        unsigned across = draft->size / draft->box_width;
        row = number / across * draft->box_height + i / draft->box_width;
        column = number % across * draft->box_width + i % draft->box_width;
    }
    return draft->cell_at[(draft->grid_at[grid].row + row) * draft->columns +
                          draft->grid_at[grid].column + column];
}

/* Is there a box already with the same first cell? Boxes overlap as wholes. */
static bool is_shared_box(const struct compiled *c, const uint16_t *cells)
{
    for (unsigned h = c->first_house[HOUSE_BOX]; h < c->house_count; h++) {
        if (c->house[h].cell[0] == cells[0]) {
            return true;
        }
    }
    return false;
}

static bool add_kind(struct compiled *c, const struct layout_draft *draft, enum house_kind kind)
{
    c->first_house[kind] = (uint16_t)c->house_count;
    if (kind == HOUSE_BOX && !draft->boxed && !draft->has_regions) {
        return true;
    }
    for (unsigned grid = 0; grid < draft->grid_count; grid++) {
        for (unsigned number = 0; number < draft->size; number++) {
            uint16_t cells[MAX_SIZE];
            unsigned count = 0;
            if (kind == HOUSE_BOX && draft->has_regions) {
                for (unsigned cell = 0; cell < draft->cell_count; cell++) {
                    if (draft->region[cell] == number) {
                        cells[count++] = (uint16_t)cell;
                    }
                }
            } else {
                for (; count < draft->size; count++) {
                    cells[count] = (uint16_t)cell_of_grid(draft, grid, kind, number, count);
                }
            }
            if (!(kind == HOUSE_BOX && is_shared_box(c, cells)) &&
                !add_house(c, kind, number, grid, cells, draft->size)) {
                return false;
            }
        }
    }
    return true;
}

static bool add_extra(struct compiled *c, const struct layout_draft *draft)
{
    c->first_house[HOUSE_EXTRA] = (uint16_t)c->house_count;
    for (unsigned i = 0; i < draft->extra_count; i++) {
        const struct draft_house *extra = &draft->extra[i];
        if (extra->count == draft->size) {
            if (!add_house(c, HOUSE_EXTRA, i, 0, extra->cell, extra->count)) {
                return false;
            }
            continue;
        }
        if (c->house_count + c->group_count == MAX_HOUSES) {
            return false;
        }
        struct cell_group *g = &c->group[c->group_count++];
        g->number = (uint8_t)i;
        g->count = (uint8_t)extra->count;
        memcpy(g->cell, extra->cell, extra->count * sizeof extra->cell[0]);
    }
    return true;
}

/* False: a cell has too many houses; *bad is it. */
static bool find_houses_of_cells(struct compiled *c, const struct layout_draft *draft,
                                 unsigned *bad)
{
    memset(c->all_count_of, 0, sizeof c->all_count_of);
    for (unsigned h = 0; h < c->house_count + c->group_count; h++) {
        bool whole = h < c->house_count;
        const struct cell_group *g = &c->group[whole ? 0 : h - c->house_count];
        const uint16_t *cells = whole ? c->house[h].cell : g->cell;
        unsigned count = whole ? draft->size : g->count;
        for (unsigned i = 0; i < count; i++) {
            unsigned cell = cells[i];
            unsigned k = c->all_count_of[cell]++;
            if (k == MAX_HOUSES_OF_CELL) {
                *bad = cell;
                return false;
            }
            c->house_of[cell][k] = (uint16_t)h;
            c->place_in[cell][k] = (uint8_t)i;
        }
        if (h + 1 == c->house_count) {
            memcpy(c->house_count_of, c->all_count_of, sizeof c->house_count_of);
        }
    }
    return true;
}

static void find_peers(struct compiled *c, const struct layout_draft *draft)
{
    c->peer_total = 0;
    for (unsigned cell = 0; cell < draft->cell_count; cell++) {
        uint64_t is_peer[(MAX_CELLS + 63) / 64] = {0};
        for (unsigned k = 0; k < c->all_count_of[cell]; k++) {
            unsigned h = c->house_of[cell][k];
            bool whole = h < c->house_count;
            const struct cell_group *g = &c->group[whole ? 0 : h - c->house_count];
            const uint16_t *cells = whole ? c->house[h].cell : g->cell;
            unsigned count = whole ? draft->size : g->count;
            for (unsigned i = 0; i < count; i++) {
                is_peer[cells[i] / 64] |= (uint64_t)1 << cells[i] % 64;
            }
        }
        is_peer[cell / 64] &= ~((uint64_t)1 << cell % 64);
        unsigned count = 0;
        for (unsigned word = 0; word <= (draft->cell_count - 1) / 64; word++) {
            for (uint64_t rest = is_peer[word]; rest; rest &= rest - 1) {
                c->peer[cell][count++] = (uint16_t)(64 * word + (unsigned)__builtin_ctzll(rest));
            }
        }
        c->peer_count[cell] = (uint8_t)count;
        c->peer_total += count;
    }
}

static bool compile(struct compiled *c, const struct layout_draft *draft, const struct diag_at *at,
                    struct diag *d)
{
    c->house_count = c->group_count = 0;
    if (!add_kind(c, draft, HOUSE_ROW) || !add_kind(c, draft, HOUSE_COLUMN) ||
        !add_kind(c, draft, HOUSE_BOX) || !add_extra(c, draft)) {
        diag_error(d, at, "the board has more than %d houses", MAX_HOUSES);
        return false;
    }
    c->first_house[4] = (uint16_t)c->house_count;
    unsigned bad;
    if (!find_houses_of_cells(c, draft, &bad)) {
        diag_error(d, at, "r%uc%u is in more than %d houses", draft->row[bad] + 1U,
                   draft->column[bad] + 1U, MAX_HOUSES_OF_CELL);
        return false;
    }
    find_peers(c, draft);
    return true;
}

/* ---- texts ---- */

enum { HOUSES_TEXT_SIZE = MAX_EXTRA_HOUSES * (MAX_CELLS + 1) + 1 };

/* The extra houses as maps, as few as that takes in their order: one that meets a house of a map
 * goes to a later one. Empty where there are none. */
static void write_houses(const struct layout_draft *draft, char text[HOUSES_TEXT_SIZE])
{
    size_t width = draft->cell_count + 1U;
    unsigned maps = 0;
    bool done[MAX_EXTRA_HOUSES] = {false};
    text[0] = '\0';
    for (unsigned left = draft->extra_count; left > 0; maps++) {
        char *map = text + maps * width;
        memset(map, '.', draft->cell_count);
        map[draft->cell_count] = '\0';
        if (maps > 0) {
            map[-1] = ',';
        }
        unsigned letters = 0;
        for (unsigned i = 0; i < draft->extra_count && letters < 52; i++) {
            const struct draft_house *house = &draft->extra[i];
            bool free_cells = !done[i];
            for (unsigned k = 0; k < house->count; k++) {
                free_cells &= map[house->cell[k]] == '.';
            }
            for (unsigned k = 0; free_cells && k < house->count; k++) {
                map[house->cell[k]] = (char)(letters < 26 ? 'a' + letters : 'A' + letters - 26);
            }
            done[i] |= free_cells;
            letters += free_cells;
            left -= free_cells;
        }
    }
}

static void write_grids(const struct layout_draft *draft, char *text, size_t size)
{
    size_t length = 0;
    text[0] = '\0';
    for (unsigned i = 0; draft->grid_count > 1 && i < draft->grid_count; i++) {
        length += (size_t)snprintf(text + length, size - length, "%sr%uc%u", i ? "," : "",
                                   draft->grid_at[i].row + 1U, draft->grid_at[i].column + 1U);
    }
}

static void write_regions(const struct layout_draft *draft, char text[MAX_CELLS + 1])
{
    unsigned count = draft->has_regions ? draft->cell_count : 0;
    for (unsigned cell = 0; cell < count; cell++) {
        text[cell] = (char)('A' + draft->region[cell]);
    }
    text[count] = '\0';
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

struct room {
    uint8_t *block; /* NULL: only counted */
    size_t used;
};

static void *room_for(struct room *r, size_t size)
{
    size_t at = (r->used + 15) / 16 * 16;
    r->used = at + size;
    return r->block ? r->block + at : NULL;
}

static void *copy_to(struct room *r, const void *from, size_t size)
{
    void *to = room_for(r, size);
    if (to) {
        memcpy(to, from, size);
    }
    return to;
}

struct layout_parts_state {
    const struct layout_draft *draft;
    const struct compiled *c;
    const uint8_t *key;
    size_t key_length;
    const char *name;
    const char *doc;
    const char *base;
    bool named;
    const char *houses;
    char grids[MAX_GRIDS * 8 + 1];
    char regions[MAX_CELLS + 1];
};

static const char *copy_text(struct room *r, const char *text)
{
    return text[0] ? copy_to(r, text, strlen(text) + 1) : NULL;
}

static void find_boxes(const struct compiled *c, const struct layout_draft *draft, uint16_t *box)
{
    for (unsigned cell = 0; cell < draft->cell_count; cell++) {
        box[cell] = LAYOUT_NO_CELL;
    }
    for (unsigned h = c->first_house[HOUSE_BOX]; h < c->first_house[HOUSE_EXTRA]; h++) {
        for (unsigned i = 0; i < draft->size; i++) {
            box[c->house[h].cell[i]] = (uint16_t)(h - c->first_house[HOUSE_BOX]);
        }
    }
}

/* Lay all out in a room; nothing is written where it only counts. */
static struct built *lay_out(struct room *r, const struct layout_parts_state *p)
{
    const struct layout_draft *draft = p->draft;
    const struct compiled *c = p->c;
    struct built *b = room_for(r, sizeof *b);
    struct built counted;
    struct layout *v = b ? &b->v : &counted.v;
    size_t cells = draft->cell_count;
    v->regions = copy_text(r, p->regions);
    v->houses = copy_text(r, p->houses);
    v->grids = copy_text(r, p->grids);
    v->name = copy_to(r, p->name, strlen(p->name) + 1);
    v->doc = p->doc;
    v->base = p->base;
    v->cell_at = copy_to(r, draft->cell_at, draft->rows * draft->columns * sizeof *v->cell_at);
    v->row = copy_to(r, draft->row, cells);
    v->column = copy_to(r, draft->column, cells);
    uint16_t *box = room_for(r, cells * sizeof *box);
    v->box = box;
    v->house = copy_to(r, c->house, c->house_count * sizeof *v->house);
    v->group = copy_to(r, c->group, c->group_count * sizeof *v->group);
    v->house_count_of = copy_to(r, c->house_count_of, cells);
    v->all_count_of = copy_to(r, c->all_count_of, cells);
    v->house_of = copy_to(r, c->house_of, cells * sizeof *c->house_of);
    v->place_in = copy_to(r, c->place_in, cells * sizeof *c->place_in);
    v->peer_count = copy_to(r, c->peer_count, cells);
    const uint16_t **peer = room_for(r, cells * sizeof *peer);
    v->peer = peer;
    uint16_t *peers = room_for(r, c->peer_total * sizeof *peers);
    uint8_t *key = copy_to(r, p->key, p->key_length);
    if (!b) {
        return NULL;
    }
    find_boxes(c, draft, box);
    for (unsigned cell = 0; cell < cells; cell++) {
        memcpy(peers, c->peer[cell], c->peer_count[cell] * sizeof *peers);
        peer[cell] = peers;
        peers += c->peer_count[cell];
    }
    b->key = key;
    b->key_length = p->key_length;
    return b;
}

static void set_facts(struct layout *v, const struct layout_parts_state *p)
{
    const struct layout_draft *draft = p->draft;
    const struct compiled *c = p->c;
    v->size = (uint8_t)draft->size;
    v->box_width = (uint8_t)draft->box_width;
    v->box_height = (uint8_t)draft->box_height;
    v->plain = draft->boxed && draft->grid_count == 1 && draft->extra_count == 0;
    v->classic = v->plain && draft->size == 9 && draft->box_width == 3;
    v->jigsaw = draft->has_regions;
    v->named = p->named;
    v->grid_count = (uint8_t)draft->grid_count;
    memcpy(v->grid_at, draft->grid_at, sizeof v->grid_at);
    v->frame_rows = (uint8_t)draft->rows;
    v->frame_columns = (uint8_t)draft->columns;
    v->cell_count = (uint16_t)draft->cell_count;
    v->house_count = (uint16_t)c->house_count;
    v->group_count = (uint16_t)c->group_count;
    memcpy(v->first_house, c->first_house, sizeof v->first_house);
    for (unsigned m = 0; m < MOVEMENT_COUNT; m++) {
        bool stays = true;
        for (unsigned cell = 0; stays && cell < v->cell_count; cell++) {
            stays = movement_of(v, m, cell) != LAYOUT_NO_CELL;
        }
        v->movements |= (uint8_t)((unsigned)stays << m);
    }
}

/* The named layouts lie here, as far as they are asked for, so that no lack of memory can make one
 * unknown. */
enum { NAMED_ROOM = 1 << 22 };
static _Alignas(16) uint8_t named_room[NAMED_ROOM];
static size_t named_room_used;

static void *block_of(size_t size, bool is_named)
{
    if (!is_named) {
        return calloc(1, size);
    }
    void *block = named_room + named_room_used;
    named_room_used += (size + 15) / 16 * 16;
    assert(named_room_used <= NAMED_ROOM);
    return block;
}

/* The lock is held. NULL: out of memory. */
static struct built *build(struct layout_parts_state *p)
{
    static char houses[HOUSES_TEXT_SIZE];
    write_houses(p->draft, houses);
    p->houses = houses;
    write_grids(p->draft, p->grids, sizeof p->grids);
    write_regions(p->draft, p->regions);
    struct room count = {0};
    lay_out(&count, p);
    struct room r = {.block = block_of(count.used, p->named)};
    struct built *b = r.block ? lay_out(&r, p) : NULL;
    if (b) {
        set_facts(&b->v, p);
        b->v.plan = &b->plan;
        b->v.bare = &b->v;
    }
    return b;
}

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
    if (!compile(&c, draft, at, d)) {
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
    struct built *b = build(&p);
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
    if (!made) {
        fprintf(stderr, "nonet: the table of layouts is wrong: %s\n", name);
        abort();
    }
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

/* Build the named layouts whose keys have this hash: one of another definition may say the same as
 * one of them. The lock is held. */
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

/* ---- clues ---- */

enum { MAX_PEERS = UINT8_MAX, PEER_WORDS = (MAX_CELLS + 63) / 64 };

struct unequal {
    size_t total; /* of all cells' peers, at most */
    uint64_t is_peer[MAX_CELLS][PEER_WORDS];
};

/* Who is whose peer, by base's houses and the unequal pairs. More than can be counted are not taken
 * in: solvers look at the clue itself too. */
static void find_unequal(const struct layout *base, const struct layout_clues *clues,
                         struct unequal *out)
{
    uint16_t count[MAX_CELLS];
    uint64_t(*is_peer)[PEER_WORDS] = out->is_peer;
    out->total = 2 * clues->unequal_count;
    memset(is_peer, 0, base->cell_count * sizeof is_peer[0]);
    for (size_t cell = 0; cell < base->cell_count; cell++) {
        count[cell] = base->peer_count[cell];
        out->total += base->peer_count[cell];
        for (unsigned i = 0; i < base->peer_count[cell]; i++) {
            is_peer[cell][base->peer[cell][i] / 64] |= (uint64_t)1 << base->peer[cell][i] % 64;
        }
    }
    for (size_t i = 0; i < clues->unequal_count; i++) {
        unsigned one = clues->unequal[i][0];
        unsigned other = clues->unequal[i][1];
        bool known = is_peer[one][other / 64] >> other % 64 & 1;
        if (!known && count[one] < MAX_PEERS && count[other] < MAX_PEERS) {
            is_peer[one][other / 64] |= (uint64_t)1 << other % 64;
            is_peer[other][one / 64] |= (uint64_t)1 << one % 64;
            count[one]++;
            count[other]++;
        }
    }
}

static void add_unequal(struct room *r, struct layout *v, const struct unequal *unequal)
{
    const struct layout *base = v->bare;
    size_t cells = base->cell_count;
    size_t words = (cells + 63) / 64;
    uint8_t *count = room_for(r, cells);
    const uint16_t **peer = room_for(r, cells * sizeof *peer);
    uint16_t *peers = room_for(r, unequal->total * sizeof *peers);
    for (size_t cell = 0; r->block && cell < cells; cell++) {
        unsigned k = 0;
        peer[cell] = peers;
        for (size_t word = 0; word < words; word++) {
            for (uint64_t rest = unequal->is_peer[cell][word]; rest; rest &= rest - 1) {
                peers[k++] = (uint16_t)(64 * word + (unsigned)__builtin_ctzll(rest));
            }
        }
        count[cell] = (uint8_t)k;
        peers += k;
    }
    v->peer_count = count;
    v->peer = peer;
}

static struct built *lay_clues_out(struct room *r, const struct layout *base,
                                   const struct layout_clues *clues, const struct unequal *unequal)
{
    const char *name = clues->name ? clues->name : base->name;
    struct built *b = room_for(r, sizeof *b);
    struct built counted;
    struct layout *v = b ? &b->v : &counted.v;
    *v = *base;
    v->bare = base;
    v->name = copy_to(r, name, strlen(name) + 1);
    add_unequal(r, v, unequal);
    return b;
}

/* The lock is held. */
static struct built *find_clued(const struct layout *base, const struct layout_clues *clues,
                                uint64_t hash)
{
    struct built *b = table.bucket[hash % BUCKETS];
    while (b && (b->hash != hash || b->v.bare != base || !b->v.clues ||
                 clues->calls->compare(b->v.clues, clues->set) != 0)) {
        b = b->next;
    }
    if (b) {
        b->references++;
    }
    return b;
}

static struct built *build_clued(const struct layout *base, const struct layout_clues *clues,
                                 uint64_t hash)
{
    struct unequal unequal;
    struct room count = {0};
    find_unequal(base, clues, &unequal);
    lay_clues_out(&count, base, clues, &unequal);
    struct room r = {.block = calloc(1, count.used)};
    struct built *b = r.block ? lay_clues_out(&r, base, clues, &unequal) : NULL;
    if (b) {
        b->hash = hash;
        b->references = 1;
        b->v.doc = clues->doc ? clues->doc : base->doc;
        b->v.classic = b->v.plain = b->v.named = false;
        b->v.clues = clues->set;
        b->v.clue_calls = clues->calls;
        b->v.clues_bind_digits = clues->bind_digits;
        b->v.plan = &b->plan;
    }
    return b;
}

const struct layout *layout_with_clues(const struct layout *base, const struct layout_clues *clues)
{
    assert(!base->clues);
    uint64_t hash = (clues->hash ^ base->serial) * 1099511628211ULL;
    pthread_mutex_lock(&table.lock);
    struct built *known = find_clued(base, clues, hash);
    pthread_mutex_unlock(&table.lock);
    struct built *made = known ? NULL : build_clued(base, clues, hash);
    if (made) {
        layout_keep(base);
        pthread_mutex_lock(&table.lock);
        known = find_clued(base, clues, hash); /* another thread may have made it meanwhile */
        if (!known) {
            made->v.serial = ++table.serial;
            made->next = table.bucket[hash % BUCKETS];
            table.bucket[hash % BUCKETS] = made;
            table.count++;
        }
        pthread_mutex_unlock(&table.lock);
    }
    if (known || !made) {
        clues->calls->drop(clues->set);
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
    void *tables = last ? atomic_load(&b->plan.tables) : NULL;
    if (tables) {
        void (*drop)(void *) = atomic_load(&b->plan.drop);
        drop(tables);
    }
    if (last && v->clues) {
        v->clue_calls->drop(v->clues);
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
