/* Explanations are true: the links, inferences and parts of steps hold in their positions. */
#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "gen/grade/explain/explain.h"
#include "gen/grade/explain/proof_chunks.h"
#include "gen/grade/explain/spot_text.h"
#include "gen/grade/grade.h"
#include "tests/unit/allowed_techniques.h"

struct position {
    const struct layout *v;
    digit_set open[MAX_CELLS]; /* candidates */
};

static bool sees(const struct layout *v, unsigned a, unsigned b)
{
    for (unsigned i = 0; i < v->peer_count[a]; i++) {
        if (v->peer[a][i] == b) {
            return true;
        }
    }
    return false;
}

static bool in_end(const struct link_end *e, unsigned cell)
{
    for (unsigned i = 0; i < e->count; i++) {
        if (e->cell[i] == cell) {
            return true;
        }
    }
    return false;
}

/* Strong: the ends are all places of the digit in the house, or all candidates of a cell. Weak:
 * they share a cell, or every cell of the one sees every cell of the other. */
static bool link_holds(const struct position *p, const struct link *l)
{
    bool same_cell = l->from.count == 1 && l->to.count == 1 && l->from.cell[0] == l->to.cell[0];
    if (same_cell) {
        return l->from.digit != l->to.digit &&
               (!l->strong ||
                p->open[l->from.cell[0]] == (digit_bit(l->from.digit) | digit_bit(l->to.digit)));
    }
    if (l->from.digit != l->to.digit) {
        return false;
    }
    for (unsigned i = 0; !l->strong && i < l->from.count; i++) {
        for (unsigned k = 0; k < l->to.count; k++) {
            if (!sees(p->v, l->from.cell[i], l->to.cell[k])) {
                return false;
            }
        }
    }
    for (unsigned i = 0; l->strong && i < p->v->size; i++) {
        unsigned cell = l->house == STEP_NO_HOUSE ? 0 : p->v->house[l->house].cell[i];
        bool place = p->open[cell] & digit_bit(l->from.digit);
        if (l->house == STEP_NO_HOUSE ||
            place != (in_end(&l->from, cell) || in_end(&l->to, cell))) {
            return false;
        }
    }
    return true;
}

static void put(struct position *p, unsigned cell, unsigned digit)
{
    p->open[cell] = digit_bit(digit);
    for (unsigned i = 0; i < p->v->peer_count[cell]; i++) {
        p->open[p->v->peer[cell][i]] &= ~digit_bit(digit);
    }
}

static unsigned places_in(const struct position *p, unsigned house, unsigned digit)
{
    unsigned count = 0;
    for (unsigned i = 0; i < p->v->size; i++) {
        count += (p->open[p->v->house[house].cell[i]] & digit_bit(digit)) != 0;
    }
    return count;
}

/* Every line follows from the lines before it, and the last one is a contradiction. */
static bool inferences_hold(const struct position *before, const struct step *s)
{
    struct position p = *before;
    for (unsigned i = 0; i < s->inference_count; i++) {
        const struct inference *f = &s->inference[i];
        digit_set digit = f->at.digit ? digit_bit(f->at.digit) : 0;
        bool holds = true;
        if (f->kind == INFER_ASSUME || f->kind == INFER_ASSUME_NOT) {
            p = *before;
        } else if (f->kind == INFER_CELL) {
            holds = p.open[f->at.cell] == digit;
        } else if (f->kind == INFER_HOUSE) {
            holds = places_in(&p, f->house, f->at.digit) == 1 && p.open[f->at.cell] & digit;
        } else if (f->kind == INFER_DEAD_CELL) {
            holds = p.open[f->at.cell] == 0;
        } else if (f->kind == INFER_DEAD_HOUSE) {
            holds = places_in(&p, f->house, f->at.digit) == 0;
        }
        if (!holds) {
            return false;
        }
        if (f->kind == INFER_NOT || f->kind == INFER_ASSUME_NOT) {
            p.open[f->at.cell] &= ~digit;
        } else if (f->kind != INFER_DEAD_CELL && f->kind != INFER_DEAD_HOUSE) {
            put(&p, f->at.cell, f->at.digit);
        }
    }
    return true;
}

/* Is the digit the cell's last, or the cell a house's last place for it? */
static bool follows(const struct position *p, struct candidate at)
{
    bool last = p->open[at.cell] == digit_bit(at.digit);
    for (unsigned h = 0; h < p->v->house_count && !last; h++) {
        for (unsigned i = 0; i < p->v->size; i++) {
            last |= p->v->house[h].cell[i] == at.cell && places_in(p, h, at.digit) == 1;
        }
    }
    return last && p->open[at.cell] & digit_bit(at.digit);
}

/* What each picture of a long proof marks follows from that picture alone, in its order, and all
 * pictures together mark what the proof has. Returns the number of pictures. */
