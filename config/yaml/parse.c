#include "config/yaml/libyaml_calls.h"
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include "base/text.h"
#include "config/yaml/yaml.h"

enum { MAX_NODES = LIMIT_YAML_NODES };

struct parse_pass {
    struct yaml_load *load;
    const struct yaml_source *source;
    size_t first_col; /* characters before the parsed part of line 1 */
    yaml_parser_t parser;
    struct yaml_node *root;
    struct yaml_node *open[YAML_MAX_DEPTH]; /* the maps and lists that are open */
    size_t depth;
    size_t node_count;
    bool has_key[YAML_MAX_DEPTH]; /* the map at this depth waits for a value */
    bool dropped[YAML_MAX_DEPTH]; /* … which is not to be kept */
    const char *key[YAML_MAX_DEPTH];
    struct yaml_location key_location[YAML_MAX_DEPTH];
};

static struct yaml_location location_at(const struct parse_pass *p, const yaml_mark_t *mark)
{
    size_t col = mark->column + 1 + (mark->line == 0 ? p->first_col : 0);
    return (struct yaml_location){p->source, mark->line + 1, col};
}

/* libyaml's words, and what a writer of configs needs to hear. */
static const struct explanation {
    const char *context; /* NULL: any */
    const char *problem;
    const char *message;
    bool at_context; /* point at where the construct began */
} explanations[] = {
    {NULL, "mapping values are not allowed",
     "there is a second ': ' in a value; put the text in quotes, or check the indentation", false},
    {NULL, "did not find expected key",
     "this does not line up with the keys above it; check the indentation and the quotes", false},
    {NULL, "could not find expected ':'", "expected 'key: value' here", true},
    {NULL, "did not find expected node content", "a value is missing here", false},
    {"quoted scalar", "unexpected end of stream", "this quote is never closed", true},
    {"quoted scalar", "unknown escape character",
     "there is no such escape in double quotes; write \\\\ for a backslash, or use single quotes",
     false},
    {"quoted scalar", "document indicator", "this quote is never closed", true},
    {NULL, "did not find expected ',' or ']'", "this '[' is never closed", true},
    {NULL, "did not find expected ',' or '}'", "this '{' is never closed", true},
    {NULL, "block sequence entries are not allowed",
     "a list's '-' cannot be here; begin the list on a new line", false},
    {NULL, "did not find expected '-' indicator",
     "this does not line up with the list's '-' above it", false},
    {"alias", "alphabetic or numeric", "put text that begins with '*' in quotes", true},
    {"anchor", "alphabetic or numeric", "put text that begins with '&' in quotes", true},
    {"block scalar", "comment or line break", "nothing may follow '|' or '>' on their line", false},
    {"directive", "", "indent a line that begins with '%', or put it in quotes", true},
    {NULL, "<document start>", "more text after the end of the config", false},
};

static bool tab_indents(const struct yaml_source *source, size_t line,
                        struct yaml_location *location)
{
    if (line >= source->line_count) {
        return false;
    }
    size_t begin = source->line_start[line];
    for (size_t i = begin; i < source->length; i++) {
        if (source->text[i] == '\t') {
            *location = (struct yaml_location){source, line + 1, i - begin + 1};
            return true;
        }
        if (source->text[i] != ' ') {
            break;
        }
    }
    return false;
}

static bool has(const char *words, const char *part)
{
    return part == NULL || (words && strstr(words, part));
}

static enum status syntax_error(struct parse_pass *p)
{
    const yaml_parser_t *parser = &p->parser;
    if (parser->error == YAML_MEMORY_ERROR) {
        return yaml_error(p->load, NULL, "out of memory while reading a config");
    }
    struct yaml_location location = location_at(p, &parser->problem_mark);
    struct yaml_location tab;
    if (tab_indents(p->source, parser->problem_mark.line, &tab)) {
        return yaml_error(p->load, &tab, "a tab may not indent YAML; use spaces");
    }
    const char *problem = parser->problem ? parser->problem : "wrong YAML";
    if (has(problem, "cannot start any token")) {
        return yaml_error(p->load, &location, "put text that begins with this character in quotes");
    }
    for (size_t i = 0; i < sizeof explanations / sizeof explanations[0]; i++) {
        const struct explanation *e = &explanations[i];
        if (has(parser->context, e->context) && has(problem, e->problem)) {
            struct yaml_location begin = location_at(p, &parser->context_mark);
            return yaml_error(p->load, e->at_context ? &begin : &location, "%s", e->message);
        }
    }
    return yaml_error(p->load, &location, "wrong YAML: %s%s%s",
                      parser->context ? parser->context : "", parser->context ? ", " : "", problem);
}

