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
              "A book is described by a YAML file. Unknown fields, wrong types and values out of "
              "range are reported with file, line and column, all of them at once. "
              "\\fB\\-\\-set\\fR \\fIfield\\fB=\\fIvalue\\fR overrides a field for one run.\n"
              ".SH FIELDS\n");
    book_config_print_man(press_vocabulary(), out);
    text_puts(out, ".SH SEE ALSO\n.BR nonet (1)\n");
}
