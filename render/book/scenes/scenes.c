#include "render/book/scenes/scenes.h"

#include <string.h>

#include "render/art/art.h"
#include "render/book/book_data.h"
#include "render/book/scenes/scene_drawings.h"

static bool shows_scenes(const struct book *b)
{
    bool shown = b->cfg->style.friends || b->cfg->style.look.opener == OPENER_SCENE ||
                 b->cfg->style.introduction == INTRODUCTION_SCENE;
    for (size_t s = 0; s < b->cfg->section_count; s++) {
        shown |= b->cfg->section[s].look.opener == OPENER_SCENE;
    }
    return shown;
}

static bool shows_frames(const struct book *b)
{
    bool shown = b->cfg->style.title_page == TITLE_FRAME ||
                 b->cfg->style.introduction == INTRODUCTION_FLOURISH ||
                 b->cfg->style.look.opener == OPENER_FRAME;
    for (size_t s = 0; s < b->cfg->section_count; s++) {
        shown |= b->cfg->section[s].look.opener == OPENER_FRAME;
    }
    return shown;
}

enum status book_load_scenes(struct book *b, struct diag *d)
{
    enum status status = STATUS_OK;
    for (size_t i = 0; i < SCENE_COUNT && status == STATUS_OK; i++) {
        if (!(i >= SCENE_FLOURISH ? shows_frames(b) : shows_scenes(b))) {
            continue;
        }
        status =
            art_read(&b->scenes.item[i], "scene", scene_drawing[i], strlen(scene_drawing[i]), d);
    }
    return status;
}

void book_drop_scenes(struct book *b)
{
    for (size_t i = 0; i < SCENE_COUNT; i++) {
        art_drop(b->scenes.item[i]);
    }
}

enum scene scene_animal(size_t turn)
{
    return (enum scene)(turn % (SCENE_LAST_ANIMAL + 1));
}

enum scene scene_place(size_t turn)
{
    enum { PLACES = SCENE_LAST_PLACE - SCENE_MEADOW + 1 };
    return (enum scene)(SCENE_MEADOW + turn % PLACES);
}

bool scene_is_place(enum scene scene)
{
    return scene >= SCENE_MEADOW && scene <= SCENE_LAST_PLACE;
}

double scene_ratio(const struct book *b, enum scene scene)
{
    const struct art *art = b->scenes.item[scene];
    return art ? art->width / art->height : 1;
}

void draw_scene(const struct book *b, struct canvas *c, enum scene scene, struct box box)
{
    if (b->scenes.item[scene]) {
        canvas_tag(c, CANVAS_ARTIFACT, NULL, NULL);
        book_draw_picture(b, c, box, b->scenes.item[scene]);
        canvas_untag(c);
    }
}

void draw_scene_on_edge(const struct book *b, struct canvas *c, enum scene scene, struct box box,
                        double left, double right)
{
    draw_scene(b, c, scene, box);
    canvas_tag(c, CANVAS_ARTIFACT, NULL, NULL);
    canvas_line(c, left, box.bottom, right, box.bottom, 2, book_ink(b, INKED_OPENERS));
    canvas_untag(c);
}
