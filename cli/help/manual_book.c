/* The page of the config's format, from the config's own field tables. */
#include "cli/help/help.h"
#include "cli/help/manual.h"
#include "render/press/press.h"

void manual_book_page(struct text *out)
{
    text_printf(out, ".TH NONET-BOOK 5 \"\" \"Nonet %s\" \"File Formats\"\n", NONET_VERSION);
    text_puts(out,
              ".SH NAME\nnonet-book \\- the config of a puzzle book\n"
              ".SH SYNOPSIS\n.B nonet book\n.IR config.yaml …\n"
              ".SH DESCRIPTION\n"
              "A YAML file describes the book. Nonet reports all unknown keys, wrong types and "
              "values out of range at once, each with its file, line and column. "
              "\\fB\\-\\-set\\fR \\fIKEY\\fB=\\fIVALUE\\fR sets a key for one run.\n"
              ".SH KEYS\n");
    book_config_print_man(press_vocabulary(), out);
    text_puts(out, ".SH SEE ALSO\n.BR nonet (1)\n");
}
