#include "render/press/pictures/picture_stream.h"

#include <stdlib.h>
#include <string.h>

#include "gen/grade/grade_record.h"
#include "gen/solve/solve.h"

struct picture_stream {
    struct puzzle_pictures *pictures[PICTURE_KINDS];
    struct grade_record_scratch *grading;
    struct picture_folder *folder;
    size_t count;
};

void picture_stream_drop(struct picture_stream *e)
{
    if (e) {
        grade_record_scratch_drop(e->grading);
        puzzle_pictures_drop(e->pictures[PICTURE_PUZZLE]);
        puzzle_pictures_drop(e->pictures[PICTURE_SOLUTION]);
        picture_folder_drop(e->folder);
        free(e);
    }
}

enum status picture_stream_new(struct picture_stream **out, const struct picture_stream_options *o,
                               struct diag *d)
{
    struct picture_stream *e = calloc(1, sizeof *e);
    *out = NULL;
    if (!e) {
        return diag_error(d, NULL, OUT_OF_MEMORY);
    }
    e->grading = grade_record_scratch_new(false);
    enum status status = e->grading ? STATUS_OK : diag_error(d, NULL, OUT_OF_MEMORY);
    for (unsigned i = 0; i < PICTURE_KINDS && status == STATUS_OK; i++) {
        struct puzzle_pictures_options pictures = o->pictures;
        bool solution = i == PICTURE_SOLUTION;
        pictures.solution = solution;
        pictures.candidates = solution ? CANDIDATE_MARKS_NONE : pictures.candidates;
        status = puzzle_pictures_new(&e->pictures[i], &pictures, d);
    }
    const struct picture_folder_options folder = {.directory = o->directory,
                                                  .pattern = o->pattern,
                                                  .extension = o->pictures.device->extension,
                                                  .source = PICTURES_OF_STREAM,
                                                  .json = o->json};
    status = status == STATUS_OK ? picture_folder_new(&e->folder, &folder, d) : status;
    if (status != STATUS_OK) {
        picture_stream_drop(e);
        return status;
    }
    *out = e;
    return STATUS_OK;
}

static enum status draw(struct puzzle_pictures *pictures, const struct record *r,
                        const struct diag_at *at, struct text *out, struct diag *d)
{
    enum status status = puzzle_pictures_add(pictures, r, at, d);
    return status == STATUS_OK ? puzzle_pictures_finish(pictures, out, d) : status;
}

enum status picture_stream_add(struct picture_stream *e, const struct record *r, const char *code,
                               const struct diag_at *at, struct diag *d)
{
    struct text picture[PICTURE_KINDS] = {{0}, {0}};
    struct record solved = {.variant = NULL};
    record_copy(&solved, r);
    enum status status = STATUS_OK;
    if (!solved.has_solution) {
        bool one = solve_prepare(r->variant) &&
                   solve_count(r->variant, &r->givens, 2, &solved.solution) == 1;
        status =
            one ? STATUS_OK : diag_error(d, at, "this puzzle does not have exactly one solution");
    }
    if (status == STATUS_OK && !solved.level[0]) {
        struct grade_record_options how = {.rate_se = false};
        grade_options_init(&how.grade);
        grade_record(&solved, &how, e->grading);
    }
    puzzle_pictures_set_code(e->pictures[PICTURE_PUZZLE], code);
    for (unsigned kind = 0; kind < PICTURE_KINDS && status == STATUS_OK; kind++) {
        status = draw(e->pictures[kind], &solved, at, &picture[kind], d);
    }
    if (status == STATUS_OK) {
        const struct picture_caption caption = {.number = ++e->count, .record = &solved};
        status = picture_folder_add(e->folder, &caption, picture, d);
    }
    puzzle_pictures_set_code(e->pictures[PICTURE_PUZZLE], NULL);
    text_free(&picture[PICTURE_PUZZLE]);
    text_free(&picture[PICTURE_SOLUTION]);
    record_free(&solved);
    return status;
}

enum status picture_stream_finish(struct picture_stream *e, struct diag *d)
{
    enum status status = picture_folder_finish(e->folder, d);
    e->folder = NULL;
    picture_stream_drop(e);
    return status;
}
