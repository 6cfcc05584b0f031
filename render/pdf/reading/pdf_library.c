#include "render/pdf/reading/pdf_library.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <zlib.h>

#include "render/pdf/reading/qpdf_calls.h"

enum { MAX_OBJECTS = 1000000 };

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
    if (size < 1 || size > MAX_OBJECTS) {
        return "the file does not say how many objects it has";
    }
    f->object_count = (size_t)size;
    for (uint32_t i = 1; i < f->object_count; i++) {
        (void)pdf_object(f, i);
        pdf_forget(f);
    }
    return pdf_complaint(f);
}

static const char *collect_pages(struct pdf_file *f)
{
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
    const char *lacking = libqpdf_lacking();
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
    qpdf_read_memory(f->qpdf, "PDF", bytes, length, NULL);
    const char *fault = pdf_complaint(f);
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

/* Do the stream's own bytes inflate to their end? */
static bool inflates(const struct pdf_file *f, qpdf_oh stream)
{
    unsigned char *data = NULL;
    size_t length = 0;
    unsigned char out[16384];
    z_stream z = {.zalloc = Z_NULL};
    (void)qpdf_oh_get_stream_data(f->qpdf, stream, qpdf_dl_none, NULL, &data, &length);
    int code = data && length <= UINT32_MAX ? inflateInit(&z) : Z_MEM_ERROR;
    z.next_in = data;
    z.avail_in = (uInt)length;
    bool begun = code == Z_OK;
    while (code == Z_OK) {
        z.next_out = out;
        z.avail_out = sizeof out;
        code = inflate(&z, Z_NO_FLUSH);
    }
    if (begun) {
        inflateEnd(&z);
    }
    free(data);
    return code == Z_STREAM_END;
}

static bool all_inflate(const struct pdf_file *f, qpdf_oh streams)
{
    if (!qpdf_oh_is_array(f->qpdf, streams)) {
        return inflates(f, streams);
    }
    bool all = true;
    for (int i = 0; i < qpdf_oh_get_array_n_items(f->qpdf, streams); i++) {
        all = all && inflates(f, qpdf_oh_get_array_item(f->qpdf, streams, i));
    }
    return all;
}

/* Has it been read? libqpdf warns of a sound stream too, of one that fills the buffer for what is
 * inflated just where a block of input ends, as it does of one that is cut off. Such warnings are
 * taken back where the stream turns out to be whole. */
static bool has_read(const struct pdf_file *f, QPDF_ERROR_CODE code, qpdf_oh streams)
{
    static const char cut_off[] = "input stream is complete but output may still be valid";
    if (code == QPDF_SUCCESS || (code & QPDF_ERRORS) || !all_inflate(f, streams)) {
        return code == QPDF_SUCCESS;
    }
    bool read = true;
    while (read && qpdf_more_warnings(f->qpdf)) {
        qpdf_error warning = qpdf_next_warning(f->qpdf);
        read = strcmp(qpdf_get_error_message_detail(f->qpdf, warning), cut_off) == 0;
    }
    return read;
}

bool pdf_stream(const struct pdf_file *f, struct pdf_value stream, struct text *out)
{
    unsigned char *data = NULL;
    size_t length = 0;
    QPDF_BOOL filtered = QPDF_FALSE;
    bool read = stream.handle && qpdf_oh_is_stream(f->qpdf, stream.handle) &&
                has_read(f,
                         qpdf_oh_get_stream_data(f->qpdf, stream.handle, qpdf_dl_generalized,
                                                 &filtered, &data, &length),
                         stream.handle) &&
                filtered;
    if (read) {
        text_add(out, (const char *)data, length);
    }
    free(data);
    return read && !out->failed;
}

void pdf_each_key(const struct pdf_file *f, struct pdf_value dictionary,
                  void (*visit)(void *context, const char *key), void *context)
{
    qpdf_oh holder = dictionary_of(f, dictionary);
    if (holder && qpdf_oh_is_dictionary(f->qpdf, holder)) {
        qpdf_oh_begin_dict_key_iter(f->qpdf, holder);
        while (qpdf_oh_dict_more_keys(f->qpdf)) {
            visit(context, qpdf_oh_dict_next_key(f->qpdf));
        }
    }
}

bool pdf_page_content(const struct pdf_file *f, size_t page, struct text *out)
{
    struct pdf_value object = pdf_object(f, f->page[page]);
    unsigned char *data = NULL;
    size_t length = 0;
    bool read = object.handle &&
                has_read(f, qpdf_oh_get_page_content_data(f->qpdf, object.handle, &data, &length),
                         qpdf_oh_get_key(f->qpdf, object.handle, "/Contents"));
    if (read && data) {
        text_add(out, (const char *)data, length);
    }
    free(data);
    return read && !out->failed;
}
