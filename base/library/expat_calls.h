/* The functions of expat, loaded at the first use (base/lazy.h). Include this in place of its
 * header.
 *
 * Call expat_load_error before any other function; where that gives a text, call none.
 *
 * Threads: any number at once. */
#ifndef NONET_BASE_LIBRARY_EXPAT_CALLS_H
#define NONET_BASE_LIBRARY_EXPAT_CALLS_H

#include <expat.h>

#include "base/lazy.h"

/* What is used anywhere. */
#define EXPAT_CALLS(CALL)                                                                          \
    CALL(XML_ErrorString)                                                                          \
    CALL(XML_GetCurrentColumnNumber)                                                               \
    CALL(XML_GetCurrentLineNumber)                                                                 \
    CALL(XML_GetErrorCode)                                                                         \
    CALL(XML_GetParsingStatus)                                                                     \
    CALL(XML_Parse)                                                                                \
    CALL(XML_ParserCreate)                                                                         \
    CALL(XML_ParserFree)                                                                           \
    CALL(XML_ResumeParser)                                                                         \
    CALL(XML_SetElementHandler)                                                                    \
    CALL(XML_SetStartElementHandler)                                                               \
    CALL(XML_SetUserData)                                                                          \
    CALL(XML_StopParser)

/* Where the program is linked with the library, the calls are plain ones. */
#ifdef EXPAT_LIBRARY
LAZY_CALLS(libexpat_calls, EXPAT_CALLS)

/* clang-format off */
#define XML_ErrorString libexpat_calls.XML_ErrorString
#define XML_GetCurrentColumnNumber libexpat_calls.XML_GetCurrentColumnNumber
#define XML_GetCurrentLineNumber libexpat_calls.XML_GetCurrentLineNumber
#define XML_GetErrorCode libexpat_calls.XML_GetErrorCode
#define XML_GetParsingStatus libexpat_calls.XML_GetParsingStatus
#define XML_Parse libexpat_calls.XML_Parse
#define XML_ParserCreate libexpat_calls.XML_ParserCreate
#define XML_ParserFree libexpat_calls.XML_ParserFree
#define XML_ResumeParser libexpat_calls.XML_ResumeParser
#define XML_SetElementHandler libexpat_calls.XML_SetElementHandler
#define XML_SetStartElementHandler libexpat_calls.XML_SetStartElementHandler
#define XML_SetUserData libexpat_calls.XML_SetUserData
#define XML_StopParser libexpat_calls.XML_StopParser
/* clang-format on */
#endif

/* Load it where it is not loaded yet. NULL, or why it cannot be called. */
const char *expat_load_error(void);

#endif
