/* Every step of the grader against the solution, on random puzzles.
 *
 *   steps [PUZZLES [SEED]]
 *
 * Puzzles are dug from random full boards, with a symmetry or without, to the end or to some givens
 * more; one in twenty is a jigsaw, one in fifty of another variant, one in a hundred is solved with
 * every technique on. No step may take the solution's digit away or place another one, each must
 * change something, and a solved board must be the solution. Ends with status 1 at the first that
 * fails, which is printed.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "gen/board/record.h"
#include "gen/board/regions/random_regions.h"
#include "gen/grade/grade.h"
#include "gen/grade/step.h"
#include "gen/make/board/full_board.h"
#include "gen/make/dig/dig.h"

struct tally {
    uint64_t puzzles, steps, solved;
    uint64_t by_technique[MAX_TECHNIQUES];
};

/* A jigsaw of a random map. */
static const struct layout *random_jigsaw(struct pcg32 *rng)
{
    char map[MAX_CELLS + 1];
    struct layout_definition definition = {.regions = map};
    struct diag d = {.out = stderr};
    random_regions(5 + pcg32_below(rng, 5), false, rng, map);
    return layout_build(&definition, NULL, &d);
}

/* To be dropped. */
static const struct layout *choose_variant(struct pcg32 *rng)
{
    const struct layout *v = variant_at(0);
    if (pcg32_below(rng, 20) == 0) {
        return random_jigsaw(rng);
    }
    if (pcg32_below(rng, 50) == 0) {
        v = variant_at(pcg32_below(rng, (uint32_t)variant_count()));
    }
    return v->size <= 9 ? v : variant_at(0); /* larger boards take seconds each */
}

static bool make_puzzle(struct pcg32 *rng, const struct layout *v, struct grid *puzzle,
                        struct grid *solution)
{
    struct orbits orbits;
    struct dig_options how = {.orbits = &orbits};
    uint64_t attempts;
    symmetry_orbits(v, (enum symmetry)(pcg32_below(rng, 2) ? 0 : pcg32_below(rng, SYMMETRY_COUNT)),
                    &orbits);
    if (pcg32_below(rng, 4) == 0) {
        how.min_givens = v->cell_count * 3U / 10 + pcg32_below(rng, 8);
    }
    memset(solution, 0, sizeof *solution);
    if (!board_method_for(v)->fill(v, rng, v->jigsaw ? 100 : BOARD_MAX_ATTEMPTS, solution,
                                   &attempts)) {
        return false;
    }
    *puzzle = *solution;
    (void)dig(v, solution, &how, rng, puzzle, NULL);
    return true;
}

/* NULL, or what is wrong with the step. */
static const char *fault_of(const struct path *p, const struct step *s, const struct grid *solution)
{
    unsigned effects = 0;
    for (unsigned i = 0; i < s->mark_count; i++) {
        const struct mark *m = &s->mark[i];
        bool true_digit = solution->cell[m->at.cell] == m->at.digit;
        bool open = path_candidates(p, m->at.cell) & digit_bit(m->at.digit);
        if (m->role == MARK_PLACE && !true_digit) {
            return "places a wrong digit";
        }
        if (m->role == MARK_ELIMINATE && true_digit) {
            return "removes the solution's digit";
        }
        effects += open && (m->role == MARK_PLACE || m->role == MARK_ELIMINATE);
    }
    return effects ? NULL : "changes nothing";
}

static const char *check(const struct layout *v, const struct grid *puzzle,
                         const struct grid *solution, const struct grade_options *o,
                         struct grade_scratch *scratch, struct tally *tally, int *technique)
{
    struct path *p = path_begin(v, puzzle, o, scratch);
    const struct step *s;
    while ((s = path_next(p))) {
        const char *fault = fault_of(p, s, solution);
        *technique = s->technique;
        if (fault) {
            return fault;
        }
        tally->steps++;
        tally->by_technique[s->technique]++;
    }
    if (path_solved(p)) {
        tally->solved++;
        if (memcmp(path_board(p)->cell, solution->cell, v->cell_count) != 0) {
            return "ends with another board";
        }
    }
    return NULL;
}

static void print_puzzle(const struct layout *v, const struct grid *puzzle)
{
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        putchar(puzzle->cell[cell] ? digit_to_char(puzzle->cell[cell]) : '.');
    }
    printf("  (%s %s)\n", v->name, v->regions ? v->regions : "");
}

int main(int argc, char **argv)
{
    static struct tally tally;
    uint64_t puzzles = argc > 1 ? strtoull(argv[1], NULL, 10) : 1000;
    uint64_t seed = argc > 2 ? strtoull(argv[2], NULL, 10) : 1;
    struct grade_scratch *scratch = grade_scratch_new();
    struct grade_options usual;
    struct grade_options every;
    grade_options_init(&usual);
    every = usual;
    memset(&every.disabled, 0, sizeof every.disabled);
    while (scratch && tally.puzzles < puzzles) {
        struct pcg32 rng;
        struct grid puzzle;
        struct grid solution;
        int technique = -1;
        pcg32_seed(&rng, seed, tally.puzzles++);
        const struct layout *v = choose_variant(&rng);
        const struct grade_options *o = pcg32_below(&rng, 100) == 0 ? &every : &usual;
        if (!v || !make_puzzle(&rng, v, &puzzle, &solution)) {
            if (v && v->jigsaw) { /* of some maps there is none */
                layout_drop(v);
                continue;
            }
            puts("no board found");
            return 1;
        }
        const char *fault = check(v, &puzzle, &solution, o, scratch, &tally, &technique);
        if (fault) {
            printf("%s: %s: ", technique < 0 ? "no step" : technique_at((size_t)technique)->key,
                   fault);
            print_puzzle(v, &puzzle);
            return 1;
        }
        layout_drop(v);
        if (tally.puzzles % 50000 == 0) {
            fprintf(stderr, "%llu puzzles, %.0f s of CPU\n", (unsigned long long)tally.puzzles,
                    (double)clock() / CLOCKS_PER_SEC);
        }
    }
    size_t met = 0;
    for (size_t i = 0; i < technique_count(); i++) {
        met += tally.by_technique[i] > 0;
    }
    grade_scratch_drop(scratch);
    printf("steps: %llu puzzles (%llu solved), %llu steps by %zu of %zu techniques: all agree with "
           "the solutions\n",
           (unsigned long long)tally.puzzles, (unsigned long long)tally.solved,
           (unsigned long long)tally.steps, met, technique_count());
    return scratch ? 0 : 1;
}
