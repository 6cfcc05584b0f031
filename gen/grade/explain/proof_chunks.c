#include "gen/grade/explain/proof_chunks.h"

#include <stdio.h>
#include <string.h>

#include "gen/grade/explain/placeholders.h"

/* The inferences [from, to) of the branch that begins at `assumption`. */
struct proof_chunks_piece {
    unsigned assumption;
    unsigned from;
    unsigned to;
};

static unsigned branch_end(const struct step *s, unsigned assumption)
{
    unsigned end = assumption + 1;
    while (end < s->inference_count && !inference_is_assumption(&s->inference[end])) {
        end++;
    }
    return end;
}

/* The inferences of a branch between its assumption and its dead end. */
static unsigned follower_count(const struct step *s, unsigned assumption, unsigned end)
{
    const unsigned after = end - assumption - 1;
    return after - (after && inference_is_dead_end(&s->inference[end - 1]));
}

/* How many pieces a branch's inferences are cut into. The pieces have equal lengths, or differ by
 * one inference. A dead end stays with the inference before it. */
static unsigned piece_count(unsigned reported)
{
    return reported ? (reported + PART_INFERENCES - 1) / PART_INFERENCES : 1;
}

/* Finds the n-th piece, from 0. Returns how many there are if n is too large. */
static unsigned find_piece(const struct step *s, unsigned n, struct proof_chunks_piece *p)
{
    unsigned before = 0;
    for (unsigned at = 0; at < s->inference_count;) {
        unsigned end = branch_end(s, at);
        unsigned reported = follower_count(s, at, end);
        unsigned count = piece_count(reported);
        if (n < before + count) {
            unsigned k = n - before;
            *p = (struct proof_chunks_piece){at, at + 1 + reported * k / count,
                                             at + 1 + reported * (k + 1) / count};
            p->to = k + 1 == count ? end : p->to;
            break;
        }
        before += count;
        at = end;
    }
    return before;
}

unsigned step_part_count(const struct step *s)
{
    struct proof_chunks_piece unused;
    return s->inference_count > PART_WHOLE_INFERENCES ? 1 + find_piece(s, UINT16_MAX, &unused) : 1;
}

/* ---- in words ---- */

/* Keeps only the assumptions and the last dead end, which the claim is about. */
static void leave_claim(const struct step *s, struct step *claim)
{
    *claim = *s;
    claim->inference_count = 0;
    claim->left_out = 0;
    for (unsigned i = 0; i < s->inference_count; i++) {
        bool last = i + 1 == s->inference_count;
        if (inference_is_assumption(&s->inference[i]) ||
            (last && inference_is_dead_end(&s->inference[i]))) {
            claim->inference[claim->inference_count++] = s->inference[i];
        }
    }
}

/* Turns the piece into a step. What was left out would come last. */
static void leave_piece(const struct step *s, const struct proof_chunks_piece *p,
                        struct step *piece)
{
    *piece = *s;
    piece->inference[0] = s->inference[p->assumption];
    piece->inference_count = (uint16_t)(1 + p->to - p->from);
    piece->left_out = p->to == s->inference_count ? s->left_out : 0;
    memcpy(piece->inference + 1, s->inference + p->from,
           (p->to - p->from) * sizeof *piece->inference);
}

void step_part_explain(const struct explain_style *style, const struct layout *v,
                       const struct step *s, unsigned part, struct text *out)
{
    unsigned count = step_part_count(s);
    struct step piece;
    struct proof_chunks_piece p;
    if (count == 1) {
        step_explain(style, v, s, out);
        return;
    }
    struct text said = {0};
    struct sentence t = sentence_of(style, v, s, out);
    t.s = &piece;
    if (part == 0) {
        leave_claim(s, &piece);
        sentence_explain(&t);
        return;
    }
    (void)find_piece(s, part - 1, &p);
    leave_piece(s, &p, &piece);
    t.out = &said;
    bool dead = inference_is_dead_end(&piece.inference[piece.inference_count - 1]);
    sentence_fill(&t, dead ? TEXT_tell_part_dead : TEXT_tell_part_follows);
    char numbers[2][12];
    snprintf(numbers[0], sizeof numbers[0], "%u", part);
    snprintf(numbers[1], sizeof numbers[1], "%u", count - 1);
    const char *values[] = {numbers[0], numbers[1], said.data ? said.data : ""};
    translation_fill(out, sentence_text(&t, TEXT_tell_part), values, 3);
    out->failed |= said.failed;
    text_free(&said);
}

/* ---- on the board ---- */

static void mark(struct step *shown, struct candidate at, enum mark_role role)
{
    if (shown->mark_count < STEP_MAX_MARKS) {
        shown->mark[shown->mark_count++] = (struct mark){at, (uint8_t)role};
    }
}

static void mark_inference(const struct inference *f, struct step *shown)
{
    if (f->kind == INFER_DEAD_HOUSE) {
        shown->house[shown->house_count++] = f->house;
    } else if (f->kind != INFER_DEAD_CELL) {
        mark(shown, f->at, inference_takes_away(f) ? MARK_ELIMINATE : MARK_PATTERN);
    }
    if (f->kind == INFER_CONSTRAINT) {
        step_cite(shown, f->constraint);
    }
}

/* Carries out the inference on the board. */
static void carry_out(const struct layout *v, const struct inference *f, struct grid *board,
                      digit_set *candidates)
{
    digit_set bit = f->at.digit ? digit_bit(f->at.digit) : 0;
    if (inference_takes_away(f)) {
        candidates[f->at.cell] &= ~bit;
        return;
    }
    board->cell[f->at.cell] = f->at.digit;
    candidates[f->at.cell] = 0;
    for (unsigned i = 0; i < v->peer_count[f->at.cell]; i++) {
        candidates[v->peer[f->at.cell][i]] &= ~bit;
    }
}

/* The pieces mark what follows, so the claim keeps only its assumptions and results. */
static void drop_followers(struct step *claim)
{
    unsigned kept = 0;
    for (unsigned i = 0; i < claim->mark_count; i++) {
        if (claim->mark[i].role != MARK_FIN) {
            claim->mark[kept++] = claim->mark[i];
        }
    }
    claim->mark_count = (uint16_t)kept;
}

void step_part_draw(const struct layout *v, const struct step *s, unsigned part, struct grid *board,
                    digit_set *candidates, struct step *shown)
{
    *shown = *s;
    if (step_part_count(s) == 1) {
        for (unsigned i = 0; i < s->inference_count; i++) {
            if (s->inference[i].kind == INFER_CONSTRAINT) {
                step_cite(shown, s->inference[i].constraint);
            }
        }
        return;
    }
    if (part == 0) {
        drop_followers(shown);
        return;
    }
    struct proof_chunks_piece p;
    (void)find_piece(s, part - 1, &p);
    shown->mark_count = shown->link_count = shown->house_count = shown->constraint_count = 0;
    if (p.from == p.assumption + 1) {
        mark_inference(&s->inference[p.assumption], shown);
    } else {
        for (unsigned i = p.assumption; i < p.from; i++) {
            carry_out(v, &s->inference[i], board, candidates);
        }
    }
    for (unsigned i = p.from; i < p.to; i++) {
        mark_inference(&s->inference[i], shown);
    }
    bool ends =
        p.to == branch_end(s, p.assumption) && !inference_is_dead_end(&s->inference[p.to - 1]);
    for (unsigned i = 0; ends && i < s->mark_count; i++) {
        const struct mark *m = &s->mark[i];
        if (m->role == MARK_PLACE || m->role == MARK_ELIMINATE) {
            mark(shown, m->at, (enum mark_role)m->role);
        }
    }
}
