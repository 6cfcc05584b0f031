#include "config/fields/fields_private.h"

/* The order of each list is the order of its enum in book_config.h. */
static const char *const barcode_choices[] = {"none", "space", "ean13", NULL};

#define AT(member) offsetof(struct config_cover, member)
#define COLOUR(key, value, text)                                                                   \
    {                                                                                              \
        .name = #key, .type = SCHEMA_COLOUR, .offset = AT(key), .fallback = value, .doc = text     \
    }
static const struct schema_field cover[] = {
    {.name = "make",
     .type = SCHEMA_BOOL,
     .offset = AT(make),
     .fallback = "false",
     .doc = "Write a cover as a PDF of its own: back, spine and front on one page."},
    {.name = "title",
     .type = SCHEMA_TEXT,
     .offset = AT(title),
     .max = LINE_MAX_CHARACTERS,
     .example = "Sudoku",
     .doc = "Left out: the book's title."},
    {.name = "subtitle",
     .type = SCHEMA_TEXT,
     .offset = AT(subtitle),
     .max = LINE_MAX_CHARACTERS,
     .example = "120 puzzles",
     .doc = "Left out: the book's subtitle."},
    {.name = "author",
     .type = SCHEMA_TEXT,
     .offset = AT(author),
     .max = LINE_MAX_CHARACTERS,
     .example = "A. Setter",
     .doc = "Left out: the book's author."},
    {.name = "back_text",
     .type = SCHEMA_BLOCK,
     .offset = AT(back_text),
     .max = BLOCK_MAX_CHARACTERS,
     .example = "Puzzles for quiet hours.",
     .doc = "The text on the back."},
    {.name = "spine_text",
     .type = SCHEMA_BOOL,
     .offset = AT(spine_text),
     .fallback = "true",
     .doc = "Words on the spine, where the profile allows them for the page count."},
    {.name = "spine",
     .type = SCHEMA_TEXT,
     .offset = AT(spine),
     .max = LINE_MAX_CHARACTERS,
     .example = "Sudoku",
     .doc = "Those words. Left out: title and author."},
    {.name = "barcode",
     .type = SCHEMA_CHOICE,
     .offset = AT(barcode),
     .fallback = "space",
     .choices = barcode_choices,
     .doc = "On the back: nothing, an empty box for the printer's barcode, or an EAN-13 drawn "
            "from the ISBN."},
    {.name = "art_puzzle",
     .type = SCHEMA_UNSIGNED,
     .offset = AT(art_puzzle),
     .fallback = "1",
     .min = 0,
     .max = CONFIG_MAX_PUZZLES,
     .doc = "The number of the puzzle drawn on the front; 0 for none."},
    COLOUR(background, "ffffff", "Of the whole cover."),
    COLOUR(foreground, "000000", "Of the words and lines."),
    COLOUR(accent, "1f4e79", "Of rules and frames."),
};
#undef AT
const struct schema_map book_fields_cover = FIELDS_MAP(cover);
