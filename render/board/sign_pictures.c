#include "render/board/sign_pictures.h"

#include <ctype.h>
#include <dirent.h>
#include <errno.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "base/array.h"
#include "base/length.h"
#include "render/board/picture_sets.h"

enum { FILES_MAX = 1000 };

/* ---- the files of a folder ---- */

struct files {
    char **name;
    size_t count, capacity;
};

static void free_files(struct files *f)
{
    for (size_t i = 0; i < f->count; i++) {
        free(f->name[i]);
    }
    free(f->name);
}

static bool is_picture(const char *name)
{
    const char *dot = strrchr(name, '.');
    return name[0] != '.' && dot && (strcasecmp(dot, ".svg") == 0 || strcasecmp(dot, ".png") == 0);
}

/* Numbers that names begin with count as numbers. */
static int by_name(const void *a, const void *b)
{
    const char *one = *(char *const *)a;
    const char *two = *(char *const *)b;
    if (isdigit((unsigned char)*one) && isdigit((unsigned char)*two)) {
        unsigned long first = strtoul(one, NULL, 10);
        unsigned long second = strtoul(two, NULL, 10);
        if (first != second) {
            return first < second ? -1 : 1;
        }
    }
    return strcmp(one, two);
}

static enum status list_files(const char *folder, struct files *f, const struct diag_at *at,
                              struct diag *d)
{
    DIR *directory = opendir(folder);
    enum status status = STATUS_OK;
    if (!directory) {
        d->hint = errno == ENOENT ? "name a folder of pictures, or a built-in set: animals, shapes"
                                  : NULL;
        return diag_usage(d, at, "cannot open the folder '%s': %s", folder, strerror(errno));
    }
    for (struct dirent *entry; status == STATUS_OK && (entry = readdir(directory)) != NULL;) {
        if (!is_picture(entry->d_name)) {
            continue;
        }
        char **room = array_room(f->name, &f->capacity, f->count, sizeof *room);
        char *copy = room ? strdup(entry->d_name) : NULL;
        f->name = room ? room : f->name;
        if (!copy) {
            status = diag_error(d, NULL, OUT_OF_MEMORY);
        } else {
            f->name[f->count++] = copy;
        }
        if (f->count == FILES_MAX) {
            status = diag_usage(d, at, "'%s' has more than %d pictures", folder, FILES_MAX);
        }
    }
    closedir(directory);
    if (f->count) {
        qsort(f->name, f->count, sizeof *f->name, by_name);
    }
    return status;
}

/* Is the name the number alone, with its extension? */
static bool is_number(const char *name, unsigned long number)
{
    char *end;
    return isdigit((unsigned char)*name) && strtoul(name, &end, 10) == number &&
           strchr(end, '.') == end && strchr(end + 1, '.') == NULL;
}

/* One picture a digit, and the right ones. */
static enum status check_files(const char *folder, const struct files *f, unsigned count,
                               const struct diag_at *at, struct diag *d)
{
    bool numbered = f->count && is_number(f->name[0], 1);
    for (unsigned i = 0; numbered && i < count && i < f->count; i++) {
        if (!is_number(f->name[i], i + 1)) {
            d->hint = "add the missing picture, or name the pictures without numbers";
            return diag_usage(d, at, "'%s' has no picture for digit %u: neither %u.svg nor %u.png",
                              folder, i + 1, i + 1, i + 1);
        }
    }
    if (f->count < count) {
        d->hint = "put an SVG or PNG file for each digit into it: 1.svg, 2.svg …";
        return diag_usage(d, at, "'%s' has %zu picture%s, but the board has %u digits", folder,
                          f->count, f->count == 1 ? "" : "s", count);
    }
    return STATUS_OK;
}

/* ---- opening ---- */

static enum status keep_name(struct sign_pictures *p, unsigned index, const char *name,
                             struct diag *d)
{
    p->name[index] = name ? strdup(name) : NULL;
    return p->name[index] ? STATUS_OK : diag_error(d, NULL, OUT_OF_MEMORY);
}

