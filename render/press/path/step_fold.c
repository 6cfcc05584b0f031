#include "render/press/path/step_fold.h"

#include <ctype.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

#include "base/span.h"

enum { MAX_ENDS = 64 };

/* An end of a link, and the link that leads to it. */
struct chain_end {
    struct span cells; /* r1c2, or "r1c2","r1c3" */
    struct span digit;
    bool is_strong;
    struct span house; /* empty: the cell itself */
};

struct chain {
    struct chain_end end[MAX_ENDS];
    unsigned count;   /* 0: the step has none */
    struct span json; /* from '[' to ']' */
};

static bool take_word(const char **at, const char *word)
{
    size_t length = strlen(word);
    bool is_there = strncmp(*at, word, length) == 0;
    *at += is_there ? length : 0;
    return is_there;
}

/* What stands before the sign. */
static struct span take_until(const char **at, const char *signs)
{
    struct span span = {*at, strcspn(*at, signs)};
    *at += span.length;
    return span;
}

static bool is_same(struct span a, struct span b)
{
    return a.length == b.length && memcmp(a.text, b.text, a.length) == 0;
}

static bool take_end(const char **at, struct chain_end *end)
{
    if (take_word(at, "{\"cell\":\"")) {
        end->cells = take_until(at, "\"");
        if (!take_word(at, "\"")) {
            return false;
        }
    } else if (take_word(at, "{\"cells\":[")) {
        end->cells = take_until(at, "]");
        if (!take_word(at, "]")) {
            return false;
        }
    } else {
        return false;
    }
    bool has_digit = take_word(at, ",\"digit\":");
    end->digit = take_until(at, "}");
    return has_digit && take_word(at, "}") && end->digit.length;
}

/* The link from `from`, which is the first one's to fill, to `to`. */
static bool take_link(const char **at, struct chain_end *from, bool is_first, struct chain_end *to)
{
    struct chain_end start = {0};
    if (!take_word(at, "{\"from\":") || !take_end(at, &start) || !take_word(at, ",\"to\":") ||
        !take_end(at, to)) {
        return false;
    }
    if (is_first) {
        *from = start;
    } else if (!is_same(from->cells, start.cells) || !is_same(from->digit, start.digit)) {
        return false;
    }
    to->is_strong = take_word(at, ",\"strong\":true");
    if (!to->is_strong && !take_word(at, ",\"strong\":false")) {
        return false;
    }
    if (take_word(at, ",\"house\":\"")) {
        to->house = take_until(at, "\">~&\\");
        if (!to->house.length || !take_word(at, "\"")) {
            return false;
        }
    }
    return take_word(at, "}");
}

static void find_chain(const char *step, struct chain *c)
{
    static const char member[] = "\"links\":[";
    *c = (struct chain){0};
    const char *found = strstr(step, member);
    if (!found) {
        return;
    }
    const char *start = found + sizeof member - 2;
    const char *at = start + 1;
    unsigned count = 1;
    do {
        if (count == MAX_ENDS || !take_link(&at, &c->end[count - 1], count == 1, &c->end[count])) {
            return;
        }
        count++;
    } while (take_word(&at, ","));
    if (take_word(&at, "]")) {
        c->count = count;
        c->json = (struct span){start, (size_t)(at - start)};
    }
}

/* Ends are on and off in turn; a strong link leads from one that is off. */
static bool is_on(const struct chain *c, unsigned end)
{
    return c->end[1].is_strong == (end % 2 == 1);
}

/* The cells of an end with a sign between them. */
static void put_cells(struct text *out, struct span cells)
{
    for (size_t i = 0; i < cells.length; i++) {
        if (cells.text[i] != '"') {
            text_add(out, cells.text[i] == ',' ? "/" : cells.text + i, 1);
        }
    }
}

static void put_links(struct text *out, const struct chain *c)
{
    text_puts(out, "~");
    for (unsigned i = 0; i < c->count; i++) {
        const struct chain_end *end = &c->end[i];
        text_puts(out, i == 0 ? "" : end->is_strong ? "+" : "-");
        text_add(out, end->house.text ? end->house.text : "", end->house.length);
        text_puts(out, ">");
        put_cells(out, end->cells);
        text_puts(out, "=");
        text_add(out, end->digit.text, end->digit.length);
    }
    text_puts(out, "~");
}

