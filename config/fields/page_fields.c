#include "config/fields/fields_private.h"

/* The order of each list is the order of its enum in book_config.h. */
static const char *const imposition_choices[] = {"none", "nup", "booklet", NULL};
static const char *const duplex_choices[] = {"none", "long-edge", "short-edge", NULL};

#define AT(member) offsetof(struct config_margins, member)
#define MARGIN(side, text)                                                                         \
    {                                                                                              \
        .name = #side, .type = SCHEMA_LENGTH, .offset = AT(side##_pt), .fallback = "auto",         \
        .special = "auto", .min = 0, .max = 100 * PT_PER_MM, .unit = "mm", .doc = text             \
    }
static const struct schema_field margins[] = {
    MARGIN(inside, "The margin at the binding (gutter). auto: a little more than the profile needs "
                   "for the page count. It is larger where the lines of boards need it."),
    MARGIN(outside, "The margin at the outer edge. It is larger where the lines of boards or thumb "
                    "tabs need it."),
    MARGIN(top, "The margin at the top. It is larger where running heads need it."),
    MARGIN(bottom, "The margin at the bottom. It is larger where the page number needs it."),
};
#undef AT
static const struct schema_map margins_map = FIELDS_MAP(margins);

#define AT(member) offsetof(struct config_page, member)
static const struct schema_field page[] = {
    {.name = "trim",
     .type = SCHEMA_SIZE,
     .offset = AT(trim),
     .fallback = "6x9 in",
     .min = 2 * PT_PER_INCH,
     .max = 24 * PT_PER_INCH,
     .unit = "in",
     .doc = "The trim size (size of the cut page), by name or as width x height with a unit."},
    {.name = "profiles",
     .type = SCHEMA_NAMES,
     .offset = AT(profiles),
     .fallback = "screen",
     .vocabulary = SCHEMA_VOCABULARY(profiles),
     .doc = "Where the book will be printed or read. Nonet writes a PDF for each, by its rules."},
    {.name = "bleed",
     .type = SCHEMA_LENGTH,
     .offset = AT(bleed_pt),
     .fallback = "auto",
     .special = "auto",
     .min = 0,
     .max = 1 * PT_PER_INCH,
     .unit = "in",
     .doc = "The bleed: how far the print runs over the edges of the page. auto: as the profile "
            "needs it."},
    {.name = "paper",
     .type = SCHEMA_NAME,
     .offset = AT(paper),
     .fallback = "white",
     .vocabulary = SCHEMA_VOCABULARY(papers),
     .doc = "The paper; it decides the limits of the page count and the width of the spine. On "
            "paper for colour, pictures and your own pages keep their colours; on other paper they "
            "are gray."},
    {.name = "caliper",
     .type = SCHEMA_LENGTH,
     .offset = AT(caliper_pt),
     .fallback = "auto",
     .special = "auto",
     .min = 0.01 * PT_PER_MM,
     .max = 1 * PT_PER_MM,
     .unit = "mm",
     .doc =
         "The thickness of one page (half a leaf), for the spine. auto: from profile and paper."},
    {.name = "pages",
     .type = SCHEMA_RANGE,
     .offset = AT(pages),
     .fallback = "any",
     .special = "any",
     .min = 1,
     .max = 5000,
     .doc = "The number of pages that the book may have. any: what the profile allows."},
    {.name = "margins",
     .type = SCHEMA_MAP,
     .offset = AT(margins),
     .map = &margins_map,
     .item_size = sizeof(struct config_margins),
     .doc = "The margins, mirrored on left and right pages."},
};
#undef AT
const struct schema_map book_fields_page = FIELDS_MAP(page);

#define AT(member) offsetof(struct config_home, member)
static const struct schema_field home[] = {
    {.name = "imposition",
     .type = SCHEMA_CHOICE,
     .offset = AT(imposition),
     .fallback = "none",
     .choices = imposition_choices,
     .doc = "How the home profile arranges pages. none: one a sheet. nup: several on a side. "
            "booklet: a booklet to fold."},
    {.name = "sheet",
     .type = SCHEMA_SIZE,
     .offset = AT(sheet),
     .fallback = "auto",
     .special = "auto",
     .min = 4 * PT_PER_INCH,
     .max = 24 * PT_PER_INCH,
     .unit = "in",
     .doc =
         "The paper size in the printer. auto: A4; for a booklet Letter or Legal where its pages "
         "are half of that."},
    {.name = "pages_per_side",
     .type = SCHEMA_UNSIGNED,
     .offset = AT(pages_per_side),
     .fallback = "2",
     .min = 1,
     .max = 16,
     .doc = "For nup: number of pages on a side of the sheet."},
    {.name = "signature",
     .type = SCHEMA_UNSIGNED,
     .offset = AT(signature),
     .fallback = "0",
     .min = 0,
     .max = 100,
     .doc = "For booklet: number of sheets folded together; 0 for all."},
    {.name = "creep",
     .type = SCHEMA_LENGTH,
     .offset = AT(creep_pt),
     .fallback = "0 mm",
     .min = 0,
     .max = 2 * PT_PER_MM,
     .unit = "mm",
     .doc = "For booklet: how far the pages of each inner sheet move inwards, against creep."},
    {.name = "duplex",
     .type = SCHEMA_CHOICE,
     .offset = AT(duplex),
     .fallback = "long-edge",
     .choices = duplex_choices,
     .doc = "How the printer turns the sheet for its back."},
};
#undef AT
const struct schema_map book_fields_home = FIELDS_MAP(home);
