/* Explaining: the first step that is more than a single, as data and as sentences. */
#include <nonet.h>
#include <stdio.h>

int main(void)
{
    nonet_error error;
    nonet_grader *grader = nonet_grader_create(&error);
    nonet_puzzle *puzzle = nonet_puzzle_create(
        NULL, "5..8...611..97.5......6....38.41...........3..7......58..1.23....2..8.4.6.4..9...",
        &error);
    nonet_path *path = nonet_path_create(grader, puzzle, "de", &error);
    unsigned steps = 0;
    int reported = 0;
    while (nonet_path_next(path) == NONET_OK) {
        unsigned cell, digit;
        int mark;
        steps++;
        nonet_path_mark(path, 0, &cell, &digit, &mark);
        if (mark != NONET_MARK_PLACE && !reported++) {
            printf("%u. %s: %s\n", steps, nonet_path_technique(path), nonet_path_sentence(path));
            for (size_t i = 0; nonet_path_mark(path, i, &cell, &digit, &mark); i++) {
                printf("  cell %u digit %u mark %d candidates %03x\n", cell, digit, mark,
                       (unsigned)nonet_path_candidates(path, cell));
            }
            printf("%s\n", nonet_path_json(path));
        }
    }
    printf("%u steps, %s\n", steps, nonet_path_is_solved(path) ? "solved" : "stuck");
    nonet_path_drop(path);
    if (!nonet_path_create(grader, puzzle, "xx", &error)) {
        printf("%s\n", error.text);
    }
    nonet_puzzle_drop(puzzle);
    nonet_grader_drop(grader);
    return 0;
}
