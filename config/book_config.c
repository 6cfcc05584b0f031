#include "config/book_config.h"
#include "config/theme.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "config/config_reading.h"
#include "config/fields/fields.h"
#include "config/schema/read.h"

enum {
    ARENA_LIMIT = 64 << 20,
    /* The longest ISBN, EAN and so on never come near; messages name a file by this much. */
    STEM_MAX = 200,
};

static enum status out_of_memory(struct book_config_reading *r)
{
    return yaml_error(&r->load, NULL, "out of memory while reading a config");
}

static bool begin_book_config(struct book_config_reading *r, const char *name,
                              const struct config_vocabulary *vocabulary, struct diag *d)
{
    memset(r, 0, sizeof *r);
    r->load.d = d;
    r->record = calloc(1, sizeof *r->record);
    if (!r->record) {
        out_of_memory(r);
        return false;
    }
    r->record->arena.limit = ARENA_LIMIT;
    r->load.arena = &r->record->arena;
    r->cfg = arena_alloc(r->load.arena, sizeof *r->cfg);
    if (!r->cfg) {
        out_of_memory(r);
        return false;
    }
    r->cfg->record = r->record;
    bool standard_input = strcmp(name, "-") == 0;
    const char *shown = standard_input ? "standard-input" : name;
    const char *slash = strrchr(shown, '/');
    const char *base = slash ? slash + 1 : shown;
    size_t length = strlen(base);
    const char *dot = strrchr(base, '.');
    if (dot && dot != base && (strcmp(dot, ".yaml") == 0 || strcmp(dot, ".yml") == 0)) {
        length = (size_t)(dot - base);
    }
    size_t directory = slash ? (size_t)(slash - shown) : 0;
    r->cfg->path = arena_copy(r->load.arena, shown, strlen(shown));
    r->cfg->stem = arena_copy(r->load.arena, base, length < STEM_MAX ? length : STEM_MAX);
    r->cfg->directory = !slash           ? arena_copy(r->load.arena, ".", 1)
                        : directory == 0 ? arena_copy(r->load.arena, "/", 1)
                                         : arena_copy(r->load.arena, shown, directory);
    r->reader = (struct schema_reader){
        .load = &r->load, .vocabulary = vocabulary, .directory = r->cfg->directory};
    return !r->load.arena->failed || (out_of_memory(r), false);
}

static void abandon(struct book_config_reading *r)
{
    if (r->record) {
        struct config_record *record = r->record;
        arena_free(&record->arena);
        free(record);
    }
}

/* A `cover` that sets how the cover looks but not `make` may be an oversight. Look before a theme
 * is applied, since a theme sets the looks of a cover for books that make one. */
static const struct yaml_node *find_idle_cover(const struct yaml_node *root)
{
    const struct yaml_node *cover = root ? yaml_find(root, "cover") : NULL;
    bool idle = cover && cover->kind == YAML_KIND_MAP && cover->count > 0 &&
                !yaml_find(cover, "make") && !yaml_find(cover, "ebook") &&
                !yaml_find(cover, "listing");
    return idle ? cover : NULL;
}

static void warn_of_idle_cover(struct diag *d, const struct yaml_node *cover)
{
    struct diag_at at;
    d->hint =
        "write 'make: true' to make the cover, or 'make: false' to keep these settings for later";
    diag_warning(d, yaml_diag_at(&cover->key_location, &at),
                 "these settings are not used, because no cover is made");
}

/* The text of a scalar, or of a list's first item; NULL: neither is there. */
static const char *first_text(const struct yaml_node *node)
{
    node = node && node->kind == YAML_KIND_LIST ? node->first : node;
    return node && node->kind == YAML_KIND_SCALAR && node->length ? node->text : NULL;
}

/* The language whose texts are read: the edition's, the first of `languages`, or the book's. */
static const char *language_of(const struct book_config_reading *r, const struct yaml_node *root)
{
    const struct yaml_node *book = root ? yaml_find(root, "book") : NULL;
    const char *first = root ? first_text(yaml_find(root, "languages")) : NULL;
    const char *own = book ? first_text(yaml_find(book, "language")) : NULL;
    return r->language ? r->language : first ? first : own ? own : "en";
}

