#include "gen/board/board.h"

#include <assert.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Extra houses are drawn as maps, one character a cell: '.' none, else the house's letter. */
struct variant_row {
    const char *name;
    uint8_t box_width;
    uint8_t box_height;
    bool diagonals;
    const char *extra_map;
    const char *doc;
};

static const struct variant_row rows[] = {
    {"classic", 3, 3, false, NULL, "9x9 with 3x3 boxes"},
    {"4x4", 2, 2, false, NULL, "4x4 with 2x2 boxes"},
    {"6x6", 3, 2, false, NULL, "6x6 with boxes three wide and two high"},
    {"8x8", 4, 2, false, NULL, "8x8 with boxes four wide and two high"},
    {"10x10", 5, 2, false, NULL, "10x10 with boxes five wide and two high"},
    {"12x12", 4, 3, false, NULL, "12x12 with boxes four wide and three high"},
    {"15x15", 5, 3, false, NULL, "15x15 with boxes five wide and three high"},
    {"16x16", 4, 4, false, NULL, "16x16 with 4x4 boxes"},
    {"20x20", 5, 4, false, NULL, "20x20 with boxes five wide and four high"},
    {"25x25", 5, 5, false, NULL, "25x25 with 5x5 boxes"},
    {"x", 3, 3, true, NULL, "9x9, both diagonals are houses too"},
    {"hyper", 3, 3, false,
     "........."
     ".aaa.bbb."
     ".aaa.bbb."
     ".aaa.bbb."
     "........."
     ".ccc.ddd."
     ".ccc.ddd."
     ".ccc.ddd."
     ".........",
     "9x9 with four inner boxes (windoku)"},
    {"centre-dot", 3, 3, false,
     "........."
     ".a..a..a."
     "........."
     "........."
     ".a..a..a."
     "........."
     "........."
     ".a..a..a."
     ".........",
     "9x9, the boxes' centre cells are a house"},
    {"asterisk", 3, 3, false,
     "........."
     "....a...."
     "..a...a.."
     "........."
     ".a..a..a."
     "........."
     "..a...a.."
     "....a...."
     ".........",
     "9x9, nine cells in the shape of an asterisk are a house"},
    {"disjoint", 3, 3, false,
     "abcabcabc"
     "defdefdef"
     "ghighighi"
     "abcabcabc"
     "defdefdef"
     "ghighighi"
     "abcabcabc"
     "defdefdef"
     "ghighighi",
     "9x9, cells in the same place of their boxes are a house"},
};

enum { VARIANT_COUNT = sizeof rows / sizeof rows[0] };

/* Built once, constant after. */
static struct variant variants[VARIANT_COUNT];
static struct plan_slot slots[VARIANT_COUNT];
static pthread_once_t once = PTHREAD_ONCE_INIT;

static struct house *add_house(struct variant *v, enum house_kind kind, unsigned number)
{
    assert(v->house_count < MAX_HOUSES);
    struct house *h = &v->house[v->house_count++];
    h->kind = kind;
    h->number = (uint8_t)number;
    return h;
}

static void add_lines(struct variant *v)
{
    unsigned size = v->size;
    for (unsigned r = 0; r < size; r++) {
        struct house *h = add_house(v, HOUSE_ROW, r);
        for (unsigned c = 0; c < size; c++) {
            h->cell[c] = (uint16_t)(r * size + c);
        }
    }
    for (unsigned c = 0; c < size; c++) {
        struct house *h = add_house(v, HOUSE_COLUMN, c);
        for (unsigned r = 0; r < size; r++) {
            h->cell[r] = (uint16_t)(r * size + c);
        }
    }
}

static void add_boxes(struct variant *v)
{
    unsigned size = v->size;
    unsigned boxes_across = size / v->box_width;
    for (unsigned b = 0; b < size; b++) {
        struct house *h = add_house(v, HOUSE_BOX, b);
        unsigned top = b / boxes_across * v->box_height;
        unsigned left = b % boxes_across * v->box_width;
        for (unsigned i = 0; i < size; i++) {
            h->cell[i] = (uint16_t)((top + i / v->box_width) * size + left + i % v->box_width);
        }
    }
}