static struct yaml_node *new_node(struct parse_pass *p, enum yaml_kind kind,
                                  const yaml_mark_t *mark)
{
    struct yaml_location location = location_at(p, mark);
    if (++p->node_count > MAX_NODES) {
        yaml_error(p->load, &location, "a config may hold at most %d values", MAX_NODES);
        return NULL;
    }
    struct yaml_node *node = arena_alloc(p->load->arena, sizeof *node);
    if (!node) {
        yaml_error(p->load, NULL, "out of memory while reading a config");
        return NULL;
    }
    node->kind = kind;
    node->location = location;
    return node;
}

/* Give a finished value to the map or list that is open. */
static void attach(struct parse_pass *p, struct yaml_node *node)
{
    if (p->depth == 0) {
        p->root = node;
        return;
    }
    size_t top = p->depth - 1;
    struct yaml_node *parent = p->open[top];
    if (parent->kind == YAML_KIND_LIST) {
        yaml_append(parent, node);
        return;
    }
    node->key = p->key[top];
    node->key_location = p->key_location[top];
    p->has_key[top] = false;
    if (!p->dropped[top]) {
        yaml_append(parent, node);
    }
}

static bool awaits_key(const struct parse_pass *p)
{
    return p->depth > 0 && p->open[p->depth - 1]->kind == YAML_KIND_MAP &&
           !p->has_key[p->depth - 1];
}

static enum status take_key(struct parse_pass *p, const yaml_event_t *event)
{
    size_t top = p->depth - 1;
    struct yaml_location location = location_at(p, &event->start_mark);
    const char *text = (const char *)event->data.scalar.value;
    size_t length = event->data.scalar.length;
    if (p->open[top]->count >= YAML_MAX_KEYS) {
        return yaml_error(p->load, &location, "more than %d keys in one map", YAML_MAX_KEYS);
    }
    p->dropped[top] = true;
    if (strlen(text) != length) {
        yaml_error(p->load, &location, "a key with a NUL character");
    } else if (strcmp(text, "<<") == 0) {
        yaml_error(p->load, &location, "merge keys ('<<') are not supported; write the values out");
    } else {
        const struct yaml_node *twin = yaml_find(p->open[top], text);
        p->dropped[top] = twin != NULL;
        if (twin) {
            yaml_error(p->load, &location,
                       "'%s' is given twice; the first one is at line %zu, column %zu", text,
                       twin->key_location.line, twin->key_location.col);
        }
    }
    p->key[top] = arena_copy(p->load->arena, text, length);
    p->key_location[top] = location;
    p->has_key[top] = true;
    return p->key[top] ? STATUS_OK
                       : yaml_error(p->load, NULL, "out of memory while reading a config");
}

static enum status take_scalar(struct parse_pass *p, const yaml_event_t *event)
{
    if (awaits_key(p)) {
        return take_key(p, event);
    }
    struct yaml_node *node = new_node(p, YAML_KIND_SCALAR, &event->start_mark);
    if (!node) {
        return STATUS_USAGE;
    }
    const char *text = (const char *)event->data.scalar.value;
    size_t length = event->data.scalar.length;
    if (strlen(text) != length) {
        yaml_error(p->load, &node->location, "a text may not hold a NUL character");
        length = strlen(text);
    }
    yaml_scalar_style_t style = event->data.scalar.style;
    node->style = style == YAML_PLAIN_SCALAR_STYLE ? YAML_STYLE_PLAIN
                  : style == YAML_LITERAL_SCALAR_STYLE || style == YAML_FOLDED_SCALAR_STYLE
                      ? YAML_STYLE_BLOCK
                      : YAML_STYLE_QUOTED;
    node->text = arena_copy(p->load->arena, text, length);
    node->length = length;
    if (!node->text) {
        return yaml_error(p->load, NULL, "out of memory while reading a config");
    }
    attach(p, node);
    return STATUS_OK;
}

