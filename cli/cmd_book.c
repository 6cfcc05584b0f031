/* book: its options and its help. cli/book/book_run.c does what they ask for. */
#include "cli/book/book_settings.h"
#include "cli/option/language_option.h"
#include "cli/option/seed_option.h"
#include "cli/studio/studio.h"
#include "gen/format/layouts/layout_options.h"
#include "gen/grade/level.h"
#include "render/press/folder/pack.h"

static const struct book_settings defaults = {
    .profile = -1, .fresh = -1, .pack = -1, .preview_dpi = 72, .each = {.dpi = 150}};

OPTION_NAMES(report_format, "text", "json")

static const char *profile_choice(size_t index)
{
    return index < profile_count() ? profile_at(index)->name : NULL;
}

OPTION_NAMES(captions_format, "csv", "json")

static const char *pack_choice(size_t index)
{
    return pack_vendor(index);
}

static const char *sample_choice(size_t index)
{
    return index < studio_sample_count ? studio_samples[index].name : NULL;
}

#define AT(field) offsetof(struct book_settings, field)
static const struct option options[] = {
    {.name = "set",
     .kind = OPTION_LIST,
     .metavar = "KEY=VALUE",
     .doc = "set a config key, as in page.trim=A4; repeatable",
     .offset = AT(set)},
    {.name = "profile",
     .kind = OPTION_CHOICE,
     .metavar = "NAME",
     .doc = "make the book for this profile only ('nonet help page.profiles'; default: all in the "
            "config)",
     .offset = AT(profile),
     .choice = profile_choice},
    {.name = "check",
     .kind = OPTION_FLAG,
     .doc = "make the book, print its preflight report and write no files",
     .offset = AT(check)},
    {.name = "sheet",
     .kind = OPTION_FLAG,
     .doc = "make a worksheet without a config: of the puzzles in FILE, or of new ones with "
            "--variant, --level, --words or -n",
     .offset = AT(sheet)},
    {.name = "title",
     .kind = OPTION_STRING,
     .metavar = "TEXT",
     .doc = "with --sheet: title of the worksheet (default: Sudoku)",
     .offset = AT(title)},
    {.name = "instructions",
     .kind = OPTION_STRING,
     .metavar = "TEXT",
     .doc = "with --sheet: text above the puzzles",
     .offset = AT(instructions)},
    {.name = "variant",
     .kind = OPTION_NAME,
     .metavar = "NAME",
     .doc = "with --sheet: make puzzles on this board ('nonet help variants'; default: classic)",
     .offset = AT(make.variant),
     .choice = layout_or_map_choice},
    {.name = "level",
     .kind = OPTION_STRING,
     .metavar = "LEVEL",
     .doc = "with --sheet and --new: level of the puzzles, or a range such as easy..hard (default: "
            "any; of a new config easy..hard)",
     .offset = AT(make.level),
     .choice = level_choice},
    {.name = "number",
     .letter = 'n',
     .kind = OPTION_STRING,
     .metavar = "N",
     .doc = "with --sheet: number of new puzzles (default: 4, or one for each word)",
     .offset = AT(make.count)},
    SEED_OPTION(struct book_settings,
                "with --sheet: seed of new puzzles, 0 to 2^64 - 1 (default: a new one, printed)"),
    {.name = "words",
     .kind = OPTION_FILE,
     .metavar = "FILE",
     .doc = "with --sheet: letters for digits; each puzzle spells the next word of this list",
     .offset = AT(make.words)},
    {.name = "per-page",
     .kind = OPTION_STRING,
     .metavar = "N",
     .doc = "with --sheet: puzzles on a page, 1 to 12 (default: 4, or fewer if they do not fit)",
     .offset = AT(make.per_page)},
    {.name = "answers",
     .kind = OPTION_NAME,
     .metavar = "WHERE",
     .doc = "with --sheet: place of the answers; upside-down means under each puzzle (default: "
            "apart)",
     .offset = AT(make.answers),
     .choice = answers_choice},
    {.name = "name-line",
     .kind = OPTION_FLAG,
     .doc = "with --sheet: print lines for name and date on each page (the default)",
     .offset = AT(make.name_line)},
    {.name = "language",
     .kind = OPTION_NAME,
     .metavar = "CODE",
     .doc = "with --sheet and --new: language of the texts (default: en)",
     .offset = AT(make.language),
     .choice = language_name},
    {.name = "no-key",
     .kind = OPTION_FLAG,
     .doc = "with --sheet: make no answer key",
     .offset = AT(no_key)},
    {.name = "watch",
     .kind = OPTION_FLAG,
     .doc = "make the book again whenever its config changes, until you press Ctrl-C",
     .offset = AT(watch)},
    {.name = "verify",
     .kind = OPTION_FLAG,
     .doc = "check that DIR has every file of its manifest unchanged; if a run was interrupted, "
            "restore the folder first",
     .offset = AT(verify)},
    {.name = "new",
     .kind = OPTION_MAYBE,
     .metavar = "[SAMPLE]",
     .doc = "print a config to start from: that sample with your --set changes; without SAMPLE, "
            "one made from your answers to a few questions; -o FILE saves it",
     .offset = AT(fresh),
     .choice = sample_choice},
    {.name = "kind",
     .kind = OPTION_NAME,
     .metavar = "BOARD",
     .doc = "with --new: board of the puzzles (default: classic)",
     .offset = AT(make.kind),
     .choice = layout_or_map_choice},
    {.name = "size",
     .kind = OPTION_STRING,
     .metavar = "SIZE",
     .doc = "with --new: size of a page, as in A5 or '6x9 in' (default: 6x9 in)",
     .offset = AT(make.size)},
    {.name = "vendor",
     .kind = OPTION_NAME,
     .metavar = "PROFILE",
     .doc = "with --new: profile of the book ('nonet help page.profiles'; default: kdp)",
     .offset = AT(make.vendor),
     .choice = profile_choice},
    {.name = "count",
     .kind = OPTION_STRING,
     .metavar = "N",
     .doc = "with --new: number of puzzles (default: 60)",
     .offset = AT(make.count)},
    {.name = "pack",
     .kind = OPTION_CHOICE,
     .metavar = "VENDOR",
     .doc = "also write a zip with what this vendor asks for: interior, cover, and a text with the "
            "metadata to paste; Nonet checks the vendor's limits",
     .offset = AT(pack),
     .choice = pack_choice},
    {.name = "next-volume",
     .kind = OPTION_FLAG,
     .doc = "print a config for the next volume of CONFIG: other puzzles, the next number, no "
            "ISBN; -o DIR is the folder of this volume, whose puzzles the next one avoids "
            "(default: the config's name)",
     .offset = AT(next_volume)},
    {.name = "preview",
     .kind = OPTION_FILE,
     .metavar = "DIR",
     .doc = "also write a PNG of each page to DIR",
     .offset = AT(preview)},
    {.name = "preview-dpi",
     .kind = OPTION_INT,
     .metavar = "N",
     .doc = "resolution of these PNGs in dots per inch, 20 to 600 (default: 72)",
     .offset = AT(preview_dpi),
     .min = 20,
     .max = 600},
    {.name = "each",
     .kind = OPTION_FILE,
     .metavar = "DIR",
     .doc = "instead of pages, write a picture of each puzzle and solution to DIR, with a list of "
            "captions",
     .offset = AT(each.directory)},
    {.name = "feed",
     .kind = OPTION_FILE,
     .metavar = "DIR",
     .doc = "like --each with a puzzle for each day: files named by date, and an RSS feed",
     .offset = AT(feed.directory)},
    {.name = "from",
     .kind = OPTION_STRING,
     .metavar = "DAY",
     .doc = "with --feed: day of the first puzzle, as in 2027-01-01; not needed if the config has "
            "a calendar",
     .offset = AT(feed.from)},
    {.name = "until",
     .kind = OPTION_STRING,
     .metavar = "DAY",
     .doc = "with --feed: last day to make, or today (default: the day of the last puzzle)",
     .offset = AT(feed.until)},
    {.name = "replace",
     .kind = OPTION_FLAG,
     .doc = "with --feed: allow changes to published days",
     .offset = AT(feed.replace)},
    {.name = "url",
     .kind = OPTION_STRING,
     .metavar = "ADDRESS",
     .doc = "with --feed: web address of the folder",
     .offset = AT(feed.url)},
    {.name = "edition",
     .kind = OPTION_STRING,
     .metavar = "NAME",
     .doc = "with --feed: edition of the calendar (calendar.editions), which may publish a puzzle "
            "some days after its date",
     .offset = AT(edition)},
    {.name = "pictures",
     .kind = OPTION_STRING,
     .metavar = "NAME",
     .doc = "with --each and --feed: format of the pictures, svg, png, eps or pdf (default: svg); "
            "with --sheet: pictures for digits, as in animals, or a folder of yours",
     .offset = AT(each.format),
     .choice = picture_format},
    {.name = "name",
     .kind = OPTION_STRING,
     .metavar = "PATTERN",
     .doc = "with --each and --feed: names of the files (default: {kind}-{number:4}, or "
            "{date}-{kind}); may also use {section}, {level} and {variant}",
     .offset = AT(each.name)},
    {.name = "captions",
     .kind = OPTION_CHOICE,
     .metavar = "FORMAT",
     .doc = "with --each and --feed: format of the captions (default: csv, for data merge)",
     .offset = AT(each.captions),
     .choice = captions_format},
    {.name = "outlines",
     .kind = OPTION_FLAG,
     .doc = "with --each and --feed: draw text as outlines, so that the files need no font (always "
            "so in eps)",
     .offset = AT(each.outlines)},
    {.name = "cell",
     .kind = OPTION_INT,
     .metavar = "MM",
     .doc =
         "with --each and --feed: side of a cell, 2 to 50 mm (default: 10, larger with candidates)",
     .offset = AT(each.cell_mm),
     .min = 2,
     .max = 50},
    {.name = "dpi",
     .kind = OPTION_INT,
     .metavar = "N",
     .doc =
         "with --each and --feed: resolution of a png in dots per inch, 20 to 1200 (default: 150)",
     .offset = AT(each.dpi),
     .min = 20,
     .max = 1200},
    {.name = "print-defaults",
     .kind = OPTION_FLAG,
     .doc = "print a config with every key, its default and its meaning, and exit",
     .offset = AT(print_defaults)},
    {.name = "print-schema",
     .kind = OPTION_FLAG,
     .doc = "print the JSON Schema of configs, for editors, and exit",
     .offset = AT(print_schema)},
    {.name = "print-reference",
     .kind = OPTION_FLAG,
     .doc = "print the config reference in Markdown, and exit",
     .offset = AT(print_reference)},
};

