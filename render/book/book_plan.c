/* Planning a book: margins and gutter, then pages, until the one agrees with the other. */
#include <math.h>
#include <stdlib.h>

#include "render/book/boards/printed_rules.h"
#include "render/book/book_data.h"
#include "render/book/cover/cover_faces.h"
#include "render/book/cover/cover_pictures.h"
#include "render/book/openers/section_page.h"
#include "render/book/page_plan.h"
#include "render/book/pages/part_lists.h"
#include "render/book/plan/puzzle_links.h"
#include "render/book/plan/puzzle_list.h"
#include "render/book/puzzles/puzzle_head.h"
#include "render/book/style/board_looks.h"
#include "render/book/style/level_marks.h"
#include "render/book/style/ornaments.h"
#include "render/book/style/text_check.h"

enum { MAX_PLANNING_ROUNDS = 8 };

/* Texts that cannot continue on another page. */
static enum status check_single_pages(const struct book *b, struct diag *d)
{
    enum status usual = parts_check_usual(b, d);
    enum status sections = section_pages_check(b, d);
    return sections == STATUS_OK ? usual : sections;
}

/* A wider gutter can make more pages, and more pages a wider gutter; neither ever shrinks here, so
 * a few rounds settle it. */
static enum status settle(struct book *b, struct diag *d)
{
    const struct profile *profile = b->source.profile;
    double gutter = profile_gutter_pt(profile, 1);
    for (unsigned round = 0; round < MAX_PLANNING_ROUNDS; round++) {
        sheet_set_margins(b, gutter);
        enum status status = section_layouts_choose(b, d);
        status = status == STATUS_OK ? page_plan_make(b, d) : status;
        if (status != STATUS_OK) {
            return status;
        }
        double wanted = profile_gutter_pt(profile, (unsigned)b->part[BOOK_INTERIOR].count);
        if (wanted <= gutter) {
            break;
        }
        gutter = wanted;
    }
    enum status status = sheet_check_bounds(b, d);
    status = status == STATUS_OK ? check_single_pages(b, d) : status;
    status = status == STATUS_OK ? ornament_check(b, d) : status;
    return status == STATUS_OK ? parts_check_pages(b, d) : status;
}

/* The pictures that the config names, all but those of the lists of parts. */
static enum status load_pictures(struct book *b, struct diag *d)
{
    enum status ornament = ornament_load(b, d);
    enum status cover = cover_load_pictures(b, d);
    return cover == STATUS_OK ? ornament : cover;
}

/* Reads the config's settings and the files it names, before anything is measured. */
static enum status read_config(struct book *b, struct diag *d)
{
    const struct profile *profile = b->source.profile;
    enum status status = sheet_check(b, d);
    status = status == STATUS_OK ? book_intent_read(&b->intent, b->cfg, profile, d) : status;
    status = status == STATUS_OK ? second_ink_read(&b->ink, b->cfg, profile, d) : status;
    status = status == STATUS_OK ? parts_check(b, d) : status;
    status = status == STATUS_OK ? load_pictures(b, d) : status;
    status = status == STATUS_OK ? book_load_scenes(b, d) : status;
    status = status == STATUS_OK ? parts_load_files(b, d) : status;
    status = status == STATUS_OK ? book_find_faces(b, d) : status;
    return status == STATUS_OK ? cover_find_faces(b, d) : status;
}

enum status book_plan(struct book **out, const struct book_source *source, struct diag *d)
{
    *out = NULL;
    struct book *b = calloc(1, sizeof *b);
    if (!b) {
        return diag_error(d, NULL, OUT_OF_MEMORY);
    }
    b->source = *source;
    b->cfg = source->config;
    b->translation =
        (struct translation){b->cfg->book.language, &b->cfg->book.words, b->cfg->style.friends};
    sheet_set_size(b);
    bool whole = book_number_puzzles(b) && section_titles_make(b) && section_layouts_make(b) &&
                 rules_examples_init(b);
    enum status status = whole ? read_config(b, d) : diag_error(d, NULL, OUT_OF_MEMORY);
    if (status == STATUS_OK) {
        b->level_marks = level_marks_of(b);
        book_set_board_style(b);
        book_set_type(b);
        puzzle_numbers_measure(b);
        status = book_check_texts(b, d);
    }
    status = status == STATUS_OK ? book_link_puzzles(b, d) : status;
    status = status == STATUS_OK ? settle(b, d) : status;
    const char *fault = status == STATUS_OK ? font_fault(b->faces.serif) : NULL;
    status = fault ? diag_error(d, NULL, "%s", fault) : status;
    if (status != STATUS_OK) {
        book_drop(b);
        return status;
    }
    *out = b;
    return STATUS_OK;
}

void book_drop(struct book *b)
{
    if (!b) {
        return;
    }
    page_memory_free(b);
    book_intent_free(&b->intent);
    book_drop_pictures(b);
    book_drop_scenes(b);
    imported_pdfs_drop(b);
    rules_examples_free(b);
    free(b->part[BOOK_INTERIOR].page);
    free(b->part[BOOK_ANSWERS].page);
    book_drop_links(b);
    book_free_puzzles(b);
    section_titles_free(b);
    section_layouts_free(b);
    free(b);
}
