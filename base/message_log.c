#include "base/message_log.h"

#include <string.h>

/* The header before the texts of one message in a log. SIZE_MAX as a length means NULL. */
struct message_log_entry {
    bool is_warning;
    bool has_place;
    size_t line;
    size_t col;
    size_t text, hint, file, source; /* their lengths */
};

static size_t length_of(const char *text)
{
    return text ? strlen(text) : SIZE_MAX;
}

/* Adds a string with a NUL, so that it can be used in place. */
static void add_string(struct text *log, const char *text, size_t length)
{
    if (length != SIZE_MAX) {
        text_add(log, text, length);
        text_add(log, "", 1);
    }
}

static void keep(void *context, const struct diag_message *m)
{
    struct text *log = context;
    const struct diag_at none = {0};
    const struct diag_at *at = m->at ? m->at : &none;
    struct message_log_entry e;
    memset(&e, 0, sizeof e);
    e.is_warning = m->is_warning;
    e.has_place = m->at != NULL;
    e.line = at->line;
    e.col = at->col;
    e.text = strlen(m->text);
    e.hint = length_of(m->hint);
    e.file = length_of(at->file);
    e.source = at->source_line ? at->source_length : SIZE_MAX;
    text_add(log, (const char *)&e, sizeof e);
    add_string(log, m->text, e.text);
    add_string(log, m->hint, e.hint);
    add_string(log, at->file, e.file);
    add_string(log, at->source_line, e.source);
}

void message_log_open(struct diag *d, struct text *log)
{
    memset(d, 0, sizeof *d);
    d->deliver = keep;
    d->deliver_context = log;
}

static const char *next_string(const char **at, size_t length)
{
    const char *text = *at;
    if (length == SIZE_MAX) {
        return NULL;
    }
    *at += length + 1;
    return text;
}

void message_log_replay(const struct text *log, struct diag *to)
{
    size_t length = log->failed ? 0 : log->length;
    const char *at = log->data;
    const char *end = length ? at + length : at;
    while (length && at < end) {
        struct message_log_entry e;
        memcpy(&e, at, sizeof e);
        at += sizeof e;
        struct diag_at place = {.line = e.line, .col = e.col};
        struct diag_message m = {.is_warning = e.is_warning, .at = e.has_place ? &place : NULL};
        m.text = next_string(&at, e.text);
        m.hint = next_string(&at, e.hint);
        place.file = next_string(&at, e.file);
        place.source_line = next_string(&at, e.source);
        place.source_length = place.source_line ? e.source : 0;
        diag_deliver(to, &m);
    }
}
