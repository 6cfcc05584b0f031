#include "render/pdf/pdf_pack.h"

#include "render/libraries/zlib_calls.h"
#include <ctype.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "base/child.h"

enum {
    MAX_OBJECTS = 1000000,
    STREAM_OBJECTS = 250, /* in one object stream: a reader inflates it whole for any of them */
    ENTRY_SIZE = 20,      /* of the table of places */
};

/* An object: what stands between "obj" and "endobj". */
struct object {
    const char *begin, *end;
    bool stream;
    bool used;       /* false: a length that now stands in its stream */
    uint64_t place;  /* in the packed file, or of the object stream its number */
    uint32_t within; /* which of the object stream's */
    bool packed;
};

struct packing {
    const struct text *pdf;
    const char *trailer; /* its dictionary's inside */
    const char *trailer_end;
    struct object *object; /* by number */
    size_t count;          /* numbers are below it */
    size_t capacity;
    struct text out;
};

static const char damaged[] = "the file is not as libharu writes it";

static const char *find_last(const struct text *pdf, const char *word)
{
    size_t length = strlen(word);
    for (size_t i = pdf->length - length; i > 0; i--) {
        if (memcmp(pdf->data + i, word, length) == 0) {
            return pdf->data + i;
        }
    }
    return NULL;
}

/* The end of what stands before a word that closes an object, blanks taken off; NULL: it does not
 * stand there. */
static const char *before(const char *begin, const char *end, const char *word)
{
    size_t length = strlen(word);
    while (end > begin && isspace((unsigned char)end[-1])) {
        end--;
    }
    bool there = (size_t)(end - begin) >= length && memcmp(end - length, word, length) == 0;
    return there ? end - length : NULL;
}

static const char *take_object(struct object *o, const char *begin, const char *end)
{
    const char *body = memchr(begin, 'o', (size_t)(end - begin)); /* of "12 0 obj" */
    const char *close = before(begin, end, "endobj");
    if (!body || !close || close - body < 3 || memcmp(body, "obj", 3) != 0) {
        return damaged;
    }
    for (body += 3; body < close && isspace((unsigned char)*body); body++) {
    }
    while (close > body && isspace((unsigned char)close[-1])) {
        close--;
    }
    *o = (struct object){.begin = body,
                         .end = close,
                         .stream = before(body, close, "endstream") != NULL,
                         .used = true};
    return NULL;
}

static int compare_places(const void *a, const void *b)
{
    size_t x = *(const size_t *)a;
    size_t y = *(const size_t *)b;
    return (x > y) - (x < y);
}

/* Each object ends where the next one of the file begins, the last at the table. */
static const char *take_objects(struct packing *p, const char *table)
{
    const char *entry = strchr(table, '\n') + 1;
    entry = strchr(entry, '\n') + 1;
    size_t *place = calloc(p->count + 1, sizeof *place);
    size_t *sorted = calloc(p->count + 1, sizeof *sorted);
    const char *fault = place && sorted ? NULL : OUT_OF_MEMORY;
    for (size_t i = 1; i < p->count && !fault; i++) {
        place[i] = strtoul(entry + i * ENTRY_SIZE, NULL, 10);
        sorted[i] = place[i];
        fault = place[i] < (size_t)(table - p->pdf->data) ? NULL : damaged;
    }
    if (!fault) {
        sorted[p->count] = (size_t)(table - p->pdf->data);
        qsort(sorted, p->count + 1, sizeof *sorted, compare_places);
    }
    for (size_t i = 1; i < p->count && !fault; i++) {
        size_t *found = bsearch(&place[i], sorted, p->count, sizeof *sorted, compare_places);
        fault = found ? take_object(&p->object[i], p->pdf->data + place[i], p->pdf->data + found[1])
                      : damaged;
    }
    free(place);
    free(sorted);
    return fault;
}

