#include "config/choices.h"

#include <stdlib.h>
#include <string.h>

#include "config/fields/fields_private.h"
#include "config/schema/read.h"

enum { ARENA_LIMIT = 16 << 20, PUZZLE_MAX_CHARACTERS = 8000 };

struct choices_record {
    struct arena arena;
    struct schema_origins origins;
};

#define AT(member) offsetof(struct book_choices, member)
static const struct schema_field fields[] = {
    {.name = "keep",
     .type = SCHEMA_PAIRS,
     .offset = AT(keep),
     .max = PUZZLE_MAX_CHARACTERS,
     .example = "{3: \"4.....8.5.3...\"}",
     .doc = "Puzzles that stay at these numbers of the book."},
    {.name = "drop",
     .type = SCHEMA_TEXTS,
     .offset = AT(drop),
     .max = LINE_MAX_CHARACTERS,
     .example = "[p0123456789ab]",
     .doc = "Puzzles that others replace."},
    {.name = "move",
     .type = SCHEMA_COUNTS,
     .offset = AT(move),
     .min = 1,
     .max = CONFIG_MAX_PUZZLES,
     .example = "{p89abcdef0123: 12}",
     .doc = "Puzzles and their new numbers."},
    {.name = "level",
     .type = SCHEMA_PAIRS,
     .offset = AT(level),
     .max = LINE_MAX_CHARACTERS,
     .example = "{p456789abcdef: hard}",
     .doc = "Puzzles and the levels that the book prints for them."},
};
#undef AT
static const struct schema_map map = FIELDS_MAP(fields);

static enum status read_file(struct yaml_load *load, const char *path,
                             const struct diag_at *named_at, struct book_choices *c)
{
    static const struct config_vocabulary any = {0};
    const char *text;
    size_t length;
    struct yaml_node *root = NULL;
    const char *name = arena_copy(load->arena, path, strlen(path));
    if (!name) {
        return yaml_error(load, NULL, OUT_OF_MEMORY);
    }
    if (yaml_read_file(load, name, NULL, &text, &length) != STATUS_OK) {
        return diag_usage(load->d, named_at, "choices: this file cannot be read");
    }
    const struct yaml_source *source = yaml_source_new(load, name, text, length);
    if (!source || yaml_parse(load, source, 0, &root) != STATUS_OK) {
        return STATUS_USAGE;
    }
    struct schema_reader r = {
        .load = load, .vocabulary = &any, .directory = ".", .source = source, .root = root};
    schema_read(&r, &map, root, c);
    c->record->origins = r.origins;
    return load->errors ? STATUS_USAGE : STATUS_OK;
}

enum status book_choices_read(struct book_choices **out, const char *path, const struct diag_at *at,
                              struct diag *d)
{
    struct choices_record *record = calloc(1, sizeof *record);
    *out = NULL;
    if (!record) {
        return diag_error(d, NULL, OUT_OF_MEMORY);
    }
    record->arena.limit = ARENA_LIMIT;
    struct yaml_load load = {.arena = &record->arena, .d = d};
    struct book_choices *c = arena_alloc(load.arena, sizeof *c);
    enum status status = STATUS_FAILED;
    if (c) {
        c->record = record;
        status = read_file(&load, path, at, c);
    }
    if (load.arena->failed && !load.errors) {
        status = diag_error(d, NULL, OUT_OF_MEMORY);
    }
    if (status == STATUS_OK) {
        *out = c;
    } else {
        arena_free(&record->arena);
        free(record);
    }
    return status;
}

void book_choices_free(struct book_choices *c)
{
    if (c) {
        struct choices_record *record = c->record;
        arena_free(&record->arena);
        free(record);
    }
}

const struct diag_at *book_choices_at(const struct book_choices *c, const void *item,
                                      struct diag_at *at)
{
    const struct schema_origin *found = schema_origin_of(&c->record->origins, item);
    const struct yaml_location nowhere = {0};
    return yaml_diag_at(found ? &found->location : &nowhere, at);
}
