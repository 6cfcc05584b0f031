/* manifest.json: what a book was made of, and what came of it. */
#include <string.h>

#include "gen/format/stream.h"
#include "render/book/book_private.h"

static void put_string(struct text *out, const char *s)
{
    text_puts(out, "\"");
    for (; *s; s++) {
        if (*s == '"' || *s == '\\') {
            text_printf(out, "\\%c", *s);
        } else if ((unsigned char)*s < 0x20) {
            text_printf(out, "\\u%04x", (unsigned char)*s);
        } else {
            text_add(out, s, 1);
        }
    }
    text_puts(out, "\"");
}

static void put_field(struct text *out, const char *name, const char *value)
{
    if (value && *value) {
        text_printf(out, ", \"%s\": ", name);
        put_string(out, value);
    }
}

static void put_puzzle(const struct book *b, size_t number, struct text *out)
{
    const struct book_puzzle *p = &b->puzzle[number - 1];
    const struct record *r = p->record;
    char line[MAX_CELLS + 1];
    text_printf(out, "    {\"number\": %zu, \"section\": %zu", number, p->section + 1);
    put_field(out, "puzzle", grid_to_line(r->variant, &r->givens, line));
    put_field(out, "solution", grid_to_line(r->variant, &r->solution, line));
    put_field(out, "variant", r->variant->name);
    text_printf(out, ", \"givens\": %u", grid_given_count(r->variant, &r->givens));
    put_field(out, "symmetry", r->symmetry);
    put_field(out, "level", r->level);
    if (r->score >= 0) {
        text_printf(out, ", \"score\": %d", r->score);
    }
    if (r->se_tenths >= 0) {
        text_printf(out, ", \"se\": %d.%d", r->se_tenths / 10, r->se_tenths % 10);
    }
    put_field(out, "hardest", r->hardest);
    put_field(out, "techniques", r->techniques);
    if (r->minutes >= 0) {
        text_printf(out, ", \"minutes\": %.1f", r->minutes);
    }
    if (r->has_seed) {
        text_printf(out, ", \"seed\": %llu, \"index\": %llu", (unsigned long long)r->seed,
                    (unsigned long long)r->index);
    }
    if (p->folio) {
        text_printf(out, ", \"page\": %u", p->folio);
    }
    if (p->solution_folio) {
        text_printf(out, ", \"solution_page\": %u", p->solution_folio);
    }
    text_puts(out, number < b->puzzle_count ? "},\n" : "}\n");
}

void book_manifest(const struct book *b, const struct book_file *file, size_t file_count,
                   struct text *out)
{
    text_puts(out, "{\n  \"title\": ");
    put_string(out, b->cfg->book.title);
    text_printf(out, ",\n  \"seed\": %llu,\n  \"pages\": %zu,\n", (unsigned long long)b->cfg->seed,
                b->part[BOOK_INTERIOR].count);
    text_printf(out, "  \"trim_pt\": [%.2f, %.2f],\n  \"files\": [\n", b->width_pt, b->height_pt);
    for (size_t i = 0; i < file_count; i++) {
        text_puts(out, "    {\"name\": ");
        put_string(out, file[i].name);
        put_field(out, "kind", file[i].kind);
        put_field(out, "profile", file[i].profile);
        text_printf(out, ", \"pages\": %zu, \"bytes\": %zu, \"sha256\": \"%s\"}%s\n", file[i].pages,
                    file[i].bytes, file[i].sha256, i + 1 < file_count ? "," : "");
    }
    text_puts(out, "  ],\n  \"puzzles\": [\n");
    for (size_t n = 1; n <= b->puzzle_count; n++) {
        put_puzzle(b, n, out);
    }
    text_puts(out, "  ]\n}\n");
}
