/* draw: pictures of puzzles, from the same layout code as the books' pages. */
#include <string.h>
#include <unistd.h>

#include "base/file/outfile.h"
#include "cli/command.h"
#include "cli/option/language_option.h"
#include "cli/search_notice.h"
#include "cli/terminal/ascii_boxes.h"
#include "gen/format/exchange/puzzle_link.h"
#include "gen/format/stream.h"
#include "render/pictures/drawing_options.h"
#include "render/pictures/qr.h"
#include "render/press/pictures/picture_stream.h"

struct draw_settings {
    struct drawing_options drawing;
    int language; /* index in translation_languages() */
    const char *link;
    const char *each;
    const char *name;
    int captions;
};

static const struct draw_settings defaults = {.drawing = DRAWING_DEFAULTS, .language = -1};

OPTION_NAMES(captions_name, "csv", "json")

static const char *device_name(size_t index)
{
    return index < canvas_device_count() ? canvas_device_at(index)->name : NULL;
}

#define AT(field) offsetof(struct draw_settings, field)
static const struct option options[] = {
    DRAWING_BOARD_OPTIONS(struct draw_settings, drawing),
    LANGUAGE_OPTION(AT(language)),
    DRAWING_SIGN_OPTIONS(struct draw_settings, drawing),
    {"link", 0, OPTION_STRING, "URL",
     "draw a QR code that opens URL; {solo}, {fpuzzles}, {scl}, {line}, {zeros} or {number} in it "
     "becomes the puzzle",
     AT(link), 0, 0, NULL},
    {"each", 0, OPTION_FILE, "DIR",
     "write a picture of each puzzle and solution to DIR, as svg unless --format names another, "
     "with a list of captions; all or none",
     AT(each), 0, 0, NULL},
    {"name", 0, OPTION_STRING, "PATTERN",
     "with --each: names of the files (default: {kind}-{number:4}); may also use {level} and "
     "{variant}",
     AT(name), 0, 0, NULL},
    {"captions", 0, OPTION_CHOICE, "FORMAT",
     "with --each: format of the captions (default: csv, for data merge)", AT(captions), 0, 0,
     captions_name},
    DRAWING_FONT_OPTION(struct draw_settings, drawing),
};

/* What is done with each puzzle that is read, and the code under it. */
struct drawer {
    enum status (*add)(void *drawn, const struct record *r, const char *code,
                       const struct diag_at *at, struct diag *d);
    void *drawn;
    const char *link; /* NULL: no codes */
    size_t count;     /* puzzles so far */
};

static enum status add_picture(void *drawn, const struct record *r, const char *code,
                               const struct diag_at *at, struct diag *d)
{
    puzzle_pictures_set_code(drawn, code);
    enum status status = puzzle_pictures_add(drawn, r, at, d);
    puzzle_pictures_set_code(drawn, NULL);
    return status;
}

static enum status add_each(void *drawn, const struct record *r, const char *code,
                            const struct diag_at *at, struct diag *d)
{
    return picture_stream_add(drawn, r, code, at, d);
}

static enum status draw_one(struct drawer *drawer, const struct record *r, const struct diag_at *at,
                            struct diag *d)
{
    struct text link = {0};
    enum status status = STATUS_OK;
    drawer->count++;
    if (drawer->link) {
        status = puzzle_link_add(drawer->link, r, drawer->count, at, d, &link);
    }
    if (status == STATUS_OK && link.length > MAX_QR_CHARACTERS) {
        status = diag_error(d, at, "the link has %zu characters, but a QR code can hold only %d",
                            link.length, MAX_QR_CHARACTERS);
    }
    status = status == STATUS_OK ? drawer->add(drawer->drawn, r, link.data, at, d) : status;
    text_free(&link);
    return status;
}

static enum status draw_file(struct drawer *drawer, const char *path, struct search_notice *notice)
{
    const struct layout *variant = invocation_variant(&notice->inside);
    struct diag *d = notice->inside.diag;
    struct reader *reader = reader_open(path, NULL, variant, d);
    if (!reader) {
        return STATUS_FAILED;
    }
    struct record r = {0};
    enum status worst = STATUS_OK;
    for (enum status status; (status = reader_next(reader, &r)) != STATUS_END;) {
        if (status == STATUS_OK) {
            struct diag_at at = reader_at(reader);
            search_notice_item(notice, &at);
            status = draw_one(drawer, &r, &at, d);
            search_notice_rest(notice);
        }
        worst = status == STATUS_OK ? worst : status;
    }
    record_free(&r);
    reader_close(reader);
    return worst;
}

static enum status draw_files(struct drawer *drawer, const struct invocation *in)
{
    enum status status = STATUS_OK;
    size_t count = in->arguments.count;
    struct search_notice notice;
    search_notice_begin(&notice, in);
    for (size_t i = 0; i < (count ? count : 1); i++) {
        enum status one = draw_file(drawer, count ? in->arguments.item[i] : "-", &notice);
        status = one == STATUS_OK ? status : one;
    }
    search_notice_end(&notice);
    return status;
}

static enum status draw_each(const struct invocation *in,
                             const struct puzzle_pictures_options *pictures)
{
    const struct draw_settings *s = in->settings;
    const struct picture_stream_options o = {
        .pictures = *pictures, .directory = s->each, .pattern = s->name, .json = s->captions == 1};
    struct picture_stream *each;
    if (pictures->device->kind == CANVAS_CHARACTERS || pictures->step || pictures->course ||
        pictures->solution) {
        in->diag->hint = "choose --format svg, png, eps or pdf";
        return diag_usage(
            in->diag, NULL,
            "--each draws puzzles and solutions; leave out --step, --course and --format text");
    }
    enum status status = picture_stream_new(&each, &o, in->diag);
    if (status != STATUS_OK) {
        return status;
    }
    struct drawer drawer = {add_each, each, s->link, 0};
    status = draw_files(&drawer, in);
    if (status == STATUS_OK && drawer.count == 0) {
        status = diag_error(in->diag, NULL, "no puzzle to draw");
    }
    if (status != STATUS_OK) {
        picture_stream_drop(each);
        return status;
    }
    return picture_stream_finish(each, in->diag);
}

