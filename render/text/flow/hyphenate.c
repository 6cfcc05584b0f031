#include "render/text/flow/hyphenate.h"

#include <ctype.h>
#include <errno.h>
#include <iconv.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/diag.h"
#include "base/file/infile.h"
#include "base/limits.h"
#include "base/text.h"

/* The patterns are Liang's ("Word Hy-phen-a-tion by Com-put-er", 1983), a line each: letters with
 * digits between them, a dot where a word begins or ends. Of all that fit a word the highest digit
 * at each place counts, and where it is odd the word may be divided. Behind the line NEXTLEVEL come
 * patterns for the parts that those before it have made: compounds first, then their syllables.
 *
 * libhyphen does the same, but takes seconds to load its German patterns. */
#define PATTERNS "/usr/share/hyphen/hyph_"

/* Why there is never one; all else may be otherwise at another time. */
static const char not_installed[] = "its patterns are not installed (" PATTERNS "*.dic)";
static const char no_encoding[] = "its patterns do not say their encoding";
static const char unknown_encoding[] = "its patterns are in an unknown encoding";

static const char *words_of(int error)
{
    return error == ENOMEM ? OUT_OF_MEMORY : strerror(error);
}

enum {
    MIN_BEFORE = 2,
    MIN_BEHIND = 3,
    MIN_LETTERS = 6,
    LEVELS = 2,
    LONGEST = 2 * HYPHENATE_LONGEST
};

/* Patterns to be found by their letters. */
struct patterns {
    uint32_t
        *line;   /* where one begins in the file + 1, at its letters' hash or the next free place */
    size_t size; /* a power of 2 */
    size_t longest; /* letters */
};

struct hyphenator {
    struct text file;
    struct patterns level[LEVELS];
    unsigned levels;
    bool utf8;
    iconv_t to_patterns; /* from UTF-8 to their encoding */
};

/* The file of a language may be named for any of its countries. */
static const struct {
    const char *language;
    const char *file[4];
} files[] = {
    {"en", {"en_US", "en", "en_GB"}}, {"de", {"de_DE", "de"}}, {"fr", {"fr", "fr_FR"}},
    {"es", {"es_ES", "es_MX", "es"}}, {"nl", {"nl_NL", "nl"}}, {"it", {"it_IT", "it"}},
    {"pl", {"pl_PL", "pl"}},          {"el", {"el_GR", "el"}},
};

/* False where there is no such file; *failed: it could not be read. */
static bool read_file(const char *language, struct text *out, const char **failed)
{
    for (size_t i = 0; i < sizeof files / sizeof *files; i++) {
        bool is_this = strcmp(files[i].language, language) == 0;
        for (size_t k = 0; k < 4 && is_this && files[i].file[k]; k++) {
            char path[64];
            snprintf(path, sizeof path, PATTERNS "%s.dic", files[i].file[k]);
            int error = infile_read(path, LIMIT_HYPHEN_FILE, out);
            if (error != ENOENT) {
                *failed = error ? words_of(error) : NULL;
                return !error && out->length > 0;
            }
        }
    }
    return false;
}

static uint32_t hash_byte(uint32_t hash, char c)
{
    return (hash ^ (unsigned char)c) * 0x01000193u; /* FNV-1a */
}

static bool is_end(char c)
{
    return c == '\n' || c == '\r' || c == '\0';
}

static void add_pattern(struct patterns *p, const char *file, size_t line)
{
    uint32_t hash = 0;
    size_t letters = 0;
    for (const char *c = file + line; !is_end(*c); c++) {
        if (!isdigit((unsigned char)*c)) {
            hash = hash_byte(hash, *c);
            letters++;
        }
    }
    size_t at = hash & (p->size - 1);
    while (p->line[at]) {
        at = (at + 1) & (p->size - 1);
    }
    p->line[at] = (uint32_t)line + 1;
    p->longest = letters > p->longest ? letters : p->longest;
}

