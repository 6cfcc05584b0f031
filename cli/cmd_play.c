#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "cli/command.h"
#include "cli/seed.h"
#include "cli/terminal/play_terminal.h"
#include "config/outfile.h"
#include "gen/format/stream.h"
#include "gen/make/generate.h"

struct play_settings {
    int level; /* -1: not given */
    bool daily;
    const char *seed;
    int variant;
    const char *save;
    bool refuse;
    bool no_mouse;
};

static const struct play_settings defaults = {.level = -1};

static const char *play_level(size_t index)
{
    return index < LEVEL_BEYOND ? level_name((enum level)index) : NULL;
}

static const struct option options[] = {
    {.name = "level",
     .kind = OPTION_CHOICE,
     .metavar = "L",
     .doc = "a fresh puzzle of this level",
     .offset = offsetof(struct play_settings, level),
     .choice = play_level},
    {.name = "daily",
     .kind = OPTION_FLAG,
     .doc = "the puzzle of the day (by the date, UTC), the same for everyone; with --level, of "
            "that level",
     .offset = offsetof(struct play_settings, daily)},
    {.name = "seed",
     .kind = OPTION_STRING,
     .metavar = "S",
     .doc = "of the fresh puzzle: the same seed gives the same puzzle",
     .offset = offsetof(struct play_settings, seed)},
    {.name = "variant",
     .kind = OPTION_CHOICE,
     .metavar = "V",
     .doc = "of the fresh puzzle",
     .offset = offsetof(struct play_settings, variant),
     .choice = variant_choice},
    {.name = "save",
     .kind = OPTION_FILE,
     .metavar = "FILE",
     .doc = "keep the game in FILE instead of the usual place",
     .offset = offsetof(struct play_settings, save)},
    {.name = "refuse",
     .kind = OPTION_FLAG,
     .doc = "refuse entries that break a rule, instead of marking them",
     .offset = offsetof(struct play_settings, refuse)},
    {.name = "no-mouse",
     .kind = OPTION_FLAG,
     .doc = "leave the mouse to the terminal",
     .offset = offsetof(struct play_settings, no_mouse)},
};

/* A whole file, small enough to be a game; false where it cannot be read (errno tells). */
static bool read_file(const char *path, struct text *text)
{
    enum { LIMIT = 64 << 20 };
    FILE *file = fopen(path, "r");
    if (!file) {
        return false;
    }
    char block[4096];
    size_t count;
    while ((count = fread(block, 1, sizeof block, file)) > 0 && text->length < LIMIT) {
        text_add(text, block, count);
    }
    bool ok = !ferror(file) && !text->failed;
    fclose(file);
    return ok;
}

/* The usual place of the game in play: $XDG_STATE_HOME/nonet/game.nonet. */
static void state_path(struct text *path)
{
    const char *state = getenv("XDG_STATE_HOME");
    const char *home = getenv("HOME");
    if (state && *state) {
        text_printf(path, "%s/nonet", state);
    } else {
        text_printf(path, "%s/.local/state/nonet", home && *home ? home : ".");
    }
}

/* The usual place, with its directory made. */
static enum status prepare_state(struct text *path, struct diag *d)
{
    state_path(path);
    enum status status =
        path->failed ? diag_error(d, NULL, "out of memory") : outfile_make_directory(path->data, d);
    text_puts(path, "/game.nonet");
    return status;
}

static bool keep_record(void *context, const struct record *record)
{
    *(struct record *)context = *record;
    return true;
}

/* YYYYMMDD, so that everyone has the same puzzle on the same day. */
static uint64_t seed_of_today(void)
{
    time_t now = time(NULL);
    struct tm day;
    gmtime_r(&now, &day);
    return (uint64_t)(day.tm_year + 1900) * 10000 + (uint64_t)(day.tm_mon + 1) * 100 +
           (uint64_t)day.tm_mday;
}

static struct play *fresh_game(const struct invocation *in)
{
    const struct play_settings *s = in->settings;
    struct generate_request request;
    struct generate_stats stats;
    struct record record;
    generate_request_init(&request);
    request.variant = variant_at((size_t)s->variant);
    target_init(&request.target, request.variant);
    if (s->level >= 0) {
        request.target.level_low = request.target.level_high = (enum level)s->level;
    }
    request.seed = seed_of_today();
    if (!s->daily && seed_parse(s->seed, &request.seed, in->diag) != STATUS_OK) {
        return NULL;
    }
    request.emit = keep_record;
    request.context = &record;
    request.diag = in->diag;
    if (generate(&request, &stats) != STATUS_OK) {
        return NULL;
    }
    return play_new(record.variant, &record.givens);
}

