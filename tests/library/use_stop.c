/* Long calls that are ended early, and options that are refused when they are set */
#include <nonet.h>
#include <stdio.h>

static int refuse(void *context, const nonet_puzzle *puzzle)
{
    (void)puzzle;
    nonet_stop_now((nonet_stop *)context);
    return 0;
}

static int count(void *context, const nonet_puzzle *puzzle)
{
    (void)puzzle;
    ++*(unsigned *)context;
    return 0;
}

static void refused(const char *option, const char *value)
{
    nonet_error error;
    nonet_generator *generator = nonet_generator_create(&error);
    if (nonet_generator_set(generator, option, value, &error) != NONET_OK) {
        printf("%s\n", error.text);
    }
    nonet_generator_drop(generator);
}

int main(void)
{
    nonet_error error;
    unsigned received = 0;
    nonet_stop *stop = nonet_stop_create(&error);
    nonet_puzzle *puzzle = nonet_puzzle_create("16x16", NULL, &error);
    nonet_grader *grader = nonet_grader_create(&error);
    nonet_generator *generator = nonet_generator_create(&error);
    nonet_generator_set(generator, "number", "1000000", &error);

    nonet_stop_use(stop);
    printf("the first solution ends it: %s\n",
           nonet_status_text(nonet_each_solution(puzzle, 1000000, refuse, stop, &error)));
    printf("solve: %s\n", nonet_status_text(nonet_solve(puzzle, &error)));
    printf("grade: %s\n", nonet_status_text(nonet_grade(grader, puzzle, &error)));
    printf("minimize: %s\n", nonet_status_text(nonet_minimize(puzzle, 1, &error)));
    printf("count is unknown: %d\n", nonet_count(puzzle, 1000000) == NONET_COUNT_UNKNOWN);
    printf("generate: %s\n",
           nonet_status_text(nonet_generate(generator, count, NULL, &received, &error)));
    printf("received: %u\n", received);

    /* A time limit: nobody counts the solutions of an empty board to the end. */
    nonet_stop_reset(stop);
    nonet_stop_after(stop, 0.05);
    printf("count is unknown: %d\n", nonet_count(puzzle, (uint64_t)1 << 60) == NONET_COUNT_UNKNOWN);
    nonet_puzzle *classic = nonet_puzzle_create(NULL, NULL, &error);
    nonet_stop_reset(stop);
    nonet_stop_after(stop, 0.05);
    printf("count is unknown: %d\n",
           nonet_count(classic, (uint64_t)1 << 60) == NONET_COUNT_UNKNOWN);
    /* A limit of steps ends at the same place every time: too few for the count, then enough. */
    nonet_puzzle *corner = nonet_puzzle_create("16x16", NULL, &error);
    for (uint64_t steps = 100; steps <= 100000; steps *= 1000) {
        nonet_stop_reset(stop);
        nonet_stop_after_steps(stop, steps);
        printf("%u steps: %s\n", (unsigned)steps,
               nonet_count(corner, 1000) == 1000 ? "1000 solutions" : "unknown");
    }
    nonet_puzzle_drop(corner);
    nonet_stop_use(NULL);
    printf("without the stop: %u\n", (unsigned)nonet_count(classic, 10));
    nonet_stop_drop(stop);

    refused("level", "hrad");
    refused("levle", "hard");
    refused("requires", "x-wng");
    refused("shard", "9/8");
    refused("number", "-1");
    refused("symmetry", "rotate18");
    printf("without a function: %s\n",
           nonet_status_text(nonet_generate(generator, NULL, NULL, NULL, &error)));
    nonet_generator_drop(generator);
    nonet_grader_drop(grader);
    nonet_puzzle_drop(classic);
    nonet_puzzle_drop(puzzle);
    return 0;
}
