/* Rules about the structure of a tagged PDF (ISO 14289-1, PDF/UA-1, and ISO 19005-2, PDF/A-2a): all
 * that is drawn belongs to an element or is an artifact, elements and pages know each other, and
 * what cannot be read has words. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "render/preflight/preflight_private.h"

/* The structure being walked. */
struct structure_rules_walk {
    const struct file_check *c;
    struct verdict *v;
    size_t *page_of; /* of an object's number: its page from 0, or SIZE_MAX */
    size_t *first;   /* of each page: where its marked contents begin in owner */
    uint32_t *owner; /* of each marked content: the element that holds it; 0: none */
    uint32_t *holds; /* of an object's number: the element that holds it; 0: none */
    uint32_t *queue; /* elements to look at */
    size_t done, found;
    size_t figures, links, elements;
};

static struct pdf_value root_of(const struct file_check *c)
{
    return pdf_get(&c->pdf, pdf_trailer(&c->pdf), "/Root");
}

static bool walk_begin(struct structure_rules_walk *w, const struct file_check *c,
                       struct verdict *v)
{
    size_t objects = c->pdf.object_count + 1;
    size_t pages = c->pdf.page_count;
    *w = (struct structure_rules_walk){.c = c, .v = v};
    w->page_of = malloc(objects * sizeof *w->page_of);
    w->first = calloc(pages + 1, sizeof *w->first);
    for (size_t i = 0; w->first && i < pages; i++) {
        w->first[i + 1] = w->first[i] + c->facts[i].contents;
    }
    w->owner = w->first ? calloc(w->first[pages] + 1, sizeof *w->owner) : NULL;
    w->holds = calloc(objects, sizeof *w->holds);
    w->queue = calloc(objects, sizeof *w->queue);
    if (!w->page_of || !w->owner || !w->holds || !w->queue) {
        return false;
    }
    memset(w->page_of, 0xFF, objects * sizeof *w->page_of);
    for (size_t i = 0; i < pages; i++) {
        w->page_of[c->pdf.page[i]] = i;
    }
    return true;
}

static void walk_end(struct structure_rules_walk *w)
{
    free(w->page_of);
    free(w->first);
    free(w->owner);
    free(w->holds);
    free(w->queue);
}

static size_t page_of_element(const struct structure_rules_walk *w, struct pdf_value element)
{
    uint32_t page = pdf_number_of(&w->c->pdf, pdf_get(&w->c->pdf, element, "/Pg"));
    return page < w->c->pdf.object_count ? w->page_of[page] : SIZE_MAX;
}

static void take_content(struct structure_rules_walk *w, uint32_t element, size_t page,
                         double number)
{
    bool there =
        page != SIZE_MAX && number >= 0 && number < (double)(w->first[page + 1] - w->first[page]);
    uint32_t *owner = there ? &w->owner[w->first[page] + (size_t)number] : NULL;
    if (!owner || *owner) {
        verdict_add(w->v, PREFLIGHT_FAILED, "element %u holds content %.0f, which %s", element,
                    number, owner ? "another one holds" : "no page has");
    } else {
        *owner = element;
    }
}

/* An element, or a link by reference. */
static void take_object(struct structure_rules_walk *w, uint32_t element, struct pdf_value kid)
{
    const struct pdf_file *f = &w->c->pdf;
    bool reference = pdf_is(f, pdf_get(f, kid, "/Type"), "/OBJR");
    uint32_t number = pdf_number_of(f, reference ? pdf_get(f, kid, "/Obj") : kid);
    if (!number || number >= f->object_count || w->holds[number]) {
        verdict_add(w->v, PREFLIGHT_FAILED, "element %u holds %s", element,
                    number ? "what another one holds" : "what is no element");
        return;
    }
    w->holds[number] = element;
    if (!reference) {
        w->queue[w->found++] = number;
    } else if (!pdf_is(f, pdf_get(f, pdf_object(f, element), "/S"), "/Link")) {
        verdict_add(w->v, PREFLIGHT_FAILED, "element %u has a link but is not of the type Link",
                    element);
    }
    w->links += reference;
}

