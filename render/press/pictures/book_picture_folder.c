/* A book's puzzles as pictures in a folder, a picture of each, and a daily feed of them. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "config/calendar_date.h"
#include "gen/board/word.h"
#include "render/book/style/book_words.h"
#include "render/libraries/drawing_libraries.h"
#include "render/press/pictures/feed.h"
#include "render/press/pictures/kept_days.h"
#include "render/press/pictures/picture_folder.h"
#include "render/press/pictures/published.h"
#include "render/press/press.h"
#include "render/press/puzzles/puzzles.h"

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
    int delay;                   /* of the edition, in days */
    struct kept_days kept;       /* of a calendar's feed */
    struct text lines;           /* of its puzzles.json */
    struct text *item; /* of the feed, one a day in order; empty for those too old for it */
    size_t item_count;
};

/* ---- days ---- */

static bool of_calendar(const struct pictures_run *run)
{
    return run->cfg->calendar.day_count > 0;
}

/* A puzzle's own day, and the day when it is published. */
static int day_of(const struct pictures_run *run, size_t number)
{
    return of_calendar(run) ? run->cfg->calendar.day[number - 1].day
                            : run->first_day + (int)number - 1;
}

static int day_out(const struct pictures_run *run, size_t number)
{
    return day_of(run, number) + run->delay;
}

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
static enum status refuse_days(const struct pictures_run *run, int until)
{
    char last[DAY_SIZE];
    struct text hint = {0};
    const size_t have = run->cfg->puzzle_count;
    const int last_day = day_out(run, have);
    const int lacking = until - last_day;
    day_print(last_day, last);
    if (of_calendar(run)) {
        text_printf(&hint, "add %d to calendar.days, or use --until %s", lacking, last);
    } else {
        text_printf(&hint, "add %d to a section's count, or use --until %s", lacking, last);
    }
    run->diag->hint = hint.failed ? NULL : hint.data;
    enum status status = diag_usage(
        run->diag, NULL, "--until %s: the book has %zu puzzle%s for %d days; they last until %s",
        run->wanted->until, have, have == 1 ? "" : "s", until - day_out(run, 1) + 1, last);
    text_free(&hint);
    return status;
}

static enum status choose_edition(struct pictures_run *run)
{
    const struct config_counts *editions = &run->cfg->calendar.editions;
    const char *name = run->wanted->edition;
    struct text known = {0};
    for (size_t i = 0; name && i < editions->count; i++) {
        text_printf(&known, "%s%s", i ? ", " : "the editions are ", editions->item[i].name);
        if (strcmp(editions->item[i].name, name) == 0) {
            run->delay = (int)editions->item[i].number;
            text_free(&known);
            return STATUS_OK;
        }
    }
    if (!name) {
        return STATUS_OK;
    }
    run->diag->hint = known.data ? known.data : "name them in calendar.editions";
    enum status status = diag_usage(
        run->diag, NULL, "--edition %s: the config's calendar has no such edition", name);
    text_free(&known);
    return status;
}

/* How many puzzles are out on the last day, in *run->count. */
static enum status choose_until(struct pictures_run *run)
{
    const struct press_pictures *w = run->wanted;
    int until;
    enum status status = read_day(run, "until", w->until, &until);
    if (status != STATUS_OK) {
        return status;
    }
    if (until < day_out(run, 1)) {
        char first[DAY_SIZE];
        day_print(day_out(run, 1), first);
        return diag_usage(run->diag, NULL, "--until %s is before %s%s", w->until,
                          of_calendar(run) ? "" : "--from ", first);
    }
    if (until > day_out(run, run->cfg->puzzle_count)) {
        return refuse_days(run, until);
    }
    while (run->count && day_out(run, run->count) > until) {
        run->count--;
    }
    return STATUS_OK;
}

