#include "gen/format/reading/reader.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#ifndef NONET_ENGINE
#include "base/file/beneath.h"
#endif
#include "base/json/json_frame.h"
#include "base/portable/input.h"
#include "base/portable/posix_files.h"
#include "gen/format/reading/cells.h"

/* What is longer than that has no end. */
enum { ENDLESS_LINE = 64 << 20 };

bool reader_fill(struct reader *r)
{
    if (r->at_end) {
        errno = 0;
        return false;
    }
    if (r->start > 0) {
        memmove(r->block, r->block + r->start, r->end - r->start);
        r->end -= r->start;
        r->start = 0;
    }
    size_t room = READER_MAX_LINE + READER_BLOCK - r->end;
    ssize_t count;
    do {
        count =
            read(r->fd, r->block + r->end, (unsigned)(room < READER_BLOCK ? room : READER_BLOCK));
    } while (count < 0 && errno == EINTR);
    if (count <= 0) {
        r->at_end = true;
        errno = count < 0 ? errno : 0;
        return false;
    }
    r->end += (size_t)count;
    return true;
}

enum status reader_unreadable(struct reader *r)
{
    struct diag_at at = {.file = r->name};
    r->broken = true;
    return diag_error(r->diag, &at, "cannot read: %s", strerror(errno));
}

enum status reader_too_long(struct reader *r)
{
    struct diag_at at = {.file = r->name, .line = r->line + 1};
    const char *newline;
    size_t passed = 0;
    while (!(newline = memchr(r->block + r->start, '\n', r->end - r->start))) {
        passed += r->end - r->start;
        r->start = r->end;
        if (passed > ENDLESS_LINE) {
            r->broken = r->at_end = true;
            return diag_error(r->diag, &at,
                              "the line is longer than %d MB; is this a file of puzzles?",
                              ENDLESS_LINE >> 20);
        }
        if (!reader_fill(r)) {
            break;
        }
    }
    r->start = newline ? (size_t)(newline + 1 - r->block) : r->end;
    r->line++;
    return diag_error(r->diag, &at, "the line is longer than %d bytes; is this a file of puzzles?",
                      READER_MAX_LINE);
}

enum status reader_line(struct reader *r, struct span *line)
{
    const char *newline;
    size_t searched = 0;
    for (;;) {
        const char *from = r->block + r->start;
        newline = memchr(from + searched, '\n', r->end - r->start - searched);
        searched = r->end - r->start;
        if (newline) {
            break;
        }
        if (searched > READER_MAX_LINE) {
            return reader_too_long(r);
        }
        if (!reader_fill(r)) {
            if (errno) {
                return reader_unreadable(r);
            }
            if (r->start == r->end) {
                return STATUS_END;
            }
            newline = r->block + r->end;
            break;
        }
    }
    line->text = r->block + r->start;
    line->length = (size_t)(newline - line->text);
    r->line_start = r->start;
    r->start = (size_t)(newline - r->block) + (newline < r->block + r->end);
    r->line++;
    if (line->length && line->text[line->length - 1] == '\r') {
        line->length--;
    }
    return STATUS_OK;
}

enum status reader_content_line(struct reader *r, struct span *line)
{
    for (;;) {
        enum status status = reader_line(r, line);
        if (status != STATUS_OK) {
            return status;
        }
        if (line_has_content(*line)) {
            return STATUS_OK;
        }
    }
}

void reader_unread_line(struct reader *r)
{
    r->start = r->line_start;
    r->line--;
}

enum status reader_bytes(struct reader *r, struct span *bytes)
{
    if (r->start == r->end && !reader_fill(r)) {
        return errno ? reader_unreadable(r) : STATUS_END;
    }
    *bytes = (struct span){r->block + r->start, r->end - r->start};
    r->start = r->end;
    return STATUS_OK;
}

struct diag_at reader_place(const struct reader *r, struct span line, const char *where)
{
    if (r->json.text && r->json.text == line.text) {
        return reader_place_in_object(r, line, where);
    }
    size_t offset = (size_t)(where - line.text);
    return (struct diag_at){.file = r->name,
                            .line = r->line,
                            .col = utf8_length(line.text, offset, NULL) + 1,
                            .source_line = line.text,
                            .source_length = line.length};
}

