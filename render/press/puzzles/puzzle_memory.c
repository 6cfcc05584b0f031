#include "render/press/puzzles/puzzle_memory.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>

/* Enough for a book of the usual size and what was undone lately. */
enum { MAX_KEPT_PUZZLES = 6000, MAX_KEPT_SECTIONS = 200 };

struct kept_section {
    char *key;
    struct record *record;
    size_t count;
    uint64_t used; /* when it was last asked for */
};

struct puzzle_memory {
    pthread_mutex_t lock;
    struct kept_section section[MAX_KEPT_SECTIONS];
    size_t section_count;
    size_t puzzle_count;
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

void puzzle_memory_drop(struct puzzle_memory *m)
{
    if (m) {
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

static void forget_oldest(struct puzzle_memory *m)
{
    size_t oldest = 0;
    for (size_t i = 1; i < m->section_count; i++) {
        oldest = m->section[i].used < m->section[oldest].used ? i : oldest;
    }
    forget(m, oldest);
}

void puzzle_memory_keep(struct puzzle_memory *m, const char *key, const struct press_puzzle *item,
                        size_t count)
{
    if (count > MAX_KEPT_PUZZLES) {
        return;
    }
    struct kept_section kept = {.key = strdup(key), .record = calloc(count, sizeof *kept.record)};
    pthread_mutex_lock(&m->lock);
    if (kept.key && kept.record && !find(m, key)) {
        while (m->section_count == MAX_KEPT_SECTIONS ||
               (m->section_count && m->puzzle_count + count > MAX_KEPT_PUZZLES)) {
            forget_oldest(m);
        }
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
