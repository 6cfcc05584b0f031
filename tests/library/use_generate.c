/* Generating, with a callback, progress, and an end before the end. */
#include <nonet.h>
#include <stdio.h>

struct want {
    unsigned left;
};

static int receive(void *context, const nonet_puzzle *puzzle)
{
    struct want *want = (struct want *)context;
    char givens[82];
    char level[16];
    nonet_puzzle_field(puzzle, "puzzle", givens, sizeof givens);
    nonet_puzzle_field(puzzle, "level", level, sizeof level);
    printf("%s %s\n", givens, level);
    return --want->left == 0; /* anything but 0 ends the run */
}

static int progress(void *context, uint64_t done, uint64_t total)
{
    (void)context;
    fprintf(stderr, "%u of %u\n", (unsigned)done, (unsigned)total);
    return 0; /* anything else ends the run */
}

int main(void)
{
    nonet_error error;
    struct want want = {3};
    nonet_generator *generator = nonet_generator_create(&error);
    nonet_generator_set(generator, "number", "1000", &error);
    nonet_generator_set(generator, "level", "medium..hard", &error);
    nonet_generator_set(generator, "symmetry", "rotate180", &error);
    nonet_generator_set(generator, "grade", "yes", &error);
    nonet_generator_set(generator, "seed", "7", &error);
    enum nonet_status status = nonet_generate(generator, receive, progress, &want, &error);
    printf("%s\n", nonet_status_text(status));
    nonet_generator_cancel(generator);
    want.left = 1;
    status = nonet_generate(generator, receive, NULL, &want, &error);
    printf("%s, %u left\n", nonet_status_text(status), want.left);
    if (nonet_generator_set(generator, "level", "eazy", &error) != NONET_OK ||
        nonet_generate(generator, receive, NULL, &want, &error) != NONET_OK) {
        printf("%s\n", error.text);
    }
    nonet_generator_drop(generator);
    return 0;
}
