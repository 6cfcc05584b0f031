/* A book's puzzles as pictures in a folder, a picture of each, and a daily feed of them. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "gen/board/word.h"
#include "render/libraries/drawing_libraries.h"
#include "render/press/pictures/calendar_date.h"
#include "render/press/pictures/feed.h"
#include "render/press/pictures/picture_folder.h"
#include "render/press/pictures/published.h"
#include "render/press/press.h"
#include "render/press/puzzles.h"

struct pictures_run {
    const struct book_config *cfg;
    const struct press_options *options;
    const struct press_pictures *wanted;
    const struct press_progress *progress; /* never NULL */
    struct diag *diag;
    struct font_set *fonts;
    struct press_puzzles puzzles;
    struct book *book;
    struct preflight preflight;
    struct picture_folder *folder;
    struct published *published; /* with a feed */
    size_t count;                /* of the puzzles, those that are drawn */
    int first_day;               /* with a feed */
    struct text *item;           /* of the feed, one a puzzle; empty for those too old for it */
};

/* What feeds call the devices' pictures (IANA's media types). */
static const struct {
    const char *device, *type;
} media_types[] = {{"svg", "image/svg+xml"},
                   {"png", "image/png"},
                   {"eps", "application/postscript"},
                   {"pdf", "application/pdf"}};

static const char *media_type(const struct canvas_device *device)
{
    for (size_t i = 0; i < sizeof media_types / sizeof media_types[0]; i++) {
        if (strcmp(media_types[i].device, device->name) == 0) {
            return media_types[i].type;
        }
    }
    return "application/octet-stream";
}

/* ---- days ---- */

static enum status read_day(const struct pictures_run *run, const char *option, const char *text,
                            int *day)
{
    if (day_read(text, day)) {
        return STATUS_OK;
    }
    run->diag->hint = "write a day from 1970 to 9999, as in 2026-11-22";
    return diag_usage(run->diag, NULL, "--%s %s: this is not a day", option, text);
}

/* The book has fewer puzzles than there are days. */
static enum status refuse_days(const struct pictures_run *run, size_t days)
{
    char last[DAY_SIZE];
    struct text hint = {0};
    size_t have = run->count;
    day_print(run->first_day + (int)have - 1, last);
    text_printf(&hint, "add %zu to a section's count, or use --until %s", days - have, last);
    run->diag->hint = hint.failed ? NULL : hint.data;
    enum status status = diag_usage(
        run->diag, NULL, "--until %s: the book has %zu puzzle%s for %zu days; they last until %s",
        run->wanted->until, have, have == 1 ? "" : "s", days, last);
    text_free(&hint);
    return status;
}

static enum status choose_days(struct pictures_run *run)
{
    const struct press_pictures *w = run->wanted;
    int until;
    run->count = run->cfg->puzzle_count;
    if (!w->from) {
        return STATUS_OK;
    }
    if (!feed_takes_address(w->address)) {
        run->diag->hint = "write the web address of the folder, as in https://example.org/sudoku/";
        return diag_usage(run->diag, NULL, "--url %s: this is not a web address", w->address);
    }
    enum status status = read_day(run, "from", w->from, &run->first_day);
    if (status == STATUS_OK && w->until) {
        status = read_day(run, "until", w->until, &until);
        if (status == STATUS_OK && until < run->first_day) {
            return diag_usage(run->diag, NULL, "--until %s is before --from %s", w->until, w->from);
        }
        size_t days = status == STATUS_OK ? (size_t)(until - run->first_day) + 1 : 0;
        if (days > run->count) {
            return refuse_days(run, days);
        }
        run->count = days ? days : run->count;
    }
    if (status == STATUS_OK && (size_t)(DAY_LAST - run->first_day) < run->count - 1) {
        return diag_usage(run->diag, NULL, "the book's last day would be after the year 9999");
    }
    return status;
}

/* ---- the puzzles ---- */

static enum status find_profile(const struct pictures_run *run, const struct profile **profile)
{
    const struct config_texts *names = &run->cfg->page.profiles;
    struct diag_at at;
    *profile = run->options->profile ? run->options->profile
               : names->count        ? profile_find(names->item[0])
                                     : NULL;
    return *profile ? STATUS_OK
                    : diag_usage(run->diag, book_config_at(run->cfg, names, &at),
                                 "the book has no profile; name one in page.profiles");
}

