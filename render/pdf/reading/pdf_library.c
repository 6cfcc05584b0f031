#include "render/pdf/reading/pdf_library.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "render/libraries/qpdf_calls.h"

const char *pdf_complaint(struct pdf_file *f)
{
    qpdf_error error = qpdf_has_error(f->qpdf)       ? qpdf_get_error(f->qpdf)
                       : qpdf_more_warnings(f->qpdf) ? qpdf_next_warning(f->qpdf)
                                                     : NULL;
    if (!error) {
        return NULL;
    }
    snprintf(f->fault, sizeof f->fault, "%s, near byte %llu",
             qpdf_get_error_message_detail(f->qpdf, error),
             qpdf_get_error_file_position(f->qpdf, error));
    return f->fault;
}

static const char *read_objects(struct pdf_file *f)
{
    long long size = 0;
    qpdf_oh_get_value_as_longlong(
        f->qpdf, qpdf_oh_get_key(f->qpdf, qpdf_get_trailer(f->qpdf), "/Size"), &size);
    if (size < 1 || size > LIMIT_PDF_OBJECTS) {
        return size < 1 ? "the file does not say how many objects it has"
                        : "the file says that it has more than 1000000 objects";
    }
    f->object_count = (size_t)size;
    for (uint32_t i = 1; i < f->object_count; i++) {
        (void)pdf_object(f, i);
        pdf_forget(f);
    }
    return pdf_complaint(f);
}

/* libqpdf walks the tree of pages in calls within calls, and a branch again wherever it hangs: is
 * the tree no deeper than that can go, and each node of it there once? */
static bool is_tree(const struct pdf_file *f, struct pdf_value node, unsigned depth, size_t *visits)
{
    struct pdf_value kids = pdf_get(f, node, "/Kids");
    size_t count = pdf_count(f, kids);
    bool sound = depth < LIMIT_PDF_PAGE_DEPTH && ++*visits <= f->object_count;
    for (size_t i = 0; i < count && sound; i++) {
        sound = is_tree(f, pdf_item(f, kids, i), depth + 1, visits);
    }
    return sound;
}

static const char *collect_pages(struct pdf_file *f)
{
    struct pdf_value root = pdf_get(f, pdf_trailer(f), "/Root");
    size_t visits = 0;
    if (!is_tree(f, pdf_get(f, root, "/Pages"), 0, &visits)) {
        return "its tree of pages has more than 64 levels, or a branch that leads back";
    }
    pdf_forget(f);
    int count = qpdf_get_num_pages(f->qpdf);
    if (count < 0 || (size_t)count > f->object_count) {
        return "the page tree is damaged";
    }
    f->page_count = (size_t)count;
    f->page = calloc(f->page_count + 1, sizeof *f->page);
    if (!f->page) {
        return OUT_OF_MEMORY;
    }
    for (size_t i = 0; i < f->page_count; i++) {
        struct pdf_value page = {qpdf_get_page_n(f->qpdf, i)};
        f->page[i] = pdf_number_of(f, page);
        pdf_forget(f);
    }
    return pdf_complaint(f);
}

/* Errors and warnings are kept for pdf_complaint. Returns NULL, or that there is no libqpdf. */
static const char *start(struct pdf_file *f)
{
    memset(f, 0, sizeof *f);
    const char *lacking = libqpdf_load_error();
    if (lacking) {
        return lacking;
    }
    f->qpdf = qpdf_init();
    qpdf_silence_errors(f->qpdf);
    qpdf_set_suppress_warnings(f->qpdf, QPDF_TRUE);
    qpdf_set_attempt_recovery(f->qpdf, QPDF_FALSE);
    return NULL;
}

const char *pdf_open(struct pdf_file *f, const char *bytes, size_t length)
{
    const char *lacking = start(f);
    if (lacking) {
        return lacking;
    }
    const char *fault = pdf_weigh_object_streams(bytes, length);
    if (!fault) {
        qpdf_read_memory(f->qpdf, "PDF", bytes, length, NULL);
        fault = pdf_complaint(f);
    }
    if (!fault) {
        fault = read_objects(f);
    }
    if (!fault) {
        fault = collect_pages(f);
    }
    if (fault) {
        pdf_close(f);
    }
    return fault;
}

void pdf_close(struct pdf_file *f)
{
    if (f->qpdf) {
        (void)pdf_complaint(f); /* libqpdf prints an error that nobody took */
        qpdf_cleanup(&f->qpdf);
    }
    free(f->page);
    f->page = NULL;
}

void pdf_forget(const struct pdf_file *f)
{
    qpdf_oh_release_all(f->qpdf);
}

static struct pdf_value value_of(const struct pdf_file *f, qpdf_oh handle)
{
    return (struct pdf_value){qpdf_oh_is_null(f->qpdf, handle) ? 0 : handle};
}