static enum status open_set(struct sign_pictures *p, const struct picture_set *set,
                            const struct diag_at *at, struct diag *d)
{
    enum status status = STATUS_OK;
    if (set->count < p->count) {
        d->hint = "name your own folder, with a picture for each digit";
        return diag_usage(d, at, "'%s' has %zu pictures, but the board has %u digits", set->name,
                          set->count, p->count);
    }
    for (unsigned i = 0; i < p->count && status == STATUS_OK; i++) {
        const char *svg = set->drawing[i].svg;
        status = keep_name(p, i, set->drawing[i].name, d);
        status =
            status == STATUS_OK ? art_read(&p->art[i], p->name[i], svg, strlen(svg), d) : status;
    }
    return status;
}

static enum status open_files(struct sign_pictures *p, const char *folder, const struct files *f,
                              const struct diag_at *at, struct diag *d)
{
    enum status status = STATUS_OK;
    for (unsigned i = 0; i < p->count && status == STATUS_OK; i++) {
        struct text path = {0};
        text_printf(&path, "%s/%s", folder, f->name[i]);
        status = keep_name(p, i, path.failed ? NULL : path.data, d);
        status = status == STATUS_OK ? art_read_file(&p->art[i], false, p->name[i], at, d) : status;
        text_free(&path);
    }
    return status;
}

static enum status open_folder(struct sign_pictures *p, const char *folder,
                               const struct diag_at *at, struct diag *d)
{
    struct files f = {0};
    enum status status = list_files(folder, &f, at, d);
    status = status == STATUS_OK ? check_files(folder, &f, p->count, at, d) : status;
    status = status == STATUS_OK ? open_files(p, folder, &f, at, d) : status;
    free_files(&f);
    return status;
}

static enum status check_different(const struct sign_pictures *p, const struct diag_at *at,
                                   struct diag *d)
{
    for (unsigned i = 0; i < p->count; i++) {
        for (unsigned k = 0; k < i; k++) {
            if (art_alike(p->art[i], p->art[k])) {
                d->hint = "each digit needs a different picture";
                return diag_usage(d, at, "'%s' and '%s' are the same picture", p->name[k],
                                  p->name[i]);
            }
        }
    }
    return STATUS_OK;
}

enum status sign_pictures_load(struct sign_pictures **out, const char *source, unsigned count,
                               const struct diag_at *at, struct diag *d)
{
    const struct picture_set *set = picture_set_find(source);
    struct sign_pictures *p = calloc(1, sizeof *p);
    *out = NULL;
    if (!p) {
        return diag_error(d, NULL, OUT_OF_MEMORY);
    }
    p->count = count;
    enum status status = set ? open_set(p, set, at, d) : open_folder(p, source, at, d);
    status = status == STATUS_OK ? check_different(p, at, d) : status;
    if (status != STATUS_OK) {
        sign_pictures_drop(p);
        return status;
    }
    *out = p;
    return STATUS_OK;
}

void sign_pictures_drop(struct sign_pictures *p)
{
    if (p) {
        for (unsigned i = 0; i < SIGN_PICTURES_MAX; i++) {
            art_drop(p->art[i]);
            free(p->name[i]);
        }
        free(p);
    }
}

enum status sign_pictures_fine(const struct sign_pictures *p, double cell_pt,
                               const struct diag_at *at, struct diag *d)
{
    double side_in = SIGN_PICTURE_SHARE * cell_pt / PT_PER_INCH;
    double wanted = ceil(side_in * MIN_PICTURE_DPI - 0.5);
    for (unsigned i = 0; i < p->count; i++) {
        const struct art *art = p->art[i];
        double has = fmax(art->width, art->height);
        if (art->image.gray && has < wanted) {
            d->hint = "use a larger picture, an SVG, or smaller cells";
            return diag_usage(d, at,
                              "'%s' has %u x %u pixels; in cells of %.1f mm its longer side needs "
                              "%.0f, to print %.0f dots per inch",
                              p->name[i], art->image.width, art->image.height, cell_pt / PT_PER_MM,
                              wanted, MIN_PICTURE_DPI);
        }
    }
    return STATUS_OK;
}
