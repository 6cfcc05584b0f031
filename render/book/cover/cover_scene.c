#include "render/book/cover/cover_scene.h"

#include <math.h>
#include <string.h>

#include "render/art/art.h"
#include "render/book/book_data.h"
#include "render/book/cover/cover_design.h"
#include "render/book/cover/cover_tools.h"

/* ---- the table of designs ---- */

static const struct cover_design *const designs[] = {
#define COVER_DESIGN_ROW(name) &cover_design_##name,
    COVER_DESIGNS(COVER_DESIGN_ROW)
#undef COVER_DESIGN_ROW
};
enum { DESIGN_COUNT = sizeof designs / sizeof designs[0] };

const char *cover_design_name(size_t index)
{
    return index < DESIGN_COUNT ? designs[index]->name : NULL;
}

const char *cover_design_doc(size_t index)
{
    return designs[index]->doc;
}

const struct cover_design *cover_design_of(const struct book_config *cfg)
{
    const struct cover_design *found = designs[0];
    for (size_t i = 0; i < DESIGN_COUNT; i++) {
        found = strcmp(designs[i]->name, cfg->cover.design) == 0 ? designs[i] : found;
    }
    return found;
}

struct cover_colours cover_colours_of(const struct book_config *cfg)
{
    return cover_palette_colours(cfg, &cover_design_of(cfg)->colours);
}

/* ---- the scene ---- */

static bool has_enough_givens(const struct record *r)
{
    const double enough = 0.2;
    return grid_given_count(r->variant, &r->givens) >= enough * r->variant->cell_count;
}

/* The book's first puzzle that gives about a third of its cells, else the one that gives most: a
 * pattern of few digits looks unfinished. */
static const struct record *with_enough_givens(const struct book *b)
{
    const double enough = 0.3;
    size_t best = 0;
    unsigned most = 0;
    for (size_t i = 0; i < b->puzzle_count; i++) {
        const struct record *r = b->puzzle[i].record;
        unsigned count = grid_given_count(r->variant, &r->givens);
        if (count >= enough * r->variant->cell_count) {
            return r;
        }
        best = count > most ? i : best;
        most = count > most ? count : most;
    }
    return b->puzzle[best].record;
}

void cover_scene_init(const struct book *b, bool ebook, struct cover_scene *s)
{
    *s = (struct cover_scene){.book = b,
                              .design = cover_design_of(b->cfg),
                              .g = ebook ? cover_ebook_geometry() : cover_geometry(b)};
    s->width = s->g.front.right - s->g.front.left;
    s->height = s->g.front.bottom - s->g.front.top;
    s->page = (struct box){0, 0, s->g.width_pt, s->g.height_pt};
    s->safe_pt = ebook ? 0.05 * s->width : b->source.profile->cover->safe_pt + 9;
    double side = s->safe_pt + 9;
    s->safe = (struct box){s->g.front.left + side, s->g.front.top + s->safe_pt,
                           s->g.front.right - side, s->g.front.bottom - s->safe_pt};
    s->rgb = cover_colours_of(b->cfg);
    s->max_ink = ebook ? 0 : b->source.profile->cover->max_ink;
    s->ground = cover_mix(s, s->rgb.ground, s->rgb.ground, 0);
    s->ink = ebook ? paint_rgb(s->rgb.ink) : cover_type_paint(s->rgb.ink);
    s->accent = cover_mix(s, s->rgb.accent, s->rgb.accent, 0);
    const struct cover_faces *own = &b->faces.cover;
    s->title_font = own->title;
    s->text_font = own->text ? own->text : b->faces.sans;
    s->strong_font = own->strong ? own->strong : b->faces.sans_bold;
    const bool whole = own->text && own->strong;
    s->body_font = whole ? own->text : b->faces.serif;
    s->body_bold = whole ? own->strong : b->faces.serif_bold;
    s->body_italic = !whole ? b->faces.serif_italic : own->italic ? own->italic : own->text;
    unsigned number = b->cfg->cover.art_puzzle;
    s->material =
        number && number <= b->puzzle_count ? b->puzzle[number - 1].record : with_enough_givens(b);
    s->board = s->material->variant;
    s->few_givens = !has_enough_givens(s->material);
    s->photo = ebook ? b->pictures.ebook_photo : b->pictures.cover_photo;
    /* A stream far from those of the puzzles. */
    pcg32_seed(&s->chance, b->cfg->seed, UINT64_C(0x436f766572));
    for (unsigned i = 1; i <= MAX_SIZE; i++) {
        s->relabel[i] = (uint8_t)i;
    }
    for (unsigned i = s->board->size; i > 1; i--) {
        unsigned k = 1 + pcg32_below(&s->chance, i);
        uint8_t kept = s->relabel[i];
        s->relabel[i] = s->relabel[k];
        s->relabel[k] = kept;
    }
}

void cover_scene_free(struct cover_scene *s)
{
    for (unsigned i = 0; i < sizeof s->digit / sizeof s->digit[0]; i++) {
        art_drop(s->digit[i]);
    }
}
