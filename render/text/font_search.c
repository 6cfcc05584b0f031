/* Which fonts there are: the directories of the system and of the user, and fontconfig; and which
 * of them a family's name means. */
#include <ctype.h>
#include <dirent.h>
#include <errno.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <strings.h>
#include <sys/stat.h>
#include <unistd.h>

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

/* `alias` (may be NULL): what its family is called too. Returns false if the file cannot be read.
 */
static bool remember_file(struct font_set *set, const char *path, const char *alias)
{
    FT_Face face;
    errno = 0;
    if (FT_New_Face(set->library, path, 0, &face) != 0) {
        note_hidden(set);
        return false;
    }
    struct style_name style = read_style(face->style_name);
    /* Of designs by size ("12 Regular") the family's name alone means each. */
    if (alias && strspn(style.rest, " 0123456789") == strlen(style.rest)) {
        remember_face(set, path, alias, "", style.style);
    } else if (face->family_name && !alias) {
        remember_face(set, path, face->family_name, style.rest, style.style);
    }
    FT_Done_Face(face);
    return true;
}

bool font_file_ending(const char *name)
{
    return has_ending(name, ".ttf") || has_ending(name, ".otf");
}

/* It is read when a family is sought that it may have. */
static void remember_path(struct font_set *set, const char *path)
{
    struct font_file *files =
        array_room(set->file, &set->file_capacity, set->file_count, sizeof *files);
    set->file = files ? files : set->file;
    char *copy = files ? strdup(path) : NULL;
    if (copy) {
        set->file[set->file_count++] = (struct font_file){.path = copy};
    }
    set->no_memory |= !copy;
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
        if (!path.failed && font_file_ending(path.data)) {
            remember_path(set, path.data);
        } else if (!path.failed && stat(path.data, &st) == 0 && S_ISDIR(st.st_mode)) {
            search_directory(set, path.data, depth + 1);
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

/* Does the file's name begin with the family's, or with its first `letters` letters? Blanks in the
 * family's name do not count. */
static bool named_like(const char *path, const char *family, size_t letters)
{
    const char *slash = strrchr(path, '/');
    const char *name = slash ? slash + 1 : path;
    for (const char *c = family; *c && letters; c++) {
        if (*c != ' ' && tolower((unsigned char)*c) != tolower((unsigned char)*name)) {
            return false;
        }
        name += *c != ' ';
        letters -= *c != ' ';
    }
    return true;
}

static void search_directories(struct font_set *set)
{
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
}

void fonts_search(struct font_set *set, const char *family)
{
    enum { LETTERS = 3 }; /* "Linux Libertine" is in LinLibertine_R.otf */
    if (!set->searched) {
        set->searched = true;
        search_directories(set);
    }
    bool any_read = false;
    for (size_t i = 0; i < set->file_count; i++) {
        struct font_file *f = &set->file[i];
        if (!f->read && (!family || named_like(f->path, family, LETTERS))) {
            f->read = any_read = true;
            f->damaged = !remember_file(set, f->path, NULL) && access(f->path, F_OK) == 0;
        }
    }
    if (any_read) {
        sort_known(set);
    }
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
            (void)remember_file(set, files.data + i, family);
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
    for (size_t i = 0; i < set->file_count; i++) {
        free(set->file[i].path);
    }
    free(set->file);
}

const char *fonts_damaged(const struct font_set *set, const char *family)
{
    const char *first = NULL;
    for (size_t i = 0; i < set->file_count; i++) {
        const struct font_file *f = &set->file[i];
        if (f->damaged && named_like(f->path, family, SIZE_MAX) &&
            (!first || strcmp(f->path, first) < 0)) {
            first = f->path;
        }
    }
    return first;
}

/* ---- the face of a family ---- */

const struct known_file *fonts_known(const struct font_set *set, const char *family,
                                     enum font_style style)
{
    for (size_t i = 0; i < set->known_count; i++) {
        const struct known_file *k = &set->known[i];
        if (strcasecmp(k->family, family) == 0 && k->style == style) {
            return k;
        }
    }
    return NULL;
}

/* "Open Sans Condensed Bold" names a family and its bold face. */
static const struct known_file *find_bold(const struct font_set *set, const char *family)
{
    static const char bold[] = " Bold";
    char name[128];
    size_t length = strlen(family);
    size_t end = sizeof bold - 1;
    if (length <= end || length >= sizeof name || strcasecmp(family + length - end, bold) != 0) {
        return NULL;
    }
    memcpy(name, family, length - end);
    name[length - end] = '\0';
    return fonts_known(set, name, FONT_BOLD);
}

const struct known_file *fonts_face(const struct font_set *set, const char *family,
                                    enum font_style style)
{
    const struct known_file *k = fonts_known(set, family, style);
    if (!k && style == FONT_BOLD_ITALIC) {
        k = fonts_known(set, family, FONT_BOLD);
    }
    k = k || style == FONT_REGULAR ? k : fonts_known(set, family, FONT_REGULAR);
    return k ? k : find_bold(set, family);
}

enum status fonts_not_found(const struct font_set *set, const char *family,
                            const struct diag_at *at, struct diag *d)
{
    const char **names = malloc((set->known_count + 1) * sizeof *names);
    for (size_t i = 0; names && i < set->known_count; i++) {
        names[i] = set->known[i].family;
    }
    const char *near = names ? text_nearest(family, names, set->known_count) : NULL;
    free(names);
    if (near) {
        return diag_usage(d, at, "there is no font family '%s'; did you mean '%s'?", family, near);
    }
    d->hint = "install the font, or give the path of a .ttf or .otf file; fc-list lists the "
              "installed fonts";
    return diag_usage(d, at, "there is no font family '%s' on this machine", family);
}
