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
     .doc = "Of a spot ink, as the printer knows it: a plate of its own, for the profile press. "
            "Left out: the colour is printed from the four inks, on paper for colour."},
    {.name = "cmyk",
     .type = SCHEMA_NUMBERS,
     .offset = AT(cmyk),
     .min = 0,
     .max = 100,
     .example = "[0, 91, 76, 0]",
     .doc = "The four inks in per cent that make the colour, or come closest to it."},
    {.name = "for",
     .type = SCHEMA_NAMES,
     .offset = AT(uses),
     .vocabulary = SCHEMA_VOCABULARY(inked),
     .example = "[headings, marks]",
     .doc =
         "What the interior prints in it: headings with their rules, openers' numerals and bands, "
         "numbers of puzzles, marks of levels, heads with folios, frames of boards and boxes. "
         "Without it the headings, openers, numbers and marks are."},
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
     .doc = "PDF/X-1a:2001 or PDF/X-4 for the profiles of printers (not screen and home). auto: "
            "x-1a for ingram, x-4 for press where there is an ICC profile, else x-1a."},
    {.name = "intent",
     .type = SCHEMA_TEXT,
     .offset = AT(intent),
     .max = LINE_MAX_CHARACTERS,
     .example = "FOGRA51",
     .doc = "The printing condition that the colours are meant for, by its registered name "
            "(FOGRA39, FOGRA51, FOGRA52, GRACoL, SWOP, JapanColor …), or in your own words where "
            "there is an ICC profile. Left out: SWOP."},
    {.name = "profile",
     .type = SCHEMA_PATH,
     .offset = AT(profile),
     .example = "profiles/PSOcoated_v3.icc",
     .doc = "The ICC profile of that condition, put into the PDF: a printer's, of CMYK. PDF/X-4 "
            "wants one."},
    {.name = "ink",
     .type = SCHEMA_MAP,
     .offset = AT(ink),
     .map = &ink_map,
     .item_size = sizeof(struct config_ink),
     .doc = "A second ink beside black, for the interiors of printers' profiles."},
};
#undef AT
const struct schema_map book_fields_print = FIELDS_MAP(print);