static void look_at_type(struct structure_rules_walk *w, uint32_t number, struct pdf_value element)
{
    static const char *const types[] = {"/Document", "/Div", "/Sect",   "/H1",  "/H2",
                                        "/H3",       "/P",   "/Figure", "/Link"};
    const struct pdf_file *f = &w->c->pdf;
    char type[16];
    bool known = false;
    snprintf(type, sizeof type, "%s", pdf_written(f, pdf_get(f, element, "/S")));
    for (size_t i = 0; i < sizeof types / sizeof types[0]; i++) {
        known |= strcmp(type, types[i]) == 0;
    }
    if (!known) {
        verdict_add(w->v, PREFLIGHT_FAILED, "element %u is of no known type", number);
    }
    if (strcmp(type, "/Figure") == 0) {
        w->figures++;
        if (strlen(pdf_written(f, pdf_get(f, element, "/Alt"))) <= 2) {
            verdict_add(w->v, PREFLIGHT_FAILED, "figure %u has no alternative text", number);
        }
    }
}

static void look_at(struct structure_rules_walk *w, uint32_t number)
{
    const struct pdf_file *f = &w->c->pdf;
    struct pdf_value element = pdf_object(f, number);
    struct pdf_value kids = pdf_get(f, element, "/K");
    size_t page = page_of_element(w, element);
    look_at_type(w, number, element);
    if (pdf_number_of(f, pdf_get(f, element, "/P")) != w->holds[number]) {
        verdict_add(w->v, PREFLIGHT_FAILED, "element %u does not know what holds it", number);
    }
    bool many = pdf_item(f, kids, 0).handle != 0;
    for (size_t i = 0; many || i == 0; i++) {
        struct pdf_value kid = many ? pdf_item(f, kids, i) : kids;
        double content;
        if (!kid.handle) {
            break;
        }
        if (pdf_number_in(f, kid, &content)) {
            take_content(w, number, page, content);
        } else {
            take_object(w, number, kid);
        }
    }
    w->elements++;
    pdf_forget(f);
}

/* Where the last entry of the parent tree was found. */
struct place_in_parents {
    size_t leaf, at;
};

/* The parent tree's entry for a key; nothing where it has none. Keys rise, so that the search goes
 * on where it ended: in the tree itself, or in the next of its leaves. */
static struct pdf_value parent_at(const struct pdf_file *f, struct pdf_value tree, size_t key,
                                  struct place_in_parents *p)
{
    struct pdf_value leaves = pdf_get(f, tree, "/Kids");
    for (;;) {
        struct pdf_value leaf = leaves.handle ? pdf_item(f, leaves, p->leaf) : tree;
        struct pdf_value numbers = pdf_get(f, leaf, "/Nums");
        struct pdf_value item;
        double here = -1;
        while ((item = pdf_item(f, numbers, 2 * p->at)).handle && pdf_number_in(f, item, &here) &&
               here < (double)key) {
            p->at++;
        }
        if (item.handle || !leaves.handle || !leaf.handle) {
            bool found = item.handle && here <= (double)key && here >= (double)key;
            return found ? pdf_item(f, numbers, 2 * p->at + 1) : (struct pdf_value){0};
        }
        *p = (struct place_in_parents){.leaf = p->leaf + 1};
    }
}

static void check_page_parents(struct structure_rules_walk *w, size_t page,
                               struct pdf_value parents)
{
    const struct pdf_file *f = &w->c->pdf;
    size_t count = w->first[page + 1] - w->first[page];
    for (size_t i = 0; i < count; i++) {
        uint32_t owner = w->owner[w->first[page] + i];
        if (!owner) {
            verdict_add(w->v, PREFLIGHT_FAILED, "page %zu: no element holds content %zu", page + 1,
                        i);
        } else if (pdf_number_of(f, pdf_item(f, parents, i)) != owner) {
            verdict_add(w->v, PREFLIGHT_FAILED, "page %zu: content %zu does not know its element",
                        page + 1, i);
        }
    }
}

