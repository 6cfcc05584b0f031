#include "render/press/folder/manifest.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <unistd.h>

#include "base/file/infile.h"
#include "base/json/json_cursor.h"
#include "base/limits.h"
#include "gen/clue/clue.h"
#include "gen/format/stream.h"

static void put_field(struct text *out, const char *name, const char *value)
{
    if (value && *value) {
        text_printf(out, ", \"%s\": ", name);
        text_json(out, value);
    }
}

static void put_list(struct text *out, const char *name, const char *values)
{
    if (!values) {
        return;
    }
    text_printf(out, ", \"%s\": [", name);
    for (const char *p = values; *p;) {
        size_t length = strcspn(p, ",");
        text_printf(out, "%s\"%.*s\"", p > values ? ", " : "", (int)length, p);
        p += length + (p[length] == ',');
    }
    text_puts(out, "]");
}

static void put_puzzle(const struct book *b, size_t number, struct text *out)
{
    const struct book_puzzle *p = book_puzzle_at(b, number);
    const struct record *r = p->record;
    char line[MAX_CELLS + 1];
    text_printf(out, "    {\"number\": %zu, \"section\": %zu", number, p->section + 1);
    put_field(out, "puzzle", grid_to_line(r->variant, &r->givens, line));
    put_field(out, "solution", grid_to_line(r->variant, &r->solution, line));
    put_field(out, "variant", r->variant->name);
    put_field(out, "regions", r->variant->regions);
    if (!r->variant->named) {
        put_list(out, "houses", r->variant->houses);
        put_list(out, "grids", r->variant->grids);
    }
    if (r->variant->clues) {
        text_puts(out, ", \"clues\": ");
        clues_print_json(out, r->variant);
    }
    put_field(out, "word", p->signs->word ? p->signs->word->text : NULL);
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
    bool beside = p->solution_part == BOOK_INTERIOR && p->solution_page == p->page;
    unsigned solution = beside ? p->folio : p->solution_folio;
    if (solution) {
        text_printf(out, ", \"solution_page\": %u", solution);
    }
    text_puts(out, number < book_puzzle_count(b) ? "},\n" : "}\n");
}

void manifest_print(const struct book_config *cfg, const struct book *book,
                    const struct press_files *files, struct text *out)
{
    const struct config_trim *trim = &cfg->page.trim;
    text_puts(out, "{\n  \"title\": ");
    text_json(out, cfg->book.title);
    text_printf(out, ",\n  \"seed\": %llu,\n  \"pages\": %zu,\n", (unsigned long long)cfg->seed,
                book_page_count(book, BOOK_INTERIOR));
    text_printf(out, "  \"trim_pt\": [%.2f, %.2f],\n  \"files\": [\n", trim->width_pt,
                trim->height_pt);
    for (size_t i = 0; i < files->count; i++) {
        const struct press_file *f = &files->item[i];
        text_puts(out, "    {\"name\": ");
        text_json(out, f->name);
        put_field(out, "kind", f->kind);
        put_field(out, "profile", f->profile);
        text_printf(out, ", \"pages\": %zu, \"bytes\": %zu, \"sha256\": \"%s\"}%s\n", f->pages,
                    f->bytes.length, f->sha256, i + 1 < files->count ? "," : "");
    }
    text_puts(out, "  ],\n  \"puzzles\": [\n");
    for (size_t n = 1; n <= book_puzzle_count(book); n++) {
        put_puzzle(book, n, out);
    }
    text_puts(out, "  ]\n}\n");
}

/* A manifest by its members, whatever their order and the blanks between. */
static bool is_manifest(const struct text *file)
{
    static const char *const names[] = {"trim_pt", "files", "puzzles"};
    char kind[3];
    json_peek_members(file->data ? file->data : "", file->length, names, 3, kind);
    return kind[0] == '[' && kind[1] == '[' && kind[2] == '[';
}

bool manifest_may_replace(const char *directory, const char *name)
{
    struct text file = {0};
    int folder = open(directory, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    int error = folder >= 0 ? infile_read_beneath(folder, name, LIMIT_MANIFEST_FILE, &file) : 0;
    bool may = error ? error != EFBIG : file.length == 0 || is_manifest(&file);
    if (folder >= 0) {
        close(folder);
    }
    text_free(&file);
    return may;
}
