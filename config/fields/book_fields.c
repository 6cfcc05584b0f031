#include "config/fields/fields_private.h"

#define AT(member) offsetof(struct config_book, member)
static const struct schema_field book[] = {
    {.name = "title",
     .type = SCHEMA_TEXT,
     .offset = AT(title),
     .max = LINE_MAX_CHARACTERS,
     .required = true,
     .example = "Sudoku for the Train",
     .doc = "The title: on the title page, the copyright page, the cover and in the metadata."},
    {.name = "subtitle",
     .type = SCHEMA_TEXT,
     .offset = AT(subtitle),
     .max = LINE_MAX_CHARACTERS,
     .example = "120 graded puzzles",
     .doc = "The line under the title."},
    {.name = "author",
     .type = SCHEMA_TEXT,
     .offset = AT(author),
     .max = LINE_MAX_CHARACTERS,
     .example = "A. Setter",
     .doc = "The author, on the title page and the cover."},
    {.name = "publisher",
     .type = SCHEMA_TEXT,
     .offset = AT(publisher),
     .max = LINE_MAX_CHARACTERS,
     .example = "Quiet Corner Press",
     .doc = "The publisher, at the foot of the title page."},
    {.name = "copyright",
     .type = SCHEMA_BLOCK,
     .offset = AT(copyright),
     .max = BLOCK_MAX_CHARACTERS,
     .example = "Copyright 2026 A. Setter",
     .doc = "Who holds the rights, on the copyright page. Left out: a usual sentence."},
    {.name = "isbn",
     .type = SCHEMA_ISBN,
     .offset = AT(isbn),
     .example = "978-0-306-40615-7",
     .doc = "The ISBN: 13 digits, or the older 10, with or without hyphens. Nonet verifies the "
            "check digit. Each of several languages has its own: {en: 978-0-306-40615-7, de: "
            "978-3-16-148410-0}."},
    {.name = "edition",
     .type = SCHEMA_TEXT,
     .offset = AT(edition),
     .max = LINE_MAX_CHARACTERS,
     .example = "First edition",
     .doc = "The edition, a line on the copyright page."},
    {.name = "dedication",
     .type = SCHEMA_BLOCK,
     .offset = AT(dedication),
     .max = BLOCK_MAX_CHARACTERS,
     .example = "For Ada",
     .doc = "A dedication, on a page after the copyright page."},
    {.name = "introduction",
     .type = SCHEMA_BLOCK,
     .offset = AT(introduction),
     .max = BLOCK_MAX_CHARACTERS,
     .example = "Every puzzle here has one solution.",
     .doc = "An introduction. An empty line separates paragraphs, '# ' begins a heading; **bold** "
            "and *italic* work too."},
    {.name = "how_to_play",
     .type = SCHEMA_BLOCK,
     .offset = AT(how_to_play),
     .max = BLOCK_MAX_CHARACTERS,
     .example = "Fill the grid.",
     .doc = "The rules of the puzzles, written like the introduction. Left out: Nonet's text in "
            "the book's language."},
    {.name = "language",
     .type = SCHEMA_NAME,
     .offset = AT(language),
     .fallback = "en",
     .vocabulary = SCHEMA_VOCABULARY(languages),
     .doc = "The language of all text that Nonet adds."},
    {.name = "published",
     .type = SCHEMA_TEXT,
     .offset = AT(published),
     .max = LINE_MAX_CHARACTERS,
     .example = "2027-01-15",
     .doc =
         "The day of publication, on the copyright page, in the metadata of the PDF, the manifest "
         "and the ONIX record."},
    {.name = "licence",
     .type = SCHEMA_TEXT,
     .offset = AT(licence),
     .max = LINE_MAX_CHARACTERS,
     .example = "CC BY 4.0",
     .doc = "What readers may do with the book, in the metadata and the manifest. Left out: "
            "all rights reserved."},
    {.name = "licence_url",
     .type = SCHEMA_TEXT,
     .offset = AT(licence_url),
     .max = LINE_MAX_CHARACTERS,
     .example = "https://creativecommons.org/licenses/by/4.0/",
     .doc = "The web address of the licence's text."},
    {.name = "words",
     .type = SCHEMA_PAIRS,
     .offset = AT(words),
     .max = LINE_MAX_CHARACTERS,
     .vocabulary = SCHEMA_VOCABULARY(words),
     .example = "{solution: Answer}",
     .doc = "Your own words in place of Nonet's, by the name of each text."},
};
#undef AT
const struct schema_map book_fields_book = FIELDS_MAP(book);

/* The order is the order of its enum in book_config.h. */
static const char *const side_choices[] = {"any", "right", "left", NULL};

