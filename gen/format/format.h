/* A puzzle format: what its file gives to the table of formats.
 *
 * To add one: one file gen/format/boards/NAME.c that defines format_NAME, and one row of FORMATS
 * below. A format's file reads with reader.h's lines, cells.h's boards and, where its records carry
 * more than a board, record_fields.h's fields; stream.c alone looks at the table. */
#ifndef NONET_GEN_FORMAT_FORMAT_H
#define NONET_GEN_FORMAT_FORMAT_H

#include "base/diag.h"
#include "base/text.h"
#include "gen/board/record.h"
#include "gen/constraint/constraint.h"

struct reader;

/* Which layouts a format can store. */
enum format_support {
    FORMAT_SUPPORTS_BOXES, /* named ones with rectangular boxes in one grid, and without groups */
    FORMAT_SUPPORTS_GRIDS, /* named ones of one grid and a plain board's size, no jigsaws; read by
                            * size
                            */
    FORMAT_SUPPORTS_NAMES, /* all that have a name */
    FORMAT_SUPPORTS_ALL,
};

struct format {
    const char *name; /* "line", "tsv", "json", "comma", "grid" … */
    const char *doc;
    const char *extension; /* "" or ".sdk" … */
    /* Could a file that begins with these bytes be of this format? NULL: write only, or recognised
     * as another format that reads it. */
    bool (*detect)(const char *head, size_t length);
    /* The next record. STATUS_END at the end; STATUS_FAILED after reporting a bad record; the next
     * call reads the record after it. */
    enum status (*read)(struct reader *r, struct record *record);
    /* Append to the text; begin and end may be NULL. write NULL: read only. */
    void (*begin)(struct text *out);
    void (*write)(struct text *out, const struct record *record, size_t position);
    void (*end)(struct text *out, size_t count);
    enum format_support supports;
    /* Can it hold constraints of the kind? NULL: of none. A kind that it cannot hold is refused by
     * name before anything is written. */
    bool (*supports_kind)(enum constraint_kind_id kind);
    bool (*supports_layout)(const struct layout *v); /* NULL: by `supports` */
    /* Of tables: the same with more columns, for a record that does not `fit` into these; and what
     * gives those columns to a table that stands in the text from there on. NULL: all records fit.
     * struct record_stream changes from one to the other. */
    const struct format *wider;
    bool (*fits)(const struct layout *v);
    void (*widen)(struct text *out, size_t from);
    /* What of a board's constraints, whose kinds it has all, it has no words for; NULL: nothing.
     * May be NULL itself. */
    const char *(*unsupported)(const struct layout *v);
};

/* In the order in which they are tried on an unknown input: the more particular before the less.
 * A file holds a format and its like: line.c sdm too, grid.c ss, tsv.c csv, markdown.c latex. The
 * engine library reads no XML, for which it would need another library; nor what is pasted, for
 * which it has no room in a page. */
#ifdef NONET_ENGINE
#define ROW_XML(name)
#define ROW_PASTED(name)
#else
#define ROW_XML(name)    FORMAT_ROW(name)
#define ROW_PASTED(name) FORMAT_ROW(name)
#endif
/* Nor has the engine that stands in a page that page's text. */
#ifdef NONET_WITHOUT_PAGE
#define ROW_PAGE(name)
#else
#define ROW_PAGE(name) FORMAT_ROW(name)
#endif
#define FORMATS(ROW)                                                                               \
    ROW(fpuzzles)                                                                                  \
    ROW(fpuzzles_link)                                                                             \
    ROW(sudokupad_link)                                                                            \
    ROW(scl)                                                                                       \
    ROW(scl_link)                                                                                  \
    ROW(manifest)                                                                                  \
    ROW(json)                                                                                      \
    ROW_XML(opensudoku)                                                                            \
    ROW(solo)                                                                                      \
    ROW_PAGE(html)                                                                                 \
    ROW(sdk)                                                                                       \
    ROW(latex)                                                                                     \
    ROW(hodoku)                                                                                    \
    ROW(tsv)                                                                                       \
    ROW(csv)                                                                                       \
    ROW_PASTED(pasted)                                                                             \
    ROW(candidates)                                                                                \
    ROW(list)                                                                                      \
    ROW(comma)                                                                                     \
    ROW(markdown)                                                                                  \
    ROW(grid)                                                                                      \
    ROW(ss)                                                                                        \
    ROW(sdm)                                                                                       \
    ROW(line)

#define FORMAT_ROW(name) extern const struct format format_##name;
FORMATS(FORMAT_ROW)
#undef FORMAT_ROW

#endif
