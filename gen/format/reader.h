/* The inside of a reader, for the format_*.c files only: lines with their places, and the tools
 * that every format parses with.
 *
 * Lines are handed out as spans of the reader's own block; a span is valid until the next line is
 * asked for. */
#ifndef NONET_GEN_FORMAT_READER_H
#define NONET_GEN_FORMAT_READER_H

#include "gen/format/stream.h"

enum {
    READER_BLOCK = 256 * 1024,    /* bytes asked of the system at a time */
    READER_MAX_LINE = 256 * 1024, /* a longer line is a bad record */
};

/* Bytes of a text; not NUL-terminated. */
struct span {
    const char *text;
    size_t length;
};

struct reader {
    char *name; /* as messages show it */
    int fd;
    bool at_end;
    const struct format *format;
    const struct variant *forced; /* NULL: by size, or as the input says */
    const struct variant *last;   /* of the record before; the next one's is most often the same */
    struct diag *diag;
    char *block;
    size_t start; /* the unread bytes are block[start .. end) */
    size_t end;
    size_t line;            /* number of the line last handed out */
    size_t line_start;      /* where it begins, for reader_unread_line */
    struct diag_at at;      /* the record last read */
    struct text first_line; /* a copy, for records of many lines */
    void *state;            /* the format's own, given back by drop_state */
    void (*drop_state)(void *state);
};

/* The next line without its line end. STATUS_END at the end of the input; STATUS_FAILED after
 * reporting an unreadable input or a line that is too long. */
enum status reader_line(struct reader *r, struct span *line);

/* The same, but blank lines and lines that begin with '#' are passed over. */
enum status reader_content_line(struct reader *r, struct span *line);

/* Hand out the last line once more. */
void reader_unread_line(struct reader *r);

/* The bytes that are there, up to a block, for formats that are not made of lines; they count as
 * read. STATUS_END at the end of the input. */
enum status reader_bytes(struct reader *r, struct span *bytes);

/* The record begins with this line. With `keep`, the line is copied, so that it can still be quoted
 * when later lines of the record have been read. */
void reader_begin(struct reader *r, struct span line, bool keep);

/* The place of a byte of the line last handed out. */
struct diag_at reader_place(const struct reader *r, struct span line, const char *where);

/* Characters as cells: one more than the digit ('.' and '0' give 1), or 0 for what is no cell. */
extern const uint8_t cell_code[256];

/* Copy the cells that s begins with; returns how many (at most MAX_CELLS), and their largest digit.
 */
size_t read_cells(const char *s, size_t length, uint8_t *cells, unsigned *largest);

/* A board of one text of cells: checks its length and digits against the variant (NULL: by length;
 * `likely` is tried first), reports what is wrong at its column. The text may end early at
 * whitespace, '#', ',' or ';' when `label` is set; otherwise it must be cells to its end. `at` is
 * the place of text[0]. */
const struct variant *read_board(struct span text, bool label, const struct variant *variant,
                                 const struct variant *likely, struct grid *grid,
                                 const struct diag_at *at, struct diag *d);

/* The variant of a board of `size` rows: the reader's own when one is forced (reporting a size that
 * does not fit), else the plain one. NULL after reporting. */
const struct variant *reader_variant_of_size(struct reader *r, size_t size,
                                             const struct diag_at *at);

/* Append a board, one character a cell. */
void text_add_grid(struct text *out, const struct variant *v, const struct grid *g, char empty);

/* The first line of a file's head that is neither blank nor a '#' comment. False: none. */
bool head_line(const char *head, size_t length, struct span *line);

/* The line that begins at *offset, and *offset moved behind it. False at the end. */
bool next_line(const char *text, size_t length, size_t *offset, struct span *line);

bool span_is(struct span s, const char *word);
struct span span_trim(struct span s);

/* The columns of tsv and csv and the names of json: one table. */
enum field_id { FIELD_PUZZLE, FIELD_SOLUTION, FIELD_VARIANT };
enum { FIELD_COUNT = 13 };

struct field {
    const char *name;
    bool is_text; /* quoted in json */
    /* Append the value, nothing when it is unknown. */
    void (*print)(struct text *out, const struct record *r);
    /* Take a value that is not empty; false when it is not of the field's kind. NULL: derived from
     * the puzzle, or taken by record_from_fields itself. */
    bool (*parse)(struct record *r, struct span value);
    const char *kind; /* "a whole number", for messages */
};

extern const struct field fields[FIELD_COUNT];
int field_find(struct span name); /* -1: none */
/* Does json quote the record's value? */
bool field_is_quoted(int id, const struct record *r);

/* Values as they stand in a line: `where` is the place in the source, for messages (it differs from
 * value.text when the value was unescaped elsewhere). An absent field has no text. */
struct field_value {
    struct span value;
    const char *where;
};

/* Fill a record from a line's values. */
enum status record_from_fields(struct reader *r, struct span line,
                               const struct field_value values[FIELD_COUNT], struct record *record);

/* The rows of the table of formats; each stands in its format_NAME.c. */
extern const struct format format_line, format_sdm, format_tsv, format_csv, format_json,
    format_comma, format_grid, format_ss, format_sdk, format_list, format_hodoku, format_opensudoku,
    format_html, format_markdown, format_latex;

#endif
