/* Any bytes as a picture: it is read, or refused with an error; what is read has a size and sound
 * paths, and is drawn on every device. The same bytes as a word are one, or refused. */
#include <math.h>

#include "gen/board/word.h"
#include "render/canvas/canvas.h"
#include "tests/fuzz/fuzz.h"

static void check_path(const struct art_path *path)
{
    size_t points = 0;
    demand(path->verb_count >= 2 && path->verb[0] == ART_MOVE);
    demand(path->fill >= 0 || path->stroke >= 0);
    for (size_t i = 0; i < path->verb_count; i++) {
        demand(path->verb[i] <= ART_CLOSE);
        points += path->verb[i] == ART_CURVE ? 3 : path->verb[i] != ART_CLOSE;
    }
    demand(points == path->point_count);
}

static void draw(const struct art *art, const char *device)
{
    struct canvas_options o = {.scale = 1};
    struct diag d = {0};
    struct text out = {0};
    struct page_boxes boxes = {.width_pt = 60, .height_pt = 60};
    struct canvas *c = canvas_new(canvas_device_find(device), &o);
    demand(c != NULL);
    canvas_begin_page(c, &boxes);
    canvas_art(c, (struct box){10, 10, 50, 50}, art, 0.5);
    canvas_end_page(c);
    (void)canvas_finish(c, &out, &d);
    canvas_drop(c);
    text_free(&out);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct art *art;
    struct diag d = {0};
    enum status status = art_read(&art, "fuzz", (const char *)data, size, &d);
    demand((status == STATUS_OK) == (art != NULL) && (status == STATUS_OK) == (d.errors == 0));
    if (art && !d.no_memory) {
        demand(art->width > 0 && art->height > 0);
        for (size_t i = 0; i < art->path_count; i++) {
            check_path(&art->path[i]);
        }
        draw(art, "svg");
        draw(art, "png");
        draw(art, "pdf");
    }
    art_drop(art);
    char text[80];
    struct word w;
    size_t length = size < sizeof text - 1 ? size : sizeof text - 1;
    memcpy(text, data, length);
    text[length] = '\0';
    status = word_read(&w, text, NULL, &d);
    demand(status != STATUS_OK || (w.length >= WORD_MIN && w.length <= WORD_MAX));
    return 0;
}
