/* Equivalent puzzles: a shuffled one has the same canonical form. */
#include <inttypes.h>
#include <nonet.h>
#include <stdio.h>

int main(void)
{
    nonet_error error;
    char text[82];
    nonet_puzzle *puzzle = nonet_puzzle_create(
        NULL, "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
        &error);
    nonet_puzzle *other = nonet_puzzle_copy(puzzle);
    uint64_t automorphisms;
    nonet_shuffle(other, 1, &error);
    nonet_puzzle_field(other, "puzzle", text, sizeof text);
    printf("%s\n", text);
    nonet_canon(puzzle, &automorphisms, &error);
    nonet_canon(other, NULL, &error);
    nonet_puzzle_field(puzzle, "puzzle", text, sizeof text);
    printf("%s\n%" PRIu64 " automorphism\n", text, automorphisms);
    nonet_puzzle_field(other, "puzzle", text, sizeof text);
    printf("%s\n", text);
    nonet_puzzle_drop(puzzle);
    nonet_puzzle_drop(other);
    return 0;
}
