#include "render/press/folder/page_collection.h"

#include "render/libraries/zlib_calls.h"
#include <stdlib.h>
#include <string.h>

#include "gen/format/page/html_data.h"
#include "gen/grade/cases/lesson.h"
#include "render/press/path/path_shapes.h"
#include "render/press/path/step_fold.h"

enum { PATHS_A_BLOCK = 200 }; /* keptPath in gen/web/engine.js */

/* What path_puzzle_of fills, by place in the frame. */
struct path_tables {
    uint8_t solution[MAX_FRAME * MAX_FRAME];
    uint8_t box[MAX_FRAME * MAX_FRAME];
    uint16_t cell_at[MAX_FRAME * MAX_FRAME];
    struct single_cells singles;
};

struct page_collection {
    struct html_page page;
    struct path_shapes shapes;
    unsigned path_count; /* in the block that is being filled */
    struct text blocks;  /* those that are full */
    struct technique_set techniques;
    struct path_tables tables; /* of the puzzle that is being added */
};

struct page_collection *page_collection_new(const struct html_page *page)
{
    struct page_collection *c = calloc(1, sizeof *c);
    if (c) {
        c->page = *page;
        path_shapes_init(&c->shapes);
    }
    return c;
}

void page_collection_drop(struct page_collection *c)
{
    if (c) {
        path_shapes_free(&c->shapes);
        text_free(&c->blocks);
    }
    free(c);
}

/* Append the bytes as a gzip file. */
static void compress_text(const struct text *in, struct text *out)
{
    enum { WITH_GZIP_HEADER = 15 + 16, MEMORY_LEVEL = 9 };
    z_stream z = {.next_in = (unsigned char *)in->data, .avail_in = (unsigned)in->length};
    if (in->failed || zlib_load_error() ||
        deflateInit2(&z, Z_BEST_COMPRESSION, Z_DEFLATED, WITH_GZIP_HEADER, MEMORY_LEVEL,
                     Z_DEFAULT_STRATEGY) != Z_OK) {
        out->failed = true;
        return;
    }
    int end;
    do {
        unsigned char block[4096];
        z.next_out = block;
        z.avail_out = sizeof block;
        end = deflate(&z, Z_FINISH);
        text_add(out, (const char *)block, sizeof block - z.avail_out);
    } while (end == Z_OK);
    deflateEnd(&z);
    out->failed |= end != Z_STREAM_END;
}

static void add_block(const char *name, const struct text *plain, struct text *out)
{
    struct text packed = {0};
    compress_text(plain, &packed);
    html_page_block(name, &packed, out);
    out->failed |= packed.failed;
    text_free(&packed);
}

static void end_block(struct page_collection *c)
{
    struct text plain = {0};
    if (c->path_count) {
        path_shapes_write(&c->shapes, &plain);
        c->blocks.failed |= plain.failed;
        add_block("paths", &plain, &c->blocks);
    }
    text_free(&plain);
    path_shapes_free(&c->shapes);
    path_shapes_init(&c->shapes);
    c->path_count = 0;
}

static void note_technique(struct page_collection *c, const char *step)
{
    static const char member[] = "\"technique\":\"";
    const char *found = strstr(step, member);
    char key[64];
    size_t length = found ? strcspn(found + sizeof member - 1, "\"") : 0;
    if (length == 0 || length >= sizeof key) {
        return;
    }
    memcpy(key, found + sizeof member - 1, length);
    key[length] = '\0';
    int technique = technique_find(key);
    if (technique >= 0) {
        technique_set_add(&c->techniques, technique);
    }
}

static struct path_puzzle path_puzzle_of(const struct record *record, struct path_tables *t)
{
    const struct layout *v = record->variant;
    memset(t, 0, sizeof *t);
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        unsigned place = row_of(v, cell) * frame_columns(v) + column_of(v, cell);
        t->solution[place] = record->solution.cell[cell];
        t->cell_at[place] = (uint16_t)cell;
        for (unsigned h = v->house_count_of[cell]; h-- > 0;) {
            const struct house *house = &v->house[v->house_of[cell][h]];
            t->box[place] = house->kind == HOUSE_BOX ? (uint8_t)(house->number + 1) : t->box[place];
        }
    }
    single_cells_init(&t->singles, v, &record->givens);
    return (struct path_puzzle){
        .columns = frame_columns(v),
        .solution = record->has_solution ? t->solution : NULL,
        .places = frame_rows(v) * frame_columns(v),
        .box = t->box,
        .cell_at = t->cell_at,
        .singles = &t->singles,
    };
}

void page_collection_add(struct page_collection *c, const struct record *record,
                         const struct text *path)
{
    c->page.kinds |= record->variant->constraints ? record->variant->constraints->kinds : 0;
    c->page.has_boards |= c->page.kinds || !html_data_is_plain(record->variant);
    struct path_puzzle puzzle = path_puzzle_of(record, &c->tables);
    char *rest = path->length ? strndup(path->data, path->length) : NULL;
    for (char *step = rest; step && *step;) {
        char *end = step + strcspn(step, "\n");
        bool last = *end == '\0';
        *end = '\0';
        note_technique(c, step);
        struct text folded = {0};
        step_fold(step, &folded);
        path_shapes_add(&c->shapes, folded.data ? folded.data : "", &puzzle);
        c->blocks.failed |= folded.failed;
        text_free(&folded);
        step = end + !last;
    }
    path_shapes_end_path(&c->shapes);
    c->blocks.failed |= path->length && !rest;
    free(rest);
    if (++c->path_count == PATHS_A_BLOCK) {
        end_block(c);
    }
}

/* The lessons with each one's step folded. */
static void fold_lessons(const char *lessons, struct text *out)
{
    static const char step_start[] = "{\"technique\":";
    for (const char *end; *lessons; lessons = end) {
        end = strstr(lessons + 1, step_start);
        end = end ? end : lessons + strlen(lessons);
        char *part = strndup(lessons, (size_t)(end - lessons));
        if (part) {
            step_fold(part, out);
        }
        out->failed |= !part;
        free(part);
    }
}

/* A page with an engine asks that for its lessons. */
static void add_lessons(const struct page_collection *c, struct text *out)
{
    struct text lessons = {0};
    const char *language = c->page.language ? c->page.language : "en";
    lessons_to_json(&c->techniques, language, &lessons);
    if (lessons.length) {
        struct text folded = {0};
        fold_lessons(lessons.data, &folded);
        add_block("lessons", &folded, out);
        text_free(&folded);
    }
    out->failed |= lessons.failed;
    text_free(&lessons);
}

void page_collection_end(struct page_collection *c, struct text *out)
{
    if (!c->page.engine) {
        end_block(c);
        text_add(out, c->blocks.data ? c->blocks.data : "", c->blocks.length);
        add_lessons(c, out);
    } else {
        c->page.kinds = UINT64_MAX; /* it can make any */
    }
    out->failed |= c->blocks.failed;
    html_page_end(&c->page, out);
}