/* As a book is: planned first, so that what cannot be drawn is refused before puzzles are made. */
static enum status choose_puzzles(struct pictures_run *run)
{
    const struct profile *profile;
    enum status status = find_profile(run, &profile);
    status =
        status == STATUS_OK ? press_puzzles_reserve(&run->puzzles, run->cfg, run->diag) : status;
    for (unsigned i = 0; i < 2 && status == STATUS_OK; i++) {
        struct book_source source = {.config = run->cfg,
                                     .profile = profile,
                                     .fonts = run->fonts,
                                     .section = run->puzzles.section,
                                     .draft = true};
        book_drop(run->book);
        status = book_plan(&run->book, &source, run->diag);
        if (i == 0 && status == STATUS_OK) {
            const struct press_choosing how = {.threads = run->options->threads,
                                               .progress = &run->progress->puzzles,
                                               .interrupted = run->options->interrupted};
            status = press_puzzles_choose(&run->puzzles, run->cfg, &how, run->diag);
        }
    }
    if (status != STATUS_OK) {
        return status;
    }
    preflight_check_puzzles(&run->preflight, run->book);
    status = run->progress->checked
                 ? run->progress->checked(run->progress->context, &run->preflight)
                 : STATUS_OK;
    return status == STATUS_OK && run->preflight.failures
               ? diag_error(run->diag, NULL,
                            "the puzzles of '%s' failed a check and were not written",
                            run->cfg->path)
               : status;
}

/* ---- drawing ---- */

static enum status draw(const struct pictures_run *run, size_t number, bool solution,
                        struct text *out)
{
    const struct press_pictures *w = run->wanted;
    struct book_board board;
    book_board_of(run->book, number, solution, &board);
    struct canvas *canvas = picture_canvas(w->device, &w->picture, &board.content);
    if (!canvas) {
        return diag_error(run->diag, NULL, OUT_OF_MEMORY);
    }
    const struct picture_frame frame = {&board.content, NULL, NULL};
    picture_draw(canvas, &board.style, &w->picture, &frame, 1);
    enum status status = canvas_finish(canvas, out, run->diag);
    canvas_drop(canvas);
    return status;
}

/* "January 1 (easy)", or "Puzzle 12 (easy)". */
static void put_item_title(const struct translation *t, const struct picture_caption *c,
                           struct text *out)
{
    if (c->label[0]) {
        text_puts(out, c->label);
    } else {
        text_printf(out, "%s %zu", translation_text(t, TEXT_puzzle), c->number);
    }
    if (c->level_name[0]) {
        text_printf(out, " (%s)", c->level_name);
    }
}

static struct feed_channel channel_of(const struct pictures_run *run)
{
    const struct config_book *words = &run->cfg->book;
    return (struct feed_channel){.title = words->title,
                                 .description = words->subtitle ? words->subtitle : words->title,
                                 .language = words->language,
                                 .copyright = words->copyright,
                                 .address = run->wanted->address,
                                 .type = media_type(run->wanted->device)};
}

/* Kept until the newest day is known to be told first. */
static void note_item(struct pictures_run *run, const struct picture_caption *c, size_t bytes)
{
    const struct translation t = {run->cfg->book.language, &run->cfg->book.words};
    const struct feed_channel channel = channel_of(run);
    struct text title = {0};
    struct text name[PICTURE_KINDS] = {{0}, {0}};
    put_item_title(&t, c, &title);
    picture_folder_name(run->folder, c, PICTURE_PUZZLE, &name[PICTURE_PUZZLE]);
    picture_folder_name(run->folder, c, PICTURE_SOLUTION, &name[PICTURE_SOLUTION]);
    struct text *item = &run->item[c->number - 1];
    item->failed = title.failed || name[0].failed || name[1].failed;
    if (!item->failed) {
        const struct feed_day day = {.day = run->first_day + (int)c->number - 1,
                                     .title = title.data,
                                     .file = {name[0].data, name[1].data},
                                     .solution = translation_text(&t, TEXT_solution),
                                     .bytes = bytes};
        feed_add(&channel, &day, item);
    }
    text_free(&title);
    text_free(&name[0]);
    text_free(&name[1]);
}

static void compare_day(struct pictures_run *run, const struct picture_caption *c,
                        const struct text picture[PICTURE_KINDS])
{
    for (unsigned kind = 0; kind < PICTURE_KINDS; kind++) {
        struct text name = {0};
        picture_folder_name(run->folder, c, kind, &name);
        if (!name.failed) {
            published_compare_file(run->published, run->first_day + (int)c->number - 1, name.data,
                                   &picture[kind]);
        }
        text_free(&name);
    }
}

