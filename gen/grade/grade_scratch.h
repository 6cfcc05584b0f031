/* The inside of a grader's scratch; internal to gen/grade. */
#ifndef NONET_GEN_GRADE_GRADE_SCRATCH_H
#define NONET_GEN_GRADE_GRADE_SCRATCH_H

#include "gen/grade/course.h"
#include "gen/grade/course_work.h"
#include "gen/grade/grade.h"
#include "gen/grade/technique/engine.h"

struct path {
    const struct layout *v;
    const struct engine_ops *ops;
    void *engine;
    bool pending; /* the engine has a step that has not been carried out yet */
    struct grade_options options;
    struct grid givens;
    struct grid board;
    struct step step;
};

struct grade_scratch {
    void *small; /* the two engines, one of which may be NULL */
    void *large;
    struct path path;
    struct course_work course;
    struct course spare_course;
};

/* The engine for a variant's size, and its functions. */
const struct engine_ops *scratch_engine(struct grade_scratch *s, const struct layout *v,
                                        void **engine);

#endif
