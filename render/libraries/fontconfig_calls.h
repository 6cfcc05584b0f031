/* Fontconfig's functions, loaded at the first use (base/lazy.h). Include this in place of its
 * header.
 *
 * Call fontconfig_load_error before any other function; where that gives a text, call none.
 *
 * Threads: any number at once. */
#ifndef NONET_RENDER_LIBRARIES_FONTCONFIG_CALLS_H
#define NONET_RENDER_LIBRARIES_FONTCONFIG_CALLS_H

#include <stddef.h>
#include <stdio.h>

#include <fontconfig/fontconfig.h>

#include "base/lazy.h"

/* What render/ uses. */
#define FONTCONFIG_CALLS(CALL)                                                                     \
    CALL(FcConfigDestroy)                                                                          \
    CALL(FcFontList)                                                                               \
    CALL(FcFontSetDestroy)                                                                         \
    CALL(FcInitLoadConfigAndFonts)                                                                 \
    CALL(FcObjectSetBuild)                                                                         \
    CALL(FcObjectSetDestroy)                                                                       \
    CALL(FcPatternAddString)                                                                       \
    CALL(FcPatternCreate)                                                                          \
    CALL(FcPatternDestroy)                                                                         \
    CALL(FcPatternGetString)

/* Where the program is linked with the library, the calls are plain ones. */
#ifdef FONTCONFIG_LIBRARY
LAZY_CALLS(libfontconfig_calls, FONTCONFIG_CALLS)

/* clang-format off */
#define FcConfigDestroy libfontconfig_calls.FcConfigDestroy
#define FcFontList libfontconfig_calls.FcFontList
#define FcFontSetDestroy libfontconfig_calls.FcFontSetDestroy
#define FcInitLoadConfigAndFonts libfontconfig_calls.FcInitLoadConfigAndFonts
#define FcObjectSetBuild libfontconfig_calls.FcObjectSetBuild
#define FcObjectSetDestroy libfontconfig_calls.FcObjectSetDestroy
#define FcPatternAddString libfontconfig_calls.FcPatternAddString
#define FcPatternCreate libfontconfig_calls.FcPatternCreate
#define FcPatternDestroy libfontconfig_calls.FcPatternDestroy
#define FcPatternGetString libfontconfig_calls.FcPatternGetString
/* clang-format on */
#endif

/* Load it where it is not loaded yet. NULL, or why it cannot be called. */
const char *fontconfig_load_error(void);

#endif
