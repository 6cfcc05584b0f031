#include "render/pictures/drawing_options.h"

const char *candidates_choice(size_t index)
{
    static const char *const names[] = {[CANDIDATE_MARKS_NONE] = "none",
                                        [CANDIDATE_MARKS_FULL] = "full",
                                        [CANDIDATE_MARKS_CORNER] = "corner"};
    return index < sizeof names / sizeof *names ? names[index] : NULL;
}

const char *shade_choice(size_t index)
{
    static const char *const names[] = {"houses", "regions"};
    return index < sizeof names / sizeof *names ? names[index] : NULL;
}

struct puzzle_pictures_options drawing_options_read(const struct drawing_options *o,
                                                    const struct canvas_device *device,
                                                    struct translation translation)
{
    return (struct puzzle_pictures_options){
        .device = device,
        .font = o->font,
        .candidates = (enum candidate_marks)o->candidates,
        .shade_regions = o->shade == 1,
        .solution = o->solution,
        .course = o->course,
        .step = (unsigned)o->step,
        .style.translation = translation,
        .signs = {.word = o->word,
                  .words = o->words,
                  .pictures = o->pictures,
                  .word_at = (enum word_place)o->word_at,
                  .seed = (uint64_t)o->seed},
        .picture = {.outlines = o->outlines,
                    .cell_pt = (double)o->cell_mm * 72 / 25.4,
                    .pixels_per_pt = (double)o->dpi / 72},
    };
}
