#include "render/press/pictures/feed.h"

#include <string.h>

#include "config/calendar_date.h"

static void put_element(struct text *out, const char *name, const char *value)
{
    if (value) {
        text_printf(out, "<%s>", name);
        text_xml(out, value);
        text_printf(out, "</%s>\n", name);
    }
}

/* A file's name as a part of an address (RFC 3986): its unreserved characters stay. */
static void put_address(struct text *out, const struct feed_channel *c, const char *file)
{
    text_xml(out, c->address);
    text_puts(out, c->address[strlen(c->address) - 1] == '/' ? "" : "/");
    for (; *file; file++) {
        bool plain = (*file >= 'a' && *file <= 'z') || (*file >= 'A' && *file <= 'Z') ||
                     (*file >= '0' && *file <= '9') || strchr("-._~", *file);
        plain ? text_add(out, file, 1) : text_printf(out, "%%%02X", (unsigned char)*file);
    }
}

bool feed_takes_address(const char *address)
{
    size_t scheme = strncmp(address, "https://", 8) == 0  ? 8
                    : strncmp(address, "http://", 7) == 0 ? 7
                                                          : 0;
    bool plain = scheme && address[scheme] && address[scheme] != '/';
    for (const char *p = address; *p && plain; p++) {
        plain = *p > ' ' && *p < 0x7F && !strchr("\"<>\\^`{|}?#", *p);
    }
    return plain;
}

void feed_begin(const struct feed_channel *c, int newest, struct text *out)
{
    char date[DAY_SIZE];
    day_print_rfc822(newest, date);
    text_puts(out, "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
                   "<rss version=\"2.0\" xmlns:atom=\"http://www.w3.org/2005/Atom\">\n<channel>\n");
    put_element(out, "title", c->title);
    put_element(out, "link", c->address);
    text_puts(out, "<atom:link href=\"");
    put_address(out, c, "feed.xml");
    text_puts(out, "\" rel=\"self\" type=\"application/rss+xml\"/>\n");
    put_element(out, "description", c->description);
    put_element(out, "language", c->language);
    put_element(out, "copyright", c->copyright);
    put_element(out, "pubDate", date);
}

void feed_add(const struct feed_channel *c, const struct feed_day *day, struct text *out)
{
    char date[DAY_SIZE];
    struct text link = {0};
    day_print_rfc822(day->day, date);
    text_puts(&link, "<a href=\"");
    put_address(&link, c, day->file[1]);
    text_puts(&link, "\">");
    text_xml(&link, day->solution);
    text_puts(&link, "</a>");
    text_puts(out, "<item>\n");
    put_element(out, "title", day->title);
    text_puts(out, "<link>");
    put_address(out, c, day->file[0]);
    text_puts(out, "</link>\n<guid>");
    put_address(out, c, day->file[0]);
    text_puts(out, "</guid>\n");
    put_element(out, "pubDate", date);
    put_element(out, "description", link.data ? link.data : "");
    text_puts(out, "<enclosure url=\"");
    put_address(out, c, day->file[0]);
    text_printf(out, "\" length=\"%zu\" type=\"%s\"/>\n</item>\n", day->bytes, c->type);
    out->failed |= link.failed;
    text_free(&link);
}

void feed_end(struct text *out)
{
    text_puts(out, "</channel>\n</rss>\n");
}