static enum status choose_days(struct pictures_run *run)
{
    const struct press_pictures *w = run->wanted;
    run->count = run->cfg->puzzle_count;
    enum status status = choose_edition(run);
    if (status != STATUS_OK || !w->feed) {
        return status;
    }
    if (!feed_takes_address(w->address)) {
        run->diag->hint = "write the web address of the folder, as in https://example.org/sudoku/";
        return diag_usage(run->diag, NULL, "--url %s: this is not a web address", w->address);
    }
    if (of_calendar(run) && w->from) {
        return diag_usage(run->diag, NULL, "--from: the config's calendar says its first day");
    }
    if (!of_calendar(run)) {
        status = w->from ? read_day(run, "from", w->from, &run->first_day)
                         : diag_usage(run->diag, NULL,
                                      "--feed needs --from DAY, or a calendar in the config");
    }
    status = status == STATUS_OK && w->until ? choose_until(run) : status;
    if (status == STATUS_OK && !of_calendar(run) &&
        (size_t)(DAY_LAST - run->first_day) < run->count - 1) {
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

/* Days that are published keep their puzzles. */
static enum status take_kept(struct pictures_run *run)
{
    for (size_t i = 0; i < run->kept.count; i++) {
        const struct kept_day *kept = &run->kept.item[i];
        if (!press_puzzles_publish(&run->puzzles, kept->day, &kept->record)) {
            return diag_error(run->diag, NULL, OUT_OF_MEMORY);
        }
    }
    return STATUS_OK;
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
            status = take_kept(run);
        }
        if (i == 0 && status == STATUS_OK) {
            const struct press_choosing how = {.threads = run->options->threads,
                                               .progress = &run->progress->puzzles};
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
                                 .type = run->wanted->device->media_type};
}

/* Items are kept until the newest day is known, which comes first in the feed. */
static void note_item(const struct pictures_run *run, const struct picture_caption *c, size_t bytes,
                      struct text *item)
{
    const struct translation t = {.language = run->cfg->book.language,
                                  .own = &run->cfg->book.words};
    const struct feed_channel channel = channel_of(run);
    struct text title = {0};
    struct text name[PICTURE_KINDS] = {{0}, {0}};
    put_item_title(&t, c, &title);
    picture_folder_name(run->folder, c, PICTURE_PUZZLE, &name[PICTURE_PUZZLE]);
    picture_folder_name(run->folder, c, PICTURE_SOLUTION, &name[PICTURE_SOLUTION]);
    item->failed = title.failed || name[0].failed || name[1].failed;
    if (!item->failed) {
        const struct feed_day day = {.day = day_out(run, c->number),
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
            published_compare_file(run->published, day_of(run, c->number), name.data,
                                   &picture[kind]);
        }
        text_free(&name);
    }
}

static enum status add_puzzle(struct pictures_run *run, size_t number, struct text *item)
{
    const struct book_puzzle *p = book_puzzle_at(run->book, number);
    const struct config_section *section = &run->cfg->section[p->section];
    const struct translation t = {.language = run->cfg->book.language,
                                  .own = &run->cfg->book.words};
    struct text label = {0};
    struct text letters = {0};
    struct text picture[PICTURE_KINDS] = {{0}, {0}};
    char date[DAY_SIZE] = "";
    text_puts(&label, "");
    text_puts(&letters, "");
    book_puzzle_label(section, p->number_in_section, &label);
    if (p->signs->word) {
        word_letters(p->signs->word, &letters);
    }
    if (run->wanted->feed || of_calendar(run)) {
        day_print(day_of(run, number), date);
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
    if (status == STATUS_OK && item) {
        note_item(run, &caption, picture[PICTURE_PUZZLE].length, item);
    }
    if (status == STATUS_OK && run->wanted->feed && of_calendar(run)) {
        kept_days_put_line(p->record, day_of(run, number), &run->lines);
        text_puts(&run->lines, "\n");
    }
    text_free(&label);
    text_free(&letters);
    text_free(&picture[PICTURE_PUZZLE]);
    text_free(&picture[PICTURE_SOLUTION]);
    return status;
}

/* The newest day first. */
static enum status add_feed(struct pictures_run *run, int newest)
{
    const struct feed_channel channel = channel_of(run);
    struct text feed = {0};
    feed_begin(&channel, newest, &feed);
    for (size_t i = run->item_count; i--;) {
        if (!of_calendar(run) && run->item[i].length) {
            published_compare_item(run->published, day_out(run, i + 1), &run->item[i]);
        }
        text_add(&feed, run->item[i].data ? run->item[i].data : "", run->item[i].length);
        feed.failed |= run->item[i].failed;
    }
    feed_end(&feed);
    enum status status = picture_folder_add_file(run->folder, "feed.xml", &feed, run->diag);
    text_free(&feed);
    return status;
}

/* A day that is published, as it is. */
static enum status keep_day(struct pictures_run *run, const struct kept_day *kept,
                            struct text *item)
{
    picture_folder_keep_row(run->folder, kept->row);
    text_printf(&run->lines, "%s\n", kept->line);
    text_puts(item, kept->item ? kept->item : "");
    return published_keep_files(run->published, kept->day, run->folder, run->diag);
}

/* Only the newest days are in the feed. */
static void forget_old_items(struct pictures_run *run)
{
    for (size_t i = 0; i + FEED_DAYS < run->item_count; i++) {
        text_free(&run->item[i]);
        run->item[i] = (struct text){0};
    }
}

/* The days of a calendar's feed, in order: those already published, even if the plan no longer has
 * them, and the new ones of the plan. */
static enum status add_days(struct pictures_run *run)
{
    enum status status = STATUS_OK;
    const size_t kept_count = run->kept.count;
    size_t next = 0;
    size_t number = 1;
    int newest = 0;
    run->item = calloc(kept_count + run->count + 1, sizeof *run->item);
    if (!run->item) {
        return diag_error(run->diag, NULL, OUT_OF_MEMORY);
    }
    while (status == STATUS_OK && (next < kept_count || number <= run->count)) {
        struct text *item = &run->item[run->item_count++];
        const struct kept_day *kept = next < kept_count ? &run->kept.item[next] : NULL;
        const int own = number <= run->count ? day_of(run, number) : DAY_LAST;
        if (kept && kept->day <= own) {
            number += kept->day == own && number <= run->count;
            newest = kept->day + run->delay;
            status = keep_day(run, kept, item);
            next++;
        } else {
            newest = own + run->delay;
            status = add_puzzle(run, number++, item);
        }
    }
    forget_old_items(run);
    status = status == STATUS_OK ? add_feed(run, newest) : status;
    return status == STATUS_OK
               ? picture_folder_add_file(run->folder, "puzzles.json", &run->lines, run->diag)
               : status;
}

/* The days of a feed without a calendar, which are drawn again and compared. */
static enum status add_numbered_days(struct pictures_run *run)
{
    enum status status = STATUS_OK;
    run->item = calloc(run->count + 1, sizeof *run->item);
    if (!run->item) {
        return diag_error(run->diag, NULL, OUT_OF_MEMORY);
    }
    run->item_count = run->count;
    for (size_t n = 1; n <= run->count && status == STATUS_OK; n++) {
        status = add_puzzle(run, n, n + FEED_DAYS > run->count ? &run->item[n - 1] : NULL);
    }
    return status == STATUS_OK ? add_feed(run, day_out(run, run->count)) : status;
}

static enum status add_pictures(struct pictures_run *run)
{
    enum status status = STATUS_OK;
    for (size_t n = 1; n <= run->count && status == STATUS_OK; n++) {
        status = add_puzzle(run, n, NULL);
    }
    return status;
}

/* The folder moves to its place last but for the banks' commit, which hardly fails: then the
 * pictures are there and the banks have no marks, and the same run marks them. */
static enum status draw_folder(struct pictures_run *run, const struct picture_folder_options *o)
{
    const struct press_pictures *w = run->wanted;
    enum status status = picture_folder_new(&run->folder, o, run->diag);
    if (status == STATUS_OK) {
        status = !w->feed           ? add_pictures(run)
                 : of_calendar(run) ? add_days(run)
                                    : add_numbered_days(run);
    }
    if (status == STATUS_OK && w->feed && !of_calendar(run)) {
        published_compare_captions(run->published, picture_folder_captions(run->folder));
    }
    if (status == STATUS_OK && w->feed) {
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

/* A calendar's files have dates in their names: numbers change when the calendar begins later. */
static enum status read_kept(struct pictures_run *run)
{
    const struct press_pictures *w = run->wanted;
    if (w->pattern && !strstr(w->pattern, "{date}")) {
        return diag_usage(run->diag, NULL, "--name %s: files of a calendar need {date}",
                          w->pattern);
    }
    if (w->replace) {
        return STATUS_OK;
    }
    if (*published_text(run->published, PUBLISHED_FEED) &&
        !*published_text(run->published, PUBLISHED_PUZZLES)) {
        run->diag->hint = "name a new folder, or add --replace to draw its days again";
        return diag_error(run->diag, NULL, "'%s' is the feed of a book without a calendar",
                          w->directory);
    }
    return kept_days_read(&run->kept, run->published, run->delay, run->diag);
}

static void report_days(const struct pictures_run *run)
{
    char last[DAY_SIZE];
    const size_t all = run->cfg->puzzle_count;
    size_t ahead = 0; /* published days behind this run's last one */
    for (size_t i = 0; i < run->kept.count; i++) {
        ahead += run->kept.item[i].day > day_of(run, run->count);
    }
    const size_t left = all - run->count + run->wanted->later;
    day_print(run->wanted->later ? run->wanted->later_last : day_out(run, all), last);
    if (run->progress->fed) {
        run->progress->fed(run->progress->context, run->item_count, ahead < left ? left - ahead : 0,
                           last);
    }
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
    const struct picture_folder_options folder = {
        .directory = pictures->directory,
        .pattern = pictures->pattern,
        .extension = pictures->device->extension,
        .source = pictures->feed || cfg->calendar.day_count ? PICTURES_OF_DAYS : PICTURES_OF_BOOK,
        .json = pictures->json};
    enum status status = run.fonts ? choose_days(&run) : diag_error(d, NULL, "%s", drawing_fault());
    status = status == STATUS_OK ? picture_folder_check(&folder, d) : status;
    if (status == STATUS_OK && pictures->feed) {
        status = published_read(&run.published, &folder, run.first_day, d);
    }
    if (status == STATUS_OK && pictures->feed && of_calendar(&run)) {
        status = read_kept(&run);
    }
    status = status == STATUS_OK ? choose_puzzles(&run) : status;
    status = status == STATUS_OK ? draw_folder(&run, &folder) : status;
    if (status == STATUS_OK && pictures->feed) {
        report_days(&run);
    }
    for (size_t i = 0; run.item && i < run.item_count; i++) {
        text_free(&run.item[i]);
    }
    free(run.item);
    text_free(&run.lines);
    kept_days_free(&run.kept);
    picture_folder_drop(run.folder);
    published_drop(run.published);
    book_drop(run.book);
    press_puzzles_free(&run.puzzles);
    preflight_free(&run.preflight);
    font_set_drop(run.fonts);
    return status;
}
