/* The tables of a layout in one block of memory: counted first, then filled. */
#include "gen/board/layout_block.h"

void *block_take(struct block_room *r, size_t size)
{
    size_t at = (r->used + 15) / 16 * 16;
    r->used = at + size;
    return r->block ? r->block + at : NULL;
}

void *block_copy(struct block_room *r, const void *from, size_t size)
{
    void *to = block_take(r, size);
    if (to) {
        memcpy(to, from, size);
    }
    return to;
}
static const char *copy_text(struct block_room *r, const char *text)
{
    return text[0] ? block_copy(r, text, strlen(text) + 1) : NULL;
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

/* Place all tables in a room; a room that only counts is not written. */
static struct built *lay_out(struct block_room *r, const struct layout_parts_state *p)
{
    const struct layout_draft *draft = p->draft;
    const struct compiled *c = p->c;
    struct built *b = block_take(r, sizeof *b);
    struct built counted;
    struct layout *v = b ? &b->v : &counted.v;
    size_t cells = draft->cell_count;
    v->regions = copy_text(r, p->regions);
    v->houses = copy_text(r, p->houses);
    v->grids = copy_text(r, p->grids);
    v->name = block_copy(r, p->name, strlen(p->name) + 1);
    v->doc = p->doc;
    v->base = p->base;
    v->cell_at = block_copy(r, draft->cell_at, draft->rows * draft->columns * sizeof *v->cell_at);
    v->row = block_copy(r, draft->row, cells);
    v->column = block_copy(r, draft->column, cells);
    uint16_t *box = block_take(r, cells * sizeof *box);
    v->box = box;
    v->house = block_copy(r, c->house, c->house_count * sizeof *v->house);
    v->group = block_copy(r, c->group, c->group_count * sizeof *v->group);
    v->house_count_of = block_copy(r, c->house_count_of, cells);
    v->all_count_of = block_copy(r, c->all_count_of, cells);
    v->house_of = block_copy(r, c->house_of, cells * sizeof *c->house_of);
    v->place_in = block_copy(r, c->place_in, cells * sizeof *c->place_in);
    v->peer_count = block_copy(r, c->peer_count, cells);
    const uint16_t **peer = block_take(r, cells * sizeof *peer);
    v->peer = peer;
    uint16_t *peers = block_take(r, c->peer_total * sizeof *peers);
    uint64_t(*sets)[PEER_SET_CELLS / 64] =
        cells > PEER_SET_CELLS ? NULL : block_take(r, cells * sizeof *sets);
    v->peer_set = (const uint64_t(*)[PEER_SET_CELLS / 64]) sets;
    uint8_t *key = block_copy(r, p->key, p->key_length);
    if (!b) {
        return NULL;
    }
    find_boxes(c, draft, box);
    for (unsigned cell = 0; cell < cells; cell++) {
        memcpy(peers, c->peer[cell], c->peer_count[cell] * sizeof *peers);
        peer[cell] = peers;
        for (unsigned i = 0; sets && i < c->peer_count[cell]; i++) {
            sets[cell][peers[i] / 64] |= (uint64_t)1 << peers[i] % 64;
        }
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

/* Named layouts are compiled into this static room when they are first used, so that running out of
 * memory cannot make one unknown. */
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

struct built *layout_block_build(struct layout_parts_state *p)
{
    static char houses[HOUSES_TEXT_SIZE];
    layout_write_houses(p->draft, houses);
    p->houses = houses;
    layout_write_grids(p->draft, p->grids, sizeof p->grids);
    layout_write_regions(p->draft, p->regions);
    struct block_room count = {0};
    lay_out(&count, p);
    struct block_room r = {.block = block_of(count.used, p->named)};
    struct built *b = r.block ? lay_out(&r, p) : NULL;
    if (b) {
        set_facts(&b->v, p);
        b->v.plan = &b->plan;
        b->v.tables = &b->tables;
        b->v.bare = &b->v;
    }
    return b;
}