static void check_page(struct structure_rules_walk *w, size_t page, struct place_in_parents *place)
{
    const struct pdf_file *f = &w->c->pdf;
    double key = -1;
    if (w->c->facts[page].unmarked) {
        verdict_add(w->v, PREFLIGHT_FAILED,
                    "page %zu: %zu marks are no part of an element, nor artifacts", page + 1,
                    w->c->facts[page].unmarked);
    }
    if (!pdf_is(f, pdf_get(f, page_object(w->c, page), "/Tabs"), "/S")) {
        verdict_add(w->v, PREFLIGHT_FAILED, "page %zu: links are not in the order of structure",
                    page + 1);
    }
    pdf_number_in(f, pdf_get(f, page_object(w->c, page), "/StructParents"), &key);
    struct pdf_value tree = pdf_get(f, pdf_get(f, root_of(w->c), "/StructTreeRoot"), "/ParentTree");
    struct pdf_value parents =
        key < 0 ? (struct pdf_value){0} : parent_at(f, tree, (size_t)key, place);
    check_page_parents(w, page, parents);
    pdf_forget(f);
}

/* Every link belongs to a structure element that refers to it, and has a text for where it leads.
 */
static void check_links(struct structure_rules_walk *w, size_t page)
{
    const struct pdf_file *f = &w->c->pdf;
    for (size_t i = 0;; i++) {
        struct pdf_value link = pdf_item(f, pdf_get(f, page_object(w->c, page), "/Annots"), i);
        uint32_t number = pdf_number_of(f, link);
        if (!link.handle) {
            break;
        }
        if (!number || !w->holds[number] || !pdf_get(f, link, "/StructParent").handle) {
            verdict_add(w->v, PREFLIGHT_FAILED, "page %zu: no element holds its link %zu", page + 1,
                        i + 1);
        }
        if (!pdf_get(f, link, "/Contents").handle || !pdf_get(f, link, "/F").handle) {
            verdict_add(w->v, PREFLIGHT_FAILED, "page %zu: link %zu does not say what it is",
                        page + 1, i + 1);
        }
    }
    pdf_forget(f);
}

static void walk_structure(struct structure_rules_walk *w)
{
    const struct pdf_file *f = &w->c->pdf;
    struct pdf_value root = pdf_get(f, root_of(w->c), "/StructTreeRoot");
    uint32_t document = pdf_number_of(f, pdf_get(f, root, "/K"));
    if (!document) {
        verdict_add(w->v, PREFLIGHT_FAILED, "there is no structure");
        return;
    }
    w->holds[document] = pdf_number_of(f, root);
    w->queue[w->found++] = document;
    while (w->done < w->found) {
        look_at(w, w->queue[w->done++]);
    }
    struct place_in_parents place = {0};
    for (size_t i = 0; i < f->page_count; i++) {
        check_page(w, i, &place);
        check_links(w, i);
    }
}

void rule_structure(const struct file_check *c, struct verdict *v)
{
    struct structure_rules_walk w;
    if (!c->file->profile->tagged) {
        verdict_measured(v, "not asked for");
        return;
    }
    if (walk_begin(&w, c, v)) {
        walk_structure(&w);
        verdict_measured(v, "%zu elements, %zu figures with alternative texts, %zu links",
                         w.elements, w.figures, w.links);
    } else {
        verdict_add(v, PREFLIGHT_FAILED, OUT_OF_MEMORY);
    }
    walk_end(&w);
}

/* ---- headings ---- */

