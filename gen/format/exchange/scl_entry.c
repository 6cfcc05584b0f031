/* Entries of SudokuPad's JSON: their members and values, and what the rules in words and the areas
 * read so far say of them. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "gen/format/exchange/scl_read.h"

bool scl_fail(const struct scl *s, const struct json_node *n, const char *what)
{
    return web_fail(s->p, n->text.text, what, n->key);
}

bool scl_fail_kind(const struct scl *s, const struct json_node *n, const char *what,
                   enum constraint_kind_id kind)
{
    const char *name = constraint_kinds[kind]->name;
    return web_fail(s->p, n->text.text, what, (struct span){name, strlen(name)});
}

const struct json_node *scl_member(const struct scl *s, const struct json_node *n, const char *key)
{
    return json_member(s->p->tree, n, key);
}

struct span scl_text(const struct scl *s, const struct json_node *n, const char *key)
{
    const struct json_node *value = scl_member(s, n, key);
    return value && !json_is_nested(value) ? span_trim(value->text) : (struct span){0};
}

bool scl_number(struct span text, double *number)
{
    char digits[32];
    char *end;
    if (!text.length || text.length >= sizeof digits) {
        return false;
    }
    memcpy(digits, text.text, text.length);
    digits[text.length] = '\0';
    *number = strtod(digits, &end);
    return !*end && fabs(*number) < 1000;
}

bool scl_sum(const struct scl *s, struct span text, unsigned *sum)
{
    if (s->p->constraints.takes_open && span_is(text, "?")) {
        *sum = CONSTRAINT_OPEN;
        return true;
    }
    return web_read_whole(text, sum) && *sum <= CONSTRAINT_MAX_SUM;
}

bool scl_point(const struct scl *s, const struct json_node *n, struct point *point)
{
    const struct json_node *row = n ? json_first(s->p->tree, n) : NULL;
    const struct json_node *column = row ? json_next(s->p->tree, row) : NULL;
    return column && scl_number(row->text, &point->row) && scl_number(column->text, &point->column);
}

bool scl_speaks_of(const struct text *text, const char *words)
{
    return text->length && strstr(text->data, words);
}

bool rules_mention(const struct scl *s, enum constraint_kind_id kind)
{
    const struct constraint_scl *scl = &constraint_kinds[kind]->scl;
    bool reported = !s->rules.length && !scl->needs_words;
    for (int i = 0; i < 4 && scl->words[i]; i++) {
        reported |=
            scl_speaks_of(&s->rules, scl->words[i]) || scl_speaks_of(&s->title, scl->words[i]);
    }
    return reported;
}

bool scl_is_area(const struct scl *s, const uint16_t *cell, unsigned count)
{
    char map[MAX_CELLS + 1];
    web_area_map(s->p, cell, count, map);
    return s->houses.length && strstr(s->houses.data, map);
}

void scl_add_house(struct scl *s, const uint16_t *cell, unsigned count)
{
    char map[MAX_CELLS + 1];
    if (!scl_is_area(s, cell, count)) {
        web_area_map(s->p, cell, count, map);
        text_printf(&s->houses, "%s%s", s->houses.length ? "," : "", map);
    }
}
