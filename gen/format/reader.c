#include "gen/format/reader.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/json.h"

/* What is longer than that has no end. */
enum { ENDLESS_LINE = 64 << 20 };

/* Move the unread bytes to the front and read more behind them. False at the end of the input, on
 * an error (errno set) or when the block is full. */
static bool fill(struct reader *r)
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
        count = read(r->fd, r->block + r->end, room < READER_BLOCK ? room : READER_BLOCK);
    } while (count < 0 && errno == EINTR);
    if (count <= 0) {
        r->at_end = true;
        errno = count < 0 ? errno : 0;
        return false;
    }
    r->end += (size_t)count;
    return true;
}

static enum status unreadable(struct reader *r)
{
    struct diag_at at = {.file = r->name};
    r->broken = true;
    return diag_error(r->diag, &at, "cannot read: %s", strerror(errno));
}

static enum status too_long(struct reader *r)
{
    struct diag_at at = {.file = r->name, .line = r->line + 1};
    const char *newline;
    size_t passed = 0;
    while (!(newline = memchr(r->block + r->start, '\n', r->end - r->start))) {
        passed += r->end - r->start;
        r->start = r->end;
        if (passed > ENDLESS_LINE) {
            r->broken = r->at_end = true;
            return diag_error(r->diag, &at, "the line does not end within %d MB: is this a file?",
                              ENDLESS_LINE >> 20);
        }
        if (!fill(r)) {
            break;
        }
    }
    r->start = newline ? (size_t)(newline + 1 - r->block) : r->end;
    r->line++;
    return diag_error(r->diag, &at, "the line is longer than %d bytes: is this a puzzle file?",
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
            return too_long(r);
        }
        if (!fill(r)) {
            if (errno) {
                return unreadable(r);
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
    if (r->start == r->end && !fill(r)) {
        return errno ? unreadable(r) : STATUS_END;
    }
    *bytes = (struct span){r->block + r->start, r->end - r->start};
    r->start = r->end;
    return STATUS_OK;
}

/* A place in an object that may stand over many lines. */
static struct diag_at place_in_object(const struct reader *r, struct span object, const char *where)
{
    const char *end = object.text + object.length;
    const char *begin = object.text;
    size_t number = r->json.line;
    for (const char *p = object.text; p < where; p++) {
        if (*p == '\n') {
            number++;
            begin = p + 1;
        }
    }
    const char *stop = memchr(begin, '\n', (size_t)(end - begin));
    size_t before = begin == object.text ? r->json.column : 0;
    return (struct diag_at){.file = r->name,
                            .line = number,
                            .col = before + utf8_length(begin, (size_t)(where - begin), NULL) + 1,
                            .source_line = before ? NULL : begin,
                            .source_length = (size_t)((stop ? stop : end) - begin)};
}

struct diag_at reader_place(const struct reader *r, struct span line, const char *where)
{
    if (r->json.text && r->json.text == line.text) {
        return place_in_object(r, line, where);
    }
    size_t offset = (size_t)(where - line.text);
    return (struct diag_at){.file = r->name,
                            .line = r->line,
                            .col = utf8_length(line.text, offset, NULL) + 1,
                            .source_line = line.text,
                            .source_length = line.length};
}

void reader_begin(struct reader *r, struct span line)
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
    reader_begin(r, line);
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
        reader_begin(r, *line);
    }
    return status;
}

/* ---- JSON objects ---- */

bool head_is_json(const char *head, size_t length)
{
    struct span line;
    if (!head_line(head, length, &line)) {
        return false;
    }
    line = span_trim(line);
    if (line.text[0] == '[') {
        /* A list of objects: the next that is no blank opens one. */
        const char *p = line.text + 1;
        const char *end = head + length;
        while (p < end && strchr(" \t\r\n", *p) && *p) {
            p++;
        }
        return p == end || *p == '{' || *p == ']';
    }
    return line.text[0] == '{';
}

static enum status fail_json(struct reader *r, const char *what)
{
    struct diag_at at = {.file = r->name, .line = r->line + 1, .col = r->json.at_column + 1};
    return diag_error(r->diag, &at, "%s", what);
}

static void pass_byte(struct reader *r)
{
    bool ends_line = r->block[r->start++] == '\n';
    r->line += ends_line;
    r->json.at_column = ends_line ? 0 : r->json.at_column + 1;
}

/* The next byte, or STATUS_END, or STATUS_FAILED after reporting. */
static enum status next_byte(struct reader *r, char *c)
{
    if (r->start == r->end && !fill(r)) {
        if (errno) {
            return unreadable(r);
        }
        if (r->json.list != JSON_NO_LIST) {
            r->json.list = JSON_NO_LIST;
            return fail_json(r, "the list of puzzles is not closed; ']' is needed at its end");
        }
        return STATUS_END;
    }
    *c = r->block[r->start];
    return STATUS_OK;
}

