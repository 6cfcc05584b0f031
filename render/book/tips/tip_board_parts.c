/* What the makers of examples have in common. */
#include "render/book/tips/tip_board_makers.h"

uint16_t tip_at(const struct tip_maker *m, unsigned row, unsigned column)
{
    return (uint16_t)cell_at(m->bare, row - 1, column - 1);
}

void tip_give(struct tip_maker *m, unsigned row, unsigned column, unsigned digit)
{
    m->out->givens.cell[tip_at(m, row, column)] = (uint8_t)digit;
}

void tip_answer(struct tip_maker *m, unsigned row, unsigned column, unsigned digit)
{
    m->out->answers.cell[tip_at(m, row, column)] = (uint8_t)digit;
}

void tip_add(struct tip_maker *m, enum constraint_kind_id kind, unsigned number, struct tip_run r)
{
    uint16_t cell[MAX_SIZE];
    for (unsigned i = 0; i < r.count; i++) {
        cell[i] = tip_at(m, (unsigned)((int)r.row + (int)i * r.down),
                         (unsigned)((int)r.column + (int)i * r.right));
        m->used[cell[i]] = true;
    }
    constraint_list_add(&m->list, kind, false, number, cell, r.count);
}

struct tip_run tip_across(unsigned row, unsigned from, unsigned to)
{
    return (struct tip_run){row, from, 0, 1, to - from + 1};
}

void tip_show(struct tip_maker *m, unsigned row, unsigned from, unsigned to)
{
    for (unsigned column = from; column <= to; column++) {
        m->shown[tip_at(m, row, column)] = true;
    }
}

void tip_draw_columns(struct tip_maker *m, unsigned most)
{
    m->columns = m->columns < most ? m->columns : most;
}

void tip_draw_first_box(struct tip_maker *m)
{
    tip_draw_columns(m, m->bare->box_width + 2);
    m->rows = m->bare->box_height;
}
