/* Any bytes as a saved game, or as the moves of a new game. A loaded game is sound, moves can be
 * undone and redone, and a game that is saved and loaded is the same. */
#include "gen/play/play.h"
#include "tests/fuzz/fuzz.h"

static void check_board(const struct play *p)
{
    for (unsigned cell = 0; cell < p->variant->cell_count; cell++) {
        const struct play_cell *c = &p->cell[cell];
        demand(c->digit <= p->variant->size);
        demand(!c->given || c->digit != 0);
        demand((c->marks & ~all_digits(p->variant->size)) == 0);
    }
    demand(p->done <= p->move_count && !p->move_open);
}

static bool same_boards(const struct play *p, const struct play_cell *a, const struct play_cell *b)
{
    for (unsigned cell = 0; cell < p->variant->cell_count; cell++) {
        if (a[cell].digit != b[cell].digit || a[cell].given != b[cell].given ||
            a[cell].marks != b[cell].marks) {
            return false;
        }
    }
    return true;
}

static void check_save(const struct play *p)
{
    struct text first = {0};
    struct text second = {0};
    struct diag d = {0};
    play_save(p, &first);
    struct play *back = play_load(first.data, first.length, "saved", &d);
    demand(back && d.errors == 0);
    demand(back->done == p->done && back->move_count == p->move_count);
    demand(same_boards(p, p->cell, back->cell));
    play_save(back, &second);
    demand(first.length == second.length && memcmp(first.data, second.data, first.length) == 0);
    play_drop(back);
    text_free(&first);
    text_free(&second);
}

static void check_undo(struct play *p)
{
    struct play_cell here[MAX_CELLS];
    size_t done = p->done;
    memcpy(here, p->cell, sizeof here);
    while (play_undo(p)) {
        check_board(p);
    }
    while (p->done < done) {
        demand(play_redo(p));
    }
    demand(same_boards(p, here, p->cell));
}

static void move(struct play *p, struct choices *c)
{
    unsigned kind = choose(c, 11);
    unsigned cell = choose(c, p->variant->cell_count);
    unsigned digit = choose(c, p->variant->size + 1U);
    const struct step *step;
    switch (kind) {
    case 0:
        (void)play_enter(p, cell, digit);
        break;
    case 1:
        (void)play_pencil(p, cell, digit ? digit : 1);
        break;
    case 2:
        (void)play_pencil_all(p);
        break;
    case 3:
        (void)play_pencil_none(p);
        break;
    case 4:
        (void)play_edit(p, cell, digit);
        break;
    case 5:
        (void)play_restart(p);
        break;
    case 6:
        (void)play_undo(p);
        break;
    case 7:
        (void)play_redo(p);
        break;
    case 8:
        (void)play_fill_singles(p, 1 + digit % 3, cell % 2);
        break;
    case 9:
        if (play_hint(p, &step) == PLAY_OK) {
            (void)play_apply_hint(p, step);
        }
        break;
    default:
        p->rule = cell % 2 ? PLAY_RULE_MARK : PLAY_RULE_REFUSE;
        break;
    }
}

static void play_moves(struct choices c)
{
    static const uint8_t sizes[] = {0, 0, 1, 2};
    const struct layout *v = variant_at(sizes[choose(&c, 4)]);
    struct grid givens = {0};
    for (unsigned k = choose(&c, 40); k > 0 && v->size <= 9; k--) {
        unsigned cell = choose(&c, v->cell_count);
        givens.cell[cell] = (uint8_t)choose(&c, v->size + 1U);
    }
    struct play *p = play_new(v, &givens);
    demand(p != NULL);
    for (unsigned k = 0; k < 60 && c.left > 0; k++) {
        move(p, &c);
        check_board(p);
    }
    check_undo(p);
    check_save(p);
    play_drop(p);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct diag d = {0};
    if (size > 0 && data[0] == '!') {
        play_moves((struct choices){data + 1, size - 1});
        return 0;
    }
    (void)play_detect((const char *)data, size);
    (void)play_detect_records((const char *)data, size);
    struct play *p = play_load((const char *)data, size, "fuzz", &d);
    demand((p != NULL) == (d.errors == 0));
    if (p) {
        check_board(p);
        check_undo(p);
        check_save(p);
        play_drop(p);
    }
    return 0;
}
