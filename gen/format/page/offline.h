/* Files that go with a page on a web server, so that it can be put on a home screen and opens
 * offline: a service worker, a manifest, and an icon. A page that is opened as a file does not need
 * them.
 *
 * Threads: no shared state. */
#ifndef NONET_GEN_FORMAT_PAGE_OFFLINE_H
#define NONET_GEN_FORMAT_PAGE_OFFLINE_H

#include "base/text.h"

enum offline_file { OFFLINE_WORKER, OFFLINE_MANIFEST, OFFLINE_ICON, OFFLINE_FILE_COUNT };

/* Append the name of a file that goes with the page of that name: "sw.js" with "index.html",
 * "play-sw.js" with "play.html". */
void offline_name(const char *page_name, enum offline_file file, struct text *out);

/* Append the names and the scope, as the page's script reads them (struct html_page). */
void offline_names(const char *page_name, struct text *out);

/* Append a file. title and language as in struct html_page; the page's bytes give the service
 * worker its version, so that a browser takes a new page. */
void offline_write(enum offline_file file, const char *page_name, const char *title,
                   const char *language, const struct text *page, struct text *out);

#endif
