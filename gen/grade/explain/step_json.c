/* Steps as JSON. */
#include "base/json/json_writer.h"
#include "gen/constraint/constraint.h"
#include "gen/grade/explain/explain.h"
#include "gen/grade/technique.h"

static const char *const role_keys[] = {"place", "eliminate", "pattern", "fin"};

/* Starts a writer for a step's parts. */
static struct json_writer *begin_writer(struct json_writer *w, struct text *out)
{
    *w = (struct json_writer){.out = out};
    return w;
}

static void put_candidate(const struct layout *v, struct candidate c, struct json_writer *w)
{
    char name[CELL_NAME_SIZE];
    json_put_open(w, '{');
    json_member_string(w, "cell", cell_name(v, c.cell, name));
    json_member_unsigned(w, "digit", c.digit);
    json_put_close(w, '}');
}

static bool has_role(const struct step *s, unsigned role)
{
    unsigned i = 0;
    while (i < s->mark_count && s->mark[i].role != role) {
        i++;
    }
    return i < s->mark_count;
}

/* Writes the marks of one role as a list. */
static void put_role(const struct layout *v, const struct step *s, unsigned role,
                     struct json_writer *w)
{
    json_put_open(w, '[');
    for (unsigned i = 0; i < s->mark_count; i++) {
        if (s->mark[i].role == role) {
            put_candidate(v, s->mark[i].at, w);
        }
    }
    json_put_close(w, ']');
}

static void put_marks(const struct layout *v, const struct step *s, struct json_writer *w)
{
    for (unsigned role = 0; role < MARK_SET_A; role++) {
        if (has_role(s, role)) {
            json_put_name(w, role_keys[role]);
            put_role(v, s, role, w);
        }
    }
    bool any = false;
    for (unsigned role = MARK_SET_A; role < MARK_ROLE_COUNT; role++) {
        if (has_role(s, role)) {
            if (!any) {
                json_put_name(w, "sets");
                json_put_open(w, '[');
                any = true;
            }
            put_role(v, s, role, w);
        }
    }
    if (any) {
        json_put_close(w, ']');
    }
}

static void put_cells(const struct layout *v, const uint16_t *cell, unsigned count,
                      struct json_writer *w)
{
    char name[CELL_NAME_SIZE];
    json_put_name(w, "cells");
    json_put_open(w, '[');
    for (unsigned i = 0; i < count; i++) {
        json_put_string(w, cell_name(v, cell[i], name));
    }
    json_put_close(w, ']');
}

/* Writes a link's end: {"cell":"r1c1","digit":5}, or for several cells
 * {"cells":["r1c1","r1c2"],…}. */
static void put_end(const struct layout *v, const struct link_end *e, struct json_writer *w)
{
    if (e->count == 1) {
        put_candidate(v, (struct candidate){e->cell[0], e->digit}, w);
        return;
    }
    json_put_open(w, '{');
    put_cells(v, e->cell, e->count, w);
    json_member_unsigned(w, "digit", e->digit);
    json_put_close(w, '}');
}

/* Opens a list of the step under a name, if it is not empty. */
static bool open_list(struct json_writer *w, const char *name, unsigned count)
{
    if (count) {
        json_put_name(w, name);
        json_put_open(w, '[');
    }
    return count > 0;
}

static void put_links(const struct layout *v, const struct step *s, struct json_writer *w)
{
    char house[HOUSE_NAME_SIZE];
    if (!open_list(w, "links", s->link_count)) {
        return;
    }
    for (unsigned i = 0; i < s->link_count; i++) {
        const struct link *l = &s->link[i];
        json_put_open(w, '{');
        json_put_name(w, "from");
        put_end(v, &l->from, w);
        json_put_name(w, "to");
        put_end(v, &l->to, w);
        json_member_bool(w, "strong", l->strong);
        if (l->strong && l->house != STEP_NO_HOUSE) {
            json_member_string(w, "house", house_name(v, l->house, house));
        }
        json_put_close(w, '}');
    }
    json_put_close(w, ']');
}

/* Writes a constraint as in records; for a rule, only the pair of cells in question. */
static void put_constraint(const struct layout *v, struct step_constraint which,
                           struct json_writer *w)
{
    struct constraint c = constraint_part(v, which.index, which.pair);
    json_put_open(w, '{');
    json_member_string(w, "kind", constraint_kind_of(&c)->name);
    put_cells(v, c.cell, constraint_own_cells(&c), w);
    enum constraint_shape shape = constraint_kind_of(&c)->shape;
    if (shape == CONSTRAINT_HOUSE || shape == CONSTRAINT_SIDE) {
        constraint_put_line(v, &c, w);
    }
    constraint_put_number(&c, w);
    if (c.all) {
        json_member_bool(w, "all", true);
    }
    json_put_close(w, '}');
}

