/* A book's manifest, as 'nonet book' writes it: the list "puzzles" has all puzzles with their
 * records. It is read as JSON, however another program has indented or ordered it. Read only. */
#include <stdlib.h>
#include <string.h>

#include "base/json/json_cursor.h"
#include "gen/format/records/json_record.h"
#include "gen/format/stream.h"

/* An object with the lists that a manifest has, which is no puzzle of any kind. */
static bool looks_like_manifest(const char *head, size_t length)
{
    static const char *const names[] = {"puzzles", "files", "puzzle", "grid", "cells"};
    char kind[5] = {0};
    struct span line;
    if (head_line(head, length, &line) && span_trim(line).text[0] == '{') {
        json_peek_members(head, length, names, 5, kind);
    }
    return (kind[0] == '[' || kind[1] == '[') && !kind[2] && !kind[3] && !kind[4];
}

enum place { IN_PUZZLES, BEHIND_THEM };

static enum status fail(struct reader *r, const char *what)
{
    struct diag_at at = {.file = r->name, .line = r->line + 1};
    r->diag->hint = "make the book again with 'nonet book'";
    return diag_error(r->diag, &at, "%s", what);
}

/* Up to the puzzles, or from there to the end. */
static enum status find_puzzles(struct reader *r)
{
    bool closed;
    bool found = r->state != NULL;
    if (!r->state && !(r->state = calloc(1, sizeof(enum place)))) {
        return diag_error(r->diag, NULL, OUT_OF_MEMORY);
    }
    r->drop_state = free;
    enum place *place = r->state;
    enum status status = reader_json_find_list(r, "puzzles", &closed);
    *place = found || closed || status != STATUS_OK ? BEHIND_THEM : IN_PUZZLES;
    if (status != STATUS_END) {
        return status;
    }
    return !closed ? fail(r, found ? "the manifest ends before its object does"
                                   : "the manifest ends in the middle of its list of puzzles")
           : found ? STATUS_END
                   : fail(r, "the manifest has no list of puzzles");
}

static enum status read_record(struct reader *r, struct record *record)
{
    struct span object;
    enum status status = r->state ? STATUS_OK : find_puzzles(r);
    if (status != STATUS_OK) {
        return status;
    }
    enum place *place = r->state;
    if (*place == BEHIND_THEM) {
        return STATUS_END;
    }
    status = reader_json_record(r, &object);
    if (status == STATUS_OK) {
        return json_record_read(r, object, record);
    }
    if (status == STATUS_END && r->json.list != JSON_NO_LIST) {
        *place = BEHIND_THEM;
        return fail(r, "the manifest ends in the middle of its list of puzzles");
    }
    return status == STATUS_END ? find_puzzles(r) : status;
}

const struct format format_manifest = {
    .name = "manifest",
    .doc = "the puzzles of a book, from its manifest.json",
    .detect = looks_like_manifest,
    .read = read_record,
};
