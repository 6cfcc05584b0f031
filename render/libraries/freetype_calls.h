/* The functions of FreeType, loaded at the first use (base/lazy.h). Include this in place of its
 * header.
 *
 * Call freetype_load_error before any other function; where that gives a text, call none.
 *
 * Threads: any number at once. */
#ifndef NONET_RENDER_LIBRARIES_FREETYPE_CALLS_H
#define NONET_RENDER_LIBRARIES_FREETYPE_CALLS_H

#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_ADVANCES_H
#include FT_FONT_FORMATS_H
#include FT_MODULE_H
#include FT_OUTLINE_H
#include FT_STROKER_H
#include FT_TRUETYPE_TABLES_H

#include "base/lazy.h"

/* What render/ uses. */
#define FREETYPE_CALLS(CALL)                                                                       \
    CALL(FT_Add_Default_Modules)                                                                   \
    CALL(FT_Done_Face)                                                                             \
    CALL(FT_Done_FreeType)                                                                         \
    CALL(FT_Done_Library)                                                                          \
    CALL(FT_Get_Advance)                                                                           \
    CALL(FT_Get_Char_Index)                                                                        \
    CALL(FT_Get_Font_Format)                                                                       \
    CALL(FT_Get_Postscript_Name)                                                                   \
    CALL(FT_Get_Sfnt_Table)                                                                        \
    CALL(FT_Init_FreeType)                                                                         \
    CALL(FT_Load_Glyph)                                                                            \
    CALL(FT_Load_Sfnt_Table)                                                                       \
    CALL(FT_New_Face)                                                                              \
    CALL(FT_New_Library)                                                                           \
    CALL(FT_New_Memory_Face)                                                                       \
    CALL(FT_Outline_Decompose)                                                                     \
    CALL(FT_Outline_Done)                                                                          \
    CALL(FT_Outline_New)                                                                           \
    CALL(FT_Outline_Render)                                                                        \
    CALL(FT_Outline_Transform)                                                                     \
    CALL(FT_Outline_Translate)                                                                     \
    CALL(FT_Reference_Face)                                                                        \
    CALL(FT_Set_Char_Size)                                                                         \
    CALL(FT_Set_Default_Properties)                                                                \
    CALL(FT_Stroker_BeginSubPath)                                                                  \
    CALL(FT_Stroker_CubicTo)                                                                       \
    CALL(FT_Stroker_Done)                                                                          \
    CALL(FT_Stroker_EndSubPath)                                                                    \
    CALL(FT_Stroker_Export)                                                                        \
    CALL(FT_Stroker_GetCounts)                                                                     \
    CALL(FT_Stroker_LineTo)                                                                        \
    CALL(FT_Stroker_New)                                                                           \
    CALL(FT_Stroker_Set)

/* Where the program is linked with the library, the calls are plain ones. */
#ifdef FREETYPE_LIBRARY
LAZY_CALLS(libfreetype_calls, FREETYPE_CALLS)

/* clang-format off */
#define FT_Add_Default_Modules libfreetype_calls.FT_Add_Default_Modules
#define FT_Done_Face libfreetype_calls.FT_Done_Face
#define FT_Done_FreeType libfreetype_calls.FT_Done_FreeType
#define FT_Done_Library libfreetype_calls.FT_Done_Library
#define FT_Get_Advance libfreetype_calls.FT_Get_Advance
#define FT_Get_Char_Index libfreetype_calls.FT_Get_Char_Index
#define FT_Get_Font_Format libfreetype_calls.FT_Get_Font_Format
#define FT_Get_Postscript_Name libfreetype_calls.FT_Get_Postscript_Name
#define FT_Get_Sfnt_Table libfreetype_calls.FT_Get_Sfnt_Table
#define FT_Init_FreeType libfreetype_calls.FT_Init_FreeType
#define FT_Load_Glyph libfreetype_calls.FT_Load_Glyph
#define FT_Load_Sfnt_Table libfreetype_calls.FT_Load_Sfnt_Table
#define FT_New_Face libfreetype_calls.FT_New_Face
#define FT_New_Library libfreetype_calls.FT_New_Library
#define FT_New_Memory_Face libfreetype_calls.FT_New_Memory_Face
#define FT_Outline_Decompose libfreetype_calls.FT_Outline_Decompose
#define FT_Outline_Done libfreetype_calls.FT_Outline_Done
#define FT_Outline_New libfreetype_calls.FT_Outline_New
#define FT_Outline_Render libfreetype_calls.FT_Outline_Render
#define FT_Outline_Transform libfreetype_calls.FT_Outline_Transform
#define FT_Outline_Translate libfreetype_calls.FT_Outline_Translate
#define FT_Reference_Face libfreetype_calls.FT_Reference_Face
#define FT_Set_Char_Size libfreetype_calls.FT_Set_Char_Size
#define FT_Set_Default_Properties libfreetype_calls.FT_Set_Default_Properties
#define FT_Stroker_BeginSubPath libfreetype_calls.FT_Stroker_BeginSubPath
#define FT_Stroker_CubicTo libfreetype_calls.FT_Stroker_CubicTo
#define FT_Stroker_Done libfreetype_calls.FT_Stroker_Done
#define FT_Stroker_EndSubPath libfreetype_calls.FT_Stroker_EndSubPath
#define FT_Stroker_Export libfreetype_calls.FT_Stroker_Export
#define FT_Stroker_GetCounts libfreetype_calls.FT_Stroker_GetCounts
#define FT_Stroker_LineTo libfreetype_calls.FT_Stroker_LineTo
#define FT_Stroker_New libfreetype_calls.FT_Stroker_New
#define FT_Stroker_Set libfreetype_calls.FT_Stroker_Set
/* clang-format on */
#endif

/* Load it where it is not loaded yet. NULL, or why it cannot be called. */
const char *freetype_load_error(void);

#endif
