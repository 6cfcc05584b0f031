#include "gen/grade/explain/grade_text.h"

#include <inttypes.h>

#include "gen/grade/minutes.h"

static void add_line(struct text *out, const char *name, const char *value)
{
    if (value[0]) {
        text_printf(out, "  %-11s%s\n", name, value);
    }
}

void grade_print_text(struct text *out, const struct record *r)
{
    char line[MAX_CELLS + 1];
    char number[RECORD_NAME_SIZE] = "";
    char minutes[MINUTES_TEXT_SIZE] = "";
    text_printf(out, "%s\n", grid_to_line(r->variant, &r->givens, line));
    add_line(out, "level", r->level);
    snprintf(number, sizeof number, "%d", r->score);
    add_line(out, "score", r->score >= 0 ? number : "");
    int tenths = r->se_tenths >= 0 ? r->se_tenths : r->se_least;
    snprintf(number, sizeof number, "%s%d.%d", r->se_tenths >= 0 ? "" : ">=", tenths / 10,
             tenths % 10);
    add_line(out, "se", tenths >= 0 ? number : "");
    add_line(out, "minutes", r->minutes >= 0 ? minutes_text(r->minutes, minutes) : "");
    add_line(out, "hardest", r->hardest);
    add_line(out, "techniques", r->techniques);
    add_line(out, "symmetry", r->symmetry);
    add_line(out, "course", r->course);
}

static const char *technique_of(const struct course_round *r)
{
    return technique_at((size_t)r->technique)->key;
}

void course_print_text(struct text *out, const struct course *c)
{
    enum { WIDEST = 30 };
    text_puts(out, "  round  empty  openings\n");
    for (unsigned i = 0; i < c->round_count; i++) {
        const struct course_round *r = &c->round[i];
        unsigned width = r->openings < WIDEST ? r->openings : WIDEST;
        text_printf(out, "  %5u  %5u  %8u  ", i + 1, r->empty, r->openings);
        for (unsigned k = 0; k < width; k++) {
            text_puts(out, "#");
        }
        if (r->openings == 0) {
            text_printf(out, "%s, removes %u%s", technique_of(r), r->removes,
                        r->loose ? ", a loose end" : "");
        }
        text_puts(out, "\n");
    }
}

const char course_columns[] = "puzzle\tround\tempty\topenings\ttechnique\tremoves\tloose\n";

void course_print_tsv(struct text *out, uint64_t number, const struct course *c)
{
    for (unsigned i = 0; i < c->round_count; i++) {
        const struct course_round *r = &c->round[i];
        text_printf(out, "%" PRIu64 "\t%u\t%u\t%u\t%s\t%u\t%d\n", number, i + 1, r->empty,
                    r->openings, technique_of(r), r->removes, r->loose);
    }
}

void course_print_json(struct text *out, const struct course *c)
{
    text_puts(out, ",\"rounds\":[");
    for (unsigned i = 0; i < c->round_count; i++) {
        const struct course_round *r = &c->round[i];
        text_printf(out, "%s{\"empty\":%u,\"openings\":%u,\"technique\":\"%s\",\"removes\":%u%s}",
                    i ? "," : "", r->empty, r->openings, technique_of(r), r->removes,
                    r->loose ? ",\"loose\":true" : "");
    }
    text_puts(out, "]");
}
