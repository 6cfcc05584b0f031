#include "cli/help_topics.h"

#include "cli/terminal/play_keys.h"
#include "gen/board/symmetry.h"
#include "gen/format/stream.h"
#include "gen/grade/grade.h"

static void print_formats(struct text *out)
{
    for (size_t i = 0; i < format_count(); i++) {
        const struct format *f = format_at(i);
        text_printf(out, "%-12s %-12s %s%s\n", f->name, f->extension ? f->extension : "", f->doc,
                    !f->write  ? " (read only)"
                    : !f->read ? " (write only)"
                               : "");
    }
}

static void print_variants(struct text *out)
{
    for (size_t i = 0; i < variant_count(); i++) {
        text_printf(out, "%-12s %s\n", variant_at(i)->name, variant_at(i)->doc);
    }
}

static void print_symmetries(struct text *out)
{
    for (int s = 0; s < SYMMETRY_COUNT; s++) {
        text_printf(out, "%-16s %s\n", symmetry_name((enum symmetry)s),
                    symmetry_doc((enum symmetry)s));
    }
}

static void print_techniques(struct text *out)
{
    for (size_t i = 0; i < technique_count(); i++) {
        const struct technique *t = technique_at(i);
        text_printf(out, "%-32s %-8s %6d  %s%s\n", t->key, level_name(t->level), t->score, t->name,
                    t->off_by_default ? " (off by default)" : "");
    }
}

/* Each level with the score that it ends at, and some of its techniques. */
static void print_levels(struct text *out)
{
    enum { SHOWN = 4 };
    for (int level = 0; level < LEVEL_BEYOND; level++) {
        int cap = level_score_cap((enum level)level, variant_at(0));
        size_t techniques = 0;
        text_printf(out, "%-8s  ", level_name((enum level)level));
        text_printf(out, cap < INT32_MAX ? "score to %4d:" : "any score:    ", cap);
        for (size_t i = 0; i < technique_count(); i++) {
            const struct technique *t = technique_at(i);
            if (t->level == (enum level)level && !t->off_by_default && techniques++ < SHOWN) {
                text_printf(out, "%s %s", techniques > 1 ? "," : "", t->name);
            }
        }
        text_puts(out, techniques > SHOWN ? ", …\n" : "\n");
    }
    text_printf(out, "%-8s  what the techniques do not solve\n\n", level_name(LEVEL_BEYOND));
    text_puts(out,
              "A puzzle has the level of the hardest technique that its simplest solution path\n"
              "needs, or a higher one while the sum of the steps' scores passes the level's\n"
              "(on boards larger than 9x9, so much more as they have more cells).\n"
              "'nonet help techniques' lists the techniques with their levels and scores.\n");
}

static void print_keys(struct text *out)
{
    const char *name;
    const char *doc;
    for (size_t i = 0; play_key_at(i, &name, &doc); i++) {
        text_printf(out, "%-12s %s\n", name, doc);
    }
}

static const struct help_topic topics[] = {
    {"formats", "the puzzle formats that are read and written", print_formats},
    {"variants", "the boards: sizes and extra houses", print_variants},
    {"symmetries", "the symmetries of a pattern of givens", print_symmetries},
    {"techniques", "the grader's techniques: key, level, score, name", print_techniques},
    {"levels", "the levels, from easy to beyond", print_levels},
    {"keys", "the keys of 'nonet play'", print_keys},
};
enum { TOPIC_COUNT = sizeof topics / sizeof *topics };

const struct help_topic *help_topic_at(size_t index)
{
    return index < TOPIC_COUNT ? &topics[index] : NULL;
}
