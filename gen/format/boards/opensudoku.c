/* OpenSudoku's XML: <game data="..."/> elements, read as they come, so that files of any length
 * take little memory. */
#include "base/library/expat_calls.h"
#include <stdlib.h>
#include <string.h>

#include "gen/format/reading/cells.h"
#include "gen/format/reading/reader.h"

struct xml {
    XML_Parser parser;
    struct text data; /* of the game just met */
    bool has_game;
    bool over;
};

static void XMLCALL start_element(void *context, const XML_Char *name, const XML_Char **attributes)
{
    struct xml *x = context;
    if (strcmp(name, "game") != 0) {
        return;
    }
    text_clear(&x->data);
    text_puts(&x->data, "");
    for (; attributes[0]; attributes += 2) {
        if (strcmp(attributes[0], "data") == 0) {
            text_puts(&x->data, attributes[1]);
        }
    }
    x->has_game = true;
    XML_StopParser(x->parser, XML_TRUE);
}

static void drop_state(void *state)
{
    struct xml *x = state;
    XML_ParserFree(x->parser);
    text_free(&x->data);
    free(x);
}

static enum status start(struct reader *r)
{
    const char *lacking = expat_load_error();
    if (lacking) {
        r->broken = true;
        return diag_error(r->diag, NULL, "%s", lacking);
    }
    struct xml *x = calloc(1, sizeof *x);
    if (!x || !(x->parser = XML_ParserCreate(NULL))) {
        free(x);
        r->broken = true;
        return diag_error(r->diag, NULL, OUT_OF_MEMORY);
    }
    XML_SetUserData(x->parser, x);
    XML_SetStartElementHandler(x->parser, start_element);
    r->state = x;
    r->drop_state = drop_state;
    return STATUS_OK;
}

static struct diag_at place(const struct reader *r, const struct xml *x)
{
    return (struct diag_at){.file = r->name,
                            .line = XML_GetCurrentLineNumber(x->parser),
                            .col = XML_GetCurrentColumnNumber(x->parser) + 1};
}

/* Parse on until a game has come. */
static enum status next_game(struct reader *r, struct xml *x)
{
    XML_ParsingStatus parsing;
    x->has_game = false;
    while (!x->has_game) {
        enum XML_Status result;
        struct span bytes = {"", 0};
        if (x->over) {
            return STATUS_END;
        }
        XML_GetParsingStatus(x->parser, &parsing);
        if (parsing.parsing == XML_SUSPENDED) {
            result = XML_ResumeParser(x->parser);
        } else {
            enum status status = reader_bytes(r, &bytes);
            if (status == STATUS_FAILED) {
                x->over = true;
                return status;
            }
            result = XML_Parse(x->parser, bytes.text, (int)bytes.length, status == STATUS_END);
        }
        XML_GetParsingStatus(x->parser, &parsing);
        x->over = parsing.parsing == XML_FINISHED;
        if (result == XML_STATUS_ERROR) {
            struct diag_at at = place(r, x);
            x->over = true;
            return diag_error(r->diag, &at, "%s", XML_ErrorString(XML_GetErrorCode(x->parser)));
        }
    }
    return STATUS_OK;
}

static enum status read_record(struct reader *r, struct record *record)
{
    if (r->broken) {
        return STATUS_END;
    }
    if (!r->state && start(r) != STATUS_OK) {
        return STATUS_FAILED;
    }
    struct xml *x = r->state;
    enum status status = next_game(r, x);
    if (status != STATUS_OK) {
        return status;
    }
    r->at = place(r, x);
    struct span data = {x->data.data, x->data.length};
    if (x->data.failed) {
        r->broken = true;
        return diag_error(r->diag, &r->at, OUT_OF_MEMORY);
    }
    const struct layout *v =
        read_board(data, false, r->forced, r->last, &record->givens, &r->at, r->diag);
    if (!v) {
        return STATUS_FAILED;
    }
    record_reset(record, v);
    return STATUS_OK;
}

static bool looks_like_opensudoku(const char *head, size_t length)
{
    static const char tag[] = "<opensudoku";
    for (size_t i = 0; i + sizeof tag - 1 <= length; i++) {
        if (head[i] == '<' && memcmp(head + i, tag, sizeof tag - 1) == 0) {
            return true;
        }
    }
    return false;
}

static void begin_opensudoku(struct text *out)
{
    text_puts(out, "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<opensudoku version=\"2\">\n"
                   "<name>Nonet</name>\n");
}

static void write_record(struct text *out, const struct record *record, size_t position)
{
    (void)position;
    text_puts(out, "<game data=\"");
    text_add_grid(out, record->variant, &record->givens, '0');
    text_puts(out, "\"/>\n");
}

static void end(struct text *out, size_t count)
{
    (void)count;
    text_puts(out, "</opensudoku>\n");
}

const struct format format_opensudoku = {
    .name = "opensudoku",
    .doc = "OpenSudoku's XML",
    .extension = ".opensudoku",
    .detect = looks_like_opensudoku,
    .read = read_record,
    .begin = begin_opensudoku,
    .write = write_record,
    .end = end,
    .supports = FORMAT_SUPPORTS_GRIDS,
};
