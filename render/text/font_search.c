/* Which fonts there are: the directories of the system and of the user, and fontconfig. */
#include <ctype.h>
#include <dirent.h>
#include <errno.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <strings.h>
#include <sys/stat.h>

#include "base/array.h"
#include "base/child.h"
#include "base/text.h"
#include "render/libraries/fontconfig_calls.h"
#include "render/text/font_private.h"

enum { MAX_DIRECTORY_DEPTH = 6 };

static bool has_ending(const char *name, const char *ending)
{
    size_t length = strlen(name);
    size_t end = strlen(ending);
    return length >= end && strcasecmp(name + length - end, ending) == 0;
}

/* A style's name in words. Words such as "Regular" are ignored, bold and italic are recognised;
 * others ("Light", "Condensed") belong to the family's name, and are skipped if only the family is
 * asked for. */
struct style_name {
    enum font_style style;
    char rest[48];
};

static struct style_name read_style(const char *name)
{
    static const struct {
        const char *word;
        unsigned style;
    } words[] = {{"Regular", FONT_REGULAR}, {"Book", FONT_REGULAR},
                 {"Roman", FONT_REGULAR},   {"Normal", FONT_REGULAR},
                 {"Bold", FONT_BOLD},       {"Italic", FONT_ITALIC},
                 {"Oblique", FONT_ITALIC},  {"BoldItalic", FONT_BOLD_ITALIC}};
    struct style_name s = {FONT_REGULAR, ""};
    while (name && *name) {
        size_t length = strcspn(name, " ");
        bool known = false;
        for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
            if (strlen(words[i].word) == length && strncasecmp(words[i].word, name, length) == 0) {
                s.style |= words[i].style;
                known = true;
            }
        }
        size_t used = strlen(s.rest);
        if (!known && used + length + 2 < sizeof s.rest) {
            s.rest[used] = ' ';
            memcpy(s.rest + used + 1, name, length);
            s.rest[used + 1 + length] = '\0';
        }
        name += length + strspn(name + length, " ");
    }
    return s;
}

static void remember_damaged(struct font_set *set, const char *path)
{
    char **damaged =
        array_room(set->damaged, &set->damaged_capacity, set->damaged_count, sizeof *damaged);
    set->damaged = damaged ? damaged : set->damaged;
    char *copy = damaged ? strdup(path) : NULL;
    if (copy) {
        set->damaged[set->damaged_count++] = copy;
    }
    set->no_memory |= !copy;
}

static void remember_face(struct font_set *set, const char *path, const char *family,
                          const char *rest, enum font_style style)
{
    struct known_file *known =
        array_room(set->known, &set->known_capacity, set->known_count, sizeof *known);
    set->known = known ? known : set->known;
    struct text name = {0};
    text_printf(&name, "%s%s", family, rest);
    struct known_file k = {.path = strdup(path), .family = name.data, .style = style};
    if (known && k.path && !name.failed) {
        set->known[set->known_count++] = k;
        return;
    }
    set->no_memory = true;
    free(k.path);
    text_free(&name);
}

/* What cannot be looked into for a passing reason would hide its fonts from one run. */
static void note_hidden(struct font_set *set)
{
    if (diag_may_pass(errno)) {
        set->hidden = errno;
    }
}

/* `alias` (may be NULL): what its family is called too. */
static void remember_file(struct font_set *set, const char *path, const char *alias)
{
    FT_Face face;
    errno = 0;
    if (FT_New_Face(set->library, path, 0, &face) != 0) {
        note_hidden(set);
        remember_damaged(set, path);
        return;
    }
    struct style_name style = read_style(face->style_name);
    /* Of designs by size ("12 Regular") the family's name alone means each. */
    if (alias && strspn(style.rest, " 0123456789") == strlen(style.rest)) {
        remember_face(set, path, alias, "", style.style);
    } else if (face->family_name && !alias) {
        remember_face(set, path, face->family_name, style.rest, style.style);
    }
    FT_Done_Face(face);
}

bool font_file_ending(const char *name)
{
    return has_ending(name, ".ttf") || has_ending(name, ".otf");
}

static void search_directory(struct font_set *set, const char *directory, unsigned depth)
{
    DIR *dir = depth < MAX_DIRECTORY_DEPTH ? opendir(directory) : NULL;
    if (!dir) {
        if (depth < MAX_DIRECTORY_DEPTH) {
            note_hidden(set);
        }
        return;
    }
    for (struct dirent *entry; errno = 0, (entry = readdir(dir));) {
        if (entry->d_name[0] == '.') {
            continue;
        }
        struct text path = {0};
        text_printf(&path, "%s/%s", directory, entry->d_name);
        struct stat st;
        set->no_memory |= path.failed;
        if (!path.failed && stat(path.data, &st) == 0) {
            if (S_ISDIR(st.st_mode)) {
                search_directory(set, path.data, depth + 1);
            } else if (font_file_ending(path.data)) {
                remember_file(set, path.data, NULL);
            }
        }
        text_free(&path);
    }
    note_hidden(set);
    closedir(dir);
}