static enum status pass_line(struct reader *r)
{
    char c = '\0';
    enum status status = STATUS_OK;
    while (c != '\n' && (status = next_byte(r, &c)) == STATUS_OK) {
        pass_byte(r);
    }
    return status;
}

/* The comma or bracket of a list at c. STATUS_FAILED after reporting that it may not be there;
 * *taken: it is one. */
static enum status take_mark(struct reader *r, char c, bool *taken)
{
    int list = r->json.list;
    *taken = true;
    if (list == JSON_NO_LIST) {
        *taken = c == '[';
        r->json.list = *taken ? JSON_LIST_BEGINS : JSON_NO_LIST;
    } else if (c == ',') {
        r->json.list = JSON_LIST_COMMA;
    } else if (c == ']') {
        r->json.list = JSON_NO_LIST;
    } else {
        *taken = false;
    }
    bool wrong = (list == JSON_LIST_VALUE && !*taken) ||
                 (*taken &&
                  ((c == ',' && list != JSON_LIST_VALUE) || (c == ']' && list == JSON_LIST_COMMA)));
    enum status status = !wrong   ? STATUS_OK
                         : *taken ? fail_json(r, "a puzzle is needed before this")
                                  : fail_json(r, "',' or ']' is needed here");
    if (*taken) {
        pass_byte(r);
    } else if (wrong) {
        r->json.list = JSON_LIST_COMMA; /* as if it were there */
    }
    return status;
}

/* Up to the first byte of the next record. */
static enum status find_object(struct reader *r)
{
    for (;;) {
        char c;
        bool taken;
        enum status status = next_byte(r, &c);
        if (status != STATUS_OK) {
            return status;
        }
        if (c == ' ' || c == '\t' || c == '\r' || c == '\n') {
            pass_byte(r);
            continue;
        }
        if (r->json.lost &&
            (c != '{' || (r->json.at_column && r->json.at_column != r->json.column))) {
            if (r->json.list != JSON_NO_LIST && c == ']' && r->json.at_column == 0) {
                r->json.list = JSON_LIST_VALUE;
                r->json.lost = false;
                continue;
            }
            status = pass_line(r);
            if (status != STATUS_OK) {
                return status;
            }
            continue;
        }
        if (r->json.lost && r->json.list != JSON_NO_LIST) {
            r->json.list = JSON_LIST_COMMA;
        }
        r->json.lost = false;
        if (c == '#' && r->json.list == JSON_NO_LIST && r->json.at_column == 0) {
            status = pass_line(r);
        } else {
            status = take_mark(r, c, &taken);
            if (status == STATUS_OK && !taken) {
                return STATUS_OK;
            }
        }
        if (status != STATUS_OK) {
            return status;
        }
    }
}

/* So many bytes from the first unread one to the end of the line that stands at `from`. False: it
 * is longer than a record may be, or could not be read. */
static bool to_line_end(struct reader *r, size_t from, size_t *length)
{
    const char *newline;
    while (!(newline = memchr(r->block + r->start + from, '\n', r->end - r->start - from))) {
        if (r->end - r->start > READER_MAX_LINE) {
            return false;
        }
        if (!fill(r)) {
            *length = r->end - r->start;
            return errno == 0;
        }
    }
    *length = (size_t)(newline - (r->block + r->start));
    return true;
}

/* Does the byte at `at` begin a line, but for blanks, in the column where the record began? */
static bool begins_like_record(const struct reader *r, size_t at)
{
    const char *p = r->block + r->start;
    size_t column = 0;
    while (at && p[at - 1] != '\n') {
        if (!strchr(" \t", p[--at]) || !p[at]) {
            return false;
        }
        column++;
    }
    return at > 0 && column == r->json.column;
}

/* How long the record is whose object ends, or is broken, after `used` bytes. */
static bool close_object(struct reader *r, enum json_end how, size_t used, bool many_lines,
                         size_t *length)
{
    const char *p = r->block + r->start;
    if (how == JSON_WHOLE && r->json.list != JSON_NO_LIST) {
        *length = used;
        return true;
    }
    if (how == JSON_BROKEN && used < r->end - r->start && p[used] == '{' &&
        begins_like_record(r, used)) {
        *length = used; /* the one before was cut off */
        return true;
    }
    r->json.lost = how == JSON_BROKEN && (many_lines || r->json.list != JSON_NO_LIST);
    return to_line_end(r, used, length);
}

