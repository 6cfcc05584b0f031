#include "gen/make/run/generate_failure.h"

#include <inttypes.h>
#include <stdio.h>

#include "base/work/stop.h"
#include "gen/make/constraints/shape_draw.h"
#include "gen/make/dig/base_puzzle.h"

/* "too hard 71 %, too many givens 20 %": what the tries failed by, commonest first. */
static void describe_failures(const struct generate_stats *stats, char *buffer, size_t size)
{
    bool reported[REJECT_COUNT] = {[REJECT_NONE] = true};
    size_t length = 0;
    buffer[0] = '\0';
    for (int round = 0; round < 3; round++) {
        int most = REJECT_NONE;
        for (int i = 0; i < REJECT_COUNT; i++) {
            if (!reported[i] && stats->rejects[i] > (reported[most] ? 0 : stats->rejects[most])) {
                most = i;
            }
        }
        if (reported[most] || length >= size) {
            return;
        }
        reported[most] = true;
        length += (size_t)snprintf(buffer + length, size - length, "%s%s %.3g %%",
                                   length ? ", " : "", reject_reason_name((enum reject_reason)most),
                                   100.0 * (double)stats->rejects[most] / (double)stats->tries);
    }
}

/* "easy 98.3 %, medium 1.5 %, harder 0.2 %": the levels of tries that missed the one wanted.
 * Returns the hardest below it. */
static enum level describe_levels(const struct generate_stats *stats, char *buffer, size_t size)
{
    enum level hardest = LEVEL_EASY;
    size_t length = 0;
    buffer[0] = '\0';
    for (int i = 0; i <= LEVEL_BEYOND + 1 && length < size; i++) {
        bool harder = i > LEVEL_BEYOND;
        uint64_t count = harder ? stats->rejects[REJECT_TOO_HARD] : stats->too_easy[i];
        if (count) {
            hardest = harder ? hardest : (enum level)i;
            length += (size_t)snprintf(buffer + length, size - length, "%s%s %.3g %%",
                                       length ? ", " : "", harder ? "harder" : level_name(hardest),
                                       100.0 * (double)count / (double)stats->tries);
        }
    }
    return hardest;
}

static const char *tries_name(const struct generate_request *r)
{
    return r->tries_name ? r->tries_name : "--tries N";
}

/* The search led nowhere: what these boards are instead, and what to ask for. */
static enum status report_hopeless(const struct generate_request *r, const struct search_item *o)
{
    enum status status;
    char shares[120];
    char hint[240];
    struct text kinds = {0};
    enum level hardest = describe_levels(&o->stats, shares, sizeof shares);
    uint32_t most = 0;
    for (unsigned k = 0; k < CONSTRAINT_KIND_COUNT; k++) {
        most = o->stats.unused[k] > most ? o->stats.unused[k] : most;
    }
    for (unsigned k = 0; k < CONSTRAINT_KIND_COUNT; k++) {
        if (2 * o->stats.unused[k] > most) {
            text_printf(&kinds, "%s%s", kinds.length ? ", " : "", constraint_kinds[k]->name);
        }
    }
    r->diag->hint = hint;
    if (2 * o->stats.rejects[REJECT_NOT_UNIQUE] >= o->stats.tries) {
        snprintf(hint, sizeof hint, "allow givens in more cells, or search longer with %s",
                 tries_name(r));
        status = diag_error(r->diag, NULL,
                            "puzzle %" PRIu64 ": the givens that the mask allows rarely or never "
                            "leave one solution: none of %" PRIu64 " boards had only one",
                            o->index + 1, o->stats.tries);
    } else if (2 * (o->stats.rejects[REJECT_TOO_EASY] + o->stats.rejects[REJECT_TOO_HARD]) >=
               o->stats.tries) {
        bool bound = r->symmetry != SYMMETRY_NONE || r->mask || r->target.givens_low;
        snprintf(hint, sizeof hint,
                 "ask for %s at most or for another board%s%s, or search longer with %s",
                 level_name(hardest), r->constraints.kinds ? " or other constraints" : "",
                 bound ? r->tries_name ? ", without symmetry and givens"
                                       : ", without --symmetry, --mask and --givens"
                       : "",
                 tries_name(r));
        status = diag_error(
            r->diag, NULL,
            "puzzle %" PRIu64 ": %s puzzles%s rarely or never have this level: none of %" PRIu64
            " attempts had it (%s)",
            o->index + 1, r->variant->name, r->constraints.kinds ? " with these constraints" : "",
            o->stats.tries, shares);
    } else {
        snprintf(hint, sizeof hint, "leave out %s, allow more givens, or search longer with %s",
                 kinds.length && !kinds.failed ? kinds.data : "a kind", tries_name(r));
        status = diag_error(r->diag, NULL,
                            "puzzle %" PRIu64 ": none of %" PRIu64
                            " attempts used every kind of constraint",
                            o->index + 1, o->stats.tries);
    }
    text_free(&kinds);
    return status;
}

/* What may help where no puzzle fits. A rare technique is found from stored puzzles, which serve
 * only where givens may be anywhere. */
static void describe_way_out(const struct generate_request *r, char *hint, size_t size)
{
    const bool placed = r->symmetry != SYMMETRY_NONE || r->mask;
    if (placed && base_puzzle_stored(r->variant, &r->target.requires)) {
        snprintf(hint, size, "leave out %s: with it, hardly any puzzle needs the technique",
                 r->tries_name ? "the symmetry or mask" : "--symmetry or --mask");
    } else {
        snprintf(hint, size, "loosen a condition, or allow more attempts with %s", tries_name(r));
    }
}

enum status generate_failure(const struct generate_request *r, const struct search_item *o)
{
    uint64_t tries = o->stats.tries + o->stats.visited;
    char failures[200];
    char hint[120];
    if (o->stats.starved) {
        return diag_error(r->diag, NULL, OUT_OF_MEMORY);
    }
    if (o->stats.out_of_steps) {
        r->diag->hint = STEPS_HINT;
        return diag_error(r->diag, NULL, "puzzle %" PRIu64 ": " STEPS_OVER, o->index + 1,
                          r->max_steps);
    }
    if (o->stats.hopeless) {
        return report_hopeless(r, o);
    }
    if (r->max_tries && tries > r->max_tries) {
        tries = r->max_tries; /* the last board's tries are all made */
    }
    describe_failures(&o->stats, failures, sizeof failures);
    if (r->sketch && o->stats.rejects[REJECT_NO_BOARD]) {
        r->diag->hint = "leave out a constraint or a given";
        return diag_error(r->diag, NULL,
                          "puzzle %" PRIu64 ": Nonet found no solution that fits the drawing",
                          o->index + 1);
    }
    if (shapes_kinds(&r->constraints, &r->style) && o->stats.rejects[REJECT_NO_BOARD]) {
        r->diag->hint = "ask for fewer or shorter constraints, or for less of a style";
        return diag_error(r->diag, NULL,
                          "puzzle %" PRIu64 ": the board has no room for these constraints",
                          o->index + 1);
    }
    describe_way_out(r, hint, sizeof hint);
    r->diag->hint =
        !o->stats.rejects[REJECT_NO_BOARD] ? hint
        : r->constraints.kinds
            ? "leave out a kind of constraint, or choose another board: few boards may have them "
              "all"
            : "the houses may contradict one another, so that no full board has them all";
    return diag_error(r->diag, NULL, "puzzle %" PRIu64 ": none fits after %" PRIu64 " attempts%s%s",
                      o->index + 1, tries, failures[0] ? "; reasons: " : "", failures);
}
