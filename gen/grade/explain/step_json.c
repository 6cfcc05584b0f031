/* Steps as JSON. */
#include "gen/clue/clue.h"
#include "gen/grade/explain/explain.h"
#include "gen/grade/technique.h"

static const char *const role_keys[] = {"place", "eliminate", "pattern", "fin"};

static void put_string(const char *s, struct text *out)
{
    text_puts(out, "\"");
    for (; *s; s++) {
        if (*s == '"' || *s == '\\') {
            text_puts(out, "\\");
        }
        text_add(out, s, 1);
    }
    text_puts(out, "\"");
}

static void put_candidate(const struct layout *v, struct candidate c, struct text *out)
{
    char name[CELL_NAME_SIZE];
    text_printf(out, "{\"cell\":\"%s\",\"digit\":%u}", cell_name(v, c.cell, name), c.digit);
}

/* The marks of one role as a list; "" where there are none. */
static bool put_role(const struct layout *v, const struct step *s, unsigned role, struct text *out)
{
    bool any = false;
    for (unsigned i = 0; i < s->mark_count; i++) {
        if (s->mark[i].role != role) {
            continue;
        }
        text_puts(out, any ? "," : "[");
        any = true;
        put_candidate(v, s->mark[i].at, out);
    }
    text_puts(out, any ? "]" : "");
    return any;
}

static void put_marks(const struct layout *v, const struct step *s, struct text *out)
{
    struct text list = {0};
    for (unsigned role = 0; role < MARK_SET_A; role++) {
        text_clear(&list);
        if (put_role(v, s, role, &list)) {
            text_printf(out, ",\"%s\":%s", role_keys[role], list.data ? list.data : "[]");
        }
    }
    text_clear(&list);
    for (unsigned role = MARK_SET_A; role < MARK_ROLE_COUNT; role++) {
        size_t before = list.length;
        text_puts(&list, before ? "," : "");
        if (!put_role(v, s, role, &list) && before && list.data) {
            list.length = before;
            list.data[before] = '\0';
        }
    }
    if (list.length) {
        text_printf(out, ",\"sets\":[%s]", list.data);
    }
    out->failed |= list.failed;
    text_free(&list);
}

/* A link's end: {"cell":"r1c1","digit":5}, or of several cells {"cells":["r1c1","r1c2"],…}. */
static void put_end(const struct layout *v, const struct link_end *e, struct text *out)
{
    char name[CELL_NAME_SIZE];
    if (e->count == 1) {
        put_candidate(v, (struct candidate){e->cell[0], e->digit}, out);
        return;
    }
    for (unsigned i = 0; i < e->count; i++) {
        text_printf(out, "%s\"%s\"", i ? "," : "{\"cells\":[", cell_name(v, e->cell[i], name));
    }
    text_printf(out, "],\"digit\":%u}", e->digit);
}

static void put_links(const struct layout *v, const struct step *s, struct text *out)
{
    char house[HOUSE_NAME_SIZE];
    for (unsigned i = 0; i < s->link_count; i++) {
        const struct link *l = &s->link[i];
        text_puts(out, i ? ",{\"from\":" : ",\"links\":[{\"from\":");
        put_end(v, &l->from, out);
        text_puts(out, ",\"to\":");
        put_end(v, &l->to, out);
        text_printf(out, ",\"strong\":%s", l->strong ? "true" : "false");
        if (l->strong && l->house != STEP_NO_HOUSE) {
            text_printf(out, ",\"house\":\"%s\"", house_name(v, l->house, house));
        }
        text_puts(out, "}");
    }
    text_puts(out, s->link_count ? "]" : "");
}

/* A clue as in records; of a rule the pair of cells that is meant. */
static void put_clue(const struct layout *v, struct step_clue which, struct text *out)
{
    char name[CELL_NAME_SIZE];
    struct clue c = clue_part(v, which.index, which.pair);
    text_printf(out, "{\"kind\":\"%s\"", clue_kind_of(&c)->name);
    for (unsigned k = 0; k < c.count; k++) {
        text_printf(out, "%s\"%s\"", k ? "," : ",\"cells\":[", cell_name(v, c.cell[k], name));
    }
    text_puts(out, "]");
    if (clue_kind_of(&c)->shape == CLUE_HOUSE) {
        bool row = row_of(v, c.cell[0]) == row_of(v, c.cell[1]);
        text_printf(out, ",\"line\":\"%c%u\"", row ? 'r' : 'c',
                    1 + (row ? row_of(v, c.cell[0]) : column_of(v, c.cell[0])));
    }
    if (clue_kind_of(&c)->has_sum) {
        text_printf(out, ",\"sum\":%u", c.sum);
    }
    text_puts(out, c.all ? ",\"all\":true}" : "}");
}