/* Is the heading the title? Blanks do not count: a title is drawn line by line. */
static bool says(const char *heading, const char *title)
{
    for (;;) {
        heading += strspn(heading, " \n");
        title += strspn(title, " \n");
        if (!*heading || *heading != *title) {
            return *heading == *title;
        }
        heading++;
        title++;
    }
}

struct outline {
    const struct file_check *c;
    struct verdict *v;
    size_t page, count;  /* of the last heading; of all */
    unsigned level;      /* of the last heading */
    const char *awaited; /* the title of that page; NULL: none, or it was there */
};

static void expect_no_more(struct outline *o)
{
    if (o->awaited) {
        verdict_add(o->v, PREFLIGHT_FAILED, "page %zu: '%s' is not a heading", o->page + 1,
                    o->awaited);
    }
    o->awaited = NULL;
}

static const char *title_of(const struct file_check *c, size_t page)
{
    return page < c->pdf.page_count ? book_title_on(c->file->book, c->file->part, page) : NULL;
}

/* Go on to a page; the titles of those that are passed over are no headings. */
static void turn_to(struct outline *o, size_t page)
{
    while (o->page < page) {
        expect_no_more(o);
        o->page++;
        o->awaited = title_of(o->c, o->page);
    }
}

static void look_at_heading(struct outline *o, struct pdf_value element, unsigned level)
{
    const struct pdf_file *f = &o->c->pdf;
    const char *words = pdf_words(f, pdf_get(f, element, "/ActualText"));
    if (level > o->level + 1) {
        verdict_add(o->v, PREFLIGHT_FAILED, "page %zu: a heading of level %u after level %u",
                    o->page + 1, level, o->level);
    }
    if (o->awaited && says(words, o->awaited)) {
        o->awaited = NULL;
    }
    o->level = level;
    o->count++;
}

/* Headings are the document's own elements, or those of its parts, in the order of its pages. */
static void look_for_headings(struct outline *o, uint32_t group)
{
    const struct pdf_file *f = &o->c->pdf;
    for (size_t i = 0;; i++) {
        struct pdf_value kids = pdf_get(f, pdf_object(f, group), "/K");
        struct pdf_value element = pdf_item(f, kids, i);
        const char *type = pdf_written(f, pdf_get(f, element, "/S"));
        unsigned level = strncmp(type, "/H", 2) == 0 ? (unsigned)(type[2] - '0') : 0;
        uint32_t part = strcmp(type, "/Div") == 0 ? pdf_number_of(f, element) : 0;
        if (!element.handle) {
            break;
        }
        if (level) {
            uint32_t page = pdf_number_of(f, pdf_get(f, element, "/Pg"));
            while (o->page + 1 < f->page_count && f->page[o->page] != page) {
                turn_to(o, o->page + 1);
            }
            look_at_heading(o, element, level);
        }
        pdf_forget(f);
        if (part > group) {
            look_for_headings(o, part);
        }
    }
}

void rule_headings(const struct file_check *c, struct verdict *v)
{
    const struct pdf_file *f = &c->pdf;
    if (!c->file->profile->tagged) {
        verdict_measured(v, "not asked for");
        return;
    }
    struct pdf_value root = pdf_get(f, root_of(c), "/StructTreeRoot");
    struct outline o = {.c = c, .v = v, .awaited = title_of(c, 0)};
    look_for_headings(&o, pdf_number_of(f, pdf_get(f, root, "/K")));
    turn_to(&o, f->page_count);
    verdict_measured(v, "%zu headings", o.count);
}

/* ---- the document's metadata ---- */

static void expect_words(struct verdict *v, const struct text *packet, const char *words)
{
    if (!packet->data || !strstr(packet->data, words)) {
        verdict_add(v, PREFLIGHT_FAILED, "the XMP packet does not have '%s'", words);
    }
}

