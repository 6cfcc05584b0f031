#include "render/pdf/pdf_tags.h"

#include <assert.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/array.h"
#include "render/pdf/pdf_keys.h"

struct pdf_tag {
    const char *type; /* its structure type; never NULL */
    size_t parent;
    size_t page;      /* of its marks; SIZE_MAX: it has none */
    char *words;      /* NULL: none */
    struct text said; /* of a paragraph: its texts, with blanks between them */
    unsigned texts;
    size_t kids; /* how many it holds */
    bool boxed;
    struct box box;
    HPDF_Dict made;
};

/* What an element holds: another one, a piece of marked content, or a link. */
struct pdf_kid {
    size_t holder;
    enum { KID_TAG, KID_MARK, KID_LINK } kind;
    size_t number; /* of the element, of the content on its page, of the link */
    size_t page;
};

/* The number of elements on one level after which the next page begins a new group: libharu's
 * arrays take at most HPDF_LIMIT_MAX_ARRAY. */
enum { PART_KIDS = 20000 };

static const struct {
    const char *type; /* NULL: no element */
    bool group;
} roles[] = {
    [CANVAS_SECTION] = {"Sect", true},  [CANVAS_HEADING_1] = {"H1", false},
    [CANVAS_HEADING_2] = {"H2", false}, [CANVAS_HEADING_3] = {"H3", false},
    [CANVAS_PARAGRAPH] = {"P", false},  [CANVAS_FIGURE] = {"Figure", false},
    [CANVAS_LINK] = {"Link", false},    [CANVAS_ARTIFACT] = {NULL, false},
};

void pdf_tags_free(struct pdf_tags *t)
{
    for (size_t i = 0; i < t->tag_count; i++) {
        free(t->tag[i].words);
        text_free(&t->tag[i].said);
    }
    free(t->tag);
    free(t->kid);
    *t = (struct pdf_tags){0};
}

static void add_kid(struct pdf_tags *t, struct pdf_kid kid)
{
    struct pdf_kid *kids = array_room(t->kid, &t->kid_capacity, t->kid_count, sizeof *kids);
    t->failed |= !kids;
    if (kids) {
        t->kid = kids;
        t->kid[t->kid_count++] = kid;
        t->tag[kid.holder].kids++;
    }
}

/* Returns its number; 0, the document, where memory ended. */
static size_t add_tag(struct pdf_tags *t, const char *type, size_t parent)
{
    struct pdf_tag *tags = array_room(t->tag, &t->tag_capacity, t->tag_count, sizeof *tags);
    t->failed |= !tags;
    if (!tags) {
        return 0;
    }
    t->tag = tags;
    t->tag[t->tag_count] = (struct pdf_tag){.type = type, .parent = parent, .page = SIZE_MAX};
    if (t->tag_count) {
        add_kid(t, (struct pdf_kid){.holder = parent, .kind = KID_TAG, .number = t->tag_count});
    }
    return t->tag_count++;
}

void pdf_tags_begin_page(struct pdf_tags *t, size_t page)
{
    if (!t->tag_count) {
        add_tag(t, "Document", 0);
    }
    if (!t->depth && t->tag_count && t->tag[t->part].kids > PART_KIDS) {
        t->part = add_tag(t, "Div", 0);
    }
    t->page = page;
    t->next = 0;
    t->mark = MARK_NONE;
    t->paragraph = 0;
}

static size_t holder(const struct pdf_tags *t)
{
    return t->depth ? t->open[t->depth - 1] : t->part;
}

static bool is_group(const struct pdf_tags *t, size_t tag)
{
    return tag == t->part || strcmp(t->tag[tag].type, "Sect") == 0;
}

/* Headings begin with the first level and go down by one at a time. */
static const char *type_of(struct pdf_tags *t, enum canvas_role role)
{
    static const char *const headings[] = {"H1", "H2", "H3"};
    const char *type = roles[role].type;
    if (type[0] != 'H') {
        return type;
    }
    unsigned wanted = (unsigned)(type[1] - '0');
    t->above = t->level ? t->above : wanted - 1;
    wanted = wanted > t->above ? wanted - t->above : 1;
    t->level = wanted > t->level + 1 ? t->level + 1 : wanted;
    return headings[t->level - 1];
}

void pdf_tags_begin_tag(struct pdf_tags *t, enum canvas_role role, const char *words,
                        const struct box *up)
{
    assert(t->depth < PDF_TAGS_NESTING);
    if (!t->tag_count) {
        add_tag(t, "Document", 0);
    }
    t->ornament = role == CANVAS_ARTIFACT;
    size_t tag = t->ornament ? holder(t) : add_tag(t, type_of(t, role), holder(t));
    t->open[t->depth++] = tag;
    t->paragraph = 0;
    if (tag && words && !t->ornament) {
        t->tag[tag].words = strdup(words);
        t->failed |= !t->tag[tag].words;
    }
    if (tag && up && !t->ornament) {
        t->tag[tag].boxed = true;
        t->tag[tag].box = *up;
    }
}

