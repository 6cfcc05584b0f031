#include "render/press/puzzle_memory.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>

/* Enough for a book of the usual size and what was undone lately. */
enum { MAX_KEPT_PUZZLES = 6000, MAX_KEPT_SECTIONS = 200, MAX_KEPT_WISHES = 400 };

struct kept_section {
    char *key;
    struct record *record;
    size_t count;
    uint64_t used; /* when it was last asked for */
};

struct made_puzzles {
    struct puzzle_memory *memory;
    char *wish;
    struct record **place; /* by index, open addressing; NULL: free */
    size_t size, count;    /* places, and those taken */
    unsigned users;
    uint64_t used;
};

struct puzzle_memory {
    pthread_mutex_t lock;
    struct made_puzzles *made[MAX_KEPT_WISHES];
    size_t made_count;
    struct kept_section section[MAX_KEPT_SECTIONS];
    size_t section_count;
    size_t puzzle_count; /* of sections and wishes */
    uint64_t now;
};

struct puzzle_memory *puzzle_memory_new(void)
{
    struct puzzle_memory *m = calloc(1, sizeof *m);
    if (m) {
        pthread_mutex_init(&m->lock, NULL);
    }
    return m;
}

static void forget(struct puzzle_memory *m, size_t index)
{
    struct kept_section *s = &m->section[index];
    for (size_t i = 0; i < s->count; i++) {
        record_free(&s->record[i]);
    }
    m->puzzle_count -= s->count;
    free(s->record);
    free(s->key);
    *s = m->section[--m->section_count];
}

static void forget_made(struct puzzle_memory *m, size_t index)
{
    struct made_puzzles *made = m->made[index];
    for (size_t i = 0; i < made->size; i++) {
        if (made->place[i]) {
            record_free(made->place[i]);
            free(made->place[i]);
        }
    }
    m->puzzle_count -= made->count;
    free(made->place);
    free(made->wish);
    free(made);
    m->made[index] = m->made[--m->made_count];
}

void puzzle_memory_drop(struct puzzle_memory *m)
{
    if (m) {
        while (m->made_count) {
            forget_made(m, m->made_count - 1);
        }
        while (m->section_count) {
            forget(m, m->section_count - 1);
        }
        pthread_mutex_destroy(&m->lock);
        free(m);
    }
}

static struct kept_section *find(struct puzzle_memory *m, const char *key)
{
    for (size_t i = 0; i < m->section_count; i++) {
        if (strcmp(m->section[i].key, key) == 0) {
            m->section[i].used = ++m->now;
            return &m->section[i];
        }
    }
    return NULL;
}

bool puzzle_memory_recall(struct puzzle_memory *m, const char *key, struct press_puzzle *item,
                          size_t count)
{
    pthread_mutex_lock(&m->lock);
    const struct kept_section *s = find(m, key);
    const bool known = s && s->count == count;
    for (size_t i = 0; known && i < count; i++) {
        record_copy(&item[i].record, &s->record[i]);
    }
    pthread_mutex_unlock(&m->lock);
    return known;
}

/* Forget what was not asked for the longest; false: all of it is in use. */
static bool forget_oldest(struct puzzle_memory *m)
{
    const size_t none = SIZE_MAX;
    size_t section = none;
    size_t made = none;
    for (size_t i = 0; i < m->section_count; i++) {
        section = section == none || m->section[i].used < m->section[section].used ? i : section;
    }
    for (size_t i = 0; i < m->made_count; i++) {
        const bool older = made == none || m->made[i]->used < m->made[made]->used;
        made = !m->made[i]->users && older ? i : made;
    }
    if (made != none && (section == none || m->made[made]->used < m->section[section].used)) {
        forget_made(m, made);
    } else if (section != none) {
        forget(m, section);
    }
    return section != none || made != none;
}

/* Room for more puzzles. */
static bool make_room(struct puzzle_memory *m, size_t count)
{
    bool room = m->puzzle_count + count <= MAX_KEPT_PUZZLES;
    while (!room && forget_oldest(m)) {
        room = m->puzzle_count + count <= MAX_KEPT_PUZZLES;
    }
    return room;
}

