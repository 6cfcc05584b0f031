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
    FIGURE(wrap, 2, "What is folded around the edges of the boards, on all four sides."),
    FIGURE(hinge, 1.5,
           "Between the spine and each board, where the cover bends: nothing is read "
           "there."),
    FIGURE(overhang, 0.5,
           "The boards stand over the pages by so much at head, foot and fore "
           "edge. Not beside size."),
    FIGURE(spine, 4,
           "The width of the spine, boards and all. auto: by the profile's rule for the "
           "page count, or what the paper adds."),
    {.name = "size",
     .type = SCHEMA_SIZE,
     .offset = AT(size),
     .fallback = "auto",
     .special = "auto",
     .min = 3 * PT_PER_INCH,
     .max = 60 * PT_PER_INCH,
     .unit = "in",
     .doc = "The whole sheet of the template, width x height; with spine. auto: from the other "
            "figures."},
};
#undef FIGURE
#undef AT
static const struct schema_map case_map = FIELDS_MAP(case_fields);

#define AT(member) offsetof(struct config_cover, member)
#define COLOUR(key, value, text)                                                                   \
    {                                                                                              \
        .name = #key, .type = SCHEMA_COLOUR, .offset = AT(key), .set_offset = AT(has_##key),       \
        .fallback = value, .doc = text                                                             \
    }
static const struct schema_field cover[] = {
    {.name = "make",
     .type = SCHEMA_BOOL,
     .offset = AT(make),
     .fallback = "false",
     .doc = "Write a cover as a PDF of its own: back, spine and front on one page."},
    {.name = "design",
     .type = SCHEMA_NAME,
     .offset = AT(design),
     .fallback = "frame",
     .vocabulary = SCHEMA_VOCABULARY(covers),
     .doc = "How it looks (nonet help covers)."},
    {.name = "palette",
     .type = SCHEMA_NAME,
     .offset = AT(palette),
     .vocabulary = SCHEMA_VOCABULARY(palettes),
     .example = "deep",
     .doc = "Colours that go together, in place of the three below; each volume of a series has "
            "its own. A colour that is given wins."},
    {.name = "ebook",
     .type = SCHEMA_BOOL,
     .offset = AT(ebook),
     .fallback = "false",
     .doc = "The front alone too, as a JPEG and a PNG of 1600 x 2560 pixels, for shops of ebooks."},
    {.name = "binding",
     .type = SCHEMA_CHOICE,
     .offset = AT(binding),
     .fallback = "paperback",
     .choices = binding_choices,
     .doc = "A paperback's cover, or a hard one's: a sheet for boards, with hinges and a wrap."},
    {.name = "case",
     .type = SCHEMA_MAP,
     .offset = AT(hard),
     .map = &case_map,
     .item_size = sizeof(struct config_case),
     .doc = "A hard cover's figures, as the vendor's template for the book gives them. auto: what "
            "is known of the profile's vendor."},
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
    {.name = "picture",
     .type = SCHEMA_PATH,
     .offset = AT(picture),
     .example = "pictures/harbour.jpg",
     .doc = "A PNG or JPEG for the front of the design photo."},
    {.name = "back_text",
     .type = SCHEMA_BLOCK,
     .offset = AT(back_text),
     .max = BLOCK_MAX_CHARACTERS,
     .example = "Puzzles for quiet hours.",
     .doc = "The text on the back."},
    {.name = "points",
     .type = SCHEMA_TEXTS,
     .offset = AT(points),
     .max = LINE_MAX_CHARACTERS,
     .example = "[One solution each, Solved step by step, Large grids]",
     .doc = "Selling points under it, up to five lines."},
    {.name = "sample_puzzle",
     .type = SCHEMA_UNSIGNED,
     .offset = AT(sample_puzzle),
     .fallback = "0",
     .min = 0,
     .max = CONFIG_MAX_PUZZLES,
     .doc = "The number of a puzzle drawn on the back; 0 for none."},
    {.name = "author_text",
     .type = SCHEMA_BLOCK,
     .offset = AT(author_text),
     .max = BLOCK_MAX_CHARACTERS,
     .example = "A. Setter has made puzzles since 1998.",
     .doc = "Lines about the author, on the back."},
    {.name = "author_picture",
     .type = SCHEMA_PATH,
     .offset = AT(author_picture),
     .example = "pictures/author.jpg",
     .doc = "The author's portrait beside them: a PNG or JPEG."},
    {.name = "logo",
     .type = SCHEMA_PATH,
     .offset = AT(logo),
     .example = "pictures/logo.png",
     .doc = "The publisher's sign at the foot of the back: an SVG, PNG or JPEG."},
    {.name = "price",
     .type = SCHEMA_TEXT,
     .offset = AT(price),
     .max = LINE_MAX_CHARACTERS,
     .example = "12.90 EUR",
     .doc = "The price, beside the barcode's place."},
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
     .doc = "The number of the puzzle drawn on the front, or that the design's pattern is made "
            "of; 0 for none."},
    COLOUR(background, "ffffff", "Of the whole cover."),
    COLOUR(foreground, "000000", "Of the words and lines."),
    COLOUR(accent, "1f4e79", "Of rules and frames."),
};
#undef AT
const struct schema_map book_fields_cover = FIELDS_MAP(cover);

#define AT(member) offsetof(struct config_series, member)
static const struct schema_field series[] = {
    {.name = "name",
     .type = SCHEMA_TEXT,
     .offset = AT(name),
     .max = LINE_MAX_CHARACTERS,
     .example = "Quiet Hours",
     .doc = "Over the title on the cover."},
    {.name = "volume",
     .type = SCHEMA_UNSIGNED,
     .offset = AT(volume),
     .fallback = "0",
     .min = 0,
     .max = 999,
     .doc = "The book's number in the series, on the cover and its spine, and the cover's colours "
            "in its palette; 0 for none."},
};
#undef AT
const struct schema_map book_fields_series = FIELDS_MAP(series);