static const char *read_file(struct packing *p)
{
    const char *trailer = find_last(p->pdf, "trailer");
    const char *start = find_last(p->pdf, "startxref");
    const char *size = trailer ? strstr(trailer, "/Size ") : NULL;
    size_t table = start ? strtoul(start + 9, NULL, 10) : SIZE_MAX;
    p->count = size ? strtoul(size + 6, NULL, 10) : 0;
    if (p->count < 2 || p->count > MAX_OBJECTS || table >= p->pdf->length ||
        strncmp(p->pdf->data + table, "xref\n0 ", 7) != 0 ||
        (size_t)(trailer - p->pdf->data) < table + p->count * ENTRY_SIZE) {
        return damaged;
    }
    p->trailer = strstr(trailer, "<<");
    p->trailer_end = p->trailer ? before(p->trailer, start, ">>") : NULL;
    p->capacity = p->count + p->count / STREAM_OBJECTS + 2;
    p->object = calloc(p->capacity, sizeof *p->object);
    if (!p->object || !p->trailer_end) {
        return p->object ? damaged : OUT_OF_MEMORY;
    }
    p->trailer += 2;
    return take_objects(p, p->pdf->data + table);
}

/* ---- writing ---- */

static const char *find(const char *begin, const char *end, const char *word)
{
    size_t length = strlen(word);
    for (const char *p = begin; p + length <= end; p++) {
        if (memcmp(p, word, length) == 0) {
            return p;
        }
    }
    return NULL;
}

/* A stream with its length in its dictionary, instead of in another object. */
static const char *write_stream(struct packing *p, size_t number)
{
    struct object *o = &p->object[number];
    const char *data = find(o->begin, o->end, "stream");
    const char *length = data ? find(o->begin, data, "/Length ") : NULL;
    char *after;
    size_t other = length ? strtoul(length + 8, &after, 10) : 0;
    if (other == 0 || other >= p->count || strncmp(after, " 0 R", 4) != 0) {
        return damaged;
    }
    struct object *value = &p->object[other];
    value->used = false;
    o->place = p->out.length;
    text_printf(&p->out, "%zu 0 obj\n", number);
    text_add(&p->out, o->begin, (size_t)(length + 8 - o->begin));
    text_add(&p->out, value->begin, (size_t)(value->end - value->begin));
    text_add(&p->out, after + 4, (size_t)(o->end - after - 4));
    text_puts(&p->out, "\nendobj\n");
    return NULL;
}

static const char *add_deflated(struct text *out, const struct text *bytes)
{
    const char *lacking = zlib_load_error();
    if (lacking) {
        return lacking;
    }
    uLongf size = compressBound(bytes->length);
    Bytef *room = malloc(size);
    int status =
        room ? compress2(room, &size, (const Bytef *)bytes->data, bytes->length, 6) : Z_MEM_ERROR;
    if (status == Z_OK) {
        text_add(out, (const char *)room, size);
    }
    free(room);
    return status == Z_OK && !out->failed ? NULL : OUT_OF_MEMORY;
}

/* The dictionary begins with `keys`. */
static const char *write_deflated(struct packing *p, size_t number, const char *keys,
                                  const struct text *bytes)
{
    struct text deflated = {0};
    const char *fault = bytes->failed ? OUT_OF_MEMORY : add_deflated(&deflated, bytes);
    p->object[number] = (struct object){.used = true, .stream = true, .place = p->out.length};
    text_printf(&p->out, "%zu 0 obj\n<<%s/Filter/FlateDecode/Length %zu>>stream\n", number, keys,
                deflated.length);
    text_add(&p->out, deflated.data, deflated.length);
    text_puts(&p->out, "\nendstream\nendobj\n");
    text_free(&deflated);
    return fault;
}

/* Numbers and places of some objects, then the objects. */
static const char *write_object_stream(struct packing *p, size_t *next, size_t end)
{
    struct text head = {0};
    struct text body = {0};
    char keys[64];
    unsigned count = 0;
    for (; *next < end && count < STREAM_OBJECTS; ++*next) {
        struct object *o = &p->object[*next];
        if (!o->used || o->stream) {
            continue;
        }
        text_printf(&head, "%zu %zu ", *next, body.length);
        text_add(&body, o->begin, (size_t)(o->end - o->begin));
        text_puts(&body, "\n");
        *o = (struct object){.used = true, .packed = true, .place = p->count, .within = count++};
    }
    snprintf(keys, sizeof keys, "/Type/ObjStm/N %u/First %zu", count, head.length);
    text_add(&head, body.data, body.length);
    head.failed |= body.failed;
    const char *fault = count ? write_deflated(p, p->count++, keys, &head) : NULL;
    text_free(&head);
    text_free(&body);
    return fault;
}

