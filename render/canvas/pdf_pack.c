#include "render/canvas/pdf_pack.h"

#include <qpdf/qpdf-c.h>

static bool write_packed(qpdf_data q, const struct text *pdf, struct text *out)
{
    if (qpdf_read_memory(q, "PDF", pdf->data, pdf->length, NULL) & QPDF_ERRORS ||
        qpdf_init_write_memory(q) & QPDF_ERRORS) {
        return false;
    }
    qpdf_set_object_stream_mode(q, qpdf_o_generate);
    qpdf_set_deterministic_ID(q, QPDF_TRUE);
    if (qpdf_write(q) & QPDF_ERRORS) {
        return false;
    }
    text_add(out, (const char *)qpdf_get_buffer(q), qpdf_get_buffer_length(q));
    return !out->failed;
}

bool pdf_pack(struct text *pdf)
{
    struct text packed = {0};
    qpdf_data q = qpdf_init();
    qpdf_silence_errors(q);
    qpdf_set_suppress_warnings(q, QPDF_TRUE);
    bool done = write_packed(q, pdf, &packed);
    if (qpdf_has_error(q)) {
        (void)qpdf_get_error(q); /* or libqpdf itself writes it to standard error */
    }
    qpdf_cleanup(&q);
    if (done) {
        text_free(pdf);
        *pdf = packed;
    } else {
        text_free(&packed);
    }
    return done;
}
