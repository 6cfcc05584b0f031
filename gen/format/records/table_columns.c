#include "gen/format/records/table_columns.h"

#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "gen/format/reading/reader.h"
#include "gen/format/records/record_fields.h"
#include "gen/format/stream.h"

static bool holds_more(const struct format *input)
{
    return input->supports_kind || input->supports == FORMAT_SUPPORTS_ALL || !input->write;
}

bool columns_may_differ(const struct reader *r)
{
    return holds_more(r->format) && !r->plain_table;
}

/* A file can be read twice; a pipe cannot. */
static bool is_file(const char *path)
{
    struct stat st;
    return stat(path, &st) == 0 && (S_ISREG(st.st_mode) || S_ISDIR(st.st_mode));
}

/* Has JSON, as far as it is here, a name that only records have which need more columns, or an
 * escape that such a name could hide behind? */
static bool names_more(const char *bytes, size_t length)
{
    const char *end = bytes + length;
    bool found = memchr(bytes, '\\', length) != NULL;
    for (const char *p = bytes; !found && (p = memchr(p, '"', (size_t)(end - p))); p++) {
        for (int i = FIELD_COLUMNS; i < FIELD_WIDE_COLUMNS && !found; i++) {
            size_t size = strlen(fields[i].name);
            found = p + size < end && p[1] == fields[i].name[0] &&
                    memcmp(p + 1, fields[i].name, size) == 0;
        }
    }
    return found;
}

/* Most files of JSON are plain, and to look for names is much quicker than to read the records. */
static bool is_plain_json(const char *path)
{
    enum { BLOCK = 64 * 1024, LONGEST_NAME = 16 };
    char block[LONGEST_NAME + BLOCK];
    size_t kept = 0;
    size_t count;
    FILE *file = fopen(path, "rb");
    bool plain = file != NULL;
    while (plain && (count = fread(block + kept, 1, BLOCK, file)) > 0) {
        plain = !names_more(block, kept + count);
        count += kept;
        kept = count < LONGEST_NAME ? count : LONGEST_NAME;
        memmove(block, block + count - kept, kept);
    }
    if (file) {
        plain = plain && !ferror(file);
        fclose(file);
    }
    return plain;
}

static bool has_wider(struct reader *r, const struct format *table)
{
    struct record record = {0};
    enum status status = STATUS_OK;
    bool wider = false;
    while (!wider && status != STATUS_END && !reader_is_broken(r)) {
        status = reader_next(r, &record);
        wider = status == STATUS_OK && !table->fits(record.variant);
    }
    record_free(&record);
    return wider;
}

enum columns_need columns_needed(const char *path, const struct format *input,
                                 const struct layout *variant, const struct format *table)
{
    char said[256] = "";
    struct diag_kept kept = {.text = said, .size = sizeof said};
    struct diag quiet = {.kept = &kept};
    bool is_standard = !path || strcmp(path, "-") == 0;
    path = is_standard ? "/dev/stdin" : path;
    if (input && !holds_more(input)) {
        return COLUMNS_FIT;
    }
    if (!is_file(path)) {
        return is_standard || access(path, F_OK) == 0 ? COLUMNS_UNSEEN : COLUMNS_FIT;
    }
    struct reader *r = reader_open(path, input, variant, &quiet);
    bool wider = r && columns_may_differ(r) &&
                 !(reader_format(r) == &format_json && is_plain_json(path)) && has_wider(r, table);
    reader_close(r);
    return wider ? COLUMNS_WIDER : COLUMNS_FIT;
}