static enum status add_puzzle(struct pictures_run *run, size_t number)
{
    const struct book_puzzle *p = book_puzzle_at(run->book, number);
    const struct config_section *section = &run->cfg->section[p->section];
    const struct translation t = {run->cfg->book.language, &run->cfg->book.words};
    struct text label = {0};
    struct text letters = {0};
    struct text picture[PICTURE_KINDS] = {{0}, {0}};
    char date[DAY_SIZE] = "";
    char in_section[24];
    const char *values[] = {in_section};
    snprintf(in_section, sizeof in_section, "%zu", p->number_in_section);
    text_puts(&label, "");
    text_puts(&letters, "");
    if (section->label) {
        translation_fill(&label, section->label, values, 1);
    }
    if (p->signs->word) {
        word_letters(p->signs->word, &letters);
    }
    if (run->wanted->from) {
        day_print(run->first_day + (int)number - 1, date);
    }
    const struct picture_caption caption = {
        .number = number,
        .record = p->record,
        .date = date,
        .section = p->section + 1,
        .title = book_section_title(run->book, p->section),
        .label = label.data,
        .level_name = translation_level(&t, p->record->level),
        .word = p->signs->word ? p->signs->word->text : "",
        .letters = letters.data,
    };
    enum status status =
        label.failed || letters.failed ? diag_error(run->diag, NULL, OUT_OF_MEMORY) : STATUS_OK;
    for (unsigned kind = 0; kind < PICTURE_KINDS && status == STATUS_OK; kind++) {
        status = draw(run, number, kind == PICTURE_SOLUTION, &picture[kind]);
    }
    if (status == STATUS_OK && run->published) {
        compare_day(run, &caption, picture);
    }
    status = status == STATUS_OK ? picture_folder_add(run->folder, &caption, picture, run->diag)
                                 : status;
    if (status == STATUS_OK && run->item && number + FEED_DAYS > run->count) {
        note_item(run, &caption, picture[PICTURE_PUZZLE].length);
    }
    text_free(&label);
    text_free(&letters);
    text_free(&picture[PICTURE_PUZZLE]);
    text_free(&picture[PICTURE_SOLUTION]);
    return status;
}

static enum status add_feed(struct pictures_run *run)
{
    const struct feed_channel channel = channel_of(run);
    struct text feed = {0};
    feed_begin(&channel, run->first_day + (int)run->count - 1, &feed);
    for (size_t i = run->count; i-- && run->item[i].length;) {
        published_compare_item(run->published, run->first_day + (int)i, &run->item[i]);
        text_add(&feed, run->item[i].data, run->item[i].length);
        feed.failed |= run->item[i].failed;
    }
    feed_end(&feed);
    enum status status = picture_folder_add_file(run->folder, "feed.xml", &feed, run->diag);
    text_free(&feed);
    return status;
}

/* The folder moves to its place last but for the banks' commit, which hardly fails: then the
 * pictures are there and the banks have no marks, and the same run marks them. */
static enum status draw_folder(struct pictures_run *run, const struct picture_folder_options *o)
{
    const struct press_pictures *w = run->wanted;
    enum status status = picture_folder_new(&run->folder, o, run->diag);
    if (status == STATUS_OK && w->from) {
        run->item = calloc(run->count, sizeof *run->item);
        status = run->item ? STATUS_OK : diag_error(run->diag, NULL, OUT_OF_MEMORY);
    }
    for (size_t n = 1; n <= run->count && status == STATUS_OK; n++) {
        status = add_puzzle(run, n);
    }
    status = status == STATUS_OK && w->from ? add_feed(run) : status;
    if (status == STATUS_OK && w->from) {
        published_compare_captions(run->published, picture_folder_captions(run->folder));
        status = published_judge(run->published, w->replace, run->folder, run->diag);
    }
    if (status == STATUS_OK) {
        status = press_puzzles_mark(&run->puzzles, book_own_name(run->cfg), NULL, run->diag);
    }
    if (status == STATUS_OK) {
        struct picture_folder *folder = run->folder;
        run->folder = NULL;
        status = picture_folder_finish(folder, run->diag);
    }
    return status == STATUS_OK ? locked_banks_commit(&run->puzzles.banks, run->diag) : status;
}

enum status press_make_pictures(const struct book_config *cfg, const struct press_options *o,
                                const struct press_pictures *pictures,
                                const struct press_progress *progress, struct diag *d)
{
    static const struct press_progress silent = {.checked = NULL};
    struct pictures_run run = {.cfg = cfg,
                               .options = o,
                               .wanted = pictures,
                               .progress = progress ? progress : &silent,
                               .diag = d,
                               .fonts = font_set_new()};
    const struct picture_folder_options folder = {.directory = pictures->directory,
                                                  .pattern = pictures->pattern,
                                                  .extension = pictures->device->extension,
                                                  .source = pictures->from ? PICTURES_OF_DAYS
                                                                           : PICTURES_OF_BOOK,
                                                  .json = pictures->json};
    enum status status = run.fonts ? choose_days(&run) : diag_error(d, NULL, "%s", drawing_fault());
    status = status == STATUS_OK ? picture_folder_check(&folder, d) : status;
    if (status == STATUS_OK && pictures->from) {
        status = published_read(&run.published, &folder, run.first_day, d);
    }
    status = status == STATUS_OK ? choose_puzzles(&run) : status;
    status = status == STATUS_OK ? draw_folder(&run, &folder) : status;
    for (size_t i = 0; run.item && i < run.count; i++) {
        text_free(&run.item[i]);
    }
    free(run.item);
    picture_folder_drop(run.folder);
    published_drop(run.published);
    book_drop(run.book);
    press_puzzles_free(&run.puzzles);
    preflight_free(&run.preflight);
    font_set_drop(run.fonts);
    return status;
}
