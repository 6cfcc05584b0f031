#include "render/pdf/pdf_navigation.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/array.h"
#include "render/pdf/pdf_keys.h"

struct pdf_link {
    size_t page;
    size_t target;
    struct box box;
    char *words; /* NULL: none */
    HPDF_Annotation made;
};

struct pdf_outline {
    char *title;
    unsigned level;
    size_t target;
};

void pdf_navigation_free(struct pdf_navigation *n)
{
    for (size_t i = 0; i < n->outline_count; i++) {
        free(n->outline[i].title);
    }
    for (size_t i = 0; i < n->link_count; i++) {
        free(n->link[i].words);
    }
    free(n->outline);
    free(n->link);
    free(n->page);
    memset(n, 0, sizeof *n);
}

bool pdf_navigation_add_page(struct pdf_navigation *n, HPDF_Page page)
{
    HPDF_Page *pages = array_room(n->page, &n->page_capacity, n->page_count, sizeof *pages);
    if (pages) {
        n->page = pages;
        n->page[n->page_count++] = page;
    }
    return pages != NULL;
}

bool pdf_navigation_add_link(struct pdf_navigation *n, const struct box *up, size_t target,
                             const char *words)
{
    struct pdf_link *links = array_room(n->link, &n->link_capacity, n->link_count, sizeof *links);
    char *copy = words ? strdup(words) : NULL;
    n->link = links ? links : n->link;
    if (!links || (words && !copy)) {
        free(copy);
        return false;
    }
    n->link[n->link_count++] =
        (struct pdf_link){.page = n->page_count - 1, .target = target, .box = *up, .words = copy};
    return true;
}

HPDF_Dict pdf_navigation_link(const struct pdf_navigation *n, size_t link)
{
    return n->link[link].made;
}

bool pdf_navigation_add_outline(struct pdf_navigation *n, const char *title, unsigned level,
                                size_t target)
{
    struct pdf_outline *outlines =
        array_room(n->outline, &n->outline_capacity, n->outline_count, sizeof *outlines);
    char *copy = strdup(title);
    n->outline = outlines ? outlines : n->outline;
    if (!outlines || !copy) {
        free(copy);
        return false;
    }
    n->outline[n->outline_count++] = (struct pdf_outline){copy, level, target};
    return true;
}

/* One destination a target page, however many links lead there. */
static HPDF_Destination destination(const struct pdf_navigation *n, HPDF_Destination *made,
                                    size_t target, const bool *failed)
{
    if (target >= n->page_count) {
        return NULL;
    }
    if (!made[target]) {
        made[target] = HPDF_Page_CreateDestination(n->page[target]);
        if (!*failed) {
            HPDF_Destination_SetFit(made[target]);
        }
    }
    return *failed ? NULL : made[target];
}

/* The text in place of the link, and the flag that it is printed: PDF/UA and PDF/A ask for them. */
static bool describe_link(HPDF_Doc doc, const struct pdf_link *l)
{
    return !l->words || (pdf_add_words(doc, l->made, "Contents", l->words) &&
                         HPDF_Dict_AddNumber(l->made, "F", 4) == HPDF_OK);
}

static bool write_links(const struct pdf_navigation *n, HPDF_Doc doc, HPDF_Destination *made,
                        const bool *failed)
{
    bool ok = true;
    for (size_t i = 0; i < n->link_count && !*failed && ok; i++) {
        struct pdf_link *l = &n->link[i];
        HPDF_Destination to = destination(n, made, l->target, failed);
        if (!to) {
            continue;
        }
        HPDF_Rect rect = {(HPDF_REAL)round(l->box.left), (HPDF_REAL)round(l->box.top),
                          (HPDF_REAL)round(l->box.right), (HPDF_REAL)round(l->box.bottom)};
        l->made = HPDF_Page_CreateLinkAnnot(n->page[l->page], rect, to);
        if (!*failed) {
            HPDF_LinkAnnot_SetBorderStyle(l->made, 0, 0, 0);
            ok = describe_link(doc, l);
        }
    }
    return ok;
}

static void write_outlines(const struct pdf_navigation *n, HPDF_Doc doc, HPDF_Destination *made,
                           const bool *failed)
{
    enum { DEPTH = 4 };
    HPDF_Outline last[DEPTH] = {NULL};
    HPDF_Encoder encoder = n->outline_count ? HPDF_GetEncoder(doc, "UTF-8") : NULL;
    for (size_t i = 0; i < n->outline_count && !*failed; i++) {
        const struct pdf_outline *o = &n->outline[i];
        unsigned level = o->level < DEPTH ? o->level : DEPTH - 1;
        HPDF_Outline parent = level ? last[level - 1] : NULL;
        last[level] = HPDF_CreateOutline(doc, parent, o->title, encoder);
        if (*failed) {
            return;
        }
        HPDF_Outline_SetOpened(last[level], level == 0 ? HPDF_TRUE : HPDF_FALSE);
        HPDF_Destination to = destination(n, made, o->target, failed);
        if (to) {
            HPDF_Outline_SetDestination(last[level], to);
        }
    }
    if (n->outline_count && !*failed) {
        HPDF_SetPageMode(doc, HPDF_PAGE_MODE_USE_OUTLINE);
    }
}

bool pdf_navigation_write(const struct pdf_navigation *n, HPDF_Doc doc, const bool *failed)
{
    HPDF_Destination *made = calloc(n->page_count + 1, sizeof(HPDF_Destination));
    bool ok = made && write_links(n, doc, made, failed);
    if (ok) {
        write_outlines(n, doc, made, failed);
    }
    free(made);
    return ok || *failed;
}
