/* Themes: values of style, cover and print under a name, written once. The config's own values take
 * precedence. The files of config/themes/ are part of the program; others are found by path.
 *
 * Threads: no shared state. */
#ifndef NONET_CONFIG_THEME_H
#define NONET_CONFIG_THEME_H

#include "config/values.h"
#include "config/yaml/yaml.h"

struct theme_text {
    const char *name;
    const char *yaml;
};

/* Made from config/themes/ when the program is built. */
extern const struct theme_text theme_texts[];
extern const size_t theme_text_count;

/* Merge the theme that style.theme names (default: classic) into the root of a config, which is
 * made if there is none. Relative paths start from `directory`. Errors point into the config, or
 * into the theme. */
enum status theme_apply(struct yaml_load *load, struct yaml_node **root, const char *directory);

#endif
