/* Counting and solving. */
#include <inttypes.h>
#include <nonet.h>
#include <stdio.h>

int main(void)
{
    static const char lines[] =
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5........."
        "55..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    uint64_t counts[3];
    nonet_count_lines(lines, 81, 3, 100, counts);
    printf("%" PRIu64 " %" PRIu64 " %" PRIu64 "\n", counts[0], counts[1], counts[2]);

    nonet_error error;
    nonet_puzzle *puzzle = nonet_puzzle_create(NULL, NULL, &error);
    for (unsigned cell = 0; cell < nonet_puzzle_cells(puzzle); cell++) {
        unsigned digit = lines[cell] == '.' ? 0 : (unsigned)(lines[cell] - '0');
        nonet_puzzle_set_given(puzzle, cell, digit, &error);
    }
    if (nonet_solve(puzzle, &error) == NONET_OK) {
        char solution[82];
        nonet_puzzle_field(puzzle, "solution", solution, sizeof solution);
        printf("%s minimal: %d\n", solution, nonet_is_minimal(puzzle));
    }
    nonet_puzzle_drop(puzzle);

    puzzle = nonet_puzzle_create("6x6", "1......2......3......4......5......6", &error);
    printf("%" PRIu64 " solutions\n", nonet_count(puzzle, 1000));
    if (nonet_solve(puzzle, &error) != NONET_OK) {
        printf("%s\n", error.text);
    }
    nonet_puzzle_drop(puzzle);
    return 0;
}