void puzzle_memory_keep(struct puzzle_memory *m, const char *key, const struct press_puzzle *item,
                        size_t count)
{
    struct kept_section kept = {.key = strdup(key), .record = calloc(count, sizeof *kept.record)};
    pthread_mutex_lock(&m->lock);
    while (m->section_count == MAX_KEPT_SECTIONS && forget_oldest(m)) {
    }
    if (kept.key && kept.record && !find(m, key) && m->section_count < MAX_KEPT_SECTIONS &&
        make_room(m, count)) {
        for (; kept.count < count; kept.count++) {
            record_copy(&kept.record[kept.count], &item[kept.count].record);
        }
        kept.used = ++m->now;
        m->section[m->section_count++] = kept;
        m->puzzle_count += count;
        kept = (struct kept_section){.key = NULL};
    }
    pthread_mutex_unlock(&m->lock);
    free(kept.key);
    free(kept.record);
}

/* ---- puzzles that are made ---- */

static struct made_puzzles *made_new(struct puzzle_memory *m, const char *wish)
{
    struct made_puzzles *made = calloc(1, sizeof *made);
    if (made) {
        *made = (struct made_puzzles){.memory = m, .wish = strdup(wish)};
    }
    if (made && !made->wish) {
        free(made);
        made = NULL;
    }
    return made;
}

struct made_puzzles *puzzle_memory_borrow(struct puzzle_memory *m, const char *wish)
{
    struct made_puzzles *made = NULL;
    pthread_mutex_lock(&m->lock);
    for (size_t i = 0; i < m->made_count && !made; i++) {
        made = strcmp(m->made[i]->wish, wish) == 0 ? m->made[i] : NULL;
    }
    while (!made && m->made_count == MAX_KEPT_WISHES && forget_oldest(m)) {
    }
    if (!made && m->made_count < MAX_KEPT_WISHES) {
        made = made_new(m, wish);
        if (made) {
            m->made[m->made_count++] = made;
        }
    }
    if (made) {
        made->users++;
        made->used = ++m->now;
    }
    pthread_mutex_unlock(&m->lock);
    return made;
}

void puzzle_memory_return(struct made_puzzles *made)
{
    if (made) {
        pthread_mutex_lock(&made->memory->lock);
        made->users--;
        pthread_mutex_unlock(&made->memory->lock);
    }
}

/* The place of the puzzle with an index, or a free one; of a table that is not full. */
static struct record **place_of(const struct made_puzzles *made, uint64_t index)
{
    size_t at = (size_t)(index % made->size);
    while (made->place[at] && made->place[at]->index != index) {
        at = at + 1 < made->size ? at + 1 : 0;
    }
    return &made->place[at];
}

bool made_puzzles_has(struct made_puzzles *made, uint64_t index)
{
    pthread_mutex_lock(&made->memory->lock);
    const bool has = made->size && *place_of(made, index);
    pthread_mutex_unlock(&made->memory->lock);
    return has;
}

bool made_puzzles_recall(struct made_puzzles *made, uint64_t index, struct record *out)
{
    pthread_mutex_lock(&made->memory->lock);
    const struct record *known = made->size ? *place_of(made, index) : NULL;
    if (known) {
        record_copy(out, known);
    }
    pthread_mutex_unlock(&made->memory->lock);
    return known != NULL;
}

/* At most half full. False: out of memory. */
static bool grow(struct made_puzzles *made)
{
    struct made_puzzles larger = *made;
    if (made->count < made->size / 2) {
        return true;
    }
    larger.size = made->size ? 2 * made->size + 1 : 61;
    larger.place = calloc(larger.size, sizeof *larger.place);
    if (!larger.place) {
        return false;
    }
    for (size_t i = 0; i < made->size; i++) {
        if (made->place[i]) {
            *place_of(&larger, made->place[i]->index) = made->place[i];
        }
    }
    free(made->place);
    made->place = larger.place;
    made->size = larger.size;
    return true;
}

void made_puzzles_keep(struct made_puzzles *made, const struct record *record)
{
    struct puzzle_memory *m = made->memory;
    struct record *copy = calloc(1, sizeof *copy);
    pthread_mutex_lock(&m->lock);
    if (copy && grow(made) && !*place_of(made, record->index) && make_room(m, 1)) {
        record_copy(copy, record);
        *place_of(made, record->index) = copy;
        made->count++;
        m->puzzle_count++;
        copy = NULL;
    }
    pthread_mutex_unlock(&m->lock);
    free(copy);
}
