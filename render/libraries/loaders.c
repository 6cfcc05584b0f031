/* Where each library is loaded; one that the program is linked with needs nothing. */
#include "base/diag.h"
#include "render/libraries/drawing_libraries.h"
#include "render/libraries/fontconfig_calls.h"
#include "render/libraries/freetype_calls.h"
#include "render/libraries/harfbuzz_calls.h"
#include "render/libraries/hpdf_calls.h"
#include "render/libraries/jpeg_calls.h"
#include "render/libraries/nettle_calls.h"
#include "render/libraries/png_calls.h"
#include "render/libraries/qpdf_calls.h"
#include "render/libraries/qrencode_calls.h"
#include "render/libraries/zlib_calls.h"

#ifdef FONTCONFIG_LIBRARY
LAZY_LOADER(fontconfig_load_error, libfontconfig_calls, FONTCONFIG_CALLS, FONTCONFIG_LIBRARY)
#else
LAZY_LINKED(fontconfig_load_error)
#endif

#ifdef FREETYPE_LIBRARY
LAZY_LOADER(freetype_load_error, libfreetype_calls, FREETYPE_CALLS, FREETYPE_LIBRARY)
#else
LAZY_LINKED(freetype_load_error)
#endif

#ifdef HARFBUZZ_LIBRARY
LAZY_LOADER(harfbuzz_load_error, libharfbuzz_calls, HARFBUZZ_CALLS, HARFBUZZ_LIBRARY)
#else
LAZY_LINKED(harfbuzz_load_error)
#endif

#ifdef HPDF_LIBRARY
LAZY_LOADER(hpdf_load_error, libhpdf_calls, HPDF_CALLS, HPDF_LIBRARY)
#else
LAZY_LINKED(hpdf_load_error)
#endif

#ifdef JPEG_LIBRARY
LAZY_LOADER(jpeg_load_error, libjpeg_calls, JPEG_CALLS, JPEG_LIBRARY)
#else
LAZY_LINKED(jpeg_load_error)
#endif

#ifdef NETTLE_LIBRARY
LAZY_LOADER(nettle_load_error, libnettle_calls, NETTLE_CALLS, NETTLE_LIBRARY)
#else
LAZY_LINKED(nettle_load_error)
#endif

#ifdef PNG_LIBRARY
LAZY_LOADER(png_load_error, libpng_calls, PNG_CALLS, PNG_LIBRARY)
#else
LAZY_LINKED(png_load_error)
#endif

#ifdef QPDF_LIBRARY
LAZY_LOADER(libqpdf_load_error, libqpdf_calls, QPDF_CALLS, QPDF_LIBRARY)
#else
LAZY_LINKED(libqpdf_load_error)
#endif

#ifdef QRENCODE_LIBRARY
LAZY_LOADER(qrencode_load_error, libqrencode_calls, QRENCODE_CALLS, QRENCODE_LIBRARY)
#else
LAZY_LINKED(qrencode_load_error)
#endif

#ifdef ZLIB_LIBRARY
LAZY_LOADER(zlib_load_error, libz_calls, ZLIB_CALLS, ZLIB_LIBRARY)
#else
LAZY_LINKED(zlib_load_error)
#endif

const char *drawing_load_error(void)
{
    const char *fault = freetype_load_error();
    fault = fault ? fault : png_load_error();
    fault = fault ? fault : zlib_load_error();
    return fault ? fault : hpdf_load_error();
}

const char *drawing_fault(void)
{
    const char *fault = drawing_load_error();
    return fault ? fault : OUT_OF_MEMORY;
}
