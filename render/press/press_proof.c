/* Proofs: books that are planned and kept, to look at their pages. */
#include <stdlib.h>

#include "render/book/cover/book_cover.h"
#include "render/press/press_run.h"

struct press_proof {
    struct press_run run;
};

enum status press_proof_new(struct press_proof **out, const struct book_config *cfg,
                            const struct press_options *o, const struct press_progress *progress,
                            struct diag *d)
{
    struct press_proof *p = calloc(1, sizeof *p);
    *out = NULL;
    if (!p) {
        return diag_error(d, NULL, OUT_OF_MEMORY);
    }
    enum status status = press_run_init(&p->run, cfg, o, progress, d);
    if (status == STATUS_OK) {
        status = o->view ? press_plan_at_a_glance(&p->run) : press_plan(&p->run);
    }
    locked_banks_close(&p->run.puzzles.banks);
    if (status != STATUS_OK) {
        press_proof_drop(p);
        return status;
    }
    *out = p;
    return STATUS_OK;
}

const struct book *press_proof_book(const struct press_proof *p)
{
    return p->run.edition[0].book;
}

const struct record *press_proof_puzzle(const struct press_proof *p, size_t index)
{
    return index < p->run.puzzles.count ? p->run.puzzles.record[index] : NULL;
}

bool press_proof_has_cover(const struct press_proof *p)
{
    return p->run.cfg->cover.make;
}

size_t press_proof_costs(const struct press_proof *p, struct print_cost out[MAX_PRINT_COSTS],
                         struct print_cost_source *source)
{
    size_t count = 0;
    for (size_t i = 0; i < p->run.edition_count && !count; i++) {
        const struct edition *e = &p->run.edition[i];
        if (e->book && e->cfg->cover.binding == BINDING_PAPERBACK) {
            const unsigned pages = (unsigned)book_page_count(e->book, BOOK_INTERIOR);
            count =
                print_costs(e->profile, &e->cfg->page.trim, e->cfg->page.paper, pages, out, source);
        }
    }
    return count;
}

enum status press_proof_picture(const struct press_proof *p, enum press_proof_page kind,
                                size_t page, double scale, struct text *png, struct diag *d)
{
    const struct book *b = press_proof_book(p);
    const struct canvas_options o = {.scale = scale, .at_once = true};
    struct canvas *canvas = canvas_new(canvas_device_find("png"), &o);
    if (!canvas) {
        return diag_error(d, NULL, OUT_OF_MEMORY);
    }
    if (kind == PROOF_COVER) {
        cover_draw(b, canvas);
    } else {
        book_draw_page(b, kind == PROOF_ANSWERS ? BOOK_ANSWERS : BOOK_INTERIOR, page, canvas);
    }
    enum status status = canvas_finish(canvas, png, d);
    canvas_drop(canvas);
    return status;
}

void press_proof_drop(struct press_proof *p)
{
    if (p) {
        press_run_free(&p->run);
        free(p);
    }
}