static void put_clues(const struct layout *v, const struct step *s, struct text *out)
{
    for (unsigned i = 0; i < s->clue_count; i++) {
        text_puts(out, i ? "," : ",\"clues\":[");
        put_clue(v, s->clue[i], out);
    }
    text_puts(out, s->clue_count ? "]" : "");
}

static void put_inferences(const struct layout *v, const struct step *s, struct text *out)
{
    static const char *const kinds[] = {
        [INFER_ASSUME] = "assume",       [INFER_ASSUME_NOT] = "assume-not",
        [INFER_CELL] = "last-candidate", [INFER_HOUSE] = "last-place",
        [INFER_NOT] = "refuted",         [INFER_DEAD_CELL] = "no-candidate",
        [INFER_DEAD_HOUSE] = "no-place", [INFER_CLUE] = "clue",
    };
    char name[HOUSE_NAME_SIZE];
    for (unsigned i = 0; i < s->inference_count; i++) {
        const struct inference *f = &s->inference[i];
        text_printf(out, "%s{\"why\":\"%s\"", i ? "," : ",\"inferences\":[", kinds[f->kind]);
        if (f->kind != INFER_DEAD_HOUSE) {
            text_printf(out, ",\"cell\":\"%s\"", cell_name(v, f->at.cell, name));
        }
        if (f->kind != INFER_DEAD_CELL) {
            text_printf(out, ",\"digit\":%u", f->at.digit);
        }
        if (f->kind == INFER_HOUSE || f->kind == INFER_DEAD_HOUSE) {
            text_printf(out, ",\"house\":\"%s\"", house_name(v, f->house, name));
        }
        if (f->kind == INFER_CLUE) {
            text_puts(out, ",\"clue\":");
            put_clue(v, f->clue, out);
        }
        text_puts(out, "}");
    }
    text_puts(out, s->inference_count ? "]" : "");
}

static void put_technique(const struct step *s, struct text *out)
{
    const struct technique *t = technique_at((size_t)s->technique);
    text_printf(out, "{\"technique\":\"%s\",\"level\":\"%s\",\"score\":%d", t->key,
                level_name(t->level), t->score);
}

static void put_houses(const struct layout *v, const struct step *s, struct text *out)
{
    char name[HOUSE_NAME_SIZE];
    for (unsigned i = 0; i < s->house_count; i++) {
        text_printf(out, "%s\"%s\"", i ? "," : ",\"houses\":[", house_name(v, s->house[i], name));
    }
    text_puts(out, s->house_count ? "]" : "");
}

/* What the player is told, and the object's end. */
static void put_reported(struct text *reported, struct text *out)
{
    text_puts(out, ",\"text\":");
    put_string(reported->data ? reported->data : "", out);
    text_puts(out, "}");
    out->failed |= reported->failed;
    text_free(reported);
}

void step_hint_to_json(const struct explain_style *style, const struct layout *v,
                       const struct step *s, enum hint_part part, struct text *out)
{
    if (part == HINT_WHAT) {
        step_to_json(style, v, s, out);
        return;
    }
    struct text reported = {0};
    put_technique(s, out);
    if (part == HINT_WHERE) {
        char name[CELL_NAME_SIZE];
        uint16_t cell[MAX_CELLS];
        unsigned count = step_hint_cells(v, s, cell);
        put_houses(v, s, out);
        for (unsigned i = 0; i < count; i++) {
            text_printf(out, "%s\"%s\"", i ? "," : ",\"cells\":[", cell_name(v, cell[i], name));
        }
        text_puts(out, count ? "]" : "");
    }
    step_hint(style, v, s, part, &reported);
    put_reported(&reported, out);
}

void step_to_json(const struct explain_style *style, const struct layout *v, const struct step *s,
                  struct text *out)
{
    struct text reported = {0};
    put_technique(s, out);
    put_marks(v, s, out);
    put_links(v, s, out);
    put_inferences(v, s, out);
    put_clues(v, s, out);
    put_houses(v, s, out);
    step_explain(style, v, s, &reported);
    put_reported(&reported, out);
}
