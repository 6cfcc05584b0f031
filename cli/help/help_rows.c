#include "cli/help/help_rows.h"

#include <string.h>

enum { DOC_COLUMN = 26 };

void help_add_wrapped(struct text *out, size_t column, size_t indent, const char *words)
{
    while (*words) {
        size_t length = strcspn(words, " \n");
        size_t shown = utf8_length(words, length, NULL);
        if (column > indent && column + 1 + shown > HELP_WIDTH) {
            text_printf(out, "\n%*s", (int)indent, "");
            column = indent;
        } else if (column > indent) {
            text_puts(out, " ");
            column++;
        }
        text_add(out, words, length);
        column += shown;
        words += length;
        if (strncmp(words, "\n\n", 2) == 0) {
            text_printf(out, "\n\n%*s", (int)indent, "");
            column = indent;
        }
        words += strspn(words, " \n");
    }
    text_puts(out, "\n");
}

void help_add_row(struct text *out, const char *label, const char *doc)
{
    size_t width = 2 + utf8_length(label, strlen(label), NULL);
    text_printf(out, "  %s", label);
    if (width + 2 > DOC_COLUMN) {
        text_puts(out, "\n");
        width = 0;
    }
    text_printf(out, "%*s", (int)(DOC_COLUMN - width), "");
    help_add_wrapped(out, DOC_COLUMN, DOC_COLUMN, doc);
}
