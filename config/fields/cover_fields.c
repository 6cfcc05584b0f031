#include "config/fields/fields_private.h"

/* The order of each list is the order of its enum in book_config.h. */
static const char *const barcode_choices[] = {"none", "space", "ean13", NULL};
static const char *const binding_choices[] = {"paperback", "hardcover", NULL};

#define AT(member) offsetof(struct config_case, member)
#define FIGURE(key, most, text)                                                                    \
    {                                                                                              \
        .name = #key, .type = SCHEMA_LENGTH, .offset = AT(key##_pt), .fallback = "auto",           \
        .special = "auto", .min = 0, .max = (most)*PT_PER_INCH, .unit = "in", .doc = text          \
    }
static const struct schema_field case_fields[] = {
    FIGURE(wrap, 2, "The width that is folded around the edges of the boards, on all four sides."),
    FIGURE(hinge, 1.5,
           "The width between the spine and each board, where the cover bends; nothing is printed "
           "there."),
    FIGURE(overhang, 0.5,
           "How far the boards reach over the pages at top, bottom and outer edge; not together "
           "with size."),
    FIGURE(spine, 4,
           "The width of the spine with its boards. auto: from the profile's rule for the page "
           "count, or from the paper."),
    {.name = "size",
     .type = SCHEMA_SIZE,
     .offset = AT(size),
     .fallback = "auto",
     .special = "auto",
     .min = 3 * PT_PER_INCH,
     .max = 60 * PT_PER_INCH,
     .unit = "in",
     .doc = "The size of the whole sheet in the template, width x height; needs spine. auto: "
            "computed from the other figures."},
};
#undef FIGURE
#undef AT
static const struct schema_map case_map = FIELDS_MAP(case_fields);

#define AT(member) offsetof(struct config_cover, member)
#define COLOUR(key, value, text)                                                                   \
    {                                                                                              \
        .name = #key, .type = SCHEMA_COLOUR, .offset = AT(key), .set_offset = AT(has_##key),       \
        .example = value, .doc = text                                                              \
    }
