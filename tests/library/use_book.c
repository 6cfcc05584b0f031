/* A book: made to a directory, and in memory, without a child process where they are not wanted. */
#define _POSIX_C_SOURCE 200809L /* SIGCHLD */
#include <nonet.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>

static volatile sig_atomic_t children;

static void count_child(int signal_number)
{
    (void)signal_number;
    children = 1;
}

static int progress(void *context, uint64_t done, uint64_t total)
{
    *(int *)context = done == total;
    return 0;
}

static int end(void *context, uint64_t done, uint64_t total)
{
    (void)context;
    (void)done;
    (void)total;
    return 1;
}

int main(void)
{
    static const char yaml[] = "book: {title: A small book}\n"
                               "sections:\n"
                               "  - {level: easy, count: 4}\n"
                               "seed: 1\n";
    static const char *const set[] = {"page.trim=A5"};
    nonet_error error;
    int done = 0;
    nonet_book *book = nonet_book_open_text("small.yaml", yaml, strlen(yaml), set, 1, &error);
    if (nonet_book_make(book, "book", NULL, 2, progress, &done, &error) != NONET_OK) {
        printf("%s\n", error.text);
        return 1;
    }
    printf("%s, report of %s\n", done ? "all puzzles" : "some puzzles",
           strlen(nonet_book_report(book)) > 100 ? "many lines" : "few");
    signal(SIGCHLD, count_child);
    nonet_work_in_process(1);
    if (nonet_book_make(book, NULL, "home", 1, NULL, NULL, &error) != NONET_OK) {
        printf("%s\n", error.text);
    }
    printf("%s\n", children ? "with children" : "in process");
    nonet_work_in_process(0);
    if (nonet_book_make(book, NULL, "home", 1, NULL, NULL, &error) != NONET_OK) {
        printf("%s\n", error.text);
    }
    printf("%s\n", children ? "with children" : "in process");
    size_t length;
    const char *bytes;
    for (size_t i = 0; (bytes = (const char *)nonet_book_file(book, i, &length)) != NULL; i++) {
        printf("%s (%s)%s\n", nonet_book_file_name(book, i), nonet_book_file_kind(book, i),
               length > 10000 && memcmp(bytes, "%PDF", 4) == 0 ? ", a PDF" : "");
    }
    if (nonet_book_make(book, "never", NULL, 1, end, NULL, &error) == NONET_CANCELLED) {
        printf("cancelled, %s\n",
               fopen("never/manifest.json", "r") ? "but written" : "and nothing written");
    }
    if (nonet_book_make(book, NULL, "kpd", 1, NULL, NULL, &error) != NONET_OK) {
        printf("%s\n", error.text);
    }
    nonet_book_drop(book);
    if (!nonet_book_open_text("wrong.yaml", "book: {titel: x}\n", 17, NULL, 0, &error)) {
        printf("line %u column %u: %s\n", error.line, error.column, error.text);
    }
    return 0;
}
