/* Pages of other PDFs as forms in one that is finished: libqpdf copies what they lean on. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/array.h"
#include "base/child.h"
#include "render/libraries/qpdf_calls.h"
#include "render/pdf/reading/imported_pdf.h"

struct imported_forms_placing {
    const struct text *pdf;
    const struct imported_form *form;
    size_t count;
    bool packed;
    qpdf_data *from; /* open until all is written, since streams are copied then */
    size_t from_count;
};

static _Thread_local char fault_words[160];

static const char *complaint(qpdf_data q)
{
    qpdf_error error = qpdf_has_error(q)       ? qpdf_get_error(q)
                       : qpdf_more_warnings(q) ? qpdf_next_warning(q)
                                               : NULL;
    if (!error) {
        return NULL;
    }
    snprintf(fault_words, sizeof fault_words, "%s", qpdf_get_error_message_detail(q, error));
    return fault_words;
}

static qpdf_data open_file(const struct text *bytes)
{
    qpdf_data q = qpdf_init();
    qpdf_silence_errors(q);
    qpdf_set_suppress_warnings(q, QPDF_TRUE);
    qpdf_set_attempt_recovery(q, QPDF_FALSE);
    qpdf_read_memory(q, "PDF", bytes->data, bytes->length, NULL);
    return q;
}

/* A page's key, or that of a parent. */
static qpdf_oh inherited(qpdf_data q, qpdf_oh page, const char *key)
{
    for (unsigned depth = 0; depth < 32 && qpdf_oh_is_dictionary(q, page); depth++) {
        qpdf_oh value = qpdf_oh_get_key(q, page, key);
        if (!qpdf_oh_is_null(q, value)) {
            return value;
        }
        page = qpdf_oh_get_key(q, page, "/Parent");
    }
    return qpdf_oh_new_dictionary(q);
}

/* ---- colours by profiles become plain ones ---- */

/* The objects that were looked at, by their numbers. */
struct imported_forms_seen {
    int *number;
    size_t count, capacity;
    bool failed; /* memory ended */
};

static bool see(struct imported_forms_seen *seen, int number)
{
    for (size_t i = 0; i < seen->count; i++) {
        if (seen->number[i] == number) {
            return false;
        }
    }
    int *room = array_room(seen->number, &seen->capacity, seen->count, sizeof *room);
    seen->failed |= !room;
    if (!room) {
        return false;
    }
    seen->number = room;
    seen->number[seen->count++] = number;
    return true;
}

/* The device's colour space with the same channels as this ICC-based one. NULL: it is not
 * ICC-based, or is RGB. */
static const char *plain_space(qpdf_data q, qpdf_oh space)
{
    if (!qpdf_oh_is_array(q, space) || qpdf_oh_get_array_n_items(q, space) < 2) {
        return NULL;
    }
    qpdf_oh kind = qpdf_oh_get_array_item(q, space, 0);
    qpdf_oh second = qpdf_oh_get_array_item(q, space, 1);
    if (qpdf_oh_is_name_and_equals(q, kind, "/CalGray")) {
        return "/DeviceGray";
    }
    if (!qpdf_oh_is_name_and_equals(q, kind, "/ICCBased") || !qpdf_oh_is_stream(q, second)) {
        return NULL;
    }
    long long channels = 0;
    qpdf_oh written = qpdf_oh_get_key(q, qpdf_oh_get_dict(q, second), "/N");
    if (!qpdf_oh_get_value_as_longlong(q, written, &channels)) {
        return NULL;
    }
    return channels == 1 ? "/DeviceGray" : channels == 4 ? "/DeviceCMYK" : NULL;
}

/* Is it a key of transparency whose value changes nothing? */
static bool says_nothing(qpdf_data q, const char *key, qpdf_oh value)
{
    double number = 0;
    if (strcmp(key, "/ca") == 0 || strcmp(key, "/CA") == 0) {
        return qpdf_oh_get_value_as_number(q, value, &number) && number >= 1;
    }
    if (strcmp(key, "/BM") == 0) {
        return qpdf_oh_is_name_and_equals(q, value, "/Normal") ||
               qpdf_oh_is_name_and_equals(q, value, "/Compatible");
    }
    return strcmp(key, "/SMask") == 0 && qpdf_oh_is_name_and_equals(q, value, "/None");
}