void pdf_tags_end_tag(struct pdf_tags *t)
{
    assert(t->depth);
    t->depth--;
    t->ornament = false;
    t->paragraph = 0;
}

/* Go on with marks of this element; SIZE_MAX: with an artifact. */
static const char *enter(struct pdf_tags *t, size_t tag, char words[64])
{
    bool ornament = tag == SIZE_MAX;
    if (ornament ? t->mark == MARK_ARTIFACT : t->mark == MARK_TAG && t->marked == tag) {
        return "";
    }
    const char *end = t->mark == MARK_NONE ? "" : "EMC\n";
    t->mark = ornament ? MARK_ARTIFACT : MARK_TAG;
    t->marked = tag;
    if (ornament) {
        snprintf(words, 64, "%s/Artifact BMC\n", end);
        return words;
    }
    t->tag[tag].page = t->page;
    add_kid(t, (struct pdf_kid){tag, KID_MARK, t->next, t->page});
    snprintf(words, 64, "%s/%s<</MCID %u>>BDC\n", end, t->tag[tag].type, t->next++);
    return words;
}

/* A text outside all elements continues the paragraph before it if it has the same size and is on
 * the same line or one line below. */
const char *pdf_tags_before_text(struct pdf_tags *t, double at, double size, char words[64])
{
    size_t tag = holder(t);
    if (t->ornament || t->failed) {
        return enter(t, SIZE_MAX, words);
    }
    if (is_group(t, tag)) {
        double down = t->at - at;
        bool same =
            t->paragraph && fabs(size - t->size) < 0.5 && down > -0.5 * size && down < 1.7 * size;
        t->paragraph = same ? t->paragraph : add_tag(t, "P", tag);
        t->at = at;
        t->size = size;
        tag = t->paragraph;
    }
    return enter(t, tag, words);
}

void pdf_tags_add_text(struct pdf_tags *t, const char *utf8, bool apart)
{
    struct pdf_tag *tag = t->mark == MARK_TAG && !t->failed ? &t->tag[t->marked] : NULL;
    bool dot = strcmp(utf8, ".") == 0; /* of a leader */
    if (!tag || dot || (strcmp(tag->type, "P") != 0 && tag->type[0] != 'H')) {
        return;
    }
    text_puts(&tag->said, tag->texts++ && apart ? " " : "");
    text_puts(&tag->said, utf8);
    t->failed |= tag->said.failed;
}

const char *pdf_tags_before_shape(struct pdf_tags *t, char words[64])
{
    size_t tag = holder(t);
    bool held = !t->ornament && !t->failed && !is_group(t, tag);
    return enter(t, held ? tag : SIZE_MAX, words);
}

const char *pdf_tags_end_page(struct pdf_tags *t)
{
    bool open = t->mark != MARK_NONE;
    t->mark = MARK_NONE;
    return open ? "EMC\n" : "";
}

const char *pdf_tags_words(const struct pdf_tags *t)
{
    return t->depth && !t->ornament ? t->tag[holder(t)].words : NULL;
}

void pdf_tags_add_link(struct pdf_tags *t, size_t link)
{
    size_t tag = holder(t);
    if (t->failed) {
        return;
    }
    if (is_group(t, tag) && t->paragraph) {
        tag = t->paragraph;
    }
    if (is_group(t, tag) || strcmp(t->tag[tag].type, "Link") != 0) {
        tag = add_tag(t, "Link", tag);
    }
    t->tag[tag].page = t->page;
    add_kid(t, (struct pdf_kid){tag, KID_LINK, link, t->page});
}

/* ---- writing ---- */

/* The structure being put into libharu's document. */
struct writing {
    const struct pdf_tags *tags;
    HPDF_Doc doc;
    const struct pdf_navigation *navigation;
    HPDF_Array *by_page; /* the elements by their marks, one array a page; NULL: it has none */
    bool ok;
};

static void add_words(struct writing *w, HPDF_Dict dict, const char *key, const char *words)
{
    w->ok = w->ok && pdf_add_words(w->doc, dict, key, words);
}

static void add_item(struct writing *w, HPDF_Array array, void *item)
{
    w->ok = w->ok && array && item && HPDF_Array_Add(array, item) == HPDF_OK;
}

static void add_key(struct writing *w, HPDF_Dict dict, const char *key, void *value)
{
    w->ok = w->ok && dict && value && HPDF_Dict_Add(dict, key, value) == HPDF_OK;
}

