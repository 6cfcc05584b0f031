/* explain and hint: the whole solution path of each puzzle, or its next step. */
#include <string.h>

#include "base/file/outfile.h"
#include "cli/command.h"
#include "cli/option/language_option.h"
#include "cli/option/technique_options.h"
#include "cli/stream_command.h"
#include "gen/format/format.h"
#include "gen/grade/explain/path_text.h"
#include "gen/play/open.h"
#include "render/pictures/path_pictures.h"

enum format_index { FORMAT_TEXT, FORMAT_JSON, FORMAT_SVG, FORMAT_HTML };

struct explain_settings {
    int language; /* index of language_name */
    int reveal;   /* enum hint_part */
    bool key;
};

static const struct explain_settings defaults = {.language = -1, .reveal = HINT_WHAT};

OPTION_NAMES(
    reveal_name, [HINT_TECHNIQUE] = "technique", [HINT_WHERE] = "where", [HINT_WHAT] = "what")

static const struct option options[] = {
    LANGUAGE_OPTION(offsetof(struct explain_settings, language)),
    {.name = "reveal",
     .letter = 'r',
     .kind = OPTION_CHOICE,
     .metavar = "HOW-MUCH",
     .doc = "how much to reveal: the technique's name, also where to look, or also what follows "
            "(default: what)",
     .offset = offsetof(struct explain_settings, reveal),
     .choice = reveal_name},
};

static const struct option explain_options[] = {
    LANGUAGE_OPTION(offsetof(struct explain_settings, language)),
    {.name = "key",
     .kind = OPTION_FLAG,
     .doc = "show only the steps that are not singles",
     .offset = offsetof(struct explain_settings, key)},
};

OPTION_NAMES(format_name, [FORMAT_TEXT] = "text", [FORMAT_JSON] = "json", [FORMAT_SVG] = "svg",
             [FORMAT_HTML] = "html")

/* A hint has no HTML page. */
static const char *hint_format_name(size_t index)
{
    return index < FORMAT_HTML ? format_name(index) : NULL;
}

struct context {
    bool whole; /* the whole path, not only its next step */
    enum hint_part reveal;
    enum format_index format;
    struct explain_style style;
    struct grade_options techniques;
    struct path_pictures *pictures; /* FORMAT_SVG */
};

/* The record as in a stream, with the path in further members. */
static void put_json(const struct explain_style *style, const struct record *r, struct path *path,
                     struct text *out)
{
    static const char end[] = "}\n";
    format_json.write(out, r, 0);
    text_shorten(out, strlen(end));
    text_puts(out, ",");
    path_members(style, r->variant, path, out);
    text_puts(out, end);
}

static enum status put_path(const struct context *c, struct stream_item *item, struct path *path,
                            struct diag *d)
{
    const struct record *r = &item->record;
    enum status status = STATUS_OK;
    switch (c->format) {
    case FORMAT_TEXT:
        path_to_text(&c->style, r, path, &item->out);
        break;
    case FORMAT_JSON:
        put_json(&c->style, r, path, &item->out);
        break;
    case FORMAT_SVG:
        status = path_pictures_all(c->pictures, &c->style, r, path, &item->out, d);
        break;
    case FORMAT_HTML:
        status = path_pictures_page(c->pictures, &c->style, r, path, &item->out, d);
        break;
    }
    if (status == STATUS_OK && !path_solved(path)) {
        diag_warning(d, &item->at,
                     "the techniques do not solve this puzzle; 'nonet solve' prints its solution");
    }
    return status;
}

static enum status put_step(const struct context *c, struct stream_item *item, struct path *path,
                            struct diag *d)
{
    const struct record *r = &item->record;
    const struct step *step = path_next_or_report(path, &item->at, d);
    if (!step) {
        return STATUS_FAILED;
    }
    switch (c->format) {
    case FORMAT_TEXT:
        if (c->reveal == HINT_WHAT) {
            step_describe(&c->style, r->variant, step, "\n", &item->out);
        } else {
            step_hint(&c->style, r->variant, step, c->reveal, &item->out);
        }
        break;
    case FORMAT_JSON:
        step_hint_to_json(&c->style, r->variant, step, c->reveal, &item->out);
        break;
    case FORMAT_SVG:
    case FORMAT_HTML:
        return path_pictures_step(c->pictures, &c->style, r, path, step, c->reveal, &item->out, d);
    }
    text_puts(&item->out, "\n");
    return STATUS_OK;
}