static void finish_language(struct book_config_reading *r)
{
    struct book_config *cfg = r->cfg;
    if (!cfg->languages.count) {
        return;
    }
    const struct schema_origin *said = schema_origin_of(&r->reader.origins, &cfg->book.language);
    if (said && said->address == &cfg->book.language) {
        COMPLAIN(r, &cfg->book.language,
                 "language: this does not work together with 'languages', which names it first");
    }
    cfg->book.language = r->language ? r->language : cfg->languages.item[0];
}

static enum status parse(struct book_config_reading *r, const char *yaml, size_t length,
                         const char *const *set, size_t set_count)
{
    const struct yaml_source *source = yaml_source_new(&r->load, r->cfg->path, yaml, length);
    struct yaml_node *root = NULL;
    if (!source) {
        return STATUS_USAGE;
    }
    /* After a syntax error the tree ends early, and every later key would be reported as missing.
     */
    unsigned before = r->load.errors;
    enum status status = yaml_parse(&r->load, source, 0, &root);
    if (status != STATUS_OK && (!root || r->load.errors == before)) {
        return status;
    }
    for (size_t i = 0; i < set_count; i++) {
        (void)yaml_override(&r->load, &root, "--set", set[i]);
    }
    const struct yaml_node *idle = find_idle_cover(root);
    (void)theme_apply(&r->load, &root, r->cfg->directory);
    r->record->source = source;
    r->reader.source = source;
    r->whole.source = source;
    r->reader.root = root;
    r->reader.root_help = "'nonet book --new' writes a config; 'nonet book --sheet FILE' prints "
                          "puzzles";
    r->reader.language = language_of(r, root);
    schema_read(&r->reader, &book_fields, root, r->cfg);
    r->record->origins = r->reader.origins;
    finish_language(r);
    if (r->load.errors == 0) {
        config_finish(r);
    }
    if (r->load.arena->failed && r->load.errors == 0) {
        out_of_memory(r);
    }
    if (idle && r->load.errors == 0 && !r->language) {
        warn_of_idle_cover(r->load.d, idle);
    }
    return r->load.errors ? STATUS_USAGE : STATUS_OK;
}

static enum status settle(struct book_config_reading *r, enum status status,
                          struct book_config **out)
{
    if (status == STATUS_OK) {
        *out = r->cfg;
        return status;
    }
    if (r->load.errors > YAML_MAX_ERRORS && r->load.d->out) {
        fprintf(r->load.d->out, "%s: %u more errors\n", r->cfg->path,
                r->load.errors - YAML_MAX_ERRORS);
    }
    abandon(r);
    return status;
}

/* Everything that a text is read with. */
struct config_text {
    const char *name;
    const char *yaml;
    size_t length;
    const struct config_vocabulary *vocabulary;
    const char *const *set;
    size_t set_count;
};

static enum status parse_edition(struct book_config **out, const struct config_text *t,
                                 const char *language, struct diag *d)
{
    struct book_config_reading r;
    *out = NULL;
    if (!begin_book_config(&r, t->name, t->vocabulary, d)) {
        abandon(&r);
        return STATUS_USAGE;
    }
    r.language = language ? arena_copy(r.load.arena, language, strlen(language)) : NULL;
    const char *copy = arena_copy(r.load.arena, t->yaml, t->length);
    enum status status =
        copy ? parse(&r, copy, t->length, t->set, t->set_count) : out_of_memory(&r);
    return settle(&r, status, out);
}

/* A record takes the place of any other with its ISBN. */
static enum status check_isbn(const struct book_config *cfg, const struct book_config *edition,
                              struct diag *d)
{
    struct diag_at at;
    for (size_t i = 0; i < cfg->edition_count + 1; i++) {
        const struct book_config *other = i ? cfg->edition[i - 1] : cfg;
        if (cfg->onix.make && strcmp(other->book.isbn, edition->book.isbn) == 0) {
            d->hint = "give each language its own, as in {en: 978-0-306-40615-7, de: "
                      "978-3-16-148410-0}";
            return diag_usage(d, book_config_at(cfg, &cfg->book.isbn, &at),
                              "isbn: two languages have the same ISBN, so their ONIX records "
                              "would be one");
        }
    }
    return STATUS_OK;
}

