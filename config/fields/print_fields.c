#include "config/fields/fields_private.h"

/* The order of each list is the order of its enum in book_config.h. */
static const char *const standard_choices[] = {"auto", "none", "x-1a", "x-4", NULL};

#define AT(member) offsetof(struct config_ink, member)
static const struct schema_field ink[] = {
    {.name = "name",
     .type = SCHEMA_TEXT,
     .offset = AT(name),
     .max = 60,
     .example = "PANTONE 185 C",
     .doc = "The name of a spot ink, as the printer knows it; for the profile press. Left out: the "
            "four inks make the colour, on paper for colour."},
    {.name = "cmyk",
     .type = SCHEMA_NUMBERS,
     .offset = AT(cmyk),
     .min = 0,
     .max = 100,
     .example = "[0, 91, 76, 0]",
     .doc = "The colour as percentages of cyan, magenta, yellow and black."},
    {.name = "for",
     .type = SCHEMA_NAMES,
     .offset = AT(uses),
     .vocabulary = SCHEMA_VOCABULARY(inked),
     .example = "[headings, marks]",
     .doc = "What is printed in this ink: headings and their rules, section openers, puzzle "
            "numbers, level marks, running heads with page numbers, frames of boards and boxes. "
            "Left out: headings, openers, numbers and marks."},
};
#undef AT
static const struct schema_map ink_map = FIELDS_MAP(ink);

#define AT(member) offsetof(struct config_print, member)
static const struct schema_field print[] = {
    {.name = "standard",
     .type = SCHEMA_CHOICE,
     .offset = AT(standard),
     .fallback = "auto",
     .choices = standard_choices,
     .doc = "The standard of PDFs for printers (not screen and home). auto: x-1a for ingram; for "
            "press x-4 if there is an ICC profile, else x-1a."},
    {.name = "intent",
     .type = SCHEMA_TEXT,
     .offset = AT(intent),
     .max = LINE_MAX_CHARACTERS,
     .example = "FOGRA51",
     .doc =
         "The printing condition, by its registered name (FOGRA39, FOGRA51, FOGRA52, GRACoL, SWOP, "
         "JapanColor …), or in your own words if there is an ICC profile. Left out: SWOP."},
    {.name = "profile",
     .type = SCHEMA_PATH,
     .offset = AT(profile),
     .example = "profiles/PSOcoated_v3.icc",
     .doc = "The ICC profile of the printing condition (CMYK), which goes into the PDF. PDF/X-4 "
            "needs one."},
    {.name = "ink",
     .type = SCHEMA_MAP,
     .offset = AT(ink),
     .map = &ink_map,
     .item_size = sizeof(struct config_ink),
     .doc = "A second ink, besides black, for the interior."},
};
#undef AT
const struct schema_map book_fields_print = FIELDS_MAP(print);
