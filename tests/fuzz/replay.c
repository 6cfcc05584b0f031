/* Gives every input of the corpora to its fuzz target, with the ordinary compiler.
 *
 *   replay CORPUS_DIRECTORY [TARGET…]
 *
 * Each target is compiled with its entry point named fuzz_NAME. An input at which a target aborts
 * or crashes is named. */
#include <dirent.h>
#include <signal.h>

#include "tests/fuzz/fuzz.h"

#define TARGETS(ROW)                                                                               \
    ROW(art)                                                                                       \
    ROW(bank)                                                                                      \
    ROW(book_config)                                                                               \
    ROW(cases)                                                                                     \
    ROW(configs)                                                                                   \
    ROW(folder)                                                                                    \
    ROW(game)                                                                                      \
    ROW(layout)                                                                                    \
    ROW(mask)                                                                                      \
    ROW(options)                                                                                   \
    ROW(imported_pdf)                                                                              \
    ROW(page)                                                                                      \
    ROW(puzzles)                                                                                   \
    ROW(resume)                                                                                    \
    ROW(solve)                                                                                     \
    ROW(stream)

typedef int entry_point(const uint8_t *data, size_t size);
#define DECLARE(name) entry_point fuzz_##name;
TARGETS(DECLARE)

static const struct target {
    const char *name;
    entry_point *run;
} targets[] = {
#define ROW_OF(name) {#name, fuzz_##name},
    TARGETS(ROW_OF)};

static char input[4096]; /* the one at work */

static void name_input(int number)
{
    (void)!write(STDERR_FILENO, input, strlen(input));
    (void)!write(STDERR_FILENO, ": failed\n", 9);
    signal(number, SIG_DFL);
    raise(number);
}

static void run_file(const struct target *t)
{
    static uint8_t bytes[1 << 20];
    FILE *file = fopen(input, "rb");
    demand(file != NULL);
    size_t size = fread(bytes, 1, sizeof bytes, file);
    fclose(file);
    uint8_t *exact = malloc(size + 1); /* so that a step beyond the end is seen by a sanitizer */
    demand(exact != NULL);
    memcpy(exact, bytes, size);
    uint8_t *held = realloc(exact, size ? size : 1);
    (void)t->run(held, size);
    free(held);
}

static size_t run_target(const struct target *t, const char *corpus)
{
    struct dirent **entries = NULL;
    size_t runs = 0;
    char directory[1024];
    snprintf(directory, sizeof directory, "%s/%s", corpus, t->name);
    int count = scandir(directory, &entries, NULL, alphasort);
    for (int i = 0; i < count; i++) {
        if (entries[i]->d_name[0] != '.') {
            snprintf(input, sizeof input, "%s/%s", directory, entries[i]->d_name);
            run_file(t);
            runs++;
        }
        free(entries[i]);
    }
    free(entries);
    if (runs == 0) {
        fprintf(stderr, "%s: no inputs\n", directory);
    }
    return runs;
}

int main(int argc, char **argv)
{
    size_t inputs = 0;
    size_t ran = 0;
    bool all = true;
    if (argc < 2) {
        fputs("usage: replay CORPUS_DIRECTORY [TARGET…]\n", stderr);
        return 2;
    }
    signal(SIGABRT, name_input);
    signal(SIGSEGV, name_input);
    signal(SIGFPE, name_input);
    for (size_t i = 0; i < sizeof targets / sizeof targets[0]; i++) {
        bool wanted = argc == 2;
        for (int k = 2; k < argc; k++) {
            wanted |= strcmp(argv[k], targets[i].name) == 0;
        }
        if (wanted) {
            size_t runs = run_target(&targets[i], argv[1]);
            inputs += runs;
            all &= runs > 0;
            ran++;
        }
    }
    printf("fuzz corpora: %zu inputs of %zu targets replayed\n", inputs, ran);
    return all && ran > 0 ? 0 : 1;
}
