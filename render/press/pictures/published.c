#include "render/press/pictures/published.h"

#include <dirent.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "base/array.h"
#include "base/file/infile.h"
#include "config/calendar_date.h"

/* More than any feed or list of captions has. */
static const size_t list_limit = (size_t)1 << 30;

struct published_file {
    char *name;
    int day;
    bool list; /* captions or the feed, of no day */
    bool written;
};

struct published {
    const struct picture_folder_options *options;
    int first_day;
    struct published_file *file; /* by name */
    size_t count, capacity;
    int *changed; /* days, in any order */
    size_t changed_count, changed_capacity;
    struct text feed, captions, puzzles;
    bool failed; /* out of memory */
};

void published_drop(struct published *p)
{
    if (p) {
        for (size_t i = 0; i < p->count; i++) {
            free(p->file[i].name);
        }
        free(p->file);
        free(p->changed);
        text_free(&p->feed);
        text_free(&p->captions);
        text_free(&p->puzzles);
        free(p);
    }
}

static int compare_names(const void *a, const void *b)
{
    const struct published_file *x = a;
    const struct published_file *y = b;
    return strcmp(x->name, y->name);
}

static int compare_to_name(const void *name, const void *file)
{
    return strcmp(name, ((const struct published_file *)file)->name);
}

static struct published_file *find_file(const struct published *p, const char *name)
{
    return p->count ? bsearch(name, p->file, p->count, sizeof *p->file, compare_to_name) : NULL;
}

/* Lists of what was published: all runs have two, and either of the captions. */
static const char captions_json[] = "captions.json";
static const char captions_csv[] = "captions.csv";
static const char *const lists[] = {"feed.xml", "puzzles.json", captions_json, captions_csv};

static const char *captions_name(bool json)
{
    return json ? captions_json : captions_csv;
}

/* ---- reading the folder ---- */

static bool is_list(const char *name)
{
    bool is = false;
    for (size_t i = 0; i < sizeof lists / sizeof *lists; i++) {
        is |= strcmp(name, lists[i]) == 0;
    }
    return is;
}

static enum status add_file(struct published *p, const char *name, struct diag *d)
{
    struct published_file file = {.list = is_list(name)};
    struct published_file *files = array_room(p->file, &p->capacity, p->count, sizeof *p->file);
    p->file = files ? files : p->file;
    file.name = files ? strdup(name) : NULL;
    if (!file.name) {
        return diag_error(d, NULL, OUT_OF_MEMORY);
    }
    p->file[p->count++] = file;
    return STATUS_OK;
}

/* The day of a file, by its name. */
static enum status date_file(const struct published *p, struct published_file *file, struct diag *d)
{
    size_t number = 0;
    if (!file->list && !picture_folder_name_fits(p->options, file->name, &file->day, &number)) {
        d->hint = "name a new folder, or use the --name of the earlier runs";
        return diag_error(d, NULL,
                          "'%s' holds '%s', which this command did not write; nothing was changed",
                          p->options->directory, file->name);
    }
    if (number) {
        file->day = p->first_day + (int)number - 1;
    }
    return STATUS_OK;
}

static enum status read_names(struct published *p, struct diag *d)
{
    DIR *folder = opendir(p->options->directory);
    enum status status = STATUS_OK;
    if (!folder && errno != ENOENT) {
        return diag_error(d, NULL, "cannot write the folder '%s': %s", p->options->directory,
                          strerror(errno));
    }
    for (struct dirent *entry; folder && status == STATUS_OK && (entry = readdir(folder));) {
        bool is_link = strcmp(entry->d_name, ".") == 0 || strcmp(entry->d_name, "..") == 0;
        status = is_link ? STATUS_OK : add_file(p, entry->d_name, d);
    }
    if (folder) {
        closedir(folder);
    }
    if (p->count) {
        qsort(p->file, p->count, sizeof *p->file, compare_names);
    }
    for (size_t i = 0; i < p->count && status == STATUS_OK; i++) {
        status = date_file(p, &p->file[i], d);
    }
    return status;
}