static void add_name(struct writing *w, HPDF_Dict dict, const char *key, const char *name)
{
    w->ok = w->ok && dict && HPDF_Dict_AddName(dict, key, name) == HPDF_OK;
}

static void add_number(struct writing *w, HPDF_Dict dict, const char *key, size_t number)
{
    w->ok = w->ok && dict && HPDF_Dict_AddNumber(dict, key, (HPDF_INT32)number) == HPDF_OK;
}

static HPDF_Dict new_object(struct writing *w)
{
    HPDF_Dict dict = w->ok ? HPDF_Dict_New(w->doc->mmgr) : NULL;
    w->ok = w->ok && dict && HPDF_Xref_Add(w->doc->xref, dict) == HPDF_OK;
    return w->ok ? dict : NULL;
}

static HPDF_Array new_array(struct writing *w)
{
    HPDF_Array array = w->ok ? HPDF_Array_New(w->doc->mmgr) : NULL;
    w->ok = w->ok && array;
    return array;
}

static void add_box(struct writing *w, HPDF_Dict dict, const struct box *b)
{
    HPDF_Dict layout = w->ok ? HPDF_Dict_New(w->doc->mmgr) : NULL;
    const double corner[4] = {floor(b->left), floor(b->top), ceil(b->right), ceil(b->bottom)};
    add_key(w, dict, "A", layout);
    add_name(w, layout, "O", "Layout");
    HPDF_Array array = new_array(w);
    add_key(w, layout, "BBox", array);
    for (unsigned i = 0; i < 4 && w->ok; i++) {
        w->ok = HPDF_Array_AddNumber(array, (HPDF_INT32)corner[i]) == HPDF_OK;
    }
}

static void make_tags(struct writing *w, struct pdf_tag *tag, HPDF_Dict root)
{
    for (size_t i = 0; i < w->tags->tag_count && w->ok; i++) {
        HPDF_Dict dict = new_object(w);
        tag[i].made = dict;
        add_name(w, dict, "S", tag[i].type);
        add_key(w, dict, "P", i ? tag[tag[i].parent].made : root);
        if (tag[i].kids > 1) {
            add_key(w, dict, "K", new_array(w));
        }
        if (tag[i].page != SIZE_MAX) {
            add_key(w, dict, "Pg", w->navigation->page[tag[i].page]);
        }
        if (tag[i].words) {
            add_words(w, dict, "Alt", tag[i].words);
        }
        bool heading = tag[i].type[0] == 'H'; /* by which readers find their way */
        if (tag[i].texts > (heading ? 0 : 1)) {
            add_words(w, dict, "ActualText", tag[i].said.data);
        }
        if (tag[i].boxed) {
            add_box(w, dict, &tag[i].box);
        }
    }
    add_key(w, root, "K", w->tags->tag_count ? tag[0].made : NULL);
}

/* A list of one is that one. */
static void add_kid_number(struct writing *w, HPDF_Dict made, size_t kids, size_t number)
{
    if (kids > 1) {
        HPDF_Array array = HPDF_Dict_GetItem(made, "K", HPDF_OCLASS_ARRAY);
        w->ok = w->ok && HPDF_Array_AddNumber(array, (HPDF_INT32)number) == HPDF_OK;
    } else {
        add_number(w, made, "K", number);
    }
}

static void add_kid_object(struct writing *w, HPDF_Dict made, size_t kids, void *object)
{
    if (kids > 1) {
        add_item(w, HPDF_Dict_GetItem(made, "K", HPDF_OCLASS_ARRAY), object);
    } else {
        add_key(w, made, "K", object);
    }
}

static void add_mark(struct writing *w, const struct pdf_kid *kid, const struct pdf_tag *holder)
{
    HPDF_Array *page = &w->by_page[kid->page];
    if (!*page) {
        *page = new_array(w);
        w->ok = w->ok && HPDF_Xref_Add(w->doc->xref, *page) == HPDF_OK;
        add_number(w, w->navigation->page[kid->page], "StructParents", kid->page);
    }
    add_kid_number(w, holder->made, holder->kids, kid->number);
    add_item(w, *page, holder->made);
}

/* A link by reference; what leads from it to its element comes behind the pages'. */
static void add_link(struct writing *w, const struct pdf_kid *kid, const struct pdf_tag *holder)
{
    HPDF_Dict link = pdf_navigation_link(w->navigation, kid->number);
    if (!link) {
        return; /* it leads nowhere, and was left out */
    }
    HPDF_Dict reference = w->ok ? HPDF_Dict_New(w->doc->mmgr) : NULL;
    add_kid_object(w, holder->made, holder->kids, reference);
    add_name(w, reference, "Type", "OBJR");
    add_key(w, reference, "Obj", link);
    add_number(w, link, "StructParent", w->navigation->page_count + kid->number);
}

