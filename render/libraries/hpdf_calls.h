/* The functions of libharu, loaded at the first use (base/lazy.h). Include this in place of its
 * header.
 *
 * Call hpdf_load_error before any other function; where that gives a text, call none.
 *
 * Threads: any number at once. */
#ifndef NONET_RENDER_LIBRARIES_HPDF_CALLS_H
#define NONET_RENDER_LIBRARIES_HPDF_CALLS_H

#include <hpdf.h>
#include <hpdf_utils.h>

#include "base/lazy.h"

/* What render/ uses. */
#define HPDF_CALLS(CALL)                                                                           \
    CALL(HPDF_AddPage)                                                                             \
    CALL(HPDF_AddPageLabel)                                                                        \
    CALL(HPDF_Array_Add)                                                                           \
    CALL(HPDF_Array_AddNumber)                                                                     \
    CALL(HPDF_Array_Free)                                                                          \
    CALL(HPDF_Array_GetItem)                                                                       \
    CALL(HPDF_Array_New)                                                                           \
    CALL(HPDF_Binary_New)                                                                          \
    CALL(HPDF_Box_Array_New)                                                                       \
    CALL(HPDF_CreateOutline)                                                                       \
    CALL(HPDF_Destination_SetFit)                                                                  \
    CALL(HPDF_DictStream_New)                                                                      \
    CALL(HPDF_Dict_Add)                                                                            \
    CALL(HPDF_Dict_AddBoolean)                                                                     \
    CALL(HPDF_Dict_AddName)                                                                        \
    CALL(HPDF_Dict_AddNumber)                                                                      \
    CALL(HPDF_Dict_AddReal)                                                                        \
    CALL(HPDF_Dict_GetItem)                                                                        \
    CALL(HPDF_Dict_New)                                                                            \
    CALL(HPDF_FToA)                                                                                \
    CALL(HPDF_Free)                                                                                \
    CALL(HPDF_FreeDocAll)                                                                          \
    CALL(HPDF_GetEncoder)                                                                          \
    CALL(HPDF_GetError)                                                                            \
    CALL(HPDF_GetErrorDetail)                                                                      \
    CALL(HPDF_GetInfoAttr)                                                                         \
    CALL(HPDF_LinkAnnot_SetBorderStyle)                                                            \
    CALL(HPDF_LoadRawImageFromMem)                                                                 \
    CALL(HPDF_NewEx)                                                                               \
    CALL(HPDF_Outline_SetDestination)                                                              \
    CALL(HPDF_Outline_SetOpened)                                                                   \
    CALL(HPDF_Page_CreateDestination)                                                              \
    CALL(HPDF_Page_CreateLinkAnnot)                                                                \
    CALL(HPDF_Page_ExecuteXObject)                                                                 \
    CALL(HPDF_Page_GetInheritableItem)                                                             \
    CALL(HPDF_Page_GetLocalFontName)                                                               \
    CALL(HPDF_Page_SetHeight)                                                                      \
    CALL(HPDF_Page_SetWidth)                                                                       \
    CALL(HPDF_ReadFromStream)                                                                      \
    CALL(HPDF_ResetStream)                                                                         \
    CALL(HPDF_SaveToStream)                                                                        \
    CALL(HPDF_SetCompressionMode)                                                                  \
    CALL(HPDF_SetCurrentEncoder)                                                                   \
    CALL(HPDF_SetInfoAttr)                                                                         \
    CALL(HPDF_SetInfoDateAttr)                                                                     \
    CALL(HPDF_SetPageMode)                                                                         \
    CALL(HPDF_Stream_Write)                                                                        \
    CALL(HPDF_Stream_WriteStr)                                                                     \
    CALL(HPDF_String_New)                                                                          \
    CALL(HPDF_UseUTFEncodings)                                                                     \
    CALL(HPDF_Xref_Add)

/* Where the program is linked with the library, the calls are plain ones. */
#ifdef HPDF_LIBRARY
LAZY_CALLS(libhpdf_calls, HPDF_CALLS)

