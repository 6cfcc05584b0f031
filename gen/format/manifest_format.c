/* A book's manifest, as 'nonet book' writes it beside the book: all puzzles with what is known of
 * them, an object a line in the list "puzzles". Read only. */
#include <stdlib.h>
#include <string.h>

#include "gen/format/json_record.h"
#include "gen/format/stream.h"

static const char beginning[] = "{\n  \"title\": ";

/* The other members that the head of every manifest has. */
static bool looks_like_manifest(const char *head, size_t length)
{
    static const char trim[] = "\n  \"trim_pt\": [";
    size_t own = sizeof beginning - 1;
    bool found = false;
    if (length < own || memcmp(head, beginning, own) != 0) {
        return false;
    }
    for (size_t i = own; !found && i + sizeof trim - 1 <= length; i++) {
        found = memcmp(head + i, trim, sizeof trim - 1) == 0;
    }
    return found;
}

static enum status cut_off(const struct reader *r)
{
    struct diag_at at = reader_at(r);
    r->diag->hint = "make the book again with 'nonet book'";
    return diag_error(r->diag, &at, "the manifest ends in the middle of its list of puzzles");
}

/* Pass over what comes before the puzzles. */
static enum status find_puzzles(struct reader *r)
{
    struct span line;
    enum status status = reader_line(r, &line);
    while (status == STATUS_OK && !span_is(span_trim(line), "\"puzzles\": [")) {
        status = reader_line(r, &line);
    }
    if (status == STATUS_OK && !(r->state = malloc(1))) {
        status = diag_error(r->diag, NULL, OUT_OF_MEMORY);
    }
    r->drop_state = free;
    return status == STATUS_END ? cut_off(r) : status;
}

static enum status read_record(struct reader *r, struct record *record)
{
    struct span line;
    bool *ended = r->state;
    if (ended && *ended) {
        return STATUS_END;
    }
    enum status status = ended ? STATUS_OK : find_puzzles(r);
    if (status != STATUS_OK) {
        return status;
    }
    ended = r->state;
    *ended = false;
    status = reader_record_line(r, &line);
    if (status != STATUS_OK) {
        *ended = true;
        return status == STATUS_END ? cut_off(r) : status;
    }
    struct span object = span_trim(line);
    if (span_is(object, "]")) {
        *ended = true;
        return STATUS_END;
    }
    bool comma = object.length && object.text[object.length - 1] == ',';
    line.length = (size_t)(object.text - line.text) + object.length - comma;
    return json_record_read(r, line, record);
}

const struct format format_manifest = {
    .name = "manifest",
    .doc = "the puzzles of a book, from its manifest.json",
    .detect = looks_like_manifest,
    .read = read_record,
};
