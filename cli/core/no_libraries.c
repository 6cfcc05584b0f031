/* The core of the command: `make core` builds nonet for systems that have a C compiler and nothing
 * else, and this file stands in for what needs other libraries. Pages, pictures, banks and the
 * terminal's screens are refused by name; the lists of what books have are empty.
 *
 * The commands for books, banks and games are left out altogether (cli/commands.c). */
#include <errno.h>
#include <string.h>

#include "base/file/beneath.h"
#include "cli/convert_page.h"
#include "cli/help/manual.h"
#include "cli/studio/studio.h"
#include "cli/terminal/play_keys.h"
#include "cli/terminal/watch.h"
#include "config/fields/fields.h"
#include "gen/bank/bank.h"
#include "render/book/cover/book_cover.h"
#include "render/book/pages/part_lists.h"
#include "render/book/plan/profile.h"
#include "render/canvas/canvas.h"
#include "render/pictures/path_pictures.h"
#include "render/pictures/puzzle_pictures.h"
#include "render/press/press.h"

static enum status refuse(struct diag *d, const char *what)
{
    d->hint = "build nonet with its libraries: make all";
    return diag_usage(d, NULL, "this build of nonet has no libraries, so it cannot %s", what);
}

enum status convert_to_page(const struct stream_map *like, const struct convert_settings *s,
                            const struct invocation *in)
{
    (void)like;
    (void)s;
    return refuse(in->diag, "write pages to play on");
}

/* ---- pictures ---- */

const struct canvas_device *canvas_device_find(const char *name)
{
    (void)name;
    return NULL;
}

const struct canvas_device *canvas_device_of_file(const char *path)
{
    (void)path;
    return NULL;
}

struct path_pictures *path_pictures_new(struct diag *d)
{
    (void)refuse(d, "draw pictures");
    return NULL;
}

void path_pictures_drop(struct path_pictures *p)
{
    (void)p;
}

enum status path_pictures_step(const struct path_pictures *p, const struct explain_style *style,
                               const struct record *r, const struct path *path,
                               const struct step *step, enum hint_part part, struct text *out,
                               struct diag *d)
{
    (void)p, (void)style, (void)r, (void)path, (void)step, (void)part, (void)out;
    return refuse(d, "draw pictures");
}

enum status path_pictures_all(const struct path_pictures *p, const struct explain_style *style,
                              const struct record *r, struct path *path, struct text *out,
                              struct diag *d)
{
    (void)p, (void)style, (void)r, (void)path, (void)out;
    return refuse(d, "draw pictures");
}

enum status path_pictures_page(const struct path_pictures *p, const struct explain_style *style,
                               const struct record *r, struct path *path, struct text *out,
                               struct diag *d)
{
    (void)p, (void)style, (void)r, (void)path, (void)out;
    return refuse(d, "draw pictures");
}

/* The example of a technique has no picture then, and nothing is amiss. */
enum status puzzle_pictures_new(struct puzzle_pictures **out,
                                const struct puzzle_pictures_options *o, struct diag *d)
{
    (void)o, (void)d;
    *out = NULL;
    return STATUS_OK;
}

enum status puzzle_pictures_add(struct puzzle_pictures *p, const struct record *r,
                                const struct diag_at *at, struct diag *d)
{
    (void)p, (void)r, (void)at, (void)d;
    return STATUS_OK;
}

enum status puzzle_pictures_finish(struct puzzle_pictures *p, struct text *out, struct diag *d)
{
    (void)p, (void)out, (void)d;
    return STATUS_OK;
}

void puzzle_pictures_drop(struct puzzle_pictures *p)
{
    (void)p;
}

/* ---- banks ---- */

struct bank *bank_open(const char *path, bool create, struct diag *d)
{
    (void)path, (void)create;
    (void)refuse(d, "read banks");
    return NULL;
}

enum status bank_query(struct bank *b, const struct bank_filter *filter,
                       bool (*visit)(void *context, const struct bank_row *row), void *context,
                       struct diag *d)
{
    (void)b, (void)filter, (void)visit, (void)context;
    return refuse(d, "read banks");
}

void bank_close(struct bank *b)
{
    (void)b;
}

/* ---- the terminal's screens ---- */

enum status watch_puzzles(const char *path, const struct solve_method *method, int64_t speed,
                          struct diag *d)
{
    (void)path, (void)method, (void)speed;
    return refuse(d, "show a search on the terminal");
}

bool play_key_at(size_t index, const char **name, const char **doc)
{
    (void)index, (void)name, (void)doc;
    return false;
}

/* ---- what books have ---- */

const struct schema_map book_fields = {0};

const struct studio_file studio_samples[] = {{NULL, NULL, NULL}};
const size_t studio_sample_count = 0;

void schema_describe(const struct schema_field *field, const struct config_vocabulary *vocabulary,
                     struct text *out)
{
    (void)field, (void)vocabulary, (void)out;
}

const struct config_vocabulary *press_vocabulary(void)
{
    return NULL;
}

void manual_book_page(struct text *out)
{
    (void)out;
}

#define NO_NAMES(function)                                                                         \
    const char *function(size_t index)                                                             \
    {                                                                                              \
        (void)index;                                                                               \
        return NULL;                                                                               \
    }
NO_NAMES(cover_design_name)
NO_NAMES(cover_design_doc)
NO_NAMES(cover_palette_name)
NO_NAMES(cover_palette_doc)
NO_NAMES(part_name)
NO_NAMES(part_doc)

void part_add_fields(size_t index, struct text *out)
{
    (void)index, (void)out;
}

size_t profile_count(void)
{
    return 0;
}

const struct profile *profile_at(size_t index)
{
    (void)index;
    return NULL;
}

/* ---- folders ---- */

int beneath_open_parent(int folder, const char *name, const char **last)
{
    (void)folder, (void)name, (void)last;
    errno = ENOSYS;
    return -1;
}

int beneath_open_file(int folder, const char *name)
{
    (void)folder, (void)name;
    errno = ENOSYS;
    return -1;
}

enum beneath_kind beneath_kind(int folder, const char *last)
{
    (void)folder, (void)last;
    return BENEATH_UNKNOWN;
}

int beneath_no_file(enum beneath_kind kind)
{
    (void)kind;
    return ENOSYS;
}

const char *beneath_why(int error)
{
    return strerror(error);
}