/* Most streams have an object a line. Where a line ends with '}' and the next begins with '{', the
 * object ends there, or is broken: inside of it nothing but a comma or bracket may follow '}'. */
static bool is_line(const struct reader *r, size_t *length)
{
    const char *begin = r->block + r->start;
    const char *end = r->block + r->end;
    const char *newline = memchr(begin, '\n', (size_t)(end - begin));
    if (!newline || newline + 1 == end || newline[1] != '{') {
        return false;
    }
    *length = (size_t)(newline - begin);
    const char *last = newline - 1;
    while (last > begin && (*last == ' ' || *last == '\t' || *last == '\r')) {
        last--;
    }
    return *last == '}' && last > begin;
}

/* The length of the record that begins at the first unread byte. False: too long, or (errno) the
 * input could not be read. */
static bool measure_object(struct reader *r, size_t *length)
{
    struct json_frame f = {0};
    size_t used = 0;
    enum json_end how = JSON_MORE;
    errno = 0;
    if (r->block[r->start] != '{') {
        return to_line_end(r, 0, length);
    }
    if (r->json.list == JSON_NO_LIST && is_line(r, length)) {
        return true;
    }
    while (how == JSON_MORE) {
        size_t more;
        how = json_follow(&f, r->block + r->start + used, r->end - r->start - used, &more);
        used += more;
        if (how == JSON_MORE && r->end - r->start > READER_MAX_LINE) {
            return false;
        }
        if (how == JSON_MORE && !fill(r)) {
            *length = used;
            return errno == 0;
        }
    }
    return close_object(r, how, used, f.lines > 0, length);
}

enum status reader_json_record(struct reader *r, struct span *object)
{
    size_t length = 0;
    r->json.text = NULL;
    enum status status = find_object(r);
    if (status != STATUS_OK) {
        return status;
    }
    r->json.line = r->line + 1;
    r->json.column = r->json.at_column;
    if (!measure_object(r, &length)) {
        r->json.lost = true;
        return errno ? unreadable(r) : too_long(r);
    }
    char *begin = r->block + r->start;
    char *end = begin + length;
    r->json.text = begin;
    *object = (struct span){begin, length};
    for (char *p = begin; (p = memchr(p, '\n', (size_t)(end - p))); p++) {
        r->line++;
        r->json.at_column = 0;
        begin = p + 1;
    }
    r->json.at_column += (size_t)(end - begin);
    r->start += length;
    if (r->json.list != JSON_NO_LIST) {
        r->json.list = JSON_LIST_VALUE;
    }
    /* The line's end belongs to it, where it is there already. */
    while (r->start < r->end && strchr(" \t\r\n", r->block[r->start]) && r->block[r->start]) {
        pass_byte(r);
    }
    while (object->length && strchr(" \t\r\n", object->text[object->length - 1])) {
        object->length--;
    }
    if (memchr(object->text, '\\', object->length)) {
        object->length = json_plain_escapes(r->block + (object->text - r->block), object->length);
    }
    r->at = place_in_object(r, *object, object->text);
    return STATUS_OK;
}

const struct layout *reader_variant_of_size(struct reader *r, size_t size, const struct diag_at *at)
{
    const struct layout *v = r->forced ? r->forced : variant_of_cells(size * size);
    if (!v) {
        diag_error(r->diag, at, "no board has rows of %zu cells", size);
    } else if (frame_columns(v) != size) {
        diag_error(r->diag, at, "rows of %zu cells, but a %s board has rows of %u", size, v->name,
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
        return diag_error(r->diag, &at, "row %u has %s%zu cells, %u are needed", row + 1,
                          count > MAX_SIZE ? "over " : "", count > MAX_SIZE ? count - 1 : count,
                          frame_columns(v));
    }
    for (size_t i = 0; i < count; i++) {
        if (cells[i] > v->size) {
            struct diag_at at = reader_place(r, line, line.text);
            return diag_error(r->diag, &at, "row %u: '%c' is too large a digit for a %ux%u board",
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
        if (!fill(r)) {
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

/* With a block of so many bytes. NULL after reporting. */
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

struct reader *reader_new(const char *path, struct diag *d)
{
    bool is_stdin = !path || strcmp(path, "-") == 0;
    struct diag_at at = {.file = is_stdin ? "standard input" : path};
    struct reader *r = allocate(at.file, READER_MAX_LINE + READER_BLOCK, d);
    if (!r) {
        return NULL;
    }
    r->fd = is_stdin ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC);
    if (r->fd < 0 || !read_head(r)) {
        diag_error(d, &at, "cannot read: %s", strerror(errno));
        reader_free(r);
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

void reader_free(struct reader *r)
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
    free(r->name);
    free(r->block);
    free(r);
}