static void check_archival(const struct file_check *c, struct verdict *v, struct text *packet)
{
    const struct pdf_file *f = &c->pdf;
    struct pdf_value intents = pdf_get(f, root_of(c), "/OutputIntents");
    struct pdf_value intent = pdf_item(f, intents, 0);
    bool claimed = packet->data && strstr(packet->data, "<pdfaid:part>2</pdfaid:part>");
    bool colour = false;
    for (size_t i = 0; i < f->page_count; i++) {
        colour |= c->facts[i].colours.any;
    }
    if (!claimed && !colour) {
        verdict_add(v, PREFLIGHT_FAILED, "the XMP packet does not say PDF/A-2");
    }
    if (claimed && (!pdf_is(f, pdf_get(f, intent, "/S"), "/GTS_PDFA1") ||
                    !pdf_get(f, intent, "/DestOutputProfile").handle)) {
        verdict_add(v, PREFLIGHT_FAILED, "there is no profile of what the grays mean");
    }
    if (claimed && !pdf_get(f, pdf_trailer(f), "/ID").handle) {
        verdict_add(v, PREFLIGHT_FAILED, "the file has no identifier");
    }
}

/* Nobody has looked for structure in pages of other PDFs, so a file with any claims nothing. */
static size_t own_pages(const struct file_check *c)
{
    size_t count = 0;
    for (size_t i = 0; i < c->pdf.page_count; i++) {
        count += c->facts[i].own;
    }
    return count;
}

static void check_claims(const struct file_check *c, struct verdict *v, struct text *packet)
{
    static const char *const claims[] = {"<pdfuaid:part>", "<pdfaid:part>"};
    size_t own = own_pages(c);
    if (!own) {
        expect_words(v, packet, "<pdfuaid:part>1</pdfuaid:part>");
        check_archival(c, v, packet);
        verdict_measured(v, "the keys of PDF/UA-1 and PDF/A-2a");
        return;
    }
    for (size_t i = 0; i < sizeof claims / sizeof claims[0]; i++) {
        if (packet->data && strstr(packet->data, claims[i])) {
            verdict_add(v, PREFLIGHT_FAILED,
                        "the XMP packet has '%s' although the book has %zu pages of other PDFs",
                        claims[i], own);
        }
    }
    verdict_add(v, PREFLIGHT_WARNING,
                "%zu page%s of other PDFs have an unknown structure, so the file is tagged but is "
                "neither PDF/UA-1 nor PDF/A-2a",
                own, own == 1 ? "" : "s");
}

void rule_accessible(const struct file_check *c, struct verdict *v)
{
    const struct pdf_file *f = &c->pdf;
    if (!c->file->profile->tagged) {
        verdict_measured(v, "not asked for");
        return;
    }
    struct pdf_value root = root_of(c);
    struct pdf_value viewer = pdf_get(f, root, "/ViewerPreferences");
    struct pdf_value mark = pdf_get(f, root, "/MarkInfo");
    if (strcmp(pdf_written(f, pdf_get(f, mark, "/Marked")), "true") != 0) {
        verdict_add(v, PREFLIGHT_FAILED, "the file does not say that it is tagged");
    }
    if (strcmp(pdf_written(f, pdf_get(f, viewer, "/DisplayDocTitle")), "true") != 0) {
        verdict_add(v, PREFLIGHT_FAILED, "the window shows the file's name, not its title");
    }
    struct text language = {0};
    text_printf(&language, "(%s)", c->file->config->book.language);
    if (language.failed || strcmp(pdf_written(f, pdf_get(f, root, "/Lang")), language.data) != 0) {
        verdict_add(v, PREFLIGHT_FAILED, "the file does not say its language");
    }
    text_free(&language);
    struct text packet = {0};
    if (!pdf_stream(f, pdf_get(f, root, "/Metadata"), &packet)) {
        verdict_add(v, PREFLIGHT_FAILED, "there is no XMP packet");
    }
    text_puts(&packet, "");
    expect_words(v, &packet, "<dc:title>");
    check_claims(c, v, &packet);
    text_free(&packet);
    pdf_forget(f);
}