/* A house for each letter of the map. */
static void add_map(struct variant *v, enum house_kind kind, unsigned number, const char *map)
{
    for (char letter = 'a'; strchr(map, letter); letter++) {
        struct house *h = add_house(v, kind, number++);
        unsigned count = 0;
        for (unsigned cell = 0; cell < v->cell_count; cell++) {
            if (map[cell] == letter) {
                assert(count < v->size);
                h->cell[count++] = (uint16_t)cell;
            }
        }
        assert(count == v->size);
    }
}

static void add_extra_houses(struct variant *v, const struct variant_row *row)
{
    unsigned size = v->size;
    unsigned number = 0;
    for (unsigned down = 0; row->diagonals && down < 2; down++) {
        struct house *h = add_house(v, HOUSE_EXTRA, number++);
        for (unsigned r = 0; r < size; r++) {
            h->cell[r] = (uint16_t)(r * size + (down ? size - 1 - r : r));
        }
    }
    if (row->extra_map) {
        add_map(v, HOUSE_EXTRA, number, row->extra_map);
    }
}

static void add_peers(struct variant *v)
{
    bool is_peer[MAX_CELLS];
    for (unsigned h = 0; h < v->house_count; h++) {
        for (unsigned i = 0; i < v->size; i++) {
            unsigned cell = v->house[h].cell[i];
            assert(v->house_count_of[cell] < MAX_HOUSES_OF_CELL);
            v->place_in[cell][v->house_count_of[cell]] = (uint8_t)i;
            v->house_of[cell][v->house_count_of[cell]++] = (uint8_t)h;
        }
    }
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        memset(is_peer, 0, sizeof is_peer);
        for (unsigned k = 0; k < v->house_count_of[cell]; k++) {
            const struct house *h = &v->house[v->house_of[cell][k]];
            for (unsigned i = 0; i < v->size; i++) {
                is_peer[h->cell[i]] = true;
            }
        }
        is_peer[cell] = false;
        for (unsigned other = 0; other < v->cell_count; other++) {
            if (is_peer[other]) {
                assert(v->peer_count[cell] < MAX_PEERS);
                v->peer[cell][v->peer_count[cell]++] = (uint16_t)other;
            }
        }
    }
}

static void build_variants(void)
{
    for (size_t i = 0; i < VARIANT_COUNT; i++) {
        const struct variant_row *row = &rows[i];
        struct variant *v = &variants[i];
        v->name = row->name;
        v->doc = row->doc;
        v->box_width = row->box_width;
        v->box_height = row->box_height;
        v->size = (uint8_t)(row->box_width * row->box_height);
        v->cell_count = (uint16_t)(v->size * v->size);
        v->classic = v->size == 9 && row->box_width == 3 && !row->diagonals && !row->extra_map;
        v->plan = &slots[i];
        add_lines(v);
        add_boxes(v);
        add_extra_houses(v, row);
        add_peers(v);
    }
}

struct variant *variant_of_regions(unsigned size, const char *regions)
{
    assert(size <= MAX_SIZE);
    struct {
        struct variant v;
        struct plan_slot slot;
    } *made = calloc(1, sizeof *made);
    if (!made) {
        return NULL;
    }
    struct variant *v = &made->v;
    v->name = v->doc = "regions";
    v->box_width = v->box_height = v->size = (uint8_t)size;
    v->cell_count = (uint16_t)(size * size);
    v->plan = &made->slot;
    add_lines(v);
    if (regions) {
        add_map(v, HOUSE_BOX, 0, regions);
    }
    add_peers(v);
    return v;
}

void variant_drop(struct variant *v)
{
    void *tables = v ? atomic_load(&v->plan->tables) : NULL;
    if (tables) {
        void (*drop)(void *) = atomic_load(&v->plan->drop);
        drop(tables);
    }
    free(v);
}

size_t variant_count(void)
{
    return VARIANT_COUNT;
}

const struct variant *variant_at(size_t index)
{
    assert(index < VARIANT_COUNT);
    pthread_once(&once, build_variants);
    return &variants[index];
}

const char *variant_choice(size_t index)
{
    return index < variant_count() ? variant_at(index)->name : NULL;
}