static void put_sentence(struct text *out, const struct chain *c)
{
    for (unsigned i = 0; i < c->count; i++) {
        const struct chain_end *end = &c->end[i];
        text_puts(out, i ? " → " : "");
        put_cells(out, end->cells);
        text_puts(out, is_on(c, i) ? "=" : "≠");
        text_add(out, end->digit.text, end->digit.length);
        if (end->house.length) {
            text_puts(out, " (");
            text_add(out, end->house.text, end->house.length);
            text_puts(out, ")");
        }
    }
}

/* The list of the ends that are on, or off, without those that it has. */
static void put_marks(struct text *out, const struct chain *c, bool on)
{
    text_puts(out, "[");
    for (unsigned i = 0; i < c->count; i++) {
        struct text cells = {0};
        put_cells(&cells, c->end[i].cells);
        const char *at = cells.data ? cells.data : "";
        while (is_on(c, i) == on && *at) {
            struct span cell = take_until(&at, "/");
            struct text mark = {0};
            text_printf(&mark, "{\"cell\":\"%.*s\",\"digit\":%.*s}", (int)cell.length, cell.text,
                        (int)c->end[i].digit.length, c->end[i].digit.text);
            if (mark.data && !(out->data && strstr(out->data, mark.data))) {
                text_puts(out, out->length > 1 ? "," : "");
                text_puts(out, mark.data);
            }
            out->failed |= mark.failed;
            text_free(&mark);
            at += *at == '/';
        }
        out->failed |= cells.failed;
        text_free(&cells);
    }
    text_puts(out, "]");
}

/* &r1c2=5 for a cell with a digit. */
static bool fold_mark(const char **at, struct text *out)
{
    const char *rest = *at;
    if (!take_word(&rest, "{\"cell\":\"r")) {
        return false;
    }
    const char *name = rest - 1;
    struct span cell = {name, strcspn(name, "\"")};
    rest = name + cell.length;
    if (strspn(name, "rc0123456789") != cell.length || !take_word(&rest, "\",\"digit\":")) {
        return false;
    }
    struct span digit = {rest, strspn(rest, "0123456789")};
    rest += digit.length;
    if (!digit.length || !take_word(&rest, "}")) {
        return false;
    }
    text_puts(out, "&");
    text_add(out, cell.text, cell.length);
    text_puts(out, "=");
    text_add(out, digit.text, digit.length);
    *at = rest;
    return true;
}

/* What the chain stands for in the step. */
struct short_form {
    const char *before; /* it comes right behind this; "": anywhere */
    struct text whole;
};

static bool fold_short(const char *step, const char **at, struct short_form *form, struct text *out)
{
    size_t before = strlen(form->before);
    if (!form->whole.data || (size_t)(*at - step) < before ||
        memcmp(*at - before, form->before, before) != 0 || !take_word(at, form->whole.data)) {
        return false;
    }
    text_puts(out, "~");
    return true;
}

void step_fold(const char *step, struct text *out)
{
    enum { FORMS = 3 };
    struct chain chain;
    struct short_form form[FORMS] = {
        {.before = "\"pattern\":"}, {.before = "\"fin\":"}, {.before = ""}};
    find_chain(step, &chain);
    if (chain.count) {
        put_marks(&form[0].whole, &chain, true);
        put_marks(&form[1].whole, &chain, false);
        put_sentence(&form[2].whole, &chain);
    }
    for (const char *at = step; *at;) {
        if (chain.count && at == chain.json.text) {
            put_links(out, &chain);
            at += chain.json.length;
        } else if (*at == '~' || *at == '&') {
            text_printf(out, "\\u%04x", (unsigned)*at++);
        } else if (!fold_short(step, &at, &form[0], out) && !fold_short(step, &at, &form[1], out) &&
                   !fold_short(step, &at, &form[2], out) && !fold_mark(&at, out)) {
            text_add(out, at++, 1);
        }
    }
    for (unsigned i = 0; i < FORMS; i++) {
        out->failed |= form[i].whole.failed;
        text_free(&form[i].whole);
    }
}
