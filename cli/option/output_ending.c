#include "cli/option/output_ending.h"

#include <ctype.h>
#include <string.h>
#include <strings.h>

#include "gen/format/stream.h"
#include "render/canvas/canvas.h"

enum { MAX_ENDING_LENGTH = 12 };

/* Other endings that a format's files commonly have. */
static const struct {
    const char *ending;
    const char *format;
} aliases[] = {{"jsonl", "json"}, {"ndjson", "json"}, {"htm", "html"}};

const char *output_ending(const char *path)
{
    const char *slash = path ? strrchr(path, '/') : NULL;
    const char *name = slash ? slash + 1 : path;
    const char *dot = name ? strrchr(name, '.') : NULL;
    if (!dot || dot == name || strlen(dot + 1) > MAX_ENDING_LENGTH) {
        return NULL;
    }
    bool letter = false;
    for (const char *c = dot + 1; *c; c++) {
        if (!isalnum((unsigned char)*c)) {
            return NULL;
        }
        letter |= isalpha((unsigned char)*c) != 0;
    }
    return letter ? dot + 1 : NULL;
}

/* The ending, with its dot, of the files that a format's name stands for; NULL where a command has
 * a format of a name that no table knows, which is then the ending too. */
static const char *extension_of(const char *format)
{
    const struct canvas_device *device = canvas_device_find(format);
    const struct format *stream = format_find(format);
    return stream ? stream->extension : device ? device->extension : NULL;
}

static bool is_text(const char *ending)
{
    return strcasecmp(ending, "txt") == 0;
}

/* The command's format for an ending, by index: the one of that name, else the first whose files
 * end so; -1: none. */
static int format_index(const struct command *c, const char *ending)
{
    int by_extension = -1;
    for (int i = 0; c->formats((size_t)i); i++) {
        const char *name = c->formats((size_t)i);
        const char *extension = extension_of(name);
        if (strcasecmp(name, ending) == 0) {
            return i;
        }
        if (by_extension < 0 && extension && *extension && strcasecmp(extension + 1, ending) == 0) {
            by_extension = i;
        }
    }
    for (size_t i = 0; by_extension < 0 && i < sizeof aliases / sizeof *aliases; i++) {
        if (strcasecmp(aliases[i].ending, ending) == 0) {
            return format_index(c, aliases[i].format);
        }
    }
    return by_extension;
}

/* Add the ending of a format, once. */
static void add_ending(struct text *list, const char *name)
{
    const char *extension = extension_of(name);
    struct text one = {0};
    text_printf(&one, "%s%s,", extension && *extension ? "" : ".",
                extension && *extension ? extension : name);
    if (one.data && strcmp(name, "text") != 0 && !(list->data && strstr(list->data, one.data))) {
        text_printf(list, "%s%s", list->length ? " " : "", one.data);
    }
    text_free(&one);
}

static enum status refuse(const struct invocation *in, const char *ending)
{
    const struct command *c = in->command;
    struct text list = {0};
    for (size_t i = 0; c->formats(i); i++) {
        add_ending(&list, c->formats(i));
    }
    add_ending(&list, "line"); /* .txt, which every command accepts */
    text_shorten(&list, 1);
    bool picture = canvas_device_of_file(in->shared.output) != NULL;
    in->diag->hint = picture ? "use 'nonet draw -o FILE' for pictures"
                             : "choose one of these endings, or name the format with --format";
    enum status status = diag_usage(in->diag, NULL, "'nonet %s' cannot write .%s files, only %s",
                                    c->name, ending, list.data ? list.data : "other formats");
    text_free(&list);
    return status;
}

enum status output_ending_choose(struct invocation *in)
{
    const char *ending = output_ending(in->shared.output);
    if (in->shared.format >= 0 || !ending || is_text(ending)) {
        return STATUS_OK;
    }
    in->shared.format = format_index(in->command, ending);
    return in->shared.format >= 0 ? STATUS_OK : refuse(in, ending);
}
