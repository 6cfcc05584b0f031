#include "base/diag.h"

#include <errno.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/repeats.h"
#include "base/text.h"

enum { MESSAGE_SIZE = 2048 };

void diag_init(struct diag *d, FILE *out)
{
    memset(d, 0, sizeof *d);
    d->out = out;
    const char *no_color = getenv("NO_COLOR");
    const char *terminal = getenv("TERM");
    bool plain = (no_color && *no_color) || (terminal && strcmp(terminal, "dumb") == 0);
    d->colour = out && isatty(fileno(out)) && !plain;
}

/* Messages quote files and arguments, which may contain anything. So only printable characters
 * reach the terminal. */
static void print_clean(FILE *out, const char *text, size_t length)
{
    size_t size;
    for (size_t i = 0; i < length; i += size) {
        uint32_t code = utf8_decode(text + i, length - i, &size);
        bool control = (code < 0x20 && code != '\t') || (code >= 0x7F && code < 0xA0);
        if (control || code == UINT32_MAX) {
            fputc('?', out);
        } else {
            fwrite(text + i, 1, size, out);
        }
    }
}

/* Of a longer line, only the part around the column is shown. */
enum { LINE_SHOWN = 120, SHOWN_BEFORE = 60 };

/* Returns the byte where the character in column `col` begins, both counted from 1. Past the last
 * character it returns the end of the line. */
static size_t byte_of(const struct diag_at *at, size_t col)
{
    size_t byte = 0;
    size_t size;
    for (size_t i = 1; i < col && byte < at->source_length; i++, byte += size) {
        (void)utf8_decode(at->source_line + byte, at->source_length - byte, &size);
    }
    return byte;
}

/* Tabs are kept in the caret line, so that the caret stands under its character whatever the
 * terminal's tab width. */
static void print_source(FILE *out, const struct diag_at *at)
{
    bool whole = byte_of(at, LINE_SHOWN + 1) == at->source_length;
    size_t first = whole || at->col <= SHOWN_BEFORE ? 1 : at->col - SHOWN_BEFORE;
    size_t start = byte_of(at, first);
    size_t end = whole ? at->source_length : byte_of(at, first + LINE_SHOWN);
    fprintf(out, "%5zu | %s", at->line, start > 0 ? "…" : "");
    print_clean(out, at->source_line + start, end - start);
    fprintf(out, "%s\n      | %s", end < at->source_length ? "…" : "", start > 0 ? " " : "");
    size_t size;
    size_t col = first;
    for (size_t i = start; i < end && col < at->col; i += size, col++) {
        (void)utf8_decode(at->source_line + i, at->source_length - i, &size);
        fputc(at->source_line[i] == '\t' ? '\t' : ' ', out);
    }
    fputs("^\n", out);
}

/* Errors that may pass by themselves: the machine is short of memory, files, processes or space. */
static const int causes[] = {ENOMEM, EMFILE, ENFILE, EIO, EAGAIN, ENOSPC};

bool diag_may_pass(int error)
{
    bool passing = false;
    for (size_t i = 0; i < sizeof causes / sizeof *causes; i++) {
        passing |= error == causes[i];
    }
    return passing;
}

/* An error that comes from a library carries its cause only in its words, so this looks there. */
static void note_cause(struct diag *d, const char *message)
{
    static const char *const words[] = {"disk I/O error", "database or disk is full"}; /* SQLite */
    d->no_memory |= strstr(message, OUT_OF_MEMORY) || strstr(message, strerror(ENOMEM));
    d->starved |= d->no_memory;
    for (size_t i = 0; i < sizeof causes / sizeof *causes; i++) {
        d->starved |= strstr(message, strerror(causes[i])) != NULL;
    }
    for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
        d->starved |= strstr(message, words[i]) != NULL;
    }
}

static void append(struct diag_kept *k, const char *format, ...)
{
    size_t length = strlen(k->text);
    va_list args;
    va_start(args, format);
    vsnprintf(k->text + length, k->size - length, format, args);
    va_end(args);
}

