/* What Nonet prints of a config: its defaults, and its reference in three forms. */
#include "config/book_config.h"

#include "config/fields/fields.h"
#include "config/schema/documents.h"
#include "config/schema/json_schema.h"

void book_config_print_defaults(const struct config_vocabulary *vocabulary, struct text *out)
{
    schema_print_defaults(&book_fields, vocabulary, out);
}

static const char reference_head[] =
    "# The config of a book\n\n"
    "A book's config is a YAML file. It needs a title, an author and at least one section; every\n"
    "other key has a default:\n\n"
    "```yaml week.yaml\n"
    "book: {title: Seven Sudoku, author: A. Setter}\n"
    "page: {trim: A5, profiles: [screen]}\n"
    "sections:\n"
    "  - {title: Monday to Friday, level: easy, count: 5}\n"
    "  - {title: Weekend, level: hard, symmetry: rotate180, count: 2}\n"
    "```\n\n"
    "```sh\n"
    "nonet book week.yaml -o week\n"
    "nonet help config sections.level          # explains one key\n"
    "nonet book week.yaml -o large --set page.trim=A4 --set seed=2\n"
    "```\n\n"
    "`nonet book --print-defaults` prints a config with every key. Lengths have a unit: mm, cm, "
    "in\n"
    "or pt. Paths are relative to the config. A key such as `sections[].level` belongs to each "
    "item\n"
    "of a list; `--set sections[0].level=easy` sets it for the first section.\n\n"
    "`make config-reference` writes this page from the program.\n";

void book_config_print_markdown(const struct config_vocabulary *vocabulary, struct text *out)
{
    text_puts(out, reference_head);
    schema_print_markdown(&book_fields, vocabulary, out);
}

void book_config_print_man(const struct config_vocabulary *vocabulary, struct text *out)
{
    schema_print_man(&book_fields, vocabulary, out);
}

void book_config_print_json_schema(const struct config_vocabulary *vocabulary, struct text *out)
{
    schema_print_json_schema(&book_fields, vocabulary, out);
}
