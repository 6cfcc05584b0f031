/* IDs of puzzles: the same in every run, whatever boards were made before. */
#include <criterion/criterion.h>
#include <string.h>

#include "gen/format/stream.h"
#include "gen/make/run/puzzle_id.h"

static void read_id(const char *json, char id[PUZZLE_ID_SIZE])
{
    struct diag d;
    struct record record = {0};
    diag_init(&d, stderr);
    record_init(&record, variant_find("classic"));
    struct reader *r = reader_open_text("it", json, strlen(json), NULL, NULL, &d);
    cr_assert_eq(reader_next(r, &record), STATUS_OK);
    puzzle_id(&record, id);
    record_free(&record);
    reader_close(r);
}

Test(puzzle_id, a_jigsaw_with_constraints_keeps_its_id)
{
    static const char one[] =
        "{\"puzzle\":\".........................\",\"variant\":\"jigsaw-5\","
        "\"regions\":\"AAABBAACBBCCCCBDDDDDEEEEE\",\"constraints\":[{\"kind\":"
        "\"cage\",\"cells\":[\"r1c1\",\"r1c2\"],\"sum\":3}]}\n";
    static const char other[] =
        "{\"puzzle\":\".........................\",\"variant\":\"jigsaw-5\","
        "\"regions\":\"AAAAABBBBBCCCCCDDDDDEEEEE\",\"constraints\":[{"
        "\"kind\":\"odd\",\"cells\":[\"r1c1\"]}]}\n";
    char id[PUZZLE_ID_SIZE];
    char again[PUZZLE_ID_SIZE];
    char different[PUZZLE_ID_SIZE];
    read_id(one, id);
    read_id(other, different);
    read_id(one, again);
    cr_assert_str_eq(again, id, "boards made in between change an ID");
    cr_assert_str_neq(different, id);
}