/* The record begins with this line. */
static void begin_record(struct reader *r, struct span line)
{
    r->at = (struct diag_at){.file = r->name,
                             .line = r->line,
                             .col = 1,
                             .source_line = line.text,
                             .source_length = line.length};
}

enum status reader_begin_many(struct reader *r, struct span line)
{
    text_clear(&r->first_line);
    text_add(&r->first_line, line.text, line.length);
    begin_record(r, line);
    if (r->first_line.failed) {
        r->broken = r->at_end = true;
        return diag_error(r->diag, &r->at, OUT_OF_MEMORY);
    }
    r->at.source_line = r->first_line.length ? r->first_line.data : "";
    return STATUS_OK;
}

enum status reader_record_line(struct reader *r, struct span *line)
{
    enum status status = reader_content_line(r, line);
    if (status == STATUS_OK) {
        begin_record(r, *line);
    }
    return status;
}

const struct layout *reader_variant_of_size(struct reader *r, size_t size, const struct diag_at *at)
{
    const struct layout *v = r->forced ? r->forced : variant_of_cells(size * size);
    if (!v && size > MAX_SIZE) {
        r->diag->hint = "a file has one format; put puzzles of one line each into another file";
        diag_error(r->diag, at, "no board has rows of over %d cells", MAX_SIZE);
    } else if (!v) {
        diag_error(r->diag, at, "no board has rows of %zu cells", size);
    } else if (frame_columns(v) != size) {
        diag_error(r->diag, at, "rows of %zu cells, but the %s board has rows of %u", size, v->name,
                   frame_columns(v));
        v = NULL;
    }
    return v;
}

enum status reader_take_row(struct reader *r, const struct layout *v, struct span line,
                            unsigned row, const uint8_t *cells, size_t count, struct record *record)
{
    if (count != frame_columns(v)) {
        struct diag_at at = reader_place(r, line, line.text);
        return diag_error(r->diag, &at, "row %u has %s%zu cells; it must have %u", row + 1,
                          count > MAX_SIZE ? "over " : "", count > MAX_SIZE ? count - 1 : count,
                          frame_columns(v));
    }
    for (size_t i = 0; i < count; i++) {
        if (cells[i] > v->size) {
            struct diag_at at = reader_place(r, line, line.text);
            return diag_error(r->diag, &at, "row %u: '%c' is too large a digit for the %ux%u board",
                              row + 1, digit_to_char(cells[i]), v->size, v->size);
        }
    }
    memcpy(record->givens.cell + cell_at(v, row, 0), cells, count);
    return STATUS_OK;
}

/* Enough to recognise a format by: a whole line with something in it, of JSON a whole object. */
static bool head_is_enough(const struct reader *r)
{
    struct span line;
    const char *head = r->block + r->start;
    size_t length = r->end - r->start;
    if (head_is_json(head, length)) {
        struct json_frame f = {0};
        size_t begin = 0;
        size_t used;
        while (begin < length && head[begin] != '{') {
            begin++;
        }
        return begin < length && json_follow(&f, head + begin, length - begin, &used) != JSON_MORE;
    }
    return head_line(head, length, &line) && line.text + line.length < r->block + r->end;
}

static bool read_head(struct reader *r)
{
    errno = 0;
    while (r->end - r->start < READER_MAX_LINE && !head_is_enough(r)) {
        if (!reader_fill(r)) {
            break;
        }
    }
    if (errno) {
        return false;
    }
    if (r->end - r->start >= 3 && memcmp(r->block + r->start, "\xEF\xBB\xBF", 3) == 0) {
        r->start += 3;
    }
    return true;
}

/* A reader with a block of this size. NULL after reporting. */
static struct reader *allocate(const char *name, size_t block_size, struct diag *d)
{
    struct reader *r = calloc(1, sizeof *r);
    if (!r || !(r->name = strdup(name)) || !(r->block = malloc(block_size))) {
        if (r) {
            free(r->name);
            free(r);
        }
        diag_error(d, NULL, OUT_OF_MEMORY);
        return NULL;
    }
    r->diag = d;
    r->fd = -1;
    return r;
}

