/* Grading, by all techniques and by fewer. */
#include <nonet.h>
#include <stdio.h>

static void print(const nonet_puzzle *puzzle)
{
    static const char *const fields[] = {"level", "score", "se", "hardest", "minutes"};
    for (int i = 0; i < 5; i++) {
        char value[64];
        nonet_puzzle_field(puzzle, fields[i], value, sizeof value);
        printf("%s %s%s", fields[i], value, i < 4 ? ", " : "\n");
    }
}

int main(void)
{
    nonet_error error;
    nonet_grader *grader = nonet_grader_create(&error);
    nonet_puzzle *puzzle = nonet_puzzle_create(
        NULL, "5..8...611..97.5......6....38.41...........3..7......58..1.23....2..8.4.6.4..9...",
        &error);
    if (nonet_grade(grader, puzzle, &error) == NONET_OK) {
        print(puzzle);
    }
    nonet_grader_set(grader, "without", "remote-pair,bug-plus-1", &error);
    nonet_grader_set(grader, "scale", "hodoku", &error);
    if (nonet_grade(grader, puzzle, &error) == NONET_OK) {
        print(puzzle);
    }
    nonet_puzzle_set_given(puzzle, 0, 0, &error);
    if (nonet_grade(grader, puzzle, &error) != NONET_OK) {
        printf("%s\n", error.text);
    }
    nonet_puzzle_drop(puzzle);
    nonet_grader_drop(grader);
    return 0;
}