static void add_bytes(struct text *out, uint64_t value, unsigned bytes)
{
    while (bytes--) {
        char byte = (char)(value >> 8 * bytes & 0xFF);
        text_add(out, &byte, 1);
    }
}

/* Each row of the table as the difference to the one above it (PNG's filter "up"), which deflates
 * to a fraction. */
static void add_row(struct text *table, const struct object *o, uint8_t above[8])
{
    struct text row = {0};
    add_bytes(&row, !o->used ? 0 : o->packed ? 2 : 1, 1);
    add_bytes(&row, o->used ? o->place : 0, 5);
    add_bytes(&row, o->packed ? o->within : 0, 2);
    add_bytes(table, 2, 1);
    for (unsigned i = 0; i < 8 && row.data; i++) {
        uint8_t byte = (uint8_t)row.data[i];
        add_bytes(table, (uint8_t)(byte - above[i]), 1);
        above[i] = byte;
    }
    table->failed |= row.failed;
    text_free(&row);
}

/* A file's identifier only needs to differ from others: it is the FNV-1a hash of the bytes. */
static void add_identifier(const struct packing *p, struct text *keys)
{
    uint64_t hash = 0xcbf29ce484222325u;
    uint64_t other = 0x84222325cbf29ce4u;
    for (size_t i = 0; i < p->pdf->length; i++) {
        hash = (hash ^ (unsigned char)p->pdf->data[i]) * 0x100000001b3u;
        other = (other ^ (hash >> 32)) * 0x100000001b3u;
    }
    for (unsigned i = 0; i < 2; i++) {
        text_printf(keys, "%s<%016llx%016llx>", i ? "" : "/ID[", (unsigned long long)hash,
                    (unsigned long long)other);
    }
    text_puts(keys, "]");
}

static const char *write_table(struct packing *p)
{
    struct text table = {0};
    struct text keys = {0};
    uint8_t above[8] = {0};
    size_t place = p->out.length;
    size_t number = p->count++;
    p->object[number] = (struct object){.used = true, .stream = true, .place = place};
    for (size_t i = 0; i < p->count; i++) {
        add_row(&table, &p->object[i], above);
    }
    text_printf(&keys, "/Type/XRef/W[1 5 2]/Size %zu/DecodeParms<</Predictor 12/Columns 8>>",
                p->count);
    const char *size = find(p->trailer, p->trailer_end, "/Size ");
    text_add(&keys, p->trailer, (size_t)(size - p->trailer));
    if (!find(p->trailer, p->trailer_end, "/ID")) {
        add_identifier(p, &keys);
    }
    const char *rest = size + strcspn(size, "\n");
    text_add(&keys, rest, (size_t)(p->trailer_end - rest));
    const char *fault = keys.failed ? OUT_OF_MEMORY : write_deflated(p, number, keys.data, &table);
    text_printf(&p->out, "startxref\n%zu\n%%%%EOF\n", place);
    text_free(&table);
    text_free(&keys);
    return fault;
}

static const char *write_file(struct packing *p)
{
    size_t objects = p->count;
    const char *fault = NULL;
    text_puts(&p->out, "%PDF-1.7\n%\xB7\xBE\xAD\xAA\n");
    for (size_t i = 1; i < objects && !fault; i++) {
        fault = p->object[i].stream ? write_stream(p, i) : NULL;
    }
    for (size_t next = 1; next < objects && !fault;) {
        fault = write_object_stream(p, &next, objects);
    }
    return fault ? fault : write_table(p);
}

const char *pdf_pack(struct text *pdf)
{
    struct packing p = {.pdf = pdf};
    const char *fault = read_file(&p);
    fault = fault ? fault : write_file(&p);
    fault = fault ? fault : p.out.failed ? OUT_OF_MEMORY : NULL;
    if (fault) {
        text_free(&p.out);
    } else {
        text_free(pdf);
        *pdf = p.out;
    }
    free(p.object);
    return fault;
}
