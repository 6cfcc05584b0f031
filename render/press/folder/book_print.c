#include "render/press/folder/book_print.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "base/file/outfile.h"
#include "gen/format/page/offline.h"
#include "render/book/cover/book_cover.h"
#include "render/book/impose.h"
#include "render/press/folder/manifest.h"
#include "render/press/folder/onix.h"
#include "render/press/folder/web_folder.h"
#include "render/press/pictures/listing.h"

/* One PDF to be made. */
struct pdf_job {
    enum press_file_kind kind;
    enum preflight_kind check;
    enum book_part part;
    void (*draw)(const struct book *book, enum book_part part, struct canvas *canvas);
};

static void draw_cover(const struct book *book, enum book_part part, struct canvas *canvas)
{
    (void)part;
    cover_draw(book, canvas);
}

static void count_pages(const struct print_job *job, size_t pages)
{
    job->progress->done += pages;
    progress_set(job->progress->tell, job->progress->done);
}

static void count_page(void *context)
{
    count_pages(context, 1);
}

size_t print_edition_pages(const struct print_job *job, const struct edition *e, bool answers)
{
    return book_page_count(e->book, BOOK_INTERIOR) + (job->cfg->cover.make ? 1 : 0) +
           (answers ? book_page_count(e->book, BOOK_ANSWERS) : 0);
}

static void end_oldest(const struct print_job *job)
{
    struct print_checks *checks = job->checks;
    preflight_end_file(job->preflight, &checks->item[0]);
    count_pages(job, checks->pages[0]);
    checks->count--;
    memmove(checks->item, checks->item + 1, checks->count * sizeof checks->item[0]);
    memmove(checks->pages, checks->pages + 1, checks->count * sizeof checks->pages[0]);
}

void print_end_checks(const struct print_job *job)
{
    while (job->checks->count) {
        end_oldest(job);
    }
}

/* The findings come in the order of the files, however long each takes. */
static void check(const struct print_job *job, const struct preflight_file *file)
{
    struct print_checks *checks = job->checks;
    preflight_begin_file(&checks->item[checks->count], file);
    checks->pages[checks->count++] = file->kind == PREFLIGHT_SHEETS ? 0 : file->page_count;
    if (checks->count > checks->most || checks->count > MAX_PRINT_CHECKS) {
        end_oldest(job);
    }
}

/* Draw a PDF, check it, and note its entry of the manifest. name: of the edition in the file's
 * name. pages: the interior of which sheets are made; NULL: not of sheets. */
static enum status print_pdf(const struct print_job *job, const struct edition *e,
                             const struct pdf_job *what, const char *name,
                             const struct press_file *pages)
{
    const struct config_book *words = &e->cfg->book;
    const struct profile *profile = e->profile;
    const struct canvas_rights rights = {.publisher = words->publisher,
                                         .owner =
                                             words->publisher ? words->publisher : words->author,
                                         .copyright = words->copyright,
                                         .licence = words->licence,
                                         .licence_url = words->licence_url,
                                         .published = words->published};
    struct canvas_options o = {.title = words->title,
                               .author = words->author,
                               .subject = words->subtitle,
                               .rights = &rights,
                               .metadata = profile->metadata,
                               .navigation = profile->navigation && what->check == PREFLIGHT_PART,
                               .pdf_x = book_pdf_x(e->book),
                               .intent = book_intent_of(e->book),
                               .language = words->language,
                               .tagged = profile->tagged && what->check == PREFLIGHT_PART,
                               .packed = profile->navigation,
                               .page_done = what->check == PREFLIGHT_SHEETS ? NULL : count_page,
                               .page_context = (void *)(uintptr_t)job,
                               .record_texts = what->check == PREFLIGHT_COVER};
    struct canvas *canvas = canvas_new(canvas_device_find("pdf"), &o);
    if (!canvas) {
        return diag_error(job->diag, NULL, OUT_OF_MEMORY);
    }
    struct press_file *f = press_files_add(job->files, e->cfg, what->kind, name, job->diag);
    if (!f) {
        canvas_drop(canvas);
        return STATUS_USAGE;
    }
    what->draw(e->book, what->part, canvas);
    enum status status = canvas_finish(canvas, &f->bytes, job->diag);
    if (status == STATUS_OK) {
        struct preflight_file checked = {.name = f->name,
                                         .book = e->book,
                                         .kind = what->check,
                                         .part = what->part,
                                         .config = e->cfg,
                                         .profile = profile,
                                         .page = canvas_pages(canvas),
                                         .page_count = canvas_page_count(canvas),
                                         .text = canvas_texts(canvas),
                                         .text_count = canvas_text_count(canvas),
                                         .pdf = f->bytes.data,
                                         .pdf_length = f->bytes.length,
                                         .pages_pdf = pages ? pages->bytes.data : NULL,
                                         .pages_length = pages ? pages->bytes.length : 0};
        check(job, &checked);
        f->profile = profile->name;
        f->language = e->language;
        f->pages = canvas_page_count(canvas);
        press_file_seal(f);
    }
    canvas_drop(canvas);
    return status;
}

