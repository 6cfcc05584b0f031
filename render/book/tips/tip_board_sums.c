/* Examples of the sum of all digits: a cage in each row of the first box, of which one or two leave
 * a cell over inside or stick out of the box. */
#include "render/book/tips/tip_board_makers.h"

enum { MAX_BOX_ROWS = 3 };

/* A cage in each row from the first cell on: how many cells it is longer than the box is wide, and
 * its sum. */
struct cages_of_box {
    unsigned width, height;
    struct {
        int longer;
        unsigned sum;
    } row[MAX_BOX_ROWS];
};

enum { BOXES = 3 };

static const struct cages_of_box *cages_for(const struct tip_maker *m,
                                            const struct cages_of_box boxes[BOXES])
{
    for (size_t i = 0; i < BOXES && m->bare->plain; i++) {
        if (boxes[i].width == m->bare->box_width && boxes[i].height == m->bare->box_height) {
            return &boxes[i];
        }
    }
    return NULL;
}

/* False: there are no such cages for the board. */
static bool add_cages(struct tip_maker *m, const struct cages_of_box boxes[BOXES])
{
    const struct cages_of_box *box = cages_for(m, boxes);
    if (!box || m->columns <= box->width) {
        return false;
    }
    for (unsigned i = 0; i < box->height; i++) {
        const unsigned cells = (unsigned)((int)box->width + box->row[i].longer);
        tip_add(m, CONSTRAINT_CAGE, box->row[i].sum, tip_across(i + 1, 1, cells));
    }
    tip_draw_first_box(m);
    return true;
}

bool tip_make_sum_of_house(struct tip_maker *m)
{
    static const struct cages_of_box boxes[BOXES] = {
        {3, 3, {{0, 13}, {0, 15}, {-1, 11}}},
        {3, 2, {{0, 10}, {-1, 7}}},
        {4, 2, {{0, 16}, {-1, 14}}},
    };
    const bool made = add_cages(m, boxes);
    if (made) {
        tip_answer(m, m->bare->box_height, m->bare->box_width, m->bare->size == 6 ? 4 : 6);
    }
    return made;
}

/* The last cage has one cell outside the box. */
bool tip_make_cage_split(struct tip_maker *m)
{
    static const struct cages_of_box boxes[BOXES] = {
        {3, 3, {{0, 13}, {0, 15}, {1, 22}}},
        {3, 2, {{0, 10}, {1, 16}}},
        {4, 2, {{0, 16}, {1, 25}}},
    };
    const bool made = add_cages(m, boxes);
    if (made) {
        tip_answer(m, m->bare->box_height, m->bare->box_width + 1, 5);
    }
    return made;
}

/* The cell outside is greater than the one left over inside by as much as digits can differ. */
bool tip_make_sums_compared(struct tip_maker *m)
{
    static const struct cages_of_box boxes[BOXES] = {
        {3, 3, {{0, 15}, {-1, 12}, {1, 26}}},
        {3, 2, {{-1, 8}, {1, 18}}},
        {4, 2, {{-1, 15}, {1, 28}}},
    };
    const bool made = add_cages(m, boxes);
    if (made) {
        tip_answer(m, m->bare->box_height - 1U, m->bare->box_width, 1);
        tip_answer(m, m->bare->box_height, m->bare->box_width + 1, m->bare->size);
    }
    return made;
}

/* Two cells stick out, which make 3. */
bool tip_make_sum_outside(struct tip_maker *m)
{
    static const struct cages_of_box boxes[BOXES] = {
        {3, 3, {{1, 16}, {0, 14}, {1, 18}}},
        {3, 2, {{1, 12}, {1, 12}}},
        {4, 2, {{1, 19}, {1, 20}}},
    };
    const bool made = add_cages(m, boxes);
    const unsigned outside = m->bare->box_width + 1U;
    if (made) {
        tip_show(m, 1, outside, outside);
        tip_show(m, m->bare->box_height, outside, outside);
        m->limit = digit_bit(1) | digit_bit(2);
    }
    return made;
}