enum { MAX_DEPTH = 64, MAX_KEYS = 4096 };

static void simplify(qpdf_data q, qpdf_oh object, struct imported_forms_seen *seen, unsigned depth);

static void simplify_dictionary(qpdf_data q, qpdf_oh object, struct imported_forms_seen *seen,
                                unsigned depth)
{
    /* What cannot hold colours, or leads back to the page. */
    static const char *const passed[] = {"/Font", "/Parent", "/Metadata", "/StructParents"};
    struct text keys = {0};
    for (qpdf_oh_begin_dict_key_iter(q, object); qpdf_oh_dict_more_keys(q);) {
        const char *key = qpdf_oh_dict_next_key(q);
        text_add(&keys, key, strlen(key) + 1);
    }
    for (size_t at = 0; at < keys.length; at += strlen(keys.data + at) + 1) {
        const char *key = keys.data + at;
        qpdf_oh value = qpdf_oh_get_key(q, object, key);
        const char *plain = plain_space(q, value);
        bool pass = false;
        for (size_t i = 0; i < sizeof passed / sizeof passed[0]; i++) {
            pass |= strcmp(key, passed[i]) == 0;
        }
        if (plain) {
            qpdf_oh_replace_key(q, object, key, qpdf_oh_new_name(q, plain));
        } else if (says_nothing(q, key, value)) {
            qpdf_oh_remove_key(q, object, key);
        } else if (!pass) {
            simplify(q, value, seen, depth + 1);
        }
    }
    seen->failed |= keys.failed;
    text_free(&keys);
}

static void simplify(qpdf_data q, qpdf_oh object, struct imported_forms_seen *seen, unsigned depth)
{
    int number = qpdf_oh_get_object_id(q, object);
    if (depth > MAX_DEPTH || (number && !see(seen, number))) {
        return;
    }
    if (qpdf_oh_is_stream(q, object)) {
        simplify_dictionary(q, qpdf_oh_get_dict(q, object), seen, depth);
    } else if (qpdf_oh_is_dictionary(q, object)) {
        simplify_dictionary(q, object, seen, depth);
    } else if (qpdf_oh_is_array(q, object)) {
        int count = qpdf_oh_get_array_n_items(q, object);
        for (int i = 0; i < count && count < MAX_KEYS; i++) {
            qpdf_oh item = qpdf_oh_get_array_item(q, object, i);
            const char *plain = plain_space(q, item);
            if (plain) {
                qpdf_oh_set_array_item(q, object, i, qpdf_oh_new_name(q, plain));
            } else {
                simplify(q, item, seen, depth + 1);
            }
        }
    }
}

/* Objects are copied by number; one that stands inside another has to be given one. */
static qpdf_oh copy(qpdf_data to, qpdf_data from, qpdf_oh object)
{
    if (qpdf_oh_get_object_id(from, object) == 0) {
        object = qpdf_make_indirect_object(from, object);
    }
    return qpdf_oh_copy_foreign_object(to, from, object);
}

static qpdf_oh make_form(qpdf_data to, qpdf_data from, const struct imported_form *f,
                         struct imported_forms_seen *seen)
{
    qpdf_oh page = qpdf_get_page_n(from, f->page);
    qpdf_oh stream = qpdf_oh_new_stream(to);
    qpdf_oh dictionary = qpdf_oh_get_dict(to, stream);
    unsigned char *data = NULL;
    size_t length = 0;
    const double *media = f->pdf->page[f->page].media;
    qpdf_oh box = qpdf_oh_new_array(to);
    for (unsigned i = 0; i < 4; i++) {
        qpdf_oh_append_item(to, box, qpdf_oh_new_real_from_double(to, media[i], 4));
    }
    qpdf_oh_replace_key(to, dictionary, "/Type", qpdf_oh_new_name(to, "/XObject"));
    qpdf_oh_replace_key(to, dictionary, "/Subtype", qpdf_oh_new_name(to, "/Form"));
    qpdf_oh_replace_key(to, dictionary, "/BBox", box);
    qpdf_oh resources = inherited(from, page, "/Resources");
    simplify(from, resources, seen, 0);
    qpdf_oh_replace_key(to, dictionary, "/Resources", copy(to, from, resources));
    if (qpdf_oh_get_page_content_data(from, page, &data, &length) == QPDF_SUCCESS) {
        qpdf_oh_replace_stream_data(to, stream, data, length, qpdf_oh_new_null(to),
                                    qpdf_oh_new_null(to));
    }
    free(data);
    return stream;
}