enum config_imposition edition_imposition(const struct book_config *cfg,
                                          const struct profile *profile)
{
    return strcmp(profile->name, "home") == 0 ? cfg->home.imposition : IMPOSITION_NONE;
}

enum status print_edition(const struct print_job *job, const struct edition *e, bool first_edition)
{
    enum config_imposition imposition = edition_imposition(e->cfg, e->profile);
    const struct pdf_job interior = {FILE_BOOK, PREFLIGHT_PART, BOOK_INTERIOR, book_draw};
    const struct pdf_job cover = {FILE_COVER, PREFLIGHT_COVER, BOOK_INTERIOR, draw_cover};
    const struct pdf_job sheets = {imposition == IMPOSITION_BOOKLET ? FILE_BOOKLET : FILE_SHEETS,
                                   PREFLIGHT_SHEETS, BOOK_INTERIOR, impose_draw};
    const struct pdf_job key = {FILE_ANSWERS, PREFLIGHT_PART, BOOK_ANSWERS, book_draw};
    size_t first = job->files->count;
    enum status status = print_pdf(job, e, &interior, e->name, NULL);
    if (status == STATUS_OK && e->cfg->cover.make) {
        status = print_pdf(job, e, &cover, e->name, NULL);
    }
    if (status == STATUS_OK && imposition != IMPOSITION_NONE) {
        status = print_pdf(job, e, &sheets, e->name, &job->files->item[first]);
    }
    if (status == STATUS_OK && first_edition && book_page_count(e->book, BOOK_ANSWERS)) {
        status = print_pdf(job, e, &key, e->language, NULL);
    }
    if (status == STATUS_OK && first_edition && e->cfg->onix.make) {
        status = onix_add(job->files, e, job->diag);
    }
    return status;
}

/* Both are what is in the PNG. */
static enum status ebook_files(const struct print_job *job, const struct edition *e,
                               struct text *png)
{
    struct art *picture = NULL;
    struct press_file *jpeg =
        press_files_add(job->files, e->cfg, FILE_EBOOK_JPEG, e->language, job->diag);
    struct press_file *f =
        jpeg ? press_files_add(job->files, e->cfg, FILE_EBOOK_PNG, e->language, job->diag) : NULL;
    if (!f) {
        return STATUS_USAGE;
    }
    enum status status = art_read_in_colour(&picture, f->name, png->data, png->length, job->diag);
    if (status == STATUS_OK && !art_write_jpeg(&picture->image, &jpeg->bytes)) {
        status = diag_error(job->diag, NULL, OUT_OF_MEMORY);
    }
    art_drop(picture);
    f->bytes = *png;
    *png = (struct text){0};
    press_file_seal(jpeg);
    press_file_seal(f);
    return status;
}

/* The cover's front for shops of ebooks. */
static enum status print_ebook(const struct print_job *job, const struct edition *e)
{
    struct canvas_options o = {.scale = EBOOK_SCALE};
    struct canvas *canvas = canvas_new(canvas_device_find("png"), &o);
    struct text png = {0};
    if (!canvas) {
        return diag_error(job->diag, NULL, OUT_OF_MEMORY);
    }
    cover_draw_ebook(e->book, canvas);
    enum status status = canvas_finish(canvas, &png, job->diag);
    status = status == STATUS_OK ? ebook_files(job, e, &png) : status;
    canvas_drop(canvas);
    text_free(&png);
    return status;
}

