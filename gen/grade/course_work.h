/* Working memory of course.c; a part of a grader's scratch, internal to gen/grade. */
#ifndef NONET_GEN_GRADE_COURSE_WORK_H
#define NONET_GEN_GRADE_COURSE_WORK_H

#include "gen/board/board.h"

enum { COURSE_MAX_STEPS = 1024 };

struct course_board {
    const struct layout *v;
    unsigned empty;
    digit_set cand[MAX_CELLS]; /* 0 for filled cells */
};

struct course_effect {
    digit_set digits; /* the digits removed, or the one that is placed */
    uint16_t cell;
    bool place;
};

/* A hard step. */
struct course_step {
    unsigned round;
    unsigned first_effect, effect_count;
    bool left_out;
    uint64_t rests[(MAX_CELLS + 63) / 64]; /* cells that its reason looks at */
};

struct course_work {
    struct course_board now, less;
    unsigned step_count; /* may exceed COURSE_MAX_STEPS; the steps beyond that are not kept */
    unsigned effect_count;
    struct course_step step[COURSE_MAX_STEPS];
    struct course_effect effect[MAX_CELLS * MAX_SIZE];
};

#endif
