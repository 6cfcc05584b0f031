/* A self-contained HTML page: puzzles as data, and a script that draws boards from them, to play
 * and to print. Nonet reads its own pages back. */
#include "gen/format/page/html.h"

#include <string.h>

#include "base/json/json_writer.h"
#include "config/translation/translation.h"
#include "gen/constraint/constraint.h"
#include "gen/format/page/html_data.h"
#include "gen/format/page/offline.h"
#include "gen/format/page/page_text.h"
#include "gen/format/records/record_fields.h"

enum { BLOCK_WIDTH = 4096 };

/* The line before each record. */
static const char puzzle_start[] =
    "<script type=\"application/json\" class=\"puzzle\">{\"record\":";

static bool begins(const char *text, size_t length, const char *word)
{
    for (size_t i = 0; word[i]; i++) {
        if (i == length || (text[i] | 0x20) != (word[i] | 0x20)) {
            return false;
        }
    }
    return true;
}

static bool looks_like_html(const char *head, size_t length)
{
    struct span line;
    if (!head_line(head, length, &line)) {
        return false;
    }
    line = span_trim(line);
    return begins(line.text, line.length, "<!doctype html") ||
           begins(line.text, line.length, "<html");
}

static enum status read_record(struct reader *r, struct record *record)
{
    struct span line;
    do {
        enum status status = reader_line(r, &line);
        if (status != STATUS_OK) {
            return status;
        }
    } while (!begins(line.text, line.length, puzzle_start));
    return format_json.read(r, record);
}

/* A place in the page's text, and what stands there. */
struct place {
    const char *name;
    const char *value;
};

/* Append the text with each place filled; the names come in the order of the list. */
static void add_filled(struct text *out, const unsigned char *text, const struct place *place,
                       size_t count)
{
    const char *rest = (const char *)text;
    for (size_t i = 0; i < count; i++) {
        const char *found = strstr(rest, place[i].name);
        text_add(out, rest, (size_t)(found - rest));
        text_xml(out, place[i].value);
        rest = found + strlen(place[i].name);
    }
    text_puts(out, rest);
}

void html_page_begin(const struct html_page *page, struct text *out)
{
    const char *title = page->title && *page->title ? page->title : "Sudoku";
    struct text signs = {0};
    for (size_t i = 0; i < page->symbol_count; i++) {
        text_puts(&signs, i ? " " : "");
        text_puts(&signs, page->symbol[i]);
    }
    struct text offline = {0};
    if (page->file_name) {
        offline_names(page->file_name, &offline);
    }
    const struct place places[] = {
        {"{LANGUAGE}", page->language ? page->language : ""},
        {"{TITLE}", title},
        {"{HAS_ENGINE}", page->engine ? "yes" : "no"},
        {"{SIGNS}", signs.data ? signs.data : ""},
        {"{OFFLINE}", offline.data ? offline.data : ""},
        {"{FROM}", page->first_day ? page->first_day : ""},
        {"{HEADING}", title},
    };
    add_filled(out, page_head, places, sizeof places / sizeof *places);
    out->failed |= signs.failed || offline.failed;
    text_free(&signs);
    text_free(&offline);
}

static void put_rules(struct json_writer *w, const char *language, kind_set kinds)
{
    char twin[64];
    json_put_name(w, language);
    json_put_open(w, '{');
    for (unsigned kind = 0; kind < CONSTRAINT_KIND_COUNT; kind++) {
        const struct constraint_kind *k = constraint_kinds[kind];
        if (!(kinds >> kind & 1)) {
            continue;
        }
        json_member_string(w, k->name, language_text(language, k->rule));
        if (constraint_kinds_need_twin_rule(UINT32_MAX, kind)) {
            snprintf(twin, sizeof twin, "%s twin", k->name);
            json_member_string(w, twin, language_text(language, k->twin_rule));
        }
    }
    if (kinds) {
        json_member_string(w, "all", language_text(language, TEXT_rule_all_signs));
    }
    json_put_close(w, '}');
}