static int compare_known(const void *a, const void *b)
{
    return strcmp(((const struct known_file *)a)->path, ((const struct known_file *)b)->path);
}

static void sort_known(struct font_set *set)
{
    if (set->known_count) {
        qsort(set->known, set->known_count, sizeof *set->known, compare_known);
    }
}

void fonts_search(struct font_set *set)
{
    if (set->searched) {
        return;
    }
    set->searched = true;
    search_directory(set, "/usr/share/fonts", 0);
    search_directory(set, "/usr/local/share/fonts", 0);
    const char *data = getenv("XDG_DATA_HOME");
    const char *home = getenv("HOME");
    struct text own = {0};
    if (data && *data) {
        text_printf(&own, "%s/fonts", data);
    } else if (home) {
        text_printf(&own, "%s/.local/share/fonts", home);
    }
    set->no_memory |= own.failed;
    if (own.data) {
        search_directory(set, own.data, 0);
    }
    text_free(&own);
    sort_known(set);
}

/* The files of a family, each with its NUL. */
static const char *list_files(void *context, struct text *out)
{
    const char *family = context;
    const char *lacking = fontconfig_load_error();
    if (lacking) {
        return strstr(lacking, strerror(ENOENT)) ? NULL : lacking; /* it is not installed */
    }
    FcConfig *config = FcInitLoadConfigAndFonts();
    FcPattern *pattern = FcPatternCreate();
    FcObjectSet *wanted = FcObjectSetBuild(FC_FILE, (char *)NULL);
    bool ready = config && pattern && wanted &&
                 FcPatternAddString(pattern, FC_FAMILY, (const FcChar8 *)family);
    FcFontSet *found = ready ? FcFontList(config, pattern, wanted) : NULL;
    for (int i = 0; found && i < found->nfont; i++) {
        FcChar8 *file;
        if (FcPatternGetString(found->fonts[i], FC_FILE, 0, &file) == FcResultMatch &&
            font_file_ending((const char *)file)) {
            text_add(out, (const char *)file, strlen((const char *)file) + 1);
        }
    }
    bool answered = found != NULL;
    if (found) {
        FcFontSetDestroy(found);
    }
    if (wanted) {
        FcObjectSetDestroy(wanted);
    }
    if (pattern) {
        FcPatternDestroy(pattern);
    }
    if (config) {
        FcConfigDestroy(config);
    }
    return answered ? NULL : OUT_OF_MEMORY;
}

/* Fontconfig works in a child, since it may crash where memory ends. Where our own search was cut
 * short, what that missed is not for Fontconfig to find. */
void fonts_ask_fontconfig(struct font_set *set, const char *family)
{
    struct child_fault fault;
    struct text files = {0};
    if (set->no_memory || set->hidden || set->unanswered[0]) {
        return;
    }
    if (run_in_child(list_files, (void *)(uintptr_t)family, &files, &fault)) {
        for (size_t i = 0; i < files.length; i += strlen(files.data + i) + 1) {
            remember_file(set, files.data + i, family);
        }
        sort_known(set);
    } else if (fault.out_of_memory) {
        set->no_memory = true;
    } else {
        snprintf(set->unanswered, sizeof set->unanswered, "%s", fault.words);
    }
    text_free(&files);
}

void fonts_forget(struct font_set *set)
{
    for (size_t i = 0; i < set->known_count; i++) {
        free(set->known[i].path);
        free(set->known[i].family);
    }
    free(set->known);
    for (size_t i = 0; i < set->damaged_count; i++) {
        free(set->damaged[i]);
    }
    free(set->damaged);
}

const char *fonts_damaged(const struct font_set *set, const char *family)
{
    for (size_t i = 0; i < set->damaged_count; i++) {
        const char *slash = strrchr(set->damaged[i], '/');
        const char *name = slash ? slash + 1 : set->damaged[i];
        const char *c = family;
        for (; *c && (*c == ' ' || tolower((unsigned char)*c) == tolower((unsigned char)*name));
             c++) {
            name += *c != ' ';
        }
        if (!*c) {
            return set->damaged[i];
        }
    }
    return NULL;
}