/* A path that begins at the position. NULL after reporting that a cell has lost its digit. */
static struct path *begin_explain(const struct context *c, struct grade_scratch *scratch,
                                  const struct stream_item *item, struct diag *d)
{
    const struct record *r = &item->record;
    char name[CELL_NAME_SIZE];
    for (unsigned cell = 0; r->has_candidates && cell < r->variant->cell_count; cell++) {
        unsigned digit = r->solution.cell[cell];
        if (!(r->candidates[cell] & digit_bit(digit))) {
            diag_error(d, &item->at,
                       "%s: its candidates do not include %c, the digit of the solution",
                       cell_name(r->variant, cell, name), digit_to_char(digit));
            return NULL;
        }
    }
    struct path *path = path_begin(r->variant, &r->givens, &c->techniques, scratch);
    if (r->has_candidates) {
        path_limit(path, r->candidates);
    }
    return path;
}

/* Only the first puzzle of a stream is drawn, so that the workers may share the pictures. */
static enum status process_explain_puzzle(const void *shared, void *worker,
                                          struct stream_item *item, struct diag *d)
{
    const struct context *c = shared;
    enum status status = stream_require_proper(item, d);
    if (status != STATUS_OK) {
        return status;
    }
    if (c->pictures && item->position > 0) {
        return diag_error(d, &item->at, "%s files hold one puzzle; give only one",
                          format_name(c->format));
    }
    struct path *path = begin_explain(c, worker, item, d);
    if (!path) {
        return STATUS_FAILED;
    }
    return c->whole ? put_path(c, item, path, d) : put_step(c, item, path, d);
}

static void *worker_new(const void *context)
{
    (void)context;
    return grade_scratch_new();
}

static void worker_drop(void *worker)
{
    grade_scratch_drop(worker);
}

/* ---- saved games ---- */

/* The board of a game as a record. If every empty cell has pencil marks, the player means them as
 * the cell's candidates. */
static void position_of(const struct play *p, struct record *r)
{
    record_init(r, p->variant);
    play_board(p, &r->givens);
    r->has_candidates = true;
    for (unsigned cell = 0; cell < p->variant->cell_count; cell++) {
        const struct play_cell *c = &p->cell[cell];
        r->candidates[cell] = c->digit ? digit_bit(c->digit) : c->marks;
        r->has_candidates &= r->candidates[cell] != 0;
    }
}

static enum status work_on_game(const struct context *c, const struct play *p,
                                struct grade_scratch *scratch, struct stream_item *item,
                                struct diag *d)
{
    unsigned wrong;
    uint16_t cell[MAX_CELLS];
    char name[CELL_NAME_SIZE];
    if (play_check(p, cell, &wrong) == PLAY_WRONG) {
        return diag_error(d, &item->at, "the digit in %s is wrong",
                          cell_name(p->variant, cell[0], name));
    }
    position_of(p, &item->record);
    return process_explain_puzzle(c, scratch, item, d);
}

static enum status print_game(const struct context *c, const struct play *p,
                              const struct invocation *in)
{
    struct grade_scratch *scratch = grade_scratch_new();
    struct stream_item item = {.at.file = in->arguments.item[0]};
    enum status status = scratch ? work_on_game(c, p, scratch, &item, in->diag)
                                 : diag_error(in->diag, NULL, OUT_OF_MEMORY);
    if (status == STATUS_OK && item.out.failed) {
        status = diag_error(in->diag, NULL, OUT_OF_MEMORY);
    }
    if (status == STATUS_OK) {
        status = outfile_write(in->shared.output, item.out.data, item.out.length, in->diag);
    }
    text_free(&item.out);
    record_free(&item.record);
    grade_scratch_drop(scratch);
    return status;
}

