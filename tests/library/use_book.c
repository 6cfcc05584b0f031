/* A book: made to a directory, and checked alone. */
#include <nonet.h>
#include <stdio.h>
#include <string.h>

static int progress(void *context, uint64_t done, uint64_t total)
{
    *(int *)context = done == total;
    return 0;
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
    nonet_book_drop(book);
    if (!nonet_book_open_text("wrong.yaml", "book: {titel: x}\n", 17, NULL, 0, &error)) {
        printf("line %u column %u: %s\n", error.line, error.column, error.text);
    }
    return 0;
}
