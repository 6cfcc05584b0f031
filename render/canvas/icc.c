#include "render/canvas/icc.h"

#include <stdint.h>
#include <string.h>

enum { HEAD_SIZE = 128, TAGS = 4 };

static void put(struct text *out, uint32_t value, unsigned bytes)
{
    while (bytes--) {
        char byte = (char)(value >> 8 * bytes & 0xFF);
        text_add(out, &byte, 1);
    }
}

/* Numbers with 16 bits behind the point. */
static void put_fixed(struct text *out, double value)
{
    put(out, (uint32_t)(int32_t)(value * 65536 + (value < 0 ? -0.5 : 0.5)), 4);
}

static void put_zeros(struct text *out, unsigned bytes)
{
    while (bytes--) {
        text_add(out, "", 1);
    }
}

static void put_white(struct text *out)
{
    put_fixed(out, 0.9642);
    put_fixed(out, 1);
    put_fixed(out, 0.8249);
}

static void put_head(struct text *out, uint32_t size)
{
    put(out, size, 4);
    put_zeros(out, 4);
    put(out, 0x02100000, 4);
    text_puts(out, "mntrGRAYXYZ ");
    put(out, 2000, 2); /* a date is asked for: one that never changes */
    put(out, 1, 2);
    put(out, 1, 2);
    put_zeros(out, 6);
    text_puts(out, "acsp");
    put_zeros(out, 28);
    put_white(out);
    put_zeros(out, HEAD_SIZE - 80);
}

/* A description in ASCII alone: nothing in Unicode, nothing for scripts. */
static void put_description(struct text *out, const char *words)
{
    text_puts(out, "desc");
    put_zeros(out, 4);
    put(out, (uint32_t)strlen(words) + 1, 4);
    text_add(out, words, strlen(words) + 1);
    put_zeros(out, 4 + 4 + 2 + 1 + 67);
}

void icc_gray(struct text *out)
{
    static const char name[] = "Gray, gamma 2.2";
    static const char rights[] = "No rights reserved";
    const uint32_t size[TAGS] = {12 + sizeof name + 78, 8 + sizeof rights, 20, 14};
    static const char *const tag[TAGS] = {"desc", "cprt", "wtpt", "kTRC"};
    uint32_t at[TAGS];
    uint32_t end = HEAD_SIZE + 4 + 12 * TAGS;
    for (unsigned i = 0; i < TAGS; i++) {
        at[i] = end;
        end += (size[i] + 3) / 4 * 4;
    }
    size_t begin = out->length;
    put_head(out, end);
    put(out, TAGS, 4);
    for (unsigned i = 0; i < TAGS; i++) {
        text_puts(out, tag[i]);
        put(out, at[i], 4);
        put(out, size[i], 4);
    }
    put_description(out, name);
    put_zeros(out, at[1] - at[0] - size[0]);
    text_puts(out, "text");
    put_zeros(out, 4);
    text_add(out, rights, sizeof rights);
    put_zeros(out, at[2] - at[1] - size[1]);
    text_puts(out, "XYZ ");
    put_zeros(out, 4);
    put_white(out);
    text_puts(out, "curv");
    put_zeros(out, 4);
    put(out, 1, 4);
    put(out, 0x0233, 2); /* 2.2 with 8 bits behind the point */
    put_zeros(out, (unsigned)(end - (out->length - begin)));
}

bool icc_read_head(const char *bytes, size_t length, struct icc_head *head)
{
    static const struct {
        const char *space;
        unsigned components;
    } rows[] = {{"GRAY", 1}, {"RGB ", 3}, {"CMYK", 4}};
    if (length < HEAD_SIZE || memcmp(bytes + 36, "acsp", 4) != 0) {
        return false;
    }
    *head = (struct icc_head){.components = 0};
    memcpy(head->device_class, bytes + 12, 4);
    memcpy(head->space, bytes + 16, 4);
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        if (strcmp(rows[i].space, head->space) == 0) {
            head->components = rows[i].components;
        }
    }
    return true;
}
