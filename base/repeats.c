#include "base/repeats.h"

#include <stdarg.h>
#include <string.h>

#include "base/diag.h"
#include "base/text.h"

/* Continues a 64-bit FNV-1a hash: http://www.isthe.com/chongo/tech/comp/fnv/. The result is never
 * 0. */
static uint64_t hash_add(uint64_t hash, const char *text)
{
    for (; *text; text++) {
        hash = (hash ^ (unsigned char)*text) * 0x100000001B3u;
    }
    return hash ? hash : 1;
}

static uint64_t hash_of(const char *first, const char *second)
{
    return hash_add(hash_add(0xCBF29CE484222325u, first), second);
}

/* Copies the beginning of a message, and never cuts a character in half. */
static void copy_words(char words[REPEAT_WORDS_SIZE], const char *message)
{
    size_t length = strlen(message);
    if (length < REPEAT_WORDS_SIZE) {
        memcpy(words, message, length + 1);
        return;
    }
    size_t end = 0;
    for (size_t size; end < REPEAT_WORDS_SIZE - sizeof "…"; end += size) {
        (void)utf8_decode(message + end, length - end, &size);
        if (end + size > REPEAT_WORDS_SIZE - sizeof "…") {
            break;
        }
    }
    memcpy(words, message, end);
    memcpy(words + end, "…", sizeof "…");
}

__attribute__((format(printf, 2, 3))) static void add_places(struct repeat *r, const char *format,
                                                             ...)
{
    if (r->places_full) {
        return;
    }
    size_t length = strlen(r->places);
    size_t room = sizeof r->places - length - sizeof ", …";
    va_list args;
    va_start(args, format);
    int size = vsnprintf(r->places + length, room, format, args);
    va_end(args);
    if (size < 0 || (size_t)size >= room) {
        memcpy(r->places + length, ", …", sizeof ", …");
        r->places_full = true;
    }
}

static void flush_range(struct repeat *r)
{
    if (r->range_start == 0) {
        return;
    }
    add_places(r, "%c%zu", r->separator, r->range_start);
    if (r->range_end > r->range_start) {
        add_places(r, "-%zu", r->range_end);
    }
    r->separator = ',';
    r->range_start = 0;
}

static void add_place(struct repeat *r, const struct diag_at *at)
{
    uint64_t file_hash = hash_of(at->file, "");
    if (file_hash != r->file_hash) {
        flush_range(r);
        add_places(r, "%s%s", r->file_hash ? ", " : "", at->file);
        r->file_hash = file_hash;
        r->separator = ':';
    }
    if (at->line == 0 || (r->range_start && at->line == r->range_end)) {
        return;
    }
    if (r->range_start && at->line == r->range_end + 1) {
        r->range_end++;
        return;
    }
    flush_range(r);
    r->range_start = r->range_end = at->line;
}

bool repeats_first(struct repeats *r, const struct diag_message *m)
{
    uint64_t hash = hash_of(m->is_warning ? "warning" : "error", m->text);
    for (size_t i = 0; i < r->count; i++) {
        if (r->item[i].hash == hash) {
            r->item[i].count++;
            if (m->at && m->at->file) {
                add_place(&r->item[i], m->at);
            }
            return false;
        }
    }
    if (r->count == MAX_DIFFERENT_MESSAGES) {
        r->others++;
        return false;
    }
    struct repeat *item = &r->item[r->count++];
    memset(item, 0, sizeof *item);
    item->hash = hash;
    copy_words(item->words, m->text);
    return true;
}

void repeats_print(struct repeats *r, FILE *out)
{
    for (size_t i = 0; i < r->count; i++) {
        struct repeat *item = &r->item[i];
        if (item->count == 0) {
            continue;
        }
        flush_range(item);
        struct text line = {0};
        text_printf(&line, "%zu more message%s like this", item->count,
                    item->count == 1 ? "" : "s");
        if (item->places[0]) {
            text_puts(&line, " (");
            text_puts_clean(&line, item->places);
            text_puts(&line, ")");
        }
        text_puts(&line, ": ");
        text_puts_clean(&line, item->words);
        fprintf(out, "nonet: %s\n", line.data ? line.data : item->words);
        text_free(&line);
    }
    if (r->others) {
        fprintf(out, "nonet: %zu more messages; correct the first ones and run it again\n",
                r->others);
    }
    fflush(out);
    r->count = 0;
    r->others = 0;
}
