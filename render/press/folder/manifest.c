#include "render/press/folder/manifest.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <unistd.h>

#include "base/file/infile.h"
#include "base/json/json_cursor.h"
#include "base/json/json_writer.h"
#include "base/limits.h"
#include "gen/constraint/constraint.h"
#include "gen/format/stream.h"
#include "gen/make/run/puzzle_id.h"

static void put_field(struct json_writer *w, const char *name, const char *value)
{
    if (value && *value) {
        json_member_string(w, name, value);
    }
}

/* Values parted by commas, as a list. */
static void put_list(struct json_writer *w, const char *name, const char *values)
{
    struct text one = {0};
    if (!values) {
        return;
    }
    json_put_name(w, name);
    json_put_open(w, '[');
    for (const char *p = values; *p;) {
        size_t length = strcspn(p, ",");
        text_clear(&one);
        text_add(&one, p, length);
        json_put_string(w, one.data ? one.data : "");
        p += length + (p[length] == ',');
    }
    json_put_close(w, ']');
    w->out->failed |= one.failed;
    text_free(&one);
}

static void put_grades(struct json_writer *w, const struct record *r)
{
    json_member_unsigned(w, "givens", grid_given_count(r->variant, &r->givens));
    put_field(w, "symmetry", r->symmetry);
    put_field(w, "level", r->level);
    if (r->score >= 0) {
        json_member_unsigned(w, "score", (unsigned)r->score);
    }
    if (r->se_tenths >= 0) {
        json_put_name(w, "se");
        json_put_real(w, r->se_tenths / 10.0, 1);
    }
    put_field(w, "hardest", r->hardest);
    put_field(w, "techniques", r->techniques);
    if (r->minutes >= 0) {
        json_put_name(w, "minutes");
        json_put_real(w, r->minutes, 1);
    }
    if (r->has_seed) {
        json_member_unsigned(w, "seed", r->seed);
        json_member_unsigned(w, "index", r->index);
    }
}

static void put_puzzle(const struct book *b, size_t number, struct json_writer *w)
{
    const struct book_puzzle *p = book_puzzle_at(b, number);
    const struct record *r = p->record;
    char line[MAX_CELLS + 1];
    char id[PUZZLE_ID_SIZE];
    json_put_break(w, "\n    ");
    json_put_open(w, '{');
    json_member_unsigned(w, "number", number);
    json_member_unsigned(w, "section", p->section + 1);
    json_member_string(w, "id", puzzle_id(r, id));
    put_field(w, "puzzle", grid_to_line(r->variant, &r->givens, line));
    put_field(w, "solution", grid_to_line(r->variant, &r->solution, line));
    put_field(w, "variant", r->variant->name);
    put_field(w, "regions", r->variant->regions);
    if (!r->variant->named) {
        put_list(w, "houses", r->variant->houses);
        put_list(w, "grids", r->variant->grids);
    }
    if (r->variant->constraints) {
        json_put_name(w, "constraints");
        json_put_json(w, "");
        constraints_print_json(w->out, r->variant);
    }
    put_field(w, "word", p->signs->word ? p->signs->word->text : NULL);
    put_grades(w, r);
    if (p->folio) {
        json_member_unsigned(w, "page", p->folio);
    }
    bool beside = p->solution_part == BOOK_INTERIOR && p->solution_page == p->page;
    unsigned solution = beside ? p->folio : p->solution_folio;
    if (solution) {
        json_member_unsigned(w, "solution_page", solution);
    }
    json_put_close(w, '}');
}

static void put_file(const struct press_file *f, struct json_writer *w)
{
    json_put_break(w, "\n    ");
    json_put_open(w, '{');
    json_member_string(w, "name", f->name);
    put_field(w, "kind", f->kind);
    put_field(w, "profile", f->profile);
    put_field(w, "language", f->language);
    json_member_unsigned(w, "pages", f->pages);
    json_member_unsigned(w, "bytes", f->bytes.length);
    json_member_string(w, "sha256", f->sha256);
    json_put_close(w, '}');
}

static void put_right(struct json_writer *w, const char *name, const char *value)
{
    if (value) {
        json_member_string(w, name, value);
        json_put_break(w, "\n  ");
    }
}

/* Who, when, and what readers may do. */
static void put_rights(struct json_writer *w, const struct config_book *book)
{
    put_right(w, "author", book->author);
    put_right(w, "publisher", book->publisher);
    put_right(w, "published", book->published);
    put_right(w, "isbn", book->isbn);
    put_right(w, "copyright", book->copyright);
    put_right(w, "licence", book->licence);
    put_right(w, "licence_url", book->licence_url);
}

void manifest_print(const struct book_config *cfg, const struct book *book,
                    const struct press_files *files, struct text *out)
{
    const struct config_trim *trim = &cfg->page.trim;
    struct json_writer w = {.out = out, .spaced = true};
    json_put_open(&w, '{');
    json_put_break(&w, "\n  ");
    json_member_string(&w, "title", cfg->book.title);
    json_put_break(&w, "\n  ");
    put_rights(&w, &cfg->book);
    json_member_unsigned(&w, "seed", cfg->seed);
    json_put_break(&w, "\n  ");
    json_member_unsigned(&w, "pages", book_page_count(book, BOOK_INTERIOR));
    json_put_break(&w, "\n  ");
    json_put_name(&w, "trim_pt");
    json_put_open(&w, '[');
    json_put_real(&w, trim->width_pt, 2);
    json_put_real(&w, trim->height_pt, 2);
    json_put_close(&w, ']');
    json_put_break(&w, "\n  ");
    json_put_name(&w, "files");
    json_put_open(&w, '[');
    for (size_t i = 0; i < files->count; i++) {
        put_file(&files->item[i], &w);
    }
    text_puts(out, "\n  ");
    json_put_close(&w, ']');
    json_put_break(&w, "\n  ");
    json_put_name(&w, "puzzles");
    json_put_open(&w, '[');
    for (size_t n = 1; n <= book_puzzle_count(book); n++) {
        put_puzzle(book, n, &w);
    }
    text_puts(out, "\n  ");
    json_put_close(&w, ']');
    text_puts(out, "\n");
    json_put_close(&w, '}');
    text_puts(out, "\n");
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
