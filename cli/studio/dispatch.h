/* Finds what a request asks for: a route, or a file of the page.
 *
 * Threads: one a request. */
#ifndef NONET_CLI_STUDIO_DISPATCH_H
#define NONET_CLI_STUDIO_DISPATCH_H

#include "cli/studio/request.h"

/* Do what is asked, and answer. */
enum MHD_Result request_run(struct server *s, struct request *r, const char *method,
                            const char *path);

#endif
