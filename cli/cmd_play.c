#include <stdlib.h>
#include <time.h>
#include <unistd.h>

#include "base/file/outfile.h"
#include "cli/option/language_option.h"
#include "cli/option/seed_option.h"
#include "cli/search_notice.h"
#include "cli/terminal/play_terminal.h"
#include "gen/board/seed.h"
#include "gen/format/layouts/layout_options.h"
#include "gen/make/run/generate_one.h"
#include "gen/play/open.h"

struct play_settings {
    int level; /* -1: not given */
    bool daily;
    const char *seed;
    struct layout_settings layout;
    const char *save;
    bool refuse;
    bool no_mouse;
    int language; /* index of language_name */
};

static const struct play_settings defaults = {.level = -1, .language = -1};

static const char *play_level(size_t index)
{
    return index < LEVEL_BEYOND ? level_name((enum level)index) : NULL;
}

static const struct option options[] = {
    {.name = "level",
     .kind = OPTION_CHOICE,
     .metavar = "L",
     .doc = "play a new puzzle of this level",
     .offset = offsetof(struct play_settings, level),
     .choice = play_level},
    {.name = "daily",
     .kind = OPTION_FLAG,
     .doc = "play the puzzle of the day (UTC), the same for everyone; with --level, that level's",
     .offset = offsetof(struct play_settings, daily)},
    {.name = "seed",
     .kind = OPTION_STRING,
     .metavar = "S",
     .doc = "seed of the new puzzle; the same seed gives the same puzzle (default: a new one)",
     .offset = offsetof(struct play_settings, seed)},
    LAYOUT_OPTIONS(struct play_settings, layout,
                   "board of the new puzzle ('nonet help variants'; default: classic)"),
    {.name = "save",
     .kind = OPTION_FILE,
     .metavar = "FILE",
     .doc = "save the game in FILE (default: $XDG_STATE_HOME/nonet/game.nonet)",
     .offset = offsetof(struct play_settings, save)},
    {.name = "refuse",
     .kind = OPTION_FLAG,
     .doc = "refuse entries that break a rule (default: mark them)",
     .offset = offsetof(struct play_settings, refuse)},
    {.name = "no-mouse",
     .kind = OPTION_FLAG,
     .doc = "do not use the mouse",
     .offset = offsetof(struct play_settings, no_mouse)},
    LANGUAGE_OPTION(offsetof(struct play_settings, language)),
};

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
        path->failed ? diag_error(d, NULL, OUT_OF_MEMORY) : outfile_make_directory(path->data, d);
    text_puts(path, "/game.nonet");
    return status;
}

static struct play *fresh_game(const struct invocation *in)
{
    const struct play_settings *s = in->settings;
    enum level level = (enum level)s->level;
    struct record record = {0};
    struct play *game = NULL;
    uint64_t seed = seed_of_day(time(NULL));
    if (!s->daily && seed_option_read(s->seed, &seed, in->diag) != STATUS_OK) {
        return NULL;
    }
    struct layout_spec spec = {0};
    if (layout_options_read(&s->layout, true, &spec, in->diag) == STATUS_OK &&
        generate_one(&spec.choice, &spec.constraints, s->level < 0 ? NULL : &level, seed, &record,
                     in->diag) == STATUS_OK) {
        game = play_new(record.variant, &record.givens);
    }
    record_free(&record);
    layout_spec_free(&spec);
    return game;
}

/* A game that is about to be overwritten is kept under a second name. */
static void keep_old(const char *path)
{
    struct text old = {0};
    text_printf(&old, "%s~", path);
    if (!old.failed) {
        (void)rename(path, old.data);
    }
    text_free(&old);
}

struct chosen_game {
    const char *file; /* NULL: none was named */
    bool fresh;       /* a new puzzle is wanted */
    struct text path; /* where the game will be kept */
    bool own;         /* it came from there */
    struct play *game;
};

/* The game to play, and the path where it is kept. */
static enum status choose_game(const struct invocation *in, void *context)
{
    const struct play_settings *s = in->settings;
    struct chosen_game *chosen = context;
    const char *file = chosen->file;
    struct text *path = &chosen->path;
    struct play **game = &chosen->game;
    bool own = false;
    if (file) {
        struct text name = {0};
        play_file_name(file, &name);
        bool extended = !name.failed && access(file, F_OK) != 0 && access(name.data, F_OK) == 0;
        const char *found = extended ? name.data : file;
        *game = play_read_file(found, &own, in->diag);
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
    if (status == STATUS_OK && !file && !chosen->fresh) {
        *game = play_open_unfinished(path->data, in->diag);
        own = *game != NULL;
    }
    if (status == STATUS_OK && !*game) {
        *game = fresh_game(in);
    }
    chosen->own = own;
    return status;
}

static enum status choose_game_within_limit(const struct invocation *in, struct chosen_game *chosen)
{
    struct search_notice notice;
    search_notice_begin(&notice, in);
    search_notice_item(&notice, NULL);
    enum status status = command_within_limit(&notice.inside, choose_game, chosen);
    search_notice_rest(&notice);
    search_notice_end(&notice);
    return status;
}

static enum status run_play(const struct invocation *in)
{
    const struct play_settings *s = in->settings;
    enum status status = command_expect_arguments(in, 0, 1);
    if (status != STATUS_OK) {
        return status;
    }
    const char *file = in->arguments.count ? in->arguments.item[0] : NULL;
    bool fresh = s->level >= 0 || s->daily || s->seed || s->layout.variant || s->layout.regions ||
                 s->layout.houses.count || s->layout.grids || s->layout.constraints;
    if (file && fresh) {
        return diag_usage(in->diag, NULL,
                          "FILE does not work with options for a new puzzle; leave one out");
    }
    struct chosen_game chosen = {.file = file, .fresh = fresh};
    status = choose_game_within_limit(in, &chosen);
    struct play *p = chosen.game;
    if (p && status == STATUS_OK) {
        const struct play_terminal_options o = {.mouse = !s->no_mouse,
                                                .language = language_chosen(s->language, in->diag)};
        if (!chosen.own) {
            keep_old(chosen.path.data);
        }
        p->rule = s->refuse ? PLAY_RULE_REFUSE : p->rule;
        status = play_at_terminal(p, chosen.path.data, &o, in->diag);
    } else if (status == STATUS_OK) {
        status = in->diag->errors ? STATUS_FAILED : diag_error(in->diag, NULL, OUT_OF_MEMORY);
    }
    play_drop(p);
    text_free(&chosen.path);
    return status;
}

const struct command command_play = {
    .name = "play",
    .group = GROUP_PLAY,
    .arguments = "[FILE]",
    .doc = "Play sudoku in the terminal",
    .detail = "Without FILE and options, Nonet continues your last game, or starts a new one. FILE "
              "is a saved game, or a puzzle in any format.\n\nEvery move is saved at once: in FILE "
              "if that is a saved game, else in $XDG_STATE_HOME/nonet/game.nonet. So no move is "
              "lost when the terminal closes. Press ? for the keys.",
    .examples = "nonet play|continue your last game, or start a new one\nnonet play --daily "
                "--level hard|today's hard puzzle\nnonet play --variant killer --level easy|a new "
                "killer\nnonet play puzzle.txt|a puzzle from a file",
    .shared = SHARED_LIMIT,
    COMMAND_SETTINGS,
    .run = run_play,
};
