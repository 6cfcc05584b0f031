#include "render/api/designing.h"

#include <stdlib.h>
#include <string.h>

#include "base/json/json_writer.h"
#include "config/yaml/edit.h"

/* ---- messages ---- */

static void collect(void *context, const struct diag_message *m)
{
    struct designing *w = context;
    struct text *out = &w->messages;
    struct json_writer json = {.out = out};
    text_puts(out, out->length > 1 ? "," : "");
    json_put_open(&json, '{');
    json_member_bool(&json, "warning", m->is_warning);
    json_member_string(&json, "text", m->text);
    if (m->hint) {
        json_member_string(&json, "hint", m->hint);
    }
    if (m->at && m->at->line) {
        json_member_unsigned(&json, "line", m->at->line);
        json_member_unsigned(&json, "column", m->at->col);
        struct text path = {0};
        if (w->outline) {
            yaml_outline_path(w->outline, m->at->line, m->at->col, &path);
        }
        json_member_string(&json, "path", path.data ? path.data : "");
        text_free(&path);
    }
    json_put_close(&json, '}');
}

bool designing_end(struct designing *w, struct api_call *call, bool cancelled, bool failed)
{
    stop_use(w->before);
    text_puts(&w->messages, "]");
    yaml_outline_drop(w->outline);
    w->outline = NULL;
    failed |= w->messages.failed;
    if (failed) {
        api_end_with(call, NONET_NO_MEMORY, OUT_OF_MEMORY);
    } else if (cancelled) {
        api_end_with(call, NONET_CANCELLED, "cancelled");
    } else {
        api_end(call, STATUS_OK);
    }
    return !failed && !cancelled;
}

/* ---- progress ---- */

static void tell(struct designing *w, bool at_end)
{
    if (w->stage && api_progress_is_due(&w->next_ns, at_end) &&
        w->stage(w->context, w->unit ? w->unit : "puzzles", w->done, w->total) != 0) {
        stop_ask(&w->stop);
    }
}

static void begin_stage(void *context, const char *unit, uint64_t total)
{
    struct designing *w = context;
    w->unit = unit;
    w->done = 0;
    w->total = total;
    tell(w, true);
}

static void set_stage(void *context, uint64_t done)
{
    struct designing *w = context;
    bool at_end = done == w->total && done != w->done;
    w->done = done;
    tell(w, at_end);
}

/* ---- the config ---- */

enum status designing_begin(struct designing *w, const nonet_config *config, nonet_memory *memory,
                            unsigned threads, nonet_stage_function stage, void *context)
{
    const char *yaml = config->text.data ? config->text.data : "";
    text_puts(&w->messages, "[");
    text_add(&w->yaml, yaml, config->text.length);
    text_puts(&w->yaml, "");
    w->before = stop_use(&w->stop);
    w->stop.outer = w->before;
    diag_init(&w->diag, NULL);
    w->diag.deliver = collect;
    w->diag.deliver_context = w;
    w->stage = stage;
    w->context = context;
    if (w->yaml.failed) {
        return diag_error(&w->diag, NULL, OUT_OF_MEMORY);
    }
    w->outline = yaml_outline_new(w->yaml.data, w->yaml.length);
    enum status status = book_config_parse(&w->config, config->name, w->yaml.data, w->yaml.length,
                                           press_vocabulary(), NULL, 0, &w->diag);
    if (status != STATUS_OK) {
        return status;
    }
    section_keys_make(&w->keys, w->config, w->yaml.data, w->yaml.length);
    const struct progress progress = {.begin = begin_stage, .set = set_stage, .context = w};
    w->progress = (struct press_progress){.puzzles = progress, .pages = progress, .context = w};
    w->options = (struct press_options){.threads = threads ? threads : 1,
                                        .check = true,
                                        .memory = memory ? memory->puzzles : NULL,
                                        .section_key = (const char *const *)w->keys.item,
                                        .wish = (const char *const *)w->keys.wish};
    return STATUS_OK;
}

void designing_free(struct designing *w)
{
    book_config_free(w->config);
    section_keys_free(&w->keys);
    yaml_outline_drop(w->outline);
    text_free(&w->messages);
    text_free(&w->yaml);
}
