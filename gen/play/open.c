#include "gen/play/open.h"

#include <errno.h>
#include <string.h>
#include <unistd.h>

#include "gen/format/stream.h"

/* A whole file, small enough to be a game; false where it cannot be read (errno tells). */
static bool read_file(const char *path, struct text *text)
{
    enum { LIMIT = 64 << 20 };
    FILE *file = fopen(path, "r");
    if (!file) {
        return false;
    }
    char block[4096];
    size_t count;
    while ((count = fread(block, 1, sizeof block, file)) > 0 && text->length < LIMIT) {
        text_add(text, block, count);
    }
    bool ok = !ferror(file) && !text->failed;
    fclose(file);
    return ok;
}

struct play *play_open(const char *path, bool *saved, struct diag *d)
{
    struct text text = {0};
    struct play *p = NULL;
    if (!read_file(path, &text)) {
        diag_error(d, NULL, "cannot read '%s': %s", path, strerror(errno));
        text_free(&text);
        return NULL;
    }
    bool game = text.length && play_detect(text.data, text.length);
    *saved = game && !play_detect_records(text.data, text.length);
    if (game) {
        p = play_load(text.data, text.length, path, d);
    }
    text_free(&text);
    if (game) {
        return p;
    }
    struct record record;
    struct reader *reader = reader_open(path, NULL, NULL, d);
    enum status status = reader ? reader_next(reader, &record) : STATUS_FAILED;
    if (status == STATUS_OK) {
        p = play_new(record.variant, &record.givens);
    } else if (status == STATUS_END) {
        diag_error(d, NULL, "'%s' holds no puzzle", path);
    }
    if (reader) {
        reader_drop(reader);
    }
    return p;
}

struct play *play_open_unfinished(const char *path, struct diag *d)
{
    if (access(path, R_OK) != 0) {
        return NULL;
    }
    bool saved;
    struct play *p = play_open(path, &saved, d);
    if (p && play_is_solved(p)) {
        play_drop(p);
        p = NULL;
    }
    return p;
}
