/* What the engine's two faces for JavaScript share: page.c and module.c. Their functions take texts
 * and give a text of JSON that the caller frees; after an error it is {"error":"…"}. */
#ifndef NONET_GEN_API_WASM_GLUE_H
#define NONET_GEN_API_WASM_GLUE_H

#include "base/json/json_writer.h"
#include "base/text.h"
#include "gen/api/api.h"

/* An empty text stands for no text. */
const char *glue_or_null(const char *text);

char *glue_error(const nonet_error *error);

/* All steps of a path: {"steps":[…],"solved":true}. NULL when out of memory. */
char *glue_path(nonet_path *path);

/* Sets each option of a list: "level=hard\nseed=7\n", with the separator behind each. */
typedef enum nonet_status glue_set(void *handle, const char *option, const char *value,
                                   nonet_error *error);
enum nonet_status glue_set_options(const char *options, char separator, glue_set *set, void *handle,
                                   nonet_error *error);

#endif
