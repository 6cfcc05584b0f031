/* Proofs: books that are planned, to look at their pages. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/json/json_writer.h"
#include "base/text.h"
#include "base/work/stop.h"
#include "gen/make/run/equivalent.h"
#include "gen/make/run/puzzle_id.h"
#include "render/api/designing.h"
#include "render/book/cover/book_cover.h"
#include "render/book/page_areas.h"
#include "render/press/puzzles/avoid_files.h"

struct nonet_proof {
    struct designing work;
    struct press_proof *proof; /* NULL: the config is wrong */
    struct text json;
    struct text areas;
    struct text repeats;
    struct text picture;
    nonet_puzzle puzzle;
};

static const struct {
    enum press_proof_page kind;
    enum book_part part;
} parts[] = {
    [NONET_INTERIOR] = {PROOF_INTERIOR, BOOK_INTERIOR},
    [NONET_ANSWERS] = {PROOF_ANSWERS, BOOK_ANSWERS},
    [NONET_COVER] = {PROOF_COVER, BOOK_INTERIOR},
};

/* view: NULL for a whole proof. */
static nonet_proof *create(const nonet_config *config, nonet_memory *memory,
                           const struct press_view *view, unsigned threads,
                           nonet_stage_function stage, void *context, nonet_error *error)
{
    struct api_call call;
    api_begin(&call, error);
    nonet_proof *p = calloc(1, sizeof *p);
    if (!p) {
        api_end(&call, STATUS_FAILED);
        return NULL;
    }
    enum status status = designing_begin(&p->work, config, memory, threads, stage, context);
    p->work.options.view = view;
    if (status == STATUS_OK) {
        (void)press_proof_new(&p->proof, p->work.config, &p->work.options, &p->work.progress,
                              &p->work.diag);
    }
    if (!designing_end(&p->work, &call, stop_is_asked(), false)) {
        nonet_proof_drop(p);
        return NULL;
    }
    p->work.options.view = NULL; /* it was the caller's */
    if (view && !p->proof) {
        nonet_proof_drop(p);
        p = NULL;
    }
    return p;
}

nonet_proof *nonet_proof_create(const nonet_config *config, nonet_memory *memory, unsigned threads,
                                nonet_stage_function stage, void *context, nonet_error *error)
{
    return create(config, memory, NULL, threads, stage, context, error);
}

nonet_proof *nonet_proof_glance(const nonet_config *config, nonet_memory *memory,
                                enum nonet_part part, size_t page, size_t pages, unsigned threads,
                                nonet_stage_function stage, void *context, nonet_error *error)
{
    const bool cover = part == NONET_COVER; /* it shows no puzzle that was made */
    const struct press_view view = {.part = (unsigned)part <= NONET_COVER ? parts[part].part
                                                                          : BOOK_INTERIOR,
                                    .page = page,
                                    .pages = cover ? 0 : pages};
    return create(config, memory, &view, threads, stage, context, error);
}

void nonet_proof_drop(nonet_proof *proof)
{
    if (proof) {
        press_proof_drop(proof->proof);
        designing_free(&proof->work);
        record_free(&proof->puzzle.record);
        text_free(&proof->json);
        text_free(&proof->areas);
        text_free(&proof->repeats);
        text_free(&proof->picture);
        free(proof);
    }
}

int nonet_proof_is_good(const nonet_proof *proof)
{
    return proof->proof != NULL;
}

const char *nonet_proof_messages(const nonet_proof *proof)
{
    return proof->work.messages.data;
}

/* ---- what the book is ---- */

static void member_real(struct json_writer *w, const char *name, double value)
{
    json_put_name(w, name);
    json_put_real(w, value, 2);
}

/* Puzzles that differ have other marks: the hash of what is printed. */
static void put_id(const struct record *r, struct json_writer *w)
{
    uint64_t mark = hash_bytes(HASH_BEGIN, r->variant->name, strlen(r->variant->name));
    char text[20];
    for (unsigned i = 0; i < r->variant->cell_count; i++) {
        mark = hash_bytes(mark, &r->givens.cell[i], 1);
        mark = hash_bytes(mark, &r->solution.cell[i], 1);
    }
    snprintf(text, sizeof text, "%016" PRIx64, mark);
    json_member_string(w, "id", text);
}

