/* A book that is designed: its config changed value by value, planned, looked at, checked. */
#include <nonet.h>
#include <stdio.h>
#include <string.h>

static int stages;

static int stage(void *context, const char *name, uint64_t done, uint64_t total)
{
    (void)context;
    (void)done;
    (void)total;
    stages |= strcmp(name, "puzzles") == 0 ? 1 : 2;
    return 0;
}

static int stop(void *context, const char *name, uint64_t done, uint64_t total)
{
    (void)context;
    (void)name;
    (void)total;
    return done >= 2;
}

static void print_puzzle(nonet_proof *proof, size_t number)
{
    char line[100];
    const nonet_puzzle *p = nonet_proof_puzzle(proof, number);
    nonet_puzzle_field(p, "puzzle", line, sizeof line);
    printf("puzzle %u: %s\n", (unsigned)number, line);
}

int main(void)
{
    static const char yaml[] = "# By hand\n"
                               "book: {title: A small book} # kept\n"
                               "page: {trim: A5, profiles: home}\n"
                               "sections:\n"
                               "  - {level: easy, count: 2}\n"
                               "  - {level: easy, variant: 6x6, count: 2}\n";
    nonet_error error;
    size_t length;
    nonet_config *config = nonet_config_open_text("my.yaml", yaml, strlen(yaml), &error);
    nonet_memory *memory = nonet_memory_create(&error);
    nonet_config_edit(config, "book.subtitle", "\"for two: a \\\"test\\\"\"", &error);
    nonet_config_edit(config, "style.theme", "\"modern\"", &error);
    nonet_config_swap(config, "sections[0]", &error);
    printf("%s", nonet_config_text(config, NULL));
    printf("%.60s\n", nonet_config_values(config));
    printf("schema: %s\n", strstr(nonet_config_schema(), "\"leave_out\"") ? "all fields" : "?");
    if (nonet_config_edit(config, "book.title", "not JSON", &error) != NONET_OK) {
        printf("%s\n", error.text);
    }

    nonet_proof *proof = nonet_proof_create(config, memory, 1, stage, NULL, &error);
    printf("good: %d, messages: %s\n", nonet_proof_is_good(proof), nonet_proof_messages(proof));
    print_puzzle(proof, 1);
    const unsigned char *png =
        (const unsigned char *)nonet_proof_picture(proof, NONET_INTERIOR, 0, 0.5, &length, &error);
    printf("picture: %.3s\n", png ? (const char *)png + 1 : error.text);
    const char *areas = nonet_proof_areas(proof, NONET_INTERIOR, 0, &error);
    printf("title: %s\n", areas && strstr(areas, "\"book.title\"") ? "an area" : "none");
    if (!nonet_proof_picture(proof, NONET_COVER, 0, 1, &length, &error)) {
        printf("%s\n", error.text);
    }

    /* One section changes, the other keeps its puzzles. */
    nonet_config_edit(config, "sections[1].level", "\"medium\"", &error);
    nonet_proof *glance =
        nonet_proof_glance(config, memory, NONET_INTERIOR, 0, 1, 1, NULL, NULL, &error);
    printf("at a glance: %s\n", glance ? "the title page" : "nothing to make");
    nonet_proof_drop(glance);
    nonet_proof *next = nonet_proof_create(config, memory, 1, NULL, NULL, &error);
    print_puzzle(next, 1);
    FILE *earlier = fopen("earlier.txt", "w");
    if (earlier) {
        char line[100] = "";
        nonet_puzzle_field(nonet_proof_puzzle(next, 1), "puzzle", line, sizeof line);
        fprintf(earlier, "%s\n", line);
        fclose(earlier);
    }
    const char *repeats = nonet_proof_repeats(next, "earlier.txt", &error);
    printf("printed before: %s\n", repeats ? repeats : error.text);
    remove("earlier.txt");
    nonet_proof_drop(next);

    nonet_printing *printing = nonet_printing_create(config, memory, NULL, 2, stage, NULL, &error);
    printf("checked: %d, report: %s, stages: %d\n", nonet_printing_is_good(printing),
           nonet_printing_report(printing) ? "yes" : "no", stages);
    nonet_printing_drop(printing);
    if (!nonet_printing_create(config, NULL, NULL, 1, stop, NULL, &error)) {
        printf("%s\n", nonet_status_text(error.status));
    }

    nonet_config_edit(config, "sections[0].count", "0", &error);
    next = nonet_proof_create(config, memory, 1, NULL, NULL, &error);
    printf("good: %d, %s\n", nonet_proof_is_good(next), nonet_proof_json(next));
    printf("%s\n", strstr(nonet_proof_messages(next), "\"path\":\"sections[0].count\"")
                       ? "at its value"
                       : "nowhere");
    nonet_proof_drop(next);
    nonet_proof_drop(proof);
    nonet_config_drop(config);
    nonet_memory_drop(memory);
    return 0;
}
