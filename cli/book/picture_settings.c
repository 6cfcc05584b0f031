/* Pictures of a config's puzzles, and feeds: what the command prints about them. */
#include <stdio.h>
#include <string.h>
#include <time.h>

#include "cli/book/book_settings.h"
#include "config/calendar_date.h"
#include "render/canvas/canvas.h"

const char *picture_format(size_t index)
{
    for (size_t i = 0; i < canvas_device_count(); i++) {
        const struct canvas_device *device = canvas_device_at(i);
        if (device->kind == CANVAS_GRAPHICS && index-- == 0) {
            return device->name;
        }
    }
    return NULL;
}

/* The table of options cannot check it: on a worksheet the same option names pictures for digits.
 */
static enum status check_format(const struct invocation *in, const char *format)
{
    static const struct option one = {
        .name = "pictures", .kind = OPTION_NAME, .choice = picture_format};
    const char *chosen;
    return format ? option_set(&one, format, &chosen, in->diag) : STATUS_OK;
}

/* "today" is the day of this machine's clock. */
static const char *day_in_words(const char *day, char buffer[DAY_SIZE])
{
    const time_t now = time(NULL);
    struct tm local;
    if (!day || strcmp(day, "today") != 0 || !localtime_r(&now, &local)) {
        return day;
    }
    return strftime(buffer, DAY_SIZE, "%Y-%m-%d", &local) ? buffer : day;
}

static int delay_of_edition(const struct book_config *cfg, const char *name)
{
    const struct config_counts *editions = &cfg->calendar.editions;
    for (size_t i = 0; name && i < editions->count; i++) {
        if (strcmp(editions->item[i].name, name) == 0) {
            return (int)editions->item[i].number;
        }
    }
    return 0;
}

/* A feed makes no puzzle before its day: the config again, with a calendar that ends with the last
 * day to publish. NULL: it does so anyway, what is wrong will be reported, or an editor's choices
 * may name puzzles of later days. */
static struct book_config *shorten_calendar(const struct invocation *in,
                                            const struct book_config *cfg, const char *path,
                                            struct press_pictures *pictures)
{
    const struct book_settings *s = in->settings;
    const struct config_calendar *c = &cfg->calendar;
    const int delay = delay_of_edition(cfg, s->edition);
    const char *set[OPTION_LIST_MAX + 1];
    struct diag quiet = {.out = NULL};
    struct book_config *shorter = NULL;
    char days[40];
    size_t kept = c->day_count;
    int last;
    int first;
    if (!kept || cfg->choices || !pictures->until || !day_read(pictures->until, &last) ||
        !day_read(c->from, &first) || strcmp(path, "-") == 0) {
        return NULL;
    }
    while (kept && c->day[kept - 1].day + delay > last) {
        kept--;
    }
    if (kept == 0 || kept == c->day_count) {
        return NULL;
    }
    snprintf(days, sizeof days, "calendar.days=%d", c->day[kept - 1].day - first + 1);
    memcpy(set, s->set.item, s->set.count * sizeof *set);
    set[s->set.count] = days;
    if (book_config_read(&shorter, path, press_vocabulary(), set, s->set.count + 1, &quiet) !=
        STATUS_OK) {
        return NULL;
    }
    pictures->later = c->day_count - kept;
    pictures->later_last = c->day[c->day_count - 1].day + delay;
    return shorter;
}

enum status book_make_pictures(const struct invocation *in, const struct book_config *cfg,
                               const char *path, const struct press_options *o,
                               const struct press_progress *progress)
{
    const struct book_settings *s = in->settings;
    const bool feed = s->feed.directory != NULL;
    char today[DAY_SIZE];
    enum status status = check_format(in, s->each.format);
    if (status != STATUS_OK) {
        return status;
    }
    struct press_pictures pictures = {
        .directory = feed ? s->feed.directory : s->each.directory,
        .pattern = s->each.name,
        .device = canvas_device_find(s->each.format ? s->each.format : picture_format(0)),
        .picture = {.outlines = s->each.outlines,
                    .cell_pt = (double)s->each.cell_mm * PT_PER_MM,
                    .pixels_per_pt = (double)s->each.dpi / PT_PER_INCH},
        .json = s->each.captions == 1,
        .feed = feed,
        .from = s->feed.from,
        .until = day_in_words(s->feed.until, today),
        .edition = s->edition,
        .address = s->feed.url,
        .replace = s->feed.replace,
    };
    struct book_config *shorter = feed ? shorten_calendar(in, cfg, path, &pictures) : NULL;
    status = press_make_pictures(shorter ? shorter : cfg, o, &pictures, progress, in->diag);
    book_config_free(shorter);
    return status;
}
