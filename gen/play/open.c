#include "gen/play/open.h"

#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/file/infile.h"
#include "base/file/open_input.h"
#include "gen/format/stream.h"

enum { GAME_LIMIT = 64 << 20 }; /* bytes */

struct play *play_read_file(const char *path, bool *saved, struct diag *d)
{
    struct text text = {0};
    struct play *p = NULL;
    int error = infile_read(path, GAME_LIMIT, &text);
    if (error) {
        diag_error(d, &(struct diag_at){.file = path}, "cannot read: %s", input_error_text(error));
        text_free(&text);
        return NULL;
    }
    bool game = text.length && play_detect(text.data, text.length);
    *saved = game && !play_detect_records(text.data, text.length);
    if (game) {
        p = play_load(text.data, text.length, path, d);
    }
    if (game) {
        text_free(&text);
        return p;
    }
    struct record record = {0};
    struct reader *reader = reader_open_text(path, text.data, text.length, NULL, NULL, d);
    enum status status = reader ? reader_next(reader, &record) : STATUS_FAILED;
    if (status == STATUS_OK) {
        p = play_new(record.variant, &record.givens);
    } else if (status == STATUS_END) {
        diag_error(d, NULL, "'%s' has no puzzle", path);
    }
    record_free(&record);
    if (reader) {
        reader_close(reader);
    }
    text_free(&text);
    return p;
}

bool play_is_saved_game(const char *path)
{
    struct stat about;
    struct text text = {0};
    bool is = stat(path, &about) == 0 && S_ISREG(about.st_mode) && true;
    (void)(is && infile_read(path, 0, &text)); /* its first block */
    is = text.length && play_detect(text.data, text.length) &&
         !play_detect_records(text.data, text.length);
    text_free(&text);
    return is;
}

struct play *play_open_unfinished(const char *path, struct diag *d)
{
    if (access(path, R_OK) != 0) {
        return NULL;
    }
    bool saved;
    struct play *p = play_read_file(path, &saved, d);
    if (p && play_is_solved(p)) {
        play_drop(p);
        p = NULL;
    }
    return p;
}
