/* Links that hold a puzzle: those of f-puzzles, and of the web player SudokuPad, which has
 * f-puzzles' objects behind "fpuzzles" and its own behind "scl". */
#include <string.h>

#include "gen/format/exchange/lz_string.h"
#include "gen/format/exchange/scl_zip.h"
#include "gen/format/exchange/web_puzzle.h"

enum { MAX_JSON = 1 << 20 };

/* What the packed object stands behind. */
static const struct mark {
    const char *text;
    bool scl;
} marks[] = {
    {"load=", false}, {"fpuzzles", false}, {"fpuz", false}, {"/scl", true}, {"/ctc", true}};

static const struct mark *find_packed(struct span line, struct span *packed)
{
    for (size_t i = 0; i < sizeof marks / sizeof *marks; i++) {
        size_t length = strlen(marks[i].text);
        for (size_t at = 0; at + length < line.length; at++) {
            if (memcmp(line.text + at, marks[i].text, length) == 0) {
                *packed = (struct span){line.text + at + length, line.length - at - length};
                return &marks[i];
            }
        }
    }
    return NULL;
}

static enum status unpack(struct reader *r, struct span line, const struct mark *mark,
                          struct span packed, struct record *record)
{
    struct text json = {0};
    struct text plain = {0};
    struct diag_at at = reader_place(r, line, packed.text);
    bool good = lz_string_decompress(&json, packed, MAX_JSON) && json.length > 0;
    if (good && mark->scl) {
        scl_unzip(&plain, json.data, json.length);
    }
    struct text *text = mark->scl ? &plain : &json;
    good = good && text->length > 0 && !text->failed;
    enum status status = good
                             ? web_read(r, line, (struct span){text->data, text->length}, true,
                                        mark->scl ? scl_load : fpuzzles_load, record)
                             : diag_error(r->diag, &at, "the puzzle in the link cannot be decoded");
    text_free(&json);
    text_free(&plain);
    return status;
}

static enum status read_link(struct reader *r, struct record *record)
{
    struct span line;
    struct span packed;
    enum status status = reader_record_line(r, &line);
    if (status != STATUS_OK) {
        return status;
    }
    const struct mark *mark = find_packed(span_trim(line), &packed);
    if (!mark) {
        struct diag_at at = reader_place(r, line, line.text);
        r->diag->hint = "a short link does not contain its puzzle; open it and copy the long link";
        return diag_error(
            r->diag, &at,
            "this link does not contain a puzzle, as …?load=…, …/fpuzzles… and …/scl… do");
    }
    for (size_t i = 0; i < packed.length; i++) { /* what follows is not of it */
        packed.length = strchr("=&#?", packed.text[i]) && packed.text[i] ? i : packed.length;
    }
    return unpack(r, line, mark, packed, record);
}

/* ---- writing ---- */

static void write_packed(struct text *out, const struct text *json, const char *before)
{
    text_puts(out, before);
    lz_string_compress(out, json->data ? json->data : "", json->length);
    text_puts(out, "\n");
    out->failed |= json->failed;
}

static void write_fpuzzles(struct text *out, const struct record *record, const char *before)
{
    struct text json = {0};
    fpuzzles_write(&json, record);
    write_packed(out, &json, before);
    text_free(&json);
}

static void write_link(struct text *out, const struct record *record, size_t position)
{
    (void)position;
    write_fpuzzles(out, record, "https://www.f-puzzles.com/?load=");
}

static void write_pad_link(struct text *out, const struct record *record, size_t position)
{
    (void)position;
    write_fpuzzles(out, record, "https://sudokupad.app/fpuzzles");
}

static void write_scl_link(struct text *out, const struct record *record, size_t position)
{
    struct text json = {0};
    struct text zipped = {0};
    (void)position;
    scl_write(&json, record);
    scl_zip(&zipped, json.data ? json.data : "", json.length);
    zipped.failed |= json.failed;
    write_packed(out, &zipped, "https://sudokupad.app/scl");
    text_free(&json);
    text_free(&zipped);
}

static bool detect_link(const char *head, size_t length)
{
    struct span line;
    struct span packed;
    if (!head_line(head, length, &line)) {
        return false;
    }
    line = span_trim(line);
    bool link = (line.length > 8 && memcmp(line.text, "http", 4) == 0) ||
                (line.length > 8 && memcmp(line.text, "fpuzzles", 8) == 0);
    return link && (find_packed(line, &packed) || memcmp(line.text, "http", 4) == 0);
}

const struct format format_fpuzzles_link = {
    .name = "fpuzzles-link",
    .doc = "links to f-puzzles that contain the puzzle; links to SudokuPad are read too",
    .extension = ".txt",
    .detect = detect_link,
    .read = read_link,
    .write = write_link,
    .supports_kind = fpuzzles_supports_kind,
    .supports_layout = fpuzzles_supports,
    .unsupported = fpuzzles_unsupported,
};

const struct format format_sudokupad_link = {
    .name = "sudokupad-link",
    .doc = "links to the web player SudokuPad that contain the puzzle in f-puzzles' form",
    .extension = ".txt",
    .read = read_link,
    .write = write_pad_link,
    .supports_kind = fpuzzles_supports_kind,
    .supports_layout = fpuzzles_supports,
    .unsupported = fpuzzles_unsupported,
};

const struct format format_scl_link = {
    .name = "scl-link",
    .doc = "links to SudokuPad that contain the puzzle in its own form, with the rules in words",
    .extension = ".txt",
    .read = read_link,
    .write = write_scl_link,
    .supports_kind = scl_supports_kind,
    .supports_layout = web_supports,
    .unsupported = scl_unsupported,
};
