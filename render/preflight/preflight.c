#include "render/preflight/preflight_private.h"

#include <stdlib.h>
#include <string.h>

#include "base/array.h"
#include "base/json/json_writer.h"

void preflight_add(struct preflight *p, const char *subject, const char *rule, const char *doc,
                   enum preflight_state state, const char *detail)
{
    struct preflight_finding *room = array_room(p->item, &p->capacity, p->count, sizeof *room);
    if (!room) {
        p->out_of_memory = true;
        return;
    }
    p->item = room;
    struct preflight_finding *f = &p->item[p->count];
    *f = (struct preflight_finding){strdup(subject), rule, doc, state, strdup(detail)};
    if (!f->subject || !f->detail) {
        free(f->subject);
        free(f->detail);
        p->out_of_memory = true;
        return;
    }
    p->count++;
    p->warnings += state == PREFLIGHT_WARNING;
    p->failures += state == PREFLIGHT_FAILED;
}

/* What stands before the two strings of a finding. */
struct put_finding {
    const char *rule;
    const char *doc;
    enum preflight_state state;
};

void preflight_put(const struct preflight *p, struct text *out)
{
    for (size_t i = 0; i < p->count; i++) {
        const struct preflight_finding *f = &p->item[i];
        struct put_finding head;
        memset(&head, 0, sizeof head); /* its padding goes through a pipe too */
        head.rule = f->rule;
        head.doc = f->doc;
        head.state = f->state;
        text_add(out, (const char *)&head, sizeof head);
        text_add(out, f->subject, strlen(f->subject) + 1);
        text_add(out, f->detail, strlen(f->detail) + 1);
    }
}

void preflight_take(struct preflight *p, const struct text *bytes)
{
    const char *end = bytes->data + bytes->length;
    for (const char *s = bytes->data; s && s < end;) {
        struct put_finding head;
        memcpy(&head, s, sizeof head);
        const char *subject = s + sizeof head;
        const char *detail = subject + strlen(subject) + 1;
        preflight_add(p, subject, head.rule, head.doc, head.state, detail);
        s = detail + strlen(detail) + 1;
    }
}

void preflight_free(struct preflight *p)
{
    for (size_t i = 0; i < p->count; i++) {
        free(p->item[i].subject);
        free(p->item[i].detail);
    }
    free(p->item);
    memset(p, 0, sizeof *p);
}

static const char *const state_names[] = {"pass", "warn", "FAIL"};
static const char *const json_states[] = {"pass", "warn", "fail"};

void preflight_print_text(const struct preflight *p, bool only_problems, struct text *out)
{
    const char *subject = "";
    for (size_t i = 0; i < p->count; i++) {
        const struct preflight_finding *f = &p->item[i];
        if (only_problems && f->state == PREFLIGHT_PASS) {
            continue;
        }
        if (strcmp(subject, f->subject) != 0) {
            subject = f->subject;
            text_printf(out, "%s\n", subject);
        }
        text_printf(out, "  %s  %-15s %s\n", state_names[f->state], f->rule, f->detail);
    }
    text_printf(out, "preflight: %zu rules, %u failed, %u warning%s\n", p->count, p->failures,
                p->warnings, p->warnings == 1 ? "" : "s");
}

void preflight_print_json(const struct preflight *p, struct text *out)
{
    struct json_writer w = {.out = out, .spaced = true};
    json_put_open(&w, '{');
    json_member_bool(&w, "pass", !p->failures);
    json_member_unsigned(&w, "failures", p->failures);
    json_member_unsigned(&w, "warnings", p->warnings);
    json_put_name(&w, "rules");
    json_put_open(&w, '[');
    for (size_t i = 0; i < p->count; i++) {
        const struct preflight_finding *f = &p->item[i];
        json_put_break(&w, "\n  ");
        json_put_open(&w, '{');
        json_member_string(&w, "subject", f->subject);
        json_member_string(&w, "rule", f->rule);
        json_member_string(&w, "state", json_states[f->state]);
        json_member_string(&w, "asks", f->doc);
        json_member_string(&w, "detail", f->detail);
        json_put_close(&w, '}');
    }
    text_puts(out, "\n");
    json_put_close(&w, ']');
    json_put_close(&w, '}');
    text_puts(out, "\n");
}