static enum status read_list(struct published *p, const char *name, struct text *out,
                             struct diag *d)
{
    struct text path = {0};
    int error = 0;
    text_puts(out, "");
    text_printf(&path, "%s/%s", p->options->directory, name);
    if (find_file(p, name)) {
        error = path.failed ? ENOMEM : infile_read(path.data, list_limit, out);
    }
    text_free(&path);
    return error ? diag_error(d, NULL, "cannot read '%s/%s': %s", p->options->directory, name,
                              strerror(error))
                 : STATUS_OK;
}

enum status published_read(struct published **out, const struct picture_folder_options *o,
                           int first_day, struct diag *d)
{
    struct published *p = calloc(1, sizeof *p);
    *out = NULL;
    if (!p) {
        return diag_error(d, NULL, OUT_OF_MEMORY);
    }
    p->options = o;
    p->first_day = first_day;
    enum status status = read_names(p, d);
    status = status == STATUS_OK ? read_list(p, "feed.xml", &p->feed, d) : status;
    status = status == STATUS_OK ? read_list(p, captions_name(p->options->json), &p->captions, d)
                                 : status;
    status = status == STATUS_OK ? read_list(p, "puzzles.json", &p->puzzles, d) : status;
    if (status == STATUS_OK && p->count && !strstr(p->feed.data, "<rss version=\"2.0\" ")) {
        d->hint = "name a new folder, or empty this one";
        status = diag_error(
            d, NULL, "'%s' is not empty and has no feed.xml of an earlier run; nothing was changed",
            o->directory);
    }
    if (status != STATUS_OK) {
        published_drop(p);
        return status;
    }
    *out = p;
    return STATUS_OK;
}

const char *published_text(const struct published *p, enum published_list list)
{
    const struct text *texts[] = {[PUBLISHED_FEED] = &p->feed,
                                  [PUBLISHED_CAPTIONS] = &p->captions,
                                  [PUBLISHED_PUZZLES] = &p->puzzles};
    return texts[list]->data ? texts[list]->data : "";
}

const char *published_directory(const struct published *p)
{
    return p->options->directory;
}

static enum status keep_file(const struct published *p, const char *name,
                             struct picture_folder *folder, struct diag *d)
{
    struct text path = {0};
    struct text bytes = {0};
    text_printf(&path, "%s/%s", p->options->directory, name);
    int error = path.failed ? ENOMEM : infile_read(path.data, list_limit, &bytes);
    enum status status = error ? diag_error(d, NULL, "cannot read '%s/%s': %s",
                                            p->options->directory, name, strerror(error))
                               : picture_folder_add_file(folder, name, &bytes, d);
    text_free(&path);
    text_free(&bytes);
    return status;
}

enum status published_keep_files(struct published *p, int day, struct picture_folder *folder,
                                 struct diag *d)
{
    enum status status = STATUS_OK;
    size_t kept = 0;
    for (size_t i = 0; i < p->count && status == STATUS_OK; i++) {
        if (!p->file[i].list && p->file[i].day == day) {
            p->file[i].written = true;
            status = keep_file(p, p->file[i].name, folder, d);
            kept++;
        }
    }
    if (status == STATUS_OK && kept < PICTURE_KINDS) {
        char date[DAY_SIZE];
        day_print(day, date);
        d->hint = "restore it from a copy";
        diag_warning(d, NULL, "'%s' has lost a picture of %s", p->options->directory, date);
    }
    return status;
}

/* ---- comparing ---- */

static void note_change(struct published *p, int day)
{
    int *days = array_room(p->changed, &p->changed_capacity, p->changed_count, sizeof *days);
    if (days) {
        p->changed = days;
        days[p->changed_count++] = day;
    }
    p->failed |= !days;
}

void published_compare_file(struct published *p, int day, const char *name,
                            const struct text *bytes)
{
    struct published_file *file = find_file(p, name);
    struct text path = {0};
    struct text old = {0};
    if (!file) {
        return;
    }
    file->written = true;
    text_printf(&path, "%s/%s", p->options->directory, name);
    int error = path.failed ? ENOMEM : infile_read(path.data, list_limit, &old);
    if (error || old.length != bytes->length ||
        (old.length && memcmp(old.data, bytes->data, old.length) != 0)) {
        note_change(p, day);
    }
    p->failed |= error == ENOMEM;
    text_free(&path);
    text_free(&old);
}

