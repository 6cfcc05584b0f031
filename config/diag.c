#include "config/diag.h"

#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

void diag_init(struct diag *d, FILE *out)
{
    memset(d, 0, sizeof *d);
    d->out = out;
    const char *no_color = getenv("NO_COLOR");
    d->colour = out && isatty(fileno(out)) && !(no_color && *no_color);
}

/* Tabs are kept in the caret line, so that the caret stands under its character whatever the
 * terminal's tab width. */
static void print_source(FILE *out, const struct diag_at *at)
{
    fprintf(out, "%5zu | %.*s\n      | ", at->line, (int)at->source_length, at->source_line);
    size_t col = 1;
    for (size_t i = 0; i < at->source_length && col < at->col; i++) {
        unsigned char c = (unsigned char)at->source_line[i];
        if ((c & 0xC0) == 0x80) {
            continue;
        }
        fputc(c == '\t' ? '\t' : ' ', out);
        col++;
    }
    fputs("^\n", out);
}

static void report(struct diag *d, const struct diag_at *at, const char *kind, const char *colour,
                   const char *format, va_list args)
{
    const char *hint = d->hint;
    d->hint = NULL;
    if (!d->out) {
        return;
    }
    fflush(stdout);
    if (at && at->file) {
        fprintf(d->out, "%s:", at->file);
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
    vfprintf(d->out, format, args);
    fputc('\n', d->out);
    if (at && at->source_line && at->line && at->col) {
        print_source(d->out, at);
    }
    if (hint) {
        fprintf(d->out, "      = help: %s\n", hint);
    }
    fflush(d->out);
}

enum status diag_error(struct diag *d, const struct diag_at *at, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    report(d, at, "error", "\033[1;31m", format, args);
    va_end(args);
    d->errors++;
    return STATUS_FAILED;
}

enum status diag_usage(struct diag *d, const struct diag_at *at, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    report(d, at, "error", "\033[1;31m", format, args);
    va_end(args);
    d->errors++;
    return STATUS_USAGE;
}

void diag_warning(struct diag *d, const struct diag_at *at, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    report(d, at, "warning", "\033[1;33m", format, args);
    va_end(args);
    d->warnings++;
}