/* A saved game, or the first puzzle of a file in any format. *own: the file is a saved game, which
 * is kept up to date in its place. */
static struct play *open_game(const char *path, bool *own, struct diag *d)
{
    struct text text = {0};
    struct play *p = NULL;
    if (!read_file(path, &text)) {
        diag_error(d, NULL, "cannot read '%s': %s", path, strerror(errno));
        text_free(&text);
        return NULL;
    }
    bool game = text.length && play_detect(text.data, text.length);
    *own = game && !play_detect_records(text.data, text.length);
    if (game) {
        p = play_load(text.data, text.length, path, d);
    }
    text_free(&text);
    if (game) {
        return p;
    }
    struct record record;
    struct reader *reader = reader_open(path, NULL, NULL, d);
    enum status status = reader ? reader_next(reader, &record) : STATUS_FAILED;
    if (status == STATUS_OK) {
        p = play_new(record.variant, &record.givens);
    } else if (status == STATUS_END) {
        diag_error(d, NULL, "'%s' holds no puzzle", path);
    }
    if (reader) {
        reader_drop(reader);
    }
    return p;
}

/* The game that was left unfinished, if there is one. */
static struct play *unfinished_game(const char *path, struct diag *d)
{
    if (access(path, R_OK) != 0) {
        return NULL;
    }
    bool own;
    struct play *p = open_game(path, &own, d);
    if (p && play_is_solved(p)) {
        play_drop(p);
        p = NULL;
    }
    return p;
}

/* A game that is about to be written over stays beside it under a second name. */
static void keep_old(const char *path)
{
    struct text old = {0};
    text_printf(&old, "%s~", path);
    if (!old.failed) {
        (void)rename(path, old.data);
    }
    text_free(&old);
}

/* The game to play, and the path where it is kept. */
static enum status choose_game(const struct invocation *in, const char *file, bool fresh,
                               struct text *path, struct play **game)
{
    const struct play_settings *s = in->settings;
    bool own = false;
    if (file) {
        struct text name = {0};
        play_file_name(file, &name);
        bool extended = !name.failed && access(file, F_OK) != 0 && access(name.data, F_OK) == 0;
        const char *found = extended ? name.data : file;
        *game = open_game(found, &own, in->diag);
        text_puts(path, own && *game ? found : "");
        text_free(&name);
        if (!*game) {
            return STATUS_FAILED;
        }
    }
    enum status status = STATUS_OK;
    if (s->save) {
        text_clear(path);
        play_file_name(s->save, path);
        own = false;
    } else if (!own) {
        status = prepare_state(path, in->diag);
    }
    if (status == STATUS_OK && !file && !fresh) {
        *game = unfinished_game(path->data, in->diag);
        own = *game != NULL;
    }
    if (status == STATUS_OK && !own) {
        keep_old(path->data);
    }
    if (status == STATUS_OK && !*game) {
        *game = fresh_game(in);
    }
    return status;
}

static enum status run(const struct invocation *in)
{
    const struct play_settings *s = in->settings;
    enum status status = command_expect_arguments(in, 0, 1);
    if (status != STATUS_OK) {
        return status;
    }
    const char *file = in->arguments.count ? in->arguments.item[0] : NULL;
    bool fresh = s->level >= 0 || s->daily || s->seed || s->variant;
    if (file && fresh) {
        return diag_usage(in->diag, NULL, "a FILE does not go with options for a fresh puzzle");
    }
    struct text path = {0};
    struct play *p = NULL;
    status = choose_game(in, file, fresh, &path, &p);
    if (p) {
        p->rule = s->refuse ? PLAY_RULE_REFUSE : p->rule;
        status = play_at_terminal(p, path.data, !s->no_mouse, in->diag);
        play_drop(p);
    } else if (status == STATUS_OK) {
        status = in->diag->errors ? STATUS_FAILED : diag_error(in->diag, NULL, "out of memory");
    }
    text_free(&path);
    return status;
}

const struct command command_play = {
    .name = "play",
    .group = GROUP_PLAY,
    .arguments = "[FILE]",
    .doc = "Play at the terminal",
    .detail = "Without FILE and options, goes on with the game that was left, or begins a fresh "
              "one. FILE is a saved game, or a puzzle in any format. Every move is kept at once in "
              "the game's file (of a saved game its own; else $XDG_STATE_HOME/nonet/game.nonet), "
              "so a game that was killed can be taken up again. The key ? lists the keys.",
    .examples = "nonet play|go on, or a fresh puzzle\n"
                "nonet play --daily --level hard|today's hard puzzle\n"
                "nonet play puzzle.txt|a puzzle of your own",
    COMMAND_SETTINGS,
    .run = run,
};