static void put_constraints(const struct layout *v, const struct step *s, struct json_writer *w)
{
    if (!open_list(w, "constraints", s->constraint_count)) {
        return;
    }
    for (unsigned i = 0; i < s->constraint_count; i++) {
        put_constraint(v, s->constraint[i], w);
    }
    json_put_close(w, ']');
}

static void put_inference(const struct layout *v, const struct inference *f, struct json_writer *w)
{
    static const char *const kinds[] = {
        [INFER_ASSUME] = "assume",       [INFER_ASSUME_NOT] = "assume-not",
        [INFER_CELL] = "last-candidate", [INFER_HOUSE] = "last-place",
        [INFER_NOT] = "refuted",         [INFER_DEAD_CELL] = "no-candidate",
        [INFER_DEAD_HOUSE] = "no-place", [INFER_CONSTRAINT] = "constraint",
        [INFER_TECHNIQUE] = "technique",
    };
    char name[HOUSE_NAME_SIZE];
    json_put_open(w, '{');
    json_member_string(w, "why", kinds[f->kind]);
    if (f->kind != INFER_DEAD_HOUSE) {
        json_member_string(w, "cell", cell_name(v, f->at.cell, name));
    }
    if (f->kind != INFER_DEAD_CELL) {
        json_member_unsigned(w, "digit", f->at.digit);
    }
    if (f->kind == INFER_HOUSE || f->kind == INFER_DEAD_HOUSE) {
        json_member_string(w, "house", house_name(v, f->house, name));
    }
    if (f->kind == INFER_CONSTRAINT) {
        json_put_name(w, "constraint");
        put_constraint(v, f->constraint, w);
    }
    if (f->kind == INFER_TECHNIQUE) {
        json_member_string(w, "technique", technique_at(f->technique)->key);
    }
    json_put_close(w, '}');
}

static void put_inferences(const struct layout *v, const struct step *s, struct json_writer *w)
{
    if (!open_list(w, "inferences", s->inference_count)) {
        return;
    }
    for (unsigned i = 0; i < s->inference_count; i++) {
        put_inference(v, &s->inference[i], w);
    }
    json_put_close(w, ']');
    if (s->left_out) {
        json_member_unsigned(w, "inferences_left_out", s->left_out);
    }
}

static void put_technique(const struct step *s, struct json_writer *w)
{
    const struct technique *t = technique_at((size_t)s->technique);
    json_put_open(w, '{');
    json_member_string(w, "technique", t->key);
    json_member_string(w, "level", level_name(t->level));
    json_put_name(w, "score");
    json_put_int(w, t->score);
}

static void put_houses(const struct layout *v, const struct step *s, struct json_writer *w)
{
    char name[HOUSE_NAME_SIZE];
    if (!open_list(w, "houses", s->house_count)) {
        return;
    }
    for (unsigned i = 0; i < s->house_count; i++) {
        json_put_string(w, house_name(v, s->house[i], name));
    }
    json_put_close(w, ']');
}

/* Writes the text for the player and closes the object. */
static void put_reported(struct text *reported, struct json_writer *w)
{
    json_member_string(w, "text", reported->data ? reported->data : "");
    json_put_close(w, '}');
    w->out->failed |= reported->failed;
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
    struct json_writer writer;
    struct json_writer *w = begin_writer(&writer, out);
    put_technique(s, w);
    if (part == HINT_WHERE) {
        uint16_t cell[MAX_CELLS];
        unsigned count = step_hint_cells(v, s, cell);
        put_houses(v, s, w);
        if (count) {
            put_cells(v, cell, count, w);
        }
    }
    step_hint(style, v, s, part, &reported);
    put_reported(&reported, w);
}

void step_to_json(const struct explain_style *style, const struct layout *v, const struct step *s,
                  struct text *out)
{
    struct text reported = {0};
    struct json_writer writer;
    struct json_writer *w = begin_writer(&writer, out);
    put_technique(s, w);
    put_marks(v, s, w);
    put_links(v, s, w);
    put_inferences(v, s, w);
    put_constraints(v, s, w);
    put_houses(v, s, w);
    step_explain(style, v, s, &reported);
    put_reported(&reported, w);
}