static const struct canvas_device *chosen_device(const struct invocation *in)
{
    const struct draw_settings *s = in->settings;
    return in->shared.format >= 0 ? canvas_device_at((size_t)in->shared.format)
                                  : canvas_device_find(s->each ? "svg" : "text");
}

static enum status draw_all(struct puzzle_pictures *pictures, const struct invocation *in)
{
    struct text out = {0};
    const struct draw_settings *s = in->settings;
    enum status status = draw_files(&(struct drawer){add_picture, pictures, s->link, 0}, in);
    enum status finished = puzzle_pictures_finish(pictures, &out, in->diag);
    if (status == STATUS_OK) {
        status = finished;
    }
    if (status == STATUS_OK && out.length == 0) {
        status = diag_error(in->diag, NULL, out.failed ? OUT_OF_MEMORY : "no puzzle to draw");
    }
    bool text = chosen_device(in)->kind == CANVAS_CHARACTERS;
    if (status == STATUS_OK && text && !in->shared.output && !locale_is_utf8()) {
        ascii_boxes(&out);
    }
    if (status == STATUS_OK) {
        status = outfile_write(in->shared.output, out.data, out.length, in->diag);
    }
    text_free(&out);
    return status;
}

/* The code is of the digits that are drawn. */
static enum status check_link(const struct draw_settings *s, const struct canvas_device *device,
                              struct diag *d)
{
    if (!s->link) {
        return STATUS_OK;
    }
    if (device->kind == CANVAS_CHARACTERS) {
        d->hint = "choose --format svg, png, eps or pdf";
        return diag_usage(d, NULL, "--link draws a QR code, which text cannot show");
    }
    const struct drawing_options *drawing = &s->drawing;
    if (drawing->course || drawing->word || drawing->words || drawing->pictures) {
        d->hint = "leave out --course, --word, --words and --pictures";
        return diag_usage(d, NULL, "--link needs pictures of puzzles with digits");
    }
    return puzzle_link_check(s->link, NULL, d);
}

/* A terminal would show the bytes of a png or a pdf as noise, or worse. */
static enum status refuse_terminal(const struct invocation *in, const struct canvas_device *device)
{
    bool to_file = in->shared.output && strcmp(in->shared.output, "-") != 0;
    if (!device->binary || to_file || !isatty(STDOUT_FILENO)) {
        return STATUS_OK;
    }
    in->diag->hint = "name a file with -o";
    return diag_usage(in->diag, NULL, "a %s cannot be written to the terminal", device->name);
}

static enum status run_draw(const struct invocation *in)
{
    const struct draw_settings *s = in->settings;
    const struct puzzle_pictures_options o = drawing_options_read(
        &s->drawing, chosen_device(in),
        (struct translation){.language = language_chosen(s->language, in->diag)});
    struct puzzle_pictures *pictures;
    if (check_link(s, o.device, in->diag) != STATUS_OK) {
        return STATUS_USAGE;
    }
    if (s->each) {
        return draw_each(in, &o);
    }
    if (s->name || s->captions) {
        return diag_usage(in->diag, NULL, "--%s needs --each", s->name ? "name" : "captions");
    }
    enum status status = refuse_terminal(in, o.device);
    if (status != STATUS_OK) {
        return status;
    }
    status = puzzle_pictures_new(&pictures, &o, in->diag);
    if (status == STATUS_OK) {
        status = draw_all(pictures, in);
        puzzle_pictures_drop(pictures);
    }
    return status;
}

const struct command command_draw = {
    .name = "draw",
    .group = GROUP_PRINT,
    .arguments = "[FILE…]",
    .doc = "Draw puzzles as text, SVG, PNG, EPS or PDF",
    .examples =
        "nonet generate | nonet draw -o puzzle.svg|a picture to print\nnonet generate | nonet draw "
        "--word PATCHWORK -o word.pdf|a puzzle of letters that spells a word\nnonet generate "
        "--variant 4x4 | nonet draw --pictures animals -o zoo.svg|a puzzle of animals for "
        "children\nnonet draw --each merge --format pdf --outlines week.txt|pictures for data "
        "merge in InDesign or Scribus\nnonet draw --course -o course.svg hard.txt|a chart of where "
        "the puzzle is hard\nnonet draw --link 'https://sudokupad.app/fpuzzles{fpuzzles}' -o "
        "week.pdf week.txt|puzzles with QR codes to open on a phone\nnonet draw --step 5 -o "
        "step.png "
        "hard.txt|the fifth step, explained",
    .detail =
        "Draws puzzles as books print them; the default is text, for the terminal. A text or pdf "
        "file holds any number of puzzles, an svg, png or eps file one.\n\n--step shows the "
        "candidates, marks what the step places and removes, and explains why. A proof too long "
        "for one picture comes in parts, each with its picture.\n\n--word replaces the puzzle by "
        "an equivalent one whose solution spells the word, in a row or on the diagonal from the "
        "top left. The givens never show the whole word. With --solution the word is marked.",
    .shared = SHARED_PROGRESS | SHARED_OUTPUT | SHARED_FORMAT | SHARED_VARIANT | SHARED_RUN_LIMIT,
    .formats = device_name,
    COMMAND_SETTINGS,
    .run = run_draw,
};
