#include <string.h>

#include "gen/make/stream/stream_pipeline.h"

static void fill_slot_start(struct stream_slot *slot)
{
    text_clear(&slot->item.out);
    text_clear(&slot->item.aside);
    text_clear(&slot->messages);
    slot->errors = 0;
    slot->starved = false;
}

/* One record, or one message about a bad one, into the slot; false at the end of all input. */
static bool source_next(struct stream_source *s, struct stream_slot *slot)
{
    const struct stream_map *map = s->pipeline->map;
    size_t file_count = map->path_count ? map->path_count : 1;
    fill_slot_start(slot);
    for (;;) {
        if (!s->reader) {
            if (s->next_file == file_count) {
                return false;
            }
            const char *path = map->path_count ? map->path[s->next_file] : NULL;
            s->next_file++;
            s->shown = path && strcmp(path, "-") != 0 ? path : "standard input";
            s->reader = reader_open(path, map->input, map->variant, &s->capture.diag);
            if (!s->reader) {
                slot->status = STATUS_FAILED;
                stream_capture_take(&s->capture, slot);
                return true;
            }
        }
        slot->status = reader_next(s->reader, &slot->item.record);
        if (slot->status == STATUS_END) {
            reader_close(s->reader);
            s->reader = NULL;
            continue;
        }
        slot->item.at = reader_at(s->reader);
        slot->item.at.file = s->shown;
        slot->item.at.source_line = NULL;
        slot->item.position = s->position++;
        slot->may_differ = columns_may_differ(s->reader);
        stream_capture_take(&s->capture, slot);
        return true;
    }
}

/* Fill an empty batch with up to `wanted` items. False: that was the end of all input. */
static bool fill_batch(struct stream_source *s, struct stream_batch *batch, size_t wanted)
{
    bool more = true;
    batch->count = 0;
    batch->last_for_now = false;
    while (batch->count < wanted && !batch->last_for_now) {
        batch->used = batch->used > batch->count ? batch->used : batch->count + 1;
        more = source_next(s, &batch->slot[batch->count]);
        if (!more) {
            break;
        }
        batch->count++;
        batch->last_for_now = s->reader && reader_must_wait(s->reader);
    }
    return more;
}

void *stream_source_thread(void *context)
{
    struct stream_source *s = context;
    struct stream_pipeline *p = s->pipeline;
    bool more = true;
    while (more) {
        pthread_mutex_lock(&p->lock);
        struct stream_batch *batch = p->ring[p->filled % p->ring_size];
        while (batch->state != BATCH_EMPTY && !p->stop) {
            pthread_cond_wait(&p->changed, &p->lock);
        }
        size_t wanted = p->batch_size;
        bool stop = p->stop;
        pthread_mutex_unlock(&p->lock);
        if (stop) {
            break;
        }
        more = fill_batch(s, batch, wanted);
        pthread_mutex_lock(&p->lock);
        batch->state = BATCH_FILLED;
        p->filled++;
        p->input_over = !more;
        pthread_cond_broadcast(&p->changed);
        pthread_mutex_unlock(&p->lock);
    }
    return NULL;
}

void stream_source_fill_first(struct stream_pipeline *p, struct stream_source *s)
{
    bool more = true;
    while (more && p->filled < FIRST_BATCHES) {
        struct stream_batch *batch = p->ring[p->filled++];
        more = fill_batch(s, batch, 1);
        batch->state = BATCH_FILLED;
        if (more &&
            (s->next_file < p->map->path_count || (s->reader && !reader_never_waits(s->reader)))) {
            break;
        }
    }
    p->input_over = !more;
}