struct pdf_value pdf_trailer(const struct pdf_file *f)
{
    return value_of(f, qpdf_get_trailer(f->qpdf));
}

struct pdf_value pdf_object(const struct pdf_file *f, uint32_t number)
{
    return value_of(f, qpdf_get_object_by_id(f->qpdf, (int)number, 0));
}

static qpdf_oh dictionary_of(const struct pdf_file *f, struct pdf_value value)
{
    bool is_stream = value.handle && qpdf_oh_is_stream(f->qpdf, value.handle);
    return is_stream ? qpdf_oh_get_dict(f->qpdf, value.handle) : value.handle;
}

struct pdf_value pdf_get(const struct pdf_file *f, struct pdf_value dictionary, const char *key)
{
    qpdf_oh holder = dictionary_of(f, dictionary);
    bool is_dictionary = holder && qpdf_oh_is_dictionary(f->qpdf, holder);
    return is_dictionary ? value_of(f, qpdf_oh_get_key(f->qpdf, holder, key))
                         : (struct pdf_value){0};
}

struct pdf_value pdf_item(const struct pdf_file *f, struct pdf_value array, size_t n)
{
    bool inside = array.handle && qpdf_oh_is_array(f->qpdf, array.handle) &&
                  n < (size_t)qpdf_oh_get_array_n_items(f->qpdf, array.handle);
    return inside ? value_of(f, qpdf_oh_get_array_item(f->qpdf, array.handle, (int)n))
                  : (struct pdf_value){0};
}

size_t pdf_count(const struct pdf_file *f, struct pdf_value array)
{
    return pdf_is_array(f, array) ? (size_t)qpdf_oh_get_array_n_items(f->qpdf, array.handle) : 0;
}

size_t pdf_string_length(const struct pdf_file *f, struct pdf_value value)
{
    size_t length = 0;
    if (value.handle && qpdf_oh_is_string(f->qpdf, value.handle)) {
        (void)qpdf_oh_get_binary_string_value(f->qpdf, value.handle, &length);
    }
    return length;
}

bool pdf_is_array(const struct pdf_file *f, struct pdf_value value)
{
    return value.handle && qpdf_oh_is_array(f->qpdf, value.handle);
}

bool pdf_is_stream(const struct pdf_file *f, struct pdf_value value)
{
    return value.handle && qpdf_oh_is_stream(f->qpdf, value.handle);
}

bool pdf_is_dictionary(const struct pdf_file *f, struct pdf_value value)
{
    return value.handle && qpdf_oh_is_dictionary(f->qpdf, value.handle);
}

uint32_t pdf_number_of(const struct pdf_file *f, struct pdf_value value)
{
    return value.handle ? (uint32_t)qpdf_oh_get_object_id(f->qpdf, value.handle) : 0;
}

bool pdf_is(const struct pdf_file *f, struct pdf_value value, const char *name)
{
    return value.handle && qpdf_oh_is_name_and_equals(f->qpdf, value.handle, name);
}

const char *pdf_written(const struct pdf_file *f, struct pdf_value value)
{
    return value.handle ? qpdf_oh_unparse_resolved(f->qpdf, dictionary_of(f, value)) : "";
}

const char *pdf_words(const struct pdf_file *f, struct pdf_value value)
{
    return value.handle ? qpdf_oh_get_utf8_value(f->qpdf, value.handle) : "";
}

bool pdf_mentions(const char *written, const char *name)
{
    size_t length = strlen(name);
    const char *p = strstr(written, name);
    while (p && !strchr(" \t\r\n\f()<>[]{}/%", p[length])) {
        p = strstr(p + 1, name);
    }
    return p != NULL;
}

bool pdf_number_in(const struct pdf_file *f, struct pdf_value value, double *number)
{
    return value.handle && qpdf_oh_get_value_as_number(f->qpdf, value.handle, number);
}

size_t pdf_numbers(const struct pdf_file *f, struct pdf_value array, double *number, size_t count)
{
    size_t found = 0;
    while (found < count) {
        struct pdf_value item = pdf_item(f, array, found);
        if (!item.handle || !qpdf_oh_get_value_as_number(f->qpdf, item.handle, &number[found])) {
            break;
        }
        found++;
    }
    return found;
}

/* ---- streams ---- */

static unsigned whole_number(const struct pdf_file *f, struct pdf_value dictionary, const char *key,
                             unsigned none)
{
    double number;
    return pdf_number_in(f, pdf_get(f, dictionary, key), &number) && number >= 0 && number < 1e9
               ? (unsigned)number
               : none;
}