/* The rules of the kinds of constraints. Those of kinds that no puzzle of the page has may still be
 * asked for, by a puzzle that the reader brings. */
static void add_rule_words(const struct html_page *page, struct text *out)
{
    struct config_names languages = translation_languages();
    const char *own = page->language ? page->language : "en";
    struct json_writer w = {.out = out};
    text_puts(out, "<script type=\"application/json\" id=\"rule-words\">\n");
    json_put_open(&w, '{');
    for (size_t l = 0; l < languages.count; l++) {
        const char *language = languages.item[l];
        if (l) {
            json_put_break(&w, "\n");
        }
        put_rules(&w, language, strcmp(language, own) == 0 ? UINT64_MAX : page->kinds);
    }
    json_put_close(&w, '}');
    text_puts(out, "\n</script>\n");
}

void html_page_block(const char *name, const struct text *bytes, struct text *out)
{
    text_printf(out, "<script type=\"text/plain\" class=\"%s\">\n", name);
    text_base64(out, bytes->data, bytes->length, BLOCK_WIDTH);
    text_puts(out, "\n</script>\n");
}

/* Append the text before the place, and return what is behind it. */
static const char *add_until(struct text *out, const char *text, const char *place)
{
    const char *found = strstr(text, place);
    text_add(out, text, (size_t)(found - text));
    return found + strlen(place);
}

void html_page_end(const struct html_page *page, struct text *out)
{
    add_rule_words(page, out);
    const char *tail = add_until(out, (const char *)page_tail, "{BOARD_TEXTS}");
    if (page->engine || page->has_boards) {
        text_puts(out, "<script type=\"text/plain\" class=\"board-texts\">");
        text_puts(out, (const char *)page_board_texts);
        text_puts(out, "</script>");
    }
    tail = add_until(out, tail, "{ENGINE}");
    if (page->engine) {
        /* Behind the script, so that the board is there before this is read. */
        text_puts(out, "<script type=\"text/plain\" id=\"engine\">\n");
        text_base64(out, page->engine, page->engine_length, BLOCK_WIDTH);
        text_puts(out, "\n</script>");
    }
    text_puts(out, tail);
}

/* For a reader without scripts. The style sheet breaks a plain board's cells into rows, so that
 * they are the record's own text, which compresses to nothing. */
static void add_plain(struct text *out, const struct record *record)
{
    const struct layout *v = record->variant;
    bool is_square = v->cell_count == frame_rows(v) * frame_columns(v);
    text_printf(out, is_square ? "<noscript><pre class=\"c%u\">" : "<noscript><pre>",
                frame_columns(v));
    for (unsigned place = 0; place < frame_rows(v) * frame_columns(v); place++) {
        unsigned cell = cell_at(v, place / frame_columns(v), place % frame_columns(v));
        char c = cell == LAYOUT_NO_CELL ? ' ' : digit_to_char(record->givens.cell[cell]);
        text_puts(out, place % frame_columns(v) == 0 && place > 0 && !is_square ? "\n" : "");
        text_add(out, &c, 1);
    }
    text_puts(out, "</pre></noscript>\n");
}

void html_page_puzzle(const struct record *record, struct text *out)
{
    text_puts(out, "<script type=\"application/json\" class=\"puzzle\">");
    html_data(out, record);
    text_puts(out, "</script>\n");
    add_plain(out, record);
}

static const struct html_page plain_page = {.kinds = UINT64_MAX, .has_boards = true};

static void begin_html(struct text *out)
{
    html_page_begin(&plain_page, out);
}

static void write_record(struct text *out, const struct record *record, size_t position)
{
    (void)position;
    html_page_puzzle(record, out);
}

static void end(struct text *out, size_t count)
{
    (void)count;
    html_page_end(&plain_page, out);
}

const struct format format_html = {
    .name = "html",
    .doc = "a web page to print or to play in a browser",
    .extension = ".html",
    .detect = looks_like_html,
    .read = read_record,
    .begin = begin_html,
    .write = write_record,
    .end = end,
    .supports = FORMAT_SUPPORTS_ALL,
    .supports_kind = fields_hold_any_kind,
};