void published_compare_item(struct published *p, int day, const struct text *item)
{
    char date[DAY_SIZE];
    struct text stamp = {0};
    const char *items = strstr(p->feed.data, "<item>");
    day_print_rfc822(day, date);
    text_printf(&stamp, "<pubDate>%s</pubDate>", date);
    if (stamp.failed || item->failed) {
        p->failed = true;
    } else if (items && strstr(items, stamp.data) && !strstr(items, item->data)) {
        note_change(p, day);
    }
    text_free(&stamp);
}

/* The length of a line without the comma before the next one. */
static size_t line_length(const char *line)
{
    size_t length = strcspn(line, "\n");
    return length && line[length - 1] == ',' ? length - 1 : length;
}

/* The first date in a line; -1: there is none. */
static int day_of_line(const char *line, size_t length)
{
    enum { DATE = 10 };
    char date[DATE + 1] = "";
    int day;
    for (size_t i = 0; i + DATE <= length; i++) {
        memcpy(date, line + i, DATE);
        if (day_read(date, &day)) {
            return day;
        }
    }
    return -1;
}

void published_compare_captions(struct published *p, const struct text *captions)
{
    const char *old = p->captions.data;
    const char *new = captions->data ? captions->data : "";
    while (*old && *new) {
        size_t length = line_length(old);
        int day = day_of_line(old, length);
        if (day >= 0 && (length != line_length(new) || strncmp(old, new, length) != 0)) {
            note_change(p, day);
        }
        old += strcspn(old, "\n");
        new += strcspn(new, "\n");
        old += *old == '\n';
        new += *new == '\n';
    }
}

/* ---- judging ---- */

static int compare_days(const void *a, const void *b)
{
    return (*(const int *)a > *(const int *)b) - (*(const int *)a < *(const int *)b);
}

static void sort_changes(struct published *p)
{
    size_t kept = 0;
    if (p->changed_count) {
        qsort(p->changed, p->changed_count, sizeof *p->changed, compare_days);
    }
    for (size_t i = 0; i < p->changed_count; i++) {
        if (i == 0 || p->changed[i] != p->changed[kept - 1]) {
            p->changed[kept++] = p->changed[i];
        }
    }
    p->changed_count = kept;
}

static enum status refuse(const struct published *p, struct diag *d)
{
    enum { NAMED = 5 };
    struct text days = {0};
    for (size_t i = 0; i < p->changed_count && i < NAMED; i++) {
        char date[DAY_SIZE];
        day_print(p->changed[i], date);
        text_printf(&days, "%s%s", i ? ", " : "", date);
    }
    if (p->changed_count > NAMED) {
        text_printf(&days, " and %zu more", p->changed_count - NAMED);
    }
    d->hint = "use the same config, seed, --from, --url and format as before and no earlier "
              "--until; or name a new folder; or add --replace to change published days";
    enum status status =
        days.failed
            ? diag_error(d, NULL, OUT_OF_MEMORY)
            : diag_error(d, NULL, "'%s': this run would change or remove published days: %s",
                         p->options->directory, days.data);
    text_free(&days);
    return status;
}

enum status published_judge(struct published *p, bool replace, struct picture_folder *folder,
                            struct diag *d)
{
    const char *other_list = NULL;
    for (size_t i = 0; i < p->count; i++) {
        struct published_file *file = &p->file[i];
        if (file->list) {
            file->written = strcmp(file->name, captions_name(!p->options->json)) != 0;
            other_list = file->written ? other_list : file->name;
        } else if (!file->written) {
            note_change(p, file->day);
        }
    }
    for (size_t i = 0; replace && i < p->count; i++) {
        p->failed |= !p->file[i].written && !picture_folder_let_go(folder, p->file[i].name);
    }
    if (p->failed) {
        return diag_error(d, NULL, OUT_OF_MEMORY);
    }
    sort_changes(p);
    if (!replace && p->changed_count) {
        return refuse(p, d);
    }
    if (!replace && other_list) {
        d->hint = "use the same --captions as before, or add --replace";
        return diag_error(d, NULL, "'%s': this run would remove '%s'", p->options->directory,
                          other_list);
    }
    return STATUS_OK;
}
