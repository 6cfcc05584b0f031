/* The inside of a reader, for the formats' files: lines with their places.
 *
 * Lines are handed out as spans of the reader's own block; a span is valid until the next line is
 * asked for. Threads: a reader belongs to one thread. */
#ifndef NONET_GEN_FORMAT_READER_H
#define NONET_GEN_FORMAT_READER_H

#include "base/limits.h"
#include "base/span.h"
#include "gen/format/format.h"

enum {
    READER_BLOCK = 256 * 1024,           /* bytes asked of the system at a time */
    READER_MAX_LINE = LIMIT_PUZZLE_LINE, /* a longer line is a bad record */
};

struct reader {
    char *name; /* as messages show it */
    int fd;
    bool at_end;
    bool broken; /* a read went wrong */
    const struct format *format;
    const struct layout *forced; /* NULL: by size, or as the input has it */
    const struct layout *last;   /* of the record before; the next one's is most often the same */
    struct diag *diag;
    bool takes_open; /* numbers of constraints may be missing (CONSTRAINT_OPEN) */
    char *block;
    size_t start; /* the unread bytes are block[start .. end) */
    size_t end;
    size_t line;            /* number of the line last handed out */
    size_t line_start;      /* where it begins, for reader_unread_line */
    struct diag_at at;      /* the record last read */
    struct text first_line; /* a copy, for records of many lines */
    struct {
        const char *text; /* the object last handed out; NULL: none */
        size_t line;      /* where it begins: number of the line, bytes before it on that line */
        size_t column;
        size_t at_column; /* of the unread bytes */
        enum {
            JSON_NO_LIST,
            JSON_LIST_BEGINS,
            JSON_LIST_VALUE, /* a record has just been read */
            JSON_LIST_COMMA
        } list;
        bool lost;         /* a record over many lines was broken: the next one has to be found */
        bool in_object;    /* the list is a member of an object */
        struct text names; /* … which has had these members */
    } json;
    bool one_table;   /* a line that names columns again is not the head of another table */
    bool plain_table; /* its header has no column for constraints or for boards without a name */
    void *state;      /* the format's own, given back by drop_state */
    void (*drop_state)(void *state);
};

/* ---- for the formats ---- */

/* The next line without its line end. STATUS_END at the end of the input; STATUS_FAILED after
 * reporting an unreadable input or a line that is too long. */
enum status reader_line(struct reader *r, struct span *line);

/* The same, but blank lines and lines that begin with '#' are passed over. */
enum status reader_content_line(struct reader *r, struct span *line);

/* The next line with content, which is a record by itself: begins it. */
enum status reader_record_line(struct reader *r, struct span *line);

/* Begin the next JSON object, which is a record by itself. Objects may follow one another on single
 * lines, span many lines, or be in a list, whose commas and brackets are checked. Text that is not
 * an object is returned up to the end of its line. */
enum status reader_json_record(struct reader *r, struct span *object);

/* For an input that is one object: find the list of this name. reader_json_record then returns its
 * items until STATUS_END. The next call reads to the end of the object and of the input. *closed:
 * the object has ended. STATUS_END: the input has ended, which is an error if the object has not.
 */
enum status reader_json_find_list(struct reader *r, const char *name, bool *closed);

/* The first bytes of an input hold JSON objects, or a list of them? */
bool head_is_json(const char *head, size_t length);

/* Hand out the last line once more. */
void reader_unread_line(struct reader *r);

/* The bytes that are there, up to a block, for formats that are not made of lines; they count as
 * read. STATUS_END at the end of the input. */
enum status reader_bytes(struct reader *r, struct span *bytes);

/* A record of many lines begins with this one, which is copied, so that it can still be quoted when
 * later lines have been read. */
enum status reader_begin_many(struct reader *r, struct span line);

/* The place of a byte of the line last handed out. */
struct diag_at reader_place(const struct reader *r, struct span line, const char *where);

/* The variant of a board of `size` rows: the reader's own when one is forced (reporting a size that
 * does not fit), else the plain one. NULL after reporting. */
const struct layout *reader_variant_of_size(struct reader *r, size_t size,
                                            const struct diag_at *at);

/* Row `row` (from 0) of a board whose format has a line a row: into the record's givens, after
 * checking its length and digits. count may be over MAX_SIZE: the row was too long to be read
 * whole.
 */
enum status reader_take_row(struct reader *r, const struct layout *v, struct span line,
                            unsigned row, const uint8_t *cells, size_t count,
                            struct record *record);

/* ---- for reader_json.c ---- */

/* Move the unread bytes to the front and read more behind them. False at the end of the input, on
 * an error (errno set) or when the block is full. */
bool reader_fill(struct reader *r);

/* Report that the input cannot be read, or that its line or object is too long, and pass over it.
 */
enum status reader_unreadable(struct reader *r);
enum status reader_too_long(struct reader *r);

/* The place of a byte of the JSON object last handed out. */
struct diag_at reader_place_in_object(const struct reader *r, struct span object,
                                      const char *where);

/* ---- for stream.c ---- */

/* Open an input and read its head, with no format yet. NULL after reporting. */
struct reader *reader_new(const char *path, struct diag *d);

/* The same for a text in memory, which is copied. */
struct reader *reader_new_text(const char *name, const char *text, size_t length, struct diag *d);
void reader_drop(struct reader *r); /* NULL: does nothing */

#endif