const struct command command_book = {
    .name = "book",
    .group = GROUP_PRINT,
    .arguments = "CONFIG… | --sheet [FILE] | --verify DIR…",
    .needs = "a config, as in 'nonet book my.yaml'",
    .instead = "'nonet book --new' makes a config; 'nonet book --sheet' needs none",
    .doc = "Make puzzle books: PDF, cover, answer key",
    .detail =
        "CONFIG is a YAML file that describes the book: its sections of puzzles, its pages, its "
        "style. 'nonet help config' lists the keys, and --print-defaults prints a config to start "
        "from. The same config and seed always make the same book. With several configs, each gets "
        "its own directory inside -o DIR.\n\nNonet checks each book before it saves it: it "
        "reads the PDF back, solves every puzzle again and checks the printer's rules (preflight). "
        "A book that breaks a rule is not saved, and earlier files stay as they were. "
        "preflight.json holds the "
        "report. All files of a book appear together or not at all. After a power cut, run the "
        "command again, or use --verify to restore the folder.\n\n--each is for your own layout "
        "program. It writes pictures without numbers or captions, and captions.csv (or .json) with "
        "the words for data merge in InDesign or Scribus.\n\n--feed is for a newspaper or web "
        "site. The first puzzle belongs to the day --from, the next to the day after. Run it once "
        "a day with --until today: it adds that day's puzzle and leaves the others alone. Nonet "
        "refuses to change or remove a published day unless you add --replace. feed.xml lists the "
        "newest 30 days, each with its puzzle and a link to the solution.",
    .examples = "nonet book config/books/sampler.yaml -o out/books/sampler|the sample book, 6 x 9 "
                "inches\nnonet book config/books/sampler.yaml --check|a report on whether it can "
                "be printed\nnonet book --verify out/books/sampler|a check that no file is missing "
                "or changed\nnonet book my.yaml --set page.trim=A4 --profile home|your book on A4, "
                "for a printer at home\nnonet book my.yaml --each merge --pictures pdf "
                "--outlines|pictures for data merge\nnonet book config/books/calendar.yaml --feed "
                "site/sudoku --from 2027-01-01 --url https://example.org/sudoku/|a puzzle for each "
                "day\nnonet generate -n 4 --level hard | nonet book --sheet --title \"Monday\"|a "
                "worksheet, and its answer key in a second file\nnonet book --new killer --set "
                "page.trim=A5 >my.yaml|a config to start from\nnonet book --new|a config from your "
                "answers to a few questions\nnonet book --sheet --variant 6x6 --pictures animals "
                "--per-page "
                "6 --answers upside-down --language es -n 24|a worksheet for a class\nnonet book "
                "--next-volume "
                "volume-1.yaml >volume-2.yaml|the config of volume 2, without repeats\n",
    .shared =
        SHARED_THREADS | SHARED_PROGRESS | SHARED_DIRECTORY | SHARED_FORMAT | SHARED_RUN_LIMIT,
    .formats = report_format,
    .options = options,
    .option_count = sizeof options / sizeof *options,
    .defaults = &defaults,
    .settings_size = sizeof defaults,
    .run = book_run,
};