static void put_puzzle(const struct book_puzzle *p, struct json_writer *w)
{
    const struct record *r = p->record;
    char name[PUZZLE_ID_SIZE];
    json_put_open(w, '{');
    put_id(r, w);
    json_member_string(w, "name", puzzle_id(r, name));
    json_member_unsigned(w, "section", p->section);
    json_member_unsigned(w, "at", p->number_in_section);
    json_member_unsigned(w, "page", p->page);
    json_member_unsigned(w, "folio", p->folio);
    json_member_string(w, "variant", r->variant->name);
    json_member_string(w, "level", r->level);
    json_member_string(w, "hardest", r->hardest);
    json_member_string(w, "techniques", r->techniques);
    json_member_string(w, "symmetry", r->symmetry);
    json_put_name(w, "score");
    json_put_int(w, r->score);
    member_real(w, "minutes", r->minutes);
    json_member_unsigned(w, "givens", grid_given_count(r->variant, &r->givens));
    json_put_close(w, '}');
}

static void put_sizes(const struct book *book, struct json_writer *w)
{
    struct page_areas areas;
    page_areas_of(book, BOOK_INTERIOR, 0, &areas);
    member_real(w, "width", areas.width_pt);
    member_real(w, "height", areas.height_pt);
    member_real(w, "trim_width", areas.trim.right - areas.trim.left);
    member_real(w, "trim_height", areas.trim.bottom - areas.trim.top);
}

static void put_costs(const struct press_proof *proof, struct json_writer *w)
{
    struct print_cost cost[MAX_PRINT_COSTS];
    struct print_cost_source source;
    const size_t count = press_proof_costs(proof, cost, &source);
    if (!count) {
        return;
    }
    json_put_name(w, "costs");
    json_put_open(w, '{');
    json_member_string(w, "printer", source.printer);
    json_member_string(w, "source", source.source);
    json_member_string(w, "checked", source.checked);
    json_put_name(w, "copies");
    json_put_open(w, '[');
    for (size_t i = 0; i < count; i++) {
        json_put_open(w, '{');
        json_member_string(w, "market", cost[i].market);
        json_member_string(w, "currency", cost[i].currency);
        json_put_name(w, "cost");
        json_put_real(w, cost[i].cost, cost[i].decimals);
        json_put_close(w, '}');
    }
    json_put_close(w, ']');
    json_put_close(w, '}');
}

static void put_book(const struct press_proof *proof, struct json_writer *w)
{
    const struct book *book = press_proof_book(proof);
    json_member_unsigned(w, "interior", book_page_count(book, BOOK_INTERIOR));
    json_member_unsigned(w, "answers", book_page_count(book, BOOK_ANSWERS));
    json_member_bool(w, "cover", press_proof_has_cover(proof));
    put_sizes(book, w);
    if (press_proof_has_cover(proof)) {
        const struct cover_geometry g = cover_geometry(book);
        member_real(w, "spine", g.spine_pt);
        member_real(w, "cover_width", g.width_pt);
        member_real(w, "cover_height", g.height_pt);
    }
    put_costs(proof, w);
    json_put_name(w, "titles");
    json_put_open(w, '[');
    for (size_t i = 0; i < book_page_count(book, BOOK_INTERIOR); i++) {
        const char *title = book_title_on(book, BOOK_INTERIOR, i);
        json_put_string(w, title ? title : "");
    }
    json_put_close(w, ']');
    json_put_name(w, "puzzles");
    json_put_open(w, '[');
    for (size_t i = 1; i <= book_puzzle_count(book); i++) {
        put_puzzle(book_puzzle_at(book, i), w);
    }
    json_put_close(w, ']');
}

const char *nonet_proof_json(nonet_proof *proof)
{
    if (!proof->json.length) {
        struct json_writer w = {.out = &proof->json};
        json_put_open(&w, '{');
        if (proof->proof) {
            json_member_string(&w, "paper", proof->work.config->page.paper);
            put_book(proof->proof, &w);
        }
        json_put_close(&w, '}');
    }
    return proof->json.failed ? NULL : proof->json.data;
}

/* ---- pages ---- */

static enum status expect_page(const nonet_proof *p, enum nonet_part part, size_t page,
                               struct diag *d)
{
    if ((unsigned)part > NONET_COVER || !p->proof) {
        return diag_usage(d, NULL, "there is no such page");
    }
    const size_t pages = part == NONET_COVER
                             ? (press_proof_has_cover(p->proof) ? 1 : 0)
                             : book_page_count(press_proof_book(p->proof), parts[part].part);
    return page < pages ? STATUS_OK : diag_usage(d, NULL, "there is no such page");
}

/* ---- repeats ---- */

static void put_repeats(const struct press_proof *proof, const struct avoid_list *known,
                        struct json_writer *w)
{
    const struct record *r;
    json_put_open(w, '{');
    json_member_unsigned(w, "puzzles", known->count);
    json_put_name(w, "repeats");
    json_put_open(w, '[');
    for (size_t i = 0; (r = press_proof_puzzle(proof, i)); i++) {
        if (avoid_list_has(known, equivalent_form(r))) {
            json_put_unsigned(w, i + 1);
        }
    }
    json_put_close(w, ']');
    json_put_close(w, '}');
}