static void add_filter(const struct pdf_file *f, struct pdf_value name, struct pdf_value settings,
                       struct pdf_filters *filters)
{
    const char *written = pdf_written(f, name);
    struct pdf_filter *filter = &filters->filter[filters->count++];
    *filter = (struct pdf_filter){
        .kind = pdf_filter_kind(written, strlen(written)),
        .predictor = whole_number(f, settings, "/Predictor", 1),
        .colours = whole_number(f, settings, "/Colors", 1),
        .bits = whole_number(f, settings, "/BitsPerComponent", 8),
        .columns = whole_number(f, settings, "/Columns", 1),
        .late_change = whole_number(f, settings, "/EarlyChange", 1) == 0,
    };
}

/* NULL, or what is wrong with the filters of a stream. */
static const char *filters_of(const struct pdf_file *f, struct pdf_value stream,
                              struct pdf_filters *filters)
{
    struct pdf_value names = pdf_get(f, stream, "/Filter");
    struct pdf_value settings = pdf_get(f, stream, "/DecodeParms");
    filters->count = 0;
    if (pdf_get(f, stream, "/F").handle) {
        return "its data are in another file";
    }
    if (!pdf_is_array(f, names)) {
        if (names.handle) {
            struct pdf_value first =
                pdf_is_array(f, settings) ? pdf_item(f, settings, 0) : settings;
            add_filter(f, names, first, filters);
        }
        return NULL;
    }
    size_t count = pdf_count(f, names);
    if (count > LIMIT_PDF_FILTERS) {
        return "it is packed too many times over";
    }
    for (size_t i = 0; i < count; i++) {
        struct pdf_value one = pdf_is_array(f, settings) ? pdf_item(f, settings, i)
                               : count == 1              ? settings
                                                         : (struct pdf_value){0};
        add_filter(f, pdf_item(f, names, i), one, filters);
    }
    return NULL;
}

const char *pdf_unpack_stream(const struct pdf_file *f, struct pdf_value stream,
                              struct pdf_unpacking *u)
{
    unsigned char *data = NULL;
    size_t length = 0;
    struct pdf_filters filters;
    if (!pdf_is_stream(f, stream)) {
        return "it is not a stream";
    }
    const char *fault = filters_of(f, stream, &filters);
    if (!fault && qpdf_oh_get_stream_data(f->qpdf, stream.handle, qpdf_dl_none, NULL, &data,
                                          &length) != QPDF_SUCCESS) {
        fault = "its data cannot be read";
    }
    fault = fault ? fault : pdf_unpack(u, &filters, data ? data : (unsigned char *)"", length);
    free(data);
    return fault;
}

bool pdf_stream(const struct pdf_file *f, struct pdf_value stream, struct text *out)
{
    size_t before = out->length;
    struct pdf_unpacking u = {.out = out, .limit = LIMIT_PDF_STREAM};
    bool read = !pdf_unpack_stream(f, stream, &u) && u.left == PDF_FILTER_KINDS;
    if (!read) {
        text_shorten(out, out->length - before);
    }
    return read && !out->failed;
}

struct pdf_value pdf_content_part(const struct pdf_file *f, struct pdf_value page, size_t n)
{
    struct pdf_value contents = pdf_get(f, page, "/Contents");
    return pdf_is_array(f, contents) ? pdf_item(f, contents, n)
           : n == 0                  ? contents
                                     : (struct pdf_value){0};
}

size_t pdf_content_parts(const struct pdf_file *f, struct pdf_value page)
{
    struct pdf_value contents = pdf_get(f, page, "/Contents");
    return pdf_is_array(f, contents) ? pdf_count(f, contents) : contents.handle != 0;
}

bool pdf_each_key(const struct pdf_file *f, struct pdf_value dictionary,
                  void (*visit)(void *context, const char *key), void *context)
{
    qpdf_oh holder = dictionary_of(f, dictionary);
    struct text keys = {0}; /* libqpdf goes through one dictionary at a time */
    if (holder && qpdf_oh_is_dictionary(f->qpdf, holder)) {
        qpdf_oh_begin_dict_key_iter(f->qpdf, holder);
        while (qpdf_oh_dict_more_keys(f->qpdf)) {
            const char *key = qpdf_oh_dict_next_key(f->qpdf);
            text_add(&keys, key, strlen(key) + 1);
        }
    }
    for (size_t at = 0; at < keys.length && !keys.failed; at += strlen(keys.data + at) + 1) {
        visit(context, keys.data + at);
    }
    bool whole = !keys.failed;
    text_free(&keys);
    return whole;
}

bool pdf_page_content(const struct pdf_file *f, size_t page, struct text *out)
{
    struct pdf_value object = pdf_object(f, f->page[page]);
    size_t count = pdf_content_parts(f, object);
    bool read = object.handle != 0;
    for (size_t i = 0; i < count && read; i++) {
        read = pdf_stream(f, pdf_content_part(f, object, i), out);
        text_add(out, "\n", 1);
    }
    return read && !out->failed;
}
