/* Puzzles made in code: a board of regions, constraints added, listed and removed, dug and
 * minimized */
#include <nonet.h>
#include <stdio.h>
#include <string.h>

static void list(const nonet_puzzle *puzzle)
{
    char text[200];
    printf("%s, %zu constraints\n", nonet_puzzle_variant(puzzle),
           nonet_puzzle_constraint_count(puzzle));
    for (size_t i = 0; nonet_puzzle_constraint(puzzle, i, text, sizeof text); i++) {
        printf("  %s\n", text);
    }
}

static int show(void *context, const nonet_puzzle *puzzle)
{
    unsigned *left = (unsigned *)context;
    for (unsigned cell = 0; cell < nonet_puzzle_cells(puzzle); cell++) {
        printf("%u", nonet_puzzle_solved(puzzle, cell));
    }
    printf("\n");
    return --*left == 0;
}

static void boards(void)
{
    static const char *const jigsaw[] = {"regions=AABBBAACBBACCCDEECDDEEEDD"};
    static const char *const twins[] = {"grids=r1c1,r7c7"};
    static const char *const cross[] = {"variant=6x6", "houses=diagonal"};
    static const char *const wrong[] = {"region=AABB"};
    nonet_error error;
    nonet_puzzle *puzzle =
        nonet_puzzle_create_board(jigsaw, 1, "1........................", &error);
    printf("%s: %u solutions at least\n", nonet_puzzle_variant(puzzle),
           (unsigned)nonet_count(puzzle, 3));
    nonet_puzzle_drop(puzzle);
    puzzle = nonet_puzzle_create_board(twins, 1, NULL, &error);
    printf("two grids: %u cells\n", nonet_puzzle_cells(puzzle));
    nonet_puzzle_drop(puzzle);
    puzzle = nonet_puzzle_create_board(cross, 2, NULL, &error);
    printf("diagonals: %s\n", nonet_puzzle_variant(puzzle));
    nonet_puzzle_drop(puzzle);
    if (!nonet_puzzle_create_board(wrong, 1, NULL, &error)) {
        printf("%s\n", error.text);
    }
}

static void constraints(void)
{
    static const unsigned cells[] = {0, 1, 4};
    static const unsigned apart[] = {0, 99};
    nonet_error error;
    unsigned left = 2;
    char text[400];
    nonet_puzzle *puzzle = nonet_puzzle_create("4x4", NULL, &error);
    nonet_puzzle_constrain(puzzle, "cage", cells, 3, 7, &error);
    nonet_puzzle_add_constraint(puzzle, "{\"kind\":\"anti-king\"}", &error);
    list(puzzle);
    printf("cell 99: %s\n", nonet_puzzle_constrain(puzzle, "cage", apart, 2, 5, &error) == NONET_OK
                                ? "taken"
                                : error.text);
    if (nonet_puzzle_add_constraint(puzzle, "{\"kind\":\"cgae\",\"cells\":[\"r1c1\"]}", &error) ==
        NONET_OK) {
        printf("it was taken\n");
    }
    printf("column %u: %s\n", error.column, error.text);
    for (size_t i = 0; nonet_puzzle_constraint(puzzle, i, text, sizeof text); i++) {
        if (strstr(text, "anti-king")) {
            nonet_puzzle_remove_constraint(puzzle, i, &error);
        }
    }
    list(puzzle);
    printf("status %d (stopped by the function)\n",
           nonet_each_solution(puzzle, 100, show, &left, &error));
    nonet_full_board(puzzle, 3, &error);
    nonet_dig(puzzle, 3, 6, NULL, &error);
    nonet_puzzle_print(puzzle, "line", text, sizeof text, &error);
    printf("dug: %s", text);
    nonet_minimize(puzzle, 3, &error);
    nonet_puzzle_print(puzzle, "json", text, sizeof text, &error);
    printf("minimal %d: %s", nonet_is_minimal(puzzle), text);
    nonet_puzzle *again = nonet_puzzle_parse(text, NULL, NULL, &error);
    printf("read again: %s\n", nonet_puzzle_variant(again));
    nonet_puzzle_drop(again);
    nonet_puzzle_drop(puzzle);
}

static void statuses(void)
{
    nonet_error error;
    nonet_puzzle *puzzle = nonet_puzzle_create("4x4", "1...............", &error);
    printf("%s\n", nonet_status_text(nonet_solve(puzzle, &error)));
    nonet_puzzle_set_given(puzzle, 1, 1, &error);
    printf("%s\n", nonet_status_text(nonet_minimize(puzzle, 0, &error)));
    printf("%s\n", nonet_status_text(nonet_each_solution(puzzle, 1, NULL, NULL, &error)));
    printf("%s\n", error.text);
    if (nonet_puzzle_constrain(puzzle, "cage", NULL, 3, 15, &error) != NONET_OK) {
        printf("%s\n", error.text);
    }
    nonet_puzzle_drop(puzzle);
    if (!nonet_puzzle_parse("1234", "line", NULL, &error)) {
        printf("%s\n", error.text);
    }
    if (!nonet_puzzle_parse("", NULL, NULL, &error)) {
        printf("%s\n", error.text);
    }
    if (!nonet_puzzle_create("kiler", NULL, &error)) {
        printf("%s\n", error.text);
    }
}

int main(void)
{
    boards();
    constraints();
    statuses();
    return 0;
}
