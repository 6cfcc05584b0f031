/* Reading and writing: puzzles of any format to json. */
#include <nonet.h>
#include <stdio.h>
#include <string.h>

int main(void)
{
    static const char text[] =
        "# two puzzles\n"
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n"
        "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......\n";
    nonet_error error;
    nonet_puzzle *puzzle = nonet_puzzle_create(NULL, NULL, &error);
    nonet_reader *reader = nonet_reader_open_text("text", text, strlen(text), NULL, NULL, &error);
    nonet_writer *writer = nonet_writer_create("json", &error);
    while (nonet_reader_next(reader, puzzle, &error) == NONET_OK) {
        nonet_writer_put(writer, puzzle);
    }
    fputs(nonet_writer_finish(writer, NULL, &error), stdout);
    nonet_writer_drop(writer);
    nonet_reader_drop(reader);
    if (!nonet_puzzle_create("6x6", "12345", &error)) {
        printf("status %d: %s\n", error.status, error.text);
    }
    nonet_puzzle_drop(puzzle);
    return 0;
}
