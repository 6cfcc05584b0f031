#include "render/board/step_legend.h"

#include "render/board/step_links.h"
#include "render/board/step_marks.h"

static unsigned kind_of_role(unsigned role)
{
    return role < MARK_SET_A ? role : MARK_SET_A;
}

unsigned step_legend_kinds(const struct step *s)
{
    unsigned kinds = 0;
    for (unsigned i = 0; i < s->mark_count; i++) {
        kinds |= 1U << kind_of_role(s->mark[i].role);
    }
    for (unsigned i = 0; i < s->link_count; i++) {
        kinds |= 1U << (s->link[i].strong ? LEGEND_STRONG : LEGEND_WEAK);
    }
    return kinds;
}

static void draw_sample(struct canvas *c, const struct board_style *style, unsigned kind,
                        double left, double middle, double radius)
{
    double at[2] = {left + radius, middle};
    if (kind == LEGEND_STRONG || kind == LEGEND_WEAK) {
        const double from[2] = {left - radius, middle};
        const double to[2] = {left + 4 * radius, middle};
        step_link_sample(c, style, from, to, radius, kind == LEGEND_STRONG);
    } else if (kind == MARK_SET_A) {
        for (unsigned set = 0; set < 2; set++, at[0] += 2.2 * radius) {
            step_mark_draw(c, style, MARK_SET_A + set, at, radius);
        }
    } else {
        step_mark_draw(c, style, kind, at, radius);
    }
}

double step_legend_draw(struct canvas *c, const struct board_style *style,
                        const struct translation *translation, const struct text_style *text,
                        unsigned kinds, double left, double top, double width_pt)
{
    static const enum text_id id[LEGEND_COUNT] = {
        [MARK_PLACE] = TEXT_mark_place,     [MARK_ELIMINATE] = TEXT_mark_eliminate,
        [MARK_PATTERN] = TEXT_mark_pattern, [MARK_FIN] = TEXT_mark_fin,
        [MARK_SET_A] = TEXT_mark_set,       [LEGEND_STRONG] = TEXT_link_strong,
        [LEGEND_WEAK] = TEXT_link_weak,
    };
    double radius = 0.42 * text->size_pt;
    double leading = 1.45 * text->size_pt;
    double x = left;
    double y = top;
    bool failed = false;
    for (unsigned kind = 0; kind < LEGEND_COUNT; kind++) {
        struct text filled = {0};
        const char *names[] = {"A, B"};
        translation_fill(&filled, translation_text(translation, id[kind]), names, 1);
        const char *says = filled.data ? filled.data : "";
        failed |= filled.failed;
        bool wide = kind >= MARK_SET_A;
        double sample = (wide ? 4.4 : 2.0) * radius + 0.35 * text->size_pt;
        double width = sample + text_width_pt(text, says);
        if (!(kinds >> kind & 1)) {
            text_free(&filled);
            continue;
        }
        if (x > left && x + width > left + width_pt) {
            x = left;
            y += leading;
        }
        if (c) {
            draw_sample(c, style, kind, x, y + 0.5 * leading, radius);
            canvas_text(c, x + sample, y + 0.5 * leading + 0.34 * text->size_pt, ALIGN_LEFT, text,
                        says);
        }
        x += width + 1.2 * text->size_pt;
        text_free(&filled);
    }
    if (c) {
        canvas_note_failure(c, failed);
    }
    return failed ? -1 : kinds ? y + leading - top : 0;
}