/* The editions in the languages behind the first. */
static enum status add_editions(struct book_config **cfg, const struct config_text *t,
                                struct diag *d)
{
    const struct config_texts *languages = &(*cfg)->languages;
    struct arena *arena = &(*cfg)->record->arena;
    enum status status = STATUS_OK;
    assert((*cfg)->edition_count == 0);
    if (languages->count > 1) {
        (*cfg)->edition = arena_array(arena, languages->count, sizeof *(*cfg)->edition);
        status = (*cfg)->edition ? STATUS_OK : diag_error(d, NULL, OUT_OF_MEMORY);
    }
    for (size_t i = 1; i < languages->count && status == STATUS_OK; i++) {
        struct book_config *edition;
        status = parse_edition(&edition, t, languages->item[i], d);
        if (status == STATUS_OK) {
            status = check_isbn(*cfg, edition, d);
            (*cfg)->edition[(*cfg)->edition_count++] = edition;
        }
    }
    if (status != STATUS_OK) {
        book_config_free(*cfg);
        *cfg = NULL;
    }
    return status;
}

enum status book_config_parse(struct book_config **out, const char *name, const char *yaml,
                              size_t length, const struct config_vocabulary *vocabulary,
                              const char *const *set, size_t set_count, struct diag *d)
{
    const struct config_text t = {name, yaml, length, vocabulary, set, set_count};
    enum status status = parse_edition(out, &t, NULL, d);
    return status == STATUS_OK ? add_editions(out, &t, d) : status;
}

enum status book_config_read(struct book_config **out, const char *path,
                             const struct config_vocabulary *vocabulary, const char *const *set,
                             size_t set_count, struct diag *d)
{
    struct book_config_reading r;
    *out = NULL;
    if (!begin_book_config(&r, path, vocabulary, d)) {
        abandon(&r);
        return STATUS_USAGE;
    }
    const char *text = NULL;
    size_t length = 0;
    enum status status = yaml_read_file(&r.load, path, NULL, &text, &length);
    if (status == STATUS_OK) {
        status = parse(&r, text, length, set, set_count);
    }
    status = settle(&r, status, out);
    const struct config_text t = {path, text, length, vocabulary, set, set_count};
    return status == STATUS_OK ? add_editions(out, &t, d) : status;
}

void book_config_free(struct book_config *cfg)
{
    if (cfg) {
        struct config_record *record = cfg->record;
        for (size_t i = 0; i < cfg->edition_count; i++) {
            book_config_free(cfg->edition[i]);
        }
        arena_free(&record->arena);
        free(record);
    }
}

size_t book_config_spec_count(const struct book_config *cfg)
{
    const struct config_calendar *c = &cfg->calendar;
    return c->day_count ? c->weekdays.count + c->except.count : cfg->section_count;
}

const struct config_section *book_config_spec(const struct book_config *cfg, size_t index)
{
    const struct config_calendar *c = &cfg->calendar;
    if (index >= book_config_spec_count(cfg)) {
        return NULL;
    }
    return !c->day_count               ? &cfg->section[index]
           : index < c->weekdays.count ? &c->weekdays.item[index].section
                                       : &c->except.item[index - c->weekdays.count].section;
}

const struct diag_at *book_config_at(const struct book_config *cfg, const void *field,
                                     struct diag_at *at)
{
    const struct schema_origin *found = schema_origin_of(&cfg->record->origins, field);
    const struct yaml_location whole = {cfg->record->source, 0, 0};
    return yaml_diag_at(found ? &found->location : &whole, at);
}

const struct diag_at *book_config_at_byte(const struct book_config *cfg, const char *const *field,
                                          size_t offset, struct diag_at *at)
{
    const struct schema_origin *found = schema_origin_of(&cfg->record->origins, field);
    if (!found || !found->node || found->address != field) {
        return book_config_at(cfg, field, at);
    }
    struct yaml_location location = yaml_location_of_byte(found->node, offset);
    return yaml_diag_at(&location, at);
}