const char *nonet_proof_repeats(nonet_proof *proof, const char *path, nonet_error *error)
{
    struct api_call call;
    struct diag *d = api_begin(&call, error);
    struct avoid_list known = {0};
    struct json_writer w = {.out = &proof->repeats};
    text_clear(&proof->repeats);
    enum status status =
        proof->proof ? avoid_files_read(&known, path, d) : diag_usage(d, NULL, "there is no book");
    if (status == STATUS_OK) {
        avoid_list_finish(&known);
        put_repeats(proof->proof, &known, &w);
        status = proof->repeats.failed ? diag_error(d, NULL, OUT_OF_MEMORY) : STATUS_OK;
    }
    avoid_list_free(&known);
    api_end(&call, status);
    return status == STATUS_OK ? proof->repeats.data : NULL;
}

const void *nonet_proof_picture(nonet_proof *proof, enum nonet_part part, size_t page, double scale,
                                size_t *length, nonet_error *error)
{
    enum { MAX_SCALE = 10 };
    struct api_call call;
    struct diag *d = api_begin(&call, error);
    text_clear(&proof->picture);
    enum status status = expect_page(proof, part, page, d);
    if (status == STATUS_OK && !(scale > 0.01 && scale <= MAX_SCALE)) {
        status = diag_usage(d, NULL, "scale must be from 0.01 to %d", MAX_SCALE);
    }
    if (status == STATUS_OK) {
        status =
            press_proof_picture(proof->proof, parts[part].kind, page, scale, &proof->picture, d);
    }
    api_end(&call, status);
    if (length) {
        *length = status == STATUS_OK ? proof->picture.length : 0;
    }
    return status == STATUS_OK ? proof->picture.data : NULL;
}

static void put_box(struct json_writer *w, const char *name, struct box b)
{
    if (b.right <= b.left) {
        return;
    }
    json_put_name(w, name);
    json_put_open(w, '[');
    json_put_real(w, b.left, 2);
    json_put_real(w, b.top, 2);
    json_put_real(w, b.right, 2);
    json_put_real(w, b.bottom, 2);
    json_put_close(w, ']');
}

static void put_areas(const struct page_areas *areas, struct json_writer *w)
{
    json_put_open(w, '{');
    member_real(w, "width", areas->width_pt);
    member_real(w, "height", areas->height_pt);
    put_box(w, "trim", areas->trim);
    put_box(w, "safe", areas->safe);
    put_box(w, "block", areas->block);
    put_box(w, "barcode", areas->barcode);
    json_put_name(w, "folds");
    json_put_open(w, '[');
    for (size_t i = 0; i < areas->fold_count; i++) {
        json_put_real(w, areas->fold[i], 2);
    }
    json_put_close(w, ']');
    json_put_name(w, "areas");
    json_put_open(w, '[');
    for (size_t i = 0; i < areas->count; i++) {
        json_put_open(w, '{');
        put_box(w, "box", areas->area[i].box);
        json_member_string(w, "field", areas->area[i].field);
        if (areas->area[i].puzzle) {
            json_member_unsigned(w, "puzzle", areas->area[i].puzzle);
        }
        json_put_close(w, '}');
    }
    json_put_close(w, ']');
    json_put_close(w, '}');
}

const char *nonet_proof_areas(nonet_proof *proof, enum nonet_part part, size_t page,
                              nonet_error *error)
{
    struct api_call call;
    struct diag *d = api_begin(&call, error);
    struct json_writer w = {.out = &proof->areas};
    text_clear(&proof->areas);
    enum status status = expect_page(proof, part, page, d);
    if (status == STATUS_OK) {
        struct page_areas areas;
        const struct book *book = press_proof_book(proof->proof);
        if (part == NONET_COVER) {
            page_areas_of_cover(book, &areas);
        } else {
            page_areas_of(book, parts[part].part, page, &areas);
        }
        put_areas(&areas, &w);
        status = proof->areas.failed ? diag_error(d, NULL, OUT_OF_MEMORY) : STATUS_OK;
    }
    api_end(&call, status);
    return status == STATUS_OK ? proof->areas.data : NULL;
}

const nonet_puzzle *nonet_proof_puzzle(nonet_proof *proof, size_t number)
{
    const struct record *r =
        proof->proof && number ? press_proof_puzzle(proof->proof, number - 1) : NULL;
    if (!r) {
        return NULL;
    }
    record_copy(&proof->puzzle.record, r);
    return &proof->puzzle;
}
