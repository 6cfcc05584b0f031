#include "gen/format/page/offline.h"

#include <string.h>

#include "base/json/json_writer.h"
#include "base/text.h"
#include "gen/format/page/page_text.h"

static const char *const endings[OFFLINE_FILE_COUNT] = {
    [OFFLINE_WORKER] = "sw.js",
    [OFFLINE_MANIFEST] = "app.webmanifest",
    [OFFLINE_ICON] = "icon.svg",
};

static const char icon[] =
    "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 96 96\">"
    "<path fill=\"#f6f5f1\" d=\"M0 0h96v96H0z\"/>"
    "<path fill=\"#1b4f8a\" d=\"M21 21h18v18H21zM57 39h18v18H57zM39 57h18v18H39z\"/>"
    "<path fill=\"none\" stroke=\"#1c1b19\" stroke-width=\"4\" d=\"M21 21h54v54H21zM39 21v54M57 "
    "21v54M21 39h54M21 57h54\"/></svg>\n";

static bool is_index(const char *page_name)
{
    return strcmp(page_name, "index.html") == 0;
}

void offline_name(const char *page_name, enum offline_file file, struct text *out)
{
    if (!is_index(page_name)) {
        const char *dot = strrchr(page_name, '.');
        text_add(out, page_name, dot ? (size_t)(dot - page_name) : strlen(page_name));
        text_puts(out, "-");
    }
    text_puts(out, endings[file]);
}

/* What the browser asks for: a folder, or the page. */
static void put_scope(const char *page_name, struct text *out)
{
    text_puts(out, "./");
    text_puts(out, is_index(page_name) ? "" : page_name);
}

void offline_names(const char *page_name, struct text *out)
{
    offline_name(page_name, OFFLINE_WORKER, out);
    text_puts(out, "|");
    offline_name(page_name, OFFLINE_MANIFEST, out);
    text_puts(out, "|");
    put_scope(page_name, out);
}

static const char *string_of(const struct text *t)
{
    return t->data ? t->data : "";
}

static void put_files(const char *page_name, struct text *out)
{
    struct json_writer w = {.out = out};
    struct text name = {0};
    json_put_open(&w, '[');
    put_scope(page_name, &name);
    json_put_string(&w, string_of(&name));
    if (is_index(page_name)) {
        json_put_string(&w, page_name);
    }
    for (unsigned file = OFFLINE_MANIFEST; file < OFFLINE_FILE_COUNT; file++) {
        text_clear(&name);
        offline_name(page_name, (enum offline_file)file, &name);
        json_put_string(&w, string_of(&name));
    }
    json_put_close(&w, ']');
    out->failed |= name.failed;
    text_free(&name);
}

static void write_worker(const char *page_name, const struct text *page, struct text *out)
{
    for (const char *rest = (const char *)page_worker; *rest;) {
        size_t plain = strcspn(rest, "{");
        text_add(out, rest, plain);
        rest += plain;
        if (strncmp(rest, "{VERSION}", 9) == 0) {
            /* it only has to differ between two versions of a page */
            uint64_t version = hash_bytes(HASH_BEGIN, page->data, page->length);
            text_printf(out, "%016llx", (unsigned long long)version);
            rest += 9;
        } else if (strncmp(rest, "{FILES}", 7) == 0) {
            put_files(page_name, out);
            rest += 7;
        } else if (*rest) {
            text_add(out, rest++, 1);
        }
    }
}

static void write_manifest(const char *page_name, const char *title, const char *language,
                           struct text *out)
{
    struct json_writer w = {.out = out, .spaced = true};
    struct text name = {0};
    put_scope(page_name, &name);
    json_put_open(&w, '{');
    json_member_string(&w, "name", title);
    json_member_string(&w, "short_name", title);
    if (language) {
        json_member_string(&w, "lang", language);
    }
    json_member_string(&w, "start_url", string_of(&name));
    json_member_string(&w, "scope", string_of(&name));
    json_member_string(&w, "display", "standalone");
    json_member_string(&w, "background_color", "#f6f5f1");
    json_member_string(&w, "theme_color", "#f6f5f1");
    text_clear(&name);
    offline_name(page_name, OFFLINE_ICON, &name);
    json_put_name(&w, "icons");
    json_put_open(&w, '[');
    json_put_open(&w, '{');
    json_member_string(&w, "src", string_of(&name));
    json_member_string(&w, "type", "image/svg+xml");
    json_member_string(&w, "sizes", "any");
    json_member_string(&w, "purpose", "any maskable");
    json_put_close(&w, '}');
    json_put_close(&w, ']');
    json_put_close(&w, '}');
    text_puts(out, "\n");
    out->failed |= name.failed;
    text_free(&name);
}

void offline_write(enum offline_file file, const char *page_name, const char *title,
                   const char *language, const struct text *page, struct text *out)
{
    switch (file) {
    case OFFLINE_WORKER:
        write_worker(page_name, page, out);
        break;
    case OFFLINE_MANIFEST:
        write_manifest(page_name, title ? title : "Sudoku", language, out);
        break;
    case OFFLINE_ICON:
    default:
        text_puts(out, icon);
        break;
    }
}