const struct variant *variant_find(const char *name)
{
    for (size_t i = 0; i < VARIANT_COUNT; i++) {
        if (strcmp(rows[i].name, name) == 0) {
            return variant_at(i);
        }
    }
    return NULL;
}

const struct variant *variant_of_cells(size_t cell_count)
{
    for (size_t i = 0; i < VARIANT_COUNT; i++) {
        size_t size = (size_t)rows[i].box_width * rows[i].box_height;
        if (size * size == cell_count && !rows[i].diagonals && !rows[i].extra_map) {
            return variant_at(i);
        }
    }
    return NULL;
}

const char *house_name(const struct variant *v, unsigned house, char buffer[HOUSE_NAME_SIZE])
{
    static const char *const kinds[] = {"row", "column", "box", "extra house"};
    const struct house *h = &v->house[house];
    snprintf(buffer, HOUSE_NAME_SIZE, "%s %u", kinds[h->kind], h->number + 1U);
    return buffer;
}

const char *cell_name(const struct variant *v, unsigned cell, char buffer[CELL_NAME_SIZE])
{
    snprintf(buffer, CELL_NAME_SIZE, "r%uc%u", (row_of(v, cell) + 1) % 100,
             (column_of(v, cell) + 1) % 100);
    return buffer;
}

char digit_to_char(unsigned digit)
{
    return digit == 0 ? '.' : (char)(digit <= 9 ? '0' + digit : 'A' + (digit - 10));
}

int digit_from_char(char c)
{
    if (c == '.') {
        return 0;
    }
    if (c >= '0' && c <= '9') {
        return c - '0';
    }
    if (c >= 'A' && c <= 'P') {
        return c - 'A' + 10;
    }
    return c >= 'a' && c <= 'p' ? c - 'a' + 10 : -1;
}

char *grid_to_line(const struct variant *v, const struct grid *g, char *buffer)
{
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        buffer[cell] = digit_to_char(g->cell[cell]);
    }
    buffer[v->cell_count] = '\0';
    return buffer;
}

unsigned grid_given_count(const struct variant *v, const struct grid *g)
{
    unsigned count = 0;
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        count += g->cell[cell] != 0;
    }
    return count;
}

uint64_t grid_hash(const struct variant *v, const struct grid *g)
{
    uint64_t hash = 0;
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        hash = (hash ^ g->cell[cell]) * 0x9e3779b97f4a7c15; /* 2^64 / the golden ratio */
        hash ^= hash >> 31;
    }
    return hash;
}

bool grid_find_clash(const struct variant *v, const struct grid *g, struct clash *clash)
{
    for (unsigned h = 0; h < v->house_count; h++) {
        uint16_t seen_at[MAX_SIZE + 1];
        digit_set seen = 0;
        for (unsigned i = 0; i < v->size; i++) {
            uint16_t cell = v->house[h].cell[i];
            unsigned digit = g->cell[cell];
            if (digit == 0) {
                continue;
            }
            if (seen & digit_bit(digit)) {
                *clash = (struct clash){.cell = cell, .other = seen_at[digit], .house = (uint8_t)h};
                return true;
            }
            seen |= digit_bit(digit);
            seen_at[digit] = cell;
        }
    }
    return false;
}

bool grid_is_solution(const struct variant *v, const struct grid *g)
{
    struct clash clash;
    return grid_given_count(v, g) == v->cell_count && !grid_find_clash(v, g, &clash);
}

bool grid_solves(const struct variant *v, const struct grid *givens, const struct grid *solution)
{
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        if (givens->cell[cell] && givens->cell[cell] != solution->cell[cell]) {
            return false;
        }
    }
    return grid_is_solution(v, solution);
}

enum status grid_validate(const struct variant *v, const struct grid *g, const struct diag_at *at,
                          struct diag *d)
{
    struct clash clash;
    if (!grid_find_clash(v, g, &clash)) {
        return STATUS_OK;
    }
    char house[HOUSE_NAME_SIZE];
    char first[CELL_NAME_SIZE];
    char second[CELL_NAME_SIZE];
    return diag_error(d, at, "digit %c stands twice in %s: %s and %s",
                      digit_to_char(g->cell[clash.cell]), house_name(v, clash.house, house),
                      cell_name(v, clash.other, first), cell_name(v, clash.cell, second));
}
