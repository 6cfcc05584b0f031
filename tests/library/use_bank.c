/* A bank: no puzzle twice, however arranged; asked by level. */
#include <nonet.h>
#include <stdio.h>

static int receive(void *context, const nonet_puzzle *puzzle)
{
    char level[16];
    nonet_puzzle_field(puzzle, "level", level, sizeof level);
    printf("%s\n", level);
    ++*(int *)context;
    return 0;
}

int main(void)
{
    nonet_error error;
    int added, found = 0;
    nonet_puzzle *puzzle = nonet_puzzle_create(
        NULL, "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
        &error);
    nonet_bank *bank = nonet_bank_open("puzzles.bank", 1, &error);
    nonet_bank_add(bank, puzzle, &added, &error);
    printf("added %d\n", added);
    nonet_shuffle(puzzle, 5, &error);
    nonet_bank_add(bank, puzzle, &added, &error);
    printf("added %d\n", added);
    nonet_bank_set(bank, "level", "easy..medium", &error);
    nonet_bank_set(bank, "unused", "yes", &error);
    nonet_bank_query(bank, receive, &found, &error);
    if (nonet_bank_use(bank, puzzle, "Volume 1", 7, &error) != NONET_OK) {
        printf("%s\n", error.text);
    }
    nonet_bank_query(bank, receive, &found, &error);
    printf("found %d\n", found);
    nonet_bank_drop(bank);

    bank = nonet_bank_open(":memory:", 0, &error);
    nonet_bank_add(bank, puzzle, &added, &error);
    if (nonet_bank_set(bank, "level", "esay", &error) != NONET_OK) {
        printf("%s\n", error.text);
    }
    nonet_bank_query(bank, receive, &found, &error);
    printf("found %d, in memory\n", found);
    nonet_bank_drop(bank);
    nonet_puzzle_drop(puzzle);
    return 0;
}