#define AT(member) offsetof(struct config_part, member)
static const struct schema_field part_item[] = {
    {.name = "part",
     .type = SCHEMA_NAME,
     .offset = AT(part),
     .required = true,
     .vocabulary = SCHEMA_VOCABULARY(parts),
     .example = "epigraph",
     .doc = "The kind of part ('nonet help parts' lists them and the keys that each takes). usual: "
            "all parts that other settings ask for and that the list does not name."},
    {.name = "title",
     .type = SCHEMA_TEXT,
     .offset = AT(title),
     .max = LINE_MAX_CHARACTERS,
     .example = "Thanks",
     .doc = "The heading. Left out: the usual heading in the book's language."},
    {.name = "text",
     .type = SCHEMA_BLOCK,
     .offset = AT(text),
     .max = BLOCK_MAX_CHARACTERS,
     .example = "To all who tested.",
     .doc = "The text; a long one is written like the introduction."},
    {.name = "by",
     .type = SCHEMA_TEXT,
     .offset = AT(by),
     .max = LINE_MAX_CHARACTERS,
     .example = "Blaise Pascal",
     .doc = "The author of the words; for an advertisement or coupon, the line at the bottom."},
    {.name = "link",
     .type = SCHEMA_TEXT,
     .offset = AT(link),
     .max = LINE_MAX_CHARACTERS,
     .example = "https://example.org/review",
     .doc = "The address that the QR code of a review page holds."},
    {.name = "picture",
     .type = SCHEMA_PATH,
     .offset = AT(picture),
     .example = "pictures/harbour.jpg",
     .doc = "A picture (SVG, PNG or JPEG), printed in gray."},
    {.name = "pdf",
     .type = SCHEMA_PATH,
     .offset = AT(pdf),
     .example = "pages/map.pdf",
     .doc = "A PDF to include. Its pages need the book's trim size (or trim size and bleed), only "
            "black and gray, and embedded fonts."},
    {.name = "pages",
     .type = SCHEMA_RANGE,
     .offset = AT(pages),
     .min = 1,
     .max = 1000000000,
     .example = "2..3",
     .doc = "The pages of the PDF to include. Left out: all."},
    {.name = "count",
     .type = SCHEMA_UNSIGNED,
     .offset = AT(count),
     .min = 1,
     .max = 100,
     .example = "4",
     .doc = "Number of pages."},
    {.name = "bleed",
     .type = SCHEMA_BOOL,
     .offset = AT(bleed),
     .fallback = "false",
     .doc = "Let the picture fill the page and run over its edges; needs page.bleed."},
    {.name = "side",
     .type = SCHEMA_CHOICE,
     .offset = AT(side),
     .fallback = "any",
     .choices = side_choices,
     .doc = "The side where the part begins; Nonet adds a blank page if needed."},
};
#undef AT
const struct schema_map book_fields_part_item = FIELDS_MAP(part_item);

#define AT(member) offsetof(struct config_parts, member)
#define PART_LIST(key, text)                                                                       \
    {                                                                                              \
        .name = #key, .type = SCHEMA_LIST, .offset = AT(key.item), .count_offset = AT(key.count),  \
        .item_size = sizeof(struct config_part), .map = &book_fields_part_item,                    \
        .example = "[{part: usual}, {part: epigraph, text: Begin.}]", .doc = text                  \
    }
#define PART(key, value, text)                                                                     \
    {                                                                                              \
        .name = #key, .type = SCHEMA_BOOL, .offset = AT(key), .fallback = value, .doc = text       \
    }
static const char *const rules_at_choices[] = {"part", "section", "page", NULL};

static const struct schema_field parts[] = {
    PART(title_page, "true", "Print a title page, also in a separate answer key."),
    PART(copyright_page, "true", "Print a copyright page after the title page."),
    PART(contents, "true", "Print a table of contents."),
    PART(how_to_play, "true", "Print a page with the rules."),
    {.name = "rules_at",
     .type = SCHEMA_CHOICE,
     .offset = AT(rules_at),
     .fallback = "part",
     .choices = rules_at_choices,
     .doc = "Where to print the rules of boards that are not classic: only in the part boards (in "
            "How to Play if there is one kind), also on each section's title page, or also at the "
            "head of each page of puzzles."},
    PART(section_pages, "true", "Print a title page before each section."),
    PART(index, "false", "Print an index of puzzles by technique."),
    PART(sums, "false", "Print a table of the sums of cages and their possible digits."),
    PART(certificate, "false", "Print a certificate to fill in, at the end."),
    PART(cut_out, "false",
         "Print the pictures of sections with pictures, to cut out and place on the puzzles."),
    {.name = "notes_pages",
     .type = SCHEMA_UNSIGNED,
     .offset = AT(notes_pages),
     .fallback = "0",
     .min = 0,
     .max = 100,
     .doc = "Number of lined pages for notes at the end."},
    PART_LIST(front, "The parts before the puzzles, in order. Left out: the parts that other "
                     "settings ask for, in the usual order."),
    PART_LIST(back, "The parts after the puzzles, in order. Left out: as for front."),
};
#undef AT
const struct schema_map book_fields_parts = FIELDS_MAP(parts);