/* The patterns of a level from `from` on; the place behind its end. */
static size_t read_level(struct hyphenator *h, struct patterns *p, size_t from)
{
    const char *file = h->file.data;
    size_t lines = 1;
    for (size_t i = from; i < h->file.length; i++) {
        lines += file[i] == '\n';
    }
    for (p->size = 16; p->size < 2 * lines;) {
        p->size *= 2;
    }
    p->line = calloc(p->size, sizeof *p->line);
    for (size_t i = from; i < h->file.length && p->line;) {
        const char *end = memchr(file + i, '\n', h->file.length - i);
        size_t next = end ? (size_t)(end - file) + 1 : h->file.length;
        size_t length = next - i;
        if (length > 9 && memcmp(file + i, "NEXTLEVEL", 9) == 0) {
            return next;
        }
        bool keyword =
            isupper((unsigned char)file[i]) && length > 1 && isupper((unsigned char)file[i + 1]);
        /* Those with a '/' would spell the word anew. */
        if (!keyword && file[i] != '#' && file[i] != '%' && !memchr(file + i, '/', length)) {
            add_pattern(p, file, i);
        }
        i = next;
    }
    return h->file.length;
}

static const char *read_patterns(struct hyphenator *h)
{
    char encoding[32];
    size_t length = strcspn(h->file.data, "\r\n");
    if (length == 0 || length >= sizeof encoding) {
        return no_encoding;
    }
    memcpy(encoding, h->file.data, length);
    encoding[length] = '\0';
    h->utf8 = strcmp(encoding, "UTF-8") == 0;
    h->to_patterns = iconv_open(encoding, "UTF-8");
    if (h->to_patterns == (iconv_t)-1) {
        return errno == EINVAL ? unknown_encoding : words_of(errno);
    }
    for (size_t at = length + 1; at < h->file.length && h->levels < LEVELS;) {
        at = read_level(h, &h->level[h->levels], at);
        if (!h->level[h->levels++].line) {
            return OUT_OF_MEMORY;
        }
    }
    return NULL;
}

bool hyphenator_never(const char *lacking)
{
    return lacking == not_installed || lacking == no_encoding || lacking == unknown_encoding;
}

struct hyphenator *hyphenator_new(const char *language, const char **lacking)
{
    struct hyphenator *h = calloc(1, sizeof *h);
    *lacking = h ? NULL : OUT_OF_MEMORY;
    if (!h) {
        return NULL;
    }
    h->to_patterns = (iconv_t)-1;
    if (!read_file(language, &h->file, lacking) && !*lacking) {
        *lacking = not_installed;
    }
    if (!*lacking) {
        *lacking = read_patterns(h);
    }
    if (*lacking) {
        hyphenator_drop(h);
        return NULL;
    }
    return h;
}

void hyphenator_drop(struct hyphenator *h)
{
    if (!h) {
        return;
    }
    for (unsigned i = 0; i < LEVELS; i++) {
        free(h->level[i].line);
    }
    if (h->to_patterns != (iconv_t)-1) {
        iconv_close(h->to_patterns);
    }
    text_free(&h->file);
    free(h);
}

/* Of the letters of our languages, without the locale's help. */
static uint32_t lower(uint32_t c)
{
    if ((c >= 'A' && c <= 'Z') || (c >= 0xC0 && c <= 0xDE && c != 0xD7) ||
        (c >= 0x391 && c <= 0x3A9)) {
        return c + 0x20;
    }
    static const uint16_t greek[][2] = {{0x386, 0x3AC}, {0x388, 0x3AD}, {0x389, 0x3AE},
                                        {0x38A, 0x3AF}, {0x38C, 0x3CC}, {0x38E, 0x3CD},
                                        {0x38F, 0x3CE}, {0x178, 0xFF}};
    for (size_t i = 0; i < sizeof greek / sizeof *greek; i++) {
        c = c == greek[i][0] ? greek[i][1] : c;
    }
    bool odd_capitals = (c >= 0x139 && c <= 0x148) || (c >= 0x179 && c <= 0x17E);
    bool even_capitals = (c >= 0x100 && c <= 0x137) || (c >= 0x14A && c <= 0x177);
    return c + ((odd_capitals && c % 2 == 1) || (even_capitals && c % 2 == 0));
}

static bool is_letter(uint32_t c)
{
    return (c >= 'a' && c <= 'z') || (c >= 0xDF && c <= 0x24F && c != 0xF7) ||
           (c >= 0x3AC && c <= 0x3CE);
}

/* A word's letters, small, in the patterns' encoding, and where each of them begins in the word.
 * Their count, 0: not a word of letters alone. */
