/* What the engine does, on one page: the same on every machine, by every compiler and kernel.
 * Prints no more than a few dozen lines, a digest each. */
#include <inttypes.h>
#include <nonet.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static uint64_t digest(uint64_t before, const char *text)
{
    for (; *text; text++) {
        before = (before ^ (unsigned char)*text) * 1099511628211U;
    }
    return before;
}

struct sweep {
    nonet_grader *grader;
    uint64_t puzzles, counts, grades, steps, forms;
    uint64_t most; /* solutions counted of one puzzle */
    unsigned number;
};

/* Take givens away, one after another, and count: from 1 up to the limit. */
static void count(struct sweep *s, const nonet_puzzle *puzzle)
{
    char text[32];
    nonet_error error;
    nonet_puzzle *less = nonet_puzzle_copy(puzzle);
    for (unsigned cell = 0; cell < nonet_puzzle_cells(less); cell += 3) {
        nonet_puzzle_set_given(less, cell, 0, &error);
        uint64_t found = nonet_count(less, 500);
        s->most = found > s->most ? found : s->most;
        snprintf(text, sizeof text, "%" PRIu64 ";", found);
        s->counts = digest(s->counts, text);
    }
    nonet_puzzle_drop(less);
}

static int receive(void *context, const nonet_puzzle *puzzle)
{
    struct sweep *s = (struct sweep *)context;
    nonet_error error;
    char text[2000];
    nonet_puzzle *copy = nonet_puzzle_copy(puzzle);
    nonet_puzzle_field(copy, "puzzle", text, sizeof text);
    s->puzzles = digest(s->puzzles, text);
    s->number++;
    count(s, puzzle);
    if (nonet_grade(s->grader, copy, &error) != NONET_OK) {
        printf("grade: %s\n", error.text);
    }
    static const char *const fields[] = {"solution", "level",      "score",
                                         "se",       "techniques", "minutes"};
    for (int i = 0; i < 6; i++) {
        nonet_puzzle_field(copy, fields[i], text, sizeof text);
        s->grades = digest(s->grades, text);
    }
    nonet_path *path = nonet_path_create(s->grader, copy, "en", &error);
    while (path && nonet_path_next(path) == NONET_OK) {
        s->steps = digest(s->steps, nonet_path_json(path));
    }
    nonet_path_drop(path);
    if (nonet_canon(copy, NULL, &error) == NONET_OK) {
        nonet_puzzle_field(copy, "puzzle", text, sizeof text);
        s->forms = digest(s->forms, text);
    }
    nonet_puzzle_drop(copy);
    return 0;
}

static void sweep(nonet_grader *grader, const char *variant, const char *level, const char *number)
{
    struct sweep s = {.grader = grader};
    nonet_error error;
    nonet_generator *g = nonet_generator_create(&error);
    nonet_generator_set(g, "variant", variant, &error);
    nonet_generator_set(g, "level", level, &error);
    nonet_generator_set(g, "number", number, &error);
    nonet_generator_set(g, "seed", "11", &error);
    nonet_generator_set(g, "threads", "2", &error);
    if (nonet_generate(g, receive, NULL, &s, &error) != NONET_OK) {
        printf("generate: %s\n", error.text);
    }
    printf("%s %s: %u puzzles %016" PRIx64 " counts to %" PRIu64 " %016" PRIx64
           " grades %016" PRIx64 " steps %016" PRIx64 " forms %016" PRIx64 "\n",
           variant, level, s.number, s.puzzles, s.most, s.counts, s.grades, s.steps, s.forms);
    nonet_generator_drop(g);
}

int main(void)
{
    nonet_error error;
    nonet_grader *grader = nonet_grader_create(&error);
    if (!grader) {
        printf("%s\n", error.text);
        return 1;
    }
    fprintf(stderr, "kernel %s\n", nonet_kernel());
    sweep(grader, "classic", "easy", "10");
    sweep(grader, "classic", "medium", "10");
    sweep(grader, "classic", "hard", "10");
    sweep(grader, "classic", "unfair", "5");
    sweep(grader, "classic", "extreme", "2");
    sweep(grader, "x", "easy..extreme", "2");
    sweep(grader, "4x4", "easy..extreme", "5");
    sweep(grader, "6x6", "easy..extreme", "5");
    sweep(grader, "12x12", "easy..extreme", "1");
    nonet_grader_drop(grader);
    return 0;
}
