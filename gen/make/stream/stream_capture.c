#include "base/message_log.h"
#include "gen/make/stream/stream_pipeline.h"

void stream_capture_begin(struct stream_capture *c)
{
    c->messages = (struct text){0};
    message_log_open(&c->diag, &c->messages);
}

void stream_capture_end(struct stream_capture *c)
{
    text_free(&c->messages);
}

void stream_capture_take(struct stream_capture *c, struct stream_slot *slot)
{
    if (c->diag.errors == 0 && c->diag.warnings == 0) {
        return;
    }
    text_add(&slot->messages, c->messages.data, c->messages.length);
    slot->messages.failed |= c->messages.failed;
    slot->starved = c->diag.starved;
    slot->errors += c->diag.errors;
    c->diag.errors = 0;
    c->diag.warnings = 0;
    text_clear(&c->messages);
}