static void keep(struct diag_kept *k, const struct diag_at *at, const char *message,
                 const char *hint)
{
    bool first = k->text[0] == '\0';
    append(k, "%s", first ? "" : "\n");
    if (at && at->file) {
        append(k, "%s:", at->file);
        if (at->line) {
            append(k, "%zu:", at->line);
        }
        if (at->line && at->col) {
            append(k, "%zu:", at->col);
        }
        append(k, " ");
        k->line = first ? at->line : k->line;
        k->col = first ? at->col : k->col;
    }
    append(k, "%s%s%s", message, hint ? "; " : "", hint ? hint : "");
}

static void print(struct diag *d, const struct diag_message *m)
{
    const struct diag_at *at = m->at;
    const char *kind = m->is_warning ? "warning" : "error";
    const char *colour = m->is_warning ? "\033[1;33m" : "\033[1;31m";
    fflush(stdout);
    bool option = at && at->file && strncmp(at->file, "--", 2) == 0 && !at->line;
    if (at && at->file && !option) {
        const char *file = *at->file ? at->file : "''"; /* an empty name, which no file has */
        print_clean(d->out, file, strlen(file));
        fputc(':', d->out);
        if (at->line) {
            fprintf(d->out, "%zu:", at->line);
        }
        if (at->line && at->col) {
            fprintf(d->out, "%zu:", at->col);
        }
        fputc(' ', d->out);
    } else {
        fputs("nonet: ", d->out);
    }
    fprintf(d->out, "%s%s:%s ", d->colour ? colour : "", kind, d->colour ? "\033[0m" : "");
    if (option) {
        fprintf(d->out, "%s: ", at->file);
    }
    print_clean(d->out, m->text, strlen(m->text));
    fputc('\n', d->out);
    if (at && at->source_line && at->line && at->col) {
        print_source(d->out, at);
    }
    if (m->hint) {
        fprintf(d->out, "      = help: %s\n", m->hint);
    }
    fflush(d->out);
}

void diag_deliver(struct diag *d, const struct diag_message *m)
{
    if (d->deliver) {
        d->deliver(d->deliver_context, m);
    } else if (d->out && (!d->repeats || repeats_first(d->repeats, m))) {
        print(d, m);
    }
    if (d->kept && !m->is_warning) {
        keep(d->kept, m->at, m->text, m->hint);
    }
}

void diag_add_counts(struct diag *d, const struct diag *other)
{
    d->errors += other->errors;
    d->warnings += other->warnings;
    d->no_memory |= other->no_memory;
    d->starved |= other->starved;
}

void diag_print_repeats(struct diag *d)
{
    if (d->out && d->repeats) {
        repeats_print(d->repeats, d->out);
    }
}

static void report(struct diag *d, bool is_warning, const struct diag_at *at, const char *format,
                   va_list args)
{
    char text[MESSAGE_SIZE];
    vsnprintf(text, sizeof text, format, args);
    note_cause(d, text);
    diag_deliver(d, &(struct diag_message){is_warning, at, text, d->hint});
    d->hint = NULL;
}

void diag_report_error(struct diag *d, const struct diag_at *at, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    report(d, false, at, format, args);
    va_end(args);
    d->errors++;
}

void diag_warn_at_once(struct diag *d, const struct diag_at *at, const char *text)
{
    if (!d->at_once) {
        diag_warning(d, at, "%s", text);
        return;
    }
    /* What another thread counts there is left alone. */
    struct diag now = {.deliver = d->at_once->deliver,
                       .deliver_context = d->at_once->deliver_context,
                       .out = d->at_once->out,
                       .colour = d->at_once->colour};
    diag_warning(&now, at, "%s", text);
}

void diag_warning(struct diag *d, const struct diag_at *at, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    report(d, true, at, format, args);
    va_end(args);
    d->warnings++;
}