static void add_kids(struct writing *w)
{
    const struct pdf_tags *t = w->tags;
    for (size_t i = 0; i < t->kid_count && w->ok; i++) {
        const struct pdf_kid *kid = &t->kid[i];
        const struct pdf_tag *holder = &t->tag[kid->holder];
        switch (kid->kind) {
        case KID_TAG:
            add_kid_object(w, holder->made, holder->kids, t->tag[kid->number].made);
            break;
        case KID_MARK:
            add_mark(w, kid, holder);
            break;
        case KID_LINK:
            add_link(w, kid, holder);
            break;
        }
    }
}

/* What leads from pages and links to their elements: a tree of numbers, whose leaves are short
 * enough for libharu's arrays. */
struct parents {
    HPDF_Dict tree;
    HPDF_Array leaves; /* NULL: the tree is a leaf itself */
    HPDF_Array numbers, limits;
    size_t in_leaf;
};
enum { LEAF_NUMBERS = 15000 };

static void add_parent(struct writing *w, struct parents *p, size_t number, void *element)
{
    if (p->in_leaf == 0) {
        HPDF_Dict leaf = p->leaves ? new_object(w) : p->tree;
        p->numbers = new_array(w);
        add_key(w, leaf, "Nums", p->numbers);
        if (p->leaves) {
            p->limits = new_array(w);
            add_item(w, p->leaves, leaf);
            add_key(w, leaf, "Limits", p->limits);
            w->ok = w->ok && HPDF_Array_AddNumber(p->limits, (HPDF_INT32)number) == HPDF_OK &&
                    HPDF_Array_AddNumber(p->limits, (HPDF_INT32)number) == HPDF_OK;
        }
    }
    if (!w->ok) {
        return;
    }
    if (p->leaves) {
        HPDF_Number last = HPDF_Array_GetItem(p->limits, 1, HPDF_OCLASS_NUMBER);
        last->value = (HPDF_INT32)number;
    }
    w->ok = HPDF_Array_AddNumber(p->numbers, (HPDF_INT32)number) == HPDF_OK;
    add_item(w, p->numbers, element);
    p->in_leaf = (p->in_leaf + 1) % LEAF_NUMBERS;
}

static void add_parents(struct writing *w, HPDF_Dict root)
{
    const struct pdf_tags *t = w->tags;
    const struct pdf_navigation *n = w->navigation;
    struct parents p = {.tree = new_object(w)};
    add_key(w, root, "ParentTree", p.tree);
    if (n->page_count + n->link_count > LEAF_NUMBERS) {
        p.leaves = new_array(w);
        add_key(w, p.tree, "Kids", p.leaves);
    }
    for (size_t i = 0; i < n->page_count && w->ok; i++) {
        if (w->by_page[i]) {
            add_parent(w, &p, i, w->by_page[i]);
        }
    }
    for (size_t i = 0; i < t->kid_count && w->ok; i++) {
        const struct pdf_kid *kid = &t->kid[i];
        if (kid->kind == KID_LINK && pdf_navigation_link(n, kid->number)) {
            add_parent(w, &p, n->page_count + kid->number, t->tag[kid->holder].made);
        }
    }
    add_number(w, root, "ParentTreeNextKey", n->page_count + n->link_count);
}

bool pdf_tags_write(const struct pdf_tags *t, HPDF_Doc doc, const struct pdf_navigation *n,
                    const bool *failed)
{
    struct writing w = {.tags = t, .doc = doc, .navigation = n, .ok = !t->failed};
    w.by_page = calloc(n->page_count + 1, sizeof(HPDF_Array));
    w.ok = w.ok && w.by_page;
    HPDF_Dict root = new_object(&w);
    add_name(&w, root, "Type", "StructTreeRoot");
    add_key(&w, doc->catalog, "StructTreeRoot", root);
    HPDF_Dict mark = w.ok ? HPDF_Dict_New(doc->mmgr) : NULL;
    add_key(&w, doc->catalog, "MarkInfo", mark);
    w.ok = w.ok && HPDF_Dict_AddBoolean(mark, "Marked", HPDF_TRUE) == HPDF_OK;
    if (w.ok) {
        make_tags(&w, t->tag, root);
        add_kids(&w);
        add_parents(&w, root);
    }
    for (size_t i = 0; i < n->page_count && w.ok; i++) {
        add_name(&w, n->page[i], "Tabs", "S");
    }
    free(w.by_page);
    return w.ok || *failed;
}
