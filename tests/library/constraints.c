/* Puzzles with constraints and givens: made, explained, counted, and written to be read again. */
#include <nonet.h>
#include <stdio.h>
#include <string.h>

static int receive(void *context, const nonet_puzzle *puzzle)
{
    nonet_writer *writer = (nonet_writer *)context;
    static char constraints[4000];
    unsigned cages = 0;
    nonet_puzzle_field(puzzle, "constraints", constraints, sizeof constraints);
    for (const char *at = constraints; (at = strstr(at, "\"cage\"")) != NULL; at++) {
        cages++;
    }
    printf("%s: %u solution, %u cages, %s\n", nonet_puzzle_variant(puzzle),
           (unsigned)nonet_count(puzzle, 2), cages,
           nonet_is_minimal(puzzle) == 1 ? "none can go" : "some can go");
    nonet_writer_put(writer, puzzle);
    return 0;
}

int main(void)
{
    nonet_error error;
    nonet_generator *generator = nonet_generator_create(&error);
    nonet_writer *writer = nonet_writer_create("json", &error);
    nonet_puzzle *puzzle = nonet_puzzle_create("6x6", NULL, &error);
    nonet_generator_set(generator, "variant", "killer-6x6", &error);
    nonet_generator_set(generator, "givens", "0", &error);
    nonet_generate(generator, receive, NULL, writer, &error);
    nonet_generator_set(generator, "minimal", "yes", &error);
    nonet_generate(generator, receive, NULL, writer, &error);
    nonet_generator_set(generator, "variant", "6x6", &error);
    nonet_generator_set(generator, "constraints", "anti-king,thermo", &error);
    nonet_generator_set(generator, "givens", "..36", &error);
    if (nonet_generate(generator, receive, NULL, writer, &error) != NONET_OK) {
        printf("%s\n", error.text);
    }
    if (nonet_generator_set(generator, "constraints", "termo", &error) != NONET_OK) {
        printf("%s\n", error.text);
    }

    nonet_generator *around = nonet_generator_create(&error);
    nonet_generator_set(around, "around",
                        "{\"variant\":\"6x6\",\"constraints\":[{\"kind\":\"cage\",\"cells\":"
                        "[\"r1c1\",\"r1c2\",\"r2c1\"]},{\"kind\":\"skyscraper\",\"line\":\"c5\"}]}",
                        &error);
    nonet_generator_set(around, "number", "2", &error);
    printf("a drawing: %d\n", nonet_generate(around, receive, NULL, writer, &error));
    nonet_generator_set(around, "variant", "6x6", &error);
    if (nonet_generate(around, receive, NULL, writer, &error) != NONET_OK) {
        printf("%s\n", error.text);
    }
    nonet_generator_drop(around);
    nonet_puzzle *dots = nonet_puzzle_create("6x6", NULL, &error);
    const unsigned cells[] = {0, 1};
    printf("a difference: %d\n", nonet_puzzle_constrain(dots, "difference", cells, 2, 4, &error));
    nonet_puzzle_drop(dots);

    size_t length;
    const char *json = nonet_writer_finish(writer, &length, &error);
    nonet_reader *reader = nonet_reader_open_text("json", json, length, NULL, NULL, &error);
    while (nonet_reader_next(reader, puzzle, &error) == NONET_OK) {
        if (nonet_solve(puzzle, &error) == NONET_OK) {
            printf("%s: r1c1 is %u\n", nonet_puzzle_variant(puzzle),
                   nonet_puzzle_solved(puzzle, 0));
        }
    }
    if (!nonet_puzzle_create("killer", NULL, &error)) {
        printf("%s\n", error.text);
    }
    printf("%s: %s\n", nonet_list_name(NONET_CONSTRAINTS, 0), nonet_list_doc(NONET_CONSTRAINTS, 0));
    nonet_reader_drop(reader);
    nonet_puzzle_drop(puzzle);
    nonet_writer_drop(writer);
    nonet_generator_drop(generator);
    return 0;
}