/* Is the only file a saved game? Then it is dealt with, and *status is what came of it. */
static bool run_game(const struct context *c, const struct invocation *in, enum status *status)
{
    bool saved = false;
    if (in->arguments.count != 1 || strcmp(in->arguments.item[0], "-") == 0 ||
        !play_is_saved_game(in->arguments.item[0])) {
        return false;
    }
    struct play *p = play_read_file(in->arguments.item[0], &saved, in->diag);
    *status = p ? print_game(c, p, in) : STATUS_FAILED;
    play_drop(p);
    return true;
}

static enum status run_explain_command(const struct invocation *in, bool whole)
{
    const struct explain_settings *settings = in->settings;
    struct context context = {
        .whole = whole,
        .reveal = (enum hint_part)settings->reveal,
        .format = in->shared.format < 0 ? FORMAT_TEXT : (enum format_index)in->shared.format,
        .style.translation.language = language_chosen(settings->language, in->diag),
        .style.key = settings->key,
    };
    enum status status = technique_options_read(in, &context.techniques);
    if (status != STATUS_OK) {
        return status;
    }
    if (context.format >= FORMAT_SVG && !(context.pictures = path_pictures_new(in->diag))) {
        return STATUS_FAILED;
    }
    struct stream_map map = {
        .unit = "puzzles",
        .context = &context,
        .worker_new = worker_new,
        .worker_drop = worker_drop,
        .work = process_explain_puzzle,
    };
    if (!run_game(&context, in, &status)) {
        status = stream_command_run(&map, in);
    }
    path_pictures_drop(context.pictures);
    return status;
}

static enum status run_explain(const struct invocation *in)
{
    return run_explain_command(in, true);
}

static enum status run_hint(const struct invocation *in)
{
    return run_explain_command(in, false);
}

const struct command command_explain = {
    .name = "explain",
    .group = GROUP_SOLVE,
    .arguments = "[FILE…]",
    .doc = "Explain how to solve puzzles, step by step",
    .detail = "Solves each puzzle as a person would, simplest technique first, and gives the "
              "reason for each step. Cells are named r1c1 to r9c9: row, then column.\n\nAn svg "
              "file shows one puzzle: all sentences, and a picture of each step that removes "
              "candidates. An html file is a page where you step through the path with the board "
              "next to it. Long proofs come in parts, each with its picture.",
    .examples =
        "nonet explain puzzle.txt|every step with its reason\nnonet explain --language fr "
        "puzzle.txt|the same in French\nnonet explain --format json puzzle.txt|for programs: one "
        "object for each puzzle, with its steps\nnonet explain --key puzzle.txt|only the steps "
        "that are not singles\nnonet explain -o path.svg puzzle.txt|the path in pictures\nnonet "
        "explain -o path.html puzzle.txt|a page to step through",
    .shared = SHARED_STREAM | SHARED_VARIANT | SHARED_TECHNIQUES | SHARED_LIMIT,
    .formats = format_name,
    COMMAND_SETTINGS_OF(explain_options),
    .run = run_explain,
};

const struct command command_hint = {
    .name = "hint",
    .group = GROUP_SOLVE,
    .arguments = "[FILE…]",
    .doc = "Give a hint: the next step and its reason",
    .detail =
        "Prints the simplest next step for each puzzle. Your entries so far count as givens. Cells "
        "are named r1c1 to r9c9: row, then column.\n\nA position may include its candidates: a "
        "group of digits for each cell (12 345 6 …), where a group of one digit is a filled cell. "
        "A saved game of 'nonet play' includes them if every empty cell has pencil marks.\n\nAn "
        "svg file shows one puzzle: its candidates, the marked step and the sentence.",
    .examples =
        "nonet hint puzzle.txt|the next step\nnonet hint --reveal technique puzzle.txt|only the "
        "name of the technique\nnonet hint --reveal where game.nonet|also where to look, in a "
        "saved game\nnonet hint --language de puzzle.txt|the next step in German\nnonet hint -o "
        "hint.svg puzzle.txt|a picture of the next step",
    .shared = SHARED_STREAM | SHARED_VARIANT | SHARED_TECHNIQUES | SHARED_LIMIT,
    .formats = hint_format_name,
    COMMAND_SETTINGS,
    .run = run_hint,
};