static enum status print_offline(const struct print_job *job, const struct edition *e,
                                 const struct text *page)
{
    static const enum press_file_kind kinds[OFFLINE_FILE_COUNT] = {
        [OFFLINE_WORKER] = FILE_WEB_WORKER,
        [OFFLINE_MANIFEST] = FILE_WEB_MANIFEST,
        [OFFLINE_ICON] = FILE_WEB_ICON,
    };
    for (unsigned i = 0; i < OFFLINE_FILE_COUNT; i++) {
        struct press_file *f = press_files_add(job->files, e->cfg, kinds[i], NULL, job->diag);
        if (!f) {
            return STATUS_USAGE;
        }
        offline_write((enum offline_file)i, WEB_PAGE_NAME, e->cfg->book.title,
                      e->cfg->book.language, page, &f->bytes);
        if (f->bytes.failed) {
            return diag_error(job->diag, NULL, OUT_OF_MEMORY);
        }
        press_file_seal(f);
    }
    return STATUS_OK;
}

static enum status print_web(const struct print_job *job, const struct edition *e)
{
    /* The first language's page is the folder's. */
    const char *language = e->language_number ? e->language : NULL;
    struct press_file *f = press_files_add(job->files, e->cfg, FILE_WEB, language, job->diag);
    enum status status = f ? web_page(e->cfg, e->book, &f->bytes, job->diag) : STATUS_USAGE;
    if (status == STATUS_OK) {
        press_file_seal(f);
        status = language ? STATUS_OK : print_offline(job, e, &f->bytes);
    }
    return status;
}

enum status print_language(const struct print_job *job, const struct edition *e)
{
    enum status status = e->cfg->web.make ? print_web(job, e) : STATUS_OK;
    status = status == STATUS_OK && e->cfg->cover.ebook ? print_ebook(job, e) : status;
    return status == STATUS_OK && e->cfg->cover.listing ? listing_add(job, e) : status;
}

enum status print_documents(const struct print_job *job, const struct book *book)
{
    struct press_files *files = job->files;
    struct press_file *report = press_files_add(files, job->cfg, FILE_PREFLIGHT, NULL, job->diag);
    if (!report) {
        return STATUS_USAGE;
    }
    preflight_print_json(job->preflight, &report->bytes);
    press_file_seal(report);
    bool failed = report->bytes.failed || job->preflight->out_of_memory;
    struct text manifest = {0};
    manifest_print(job->cfg, book, files, &manifest);
    failed |= manifest.failed;
    struct press_file *f =
        failed ? NULL : press_files_add(files, job->cfg, FILE_MANIFEST, NULL, job->diag);
    if (!f) {
        text_free(&manifest);
        return failed ? diag_error(job->diag, NULL, OUT_OF_MEMORY) : STATUS_USAGE;
    }
    f->bytes = manifest;
    press_file_seal(f);
    return STATUS_OK;
}

/* A folder for pictures. */
struct preview {
    const char *path;
    int folder;
    double scale;
};

static enum status draw_picture(const struct book *book, size_t page, const struct preview *preview,
                                struct diag *d)
{
    char name[32];
    snprintf(name, sizeof name, "page-%03zu.png", page + 1);

    struct canvas_options o = {.scale = preview->scale};
    struct canvas *canvas = canvas_new(canvas_device_find("png"), &o);
    struct text bytes = {0};
    if (!canvas) {
        return diag_error(d, NULL, OUT_OF_MEMORY);
    }
    book_draw_page(book, BOOK_INTERIOR, page, canvas);
    enum status status = canvas_finish(canvas, &bytes, d);
    if (status == STATUS_OK) {
        status = outfile_write_beneath(preview->folder, preview->path, name, bytes.data,
                                       bytes.length, d);
    }
    canvas_drop(canvas);
    text_free(&bytes);
    return status;
}

enum status draw_page_pictures(const struct book *book, const char *directory, unsigned dpi,
                               struct diag *d)
{
    struct preview preview = {.path = directory, .folder = -1, .scale = (double)dpi / 72};
    size_t made;
    enum status status = outfile_make_directories(directory, &made, d);
    if (status == STATUS_OK) {
        preview.folder = open(directory, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
        status = preview.folder >= 0 ? STATUS_OK
                                     : diag_error(d, NULL, "cannot open the directory '%s': %s",
                                                  directory, strerror(errno));
    }
    for (size_t i = 0; i < book_page_count(book, BOOK_INTERIOR) && status == STATUS_OK; i++) {
        status = draw_picture(book, i, &preview, d);
    }
    if (preview.folder >= 0) {
        close(preview.folder);
    }
    if (status != STATUS_OK) {
        outfile_unmake_directories(directory, made);
    }
    return status;
}