static void put_on_page(qpdf_data to, const struct imported_form *f, qpdf_oh form)
{
    char name[24];
    qpdf_oh page = qpdf_get_page_n(to, f->on);
    qpdf_oh resources = inherited(to, page, "/Resources");
    qpdf_oh objects = qpdf_oh_get_key(to, resources, "/XObject");
    if (!qpdf_oh_is_dictionary(to, objects)) {
        objects = qpdf_oh_new_dictionary(to);
        qpdf_oh_replace_key(to, resources, "/XObject", objects);
        objects = qpdf_oh_get_key(to, resources, "/XObject");
    }
    snprintf(name, sizeof name, "/Own%u", f->number);
    qpdf_oh_replace_key(to, objects, name, form);
}

/* The forms of one file share what they lean on. */
static const char *place_all(qpdf_data to, struct imported_forms_placing *p)
{
    const char *fault = complaint(to);
    for (size_t i = 0; i < p->count && !fault; i++) {
        bool first = true;
        for (size_t k = 0; k < i; k++) {
            first &= p->form[k].pdf != p->form[i].pdf;
        }
        if (!first) {
            continue;
        }
        qpdf_data from = open_file(&p->form[i].pdf->bytes);
        p->from[p->from_count++] = from;
        struct imported_forms_seen seen = {0};
        fault = complaint(from);
        for (size_t k = i; k < p->count && !fault; k++) {
            if (p->form[k].pdf == p->form[i].pdf) {
                put_on_page(to, &p->form[k], make_form(to, from, &p->form[k], &seen));
            }
        }
        free(seen.number);
        fault = seen.failed ? OUT_OF_MEMORY : fault ? fault : complaint(from);
        fault = fault ? fault : complaint(to);
    }
    return fault;
}

static void close_file(qpdf_data q)
{
    (void)complaint(q); /* libqpdf prints an error that nobody took */
    qpdf_cleanup(&q);
}

static const char *place_in_child(void *context, struct text *out)
{
    struct imported_forms_placing *p = context;
    const char *lacking = libqpdf_load_error();
    if (lacking) {
        return lacking;
    }
    p->from = calloc(p->count + 1, sizeof *p->from);
    if (!p->from) {
        return OUT_OF_MEMORY;
    }
    qpdf_data to = open_file(p->pdf);
    const char *fault = place_all(to, p);
    if (!fault) {
        qpdf_init_write_memory(to);
        qpdf_set_deterministic_ID(to, QPDF_TRUE);
        if (p->packed) {
            qpdf_set_object_stream_mode(to, qpdf_o_generate);
            qpdf_set_minimum_pdf_version(to, "1.7");
        }
        qpdf_write(to);
        fault = complaint(to);
    }
    if (!fault) {
        text_add(out, (const char *)qpdf_get_buffer(to), qpdf_get_buffer_length(to));
    }
    static _Thread_local char words[sizeof fault_words];
    snprintf(words, sizeof words, "%s", fault ? fault : "");
    close_file(to);
    while (p->from_count) {
        close_file(p->from[--p->from_count]);
    }
    free(p->from);
    return fault ? words : NULL;
}

bool own_forms_place(struct text *pdf, const struct imported_form *form, size_t count, bool packed,
                     struct child_fault *fault)
{
    struct imported_forms_placing p = {.pdf = pdf, .form = form, .count = count, .packed = packed};
    struct text placed = {0};
    bool done = run_in_child(place_in_child, &p, &placed, fault);
    if (done) {
        text_free(pdf);
        *pdf = placed;
    }
    return done;
}