static enum status open_collection(struct parse_pass *p, const yaml_event_t *event,
                                   enum yaml_kind kind)
{
    struct yaml_location location = location_at(p, &event->start_mark);
    if (awaits_key(p)) {
        return yaml_error(p->load, &location, "a key must be plain text");
    }
    if (p->depth == YAML_MAX_DEPTH) {
        return yaml_error(p->load, &location, "nested more than %d deep", YAML_MAX_DEPTH);
    }
    struct yaml_node *node = new_node(p, kind, &event->start_mark);
    if (!node) {
        return STATUS_USAGE;
    }
    attach(p, node);
    p->open[p->depth] = node;
    p->has_key[p->depth] = false;
    p->depth++;
    return STATUS_OK;
}

/* Tags and anchors would change what a value means without a word of it in the tables. */
static void refuse_properties(struct parse_pass *p, const yaml_event_t *event,
                              const yaml_char_t *tag, const yaml_char_t *anchor)
{
    struct yaml_location location = location_at(p, &event->start_mark);
    if (tag) {
        yaml_error(p->load, &location,
                   "tags are not supported; put text that begins with '!' in quotes");
    }
    if (anchor) {
        yaml_error(p->load, &location,
                   "anchors are not supported; put text that begins with '&' in quotes");
    }
}

static enum status take_alias(struct parse_pass *p, const yaml_event_t *event)
{
    struct yaml_location location = location_at(p, &event->start_mark);
    enum status status = yaml_error(
        p->load, &location, "aliases are not supported; put text that begins with '*' in quotes");
    if (awaits_key(p)) {
        return status;
    }
    struct yaml_node *node = new_node(p, YAML_KIND_SCALAR, &event->start_mark);
    if (!node) {
        return STATUS_USAGE;
    }
    node->text = "";
    attach(p, node);
    return STATUS_OK;
}

/* One event; anything but STATUS_OK ends the pass, STATUS_END as it should. */
static enum status take_event(struct parse_pass *p, const yaml_event_t *event)
{
    struct yaml_location location = location_at(p, &event->start_mark);
    switch (event->type) {
    case YAML_SCALAR_EVENT:
        refuse_properties(p, event, event->data.scalar.tag, event->data.scalar.anchor);
        return take_scalar(p, event);
    case YAML_MAPPING_START_EVENT:
        refuse_properties(p, event, event->data.mapping_start.tag,
                          event->data.mapping_start.anchor);
        return open_collection(p, event, YAML_KIND_MAP);
    case YAML_SEQUENCE_START_EVENT:
        refuse_properties(p, event, event->data.sequence_start.tag,
                          event->data.sequence_start.anchor);
        return open_collection(p, event, YAML_KIND_LIST);
    case YAML_MAPPING_END_EVENT:
    case YAML_SEQUENCE_END_EVENT:
        p->depth--;
        return STATUS_OK;
    case YAML_ALIAS_EVENT:
        return take_alias(p, event);
    case YAML_DOCUMENT_START_EVENT:
        return p->root ? yaml_error(p->load, &location,
                                    "a second document begins here; one file holds one config")
                       : STATUS_OK;
    case YAML_STREAM_END_EVENT:
        return STATUS_END;
    default:
        return STATUS_OK;
    }
}

enum status yaml_parse(struct yaml_load *load, const struct yaml_source *source, size_t offset,
                       struct yaml_node **root)
{
    unsigned errors_before = load->errors;
    struct parse_pass p = {.load = load, .source = source};
    p.first_col = utf8_length(source->text, offset, NULL);
    *root = NULL;
    const char *lacking = libyaml_load_error();
    if (lacking) {
        return yaml_error(load, NULL, "%s", lacking);
    }
    if (!yaml_parser_initialize(&p.parser)) {
        return yaml_error(load, NULL, "out of memory while reading a config");
    }
    yaml_parser_set_encoding(&p.parser, YAML_UTF8_ENCODING);
    yaml_parser_set_input_string(&p.parser, (const unsigned char *)source->text + offset,
                                 source->length - offset);
    enum status status = STATUS_OK;
    while (status == STATUS_OK) {
        yaml_event_t event;
        if (!yaml_parser_parse(&p.parser, &event)) {
            status = syntax_error(&p);
            break;
        }
        status = take_event(&p, &event);
        yaml_event_delete(&event);
    }
    yaml_parser_delete(&p.parser);
    if (status != STATUS_END) {
        return STATUS_USAGE;
    }
    *root = p.root;
    return load->errors == errors_before ? STATUS_OK : STATUS_USAGE;
}
