#include "render/press/pictures/kept_days.h"

#include <stdlib.h>
#include <string.h>

#include "base/array.h"
#include "config/calendar_date.h"
#include "gen/format/stream.h"

static const char line_head[] = "{\"date\":\"";

void kept_days_free(struct kept_days *k)
{
    for (size_t i = 0; i < k->count; i++) {
        free(k->item[i].row);
        free(k->item[i].line);
        free(k->item[i].item);
        record_free(&k->item[i].record);
    }
    free(k->item);
    *k = (struct kept_days){0};
}

void kept_days_put_line(const struct record *r, int day, struct text *out)
{
    char date[DAY_SIZE];
    struct text json = {0};
    struct record_stream stream = {.format = format_find("json")};
    record_stream_put(&stream, &json, r);
    day_print(day, date);
    if (json.data && json.data[0] == '{') {
        text_printf(out, "%s%s\",", line_head, date);
        text_add(out, json.data + 1, strcspn(json.data + 1, "\n"));
    }
    out->failed |= json.failed;
    text_free(&json);
}

/* The day that a line of puzzles.json begins with. */
static bool line_day(const char *line, int *day)
{
    char date[11] = "";
    const size_t head = sizeof line_head - 1;
    if (strncmp(line, line_head, head) != 0 || strlen(line) < head + 10) {
        return false;
    }
    memcpy(date, line + head, 10);
    return day_read(date, day);
}

static enum status read_puzzle(struct kept_day *kept, const struct published *p, struct diag *d)
{
    struct text name = {0};
    text_printf(&name, "%s/puzzles.json", published_directory(p));
    struct reader *reader = reader_open_text(name.data ? name.data : "puzzles.json", kept->line,
                                             strlen(kept->line), format_find("json"), NULL, d);
    enum status status = reader ? reader_next(reader, &kept->record) : STATUS_FAILED;
    if (reader) {
        reader_close(reader);
    }
    text_free(&name);
    return status == STATUS_OK ? status : STATUS_FAILED;
}

static enum status add_line(struct kept_days *k, const struct published *p, const char *line,
                            size_t length, struct diag *d)
{
    int day;
    struct kept_day *room = array_room(k->item, &k->capacity, k->count, sizeof *room);
    if (!room) {
        return diag_error(d, NULL, OUT_OF_MEMORY);
    }
    k->item = room;
    struct kept_day *kept = &k->item[k->count];
    *kept = (struct kept_day){.line = strndup(line, length)};
    k->count++;
    if (!kept->line) {
        return diag_error(d, NULL, OUT_OF_MEMORY);
    }
    if (!line_day(kept->line, &day)) {
        return diag_error(d, NULL, "'%s/puzzles.json' has a line without a date",
                          published_directory(p));
    }
    kept->day = day;
    return read_puzzle(kept, p, d);
}

/* The row with the date, without the comma before the next row. */
static char *find_row(const char *captions, int day)
{
    char date[DAY_SIZE];
    day_print(day, date);
    for (const char *line = captions; *line; line += strcspn(line, "\n"), line += *line == '\n') {
        size_t length = strcspn(line, "\n");
        const char *found = strstr(line, date);
        if (found && found < line + length) {
            length -= length && line[length - 1] == ',' && line[0] == '{';
            return strndup(line, length);
        }
    }
    return NULL;
}

static char *find_item(const char *feed, int day)
{
    char date[DAY_SIZE];
    struct text stamp = {0};
    char *copy = NULL;
    day_print_rfc822(day, date);
    text_printf(&stamp, "<pubDate>%s</pubDate>", date);
    for (const char *item = strstr(feed, "<item>"); item && stamp.data;
         item = strstr(item + 1, "<item>")) {
        const char *end = strstr(item, "</item>\n");
        const char *found = strstr(item, stamp.data);
        if (end && found && found < end) {
            copy = strndup(item, (size_t)(end - item) + strlen("</item>\n"));
            break;
        }
    }
    text_free(&stamp);
    return copy;
}

static int by_day(const void *a, const void *b)
{
    return ((const struct kept_day *)a)->day - ((const struct kept_day *)b)->day;
}

enum status kept_days_read(struct kept_days *k, const struct published *p, int delay,
                           struct diag *d)
{
    enum status status = STATUS_OK;
    const char *line = published_text(p, PUBLISHED_PUZZLES);
    for (; *line && status == STATUS_OK; line += strcspn(line, "\n"), line += *line == '\n') {
        status = add_line(k, p, line, strcspn(line, "\n"), d);
    }
    for (size_t i = 0; i < k->count && status == STATUS_OK; i++) {
        struct kept_day *kept = &k->item[i];
        kept->row = find_row(published_text(p, PUBLISHED_CAPTIONS), kept->day);
        kept->item = find_item(published_text(p, PUBLISHED_FEED), kept->day + delay);
        if (!kept->row) {
            char date[DAY_SIZE];
            day_print(kept->day, date);
            d->hint = "use the same --captions as before, or name a new folder";
            status =
                diag_error(d, NULL, "'%s' has no caption for %s", published_directory(p), date);
        }
    }
    if (status == STATUS_OK && k->count) {
        qsort(k->item, k->count, sizeof *k->item, by_day);
    }
    return status;
}