static size_t read_letters(struct hyphenator *h, const char *word, size_t length,
                           char encoded[LONGEST], unsigned at[HYPHENATE_LONGEST])
{
    char utf8[2 * HYPHENATE_LONGEST + 2]; /* letters are of two bytes at most */
    size_t used = 0;
    size_t letters = 0;
    for (size_t i = 0, size; i < length; i += size) {
        uint32_t c = lower(utf8_decode(word + i, length - i, &size));
        if (!is_letter(c) || letters == HYPHENATE_LONGEST) {
            return 0;
        }
        at[letters++] = (unsigned)i;
        used += utf8_encode(c, utf8 + used);
    }
    char *from = utf8;
    char *to = encoded;
    size_t left = used;
    size_t room = 2 * HYPHENATE_LONGEST - 1;
    iconv(h->to_patterns, NULL, NULL, NULL, NULL);
    if (iconv(h->to_patterns, &from, &left, &to, &room) == (size_t)-1) {
        return 0;
    }
    *to = '\0';
    return letters;
}

/* Do a pattern's letters stand here? Its digits go to the places between them. */
static bool fits(const char *pattern, const char *word, size_t letters, unsigned char *mark)
{
    size_t found = 0;
    for (const char *c = pattern; !is_end(*c); c++) {
        if (!isdigit((unsigned char)*c) && (found == letters || *c != word[found++])) {
            return false;
        }
    }
    if (found != letters) {
        return false;
    }
    size_t at = 0;
    for (const char *c = pattern; !is_end(*c); c++) {
        if (!isdigit((unsigned char)*c)) {
            at++;
        } else if (*c - '0' > mark[at]) {
            mark[at] = (unsigned char)(*c - '0');
        }
    }
    return true;
}

/* Odd marks where a word of bytes, with a dot before and behind, may be divided: mark[i] is the
 * place before its i-th byte. */
static void mark_places(const struct hyphenator *h, const struct patterns *p, const char *word,
                        size_t length, unsigned char *mark)
{
    for (size_t from = 0; from < length; from++) {
        uint32_t hash = 0;
        for (size_t letters = 1; letters <= p->longest && from + letters <= length; letters++) {
            hash = hash_byte(hash, word[from + letters - 1]);
            for (size_t at = hash & (p->size - 1); p->line[at]; at = (at + 1) & (p->size - 1)) {
                if (fits(h->file.data + p->line[at] - 1, word + from, letters, mark + from)) {
                    break;
                }
            }
        }
    }
}

/* The same for a word without dots, of all levels; mark has room for length + 3. */
static void mark_word(const struct hyphenator *h, unsigned level, const char *word, size_t length,
                      unsigned char *mark)
{
    char dotted[LONGEST + 3];
    unsigned char here[LONGEST + 4] = {0};
    dotted[0] = '.';
    memcpy(dotted + 1, word, length);
    dotted[length + 1] = '.';
    mark_places(h, &h->level[level], dotted, length + 2, here);
    for (size_t i = 1, part = 0; i <= length; i++) {
        /* The parts of a compound are not divided next to where they meet. */
        bool near = level > 0 && (i < MIN_BEFORE || i + MIN_BEFORE > length);
        bool cut = i < length && !near && here[i + 1] & 1;
        mark[i] |= cut;
        if ((cut || i == length) && level + 1 < h->levels) {
            mark_word(h, level + 1, word + part, i - part, mark + part);
            part = i;
        }
    }
}

/* The number of letters before a byte. */
static size_t letters_before(const struct hyphenator *h, const char *word, size_t byte)
{
    size_t letters = 0;
    for (size_t i = 0; i < byte; i++) {
        letters += !h->utf8 || ((unsigned char)word[i] & 0xC0) != 0x80;
    }
    return letters;
}

size_t hyphenate(struct hyphenator *h, const char *word, size_t length, unsigned *at, size_t most)
{
    char encoded[LONGEST];
    unsigned begins[HYPHENATE_LONGEST];
    unsigned char mark[LONGEST + 3] = {0};
    size_t letters = read_letters(h, word, length, encoded, begins);
    if (letters < MIN_LETTERS) {
        return 0;
    }
    size_t bytes = strlen(encoded);
    mark_word(h, 0, encoded, bytes, mark);
    size_t count = 0;
    for (size_t i = 1; i < bytes && count < most; i++) {
        size_t before = letters_before(h, encoded, i);
        bool inside = !h->utf8 || ((unsigned char)encoded[i] & 0xC0) != 0x80;
        if ((mark[i] & 1) && inside && before >= MIN_BEFORE && before + MIN_BEHIND <= letters) {
            at[count++] = begins[before];
        }
    }
    return count;
}