/* clang-format off */
#define HPDF_AddPage libhpdf_calls.HPDF_AddPage
#define HPDF_AddPageLabel libhpdf_calls.HPDF_AddPageLabel
#define HPDF_Array_Add libhpdf_calls.HPDF_Array_Add
#define HPDF_Array_AddNumber libhpdf_calls.HPDF_Array_AddNumber
#define HPDF_Array_Free libhpdf_calls.HPDF_Array_Free
#define HPDF_Array_GetItem libhpdf_calls.HPDF_Array_GetItem
#define HPDF_Array_New libhpdf_calls.HPDF_Array_New
#define HPDF_Binary_New libhpdf_calls.HPDF_Binary_New
#define HPDF_Box_Array_New libhpdf_calls.HPDF_Box_Array_New
#define HPDF_CreateOutline libhpdf_calls.HPDF_CreateOutline
#define HPDF_Destination_SetFit libhpdf_calls.HPDF_Destination_SetFit
#define HPDF_DictStream_New libhpdf_calls.HPDF_DictStream_New
#define HPDF_Dict_Add libhpdf_calls.HPDF_Dict_Add
#define HPDF_Dict_AddBoolean libhpdf_calls.HPDF_Dict_AddBoolean
#define HPDF_Dict_AddName libhpdf_calls.HPDF_Dict_AddName
#define HPDF_Dict_AddNumber libhpdf_calls.HPDF_Dict_AddNumber
#define HPDF_Dict_AddReal libhpdf_calls.HPDF_Dict_AddReal
#define HPDF_Dict_GetItem libhpdf_calls.HPDF_Dict_GetItem
#define HPDF_Dict_New libhpdf_calls.HPDF_Dict_New
#define HPDF_FToA libhpdf_calls.HPDF_FToA
#define HPDF_Free libhpdf_calls.HPDF_Free
#define HPDF_FreeDocAll libhpdf_calls.HPDF_FreeDocAll
#define HPDF_GetEncoder libhpdf_calls.HPDF_GetEncoder
#define HPDF_GetError libhpdf_calls.HPDF_GetError
#define HPDF_GetErrorDetail libhpdf_calls.HPDF_GetErrorDetail
#define HPDF_GetInfoAttr libhpdf_calls.HPDF_GetInfoAttr
#define HPDF_LinkAnnot_SetBorderStyle libhpdf_calls.HPDF_LinkAnnot_SetBorderStyle
#define HPDF_LoadRawImageFromMem libhpdf_calls.HPDF_LoadRawImageFromMem
#define HPDF_NewEx libhpdf_calls.HPDF_NewEx
#define HPDF_Outline_SetDestination libhpdf_calls.HPDF_Outline_SetDestination
#define HPDF_Outline_SetOpened libhpdf_calls.HPDF_Outline_SetOpened
#define HPDF_Page_CreateDestination libhpdf_calls.HPDF_Page_CreateDestination
#define HPDF_Page_CreateLinkAnnot libhpdf_calls.HPDF_Page_CreateLinkAnnot
#define HPDF_Page_ExecuteXObject libhpdf_calls.HPDF_Page_ExecuteXObject
#define HPDF_Page_GetInheritableItem libhpdf_calls.HPDF_Page_GetInheritableItem
#define HPDF_Page_GetLocalFontName libhpdf_calls.HPDF_Page_GetLocalFontName
#define HPDF_Page_SetHeight libhpdf_calls.HPDF_Page_SetHeight
#define HPDF_Page_SetWidth libhpdf_calls.HPDF_Page_SetWidth
#define HPDF_ReadFromStream libhpdf_calls.HPDF_ReadFromStream
#define HPDF_ResetStream libhpdf_calls.HPDF_ResetStream
#define HPDF_SaveToStream libhpdf_calls.HPDF_SaveToStream
#define HPDF_SetCompressionMode libhpdf_calls.HPDF_SetCompressionMode
#define HPDF_SetCurrentEncoder libhpdf_calls.HPDF_SetCurrentEncoder
#define HPDF_SetInfoAttr libhpdf_calls.HPDF_SetInfoAttr
#define HPDF_SetInfoDateAttr libhpdf_calls.HPDF_SetInfoDateAttr
#define HPDF_SetPageMode libhpdf_calls.HPDF_SetPageMode
#define HPDF_Stream_Write libhpdf_calls.HPDF_Stream_Write
#define HPDF_Stream_WriteStr libhpdf_calls.HPDF_Stream_WriteStr
#define HPDF_String_New libhpdf_calls.HPDF_String_New
#define HPDF_UseUTFEncodings libhpdf_calls.HPDF_UseUTFEncodings
#define HPDF_Xref_Add libhpdf_calls.HPDF_Xref_Add
/* clang-format on */
#endif

/* Load it where it is not loaded yet. NULL, or why it cannot be called. */
const char *hpdf_load_error(void);

#endif
