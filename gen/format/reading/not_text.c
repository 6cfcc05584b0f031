#include "gen/format/reading/not_text.h"

#include <string.h>

#include "base/span.h"

/* By the first bytes, which each of these formats documents. */
static const struct {
    const char *bytes;
    size_t count;
    struct not_text kind;
} kinds[] = {
    {"\x1F\x8B", 2, {"a gzip file", "unpack it: gunzip -c FILE | nonet …"}},
    {"PK\x03\x04",
     4,
     {"a ZIP file, as spreadsheets and archives are", "unpack it, or save it as CSV"}},
    {"BZh", 3, {"a bzip2 file", "unpack it: bunzip2 -c FILE | nonet …"}},
    {"\xFD"
     "7zXZ",
     5,
     {"an xz file", "unpack it: xz -dc FILE | nonet …"}},
    {"\x28\xB5\x2F\xFD", 4, {"a Zstandard file", "unpack it: zstd -dc FILE | nonet …"}},
    {"%PDF-", 5, {"a PDF", "give the puzzles as text; a book's manifest.json lists its puzzles"}},
    {"\x89PNG", 4, {"a PNG picture", "give the puzzle as text"}},
    {"\xFF\xD8\xFF", 3, {"a JPEG picture", "give the puzzle as text"}},
    {"GIF8", 4, {"a GIF picture", "give the puzzle as text"}},
    {"SQLite format 3", 16, {"an SQLite file", "'nonet bank query FILE' prints a bank's puzzles"}},
    {"\x7F"
     "ELF",
     4,
     {"a program", "give the puzzles as text"}},
    {"\xFF\xFE", 2, {"UTF-16 text", "save it as UTF-8"}},
    {"\xFE\xFF", 2, {"UTF-16 text", "save it as UTF-8"}},
};

/* A text has no bytes of 0; a single one is a damaged text, whose line is named. */
enum { LOOKED_AT = 4096, MAX_ZEROS = 8 };

const struct not_text *not_text_of(const char *head, size_t length, bool recognised)
{
    static const struct not_text binary = {"a binary file", "give the puzzles as text"};
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++) {
        if (length >= kinds[i].count && memcmp(head, kinds[i].bytes, kinds[i].count) == 0) {
            return &kinds[i].kind;
        }
    }
    size_t zeros = 0;
    for (size_t i = 0; !recognised && i < length && i < LOOKED_AT; i++) {
        zeros += head[i] == '\0';
    }
    return zeros > MAX_ZEROS ? &binary : NULL;
}

/* Each line of a config that is not indented begins with a key, but for comments, items of lists
 * and closing brackets; and one of them begins with a key that only books have. */
const struct not_text *not_text_of_config(const char *head, size_t length)
{
    static const struct not_text config = {"the config of a book",
                                           "'nonet book FILE' makes the book"};
    static const char letters[] = "abcdefghijklmnopqrstuvwxyz_";
    struct span line;
    bool found = false;
    for (size_t offset = 0; next_line(head, length, &offset, &line);) {
        struct span key = {line.text, 0};
        while (key.length < line.length && strchr(letters, line.text[key.length])) {
            key.length++;
        }
        bool cut = offset > length;
        bool is_key = key.length && key.length < line.length && line.text[key.length] == ':';
        if (!is_key && !cut && line_has_content(line) && !strchr(" \t-]}", *line.text)) {
            return NULL;
        }
        found |= is_key && (span_is(key, "book") || span_is(key, "sections"));
    }
    return found ? &config : NULL;
}
