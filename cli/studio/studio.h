/* Nonet Studio: a server for this machine alone, and the page on which a book is designed.
 *
 * The room is part of the front end: the engine and the press do not know of it. draft.h is the
 * open book, desk.h its background work, server.c checks who asks, the routes answer, and web/ is
 * the page. It includes base and the public library alone.
 *
 * Only the loopback address is listened to. Each request must name that address (so that no other
 * site's name leads here), come from the page itself if it names its origin, and carry the cookie
 * that the printed address gave. Bodies and times are bounded.
 *
 * Threads: the caller's, one a connection, and the desk's three. */
#ifndef NONET_CLI_STUDIO_STUDIO_H
#define NONET_CLI_STUDIO_STUDIO_H

#include <stdint.h>

#include "base/diag.h"

struct studio_options {
    const char *path; /* of the config; NULL: begin with the gallery */
    unsigned port;    /* 0: any that is free */
    unsigned threads;
    uint64_t limit; /* of steps (base/work/stop.h), for each piece of work; 0: none */
    bool open;      /* the address in a browser too */
};

/* Serve until interrupted, or until the page ends the session. */
enum status studio_run(const struct studio_options *o, struct diag *d);

/* A file of the page, or a sample config, built into the program. */
struct studio_file {
    const char *name;
    const char *text;
    const char *about; /* what a sample shows, one line; NULL for a file of the page */
};
extern const struct studio_file studio_files[];
extern const size_t studio_file_count;
extern const struct studio_file studio_samples[];
extern const size_t studio_sample_count;

#endif