static unsigned parts_hold(const struct position *before, const struct grid *board,
                           const struct step *s)
{
    unsigned parts = step_part_count(s);
    unsigned marked = 0;
    unsigned reported = 0;
    for (unsigned part = 1; part < parts; part++) {
        struct position p = *before;
        struct grid filled = *board;
        struct step shown;
        struct text words = {0};
        char number[40];
        step_part_draw(p.v, s, part, &filled, p.open, &shown);
        for (unsigned c = 0; c < p.v->cell_count; c++) {
            p.open[c] = filled.cell[c] ? digit_bit(filled.cell[c]) : p.open[c];
        }
        bool begins = memcmp(&filled, board, sizeof filled) == 0;
        unsigned here = 0;
        for (unsigned i = 0; i < shown.mark_count; i++) {
            struct candidate at = shown.mark[i].at;
            if (shown.mark[i].role == MARK_PATTERN) {
                cr_expect((begins && i == 0) || follows(&p, at), "part %u: r%uc%u=%u", part,
                          at.cell / 9 + 1, at.cell % 9 + 1, at.digit);
                put(&p, at.cell, at.digit);
                here++;
            } else if (shown.mark[i].role == MARK_ELIMINATE) {
                p.open[at.cell] &= ~digit_bit(at.digit);
                here++;
            }
        }
        cr_expect_leq(here, PART_INFERENCES + 2 + s->mark_count);
        marked += here;
        snprintf(number, sizeof number, "Part %u of %u. Suppose ", part, parts - 1);
        step_part_explain(NULL, p.v, s, part, &words);
        cr_expect_eq(strncmp(words.data, number, strlen(number)), 0, "%s", words.data);
        text_free(&words);
    }
    for (unsigned i = 0; i < s->inference_count; i++) {
        reported +=
            s->inference[i].kind != INFER_DEAD_CELL && s->inference[i].kind != INFER_DEAD_HOUSE;
    }
    cr_expect(parts == 1 || marked >= reported, "%u of %u inferences are shown", marked, reported);
    cr_expect_eq(parts > 1, s->inference_count > PART_WHOLE_INFERENCES);
    return parts - 1;
}

/* A hint gives away its technique, then its place, and its digits last: before, a digit is named
 * only if the pattern has no other, and one that is put into the board only where its cell is
 * looked for. */
static void hints_give_away_by_steps(const struct layout *v, const struct step *s)
{
    struct text t[HINT_PART_COUNT] = {{0}};
    for (unsigned part = 0; part < HINT_PART_COUNT; part++) {
        step_hint(NULL, v, s, part, &t[part]);
    }
    for (unsigned part = 0; part < HINT_WHAT; part++) {
        cr_expect_eq(strncmp(t[part].data, t[HINT_WHAT].data, t[0].length - 1), 0);
        cr_expect_null(strchr(t[part].data, '='), "%s", t[part].data);
        cr_expect_null(strstr(t[part].data, "Remove"), "%s", t[part].data);
    }
    cr_expect_null(strstr(t[HINT_TECHNIQUE].data, "r1c"));
    cr_expect_not_null(strstr(t[HINT_WHERE].data, ": look "), "%s", t[HINT_WHERE].data);
    const char *digit = strstr(t[HINT_WHERE].data, "look for ");
    if (digit) {
        const digit_set one = digit_bit((unsigned)digit_from_char(digit[9]));
        cr_expect_eq(step_role_digits(s, ~0U) | one, one, "%s", t[HINT_WHERE].data);
        cr_expect(!step_places(s) || s->technique == TECHNIQUE_TEMPLATE_SET ||
                      s->technique == TECHNIQUE_HIDDEN_SINGLE,
                  "%s", t[HINT_WHERE].data);
    }
    cr_expect_lt(t[HINT_WHERE].length, 160, "%s", t[HINT_WHERE].data);
    for (unsigned part = 0; part < HINT_PART_COUNT; part++) {
        text_free(&t[part]);
    }
}

/* Over whole paths of puzzles that need chains, nets and nested nets. */
Test(explain, links_and_inferences_hold)
{
    static const char *const puzzles[] = {
        "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
        "6....23......54....7..8...573....2.8..63.59....42...........167....3.....5...1...",
        "4....3...86..4..2....7..4....5..12..6.8....3.97..............75...37..6.....8.9.2",
        ".......8334...6....7..192...9253.......2...1...3..8.....1..4..5......1..5...6..4.",
    };
    struct grade_scratch *scratch = grade_scratch_new();
    struct position p = {.v = variant_at(0)};
    unsigned links = 0;
    unsigned inferences = 0;
    unsigned pictures = 0;
    for (size_t i = 0; i < 2 * sizeof puzzles / sizeof puzzles[0]; i++) {
        struct grid g = {{0}};
        struct grade_options o;
        const struct step *s;
        for (unsigned c = 0; c < 81; c++) {
            g.cell[c] = (uint8_t)digit_from_char(puzzles[i / 2][c]);
        }
        allow(i % 2 ? "subsets" : "default", i % 2 ? TECHNIQUE_FORCING_NET : TECHNIQUE_AIC, &o);
        struct path *path = path_begin(p.v, &g, &o, scratch);
        while ((s = path_next(path)) != NULL) {
            for (unsigned c = 0; c < 81; c++) {
                unsigned digit = path_board(path)->cell[c];
                p.open[c] = digit ? digit_bit(digit) : path_candidates(path, c);
            }
            for (unsigned k = 0; k < s->link_count; k++, links++) {
                cr_expect(link_holds(&p, &s->link[k]), "%s, link %u of a %s", puzzles[i / 2], k,
                          technique_at((size_t)s->technique)->key);
            }
            cr_expect(inferences_hold(&p, s), "%s: a %s", puzzles[i / 2],
                      technique_at((size_t)s->technique)->key);
            inferences += s->inference_count;
            pictures += parts_hold(&p, path_board(path), s);
            hints_give_away_by_steps(p.v, s);
        }
    }
    cr_expect_gt(pictures, 20);
    cr_expect_gt(links, 100);
    cr_expect_gt(inferences, 200);
    grade_scratch_drop(scratch);
}
