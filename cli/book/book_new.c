/* New configs: what the command prints about them. */
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "base/file/outfile.h"
#include "cli/book/ask_config.h"
#include "cli/book/book_settings.h"
#include "cli/book/new_config.h"

const char *book_file_stem(const char *path, char *buffer, size_t size)
{
    const char *slash = strrchr(path, '/');
    const char *name = slash ? slash + 1 : path;
    const char *dot = strrchr(name, '.');
    snprintf(buffer, size, "%.*s", dot && dot > name ? (int)(dot - name) : (int)strlen(name), name);
    return buffer;
}

enum status book_print_text(const struct invocation *in, struct text *text)
{
    const struct book_settings *s = in->settings;
    const char *path = in->shared.output;
    enum status status;
    if (text->failed) {
        status = diag_error(in->diag, NULL, OUT_OF_MEMORY);
    } else if (path && s->fresh != -1 && access(path, F_OK) == 0) {
        in->diag->hint = "a new config replaces no other; name another file";
        status = diag_error(in->diag, NULL, "'%s' exists; nothing was written", path);
    } else {
        status = outfile_write(path, text->data, text->length, in->diag);
    }
    text_free(text);
    return status;
}

/* At a terminal, to a file that is asked for; else to standard output. */
static enum status keep(const struct invocation *in, struct text *config, bool ask)
{
    char buffer[256];
    char stem[256];
    if (in->shared.output) {
        return book_print_text(in, config);
    }
    if (!ask || !isatty(STDOUT_FILENO)) {
        if (!in->shared.quiet) {
            fprintf(stderr, "next: save this as my-book.yaml, then: nonet book my-book.yaml -o "
                            "my-book\n");
        }
        return command_print(config, in->diag);
    }
    const char *path = ask_line("File to write", "my-book.yaml", buffer, sizeof buffer);
    while (access(path, F_OK) == 0 && !feof(stdin)) {
        fprintf(stderr, "%s: there is such a file already\n", path);
        path = ask_line("File to write", "my-book-2.yaml", buffer, sizeof buffer);
    }
    enum status status = access(path, F_OK) == 0
                             ? diag_error(in->diag, NULL, "'%s' exists; nothing was written", path)
                             : outfile_write(path, config->data, config->length, in->diag);
    if (status == STATUS_OK) {
        fprintf(stderr, "wrote %s; next: nonet book %s -o %s\n", path, path,
                book_file_stem(path, stem, sizeof stem));
    }
    text_free(config);
    return status;
}

enum { ANSWERS = 7, ANSWER_SIZE = 300 };

/* Answers as changes of a sample. */
static void add_answers(const struct book_settings *s, const struct text *title,
                        struct option_list *set, char room[ANSWERS][ANSWER_SIZE])
{
    const struct {
        const char *key, *value, *open, *close;
    } rows[ANSWERS] = {
        {"book.title", title->data, "", ""},           {"page.trim", s->make.size, "", ""},
        {"page.profiles", s->make.vendor, "[", "]"},   {"book.language", s->make.language, "", ""},
        {"sections[0].variant", s->make.kind, "", ""}, {"sections[0].level", s->make.level, "", ""},
        {"sections[0].count", s->make.count, "", ""}};
    for (size_t i = 0; i < ANSWERS; i++) {
        if (rows[i].value && set->count < OPTION_LIST_MAX) {
            snprintf(room[i], ANSWER_SIZE, "%s=%s%s%s", rows[i].key, rows[i].open, rows[i].value,
                     rows[i].close);
            set->item[set->count++] = room[i];
        }
    }
}

enum status book_write_new(const struct invocation *in)
{
    const struct book_settings *s = in->settings;
    struct text config = {0};
    enum status status;
    if (s->fresh >= 0) {
        char room[ANSWERS][ANSWER_SIZE];
        struct option_list set = s->set;
        struct text title = {0};
        if (s->title) {
            text_json(&title, s->title);
        }
        add_answers(s, &title, &set, room);
        text_free(&title);
        status =
            new_config_write(&studio_samples[s->fresh], set.item, set.count, &config, in->diag);
        return status == STATUS_OK ? book_print_text(in, &config) : status;
    }
    const struct config_answers_given given = {.title = s->title,
                                               .kind = s->make.kind,
                                               .size = s->make.size,
                                               .vendor = s->make.vendor,
                                               .level = s->make.level,
                                               .count = s->make.count,
                                               .language = s->make.language};
    const bool ask = isatty(STDIN_FILENO) && isatty(STDERR_FILENO);
    status = ask_config(&given, ask, &config, in->diag);
    return status == STATUS_OK ? keep(in, &config, ask) : status;
}
