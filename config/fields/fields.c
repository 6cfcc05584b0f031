#include "config/fields/fields.h"

#include "config/fields/fields_private.h"

/* A longer one would make a code that is larger than a small board. */
enum { WEB_URL_MAX_CHARACTERS = 120 };

#define AT(member) offsetof(struct config_output, member)
#define FILE_NAME(key, text)                                                                       \
    {                                                                                              \
        .name = #key, .type = SCHEMA_FILE_NAME, .offset = AT(key), .example = #key, .doc = text    \
    }
static const struct schema_field output[] = {
    FILE_NAME(name, "The book's file, without \".pdf\". Left out: the config's name."),
    FILE_NAME(answers, "The answer key's file, without \".pdf\"."),
    FILE_NAME(cover, "The cover's file, without \".pdf\"."),
    FILE_NAME(manifest, "The manifest's file, without \".json\"."),
    {.name = "report",
     .type = SCHEMA_BOOL,
     .offset = AT(report),
     .fallback = "false",
     .doc = "report.html and report.pdf too: the curve of difficulty, figures and techniques, each "
            "puzzle's row, and repeats against the banks of its sections."},
    {.name = "repeats",
     .type = SCHEMA_PATHS,
     .offset = AT(repeats),
     .example = "[last-year.bank, series.bank]",
     .doc = "More banks in which the report looks for the book's puzzles; relative to the config's "
            "directory."},
};
#undef AT
static const struct schema_map book_fields_output = FIELDS_MAP(output);

#define AT(member) offsetof(struct config_web, member)
static const struct schema_field web[] = {
    {.name = "make",
     .type = SCHEMA_BOOL,
     .offset = AT(make),
     .fallback = "false",
     .doc = "Write web/index.html beside the PDFs: one file, to be put on any server."},
    {.name = "url",
     .type = SCHEMA_TEXT,
     .offset = AT(url),
     .max = WEB_URL_MAX_CHARACTERS,
     .example = "https://example.org/patient-square/",
     .doc = "Where that page will be. A QR code under each puzzle opens it there, at that puzzle. "
            "Left out: no codes."},
    {.name = "link",
     .type = SCHEMA_TEXT,
     .offset = AT(link),
     .max = LINE_MAX_CHARACTERS,
     .example = "https://www.chiark.greenend.org.uk/~sgtatham/puzzles/js/solo.html#{solo}",
     .doc = "A player in the web, which the QR code under each puzzle opens instead. In the "
            "address, {solo} stands for the puzzle as Simon Tatham's Solo writes it, {fpuzzles} "
            "as f-puzzles and SudokuPad do, {scl} as SudokuPad alone does, with the rules in "
            "words, {line} for its digits with '.' for empty cells, {zeros} with 0, and {number} "
            "for its number."},
};
#undef AT
static const struct schema_map book_fields_web = FIELDS_MAP(web);

static const char *const repeat_choices[] = {"refuse", "allow", NULL};

#define AT(member) offsetof(struct book_config, member)
#define PART_OF_BOOK(key, text)                                                                    \
    {                                                                                              \
        .name = #key, .type = SCHEMA_MAP, .offset = AT(key), .map = &book_fields_##key,            \
        .item_size = sizeof(struct config_##key), .doc = text                                      \
    }
static const struct schema_field fields[] = {
    {.name = "book",
     .type = SCHEMA_MAP,
     .offset = AT(book),
     .map = &book_fields_book,
     .item_size = sizeof(struct config_book),
     .required = true,
     .doc = "What the book is, and its own texts."},
    PART_OF_BOOK(page, "The sheet that the book is printed on."),
    PART_OF_BOOK(style, "How the pages look."),
    {.name = "per_page",
     .type = SCHEMA_UNSIGNED,
     .offset = AT(per_page),
     .fallback = "2",
     .min = 1,
     .max = 12,
     .doc = "Puzzles on a page, in sections that do not say."},
    {.name = "sections",
     .type = SCHEMA_LIST,
     .offset = AT(section),
     .count_offset = AT(section_count),
     .item_size = sizeof(struct config_section),
     .map = &book_fields_sections,
     .required = true,
     .doc = "The puzzles, a section after the other."},
    PART_OF_BOOK(answers, "The solutions."),
    PART_OF_BOOK(parts, "What else is in the book."),
    PART_OF_BOOK(hints, "The hints."),
    PART_OF_BOOK(walkthrough, "Puzzles explained step by step."),
    {.name = "techniques",
     .type = SCHEMA_NAMES,
     .offset = AT(techniques),
     .vocabulary = SCHEMA_VOCABULARY(techniques),
     .example = "[naked-pair, x-wing]",
     .doc = "A chapter that teaches these: what each is and how to find one, an example, and six "
            "positions to practise on, just before such a step, with answers. Those that rest on "
            "clues are taught on boards with such clues."},
    PART_OF_BOOK(cover, "The cover."),
    PART_OF_BOOK(series, "The series that the book belongs to."),
    PART_OF_BOOK(print, "What the PDFs say to a printing house."),
    PART_OF_BOOK(home, "Printing at home."),
    PART_OF_BOOK(web, "The book's puzzles as a page that they are played on."),
    PART_OF_BOOK(output, "The names of the files, which go into the directory of -o."),
    {.name = "repeats",
     .type = SCHEMA_CHOICE,
     .offset = AT(repeats),
     .choices = repeat_choices,
     .fallback = "refuse",
     .doc = "Two puzzles that are the same up to relabelling: refuse them in files and on "
            "worksheets and make or find others elsewhere, or allow them."},
    {.name = "avoid",
     .type = SCHEMA_PATHS,
     .offset = AT(avoid),
     .example = "[../volume-1/manifest.json, series.bank]",
     .doc = "Puzzles that must not come again, nor their equivalents: banks, folders or manifests "
            "of books, and files of puzzles in any format; relative to the config's directory."},
    {.name = "seed",
     .type = SCHEMA_SEED,
     .offset = AT(seed),
     .fallback = "1",
     .doc = "All chance comes from this number: the same config and seed give the same bytes."},
};

#undef AT

const struct schema_map book_fields = FIELDS_MAP(fields);
