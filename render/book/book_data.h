/* All that a planned book holds, for the files of render/book alone. Each member is explained in
 * the header of its subject.
 *
 * Threads: constant once planned. */
#ifndef NONET_RENDER_BOOK_BOOK_DATA_H
#define NONET_RENDER_BOOK_BOOK_DATA_H

#include "config/translation/translation.h"
#include "gen/grade/technique.h"
#include "render/board/board_draw.h"
#include "render/book/book.h"
#include "render/book/pages/part_pdf.h"
#include "render/book/pages/rules_example.h"
#include "render/book/plan/intent.h"
#include "render/book/plan/page_list.h"
#include "render/book/plan/page_memory.h"
#include "render/book/plan/second_ink.h"
#include "render/book/plan/sheet.h"
#include "render/book/puzzles/section_layout.h"
#include "render/book/scenes/scenes.h"
#include "render/book/style/book_pictures.h"
#include "render/book/style/book_type.h"

struct book {
    struct book_source source;
    const struct book_config *cfg;
    struct translation translation;
    /* how it looks */
    struct book_sheet sheet;
    struct book_faces faces;
    struct type_scale type;
    struct board_style board;
    struct second_ink ink;
    struct book_intent intent;
    struct book_pictures pictures;
    struct book_scenes scenes;
    struct book_own_pdfs own;
    struct rules_example usual_example, killer_example; /* of the how-to text */
    /* where things stand */
    struct book_puzzle *puzzle;
    size_t puzzle_count;
    struct technique_set *techniques; /* that each puzzle needs, by its index */
    char **board_title;   /* for each section its board's name, if that is its title; else NULL */
    unsigned level_marks; /* the number of marks that show a level */
    struct section_layouts layouts;
    struct page_list part[2];
    struct book_contents contents;
    struct page_memory memory;
    struct page lost_page; /* stands for one that memory did not hold */
    bool out_of_memory;
};

#endif