static const struct schema_field cover[] = {
    {.name = "make",
     .type = SCHEMA_BOOL,
     .offset = AT(make),
     .fallback = "false",
     .doc = "Make a cover as a separate PDF: back, spine and front on one page."},
    {.name = "design",
     .type = SCHEMA_NAME,
     .offset = AT(design),
     .fallback = "frame",
     .vocabulary = SCHEMA_VOCABULARY(covers),
     .doc = "The design ('nonet help covers' lists them)."},
    {.name = "palette",
     .type = SCHEMA_NAME,
     .offset = AT(palette),
     .vocabulary = SCHEMA_VOCABULARY(palettes),
     .example = "deep",
     .doc = "A palette that sets the three colours below, different for each volume of a series. "
            "Colours set below override it."},
    {.name = "ebook",
     .type = SCHEMA_BOOL,
     .offset = AT(ebook),
     .fallback = "false",
     .doc = "Also write the front as a JPEG and PNG of 1600 x 2560 pixels, for ebook shops."},
    {.name = "listing",
     .type = SCHEMA_BOOL,
     .offset = AT(listing),
     .fallback = "false",
     .doc = "Also write pictures for a shop's page, as JPEG: the front as a standing book (1600 x "
            "2000 pixels), three pages (1600 high), and for A+ content a banner (970 x 600) and "
            "three squares (300 x 300)."},
    {.name = "binding",
     .type = SCHEMA_CHOICE,
     .offset = AT(binding),
     .fallback = "paperback",
     .choices = binding_choices,
     .doc = "The binding: paperback, or hardcover with boards, hinges and wrap."},
    {.name = "case",
     .type = SCHEMA_MAP,
     .offset = AT(hard),
     .map = &case_map,
     .item_size = sizeof(struct config_case),
     .doc = "The measures of a hard cover, from the vendor's template for the book. auto: the "
            "usual measures of the profile's vendor."},
    {.name = "title",
     .type = SCHEMA_TEXT,
     .printed = true,
     .offset = AT(title),
     .max = LINE_MAX_CHARACTERS,
     .example = "Sudoku",
     .doc = "The title on the cover. Left out: the book's title."},
    {.name = "subtitle",
     .type = SCHEMA_TEXT,
     .printed = true,
     .offset = AT(subtitle),
     .max = LINE_MAX_CHARACTERS,
     .example = "120 puzzles",
     .doc = "The subtitle on the cover. Left out: the book's subtitle."},
    {.name = "author",
     .type = SCHEMA_TEXT,
     .printed = true,
     .offset = AT(author),
     .max = LINE_MAX_CHARACTERS,
     .example = "A. Setter",
     .doc = "The author on the cover. Left out: the book's author."},
    {.name = "badge",
     .type = SCHEMA_TEXT,
     .printed = true,
     .offset = AT(badge),
     .max = LINE_MAX_CHARACTERS,
     .example = "150 puzzles, easy to hard",
     .doc = "A short line on a plate under the subtitle, such as the number of puzzles and their "
            "levels."},
    {.name = "title_font",
     .type = SCHEMA_FONT,
     .offset = AT(title_font),
     .example = "Lato Black",
     .doc = "The font of the title, on front and spine. Left out: the design's, if it is installed "
            "and has every character; else the book's."},
    {.name = "picture",
     .type = SCHEMA_PATH,
     .offset = AT(picture),
     .example = "pictures/harbour.jpg",
     .doc = "The photo for the front, a PNG or JPEG; for 'design: photo'."},
    {.name = "back_title",
     .type = SCHEMA_TEXT,
     .printed = true,
     .offset = AT(back_title),
     .max = LINE_MAX_CHARACTERS,
     .example = "A pencil and an hour",
     .doc =
         "The headline on the back. Left out: the heading or the short first sentence with which "
         "back_text begins, else the subtitle."},
    {.name = "back_text",
     .type = SCHEMA_BLOCK,
     .offset = AT(back_text),
     .max = BLOCK_MAX_CHARACTERS,
     .example = "Puzzles for quiet hours.",
     .doc = "The text on the back."},
    {.name = "back_size",
     .type = SCHEMA_LENGTH,
     .offset = AT(back_size_pt),
     .fallback = "auto",
     .special = "auto",
     .min = 6,
     .max = 36,
     .unit = "pt",
     .doc = "The size of the texts on the back. auto: the largest at which they fit."},
    {.name = "points",
     .type = SCHEMA_TEXTS,
     .printed = true,
     .offset = AT(points),
     .max = LINE_MAX_CHARACTERS,
     .example = "[One solution each, Solved step by step, Large grids]",
     .doc = "Up to five selling points on the back, under its text or next to the barcode."},
    {.name = "sample_puzzle",
     .type = SCHEMA_UNSIGNED,
     .offset = AT(sample_puzzle),
     .fallback = "auto",
     .special = "auto",
     .min = 0,
     .max = CONFIG_MAX_PUZZLES,
     .doc = "The number of a puzzle to draw on the back; 0 for none. auto: one that goes "
            "with the design, from another section than the front's where it can be, if it has "
            "room."},
    {.name = "author_text",
     .type = SCHEMA_BLOCK,
     .offset = AT(author_text),
     .max = BLOCK_MAX_CHARACTERS,
     .example = "A. Setter has made puzzles since 1998.",
     .doc = "A text about the author, on the back."},
    {.name = "author_picture",
     .type = SCHEMA_PATH,
     .offset = AT(author_picture),
     .example = "pictures/author.jpg",
     .doc = "The author's portrait next to that text, a PNG or JPEG."},
    {.name = "logo",
     .type = SCHEMA_PATH,
     .offset = AT(logo),
     .example = "pictures/logo.png",
     .doc = "The publisher's logo at the bottom of the back, an SVG, PNG or JPEG."},
    {.name = "price",
     .type = SCHEMA_TEXT,
     .offset = AT(price),
     .max = LINE_MAX_CHARACTERS,
     .example = "12.90 EUR",
     .doc = "The price, next to the barcode."},
    {.name = "spine_text",
     .type = SCHEMA_BOOL,
     .offset = AT(spine_text),
     .fallback = "true",
     .doc = "Print words on the spine, if the profile allows it for the number of pages."},
    {.name = "spine",
     .type = SCHEMA_TEXT,
     .printed = true,
     .offset = AT(spine),
     .max = LINE_MAX_CHARACTERS,
     .example = "Sudoku",
     .doc = "The words on the spine. Left out: title and author."},
    {.name = "barcode",
     .type = SCHEMA_CHOICE,
     .offset = AT(barcode),
     .fallback = "space",
     .choices = barcode_choices,
     .doc = "The barcode on the back. space: an empty box for the printer's barcode. ean13: made "
            "from book.isbn."},
    {.name = "art_puzzle",
     .type = SCHEMA_UNSIGNED,
     .offset = AT(art_puzzle),
     .fallback = "1",
     .min = 0,
     .max = CONFIG_MAX_PUZZLES,
     .doc = "The number of the puzzle on the front, or from which the design makes its pattern; 0 "
            "for none."},
    COLOUR(background, "fff8ec",
           "The colour of the background. Left out: the palette's, or without one the design's "
           "own; white if foreground or accent is set."),
    COLOUR(foreground, "1a1a1a",
           "The colour of text and lines. Left out: as for background, but black."),
    COLOUR(accent, "1f4e79",
           "The colour of rules and frames. Left out: as for background, but dark blue."),
};
#undef AT
const struct schema_map book_fields_cover = FIELDS_MAP(cover);

#define AT(member) offsetof(struct config_series, member)
static const struct schema_field series[] = {
    {.name = "name",
     .type = SCHEMA_TEXT,
     .printed = true,
     .offset = AT(name),
     .max = LINE_MAX_CHARACTERS,
     .example = "Quiet Hours",
     .doc = "The name of the series, above the title on the cover."},
    {.name = "volume",
     .type = SCHEMA_UNSIGNED,
     .offset = AT(volume),
     .fallback = "0",
     .min = 0,
     .max = 999,
     .doc = "The number of this book in the series, on cover and spine; it also chooses the "
            "colours of the palette. 0 for none."},
};
#undef AT
const struct schema_map book_fields_series = FIELDS_MAP(series);
