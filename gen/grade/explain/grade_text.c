#include "gen/grade/explain/grade_text.h"

#include <inttypes.h>
#include <string.h>

#include "base/json/json_writer.h"
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
    add_line(out, "level",
             strcmp(r->level, level_name(LEVEL_BEYOND)) == 0
                 ? "beyond: the techniques do not solve it"
                 : r->level);
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
    struct json_writer w = {.out = out, .place = JSON_PUT_NEXT};
    json_put_name(&w, "rounds");
    json_put_open(&w, '[');
    for (unsigned i = 0; i < c->round_count; i++) {
        const struct course_round *r = &c->round[i];
        json_put_open(&w, '{');
        json_member_unsigned(&w, "empty", r->empty);
        json_member_unsigned(&w, "openings", r->openings);
        json_member_string(&w, "technique", technique_of(r));
        json_member_unsigned(&w, "removes", r->removes);
        if (r->loose) {
            json_member_bool(&w, "loose", true);
        }
        json_put_close(&w, '}');
    }
    json_put_close(&w, ']');
}