static bool is_folder(int fd)
{
    struct stat st;
    return fd >= 0 && fstat(fd, &st) == 0 && S_ISDIR(st.st_mode);
}

/* A book's folder stands for its manifest, which lists the puzzles. The engine alone has nothing to
 * do with folders. */
static bool open_manifest(struct reader *r)
{
#ifdef NONET_ENGINE
    (void)r;
    errno = EISDIR;
    return false;
#else
    int manifest = beneath_open_file(r->fd, "manifest.json");
    int error = errno;
    close(r->fd);
    r->fd = manifest;
    errno = error;
    return manifest >= 0;
#endif
}

static const char *why_no_manifest(void)
{
#ifdef NONET_ENGINE
    return strerror(errno);
#else
    return beneath_why(errno);
#endif
}

/* Opens a file of puzzles. A named pipe to which no program writes yet is waited for, but not
 * without a word. */
static int open_puzzles(struct reader *r, const char *path, struct diag *d)
{
#ifdef NONET_ENGINE
    (void)r;
    (void)d;
    return open(path, O_RDONLY | O_BINARY | O_CLOEXEC);
#else
    static const char shells_own[] = "/dev/fd/";
    struct stat about;
    struct diag_at at = {.file = path};
    if (stat(path, &about) != 0 || !S_ISFIFO(about.st_mode) ||
        strncmp(path, shells_own, sizeof shells_own - 1) == 0) {
        return open(path, O_RDONLY | O_CLOEXEC);
    }
    int fd = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    ssize_t count = fd >= 0 ? read(fd, r->block, READER_BLOCK) : -1;
    r->end = count > 0 ? (size_t)count : 0;
    if (count == 0) {
        diag_warn_at_once(d, &at, "no program writes to this pipe yet; waiting for one");
        input_wait(fd);
    }
    return fd >= 0 && input_make_wait(fd) ? fd : -1;
#endif
}

/* A puzzle in place of a file's name. */
static bool is_board(const char *path)
{
    const size_t length = strlen(path);
    uint8_t cells[MAX_CELLS];
    unsigned largest;
    return length <= MAX_CELLS && variant_of_cells(length) &&
           read_cells(path, length, cells, &largest) == length;
}

struct reader *reader_new(const char *path, struct diag *d)
{
    bool is_stdin = !path || strcmp(path, "-") == 0;
    struct diag_at at = {.file = is_stdin ? "standard input" : path};
    struct reader *r = allocate(at.file, READER_MAX_LINE + READER_BLOCK, d);
    if (!r) {
        return NULL;
    }
    r->fd = is_stdin ? STDIN_FILENO : open_puzzles(r, path, d);
    if (is_folder(r->fd) && !open_manifest(r)) {
        d->hint = "name a file of puzzles, or the folder of a book that has a manifest.json";
        diag_error(d, &at, "cannot read the manifest.json of this folder: %s", why_no_manifest());
        reader_drop(r);
        return NULL;
    }
    if (r->fd < 0 || !read_head(r)) {
        const int error = errno;
        d->hint = error == ENOENT && !is_stdin && is_board(path)
                      ? "pipe a puzzle, as in: echo 53..7… | nonet solve"
                      : NULL;
        diag_error(d, &at, "cannot read: %s", strerror(error));
        reader_drop(r);
        return NULL;
    }
    return r;
}

struct reader *reader_new_text(const char *name, const char *text, size_t length, struct diag *d)
{
    struct reader *r = allocate(name, length + 1, d);
    if (r) {
        memcpy(r->block, text, length);
        r->end = length;
        r->at_end = true;
        (void)read_head(r);
    }
    return r;
}

void reader_drop(struct reader *r)
{
    if (!r) {
        return;
    }
    if (r->drop_state) {
        r->drop_state(r->state);
    }
    if (r->fd > STDIN_FILENO) {
        close(r->fd);
    }
    text_free(&r->first_line);
    text_free(&r->json.names);
    free(r->name);
    free(r->block);
    free(r);
}
